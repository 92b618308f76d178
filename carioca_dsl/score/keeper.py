"""Whoever keeps the score: takes one line after the other and answers; knows no screen and no file."""

from collections.abc import Callable, Sequence
from typing import Literal

from carioca_dsl.prose.inline import clean
from carioca_dsl.score.hands import Hand, Hands, Problem, check_cards, cost, read_hand
from carioca_dsl.score.printing import ending, sheet_lines
from carioca_dsl.score.sheet import Sheet
from carioca_dsl.score.sheet_text import Entered, read_row
from carioca_dsl.score.voice import ScoreVoice
from carioca_dsl.score.words import command_of, means, shown

LONGEST = 500
"""Characters of a line that anybody can mean."""
_REMEMBERED = 100
"""Changes that can be taken back."""


class Keeper:
    """Keeps one sheet. Every change, and every hand of a round, is handed to ``save`` before anything is said."""

    def __init__(
        self,
        sheet: Sheet,
        title: str,
        voice: ScoreVoice,
        save: Callable[[Sheet, tuple[Entered, ...]], None],
        entered: Sequence[Entered] = (),
    ) -> None:
        """``entered`` is what had been typed of a round when the sheet was left."""
        self.sheet = sheet
        self.title = title
        self.voice = voice
        self.done = False
        """Whether somebody has asked to stop."""
        self._save = save
        self._before: list[Sheet] = []
        self._hands: list[Hand] = []
        """Those of the round that is being entered, in the order of the seats."""
        self._correcting: int | None = None
        self._waiting: list[Hand] = []
        """Those of the next round, while another one is being corrected."""
        for round, hands in sorted(entered):  # the next round comes last: what is corrected goes before
            if sheet.coming is not None and round == sheet.coming.round:
                self._waiting = list(hands)
            else:
                self._correcting, self._hands = round, list(hands)
        if self._correcting is None:
            self._hands, self._waiting = self._waiting, []

    # -- talking ----------------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """What to ask for now."""
        if self._correcting is not None:
            name = self.sheet.names[len(self._hands)]
            return self.voice.say("prompt_again", self._correcting, name, str(self._old()[len(self._hands)])) + " "
        coming = self.sheet.coming
        if coming is None:
            return "> "
        return self.voice.say("prompt_hand", coming.round, self.sheet.names[len(self._hands)]) + " "

    def begin(self) -> list[str]:
        """What is said first; what has been typed of a round already is said again."""
        return [*self.where(), self.voice.say("help_short", shown(self.voice.code)["help"]), *self._typed_before()]

    def _typed_before(self) -> list[str]:
        found = []
        for round, hands in self.entered:
            typed = [(name, str(hand)) for name, hand in zip(self.sheet.names, hands, strict=False)]
            found.append(self.voice.say("typed_before", round, typed))
        return found

    @property
    def entered(self) -> tuple[Entered, ...]:
        """What has been typed of rounds that are not complete."""
        coming = self.sheet.coming.round if self.sheet.coming else 0
        rounds = [(self._correcting or coming, self._hands)]
        if self._correcting is not None:
            rounds.append((coming, self._waiting))
        return tuple(Entered(round, tuple(hands)) for round, hands in rounds if hands)

    def where(self) -> list[str]:
        """The next round, or who has won."""
        sheet, coming = self.sheet, self.sheet.coming
        if coming is None:
            return [ending(sheet, self.voice)]
        dealer, starter = sheet.names[coming.dealer], sheet.names[coming.starts]
        rules = coming.rules
        last = len(sheet.rules.rounds)
        return [
            self.voice.say("next_round", coming.round, last, rules.contract, rules.deal.hand),
            self.voice.say("next_deal", dealer, starter),
        ]

    def take(self, line: str) -> list[str]:
        """Take a line, and answer. Total: whatever is typed, something comes of it."""
        if len(line) > LONGEST:
            return [self.voice.problem(Problem("too_long", LONGEST))]
        text = clean(line)
        try:
            command = command_of(text, self.voice.code)
            return self._obey(*command) if command else self._enter(text)
        except Problem as problem:
            return [self.voice.problem(problem)]

    # -- commands ---------------------------------------------------------------------------------------------------

    def _obey(self, command: str, rest: str) -> list[str]:
        match command:
            case "help":
                text = self.voice.say("help", shown(self.voice.code))
                return [line.strip() for line in text.split("\\n")]
            case "sheet":
                markdown = means(rest, self.voice.code, "markdown")
                return sheet_lines(self.sheet, self.title, self.voice, markdown=markdown)
            case "void":
                return self._void()
            case "undo":
                return self._undo()
            case "fix":
                return self._fix(rest)
            case _:
                self.done = True
                return []

    def _void(self) -> list[str]:
        if self._correcting is not None:
            raise Problem("void_correction")
        coming = self.sheet.coming
        self._change(self.sheet.add(None))
        return [self.voice.say("void_noted", coming.round if coming else 0), *self.where()]

    def _undo(self) -> list[str]:
        if self._hands or self._correcting is not None:
            self._hands, self._correcting, self._waiting = self._waiting, None, []
            self._save(self.sheet, self.entered)
            return [self.voice.say("entry_dropped"), *self._typed_before()]
        before = self._before[-1] if self._before else self.sheet.without_the_last()
        self._save(before, ())
        self._before = self._before[:-1]
        self.sheet = before
        return [self.voice.say("undone"), *self._standing(), *self.where()]

    def _fix(self, rest: str) -> list[str]:
        number, _, row = rest.partition(" ")
        if not number.isdecimal() or len(number) > 4:
            raise Problem("fix_what", shown(self.voice.code)["fix"])
        round = int(number)
        self.sheet.place_of(round)
        if row.strip():
            return self._corrected(round, read_row(row, self.sheet, round, self.voice.code))
        self._leave_aside()
        self._correcting = round
        self._save(self.sheet, self.entered)
        return [self.voice.say("fix_begins", round)]

    def _leave_aside(self) -> None:
        """What has been typed of the next round waits until a correction is done; of another correction it is lost."""
        if self._correcting is None:
            self._waiting = self._hands
        self._hands = []

    # -- hands ------------------------------------------------------------------------------------------------------

    def _enter(self, text: str) -> list[str]:
        round = self._correcting or (self.sheet.coming.round if self.sheet.coming else None)
        if round is None:
            raise Problem("is_over")
        if "|" in text:
            return self._complete(round, read_row(text, self.sheet, round, self.voice.code))
        hand = self._hand(text, round)
        check_cards([*self._hands, hand], self.sheet.rules.rounds[round - 1])
        self._hands.append(hand)
        if len(self._hands) < len(self.sheet.names):
            self._save(self.sheet, self.entered)
            return []
        try:
            return self._complete(round, tuple(self._hands))
        except Problem as problem:
            self._hands = []
            self._save(self.sheet, self.entered)
            return [self.voice.problem(problem), self.voice.say("once_more")]

    def _complete(self, round: int, hands: Hands) -> list[str]:
        return self._scored(hands) if self._correcting is None else self._corrected(round, hands)

    def _hand(self, text: str, round: int) -> Hand:
        if not text and self._correcting is not None:
            return self._old()[len(self._hands)]
        rules = self.sheet.rules.rounds[round - 1]
        asked = self.sheet.names[len(self._hands)]
        if text.casefold().startswith((f"{asked.casefold()} ", f"{asked.casefold()}:")):
            text = text[len(asked) + 1 :]
        hand = read_hand(text, rules, self.voice.code)
        out = next((seat for seat, other in enumerate(self._hands) if other.out), None)
        if hand.out and out is not None and self._correcting is None:
            raise Problem("two_out", [self.sheet.names[out], self.sheet.names[len(self._hands)]])
        return hand

    def _old(self) -> Hands:
        """The hands of the round that is being corrected, as the sheet has them."""
        assert self._correcting is not None
        return self.sheet.deals[self.sheet.place_of(self._correcting)] or ()

    def _scored(self, hands: Hands) -> list[str]:
        coming = self.sheet.coming
        self._change(self.sheet.add(hands))
        assert coming is not None
        return [self._round(coming.round, hands), *self._standing(), *self.where()]

    def _corrected(self, round: int, hands: Hands) -> list[str]:
        sheet = self.sheet.correct(round, hands)
        self._leave_aside()
        self._hands, self._correcting, self._waiting = self._waiting, None, []
        self._change(sheet, self._hands)
        said = [self.voice.say("corrected", round), self._round(round, hands), *self._standing(), *self.where()]
        return [*said, *self._typed_before()]

    def _round(self, round: int, hands: Hands) -> str:
        rules = self.sheet.rules.rounds[round - 1]
        points = [cost(hand, rules) for hand in hands]
        return self.voice.say("round_scored", round, _pairs(self.sheet.names, points))

    def _standing(self) -> list[str]:
        """The totals, the best first."""
        pairs = sorted(_pairs(self.sheet.names, self.sheet.totals), key=lambda pair: pair[1])
        return [self.voice.say("standing", pairs)] if self.sheet.scored else []

    def _change(self, sheet: Sheet, hands: Sequence[Hand] = ()) -> None:
        """Another sheet, with what has been typed of its next round."""
        coming = sheet.coming
        self._save(sheet, (Entered(coming.round, tuple(hands)),) if coming and hands else ())
        self._before = [*self._before[-_REMEMBERED:], self.sheet]
        self.sheet = sheet
        self._hands, self._correcting = list(hands), None


def _pairs(names: Sequence[str], points: Sequence[int]) -> list[tuple[str, int]]:
    return list(zip(names, points, strict=True))


def dealer_of(text: str, names: Sequence[str], lot: Callable[[int], int]) -> tuple[int, Literal["named", "lot"]]:
    """Who deals first: the one that is named, or by lot where nobody is; raises `Problem`."""
    wanted = " ".join(clean(text[:LONGEST]).split()).casefold()
    if not wanted:
        return lot(len(names)), "lot"
    for seat, name in enumerate(names):
        if name.casefold() == wanted:
            return seat, "named"
    raise Problem("no_such_player", wanted[:30])
