"""Playing examples: every step goes to the judge, and is taken only if the judge allows it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from carioca_dsl.cards import face_of, faces_text
from carioca_dsl.engine import Chance, DealState, deal_points, hand_points, reasons_against, step
from carioca_dsl.model import Example, Expected, Step, Variant
from carioca_dsl.referee.fault import Faulty
from carioca_dsl.referee.report import ExampleReport, ExpectReport, StepReport
from carioca_dsl.referee.situation import Situation, Tables, situation
from carioca_dsl.referee.steps import action_of, seat_of


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
    fault = None
    try:
        for line in example.steps:
            play.lines.append(play.take(line) if isinstance(line, Step) else play.look(line))
    except Faulty as faulty:
        fault = faulty.fault
    return ExampleReport(example, start.names, start.rules, tuple(play.lines), fault, start.start, start.events)


@dataclass
class Play:
    """An example while it is played: the state so far, and a report for each line."""

    begun: Situation
    state: DealState
    lines: list[StepReport | ExpectReport] = field(default_factory=list)
    chance: Chance = field(default_factory=lambda: Chance(0, 1))

    def take(self, line: Step) -> StepReport:
        """Judge a step, and take it if it is allowed; raises `Faulty`."""
        action = action_of(line, self.begun.names, self.state)
        reasons = reasons_against(self.begun.round, self.state, action)
        if reasons:
            return StepReport(line, action, reasons)
        self.state, events = step(self.begun.round, self.state, action, self.chance)
        return StepReport(line, action, (), events)

    def look(self, line: Expected) -> ExpectReport:
        """Whether what is expected holds now; raises `Faulty`."""
        match line.what:
            case "deal over":
                over = self.state.outcome is not None
                return ExpectReport(line, "over" if over else "not over", over)
            case "meld":
                return self._meld(line)
            case _:
                seat = seat_of(line.name or "", self.begun.names, line.origin)
                found = len(self.state.hands[seat]) if line.what == "holds" else self._points(seat)
                return ExpectReport(line, str(found), found == line.number)

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
            return hand_points(self.begun.round, self.state.hands[seat])
        return 0 if outcome.kind == "void" else deal_points(self.begun.round, self.state)[seat]
