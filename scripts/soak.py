"""Thousands of matches, with every invariant checked after every action, and each match replayed from its record.

Prints a line for each number of players; exit status 1 if anything is broken.
"""

import argparse
import sys
import time
import traceback
from collections import Counter

from carioca_dsl.api import load_variant
from carioca_dsl.bots import BOTS, make_bot
from carioca_dsl.engine import UNSEEN, Broken, Match, TurnGuard, check_cards
from carioca_dsl.model import Rules


def main() -> int:
    """Play what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--variant", default="argentina", help="a shipped name or a path (default: argentina)")
    parser.add_argument("--games", type=int, default=2000, help="matches for each number of players (default: 2000)")
    parser.add_argument("--players", default="2,3,4", help="numbers of players (default: 2,3,4)")
    parser.add_argument("--bot", default="greedy", choices=sorted(BOTS))
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow it")
    args = parser.parse_args()
    broken = 0
    for seats in map(int, args.players.split(",")):
        broken += soak(load_variant(args.variant).rules(seats), args.bot, range(args.seed, args.seed + args.games))
    return 1 if broken else 0


def soak(rules: Rules, bot: str, seeds: range) -> int:
    """Play one match for each seed; gives how many were broken."""
    count: Counter[str] = Counter()
    began = time.monotonic()
    for seed in seeds:
        try:
            match = play(rules, bot, seed)
            replay(match)
        except Exception:
            count["broken"] += 1
            print(f"--- {rules.seats} players, seed {seed}", file=sys.stderr)
            traceback.print_exc()
            continue
        count["actions"] += len(match.actions)
        count["deals"] += match.deals
        count["void"] += match.void_deals
        count["guarded"] += sum(isinstance(event, TurnGuard) for event in match.events)
        count["unfinished"] += match.unfinished
        count["turns"] += sum(result.turns for result in match.results)
    seconds = time.monotonic() - began
    print(
        f"{rules.seats} players: {len(seeds)} matches, {count['deals']} deals, {count['turns']} turns, "
        f"{count['actions']} actions, {count['void']} deals void ({count['guarded']} by the guard), "
        f"{count['unfinished']} matches unfinished, {count['broken']} broken; {seconds:.0f} s",
        flush=True,
    )
    return count["broken"]


def play(rules: Rules, bot: str, seed: int) -> Match:
    """A match in which every state is looked at."""
    match = Match(rules, [f"player-{seat + 1}" for seat in range(rules.seats)], seed)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(rules.seats)]
    while not match.over:
        seat = match.seat
        view = match.view(seat)
        shown = {card for hand in view.state.hands for card in hand} | set(view.state.stock)
        if shown - set(match.deal.hand) - {UNSEEN}:
            raise Broken("a view shows cards that its seat cannot see")
        if next(view.legal_actions(), None) is None:
            raise Broken("nobody can act")
        action = bots[seat].choose(view)
        if match.reasons_against(action):
            raise Broken(f"the bot's {action} was legal in its view and is not in the match")
        match.apply(action)
        check_cards(match.round, match.deal)
    return match


def replay(match: Match) -> None:
    """The same seed and actions must give the same events."""
    again = Match(match.rules, match.players, match.seed)
    for action in match.actions:
        again.apply(action)
    if again.events != match.events or again.standings != match.standings:
        raise Broken("the replay differs")


if __name__ == "__main__":
    sys.exit(main())
