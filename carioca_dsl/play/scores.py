"""The tables of points: of one deal that has ended, and of the whole match."""

from collections.abc import Sequence
from typing import NamedTuple

from carioca_dsl.cards import Card
from carioca_dsl.engine import Event, LeftMatch, ReEntered, Scored, plays_for_money
from carioca_dsl.melds import Meld, melds_of
from carioca_dsl.model import HandCounts, RoundRules
from carioca_dsl.play.board import TableMeld, sorted_hand, table_melds
from carioca_dsl.play.session import Ended, Session


class ScoreRow(NamedTuple):
    """A player in the table of a deal that has ended."""

    name: str
    melds: tuple[TableMeld, ...]
    went_out: bool
    left: tuple[Card, ...]
    """The cards that count."""
    points: int | None
    """``None`` where the deal was void."""
    total: int
    matched: tuple[Meld, ...] = ()
    """What the hand held in melds, where only the other cards count."""


def score_rows(session: Session, ended: Ended) -> tuple[ScoreRow, ...]:
    """The table of a deal that has ended, in the order of the seats."""
    rules = session.match.rules.rounds[ended.round - 1]
    rows = []
    for seat, player in enumerate(session.players):
        out = ended.outcome.kind == "out" and ended.outcome.seat == seat
        if not (ended.hands[seat] or ended.table[seat] or out):
            continue  # who is out of the match has no part in it
        left, matched = _parted(rules, ended.hands[seat])
        points = ended.points[seat] if ended.points else None
        melds = table_melds(rules, ended.table[seat])
        rows.append(ScoreRow(player.name, melds, out, left, points, ended.totals[seat], matched))
    return tuple(rows)


def _parted(rules: RoundRules, hand: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Meld, ...]]:
    """The cards of a hand that count, and the melds of those that do not."""
    if rules.end_of_round.hand_counts is not HandCounts.UNMATCHED:
        return sorted_hand(rules, hand, "rank"), ()
    found = melds_of(rules).best_partition(hand, rules.scoring.by_face)
    return sorted_hand(rules, found.unmatched, "rank"), found.melds


class MatchColumn(NamedTuple):
    """One player's column of the whole sheet."""

    name: str
    points: tuple[int | None, ...]
    """One for each deal that has been scored, in order; ``None`` where the player had no part in it."""
    total: int
    won: bool
    re_entries: tuple[int | None, ...] = ()
    """For each of these deals the total with which the player, bust in it, has gone on; ``None`` for who was not."""
    coins: int | None = None
    """Won or, where less than 0, lost; ``None`` where nothing is played for."""


def score_sheet(session: Session) -> tuple[tuple[int, ...], tuple[MatchColumn, ...]]:
    """The rounds that have been played, and each player's column."""
    match = session.match
    results = [result for result in match.results if result.points]
    winners = match.standings.winners
    coins = match.money if plays_for_money(match.rules) else None
    absent, back = _absent(match.events), _re_entries(match.events)
    columns = tuple(
        MatchColumn(
            name,
            tuple(None if seat in absent[place] else result.points[seat] for place, result in enumerate(results)),
            match.totals[seat],
            seat in winners,
            tuple(totals.get(seat) for totals in back),
            coins[seat] if coins else None,
        )
        for seat, name in enumerate(match.players)
    )
    return tuple(result.round for result in results), columns


def _absent(events: Sequence[Event]) -> list[set[int]]:
    """For each deal that was scored, the seats that had left the match before it."""
    absent: list[set[int]] = []
    gone: set[int] = set()
    for event in events:
        if isinstance(event, Scored):
            absent.append(set(gone))
        elif isinstance(event, LeftMatch):
            gone.add(event.seat)
    return absent


def _re_entries(events: Sequence[Event]) -> list[dict[int, int]]:
    """For each deal that was scored, by seat the total with which it went on after it."""
    back: list[dict[int, int]] = []
    for event in events:
        if isinstance(event, Scored):
            back.append({})
        elif isinstance(event, ReEntered):
            back[-1][event.seat] = event.total
    return back
