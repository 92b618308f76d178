"""Thousands of matches, with every invariant checked after every action, and each match replayed from its record.

Prints a line for each number of players; exit status 1 if anything is broken.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from carioca_dsl.api import load_variant
from carioca_dsl.bots import BOTS, make_bot
from carioca_dsl.engine import (
    UNSEEN,
    Bought,
    Broken,
    DoublesShown,
    LeftMatch,
    Match,
    ReEntered,
    StruckOff,
    TurnGuard,
    check_cards,
    check_money,
)
from carioca_dsl.model import Rules, RulesError
from carioca_dsl.referee import known_agreements

ANY_AMOUNT = "any amount"
ALWAYS = ("void", "ended by the guard", "matches unfinished", "broken")
"""What is told even where there is none of it."""


def main() -> int:
    """Play what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--variant", default="argentina", help="a shipped name or a path (default: argentina)")
    parser.add_argument("--games", type=int, default=2000, help="matches for each number of players (default: 2000)")
    parser.add_argument("--players", default="2,3,4", help="numbers of players (default: 2,3,4)")
    parser.add_argument("--bot", default="greedy", choices=sorted(BOTS))
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow it")
    parser.add_argument("--agree", action="append", default=[], metavar="TEXT", help="what the players agree")
    parser.add_argument(
        "--stakes",
        action="append",
        default=[],
        metavar="TEXT",
        help="agreed amounts that do not change play: each match is played once more with them, action for action",
    )
    parser.add_argument("--pairs", action="store_true", help="each pair of what the variant lets its players agree")
    parser.add_argument("--watch", type=int, default=1, metavar="N", help="look at every state of each N-th match")
    args = parser.parse_args()
    broken = 0
    for agreed in pairs(args.variant) if args.pairs else [tuple(args.agree)]:
        if agreed:
            print(f"{args.variant} with {' and '.join(agreed)}", flush=True)
        variant = load_variant(args.variant, agree=agreed)
        staked = load_variant(args.variant, agree=(*agreed, *args.stakes)) if args.stakes else None
        for seats in map(int, args.players.split(",")):
            seeds = range(args.seed, args.seed + args.games)
            try:
                rules, played_for = variant.rules(seats), staked and staked.rules(seats)
            except RulesError:
                parser.error(f"{args.variant} is no game for {seats} players")
            broken += soak(rules, args.bot, seeds, args.watch, played_for)
    return 1 if broken else 0


def pairs(name: str) -> Iterator[tuple[str, str]]:
    """Two things that may be agreed together, each pair once."""
    known = [text.replace(ANY_AMOUNT, "3") for text in known_agreements(load_variant(name).variant)]
    known = [text for text in known if text != name.partition(":")[2]]  # the mode holds anyway
    for one, other in combinations(known, 2):
        if "=" not in one or one.partition("=")[0] != other.partition("=")[0]:
            yield one, other


def soak(rules: Rules, bot: str, seeds: range, watch: int = 1, staked: Rules | None = None) -> int:
    """Play one match for each seed, and look at every state of each ``watch``-th; gives how many were broken.

    With ``staked`` rules each match is played once more for coins.
    """
    count: Counter[str] = Counter()
    began = time.monotonic()
    for seed in seeds:
        try:
            match = play(rules, bot, seed, watched=seed % watch == 0)
            replay(match)
            if staked is not None:
                count["for coins"] += 1
                count["coins"] += replay_for_coins(match, staked)
        except Exception:
            count["broken"] += 1
            print(f"--- {rules.seats} players, seed {seed}", file=sys.stderr)
            traceback.print_exc()
            continue
        count["actions"] += len(match.actions)
        count["deals"] += match.deals
        count["void"] += match.void_deals
        for kind in (TurnGuard, StruckOff, DoublesShown, Bought, ReEntered, LeftMatch):
            count[kind.__name__] += sum(isinstance(event, kind) for event in match.events)
        count["unfinished"] += match.unfinished
        count["turns"] += sum(result.turns for result in match.results)
    seconds = time.monotonic() - began
    more = {
        "void": count["void"],
        "ended by the guard": count["TurnGuard"],
        "rounds struck off": count["StruckOff"],
        "dealt anew for doubles": count["DoublesShown"],
        "cards bought": count["Bought"],
        "re-entries": count["ReEntered"],
        "players out": count["LeftMatch"],
        "played once more for coins": count["for coins"],
        "coins won and lost": count["coins"],
        "matches unfinished": count["unfinished"],
        "broken": count["broken"],
    }
    print(
        f"{rules.seats} players: {len(seeds)} matches, {count['deals']} deals, {count['turns']} turns, "
        f"{count['actions']} actions; "
        + ", ".join(f"{name} {number}" for name, number in more.items() if number or name in ALWAYS)
        + f"; {seconds:.0f} s",
        flush=True,
    )
    return count["broken"]


def play(rules: Rules, bot: str, seed: int, *, watched: bool = True) -> Match:
    """A match, in which every state is looked at where it is ``watched``."""
    match = Match(rules, [f"player-{seat + 1}" for seat in range(rules.seats)], seed)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(rules.seats)]
    while not match.over:
        seat = match.seat
        view = match.view(seat)
        if not watched:
            match.apply(bots[seat].choose(view))
            continue
        shown = {card for hand in view.state.hands for card in hand} | set(view.state.stock)
        known = match.deal.hands if view.open_hands else [match.deal.hands[seat]]
        if shown.difference(*known) - {UNSEEN}:
            raise Broken("a view shows cards that its seat cannot see")
        if next(view.legal_actions(), None) is None:
            raise Broken("nobody can act")
        action = bots[seat].choose(view)
        if match.reasons_against(action):
            raise Broken(f"the bot's {action} was legal in its view and is not in the match")
        match.apply(action)
        check_cards(match.round, match.deal)
        check_money(match.money, match.pot)
    return match


def replay(match: Match) -> None:
    """The same seed and actions must give the same events."""
    check_cards(match.round, match.deal)
    check_money(match.money, match.pot)
    again = Match(match.rules, match.players, match.seed)
    for action in match.actions:
        again.apply(action)
    if again.events != match.events or again.standings != match.standings:
        raise Broken("the replay differs")


def replay_for_coins(match: Match, staked: Rules) -> int:
    """The same actions must be legal and lead to the same result where there is money; gives the coins that moved."""
    again = Match(staked, match.players, match.seed)
    for action in match.actions:
        again.apply(action)
        check_money(again.money, again.pot)
    if again.standings._replace(money=(), pot=0) != match.standings._replace(money=(), pot=0):
        raise Broken("the same match ends otherwise where it is played for coins")
    return sum(abs(coins) for coins in again.money)


if __name__ == "__main__":
    sys.exit(main())
