""" "May I?": a question that somebody asks at a table, as a small example with one asker.

What was typed is read here, card by card and step by step; the answer comes from the same judge as every example.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, NoReturn

from carioca_dsl.cards import Face, UnreadableCard, read_typed_face, with_file_letters
from carioca_dsl.compiler import UnreadableStep, read_step
from carioca_dsl.diagnostics import Diagnostic, Span, report
from carioca_dsl.engine import DealState, View
from carioca_dsl.model import Example, Origin, RoundRules, Rules, Step, Variant, Verb
from carioca_dsl.referee.examples import Play
from carioca_dsl.referee.fault import FaultKind, Faulty
from carioca_dsl.referee.findings import fault_diagnostic, span_of
from carioca_dsl.referee.moment import OUT_OF_TURN, moment
from carioca_dsl.referee.player_names import but_names, tidy
from carioca_dsl.referee.report import StepReport
from carioca_dsl.referee.situation import Tables, situation
from carioca_dsl.syntax import languages
from carioca_dsl.vocabulary import plain, vocabulary

LONGEST = 2_000
"""Characters that one answer of a person may have."""


_NOWHERE = Origin(file="--holds", line=1)
_BUYERS = 3
"""So many it takes for somebody to buy: who draws and who threw the card do not."""


class Question(NamedTuple):
    """What somebody asks, as typed. The hand is the one at that moment, unless the first step is a draw."""

    asker: str
    round: int
    holds: str
    tables: tuple[str, ...] = ()
    """Others' melds: ``ana: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠``; several owners may stand in one text, parted by ``;``."""
    laid: tuple[str, ...] = ()
    """The asker's own melds, laid on an earlier turn."""
    discards: str | None = None
    """The discard pile, its top last."""
    took: str | None = None
    """The card of the hand that was taken from the discard pile in this turn."""
    steps: tuple[str | Step, ...] = ()
    """What the asker wants to do, one after the other, as typed (the asker's name may be left out) or read already."""
    players: int | None = None
    """How many play."""
    also: tuple[str, ...] = ()
    """What else the asker may be called, folded: in their own language, in that of an example that they copy."""


