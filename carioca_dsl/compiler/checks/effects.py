"""Lines that nobody ever reads: for rounds that do not exist, or beaten or ruled out in every case."""

from __future__ import annotations

from collections.abc import Iterator

from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.places import label_of, mark, place_of
from carioca_dsl.compiler.context import span_of
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import HANGS_ON, Act, Declared, Line, Origin, declared_rules, rule_id
from carioca_dsl.vocabulary.placeholders import rounds_named


def rounds_exist(survey: Survey) -> Iterator[Diagnostic]:
    """Each line that speaks of a round after the last one, or of none but such as have been taken out."""
    if not survey.last_round:
        return
    for origin, when in (
        *((line.origin, line.when) for line in survey.own),
        *((one.origin, one.when) for one in survey.variant.expectations if one.origin.file == survey.where.file),
    ):
        yield from _not_there(when.rounds or (), origin, survey)
    for note in survey.variant.notes:
        if note.origin.file == survey.where.file:
            # it is printed only if all of them are played
            missing = [one for number in rounds_named(note.text) for one in _not_there((number,), note.origin, survey)]
            yield from missing[:1]


def _not_there(rounds: tuple[int, ...], origin: Origin, survey: Survey) -> Iterator[Diagnostic]:
    last = survey.last_round
    beyond = next((number for number in rounds if number > last), None)
    if beyond is not None:
        yield report("no-such-round", span_of(origin), round=beyond, last=last)
    elif _taken_out(rounds, survey):
        yield report("no-such-round", span_of(origin), taken=rounds[0])


def _taken_out(rounds: tuple[int, ...], survey: Survey) -> bool:
    return bool(rounds) and survey.variant.without_rounds.issuperset(rounds)


def lines_have_effect(survey: Survey) -> Iterator[Diagnostic]:
    """Each line of the file that gives no rule its value at any table."""
    if any(case.resolution.problems for case in survey.cases):
        return  # what is missing or contradicts itself may be why: one cause, one message
    used = {id(line) for case in survey.cases for line in case.resolution.used}
    tried = {case.agreement.options for case in survey.cases}
    for line in survey.own:
        rounds = line.when.rounds or ()
        there = max(rounds, default=0) <= survey.last_round and not _taken_out(rounds, survey)
        if id(line) not in used and there and any(agreed.issuperset(line.when.options) for agreed in tried):
            yield _why(survey, line)


def _why(survey: Survey, line: Line) -> Diagnostic:
    problem = report("line-without-effect", place_of(line), label=label_of(survey.variant, line))
    cause = _cause(survey, line)
    if cause is not None:
        return mark(problem, cause, "needs")
    players = survey.cases[0].line("players.number")
    if line.when.players and players is not None and not _can_sit(survey, line):
        return mark(problem, players, "players")
    narrower = [
        other
        for other in survey.variant.lines
        if other.rule == line.rule and other.subject == line.subject and other is not line
        if other.when != line.when and other.when.narrower(line.when)
    ]
    for other in narrower:
        problem = mark(problem, other, "narrower")
    return problem


def _can_sit(survey: Survey, line: Line) -> bool:
    return any(line.when.players and case.seats in line.when.players for case in survey.cases)


def _cause(survey: Survey, line: Line) -> Line | None:
    """The line of another rule because of which this one does not matter."""
    case = survey.cases[0]
    declared = declared_rules()[line.rule]
    rule = None
    if declared.rule.needs and not (line.rule in HANGS_ON and _is_met(case, declared)):
        rule = rule_id(declared.section, declared.rule.needs.field)
    elif line.rule in HANGS_ON:
        rule = HANGS_ON[line.rule].rule
    elif line.when.act is Act.MELDING:
        rule = "turn.new-melds-later"
    elif line.when.act is Act.LAYING_OFF:
        rule = "turn.lay-off-onto"
    if rule is None:
        return None
    number = line.when.rounds[0] if line.when.rounds else 1
    cause = case.line(rule, number)
    if cause is not None or declared.rule.needs is None:
        return cause
    # the rule that it hangs on may itself hang on another
    needed = declared_rules()[rule].rule.needs
    return case.line(rule_id(declared.section, needed.field), number) if needed else None


def _is_met(case: Case, declared: Declared) -> bool:
    """Whether the rule of the same section is as this one needs it: then something else is why it does not matter."""
    needs = declared.rule.needs
    line = case.line(rule_id(declared.section, needs.field), 1) if needs else None
    return bool(needs and line and needs.met(case.value(line)))
