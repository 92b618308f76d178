"""Remarks: rules whose case the numbers rule out. The source states them, so they may stay; the reader is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.hand_arithmetic import always_goes_out
from carioca_dsl.compiler.checks.hands import free_kinds, lays_more, may_buy
from carioca_dsl.compiler.checks.places import label_of, place_of, writer
from carioca_dsl.compiler.checks.supply import cards_in, wild_cards_in
from carioca_dsl.compiler.context import span_of
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import LayOffOnto, Line, NewMelds, RoundRules, RunKind, SwapIn, WildSwap

Never = Callable[[Case, RoundRules], bool]
"""Whether the case of a rule cannot come about in this round at this table."""


def never_apply(survey: Survey) -> Iterator[Diagnostic]:
    """Each line of the file whose case cannot happen at any table where it holds."""
    entries = [
        (case, entry) for case in survey.cases if case.resolution.rules for entry in case.resolution.rules.rounds
    ]
    for line in survey.own:
        for key, never in _NEVER.get(line.rule, ()):
            where = [(case, entry) for case, entry in entries if _holds(line, case, entry)]
            if where and all(never(case, entry) for case, entry in where):
                problem = report("never-applies", place_of(line), label=label_of(survey.variant, line))
                rest = min(cards_in(entry.deck) - case.seats * entry.deal.hand for case, entry in where)
                yield problem.note(key, rest=rest)
                break


def kinds_asked_for(survey: Survey) -> Iterator[Diagnostic]:
    """Each kind that the file declares and that nobody can ever lay."""
    entries = [entry for case in survey.cases if case.resolution.rules for entry in case.resolution.rules.rounds]
    if not entries:
        return
    asked = {kind for entry in entries for kind in laid_kinds(entry)}
    asked |= {kind.like for kind in survey.variant.kinds if kind.name in asked}
    for kind in survey.variant.kinds:
        if kind.name not in asked and kind.origin.file == survey.where.file:
            yield report(
                "kind-never-asked-for", span_of(kind.origin), kind=writer(survey.variant).kind_name(kind.name, 1)
            )


def jokers_for_nothing(survey: Survey) -> Iterator[Diagnostic]:
    """Jokers that no line of the deck makes wild: they have no rank of their own, so no meld takes them.

    Told at the jokers where they are this file's, else at what the file says to be wild.
    """
    entries = [
        (case, entry) for case in survey.cases if case.resolution.rules for entry in case.resolution.rules.rounds
    ]
    own = [line for line in survey.own if line.rule == "deck.jokers"]
    for line in own or [line for line in survey.own if line.rule == "deck.wild"]:
        where = [entry.deck for case, entry in entries if _holds(line, case, entry)]
        if where and all(deck.jokers and not deck.wild.jokers for deck in where):
            yield report("jokers-for-nothing", place_of(line))
            break


def laid_kinds(entry: RoundRules) -> set[str]:
    """The names of all kinds of which a meld can be laid in a round."""
    asked = {part.kind for combination in entry.contract for part in combination.parts}
    later = entry.turn.new_melds_later is NewMelds.ALLOWED
    if later or lays_more(entry) or any(not combination.parts for combination in entry.contract):
        asked |= {kind.name for kind in free_kinds(entry)}
    return asked


def _holds(line: Line, case: Case, entry: RoundRules) -> bool:
    when = line.when
    return when.apply(when.act, entry.number, case.seats, case.agreement.options)


# -- what the numbers rule out ------------------------------------------------------------------------------------


def _always_something_to_reshuffle(case: Case, entry: RoundRules) -> bool:
    # every turn takes one card and discards one: stock and discard pile together stay what they were after the deal
    unlimited = entry.end_of_round.reshuffles is None or entry.end_of_round.reshuffles.most is None
    # purchases move cards into hands for good
    unlimited = unlimited and not may_buy(entry, case.seats)
    return unlimited and cards_in(entry.deck) - case.seats * entry.deal.hand >= 2


def _nothing_is_wild(case: Case, entry: RoundRules) -> bool:
    return not wild_cards_in(entry.deck)


def _a_swap_without_wild_cards(case: Case, entry: RoundRules) -> bool:
    return _nothing_is_wild(case, entry) and entry.wild_cards.swap is not WildSwap.FORBIDDEN


def _nobody_plays_on(case: Case, entry: RoundRules) -> bool:
    return always_goes_out(entry, case.seats) and entry.turn.lay_off_onto is not LayOffOnto.NONE


def _no_run(case: Case, entry: RoundRules) -> bool:
    kinds = laid_kinds(entry)
    runs = {kind.name for kind in entry.kinds if kind.shape == "run"}
    swap, swap_in = entry.wild_cards.swap, entry.wild_cards.swap_in
    swaps_in_runs = swap is WildSwap.WITHIN_RUN or (swap is WildSwap.TO_HAND and swap_in is SwapIn.RUNS)
    return swaps_in_runs and not kinds & runs


def _no_two(shape: str) -> Never:
    def never(case: Case, entry: RoundRules) -> bool:
        shapes = {kind.name: kind.shape for kind in entry.kinds}
        return all(
            combination.parts and sum(part.count for part in combination.parts if shapes[part.kind] == shape) < 2
            for combination in entry.contract
        )

    return never


def _too_many_doubles(case: Case, entry: RoundRules) -> bool:
    pairs = entry.deal.new_deal_with
    return pairs is not None and (2 * pairs > entry.deal.hand or entry.deck.packs < 2)


def _full_before(case: Case, entry: RoundRules) -> bool:
    runs = [kind for kind in entry.kinds if isinstance(kind, RunKind) and kind.name == "run"]
    return all(kind.grows_to is not None and kind.places is not None and kind.grows_to > kind.places for kind in runs)


_WILD = ("no-wild", _nothing_is_wild)
_OUT = ("always-out", _nobody_plays_on)

_NEVER: dict[str, tuple[tuple[str, Never], ...]] = {
    "end-of-round.nothing-to-reshuffle": (("reshuffle", _always_something_to_reshuffle),),
    "wild-cards.per-meld": (_WILD,),
    "wild-cards.swap": (("no-wild", _a_swap_without_wild_cards), ("no-run", _no_run)),
    "deal.wild-upcard": (_WILD,),
    "deal.new-deal-with": (("doubles", _too_many_doubles),),
    "turn.discard-of-wild-cards": (_WILD,),
    "turn.lay-off-from": (_OUT,),
    "opening.sets-of-one-rank": (("no-two-sets", _no_two("set")),),
    "opening.runs-of-one-suit": (("no-two-runs", _no_two("run")),),
    "run.grows-to": (("places", _full_before),),
}
