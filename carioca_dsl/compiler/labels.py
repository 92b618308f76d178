"""The labels of rules: which rule a label means, what about, and when its line holds."""

import re
from dataclasses import dataclass, field
from typing import Any

from carioca_dsl.compiler.context import MOST_ROUNDS, Context, Findings
from carioca_dsl.compiler.qualifiers_meant import qualified_from, qualifier_meant, starts_at
from carioca_dsl.compiler.rounds_meant import round_in
from carioca_dsl.compiler.trees import extent, numbers, subtrees, tokens
from carioca_dsl.compiler.unknown_labels import misspelt_ranks, unknown_label
from carioca_dsl.compiler.value_numbers import WrongValue
from carioca_dsl.compiler.values import read_card_class
from carioca_dsl.diagnostics import Span, report
from carioca_dsl.model import Act, Axis, Bound, CardClass, Qualifiers, declared_rules
from carioca_dsl.syntax import Text, Unreadable, parse
from carioca_dsl.vocabulary import nearest

EXPECT = "expect"
LIKE = "like"
_EXPECT_AXES: tuple[Axis, ...] = ("rounds", "players", "option")
_ACTS = {"WHEN_OPENING": Act.OPENING, "WHEN_MELDING": Act.MELDING, "WHEN_LAYING_OFF": Act.LAYING_OFF}
_AXIS_OF = {"act": "act", "rounds": "rounds", "players": "players", "options": "option"}


@dataclass(frozen=True)
class Meant:
    """What a label means: a rule's id (or ``expect``, ``like``), its subject, and the qualifiers."""

    rule: str
    subject: str | int | CardClass | None = None
    when: Qualifiers = field(default_factory=Qualifiers)


def read_label(
    section: str, label: Text, context: Context, findings: Findings, *, behind_a_verb: bool = False
) -> Meant | None:
    """What a label of a section of rules means; ``None`` after reporting why it means nothing."""
    return _Reader(section, label, context, findings, behind_a_verb=behind_a_verb).run()


