"""The slow, obvious twin of the meld solver: it reads the model and tries everything.

It shares nothing with the room but the model and the cards. A meld is told by its kind and its faces in order; of a
run the place of its first card belongs to it, too.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product

from carioca_dsl.cards import FACES, Card, Face, is_joker, rank_of, suit_of
from carioca_dsl.model import (
    Ace,
    BeyondContract,
    Bound,
    Combination,
    Corner,
    FinalDiscard,
    Kind,
    OwnPlace,
    RoundRules,
    SameRankSets,
    SameSuitRuns,
    Suits,
)

Found = tuple[str, tuple[Face, ...], int]
"""Kind, faces in order, lowest place (0 for a set)."""
ANY = Bound()


def melds(
    rules: RoundRules,
    kind: Kind,
    cards: Sequence[Card],
    wilds: Bound = ANY,
    naturals: Bound = ANY,
    every: bool = False,
    later: bool = False,
) -> set[Found]:
    """What the cards are when they are laid together as that kind, with so many wild and natural cards among them.

    ``later``: once they lie on the table, and need no longer hold what the kind must hold when it is laid.

    Of runs that would lie in the same order, the one whose first natural card comes first, unless ``every`` is asked
    for.
    """
    found: dict[object, tuple[int, Found]] = {}
    for meld, natural in _sets(rules, kind, cards) if kind.shape == "set" else _runs(rules, kind, cards):
        count = sum(natural)
        if not later and not _contained(kind, meld, natural):
            continue
        if count and count in naturals and len(cards) - count in wilds:
            first = natural.index(True)
            key = meld if every or kind.shape == "set" else meld[:2]
            found[key] = min(found.get(key, (first, meld)), (first, meld))
    return {meld for _, meld in found.values()}


def _contained(kind: Kind, meld: Found, natural: Sequence[bool]) -> bool:
    """Whether a run holds the natural cards that its kind asks for."""
    if kind.shape == "set" or kind.contains is None:
        return True
    wanted = kind.contains
    held = [face for face, at_home in zip(meld[1], natural, strict=True) if at_home and wanted.cards.holds(face)]
    return len(held) in wanted.number


def free_kinds(rules: RoundRules) -> list[Kind]:
    """The kinds that may be laid without a contract that asks for them."""
    return [kind for kind in rules.kinds if kind.beyond_the_contract is BeyondContract.ALLOWED]


def natural_in_set(rules: RoundRules, card: Card, rank: int) -> bool:
    """Whether the card is a natural card of a set of that rank."""
    if is_joker(card) or rank_of(card) != rank:
        return False
    return not rules.deck.wild.holds(card) or rules.wild_cards.in_its_own_place is OwnPlace.NATURAL


def natural_in_run(rules: RoundRules, card: Card, rank: int, suit: int) -> bool:
    """Whether the card is a natural card at that place of a run of that suit."""
    if is_joker(card) or (rank_of(card), suit_of(card)) != (rank, suit):
        return False
    own = rules.wild_cards.in_its_own_place
    return not rules.deck.wild.holds(card) or own in (OwnPlace.NATURAL, OwnPlace.NATURAL_IN_RUNS)


def _sets(rules: RoundRules, kind: Kind, cards: Sequence[Card]) -> Iterator[tuple[Found, list[bool]]]:
    for rank in range(1, 14):
        naturals = [card for card in cards if natural_in_set(rules, card, rank)]
        others = [card for card in cards if not natural_in_set(rules, card, rank)]
        if not all(rules.deck.wild.holds(card) for card in others):
            continue
        if kind.ranks is not None and rank not in kind.ranks.ranks:
            continue
        if kind.suits is Suits.DIFFERENT:
            suits = [suit_of(card) for card in naturals]
            if len(set(suits)) < len(suits) or len(cards) > 4:
                continue
        faces = (*sorted(card % FACES for card in naturals), *sorted(card % FACES for card in others))
        yield (kind.name, faces, 0), [True] * len(naturals) + [False] * len(others)


def _runs(rules: RoundRules, kind: Kind, cards: Sequence[Card]) -> Iterator[tuple[Found, list[bool]]]:
    """Each card that is never wild goes to every place where it could lie; the others take the places left."""
    never_wild = [card for card in cards if not rules.deck.wild.holds(card)]
    wild = [card % FACES for card in cards if rules.deck.wild.holds(card)]
    orders = set(permutations(wild))
    for suit in {suit_of(card) for card in never_wild} or range(4):
        if any(suit_of(card) != suit for card in never_wild):
            return
        for low, ranks in stretches(kind, len(cards)):
            spots = [[place for place, rank in enumerate(ranks) if rank == rank_of(card)] for card in never_wild]
            for taken in product(*spots):
                if len(set(taken)) < len(taken):
                    continue
                for order in orders:
                    rest = iter(order)
                    faces = tuple(
                        never_wild[taken.index(place)] % FACES if place in taken else next(rest)
                        for place in range(len(ranks))
                    )
                    natural = [natural_in_run(rules, face, rank, suit) for face, rank in zip(faces, ranks, strict=True)]
                    yield (kind.name, faces, low), natural


def stretches(kind: Kind, length: int) -> Iterator[tuple[int, list[int]]]:
    """The lowest place and the ranks of every stretch of so many places that a run of the kind may cover."""
    suit = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    if kind.around_the_corner is Corner.ALLOWED:
        for low in range(1, 14):
            yield low, [suit[(low - 1 + step) % 13] for step in range(length)]
        return
    places = {
        Ace.LOW: [0, *suit, 0],
        Ace.HIGH: [0, 0, *suit[1:], 1],
        Ace.LOW_OR_HIGH: [0, *suit, 1],
        Ace.BOTH_ENDS: [0, *suit, 1],
    }[kind.ace]
    for low in range(1, 15):
        ranks = places[low : low + length]
        both = low == 1 and low + length - 1 == 14
        if len(ranks) == length and all(ranks) and not (both and kind.ace is not Ace.BOTH_ENDS):
            yield low, ranks


def all_melds(
    rules: RoundRules, kind: Kind, size: Bound, wilds: Bound, hand: Sequence[Card]
) -> list[tuple[Found, frozenset[Card]]]:
    """Every meld of that kind and size that some cards of the hand are, with those cards."""
    naturals = rules.wild_cards.natural_cards_per_meld
    found = []
    for number in range(1, len(hand) + 1):
        if number in size:
            for cards in combinations(hand, number):
                found += [(meld, frozenset(cards)) for meld in melds(rules, kind, cards, wilds, naturals)]
    return found


def openings(rules: RoundRules, hand: Sequence[Card]) -> set[tuple[Found, ...]]:
    """Every contract that the hand holds, up to equal cards."""
    limit = rules.wild_cards.per_meld.opening
    found: set[tuple[Found, ...]] = set()
    for alternative in rules.contract:
        if alternative.worth is not None or alternative.whole_hand:
            found |= _of_whatever_kinds(rules, alternative, hand)
            continue
        choices = []
        for part in alternative.parts:
            kind = rules.kind(part.kind)
            choices += [all_melds(rules, kind, part.size or kind.size, limit, hand)] * part.count
        _choose(rules, choices, (), frozenset(), found)
    return found


def _of_whatever_kinds(rules: RoundRules, alternative: Combination, hand: Sequence[Card]) -> set[tuple[Found, ...]]:
    """Every choice of melds that is worth enough, or leaves what may be left of the hand."""
    limit = rules.wild_cards.per_meld.opening
    named: dict[tuple[tuple[Face, ...], int, frozenset[Card]], Found] = {}
    for kind in free_kinds(rules):
        for meld, cards in all_melds(rules, kind, kind.size, limit, hand):
            named.setdefault((meld[1], meld[2], cards), meld)
    every = [(meld, cards) for (_, _, cards), meld in named.items()]
    found: set[tuple[Found, ...]] = set()

    def add(start: int, chosen: tuple[Found, ...], used: frozenset[Card]) -> None:
        if chosen and apart(rules, chosen) and _enough(rules, alternative, chosen, len(hand) - len(used)):
            found.add(tuple(sorted(chosen)))
        for number in range(start, len(every)):
            meld, cards = every[number]
            if not cards & used:
                add(number + 1, (*chosen, meld), used | cards)

    add(0, (), frozenset())
    return found


def _enough(rules: RoundRules, alternative: Combination, chosen: Sequence[Found], left: int) -> bool:
    if alternative.worth is not None:
        return sum(worth(rules, meld) for meld in chosen) in alternative.worth
    discard = rules.turn.final_discard
    return left in {FinalDiscard.REQUIRED: (1,), FinalDiscard.OPTIONAL: (0, 1), FinalDiscard.FORBIDDEN: (0,)}[discard]


def worth(rules: RoundRules, meld: Found) -> int:
    """The points of a meld: each card at the price of what it stands for, an ace below a two at its own."""
    name, faces, low = meld
    price = rules.scoring.card_points
    if rules.kind(name).shape == "set":
        return price[_anchor(rules, meld)[0] - 1] * len(faces)
    total = 0
    for step in range(len(faces)):
        rank = (low - 1 + step) % 13 + 1
        below = low + step == 1 and rules.opening.low_ace is not None
        total += rules.opening.low_ace if below else price[rank - 1]
    return total


def _choose(
    rules: RoundRules,
    choices: list[list[tuple[Found, frozenset[Card]]]],
    chosen: tuple[Found, ...],
    used: frozenset[Card],
    found: set[tuple[Found, ...]],
) -> None:
    if not choices:
        if apart(rules, chosen):
            found.add(tuple(sorted(chosen)))
        return
    for meld, cards in choices[0]:
        if not cards & used:
            _choose(rules, choices[1:], (*chosen, meld), used | cards, found)


def apart(rules: RoundRules, chosen: Sequence[Found]) -> bool:
    """Whether the melds may stand in one contract."""
    for one, two in combinations(chosen, 2):
        shapes = {rules.kind(one[0]).shape, rules.kind(two[0]).shape}
        first, second = (_anchor(rules, meld) for meld in (one, two))
        if shapes == {"set"} and rules.opening.sets_of_one_rank is SameRankSets.FORBIDDEN and first[0] == second[0]:
            return False
        if shapes == {"run"} and first[1] == second[1]:
            rule = rules.opening.runs_of_one_suit
            if rule is SameSuitRuns.FORBIDDEN:
                return False
            if rule is SameSuitRuns.NOT_ADJACENT and _touch(rules, one, two):
                return False
    return True


def _touch(rules: RoundRules, one: Found, two: Found) -> bool:
    """Whether one run begins at the place after the last one of the other."""
    circle = any(rules.kind(meld[0]).around_the_corner is Corner.ALLOWED for meld in (one, two))
    for first, second in ((one, two), (two, one)):
        following = first[2] + len(first[1])
        if following == second[2] or (circle and (following - second[2]) % 13 == 0):
            return True
    return False


def _anchor(rules: RoundRules, meld: Found) -> tuple[int, int]:
    """The rank and suit of a natural card of the meld: one that is never wild, or the first in its own place."""
    for face in meld[1]:
        if not rules.deck.wild.holds(face):
            return rank_of(face), suit_of(face)
    places = enumerate(meld[1], meld[2])
    face = next(face for place, face in places if meld[2] == 0 or rank_of(face) == (place - 1) % 13 + 1)
    return rank_of(face), suit_of(face)


def matches(rules: RoundRules, alternative: Combination, chosen: Sequence[Found]) -> bool:
    """Whether the melds are the parts of an alternative, in some order."""
    if alternative.worth is not None or alternative.whole_hand:
        free = {kind.name for kind in free_kinds(rules)}
        points = sum(worth(rules, meld) for meld in chosen) if alternative.worth is not None else 0
        return all(meld[0] in free for meld in chosen) and points in (alternative.worth or ANY)
    parts = [
        (part.kind, part.size or rules.kind(part.kind).size) for part in alternative.parts for _ in range(part.count)
    ]
    return len(parts) == len(chosen) and any(
        all(meld[0] == kind and len(meld[1]) in size for meld, (kind, size) in zip(order, parts, strict=True))
        for order in permutations(chosen)
    )


def least_left(rules: RoundRules, hand: Sequence[Card], points: Sequence[int]) -> int:
    """What the cards cost at least that are left when melds have been taken from the hand."""
    per_meld = rules.wild_cards.per_meld
    limit = per_meld.melding or per_meld.opening
    # A meld may have grown as far as its kind may grow.
    every = {
        cards
        for kind in free_kinds(rules)
        for _, cards in all_melds(rules, kind, Bound(least=kind.size.least, most=kind.grows_to), limit, hand)
    }
    known: dict[frozenset[Card], int] = {frozenset(): 0}

    def left(cards: frozenset[Card]) -> int:
        if cards not in known:
            first = min(cards)
            costs = [points[first % FACES] + left(cards - {first})]
            costs += [left(cards - meld) for meld in every if first in meld and meld <= cards]
            known[cards] = min(costs)
        return known[cards]

    return left(frozenset(hand))
