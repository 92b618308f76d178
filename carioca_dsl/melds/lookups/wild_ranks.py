"""Wild ranks and the lookups: each card of a wild rank is tried as a natural card and as a wild one.

The tables know natural cards by face and so many wild cards, all alike. Where ranks are wild, a hand is *split*: some
of their cards are taken as natural, which they are in their own places, the others as wild. What is found in a split
is then *filled*: real cards take the wild places, none of them its own.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from carioca_dsl.cards import FACES, JOKER, RANKS, Card, Face, make_card
from carioca_dsl.melds.hand import Hand
from carioca_dsl.melds.lookups.planes import Planes, planes
from carioca_dsl.melds.lookups.proposals import Slot
from carioca_dsl.melds.meld import Meld, of_set, rank_at
from carioca_dsl.melds.readings import names_itself
from carioca_dsl.melds.terms import Terms, contained
from carioca_dsl.model import CardClass, SetKind, Suits

Melds = tuple[Meld, ...]


class Split(NamedTuple):
    """A hand in which some cards of wild ranks, by face, are natural; jokers stand for all that are wild."""

    cards: tuple[Card, ...]
    hand: Planes
    natural: Counter[Face]
    wild: Counter[Face]


def splits(terms: Terms, cards: Sequence[Card]) -> Iterator[Split]:
    """The splits of a hand: first the one in which all cards of wild ranks are wild."""
    fixed = tuple(card for card in cards if not terms.is_wild(card))
    ranked = [card for card in cards if card % FACES != JOKER and terms.is_wild(card)]
    jokers = len(cards) - len(fixed) - len(ranked)
    by_face: dict[Face, list[Card]] = {}
    for card in ranked:
        by_face.setdefault(card % FACES, []).append(card)
    most = by_face.values() if terms.natural_in_runs else ()
    for counts in product(*(range(len(copies) + 1) for copies in most)):
        natural = tuple(card for copies, count in zip(most, counts, strict=True) for card in copies[:count])
        wilds = jokers + len(ranked) - len(natural)
        held = (*fixed, *natural, *(make_card(JOKER, copy) for copy in range(wilds)))
        wild = Counter(card % FACES for card in ranked if card not in natural) + Counter({JOKER: jokers})
        yield Split(held, planes(held), Counter(card % FACES for card in natural), wild)


def wild_will_do(terms: Terms, smallest: int, cards: Sequence[Card]) -> bool:
    """Whether it makes no difference to call all cards of wild ranks wild when asking if a hand opens.

    Where wild cards have no limit, a natural card is missed only in a meld of wild faces alone, which takes as many of
    them as a meld has.
    """
    if not terms.natural_in_runs:
        return True
    if any(contained(kind) for kind in terms.kinds):
        return False
    free = terms.wild_cards.per_meld.opening.most is None and terms.naturals.least <= 1
    return free and sum(map(terms.is_wild, cards)) < smallest


def tells_by_number(terms: Terms, kinds: Sequence[str]) -> bool:
    """Whether numbers of natural and wild cards alone tell if these kinds can be laid.

    Not where a wild card that falls into its own place could do harm: by being one natural card too many, one wild card
    too few, or of a suit that is there already.
    """
    if not terms.natural_in_runs:
        return True
    if terms.naturals.most is not None or terms.wild_cards.per_meld.opening.least:
        return False
    sets = [kind for kind in map(terms.kind, kinds) if isinstance(kind, SetKind)]
    return not terms.natural_in_sets or all(kind.suits is Suits.ANY for kind in sets)


def ranks_of_sets(terms: Terms, kind: SetKind) -> CardClass | None:
    """The ranks of which natural cards make such a set."""
    if terms.natural_in_sets or not terms.natural_in_runs:
        return kind.ranks
    ranks = kind.ranks.ranks if kind.ranks else RANKS
    return CardClass(ranks=tuple(rank for rank in ranks if rank not in terms.wild.ranks))


def filled(terms: Terms, slots: Sequence[Slot], melds: Melds, split: Split, whole: Hand) -> Iterator[Melds]:
    """What a proposal of a split can be: each way of giving its wild places to real cards, none to its own place.

    Nothing where the proposal leaves out one of the natural cards of the split: another split has that.
    """
    used = Counter(card % FACES for meld in melds for card in meld.cards)
    if any(used[face] < count for face, count in split.natural.items()):
        return
    left = split.wild.copy()
    done: list[Meld] = []

    def fill(number: int) -> Iterator[Melds]:
        if number == len(melds):
            yield whole.deal_out(done)
            return
        for meld in _with_wilds(terms, melds[number], left):
            taken = Counter(meld.cards) - Counter(card % FACES for card in melds[number].cards if card % FACES != JOKER)
            if all(map(terms.is_wild, meld.cards)) and not names_itself(terms, slots[number].wanted, meld):
                continue
            left.subtract(taken)
            done.append(meld)
            yield from fill(number + 1)
            done.pop()
            left.update(taken)

    yield from fill(0)


def _with_wilds(terms: Terms, meld: Meld, left: Counter[Face]) -> Iterator[Meld]:
    """The meld as faces, with each choice of the wild faces ``left`` in its wild places."""
    faces = [card % FACES for card in meld.cards]
    places = [place for place, face in enumerate(faces) if face == JOKER]
    if not places:
        yield meld._replace(cards=tuple(faces))
    elif meld.shape == "set":
        pool = sorted(face for face, count in left.items() for _ in range(count) if terms.wild_in_set(face, meld.rank))
        for chosen in sorted(set(combinations(pool, len(places)))):
            yield of_set(meld.kind, meld.rank, [face for face in faces if face != JOKER], list(chosen))
    else:
        yield from _run_with_wilds(terms, meld, faces, places, left)


def _run_with_wilds(
    terms: Terms, meld: Meld, faces: list[Face], places: list[int], left: Counter[Face]
) -> Iterator[Meld]:
    here = faces.copy()
    held = left.copy()

    def fill(index: int) -> Iterator[Meld]:
        if index == len(places):
            yield meld._replace(cards=tuple(here))
            return
        place = places[index]
        for face in sorted(held):
            if held[face] and terms.wild_in_run(face, rank_at(meld.low + place), meld.suit):
                held[face] -= 1
                here[place] = face
                yield from fill(index + 1)
                held[face] += 1

    return fill(0)
