"""What the model found wrong while it made rules of the lines: missing, contradicting, priced never or twice."""

from __future__ import annotations

from collections.abc import Iterator

from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.places import label_of, place_of, section_of, section_place, writer
from carioca_dsl.compiler.context import span_of
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Bound, Line, Problem, Qualifiers
from carioca_dsl.vocabulary import sample


def problems_resolved(survey: Survey, case: Case) -> Iterator[Diagnostic]:
    """One diagnostic for each fault, however many rounds it shows in."""
    groups: dict[tuple[object, ...], list[Problem]] = {}
    for problem in case.resolution.problems:
        subject = None if problem.kind == "priced never" else problem.subject
        ways = tuple(map(place_of, problem.lines))
        key = (problem.kind, problem.rule, subject, problem.act, ways)
        groups.setdefault(_UNPRICED if problem.rule == "scoring.joker" else key, []).append(problem)
    for group in groups.values():
        yield from _TELL[group[0].kind](survey, group)


_UNPRICED = ("priced never", "scoring.card-points", None, None, ())


def _missing(survey: Survey, group: list[Problem]) -> Iterator[Diagnostic]:
    rule = group[0].rule
    if rule == "scoring.joker":
        yield from _priced_never(survey, group)
        return
    write = writer(survey.variant)
    section = section_of(rule)
    kind = next((kind for kind in survey.variant.kinds if kind.name == group[0].subject), None)
    if kind is not None:
        place, heading = span_of(kind.origin), f"{write.words.heading_of('meld')} {kind.name}"
    else:
        place, heading = section_place(survey, section), write.words.heading_of(section)
    label = write.words.label_of(rule) if rule in write.words.words.labels else "1"
    label = f"{label} {write.qualifiers(Qualifiers(act=group[0].act))}".strip()
    example = sample(rule, write.words)
    if group[0].act:
        example = f"{label}:{example.partition(':')[2]}"
    yield report("missing-rule", place, label=label, section=heading, example=example, **_rounds(survey, group))


def _contradiction(survey: Survey, group: list[Problem]) -> Iterator[Diagnostic]:
    lines = sorted(group[0].lines, key=place_of)
    last = lines[-1]
    problem = report(
        "conflicting-qualifiers",
        place_of(last),
        label=label_of(survey.variant, last),
        example=_between(survey, lines),
        **_rounds(survey, group),
    )
    for other in lines[:-1]:
        problem = problem.mark(place_of(other), "same" if other.when == last.when else "other")
    yield problem


def _between(survey: Survey, lines: list[Line]) -> str:
    """The line for the cases in which all of these hold: narrower than each of them, so it would decide."""
    whens = [line.when for line in lines]
    acts = [when.act for when in whens if when.act]
    rounds = [set(when.rounds) for when in whens if when.rounds is not None]
    players = [when.players for when in whens if when.players is not None]
    both = Qualifiers(
        act=acts[0] if acts else None,
        rounds=tuple(sorted(set.intersection(*rounds))) if rounds else None,
        players=_common(players) if players else None,
        options=tuple(sorted({option for when in whens for option in when.options})),
    )
    if both in whens:
        return ""
    write = writer(survey.variant)
    modes = frozenset(option.name for option in survey.variant.options if option.mode)
    label = f"{label_of(survey.variant, lines[-1])} {write.qualifiers(both, modes)}"
    return f"{label}: {write.value(lines[-1].rule, lines[-1].values[0])}"


def _common(bounds: list[Bound]) -> Bound:
    ceilings = [bound.most for bound in bounds if bound.most is not None]
    return Bound(least=max(bound.least for bound in bounds), most=min(ceilings, default=None))


def _no_such_round(survey: Survey, group: list[Problem]) -> Iterator[Diagnostic]:
    number, last = group[0].round or 0, survey.last_round
    later = [line for line in survey.own if line.rule == "rounds.contract" and isinstance(line.subject, int)]
    place = min(
        (place_of(line) for line in later if isinstance(line.subject, int) and line.subject > number),
        default=section_place(survey, "rounds"),
    )
    section = writer(survey.variant).words.heading_of("rounds")
    yield report("missing-round", place, round=number, last=last, section=section)


def _priced_never(survey: Survey, group: list[Problem]) -> Iterator[Diagnostic]:
    write = writer(survey.variant)
    joker = write.words.label_of("scoring.joker")
    ranks = tuple(dict.fromkeys(problem.subject or joker for problem in group))
    number = write.number(10, "point")
    place = section_place(survey, "scoring")
    example = f"{ranks[0]}: {number}"
    section = write.words.heading_of("scoring")
    yield report("price-missing", place, rank=ranks, example=example, section=section, **_rounds(survey, group))


def _priced_twice(survey: Survey, group: list[Problem]) -> Iterator[Diagnostic]:
    lines = sorted(group[0].lines, key=place_of)
    rank = tuple(dict.fromkeys(problem.subject or "" for problem in group))
    yield report("price-twice", place_of(lines[-1]), rank=rank).mark(place_of(lines[0]), "other")


def _no_such_kind(survey: Survey, group: list[Problem]) -> Iterator[Diagnostic]:
    name = group[0].subject or ""
    legal = ("set", "run", *(kind.name for kind in survey.variant.kinds))
    yield report("unknown-kind", section_place(survey, section_of(group[0].rule)), text=name, legal=legal)


def _too_many_or_few(survey: Survey, group: list[Problem]) -> Iterator[Diagnostic]:
    return iter(())  # the checks ask only about numbers of players that are allowed


def _rounds(survey: Survey, group: list[Problem]) -> dict[str, str | int]:
    """The rounds that a fault is confined to; nothing where it shows in all of them, or outside rounds."""
    numbers = sorted({problem.round for problem in group if problem.round})
    if not numbers or len(numbers) >= survey.last_round:
        return {}
    if len(numbers) == 1:
        return {"round": numbers[0]}
    return {"rounds": writer(survey.variant).numbers(tuple(numbers))}


_TELL = {
    "missing": _missing,
    "contradiction": _contradiction,
    "no such round": _no_such_round,
    "no such kind": _no_such_kind,
    "priced never": _priced_never,
    "priced twice": _priced_twice,
    "players": _too_many_or_few,
}
