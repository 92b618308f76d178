"""What cards laid together may be: every legal reading of them in one act."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from carioca_dsl.cards import Card, Rank, Suit, is_joker, rank_of, suit_of
from carioca_dsl.melds.meld import Meld, of_run, of_set
from carioca_dsl.melds.terms import Terms, Wanted
from carioca_dsl.melds.track import Track, track_of
from carioca_dsl.model import Kind, SetKind, Suits

Order = tuple[Suit, int, tuple[Card, ...]]
"""A run: its suit, its lowest place, its cards from there upwards."""


def readings(terms: Terms, cards: Sequence[Card], act: str) -> tuple[Meld, ...]:
    """The legal readings of what a player lays, each once.

    The written order of a run, upwards or downwards, names the places of its wild cards. Where that makes no meld, the
    natural cards are put in order, wild cards fill the gaps, and those left over may stand at either end:
    several readings, between which whoever laid them has to choose. Where cards of wild ranks alone could be natural
    in turn, the one written first is.
    """
    found: dict[Meld, None] = {}
    for wanted in terms.wanted[act]:
        if len(cards) in wanted.size:
            for stage in _stages(terms, wanted.kind, cards):
                by_order: dict[object, Meld] = {}
                for meld in stage:
                    if within(terms, wanted, meld):
                        by_order.setdefault(meld.cards if meld.shape == "run" else meld.shape, meld)
                found.update(dict.fromkeys(by_order.values()))
                if by_order:
                    break
    return tuple(found)


def within(terms: Terms, wanted: Wanted, meld: Meld) -> bool:
    """Whether the meld has as many wild and natural cards as wanted, and the natural cards that it must hold."""
    wilds = terms.wilds_in(meld)
    return (
        wilds in wanted.wilds
        and len(meld.cards) - wilds in wanted.naturals
        and (wanted.contains is None or terms.naturals_of(meld, wanted.contains) in wanted.contains.number)
    )


def names_itself(terms: Terms, wanted: Wanted, meld: Meld) -> bool:
    """Whether a run of that sort is read as itself when its cards are laid in their order."""
    same = (other for other in shapes(terms, wanted.kind, meld.cards) if other.cards == meld.cards)
    return next((other == meld for other in same if within(terms, wanted, other)), False)


def shapes(terms: Terms, kind: Kind, cards: Sequence[Card]) -> Iterator[Meld]:
    """The readings as that kind, whatever the size and the wild cards; those that are written before others."""
    return (meld for stage in _stages(terms, kind, cards) for meld in stage)


def _stages(terms: Terms, kind: Kind, cards: Sequence[Card]) -> Iterator[Iterator[Meld]]:
    """The same, stage by stage: as written, written downwards, put in order."""
    if isinstance(kind, SetKind):
        yield _sets(terms, kind, cards)
    else:
        for stage in run_orders(terms, track_of(kind), cards):
            yield (of_run(kind.name, suit, low, ordered) for suit, low, ordered in stage)


def _sets(terms: Terms, kind: SetKind, cards: Sequence[Card]) -> Iterator[Meld]:
    for rank in set_ranks(terms, cards):
        naturals = [card for card in cards if not terms.wild_in_set(card, rank)]
        if set_fits(kind, naturals, len(cards)):
            yield of_set(kind.name, rank, naturals, [card for card in cards if terms.wild_in_set(card, rank)])


def set_ranks(terms: Terms, cards: Sequence[Card]) -> tuple[Rank, ...]:
    """The ranks of which the cards could be a set: that of a card which is never wild; without such, the wild ones."""
    ranks = dict.fromkeys(rank_of(card) for card in cards if not terms.is_wild(card))
    if not ranks and terms.natural_in_sets:
        ranks = dict.fromkeys(rank_of(card) for card in cards if not is_joker(card))
    return tuple(ranks)


def set_fits(kind: SetKind, naturals: list[Card], size: int) -> bool:
    """Whether the natural cards are of one rank that the kind knows, and their suits as it wants them."""
    ranks = {rank_of(card) for card in naturals}
    if len(ranks) != 1 or (kind.ranks is not None and not kind.ranks.holds(naturals[0])):
        return False
    if kind.suits is Suits.DIFFERENT:
        return size <= 4 and len({suit_of(card) for card in naturals}) == len(naturals)
    return True


def run_suits(terms: Terms, cards: Sequence[Card]) -> tuple[Suit, ...]:
    """The suits in which the cards could be a run: that of a card which is never wild; without such, of wild ranks."""
    suits = dict.fromkeys(suit_of(card) for card in cards if not terms.is_wild(card))
    if not suits and terms.natural_in_runs:
        suits = dict.fromkeys(suit_of(card) for card in cards if not is_joker(card))
    return tuple(suits)


def run_orders(terms: Terms, track: Track, cards: Sequence[Card]) -> Iterator[Iterator[Order]]:
    """The suits, places and orders in which the cards are consecutive: as written, downwards, or put in order."""
    suits = run_suits(terms, cards)
    never_wild = {card for card in cards if not terms.is_wild(card)}
    if never_wild and len(suits) > 1:
        return
    for written in (tuple(cards), tuple(reversed(cards))):
        yield _as_written(track, written, suits, never_wild)
    yield (
        (suit, low, ordered)
        for suit in suits
        for low in track.lows(len(cards))
        for ordered in _fillings(terms, suit, track.ranks(low, len(cards)), cards)
    )


def _as_written(
    track: Track, written: tuple[Card, ...], suits: tuple[Suit, ...], never_wild: set[Card]
) -> Iterator[Order]:
    """The suits and lowest places with which the cards lie where they should, by the first card that says so.

    A card that is never wild says so, or, without such, one of a wild rank that lies in its own place.
    """
    for index, anchor in enumerate(written):
        if suit_of(anchor) not in suits or (never_wild and anchor not in never_wild):
            continue
        for low in track.lows(len(written)):
            ranks = track.ranks(low, len(written))
            if ranks[index] == rank_of(anchor) and all(
                rank_of(card) == rank for card, rank in zip(written, ranks, strict=True) if card in never_wild
            ):
                yield suit_of(anchor), low, written
        if never_wild:
            return


def _fillings(terms: Terms, suit: Suit, ranks: list[Rank], cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """The ways of putting the natural cards at places of their ranks (several only on further laps).

    Cards of a wild rank go to their own places as long as these are free.
    """
    by_rank: dict[Rank, list[Card]] = {}
    wilds: list[Card] = []
    for card in sorted(cards):
        if not terms.is_wild(card):
            by_rank.setdefault(rank_of(card), []).append(card)
    for card in cards:
        if terms.is_wild(card):
            at_home = by_rank.get(rank_of(card), []) if suit_of(card) == suit and terms.natural_in_runs else None
            if at_home is not None and len(at_home) < ranks.count(rank_of(card)):
                by_rank.setdefault(rank_of(card), at_home).append(card)
            else:
                wilds.append(card)
    choices = []
    for rank, held in by_rank.items():
        places = [place for place, wanted in enumerate(ranks) if wanted == rank]
        choices.append([list(zip(chosen, held, strict=True)) for chosen in combinations(places, len(held))])
    for chosen in product(*choices):
        at = {place: card for pairs in chosen for place, card in pairs}
        rest = iter(wilds)
        yield tuple(at[place] if place in at else next(rest) for place in range(len(ranks)))
