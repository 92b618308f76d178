"""Playing examples: every step goes to the judge, and is taken only if the judge allows it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from carioca_dsl.cards import face_of, faces_text
from carioca_dsl.engine import (
    Action,
    Chance,
    DealState,
    Event,
    Passed,
    WentBust,
    deal_points,
    hand_points,
    reasons_against,
    step,
)
from carioca_dsl.model import Example, Expected, RoundRules, Step, Variant, Verb, Verdict
from carioca_dsl.referee.fault import Faulty
from carioca_dsl.referee.passing import passes_before
from carioca_dsl.referee.report import ExampleReport, ExpectReport, StepReport
from carioca_dsl.referee.situation import Situation, Tables, situation
from carioca_dsl.referee.steps import action_of, seat_of

_ABOUT_THE_END = (Verb.RE_ENTERS, Verb.LEAVES)
"""Steps after which one still looks at the deal that has ended."""
_OVER, _ANSWER_FIRST = "law.deal-over", "law.answer-first"


def play_examples(variant: Variant, agreed: Sequence[str] = ()) -> tuple[ExampleReport, ...]:
    """Play every example of a variant, with what is ``agreed`` besides what each says."""
    tables = Tables(variant)
    return tuple(_play(tables, example, agreed) for example in variant.examples)


def play_example(variant: Variant, example: Example, agreed: Sequence[str] = ()) -> ExampleReport:
    """Play one example. Nothing is raised: what keeps it from being played is the report's ``fault``."""
    return _play(Tables(variant), example, agreed)


def _play(tables: Tables, example: Example, agreed: Sequence[str]) -> ExampleReport:
    try:
        start = situation(tables, example, agreed)
    except Faulty as faulty:
        return ExampleReport(example, fault=faulty.fault)
    play = Play(start, start.start)
    begun, fault = play.state, None
    try:
        play.play(example.steps)
    except Faulty as faulty:
        fault = faulty.fault
    return ExampleReport(example, start.names, start.rules, tuple(play.lines), fault, begun, start.events)


@dataclass
class Play:
    """An example while it is played: the match, the deal that is looked at, and a report for each line.

    A deal that has ended is looked at until somebody does something in the next one.
    """

    begun: Situation
    state: DealState
    beyond: bool = True
    """Whether steps may go beyond the end of the deal."""
    lines: list[StepReport | ExpectReport] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.match = self.begun.match(self.state)
        self.rules: RoundRules = self.begun.round
        if self.state.outcome is None:
            self.state = self.match.deal

    def play(self, lines: Sequence[Step | Expected]) -> None:
        """Play all lines; raises `Faulty`."""
        steps = [*(line for line in lines if isinstance(line, Step)), None]
        taken = 0
        self._pass(steps[0])
        for line in lines:
            if isinstance(line, Step):
                report = self.take(line)
                taken += 1
                more = () if self._ended else self._pass(steps[taken])
                self.lines.append(replace(report, events=report.events + more) if more else report)
            else:
                self.lines.append(self.look(line))

    def take(self, line: Step) -> StepReport:
        """Judge a step, and take it if it is allowed; raises `Faulty`."""
        names = self.begun.names
        if self._ended and self._too_late(line):
            action = action_of(line, names, self.state)
            return StepReport(line, action, reasons_against(self.rules, self.state, action))
        if self._ended:
            self._pass(line)
        action = action_of(line, names, self.match.deal)
        reasons = self.match.reasons_against(action)
        return StepReport(line, action, reasons, () if reasons else self._apply(action))

    @property
    def _ended(self) -> bool:
        return self.state.outcome is not None

    def _too_late(self, line: Step) -> bool:
        """Whether a step after the end is one that is tried in that deal all the same."""
        answers = self.match.deal.phase == "re-enter" and line.verb in _ABOUT_THE_END
        return not self.beyond or (line.stated is Verdict.REFUSED and line.because in (None, _OVER) and not answers)

    def _apply(self, action: Action) -> tuple[Event, ...]:
        """Take an allowed action; gives what has happened in its deal, and who has gone bust."""
        match = self.match
        if match.deal.phase == "re-enter":
            return match.apply_judged(action)[:1]
        rules = match.round
        after, events = step(rules, match.deal, action, Chance(match.seed, match.deals))
        followed = match.apply_judged(action)
        if after.outcome is None or after.outcome.kind == "redeal":
            self.state, self.rules = match.deal, match.round
        else:
            self.state, self.rules = after, rules
        return events + tuple(event for event in followed if isinstance(event, WentBust))

    def _pass(self, following: Step | None) -> tuple[Event, ...]:
        """Whoever is asked and is not said to answer passes; gives what else comes of it."""
        if self.match.over or (following is not None and following.because == _ANSWER_FIRST):
            return ()
        passes = passes_before(following, self.begun.names, self.match.round, self.match.deal)
        if self._ended:
            for action in passes:
                self.match.apply_judged(action)
            return ()
        events = [event for action in passes for event in self._apply(action)]
        return tuple(event for event in events if not isinstance(event, Passed))

    def look(self, line: Expected) -> ExpectReport:
        """Whether what is expected holds now; raises `Faulty`."""
        match line.what:
            case "deal over" | "deal void":
                return self._deal(line)
            case "meld":
                return self._meld(line)
            case "pot":
                return _number(line, self.match.pot)
            case "round":
                return _number(line, self.match.deal.round)
            case _:
                return _number(line, self._of(line.what, seat_of(line.name or "", self.begun.names, line.origin)))

    def _deal(self, line: Expected) -> ExpectReport:
        """Whether the deal has ended, or is void, which is one way to end."""
        void = self.state.outcome is not None and self.state.outcome.kind == "void"
        found = "void" if void else "over" if self._ended else "not over"
        return ExpectReport(line, found, void if line.what == "deal void" else self._ended)

    def _of(self, what: str, seat: int) -> int:
        """A number that belongs to a player."""
        match what:
            case "holds":
                return len(self.state.hands[seat])
            case "total":
                return self.match.totals[seat]
            case "coins":
                return self.match.money[seat]
            case _:
                return self._points(seat)

    def _meld(self, line: Expected) -> ExpectReport:
        assert line.meld is not None
        meld = self.state.meld(seat_of(line.meld.owner, self.begun.names, line.origin), line.meld.number)
        if meld is None:
            return ExpectReport(line, "", False)
        lying, wanted = [face_of(card) for card in meld.cards], list(line.cards)
        same = lying == wanted if meld.shape == "run" else sorted(lying) == sorted(wanted)
        return ExpectReport(line, faces_text(meld.cards), same)

    def _points(self, seat: int) -> int:
        """What the deal costs a seat: as it was scored, or as the hand would be counted now."""
        outcome = self.state.outcome
        if outcome is None:
            return hand_points(self.rules, self.state.hands[seat])
        return 0 if outcome.kind == "void" else deal_points(self.rules, self.state)[seat]


def _number(line: Expected, found: int) -> ExpectReport:
    return ExpectReport(line, str(found), found == line.number)
