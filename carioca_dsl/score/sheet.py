"""A score sheet: who plays, who dealt first, what each deal left in their hands. All else follows from the rules."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from carioca_dsl.model import RoundRules, Rules
from carioca_dsl.score.entering import Scored, enter
from carioca_dsl.score.entries import Answered, Deal, Entry
from carioca_dsl.score.hands import Hands, Problem
from carioca_dsl.score.reckoning import Reckoning


class Coming(NamedTuple):
    """The deal that is played next."""

    round: int
    """0 where it is still to be chosen."""
    dealer: int
    starts: int
    rules: RoundRules
    """Those of any round, where it is still to be chosen."""
    seats: tuple[int, ...] = ()
    """Who plays."""
    open_rounds: tuple[int, ...] = ()
    """Of which the player who starts is to choose."""
    bought: tuple[int, ...] = ()
    """By seat, how many cards it has bought in this deal."""


class Correction(NamedTuple):
    """A round that was scored otherwise once: what was said, and the sheet as it was before."""

    round: int
    hands: Hands
    before: "Sheet"
    entries: int
    """How many entries stood on the sheet then."""


@dataclass(frozen=True)
class Sheet:
    """The sheet of one match: what has been written down, in order."""

    rules: Rules
    names: tuple[str, ...]
    """In order of play."""
    first_dealer: int
    entries: tuple[Entry, ...] = ()
    corrected: Correction | None = None
    """The last correction."""

    # -- writing ----------------------------------------------------------------------------------------------------

    def add(self, hands: Hands | None) -> "Sheet":
        """The sheet with another deal; raises `Problem`."""
        return self.with_entry(Deal(hands))

    def with_entry(self, entry: Entry) -> "Sheet":
        """The sheet with another entry; raises `Problem`."""
        found = replace(self, entries=(*self.entries, entry))
        _ = found.reckoned  # raises what is wrong with it
        return found

    def correct(self, round: int, hands: Hands) -> "Sheet":
        """The sheet with other hands in a round that has been scored; raises `Problem`.

        What was said after it by players who were bust is kept as far as it still makes sense; whoever is bust now and
        has played on has gone on.
        """
        place = self.place_of(round)
        corrected = (*self.entries[:place], Deal(hands), *self.entries[place + 1 :])
        found = mended(replace(self, entries=corrected))
        return replace(found, corrected=Correction(round, hands, self, len(found.entries)))

    def without_the_last(self) -> "Sheet":
        """The sheet without what was said last, an entry or a correction; raises `Problem` where there is nothing."""
        last = self.corrected
        if last is not None and last.entries == len(self.entries):
            return last.before
        if not self.entries:
            raise Problem("nothing_to_undo")
        return replace(self, entries=self.entries[:-1])

    @property
    def corrections(self) -> tuple[Correction, ...]:
        """All corrections, in the order in which they were said."""
        found, last = list[Correction](), self.corrected
        while last is not None:
            found.append(last)
            last = last.before.corrected
        return tuple(reversed(found))

    def place_of(self, round: int) -> int:
        """The place of the entry in which a round was scored; raises `Problem`."""
        deals = [place for place, entry in enumerate(self.entries) if isinstance(entry, Deal)]
        for place, row in zip(deals, self.rows, strict=True):
            if row.round == round and row.hands is not None:
                return place
        raise Problem("no_such_round", round, self.scored)

    # -- reading ----------------------------------------------------------------------------------------------------

    @cached_property
    def reckoned(self) -> tuple[Reckoning, tuple[Scored, ...]]:
        """Where the match stands, and every deal; raises `Problem` where that cannot be."""
        reckoning, rows = Reckoning(self.rules, self.first_dealer), []
        for entry in self.entries:
            row = enter(reckoning, entry, self.names)
            if row is not None:
                rows.append(row)
            elif isinstance(entry, Answered):
                total = reckoning.totals[entry.seat] if entry.goes_on else None
                rows[-1] = rows[-1]._replace(after=(*rows[-1].after, (entry.seat, total)))
        return reckoning, tuple(rows)

    @property
    def match(self) -> Reckoning:
        """Where the match stands."""
        return self.reckoned[0]

    @property
    def rows(self) -> tuple[Scored, ...]:
        """Every deal, with what it cost and where it left the match."""
        return self.reckoned[1]

    @property
    def deals(self) -> tuple[Hands | None, ...]:
        """The hands of each deal."""
        return tuple(entry.hands for entry in self.entries if isinstance(entry, Deal))

    def seats_of(self, round: int) -> tuple[int, ...]:
        """Who plays in the deal that comes, or who played in a round that has been scored; raises `Problem`."""
        coming = self.coming
        if coming is not None and coming.round == round:
            return coming.seats
        self.place_of(round)
        return next(row.seats for row in self.rows if row.round == round and row.hands is not None)

    def rules_of(self, round: int) -> RoundRules:
        """The rules of a round; those of any, where it is still to be chosen."""
        coming = self.coming
        return coming.rules if coming is not None and coming.round == round else self.rules.rounds[round - 1]

    def hands_of(self, round: int) -> Hands:
        """The hands of a round that has been scored; raises `Problem`."""
        entry = self.entries[self.place_of(round)]
        return (isinstance(entry, Deal) and entry.hands) or ()

    @property
    def scored(self) -> int:
        """How many rounds have been scored."""
        return sum(row.hands is not None for row in self.rows)

    @property
    def over(self) -> bool:
        """Whether the match is over, but for a play-off, which is not for this sheet."""
        return self.match.over or self.match.play_offs > 0

    @property
    def asked(self) -> int | None:
        """Who is bust, and has not said whether to go on."""
        return self.match.asked

    @property
    def coming(self) -> Coming | None:
        """The deal that is played next, if there is one."""
        match, deal = self.match, self.match.deal
        if self.over or match.asked is not None:
            return None
        bought = deal.aside.bought
        return Coming(deal.round, deal.dealer, deal.seat, match.round, match.playing, match.open_rounds, bought)

    @property
    def totals(self) -> tuple[int, ...]:
        """What each has so far."""
        return self.match.totals

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, by the rule for equal totals; nobody yet where rounds are to come or a play-off decides."""
        return self.match.winners if self.match.over else ()

    @property
    def level(self) -> tuple[int, ...]:
        """Those who play the last round once more to find the winner; its points are not for this sheet."""
        return self.match.playing if self.match.play_offs and not self.match.over else ()


def mended(sheet: Sheet) -> Sheet:
    """The sheet of which a deal has been corrected: what was said by players who were bust fits again.

    Raises `Problem` where it cannot: somebody who left would not have been bust.
    """
    course, entries = Reckoning(sheet.rules, sheet.first_dealer), list[Entry]()
    for entry in sheet.entries:
        if isinstance(entry, Answered) and course.asked != entry.seat:
            continue
        while course.asked is not None and not isinstance(entry, Answered):
            entries.append(Answered(course.asked, True))
            course.answer(course.asked, goes_on=True)
        if isinstance(entry, Deal) and entry.hands is not None and len(entry.hands) != len(course.playing):
            raise Problem("other_players_then", course.deal.round)
        enter(course, entry, sheet.names)
        entries.append(entry)
    return replace(sheet, entries=tuple(entries))