class _Reader:
    def __init__(self, section: str, label: Text, context: Context, findings: Findings, *, behind_a_verb: bool) -> None:
        self.section = section
        self.label = label
        self.context = context
        self.findings = findings
        self.behind_a_verb = behind_a_verb

    def run(self) -> Meant | None:
        words = self.context.words
        found = words.label(self.section, self.label.text)
        if found is None:
            return self.without_name()
        rest = self.label.part(found.end)
        if rest and words.later(self.section, self.label.text):
            self.findings.append(report("not-supported-yet", self.label.span, text=self.label.text))
            return None
        if not rest:
            return Meant(found.id)
        when = self.qualifiers("qualifiers", found.id, rest, rest.masked(self.masked(rest)))
        return Meant(found.id, None, when[0]) if when else None

    def without_name(self) -> Meant | None:
        """Rounds are labelled by their number, prices by cards."""
        if self.section == "rounds" and (digits := re.match(r"\d+", self.label.text)):
            found = self.qualifiers(
                "numbered", "rounds.contract", self.label, self.label.masked(self.masked(self.label))
            )
            if found and self.is_round(numbers(found[1])[0], self.label.span_of(0, digits.end())):
                return Meant("rounds.contract", numbers(found[1])[0], found[0])
            return None
        if self.section == "scoring" and self.looks_like_cards():
            found = self.qualifiers(
                "priced", "scoring.card-points", self.label, self.label.masked(self.masked(self.label))
            )
            if found:
                return self.priced(*found)
            return None
        self.unknown()
        return None

    def looks_like_cards(self) -> bool:
        if re.match(r"\d|[AJQK](?![\w'’])", self.label.text):
            return True
        masked = self.masked(self.label)
        return self.context.names.named(masked) in self.context.names.groups

    def priced(self, when: Qualifiers, tree: Any) -> Meant | None:
        told = Findings()
        try:
            cards = read_card_class(next(subtrees(tree, "cardclass")), self.label, self.context, told)
        except WrongValue as error:
            start = qualified_from(self.label.text, self.context.words)
            if not error.told:
                self.unknown()
            elif told and start:
                self.unknown_qualifier("scoring.card-points", self.label, start)
            elif told and not self.meant_ranks():
                self.findings += told
            return None
        if cards.jokers or not cards.ranks:
            self.unknown()
            return None
        return Meant("scoring.card-points", cards, when)

    # -- qualifiers -----------------------------------------------------------------------------------------------

    def masked(self, text: Text) -> str:
        return self.context.names.mask_label(text.text)

    def qualifiers(self, shape: str, rule: str, text: Text, masked: Text) -> tuple[Qualifiers, Any] | None:
        try:
            tree = parse(shape, masked.text, self.context.language)
        except Unreadable as error:
            self.unknown_qualifier(rule, text, error.fits)
            return None
        given: dict[str, Any] = {}
        for one in subtrees(tree, *_AXIS_OF):
            axis = _AXIS_OF[str(one.data)]
            if axis not in self.axes(rule):
                self.not_here(rule, text, one)
                return None
            value = self.qualifier(one, text, rule)
            if value is None:
                return None
            name = str(one.data)
            given[name] = tuple(sorted({*given.get(name, ()), *value})) if name in ("rounds", "options") else value
        return Qualifiers(**given), tree

    def axes(self, rule: str) -> tuple[str, ...]:
        if rule == EXPECT:
            return _EXPECT_AXES
        return declared_rules()[rule].rule.qualifiers if rule in declared_rules() else ()

    def qualifier(self, tree: Any, text: Text, rule: str) -> Any:
        match tree.data:
            case "act":
                return _ACTS[tokens(tree)[0].type]
            case "rounds":
                return self.rounds(tree, text)
            case "players":
                return self.players(tree, text, rule)
            case _:
                return self.options(tree, text)

    def rounds(self, tree: Any, text: Text) -> tuple[int, ...] | None:
        found: set[int] = set()
        for span in subtrees(next(subtrees(tree, "numbers")), "numspan"):
            ends = numbers(span)
            place = text.span_of(*extent(span))
            if not all(self.is_round(number, place) for number in ends):
                return None
            if ends[0] > ends[-1]:
                near = f"{ends[-1]} {self.context.words.keyword('_TO')} {ends[0]}"
                written = text.text[slice(*extent(span))]
                self.findings.append(report("unknown-qualifier", place, text=written, near=near).fixed(place, near))
                return None
            found.update(range(ends[0], ends[-1] + 1))
        return tuple(sorted(found))

    def is_round(self, number: int, place: Span) -> bool:
        """Whether a round may have this number; reports a round that may not."""
        if 1 <= number <= MOST_ROUNDS:
            return True
        self.findings.append(report("number-out-of-range", place, no_round=number, rounds=MOST_ROUNDS))
        return False

    def players(self, tree: Any, text: Text, rule: str) -> Bound | None:
        bound = next(subtrees(tree))
        ends = numbers(bound)
        unit = next(subtrees(bound, "unit"), None)
        written = text.text[slice(*extent(unit))] if unit else ""
        kinds = {"exactly": (0, -1), "span": (0, -1), "at_least": (0, None), "at_most": (None, -1)}
        if bound.data in kinds and unit and self.context.words.is_unit("player", written) and ends[0] <= ends[-1]:
            least, most = kinds[str(bound.data)]
            return Bound(least=1 if least is None else ends[least], most=None if most is None else ends[most])
        if unit and not self.context.words.is_unit("player", written):
            right = self.context.words.unit("player", (ends or [2])[-1])
            place = text.span_of(*extent(unit))
            self.findings.append(report("wrong-unit", place, text=written, right=right).fixed(place, right))
            return None
        self.unknown_qualifier(rule, text, extent(tree)[0])
        return None

    def options(self, tree: Any, text: Text) -> tuple[str, ...] | None:
        found = []
        for option in subtrees(tree, "option"):
            place = extent(option)
            named = next((self.context.names.named(one) for one in tokens(option, "NAME")), None)
            if named is None or named not in self.context.names.options:
                written = text.text[slice(*place)]
                known = self.context.names.options
                problem = report("unknown-option", text.span_of(*place), text=written, near=nearest(written, known))
                self.findings.append(problem)
                return None
            found.append(named)
        return tuple(found)

    # -- what is wrong --------------------------------------------------------------------------------------------

    def meant_ranks(self) -> bool:
        """Reports ranks that are written otherwise, if that is what is wrong with the label of a price."""
        problem = misspelt_ranks(self.section, self.label, self.context)
        self.findings += [problem] if problem else []
        return problem is not None

    def unknown(self) -> None:
        problem = unknown_label(self.section, self.label, self.context, behind_a_verb=self.behind_a_verb)
        self.findings.append(problem)

    def unknown_qualifier(self, rule: str, text: Text, fits: int) -> None:
        if rule == "scoring.card-points" and self.meant_ranks():
            return
        if rule == "rounds.contract" and round_in(self.section, text.text):
            self.unknown()
            return
        # the parser stops inside the qualifier that it cannot read: report from the end of what came before it
        part = text.part(starts_at(text.text, fits, self.context.words)) or text
        if self.context.words.later("qualifiers", part.text):
            self.findings.append(report("not-supported-yet", part.span, text=part.text))
            return
        axes = self.axes(rule) if rule else tuple(_AXIS_OF.values())
        near = qualifier_meant(part.text, axes, self.context.words)
        problem = report("unknown-qualifier", part.span, text=part.text, near=near, legal=self.samples(rule))
        self.findings.append(problem)

    def not_here(self, rule: str, text: Text, tree: Any) -> None:
        place = extent(tree)
        known = {"text": text.text[slice(*place)], "label": self.context.words.label_of(rule)}
        problem = report("qualifier-not-for-this-rule", text.span_of(*place), **known, legal=self.samples(rule))
        self.findings.append(problem)

    def samples(self, rule: str) -> tuple[str, ...]:
        keyword = self.context.words.keyword
        option = next(iter(self.context.names.options), "…")
        written = {
            "act": keyword("WHEN_OPENING"),
            "rounds": f"{keyword('IN_ROUND')} 7",
            "players": f"{keyword('WITH')} 3 {self.context.words.unit('player', 3)}",
            "option": f"{keyword('IF')} {option}",
        }
        return tuple(text for axis, text in written.items() if not rule or axis in self.axes(rule))
