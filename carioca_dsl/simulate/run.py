"""Playing the games of a simulation one after another."""

from collections.abc import Callable, Sequence

from carioca_dsl.bots import make_bot, play_out
from carioca_dsl.engine import Match, StruckOff
from carioca_dsl.model import Rules
from carioca_dsl.simulate.result import Result, RoundResult, SeatResult


def simulate(
    rules: Rules,
    games: int,
    bots: Sequence[str],
    seed: int | str,
    *,
    variant: str = "",
    progress: Callable[[int], None] | None = None,
    each: Callable[[Match], None] | None = None,
) -> Result:
    """Play ``games`` matches; ``bots`` names the players, and is gone through again if it is shorter than the table.

    The bots change seats from game to game, so that no list favours whoever sits first. ``progress`` is told the
    number of games played so far, ``each`` is given every match when it is over. Raises `UnknownBot`.
    """
    seats = rules.seats
    names = [bots[place % len(bots)] for place in range(seats)]
    result = Result(variant, rules.hash, str(seed), games, seats)
    result.bots = [SeatResult(name, make_bot(name, 0).version) for name in names]
    result.rounds = [RoundResult(entry.number, points=[0] * seats) for entry in rules.rounds]
    for game in range(games):
        # The bot at place p of the list sits in seat (p + game) mod seats.
        places = [(seat - game) % seats for seat in range(seats)]
        match = Match(rules, [f"{names[place]}-{place + 1}" for place in places], f"{seed}/{game}")
        play_out(match, [make_bot(names[place], f"{seed}/{game}/{place}") for place in places])
        _count(result, match, places)
        if each:
            each(match)
        if progress:
            progress(game + 1)
    return result


def _count(result: Result, match: Match, places: Sequence[int]) -> None:
    result.decisions += len(match.actions)
    result.unfinished += match.unfinished
    result.void += match.void_deals
    result.struck_off += sum(isinstance(event, StruckOff) for event in match.events)
    for deal in match.results:
        entry = result.rounds[deal.round - 1]
        if deal.outcome.kind == "void":
            entry.guarded += deal.guard
            entry.void += not deal.guard
            continue
        entry.played += 1
        entry.turns += deal.turns
        entry.openings += sum(deal.opened)
        entry.out += deal.outcome.kind == "out"
        for seat, points in enumerate(deal.points):
            entry.points[places[seat]] += points
    standings = match.standings
    for seat, place in enumerate(places):
        if not match.unfinished:
            result.bots[place].points += standings.totals[seat]
        if seat in standings.winners:
            result.bots[place].wins += 1 / len(standings.winners)
