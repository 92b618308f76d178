"""Rounds that are chosen after the deal: the cards must have been dealt alike, whichever it will be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.places import mark, place_of, writer
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Order, RoundRules

_BEFORE_THE_CHOICE = (
    *("deck.packs", "deck.jokers", "deal.hand", "deal.cards-at-a-time"),
    *("deal.upcard", "deal.wild-upcard", "deal.open-hands", "deal.new-deal-with"),
)
"""Rules that are acted on while nobody knows yet which round it is."""


def chosen_rounds_are_dealt_alike(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """Each line that deals one round otherwise than the first, where the round is chosen after the deal."""
    rules = case.resolution.rules
    if rules is None or rules.match.order is not Order.CHOSEN:
        return
    write = writer(case.variant)
    for rule in _BEFORE_THE_CHOICE:
        here, first = _value(entry, rule), _value(rules.rounds[0], rule)
        if here == first or (None in (here, first) and rule == "deal.wild-upcard"):  # no card is turned up in one
            continue
        lines = [case.line(rule, number) for number in (entry.number, case.resolution.entry(1))]
        narrow = next((line for line in lines if line and line.when.rounds), lines[0])
        if narrow is not None:
            label = write.words.label_of(rule)
            problem = report("chosen-round-dealt-otherwise", place_of(narrow), round=entry.number, label=label)
            yield mark(problem, case.line("match.order"), "order")


def _value(entry: RoundRules, rule: str) -> Any:
    section, _, field = rule.partition(".")
    return getattr(getattr(entry, section), field.replace("-", "_"))
