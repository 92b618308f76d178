"""A score sheet with the variant that it is scored by: begun anew, or read again from its text."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from carioca_dsl.files.loading import LoadedVariant, load
from carioca_dsl.model import Rules
from carioca_dsl.prose.book import title_of
from carioca_dsl.score import (
    Answered,
    BadSheet,
    Chosen,
    Coming,
    Entered,
    Entry,
    Problem,
    Purchase,
    Scored,
    ScoreVoice,
    Sheet,
    entered_of,
    read_names,
    read_row,
    read_sheet,
    seat_of,
    sheet_lines,
    sheet_of,
    sheet_text,
)


class WrongEntry(ValueError):
    """Something that cannot be on the sheet; ``str()`` says why, in English."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key)
        self.problem = problem

    def __str__(self) -> str:
        return ScoreVoice("en").problem(self.problem)


class OtherSheet(ValueError):
    """The sheet is another one than what was asked for; ``differs`` in its players or its variant."""

    def __init__(self, differs: Literal["players", "variant"], found: str) -> None:
        super().__init__(f"the sheet is of {found}")
        self.differs = differs
        self.found = found


@dataclass
class Score:
    """The score of one match played with real cards; it changes as rounds are entered. Points come from the rules.

    ``called`` and ``agreed`` are what the text of the sheet says of the variant.
    """

    variant: LoadedVariant
    sheet: Sheet
    called: str
    agreed: tuple[str, ...] = ()
    entered: tuple[Entered, ...] = ()
    """Hands of a round that was not typed to its end."""
    rules_changed: bool = False
    """Whether the sheet was begun by other rules than those of today, which count."""

    def add(self, hands: str | None) -> Scored:
        """Enter the next deal: what each had left, in order of play (``A Q 3 | out | 33``), or ``None`` for a void one.

        Gives the row (``round``, ``dealer``, ``points``, ``totals``); raises `WrongEntry`, and nothing has changed.
        """
        try:
            coming = self.sheet.coming
            row = None if hands is None else read_row(hands, self.sheet, coming.round if coming else 1)
            self.sheet = self.sheet.add(row)
        except Problem as problem:
            raise WrongEntry(problem) from None
        self.entered = ()
        return self.sheet.rows[-1]

    def choose(self, round: int) -> None:
        """The player who starts has chosen the round of the next deal; raises `WrongEntry`."""
        self._enter(Chosen(round))

    def bought(self, name: str, thrown_by: str | None = None) -> None:
        """Somebody has bought a discard in the next deal, of ``thrown_by`` where that one is paid; `WrongEntry`."""
        try:
            names = self.sheet.names
            thrower = None if thrown_by is None else seat_of(thrown_by, names)
            purchase = Purchase(seat_of(name, names), thrower)
        except Problem as problem:
            raise WrongEntry(problem) from None
        self._enter(purchase)

    def answer(self, *, goes_on: bool) -> None:
        """Whoever is `asked` because they are bust goes on, or leaves the match; raises `WrongEntry`."""
        seat = self.sheet.asked
        self._enter(Answered(-1 if seat is None else seat, goes_on))

    def _enter(self, entry: Entry) -> None:
        try:
            self.sheet = self.sheet.with_entry(entry)
        except Problem as problem:
            raise WrongEntry(problem) from None

    def correct(self, round: int, hands: str) -> None:
        """Enter other hands for a round that has been scored; raises `WrongEntry`."""
        try:
            self.sheet.place_of(round)
            self.sheet = self.sheet.correct(round, read_row(hands, self.sheet, round))
        except Problem as problem:
            raise WrongEntry(problem) from None

    @property
    def totals(self) -> tuple[int, ...]:
        """What each player has, in order of play."""
        return self.sheet.totals

    @property
    def money(self) -> tuple[int, ...]:
        """The coins that each player has won so far, less than 0 where they have lost."""
        return self.sheet.match.money

    @property
    def pot(self) -> int:
        """The coins in the pot."""
        return self.sheet.match.pot

    @property
    def asked(self) -> str | None:
        """Who is bust, and has not said whether to go on."""
        return None if self.sheet.asked is None else self.sheet.names[self.sheet.asked]

    @property
    def coming(self) -> Coming | None:
        """The deal that is played next: ``round``, ``dealer``, ``starts`` (seats) and its ``rules``."""
        return self.sheet.coming

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won, by name; nobody while rounds are to come."""
        return tuple(self.sheet.names[seat] for seat in self.sheet.winners)

    def text(self) -> str:
        """The sheet as it is kept in a file; `read_score` reads it again."""
        return sheet_text(self.sheet, self.called, self.agreed, self.entered)

    def lines(self, language: str = "en", *, markdown: bool = False) -> list[str]:
        """The sheet to look at: aligned text, or a table in Markdown."""
        title = title_of(self.variant.variant, language, self.variant.agreement)
        return sheet_lines(self.sheet, title, self.voice(language), markdown=markdown)

    def voice(self, language: str) -> ScoreVoice:
        """The sentences about a sheet, with the variant's own words."""
        return ScoreVoice(language, self.variant.variant.words.get(language))


def new_score(variant: LoadedVariant, rules: Rules, names: tuple[str, ...], dealer: int) -> Score:
    """An empty sheet; ``names`` in order of play, ``dealer`` is the place of who deals first."""
    return Score(variant, Sheet(rules, names, dealer), variant.source.name, variant.agreed)


def read_score(text: str, variant: str | None = None, agree: Iterable[str] = (), players: str | None = None) -> Score:
    """The sheet that a text says, every round judged again. ``variant``, ``agree``, ``players``: in place of its own.

    Raises `BadSheet` (which line, and what is wrong), `OtherSheet`, `Problem` (names that cannot be), and what
    `load` and `LoadedVariant.rules` raise.
    """
    file = read_sheet(text)
    agreed = tuple(agree) or file.agree
    called = variant or file.variant
    loaded = load(called, agreed)
    if players is not None and read_names(players) != file.players:
        raise OtherSheet("players", ", ".join(file.players))
    rules = loaded.rules(len(file.players))
    if rules.hash != file.hash and variant is not None and variant != file.variant:
        raise OtherSheet("variant", file.variant[:60])
    sheet = sheet_of(file, rules)
    return Score(loaded, sheet, called, agreed, entered_of(file, sheet), rules.hash != file.hash)


__all__ = ["BadSheet", "OtherSheet", "Score", "WrongEntry", "new_score", "read_score"]
