"""Checks: pure functions that hold a whole variant against what can be played. One module a subject, one plain list.

`WHOLE` look at the file as a whole; `AT_A_TABLE` at one round of the rules of one table, for each number of players
that makes a difference and each agreement (every option alone and in pairs). A table whose lines make no rules is told
by `problems_resolved` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from carioca_dsl.compiler.checks.cases import Case, Survey, cases
from carioca_dsl.compiler.checks.chosen_rounds import chosen_rounds_are_dealt_alike
from carioca_dsl.compiler.checks.direction import dealer_goes_with_the_play
from carioca_dsl.compiler.checks.effects import lines_have_effect, rounds_exist
from carioca_dsl.compiler.checks.free_contracts import hands_come_out, low_ace_counts
from carioca_dsl.compiler.checks.hand_arithmetic import can_be_opened, can_end, goes_out_at_once
from carioca_dsl.compiler.checks.holdings import runs_hold
from carioca_dsl.compiler.checks.merging import merged
from carioca_dsl.compiler.checks.numbers import numbers_in_range
from carioca_dsl.compiler.checks.purchases import coins_go_somewhere, somebody_can_buy
from carioca_dsl.compiler.checks.remarks import jokers_for_nothing, kinds_asked_for, never_apply
from carioca_dsl.compiler.checks.resolution import problems_resolved
from carioca_dsl.compiler.checks.supply import (
    enough_for_the_contracts,
    enough_for_the_players,
    melds_can_grow,
    places_in_runs,
    two_aces,
)
from carioca_dsl.compiler.checks.totals import printed_totals
from carioca_dsl.diagnostics import Diagnostic, Span, in_order
from carioca_dsl.model import RoundRules, Variant

__all__ = ["AT_A_TABLE", "WHOLE", "Case", "Survey", "run_checks"]

WHOLE: tuple[Callable[[Survey], Iterator[Diagnostic]], ...] = (
    rounds_exist,
    lines_have_effect,
    never_apply,
    kinds_asked_for,
    jokers_for_nothing,
)
AT_A_TABLE: tuple[Callable[[Survey, Case, RoundRules], Iterator[Diagnostic]], ...] = (
    printed_totals,
    enough_for_the_players,
    can_be_opened,
    goes_out_at_once,
    can_end,
    enough_for_the_contracts,
    places_in_runs,
    melds_can_grow,
    two_aces,
    dealer_goes_with_the_play,
    hands_come_out,
    low_ace_counts,
    runs_hold,
    somebody_can_buy,
    coins_go_somewhere,
    chosen_rounds_are_dealt_alike,
)


def run_checks(
    variant: Variant, where: Span | None = None, headings: Mapping[str, Span] | None = None
) -> tuple[Diagnostic, ...]:
    """What is wrong with a variant as a whole.

    The place for what no line says is the heading of its section, one of ``headings`` by the ids of the sections, or
    else ``where`` (its name, as a rule).
    """
    place = where or _somewhere(variant)
    survey = Survey(variant, place)
    out_of_range = tuple(numbers_in_range(survey))
    if out_of_range:
        return in_order(out_of_range)  # everything else counts with them
    survey = Survey(variant, place, cases(variant), headings or {})
    found = [(case, diagnostic) for case in survey.cases for diagnostic in _at(survey, case)]
    whole = [diagnostic for check in WHOLE for diagnostic in check(survey)]
    return in_order((*merged(survey, found), *whole))


def _at(survey: Survey, case: Case) -> Iterator[Diagnostic]:
    if case.resolution.rules is None:
        yield from problems_resolved(survey, case)
        return
    for entry in case.resolution.rules.rounds:
        # diagnostics and lines speak of rounds by their numbers in the file, whatever players call them
        numbered = entry.model_copy(update={"number": case.resolution.entry(entry.number)})
        for check in AT_A_TABLE:
            yield from check(survey, case, numbered)


def _somewhere(variant: Variant) -> Span:
    top = max((line.level for line in variant.lines), default=0)
    origin = next((line.origin for line in variant.lines if line.level == top), None)
    return Span(origin.file if origin else variant.name, 1, 1, 1, 1)
