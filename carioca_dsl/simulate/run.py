"""Playing the games of a simulation one after another, or several at once."""

from collections.abc import Callable, Sequence

from carioca_dsl.bots import make_bot
from carioca_dsl.engine import plays_for_money
from carioca_dsl.model import Buyers, Order, Rules
from carioca_dsl.simulate.played import Game, Played
from carioca_dsl.simulate.result import Result, RoundResult, SeatResult
from carioca_dsl.simulate.side_by_side import side_by_side


def simulate(
    rules: Rules,
    games: int,
    bots: Sequence[str],
    seed: int | str,
    *,
    variant: str = "",
    progress: Callable[[int], None] | None = None,
    jobs: int = 1,
) -> Result:
    """Play ``games`` matches; ``bots`` names the players, and is gone through again if it is shorter than the table.

    The bots change seats from game to game, so that no list favours whoever sits first. ``progress`` is told the
    number of games played so far. With ``jobs`` as many processes play; the result is the same. Raises `UnknownBot`.
    """
    seats = rules.seats
    game = Game(rules, tuple(bots[place % len(bots)] for place in range(seats)), seed)
    result = Result(variant, rules.hash, str(seed), games, seats)
    result.bots = [SeatResult(name, make_bot(name, 0).version) for name in game.bots]
    result.rounds = [RoundResult(entry.number, points=[0] * seats) for entry in rules.rounds]
    _know(result, rules)
    played = side_by_side(game, games, jobs) if jobs > 1 else map(game.played, range(games))
    for done, one in enumerate(played, 1):
        _count(result, one)
        if progress:
            progress(done)
    return result


def _know(result: Result, rules: Rules) -> None:
    """Begin to count what only some games have."""
    if any(entry.deal.new_deal_with is not None for entry in rules.rounds):
        result.redealt = 0
    for entry, played in zip(result.rounds, rules.rounds, strict=True):
        entry.chosen = 0 if rules.match.order is Order.CHOSEN else None
        entry.bought = 0 if played.buying.who is not Buyers.NOBODY else None
    if rules.match.bust_over is not None:
        result.busts = 0
        for bot in result.bots:
            bot.re_entries = bot.left = 0
    if plays_for_money(rules):
        for bot in result.bots:
            bot.coins = 0


def _count(result: Result, played: Played) -> None:
    result.decisions += played.decisions
    result.unfinished += played.unfinished
    result.void += sum(deal.outcome.kind == "void" for deal in played.deals)
    result.struck_off += played.struck_off
    if result.redealt is not None:
        result.redealt += played.redealt
    if result.busts is not None:
        result.busts += played.busts
    places, standings = played.places, played.standings
    for deal in played.deals:
        entry = result.rounds[deal.round - 1]
        if entry.bought is not None:
            entry.bought += sum(deal.bought)
        if deal.outcome.kind == "void":
            entry.guarded += deal.guard
            entry.void += not deal.guard
            continue
        entry.played += 1
        if entry.chosen is not None:
            entry.chosen += deal.chooser is not None
        entry.turns += deal.turns
        entry.openings += sum(deal.opened)
        entry.out += deal.outcome.kind == "out"
        for seat, points in enumerate(deal.points):
            entry.points[places[seat]] += points
    for seat, place in enumerate(places):
        bot = result.bots[place]
        if not played.unfinished:
            bot.points += standings.totals[seat]
        if seat in standings.winners:
            bot.wins += 1 / len(standings.winners)
        if bot.re_entries is not None and bot.left is not None:
            bot.re_entries += played.re_entries[seat]
            bot.left += seat in standings.left
        if bot.coins is not None:
            bot.coins += standings.money[seat]
