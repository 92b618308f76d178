"""Worked examples, told from what the engine made of them."""

from collections.abc import Iterator, Sequence

from carioca_dsl.engine import Drew, Event, Laid, LaidOff, Opened, RoundVoid, Swapped
from carioca_dsl.melds import Reason, melds_of
from carioca_dsl.model import Step, Verb
from carioca_dsl.prose.blocks import Holding, Move, Story
from carioca_dsl.prose.diagrams.moves import pictures_of
from carioca_dsl.prose.diagrams.pictures import Picture
from carioca_dsl.prose.facts.contracts import usual_contract
from carioca_dsl.prose.inline import clean
from carioca_dsl.prose.reasons import reason_phrase
from carioca_dsl.prose.speech import Speech, capital
from carioca_dsl.prose.telling import ACTS, told
from carioca_dsl.referee import ExampleReport, ExpectReport, StepReport

_OUTCOMES = frozenset({"scores", "total", "coins", "pot", "round"})
"""What is told of the outcome of an example, with a number."""


def story(report: ExampleReport, number: int, speech: Speech, agreed: Sequence[str] = ()) -> Story:
    """An example as it is printed: where it starts, and one move for each turn or refusal.

    ``agreed`` is what it takes for agreed although the rest of the book does not.
    """
    example = report.example
    names = tuple(map(capital, report.names))
    return Story(
        id=f"example-{number}",
        title=speech.say("title_story", number, 0 if _to_choose(report) else example.round),
        situation=tuple(_situation(report, speech, agreed)),
        moves=tuple(_moves(report, names, speech)),
        outcome=tuple(_outcome(report, speech)),
    )


def _to_choose(report: ExampleReport) -> bool:
    """Whether the round of an example is chosen in it: then no title can name it."""
    return any(step.step.verb is Verb.CHOOSES for step in report.steps)


def _situation(report: ExampleReport, speech: Speech, agreed: Sequence[str]) -> Iterator[Holding]:
    example, phrases = report.example, speech.phrases
    for text in agreed:
        yield Holding(speech.say("label_agreed"), phrases.typeset(clean(text)))
    if report.rules is not None and any(step.step.verb is Verb.OPENS for step in report.steps):
        contract = usual_contract(report.rules.rounds[example.round - 1])
        yield Holding(speech.say("label_contract"), speech.phrase("text_contract", contract))
    for name, hand in example.holds.items():
        yield Holding(speech.say("label_holds", capital(name)), phrases.cards(hand))
    for name, melds in example.laid.items():
        yield Holding(speech.say("label_laid", capital(name)), speech.phrase("text_melds", melds))
    if example.discards is not None:
        pile = phrases.cards(example.discards) if example.discards else speech.phrase("label_nothing")
        yield Holding(speech.say("label_discards"), pile)
    for name, total in example.totals.items():
        yield Holding(speech.say("label_total", capital(name)), speech.phrase("text_points", total))
    if example.chooser is not None:
        yield Holding(speech.say("label_chooser"), speech.phrase("text_name", capital(example.chooser)))


def _moves(report: ExampleReport, names: Sequence[str], speech: Speech) -> Iterator[Move]:
    """Allowed steps are told together, turn by turn; each refused one stands alone with its reason."""
    waiting: list[StepReport] = []
    table = _Table(report)
    for step in report.steps:
        table.take(step.events)
        if step.reasons:
            yield from _told(waiting, report, names, speech)
            waiting = []
            yield _refused(step, report, table.meant(step.step), names, speech)
        else:
            waiting.append(step)
    yield from _told(waiting, report, names, speech)


def _told(steps: Sequence[StepReport], report: ExampleReport, names: Sequence[str], speech: Speech) -> Iterator[Move]:
    for events in _turns([event for step in steps for event in step.events]):
        lines = list(told(events, speech, names))
        pictures = _pictures(events, report, speech)
        for number, line in enumerate(lines):
            # what is drawn belongs to what the player did; the other lines say what came of it
            yield Move(
                line, pictures=pictures if number == (0 if isinstance(events[0], ACTS) else len(lines) - 1) else ()
            )


def _turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events, parted where somebody draws."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, Drew) and found:
            yield found
            found = []
        found.append(event)
    if found:
        yield found


def _pictures(events: Sequence[Event], report: ExampleReport, speech: Speech) -> tuple[Picture, ...]:
    assert report.rules is not None
    return pictures_of(events, melds_of(report.rules.rounds[report.example.round - 1]), speech.phrases)


def _refused(
    report: StepReport, whole: ExampleReport, meld: Sequence[int], names: Sequence[str], speech: Speech
) -> Move:
    assert whole.rules is not None
    reason = reason_phrase(_main_reason(report), speech, whole.rules, whole.example.round, names)
    text = speech.say(try_key(report.step.verb), _named(report.step), meld)
    return Move(text, speech.say("verdict_refused"), reason)


def _main_reason(report: StepReport) -> Reason:
    """The reason that the file names, if it is one of them, else the first."""
    return next((found for found in report.reasons if found.id == report.step.because), report.reasons[0])


def _named(step: Step) -> Step:
    """The step with names as they are printed."""
    meld = step.meld and step.meld.model_copy(update={"owner": capital(step.meld.owner)})
    return step.model_copy(update={"actor": capital(step.actor), "meld": meld})


def try_key(verb: Verb) -> str:
    """The sentence of somebody who would like to do something: ``try_re_enters``."""
    return f"try_{verb.replace('-', '_')}"


def _outcome(report: ExampleReport, speech: Speech) -> Iterator[str]:
    """What the example states about points, coins and the round to come, where it is so.

    That nobody scores in a void deal has been said as it came.
    """
    void = any(isinstance(event, RoundVoid) for step in report.steps for event in step.events)
    told = _OUTCOMES - {"scores"} if void else _OUTCOMES
    for line in report.lines:
        if isinstance(line, ExpectReport) and line.ok and line.expected.what in told:
            expected = line.expected
            name = () if expected.name is None else (capital(expected.name),)
            yield speech.say(f"outcome_{expected.what}", *name, expected.number)


class _Table:
    """The melds on the table while an example is told, by owner and number."""

    def __init__(self, report: ExampleReport) -> None:
        self.names = report.names
        self.melds: dict[tuple[str, int], Sequence[int]] = {
            (owner, number): cards
            for owner, melds in report.example.laid.items()
            for number, cards in enumerate(melds, 1)
        }

    def take(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Opened):
                for number, meld in enumerate(event.melds, 1):
                    self.melds[self.names[event.seat], number] = meld.cards
            elif isinstance(event, Laid):
                self.melds[self.names[event.seat], event.number] = event.meld.cards
            elif isinstance(event, LaidOff | Swapped):
                self.melds[self.names[event.owner], event.number] = event.meld.cards

    def meant(self, step: Step) -> Sequence[int]:
        """The cards of the meld that a step names; none where there is no such meld."""
        return self.melds.get((step.meld.owner, step.meld.number), ()) if step.meld else ()
