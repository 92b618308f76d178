"""The next dealer sits where play goes: otherwise the player who starts is never the one who deals next."""

from __future__ import annotations

from collections.abc import Iterator

from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.places import mark, place_of, writer
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import RoundRules


def dealer_goes_with_the_play(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """A dealer who moves against the way of play, where it is the file that says one of the two."""
    deal = entry.deal
    if deal.next_dealer is deal.direction.onward:
        return
    side, way = case.line("deal.next-dealer"), case.line("deal.direction")
    if side is None or way is None:
        return
    own, other, key = (side, way, "direction") if side.level >= way.level else (way, side, "dealer")
    write = writer(case.variant)
    label = write.words.label_of("deal.next-dealer")
    yield mark(
        report(
            "dealer-against-the-play",
            place_of(own),
            side=write.value("deal.next-dealer", deal.next_dealer),
            direction=write.value("deal.direction", deal.direction),
            right=f"{label}: {write.value('deal.next-dealer', deal.direction.onward)}",
        ),
        other,
        key,
    )
