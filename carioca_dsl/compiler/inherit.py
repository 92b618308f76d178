"""Inheritance: what the lines of a file make of the lines of the file that it is based on.

Below a named parent a line says by its verb what it does. It acts on the parent's line with the same rule, subject and
qualifiers, and takes its place; every other line of the parent stays as it is. Each conflict is reported with both
places.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from carioca_dsl.compiler.context import Findings, span_of
from carioca_dsl.compiler.labels import EXPECT
from carioca_dsl.compiler.same_line import Key, key_of, level_of, share, values_of
from carioca_dsl.compiler.verb_words import Verb
from carioca_dsl.compiler.verbs import Said
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import CardClass, Expectation, Line, Qualifiers, Variant
from carioca_dsl.vocabulary import Vocabulary, Writer

_CONTRACT = "rounds.contract"
_SHOWN = 3
"""So many lines of the parent are shown where one of them may be meant."""


@dataclass(frozen=True)
class Inherited:
    """The lines of a file and of those that it stands on, as they hold together."""

    lines: tuple[Line, ...]
    expectations: tuple[Expectation, ...]
    without_rounds: frozenset[int]


def inherit(
    said: Iterable[Said], parent: Variant | None, words: Vocabulary, *, named: bool, own_kinds: Iterable[str] = ()
) -> tuple[Inherited, tuple[Diagnostic, ...]]:
    """What holds once every line has been taken in turn, and what is wrong with them.

    ``named``: the file is based on a game; otherwise its parent is the family base, whose lines it states anew.
    ``own_kinds`` are declared in the file itself, so that nothing of them is inherited.
    """
    heir = _Heir(parent, words, named=named, own_kinds=frozenset(own_kinds))
    for one in said:
        heir.take(one)
    return heir.result(), tuple(heir.findings)


def _of_round(line: Line) -> bool:
    return line.rule == _CONTRACT


def _is_contract(line: Line) -> bool:
    """Whether the line gives a round its contract, whatever is agreed and however many play."""
    return _of_round(line) and line.when == Qualifiers()


class _Heir:
    def __init__(self, parent: Variant | None, words: Vocabulary, *, named: bool, own_kinds: frozenset[str]) -> None:
        self.parent = parent
        self.words = words
        self.named = named
        self.own_kinds = own_kinds
        self.findings = Findings()
        self.entries: list[Line | Expectation | None] = []
        if parent:
            self.entries += parent.lines
            self.entries += parent.expectations if named else ()
        self.old = tuple(self.entries)
        self.places: dict[Key, list[int]] = {}
        for index, entry in enumerate(self.old):
            if entry is not None:
                self.places.setdefault(key_of(entry), []).append(index)
        self.done: dict[int, Said] = {}

    def result(self) -> Inherited:
        inherited = set(map(id, self.old))
        lines = [entry for entry in self.entries if isinstance(entry, Line)]
        # with the contract of a round goes what may be agreed instead of it, and what a source prints about the round
        left = {line.subject for line in lines if _is_contract(line) or (id(line) not in inherited and _of_round(line))}
        before = {entry.subject for entry in self.old if isinstance(entry, Line) and _is_contract(entry)}
        gone = (before | set(self.parent.without_rounds if self.parent else ())) - left
        without = frozenset(number for number in gone if isinstance(number, int))
        lines = [line for line in lines if not (_of_round(line) and line.subject in without)]
        expectations = tuple(
            entry
            for entry in self.entries
            if isinstance(entry, Expectation)
            and not (id(entry) in inherited and entry.when.rounds and without.issuperset(entry.when.rounds))
        )
        return Inherited(tuple(lines), expectations, without)

    def take(self, said: Said) -> None:
        if not self.named:
            self.state(said)
        elif said.head.verb is None and said.subject not in self.own_kinds:
            self.without_verb(said)
        elif said.head.verb is Verb.CHANGE:
            self.change(said)
        elif said.head.verb is Verb.REMOVE:
            self.remove(said)
        else:
            self.add(said)

    # -- the verbs ------------------------------------------------------------------------------------------------

    def state(self, said: Said) -> None:
        """A line of a file that stands on the family alone; the verb that it may have is wrong."""
        if said.head.verb is not None:
            place = said.head.words.span
            problem = report("verb-without-parent", place, verb=said.head.words.text, label=said.head.label.text)
            self.findings.append(problem)
        elif not self.is_fixed(said):
            self.entries.append(said.entry)

    def change(self, said: Said) -> None:
        found = self.found(said)
        if not found:
            self.tell_near("nothing-to-change", said)
        elif self.may(said, found[-1]) and self.was_so(said, found[-1]):
            self.entries[found[-1]] = said.entry

    def remove(self, said: Said) -> None:
        found = self.found(said)
        if not found:
            self.tell_near("nothing-to-remove", said)
        for index in found if said.rule == EXPECT else found[-1:]:
            if not self.may(said, index):
                continue
            old = self.old[index]
            if isinstance(old, Line) and old.level == 0:
                self.tell("convention-removed", said, index)
            else:
                self.entries[index] = None

    def add(self, said: Said) -> None:
        found = self.found(said)
        if found:
            right = f"{self.words.words.changes[Verb.CHANGE][0]} {said.head.label.text}"
            self.tell("already-there", said, found[-1], right=right)
        elif not self.is_fixed(said):
            self.entries.append(said.entry)

    def without_verb(self, said: Said) -> None:
        found = self.found(said)
        verb = self.words.words.changes[Verb.CHANGE if found else Verb.ADD][0]
        there = {"parent": self.parent.name} if found and self.parent else {}
        right = f"{verb} {said.head.label.text}"
        known = {"label": said.head.label.text, "right": right} | there
        problem = report("verb-needed", said.head.whole.span, **known).fixed(said.head.label.span_of(0, 0), f"{verb} ")
        self.findings.append(self.first(problem, found[-1]) if found else problem)

    # -- what stands in the way -----------------------------------------------------------------------------------

    def found(self, said: Said) -> list[int]:
        """Where the parent says something about the same; the line that counts there comes last."""
        if said.rule == EXPECT and said.entry is None:
            keys = [key for key in self.places if key[:3] == (EXPECT, said.subject, said.when)]
            return [index for key in keys for index in self.places[key]]
        return sorted(self.places.get(key_of(said), ()), key=lambda index: level_of(self.old[index]))

    def may(self, said: Said, index: int) -> bool:
        """Whether a line of the parent may be changed or removed; reports why not."""
        old = self.old[index]
        first = self.done.setdefault(index, said)
        if first is not said:
            problem = report("duplicate-line", said.head.whole.span, label=said.head.label.text)
            self.findings.append(problem.mark(first.head.whole.span, "first"))
            return False
        if isinstance(old, Line) and old.fixed:
            self.tell("fixed-line", said, index)
            return False
        return True

    def was_so(self, said: Said, index: int) -> bool:
        """Whether the parent's line says what this line says that it did."""
        old = self.old[index]
        if said.was is None or said.was_text is None or old is None or said.was == values_of(old):
            return True
        right = self.value_of(old)
        place = said.was_text.span
        problem = report("was-otherwise", place, label=said.head.label.text, text=said.was_text.text, right=right)
        self.findings.append(self.first(problem.fixed(place, right), index))
        return False

    def is_fixed(self, said: Said) -> bool:
        """Whether a line speaks about cases for which one of the parent's says that nothing else may hold; reported."""
        for index, old in enumerate(self.old):
            if not isinstance(old, Line) or not old.fixed or old.rule != said.rule:
                continue
            if said.when.narrower(old.when) and share(said.subject, old.subject):
                self.tell("fixed-line", said, index)
                return True
        return False

    # -- words ----------------------------------------------------------------------------------------------------

    def tell(self, code: str, said: Said, index: int, **more: str) -> None:
        problem = report(code, said.head.whole.span, label=said.head.label.text, **more)
        self.findings.append(self.first(problem, index))

    def first(self, problem: Diagnostic, index: int) -> Diagnostic:
        old = self.old[index]
        return problem if old is None else problem.mark(span_of(old.origin), "first")

    def tell_near(self, code: str, said: Said) -> None:
        """Shows the lines of the parent that may be meant: the same rule about the same, but for other cases."""
        keys = [(old, key_of(old)) for old in self.old if old is not None]
        meant = [old for old, key in keys if key[0] == said.rule and share(said.subject, key[1])]
        close = [old for old in meant if said.when.narrower(old.when) or old.when.narrower(said.when)]
        if len(meant) > _SHOWN:
            meant = close[:_SHOWN]
        meant = sorted(meant, key=lambda old: (old not in close, -level_of(old)))
        near = tuple(dict.fromkeys(map(self.label_of, meant)))
        right = f"{self.words.words.changes[Verb.ADD][0]} {said.head.label.text}"
        problem = report(code, said.head.whole.span, label=said.head.label.text, near=near, right=right)
        for old in meant:
            problem = problem.mark(span_of(old.origin), "near")
        self.findings.append(problem)

    @property
    def writer(self) -> Writer:
        return Writer(self.words)

    def label_of(self, old: Line | Expectation) -> str:
        rule, subject = key_of(old)[:2]
        if isinstance(subject, CardClass):
            name = self.writer.cards(subject)
        elif rule == _CONTRACT:
            name = str(subject)
        else:
            name = self.words.label_of(rule)
        modes = frozenset(option.name for option in (self.parent.options if self.parent else ()) if option.mode)
        return f"{name} {self.writer.qualifiers(old.when, modes)}".rstrip()

    def value_of(self, old: Line | Expectation) -> str:
        if isinstance(old, Line):
            return self.writer.values(old.rule, old.values)
        return self.writer.number(old.number, "point" if old.section == "scoring" else "card")
