"""Contracts of points and of the whole hand: can they be made, and do their points agree with the prices?"""

from __future__ import annotations

from collections.abc import Iterator

from carioca_dsl.cards import ACE
from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.hand_arithmetic import GOING_OUT
from carioca_dsl.compiler.checks.hands import bought, free_sizes, less
from carioca_dsl.compiler.checks.places import alternative_place, mark, place_of, writer
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Bound, RoundRules

_LOWEST_RUN = (ACE, 2, 3)


def hands_come_out(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """A contract that no melds can make: that of the whole hand where their sizes do not add up to it."""
    line = case.line("rounds.contract", entry.number, subject=entry.number)
    ends = frozenset(GOING_OUT[entry.turn.final_discard])
    hands = frozenset(entry.deal.hand + 1 + more for more in bought(entry, case.seats))
    sizes = free_sizes(entry, max(hands))
    for index, combination in enumerate(entry.contract):
        if line is None or combination.parts:
            continue
        if combination.whole_hand and any(ends & less(frozenset({hand}), sizes) for hand in hands):
            continue
        if sizes and not combination.whole_hand:
            continue
        have = entry.deal.hand + 1
        bounds = Bound(least=min(sizes), most=max(sizes)) if sizes else None
        problem = report(
            "contract-of-no-melds",
            alternative_place(case, line, index),
            round=entry.number,
            sizes=writer(case.variant).bound(bounds) if bounds else "",
            cards=have - max(ends) if bounds else "",
        )
        hand = {"hand": entry.deal.hand, "have": have}
        problem = mark(problem, case.line("deal.hand", entry.number), "hand", **hand) if bounds else problem
        yield problem


def low_ace_counts(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """A low ace that counts something else towards a contract of points than it costs in the hand."""
    ace = entry.opening.low_ace
    line = case.line("opening.low-ace", entry.number)
    prices = entry.scoring.card_points
    if ace is None or line is None or ace == prices[ACE - 1] or line.origin.file != survey.where.file:
        return
    others = sum(prices[rank - 1] for rank in _LOWEST_RUN if rank != ACE)
    yield report(
        "low-ace-counts-otherwise",
        place_of(line),
        round=entry.number,
        counted=ace + others,
        prices=prices[ACE - 1] + others,
        faces=sum(_LOWEST_RUN),
    )
