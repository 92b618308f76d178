"""The slow, obvious twin of the meld solver: it reads the model and tries everything.

It shares nothing with the room but the model and the cards. A meld is told by its kind and its faces in order; of a
run the place of its first card belongs to it, too.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product

from carioca_dsl.cards import FACES, Card, Face, rank_of, suit_of
from carioca_dsl.model import Ace, Bound, Combination, Corner, Kind, RoundRules, SameRankSets, SameSuitRuns, Suits

Found = tuple[str, tuple[Face, ...], int]
"""Kind, faces in order, lowest place (0 for a set)."""


def melds(rules: RoundRules, kind: Kind, cards: Sequence[Card]) -> set[Found]:
    """What the cards are when they are laid together as that kind, whatever their number and that of wild cards."""
    naturals = [card for card in cards if not rules.deck.wild.holds(card)]
    if not naturals:
        return set()
    return _set(rules, kind, naturals, cards) if kind.shape == "set" else _runs(rules, kind, naturals, cards)


def _set(rules: RoundRules, kind: Kind, naturals: list[Card], cards: Sequence[Card]) -> set[Found]:
    if any(rank_of(card) != rank_of(naturals[0]) for card in naturals):
        return set()
    if kind.ranks is not None and rank_of(naturals[0]) not in kind.ranks.ranks:
        return set()
    if kind.suits is Suits.DIFFERENT:
        suits = [suit_of(card) for card in naturals]
        if len(set(suits)) < len(suits) or len(cards) > 4:
            return set()
    wild = sorted(card % FACES for card in cards if rules.deck.wild.holds(card))
    return {(kind.name, (*sorted(card % FACES for card in naturals), *wild), 0)}


def _runs(rules: RoundRules, kind: Kind, naturals: list[Card], cards: Sequence[Card]) -> set[Found]:
    """Each natural card goes to every place where it could lie; wild cards take the places that are left."""
    suit = suit_of(naturals[0])
    if any(suit_of(card) != suit for card in naturals):
        return set()
    wild = [card % FACES for card in cards if rules.deck.wild.holds(card)]
    found: set[Found] = set()
    for low, ranks in stretches(kind, len(cards)):
        spots = [[place for place, rank in enumerate(ranks) if rank == rank_of(card)] for card in naturals]
        for taken in product(*spots):
            if len(set(taken)) == len(taken):
                for order in set(permutations(wild)):
                    rest = iter(order)
                    faces = [
                        naturals[taken.index(place)] % FACES if place in taken else next(rest)
                        for place in range(len(ranks))
                    ]
                    found.add((kind.name, tuple(faces), low))
    return found


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
    found = []
    for number in range(1, len(hand) + 1):
        if number in size:
            for cards in combinations(hand, number):
                if sum(rules.deck.wild.holds(card) for card in cards) in wilds:
                    found += [(meld, frozenset(cards)) for meld in melds(rules, kind, cards)]
    return found


def openings(rules: RoundRules, hand: Sequence[Card]) -> set[tuple[Found, ...]]:
    """Every contract that the hand holds, up to equal cards."""
    limit = rules.wild_cards.per_meld.opening
    found: set[tuple[Found, ...]] = set()
    for alternative in rules.contract:
        choices = []
        for part in alternative.parts:
            kind = rules.kind(part.kind)
            choices += [all_melds(rules, kind, part.size or kind.size, limit, hand)] * part.count
        _choose(rules, choices, (), frozenset(), found)
    return found


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
    """The rank and suit of a natural card of the meld."""
    face = next(face for face in meld[1] if not rules.deck.wild.holds(face))
    return rank_of(face), suit_of(face)


def matches(rules: RoundRules, alternative: Combination, chosen: Sequence[Found]) -> bool:
    """Whether the melds are the parts of an alternative, in some order."""
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
        for kind in rules.kinds
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
