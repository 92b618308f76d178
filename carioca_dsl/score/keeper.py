"""Whoever keeps the score: takes one line after the other and answers; knows no screen and no file."""

from collections.abc import Callable, Sequence

from carioca_dsl.prose.inline import clean
from carioca_dsl.score.besides import Besides
from carioca_dsl.score.hands import Hand, Hands, Problem, check_cards, looks_like_a_hand, read_hand
from carioca_dsl.score.names import nameless
from carioca_dsl.score.printing import sheet_lines
from carioca_dsl.score.sheet import Sheet
from carioca_dsl.score.sheet_text import Entered, read_row
from carioca_dsl.score.telling import money, scored, standing, where
from carioca_dsl.score.voice import ScoreVoice
from carioca_dsl.score.words import command_of, means, shown

LONGEST = 500
"""Characters of a line that anybody can mean."""


class Keeper(Besides):
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

    def question(self) -> str:
        """What is asked now; nothing once the match is over."""
        sheet, coming = self.sheet, self.sheet.coming
        if self._correcting is not None:
            name = self._asked_for(self._correcting)
            return self.voice.say(
                "prompt_again", self._correcting, name, self.voice.hand(self._old()[len(self._hands)])
            )
        if sheet.asked is not None:
            return self.voice.say("prompt_bust", sheet.names[sheet.asked], shown(self.voice.code))
        if coming is None:
            return ""
        if coming.open_rounds:
            return self.voice.say("prompt_choose", sheet.names[coming.starts])
        return self.voice.say("prompt_hand", coming.round, self._asked_for(coming.round))

    def _asked_for(self, round: int) -> str:
        """Whose hand is asked for next."""
        return self.sheet.names[self.sheet.seats_of(round)[len(self._hands)]]

    def begin(self) -> list[str]:
        """What is said first; what has been typed of a round already is said again."""
        return [*self.where(), self.voice.say("help_short", shown(self.voice.code)["help"]), *self._typed_before()]

    def _typed_before(self) -> list[str]:
        found = []
        for round, hands in self.entered:
            seats = self.sheet.seats_of(round)
            typed = [(self.sheet.names[seat], self.voice.hand(hand)) for seat, hand in zip(seats, hands, strict=False)]
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
        return list(where(self.sheet, self.voice))

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
                return [*(line.strip() for line in text.split("\\n")), *self._help_of_the_game()]
            case "sheet":
                markdown = means(rest, self.voice.code, "markdown")
                return sheet_lines(self.sheet, self.title, self.voice, markdown=markdown)
            case "void":
                return self._void()
            case "undo":
                return self._undo()
            case "fix":
                return self._fix(rest)
            case "choose":
                return self._choose(rest)
            case "bought":
                return self._bought(rest)
            case "re_enter" | "leave":
                return self._answer(goes_on=command == "re_enter")
            case "money":
                return list(money(self.sheet, self.voice)) or [self.voice.say("no_money")]
            case _:
                self.done = True
                return []

    def _void(self) -> list[str]:
        if self._correcting is not None:
            raise Problem("void_correction")
        coming = self.sheet.coming
        self._change(self.sheet.add(None))
        said = [self.voice.say("void_noted", coming.round if coming else 0), *money(self.sheet, self.voice)]
        return [*said, *self.where()]

    def _undo(self) -> list[str]:
        if self._hands or self._correcting is not None:
            self._hands, self._correcting, self._waiting = self._waiting, None, []
            self._save(self.sheet, self.entered)
            return [self.voice.say("entry_dropped"), *self._typed_before()]
        before = self.sheet.without_the_last()
        self._save(before, ())
        self.sheet = before
        return [self.voice.say("undone"), *standing(self.sheet, self.voice), *self.where()]

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
        coming = self.sheet.coming
        if self._correcting is None and coming is not None and coming.open_rounds:
            return self._choose(text)
        if self._correcting is None and self.sheet.asked is not None:
            raise Problem("answer_first", self.sheet.names[self.sheet.asked])
        round = self._correcting or (coming.round if coming else None)
        if round is None:
            raise Problem("is_over")
        if "|" in text:
            return self._complete(round, read_row(text, self.sheet, round, self.voice.code))
        hand = self._hand(text, round)
        check_cards([*self._hands, hand], self.sheet.rules_of(round))
        self._hands.append(hand)
        if len(self._hands) < len(self.sheet.seats_of(round)):
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
        rules, seats = self.sheet.rules_of(round), self.sheet.seats_of(round)
        asked = self._asked_for(round)
        text = nameless(text, asked, self.sheet.names, lambda said: looks_like_a_hand(said, rules, self.voice.code))
        hand = read_hand(text, rules, self.voice.code)
        out = next((seat for seat, other in enumerate(self._hands) if other.out), None)
        if hand.out and out is not None and self._correcting is None:
            raise Problem("two_out", [self.sheet.names[seats[out]], asked])
        return hand

    def _old(self) -> Hands:
        """The hands of the round that is being corrected, as the sheet has them."""
        assert self._correcting is not None
        return self.sheet.hands_of(self._correcting)

    def _scored(self, hands: Hands) -> list[str]:
        self._change(self.sheet.add(hands))
        row = self.sheet.rows[-1]
        return [*self._told(row.round), *self.where()]

    def _told(self, round: int) -> list[str]:
        """What a round has cost, and what everybody has now."""
        row = next(row for row in self.sheet.rows if row.round == round and row.hands is not None)
        over = self.sheet.coming is None and self.sheet.asked is None  # then the coins are told with the winner
        said = [*scored(self.sheet, row, self.voice), *standing(self.sheet, self.voice)]
        return said if over else [*said, *money(self.sheet, self.voice)]

    def _corrected(self, round: int, hands: Hands) -> list[str]:
        sheet = self.sheet.correct(round, hands)
        self._leave_aside()
        self._hands, self._correcting, self._waiting = self._waiting, None, []
        self._change(sheet, self._hands)
        said = [self.voice.say("corrected", round), *self._told(round), *self.where()]
        return [*said, *self._typed_before()]

    def _change(self, sheet: Sheet, hands: Sequence[Hand] = ()) -> None:
        """Another sheet, with what has been typed of its next round."""
        coming = sheet.coming
        self._save(sheet, (Entered(coming.round, tuple(hands)),) if coming and hands else ())
        self.sheet = sheet
        self._hands, self._correcting = list(hands), None
