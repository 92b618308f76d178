"""What a contract may look like: melds that the judge takes for it, from the model alone."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from carioca_dsl.cards import FACES, JOKER, RANKS, SUITS, Card, is_joker, make_card, natural_face
from carioca_dsl.melds import Meld, MeldRoom, room_of, terms_of
from carioca_dsl.model import Combination, FinalDiscard, Part, RoundRules, RunKind, SetKind
from carioca_dsl.model.sections import Deck
from carioca_dsl.prose.facts.played import free_kinds

Kind = SetKind | RunKind
_RANKS = (8, 13, 5, 11, 3, 9, 6, 12, 4, 10, 7, 2, 1)
"""Ranks of sets, in the order in which they are tried: small and large ones beside each other."""
_LOWS = (4, 9, 6, 3, 7, 5, 8, 2, 10, 11, 1, 12)
"""Where runs begin."""
_SUITS = (3, 2, 0, 1)
_MOST_TRIES = 2_000
_MOST_MELDS = 6

Slots = list[tuple[Kind, int]]
"""Melds to be laid: the kind of each, and of how many cards."""


def specimen(entry: RoundRules, combination: Combination) -> tuple[Meld, ...]:
    """Melds that are this alternative of the contract; none where nothing simple is it."""
    room = room_of(replace(terms_of(entry), contract=(combination,)))
    left = int(entry.turn.final_discard is FinalDiscard.REQUIRED)
    plans = _free(entry, combination, left) if combination.free else [_named(entry, combination)]
    return next((melds for slots in plans if (melds := _laid(room, entry.deck, slots, left))), ())


def _laid(room: MeldRoom, deck: Deck, slots: Slots, left: int) -> tuple[Meld, ...]:
    """Plain melds for all slots that together are the contract, if they leave so many cards; or none."""
    tries = 0

    def lay(number: int, groups: list[tuple[Card, ...]], used: set[object]) -> tuple[Meld, ...]:
        nonlocal tries
        if number == len(slots):
            return next(iter(room.opening_readings(groups, left)), ())
        kind, size = slots[number]
        for group, token in groups_of(kind, size, number):
            tries += 1
            if tries > _MOST_TRIES:
                return ()
            shared = token in used or any(card in other for other in groups for card in group)
            if shared or not _is_dealt(deck, group) or not is_meld(room, kind, group):
                continue
            found = lay(number + 1, [*groups, group], used | {token})
            if found:
                return found
        return ()

    return lay(0, [], set())


def _is_dealt(deck: Deck, group: Sequence[Card]) -> bool:
    """Whether the deck has all these cards: as many copies of each as there are packs."""
    return all(card // FACES < (deck.jokers if is_joker(card) else deck.packs) for card in group)


def _named(entry: RoundRules, combination: Combination) -> Slots:
    """The melds that the contract names."""
    return [slot for part in combination.parts for slot in [_slot(entry, part)] * part.count]


def _free(entry: RoundRules, combination: Combination, left: int) -> Iterator[Slots]:
    """Where kinds are left open: some sets and runs by turns, for a whole hand as many cards as there are."""
    free = [entry.kind(name) for name in free_kinds(entry)]
    both = [next(kind for kind in free if kind.shape == shape) for shape in {kind.shape: None for kind in free}]
    numbers = range(1, _MOST_MELDS + 1)
    # the more melds, the less is missing of the hand, and none of them is much longer than the others
    for number in reversed(numbers) if combination.whole_hand else numbers:
        slots = [(kind, max(1, kind.size.least)) for kind in (both * _MOST_MELDS)[:number]]
        missing = entry.deal.hand + 1 - left - sum(size for _, size in slots)
        if not combination.whole_hand:
            yield slots
        elif missing >= 0:
            yield [*slots[:-1], (slots[-1][0], slots[-1][1] + missing)]


def is_meld(room: MeldRoom, kind: Kind, group: Sequence[Card]) -> bool:
    """Whether these cards may be laid as a meld of the kind."""
    return any(meld.kind == kind.name for meld in room.readings(group, "opening"))


def _slot(entry: RoundRules, part: Part) -> tuple[Kind, int]:
    """A meld that the part asks for: its kind, and of how many cards."""
    kind = entry.kind(part.kind)
    return kind, max(1, (part.size or kind.size).least)


def groups_of(kind: Kind, size: int, number: int) -> Iterator[tuple[tuple[Card, ...], object]]:
    """Cards that may be such a meld, plain ones first, and what no other meld of the specimen should share."""
    plain = list(_sets(size, number) if kind.shape == "set" else _runs(size, number))
    yield from plain
    place = 1 if kind.shape == "run" else size - 1  # the last of a set is the first that a deck may lack
    for cards, token in plain:  # where only melds with a wild card will do
        yield (*cards[:place], make_card(JOKER, number), *cards[place + 1 :]), token


def _sets(size: int, number: int) -> Iterator[tuple[tuple[Card, ...], object]]:
    for rank in _RANKS:
        suits = [SUITS[(number + place) % len(SUITS)] for place in range(size)]
        yield (
            tuple(make_card(natural_face(rank, suit), place // len(SUITS)) for place, suit in enumerate(suits)),
            ("rank", rank),
        )


def _runs(size: int, number: int) -> Iterator[tuple[tuple[Card, ...], object]]:
    for step in range(len(_SUITS)):
        suit = _SUITS[(number + step) % len(_SUITS)]
        for low in (*_LOWS[number % 4 :], *_LOWS[: number % 4]):
            if low + size - 1 <= len(RANKS) + 1:
                ranks = [(low + place - 1) % len(RANKS) + 1 for place in range(size)]
                # from ace to ace it takes two of them
                copies = [place // len(RANKS) for place in range(size)]
                cards = (make_card(natural_face(rank, suit), copy) for rank, copy in zip(ranks, copies, strict=True))
                yield tuple(cards), ("suit", suit, low)
