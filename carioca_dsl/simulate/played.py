"""One match of a simulation, and what it came to: little enough to be sent from one process to another."""

from collections import Counter
from typing import NamedTuple

from carioca_dsl.bots import make_bot, play_out
from carioca_dsl.engine import DealResult, DoublesShown, Match, Standings, StruckOff, WentBust
from carioca_dsl.model import Rules


class Played(NamedTuple):
    """What a match came to."""

    places: tuple[int, ...]
    """For each seat, the place of its bot in the list."""
    decisions: int
    unfinished: bool
    deals: tuple[DealResult, ...]
    standings: Standings
    re_entries: tuple[int, ...]
    """By seat."""
    struck_off: int
    """Rounds that the engine gave up."""
    redealt: int
    """Deals that were dealt anew for doubles."""
    busts: int


class Game(NamedTuple):
    """What is played again and again: by these bots, a name for each seat, with seeds that follow from one."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int | str

    def match(self, number: int) -> Match:
        """The match of that number, from 0, played to its end; raises `UnknownBot`."""
        places = self._places(number)
        match = Match(self.rules, [f"{self.bots[place]}-{place + 1}" for place in places], f"{self.seed}/{number}")
        play_out(match, [make_bot(self.bots[place], f"{self.seed}/{number}/{place}") for place in places])
        return match

    def played(self, number: int) -> Played:
        """What that match came to."""
        match = self.match(number)
        seen = Counter(map(type, match.events))
        return Played(
            places=self._places(number),
            decisions=len(match.actions),
            unfinished=match.unfinished,
            deals=tuple(match.results),
            standings=match.standings,
            re_entries=tuple(match.re_entries),
            struck_off=seen[StruckOff],
            redealt=seen[DoublesShown],
            busts=sum(len(event.seats) for event in match.events if isinstance(event, WentBust))
            if seen[WentBust]
            else 0,
        )

    def _places(self, number: int) -> tuple[int, ...]:
        # The bot at place p of the list sits in seat (p + number) mod seats.
        return tuple((seat - number) % len(self.bots) for seat in range(len(self.bots)))
