"""Playing the games of a simulation one after another."""

from collections.abc import Callable, Sequence

from carioca_dsl.bots import make_bot, play_out
from carioca_dsl.engine import DoublesShown, Match, StruckOff, WentBust, plays_for_money
from carioca_dsl.model import Buyers, Order, Rules
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
    _know(result, rules)
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


def _count(result: Result, match: Match, places: Sequence[int]) -> None:
    result.decisions += len(match.actions)
    result.unfinished += match.unfinished
    result.void += match.void_deals
    result.struck_off += sum(isinstance(event, StruckOff) for event in match.events)
    if result.redealt is not None:
        result.redealt += sum(isinstance(event, DoublesShown) for event in match.events)
    if result.busts is not None:
        result.busts += sum(len(event.seats) for event in match.events if isinstance(event, WentBust))
    for deal in match.results:
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
    standings = match.standings
    for seat, place in enumerate(places):
        if not match.unfinished:
            result.bots[place].points += standings.totals[seat]
        if seat in standings.winners:
            result.bots[place].wins += 1 / len(standings.winners)
        _count_more(result.bots[place], match, seat)


def _count_more(bot: SeatResult, match: Match, seat: int) -> None:
    if bot.re_entries is not None and bot.left is not None:
        bot.re_entries += match.re_entries[seat]
        bot.left += seat in match.left
    if bot.coins is not None:
        bot.coins += match.money[seat]
