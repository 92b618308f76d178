"""Numbers that the source prints, held against those that the rules come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from carioca_dsl.cards import JOKER, face_of, rank_of
from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.places import mark, place_of, section_of, writer
from carioca_dsl.compiler.checks.supply import cards_in
from carioca_dsl.compiler.context import span_of
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.diagnostics.diagnostic import Arg
from carioca_dsl.model import Expectation, Line, RoundRules

_Subject = tuple[str, tuple[int, ...]]
"""What a printed number is about: a section, and the cards that are counted."""


def printed_totals(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """Each number of the file that disagrees. It speaks of the table that has agreed what it names, and no more."""
    spoken = [one for one in survey.variant.expectations if _speaks(case, entry, one)]
    rivals: dict[_Subject, dict[object, Expectation]] = {}
    for expectation in spoken:
        rivals.setdefault((expectation.section, expectation.cards), {})[expectation.when] = expectation
    for expectation in spoken:
        if _outdone(expectation, rivals[expectation.section, expectation.cards].values()):
            continue
        for computed in _computed(entry, expectation):
            if computed != str(expectation.number):
                yield _disagreement(survey, case, entry, expectation, computed)
                break


def _speaks(case: Case, entry: RoundRules, expectation: Expectation) -> bool:
    when = expectation.when
    agreed = case.agreement.options
    same = frozenset(when.options) == agreed and not case.agreement.choices
    return same and when.apply(None, entry.number, case.seats, agreed)


def _outdone(expectation: Expectation, rivals: Iterable[Expectation]) -> bool:
    """Whether a narrower one speaks of the same number at this table."""
    return any(other.when != expectation.when and other.when.narrower(expectation.when) for other in rivals)


def _computed(entry: RoundRules, expectation: Expectation) -> Iterator[str]:
    match expectation.section:
        case "deck":
            yield str(cards_in(entry.deck))
        case "rounds":
            for least, most in entry.contract_sizes:
                if most is None or least != most:
                    yield f"{least}–{most}" if most is not None else f"≥ {least}"
                else:
                    yield str(least)
        case "scoring":
            yield str(sum(_points(entry, card) for card in expectation.cards))


def _points(entry: RoundRules, card: int) -> int:
    if face_of(card) == JOKER:
        return entry.scoring.joker or 0
    return entry.scoring.card_points[rank_of(card) - 1]


def _disagreement(survey: Survey, case: Case, entry: RoundRules, expectation: Expectation, computed: str) -> Diagnostic:
    numbers: dict[str, Arg] = {"stated": expectation.number, "computed": computed}
    place = span_of(expectation.origin)
    if place.file == survey.where.file:
        problem = report("expect-disagrees", place, **numbers)
    else:
        why = _why_it_changes(survey, expectation)
        numbers["right"] = _changed(survey, expectation, computed)
        if why is not None:
            numbers["now"] = computed
        where = place_of(why) if why else survey.where
        problem = report("expect-disagrees", where, **numbers).mark(place, "printed", **numbers)
    if expectation.section == "deck":
        problem = mark(problem, case.line("deck.packs"), "packs", packs=entry.deck.packs)
        problem = mark(problem, case.line("deck.jokers"), "jokers", jokers=entry.deck.jokers)
    elif expectation.section == "rounds":
        line = case.line("rounds.contract", entry.number, subject=entry.number)
        problem = mark(problem, line, "contract", cards=computed)
    return problem


_MADE_OF = {"deck": ("deck",), "rounds": ("rounds", "set", "run"), "scoring": ("scoring",)}


def _why_it_changes(survey: Survey, expectation: Expectation) -> Line | None:
    """The first line of the file itself that may be why a number of its parent does not hold any more."""
    rounds = expectation.when.rounds
    for line in survey.own:
        elsewhere = isinstance(line.subject, int) and rounds is not None and line.subject not in rounds
        if section_of(line.rule) in _MADE_OF[expectation.section] and not elsewhere:
            return line
    return None


def _changed(survey: Survey, expectation: Expectation, computed: str) -> str:
    """The line that takes the place of the parent's number."""
    write = writer(survey.variant)
    words = write.words.words
    when = write.qualifiers(expectation.when)
    label = " ".join(filter(None, (words.changes["change"][0], words.labels["expect"][0], when)))
    if not computed.isdigit():
        return " ".join(filter(None, (words.changes["remove"][0], words.labels["expect"][0], when)))
    faces = f"{write.faces(expectation.cards)} = " if expectation.cards else ""
    return f"{label}: {faces}{write.number(int(computed), 'point' if expectation.section == 'scoring' else 'card')}"
