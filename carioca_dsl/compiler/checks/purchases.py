"""Buying: is there anybody who could, and who gets the coins?"""

from __future__ import annotations

from collections.abc import Iterator

from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.hands import FEWEST_TO_BUY
from carioca_dsl.compiler.checks.places import mark, place_of, writer
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import AnyAmount, Buyers, PaidTo, Price, RoundRules, Unit
from carioca_dsl.vocabulary import sample


def somebody_can_buy(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """With two players the card that is offered is always one's own."""
    line = case.line("buying.who", entry.number)
    if entry.buying.who is Buyers.NOBODY or case.seats >= FEWEST_TO_BUY or line is None:
        return
    if line.origin.file == survey.where.file:
        yield report("nobody-to-buy", place_of(line), players=case.seats)


def coins_go_somewhere(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """Coins that are paid into a pot of which nobody says who gets it: a game without `pot per round` has no pot."""
    rules, line = case.resolution.rules, case.line("buying.price", entry.number)
    if entry.buying.paid_to is not PaidTo.POT or rules is None or rules.money.pot_to is not None or line is None:
        return
    if not any(_costs_coins(value) for value in line.values):
        return
    write = writer(case.variant)
    problem = report(
        "pot-of-nobody",
        place_of(line),
        example=sample("money.pot-per-round", write.words),
        section=write.words.heading_of("money"),
        right=f"{write.words.label_of('buying.paid-to')}: {write.value('buying.paid-to', PaidTo.THROWER)}",
    )
    yield mark(problem, case.line("buying.paid-to", entry.number), "paid")


def _costs_coins(value: Price | AnyAmount) -> bool:
    return isinstance(value, AnyAmount) or (value.unit is Unit.COINS and value.amount > 0)