class Answer(NamedTuple):
    """What the referee says: a report for each step, and the deal as it is after those that were allowed."""

    names: tuple[str, ...]
    rules: Rules
    round: RoundRules
    state: DealState
    steps: tuple[StepReport, ...]
    totals: tuple[int, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether all of it is allowed."""
        return not any(step.reasons for step in self.steps)

    @property
    def view(self) -> View:
        """The table as the asker sees it."""
        return View(self.round, self.state, 0, self.names, self.totals)


class Unanswerable(ValueError):
    """A question that cannot be understood, or whose situation cannot be; ``texts`` are the sources of its places."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...], texts: dict[str, str]) -> None:
        super().__init__("; ".join(one.code for one in diagnostics))
        # no example is to be spoken of, but what was typed behind which option
        self.diagnostics = tuple(one.with_args(option=one.labels[0].span.file) for one in diagnostics)
        self.texts = texts


def answer(
    variant: Variant,
    question: Question,
    agreed: Sequence[str] = (),
    language: str = "en",
    *,
    about: Verb | None = None,
    tables: Tables | None = None,
) -> Answer:
    """The referee's answer; raises `Unanswerable`.

    ``about`` says what comes next where the question has no step yet: a card is bought at another moment than it is
    discarded. ``tables`` are those of the variant, for whoever asks more than once.
    """
    reading = _Reading(question, language)
    try:
        example = reading.example(about)
        begun = situation(tables or Tables(variant), example, agreed)
        play = Play(begun, moment(example, begun, reading.took(example), about), beyond=False)
        reports = tuple(play.take(step) for step in example.steps if isinstance(step, Step))
    except Faulty as faulty:
        fault = faulty.fault
        if fault.origin is _NOWHERE:  # of the whole situation: shown at the option that it most likely came from
            fault = fault._replace(origin=reading.place_of(fault.kind))
        raise Unanswerable((fault_diagnostic(fault),), reading.texts) from None
    return Answer(begun.names, begun.rules, begun.round, play.state, reports, begun.totals)


class _Reading:
    """Reads the texts of a question, each under the name of the option that it came with."""

    def __init__(self, question: Question, language: str) -> None:
        self.question = question
        self.language = language
        self.texts: dict[str, str] = {}

    def example(self, about: Verb | None) -> Example:
        asked = self.question
        holds = self._cards("--holds", asked.holds)
        laid: dict[str, tuple[tuple[int, ...], ...]] = {}
        places = {f"holds {asked.asker}": self._origin("--holds", asked.holds)}
        for text in asked.laid:
            laid[asked.asker] = laid.get(asked.asker, ()) + self._melds("--laid", text)
            places[f"laid {asked.asker}"] = self._origin("--laid", " | ".join(asked.laid))
        for text in asked.tables:
            for owner, melds in self._owners(text):
                laid[owner] = laid.get(owner, ()) + melds
                places.setdefault(f"laid {owner}", self._origin("--table", "; ".join(asked.tables)))
        names = tuple(dict.fromkeys((asked.asker, *laid)))
        steps = tuple(self._step(number, names) for number in range(1, len(asked.steps) + 1))
        buys = (steps[0].verb if steps else about) in OUT_OF_TURN
        number = 2
        while len(names) < (asked.players or (_BUYERS if buys else 0)):
            names = (*names, f"{number}") if f"{number}" not in names else names
            number += 1
        return Example(
            name="question",
            round=asked.round,
            players=names,
            holds={asked.asker: holds},
            laid=laid,
            discards=self._discards(steps[0].card if buys and steps else None),
            turn=asked.asker,
            steps=steps,
            origin=_NOWHERE,
            places=places,
        )

    def _discards(self, offered: Face | None) -> tuple[int, ...] | None:
        """The discard pile: as it was typed, or the card that somebody wants to buy."""
        if self.question.discards is not None:
            return self._cards("--discards", self.question.discards)
        return None if offered is None else (offered,)

    def took(self, example: Example) -> Face | None:
        text = self.question.took
        if text is None:
            return None
        cards = self._cards("--took", text)
        if len(cards) != 1 or cards[0] not in example.holds[self.question.asker]:
            self._stop("wrong-value", self._span("--took", text), text=text, label="--took", example="--took 8♦")
        return cards[0]

    def _owners(self, text: str) -> Iterator[tuple[str, tuple[tuple[int, ...], ...]]]:
        for part in text.split(";"):
            owner, colon, melds = part.partition(":")
            owner = tidy(owner)
            if not colon or not owner or not melds.strip():
                sample = "ana: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"
                self._stop("wrong-value", self._span("--table", text), text=text, label="--table", example=sample)
            yield self._named(owner), self._melds("--table", melds)

    def _melds(self, option: str, text: str) -> tuple[tuple[int, ...], ...]:
        return tuple(self._cards(option, meld) for meld in text.split("|"))

    def _cards(self, option: str, text: str) -> tuple[int, ...]:
        words = text[:LONGEST].replace(",", " ").split()
        try:
            cards = tuple(read_typed_face(word) for word in words)
        except UnreadableCard as bad:
            start = text.find(bad.text) + 1
            self.texts[option] = text
            self._stop("bad-card", Span(option, 1, start, 1, start + len(bad.text)), text=bad.text)
        if not cards:
            self._stop("wrong-value", self._span(option, text), text=text, label=option, example=f"{option} '8♣ 8♦'")
        return cards

    def _step(self, number: int, names: tuple[str, ...]) -> Step:
        """The step of that number, in the reader's language or in any other that knows it."""
        before = self.texts.get("--step", "").split("\n")[: number - 1]
        said = self.question.steps[number - 1]
        if isinstance(said, Step):
            self.texts["--step"] = "\n".join((*before, said.text))
            return said.model_copy(update={"origin": Origin(file="--step", line=number)})
        text = but_names(" ".join(said[:LONGEST].split()), names, with_file_letters)
        problem: UnreadableStep | None = None
        for language in dict.fromkeys((self.language, "en", *languages())):
            line = self._with_asker(text, language)
            if problem is None:
                self.texts["--step"] = "\n".join((*before, line))
            try:
                step = read_step(line, language, names=names, file="--step", line=number)
            except UnreadableStep as unreadable:
                problem = problem or unreadable
            else:
                self.texts["--step"] = "\n".join((*before, line))
                return self._meant(step, names)
        assert problem is not None
        raise Unanswerable(problem.diagnostics, self.texts)

    def _meant(self, step: Step, names: tuple[str, ...]) -> Step:
        """The step with the asker's name in it, where it says ``me``."""
        if step.meld is None or step.meld.owner in names:
            return step
        return step.model_copy(update={"meld": step.meld.model_copy(update={"owner": self._named(step.meld.owner)})})

    def _named(self, name: str) -> str:
        return self.question.asker if plain(name) in map(plain, self.question.also) else name

    def _with_asker(self, text: str, language: str) -> str:
        label, colon, rest = text.partition(":")
        verbs = {word.casefold() for words in vocabulary(language).words.verbs.values() for word in words}
        alone = label.strip().casefold()
        return f"{self.question.asker} {alone}{colon}{rest}" if alone in verbs else text

    # -- places -----------------------------------------------------------------------------------------------------

    def place_of(self, kind: FaultKind) -> Origin:
        """Where what is wrong with the situation was typed."""
        asked = self.question
        match kind:
            case "no such round" | "no rules" | "no such agreement":
                return self._origin("--round", str(asked.round))
            case "too many players":
                return self._origin("--players", str(asked.players or ""))
            case _:
                return self._origin("--holds", asked.holds)

    def _origin(self, option: str, text: str) -> Origin:
        self.texts[option] = text
        return Origin(file=option, line=1, column=1, end_column=len(text) + 1)

    def _span(self, option: str, text: str) -> Span:
        return span_of(self._origin(option, text))

    def _stop(self, name: str, span: Span, **args: str) -> NoReturn:
        raise Unanswerable((report(name, span, **args),), self.texts)
