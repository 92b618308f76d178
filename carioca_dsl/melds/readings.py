"""What cards laid together may be: every legal reading of them in one act."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from carioca_dsl.cards import Card, rank_of, suit_of
from carioca_dsl.melds.meld import Meld, of_run, of_set
from carioca_dsl.melds.terms import Terms, Wanted
from carioca_dsl.melds.track import Track, track_of
from carioca_dsl.model import SetKind, Suits


def readings(terms: Terms, cards: Sequence[Card], act: str) -> tuple[Meld, ...]:
    """The legal readings of what a player lays, each once.

    The written order of a run, upwards or downwards, names the places of its wild cards. Where it does not make
    sense, the natural cards are put in order, wild cards fill the gaps, and those left over may stand at either end:
    several readings, between which whoever laid them has to choose.
    """
    wilds = [card for card in cards if terms.is_wild(card)]
    naturals = [card for card in cards if not terms.is_wild(card)]
    found: dict[Meld, None] = {}
    if naturals:
        for wanted in terms.wanted[act]:
            if len(cards) in wanted.size and len(wilds) in wanted.wilds:
                found.update(dict.fromkeys(shapes(wanted, cards, naturals, wilds)))
    return tuple(found)


def shapes(wanted: Wanted, cards: Sequence[Card], naturals: list[Card], wilds: list[Card]) -> Iterator[Meld]:
    """The readings as the wanted kind, whatever the size and the wild cards."""
    kind = wanted.kind
    if isinstance(kind, SetKind):
        if set_fits(kind, naturals, len(cards)):
            yield of_set(kind.name, rank_of(naturals[0]), naturals, wilds)
    elif len({suit_of(card) for card in naturals}) == 1:
        suit = suit_of(naturals[0])
        for low, ordered in run_orders(track_of(kind), cards, naturals, wilds):
            yield of_run(kind.name, suit, low, ordered)


def set_fits(kind: SetKind, naturals: list[Card], size: int) -> bool:
    """Whether the natural cards are of one rank that the kind knows, and their suits as it wants them."""
    ranks = {rank_of(card) for card in naturals}
    if len(ranks) != 1 or (kind.ranks is not None and not kind.ranks.holds(naturals[0])):
        return False
    if kind.suits is Suits.DIFFERENT:
        return size <= 4 and len({suit_of(card) for card in naturals}) == len(naturals)
    return True


def run_orders(
    track: Track, cards: Sequence[Card], naturals: list[Card], wilds: list[Card]
) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """The places and orders in which the cards are consecutive: as written if possible, else put in order."""
    natural = set(naturals)
    for written in (tuple(cards), tuple(reversed(cards))):
        found = False
        for low in track.lows(len(cards)):
            ranks = track.ranks(low, len(cards))
            if all(rank_of(card) == rank for card, rank in zip(written, ranks, strict=True) if card in natural):
                found = True
                yield low, written
        if found:
            return
    for low in track.lows(len(cards)):
        for ordered in _fillings(track.ranks(low, len(cards)), naturals, wilds):
            yield low, ordered


def _fillings(ranks: list[int], naturals: list[Card], wilds: list[Card]) -> Iterator[tuple[Card, ...]]:
    """The ways of putting the natural cards at places of their ranks (several only on further laps)."""
    by_rank: dict[int, list[Card]] = {}
    for card in sorted(naturals):
        by_rank.setdefault(rank_of(card), []).append(card)
    choices = []
    for rank, held in by_rank.items():
        places = [place for place, wanted in enumerate(ranks) if wanted == rank]
        choices.append([list(zip(chosen, held, strict=True)) for chosen in combinations(places, len(held))])
    for chosen in product(*choices):
        at = {place: card for pairs in chosen for place, card in pairs}
        rest = iter(wilds)
        yield tuple(at[place] if place in at else next(rest) for place in range(len(ranks)))
