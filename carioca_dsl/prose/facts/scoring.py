"""Facts about the score of a round."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.cards import RANKS, is_joker, natural_face, rank_of
from carioca_dsl.model import CardClass, HandCounts, RoundRules
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, Standing

_SAMPLE = tuple(natural_face(rank, suit) for rank, suit in ((1, 3), (12, 2), (3, 1)))
"""A♠ Q♥ 3♦: an ace, a court card, a number; added up where the file has no sum of its own."""


@dataclass(frozen=True, kw_only=True)
class GoingOutScore(Fact):
    """What the player who goes out scores."""

    rules: ClassVar = ("scoring.going-out",)
    points: int


@dataclass(frozen=True, kw_only=True)
class GoingOutAfterChoosing(Fact):
    """What the player who goes out scores where that player chose the round."""

    rules: ClassVar = ("scoring.going-out-after-choosing",)
    points: int


@dataclass(frozen=True, kw_only=True)
class HandCount(Fact):
    """Which cards count against the others: those in hand, or only some of them."""

    rules: ClassVar = ("end-of-round.hand-counts",)
    counts: HandCounts


@dataclass(frozen=True, kw_only=True)
class PriceRow:
    """What each of these cards costs; ``points`` is ``None`` for the number printed on the card."""

    cards: CardClass
    points: int | None


@dataclass(frozen=True, kw_only=True)
class Prices(Fact):
    """The table of what cards cost."""

    rules: ClassVar = ("scoring.card-points", "scoring.joker")
    rows: tuple[PriceRow, ...]


@dataclass(frozen=True, kw_only=True)
class TableIsFree(Fact):
    """Cards on the table cost nothing."""


@dataclass(frozen=True, kw_only=True)
class Totals(Fact):
    """The score of each round is added to the total."""


@dataclass(frozen=True, kw_only=True)
class WorkedSum(Fact):
    """Some cards, what each costs, and what that makes."""

    faces: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def total(self) -> int:
        """What they cost together."""
        return sum(self.points)


def scoring(cases: Cases) -> Iterator[Fact]:
    """The facts of the chapter on scoring."""
    for scope, points in cases.groups(lambda entry: entry.scoring.going_out):
        yield GoingOutScore(points=points, scope=scope, standing=cases.standing(GoingOutScore.rules, scope))
    for scope, chosen in cases.groups(lambda entry: entry.scoring.going_out_after_choosing):
        if chosen is not None:
            standing = cases.standing(GoingOutAfterChoosing.rules, scope)
            yield GoingOutAfterChoosing(points=chosen, scope=scope, standing=standing)
    for scope, counts in cases.groups(lambda entry: entry.end_of_round.hand_counts):
        yield HandCount(counts=counts, scope=scope, standing=cases.standing(HandCount.rules, scope))
    yield TableIsFree()
    for scope, rows in cases.groups(price_rows):
        yield Prices(rows=rows, scope=scope, standing=cases.standing(Prices.rules, scope))
    yield from _sums(cases)
    yield Totals()


def _sums(cases: Cases) -> Iterator[Fact]:
    printed = tuple(found.cards for found in cases.variant.expectations if found.section == "scoring" and found.cards)
    for faces in printed or (_SAMPLE,):
        for scope, points in cases.groups(lambda entry, faces=faces: _points(entry, faces)):  # type: ignore[misc]
            if points:
                yield WorkedSum(faces=faces, points=points, scope=scope, standing=Standing.DERIVED)


def _points(entry: RoundRules, faces: tuple[int, ...]) -> tuple[int, ...]:
    """What each of the cards costs; nothing where one of them is a joker and the deck has none."""
    prices = entry.scoring
    points = [prices.joker if is_joker(face) else prices.card_points[rank_of(face) - 1] for face in faces]
    known = tuple(found for found in points if found is not None)
    return known if len(known) == len(faces) else ()


def price_rows(entry: RoundRules) -> tuple[PriceRow, ...]:
    """The prices of a round: ranks from the two up to the ace, joined where they cost the same, then the joker."""
    rows: list[tuple[list[int], int | None]] = []
    prices = entry.scoring.card_points
    for rank in (*RANKS[1:], RANKS[0]):
        points: int | None = prices[rank - 1]
        if points == rank and 1 < rank <= 10 and not _flat(rows, prices, rank):
            points = None
        if rows and rows[-1][1] == points:
            rows[-1][0].append(rank)
        else:
            rows.append(([rank], points))
    # one card at face value alone is better said by its number
    found = [
        PriceRow(cards=CardClass(ranks=tuple(ranks)), points=ranks[0] if points is None and len(ranks) == 1 else points)
        for ranks, points in rows
    ]
    if entry.scoring.joker is not None:
        found.append(PriceRow(cards=CardClass(jokers=True), points=entry.scoring.joker))
    return tuple(found)


def _flat(rows: list[tuple[list[int], int | None]], prices: tuple[int | None, ...], rank: int) -> bool:
    """Whether a card that costs its own number belongs with neighbours that all cost that much (a five among fives)."""
    before = rows[-1][1] if rows else 0
    return before == rank or (before is not None and rank < 10 and prices[rank] == rank)
