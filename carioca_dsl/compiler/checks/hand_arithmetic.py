"""Dealt + drawn − contract − discard: can each contract be opened, and can anybody go out?

A player holds the cards dealt, one more and those bought when it is time to lay. Every turn takes one card and discards
one, so only melds, cards laid off and swaps make a hand smaller.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.hands import bought, free_kinds, free_sizes, lays_more, less, most_bought
from carioca_dsl.compiler.checks.places import alternative_place, mark, writer
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Answer, Combination, FinalDiscard, LayOffOnto, NewMelds, RoundRules, WildSwap

GOING_OUT = {FinalDiscard.REQUIRED: (1,), FinalDiscard.OPTIONAL: (0, 1), FinalDiscard.FORBIDDEN: (0,)}
"""How many cards are in the hand of a player, about to end the turn, who then goes out."""


class Opening(NamedTuple):
    """The ``number``-th alternative (from 0): it takes from ``least`` to ``most`` of the ``have`` cards of a hand."""

    number: int
    combination: Combination
    least: int
    most: int
    have: int

    @property
    def left(self) -> range:
        """How many cards can be left after it."""
        return range(max(self.have - self.most, 0), self.have - self.least + 1)


def openings(entry: RoundRules, more: int = 0) -> Iterator[Opening]:
    """The alternatives of a round, for a hand with so many ``more`` cards than dealt and drawn."""
    have = entry.deal.hand + 1 + more
    for index, (least, most) in enumerate(entry.contract_sizes):
        combination = entry.contract[index]
        if combination.whole_hand:
            ends = GOING_OUT[entry.turn.final_discard]
            least, most = have - max(ends), have - min(ends)
        yield Opening(index, combination, least, have if most is None else most, have)


def all_openings(entry: RoundRules, seats: int) -> Iterator[Opening]:
    """The same for every hand that a player can have bought together."""
    for more in bought(entry, seats):
        yield from openings(entry, more)


def fewest_left(entry: RoundRules) -> int:
    """How many cards an opening must leave: one where the turn has to end with a discard."""
    return min(GOING_OUT[entry.turn.final_discard])


def can_be_opened(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """Each alternative that asks for more cards than a player can lay."""
    line = case.line("rounds.contract", entry.number, subject=entry.number)
    write = writer(case.variant)
    keep = fewest_left(entry)
    added = most_bought(entry, case.seats)
    for opening in openings(entry, added):
        if line is None or opening.least <= opening.have - keep:
            continue
        contract = write.contract((case.value(line)[opening.number],))
        sized = write.contract((opening.combination,))
        problem = report(
            "contract-cannot-be-opened",
            alternative_place(case, line, opening.number),
            round=entry.number,
            contract=contract,
            sized=sized if sized != contract else "",
            need=opening.least,
            wanted=opening.least + keep - 1 - added,
        )
        hand = {"hand": entry.deal.hand, "have": opening.have, "bought": added or ""}
        problem = mark(problem, case.line("deal.hand", entry.number), "hand", **hand)
        if keep and opening.least <= opening.have:
            problem = mark(problem, case.line("turn.final-discard", entry.number), "discard")
        yield problem


def goes_out_at_once(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """Each alternative that must go out as it is laid, and never leaves the hand as it would have to be for that."""
    line = case.line("rounds.contract", entry.number, subject=entry.number)
    if entry.opening.only_when_going_out is Answer.NO or line is None:
        return
    write = writer(case.variant)
    ends = GOING_OUT[entry.turn.final_discard]
    left_anyhow = {opening.number for opening in _possible(entry, case.seats) if _at_once(entry, opening) & set(ends)}
    for opening in _possible(entry):
        if opening.number in left_anyhow:
            continue
        stays = min(abs(left - end) for left in opening.left for end in ends)
        problem = report(
            "one-play-leaves-cards",
            alternative_place(case, line, opening.number),
            round=entry.number,
            contract=write.contract((case.value(line)[opening.number],)),
            have=opening.have,
            laid=opening.most if opening.left[0] else opening.least,
            discarded=max(ends),
            stays=stays,
            right=opening.least + max(ends) - 1,
        )
        hand = {"hand": entry.deal.hand, "have": opening.have}
        problem = mark(problem, case.line("deal.hand", entry.number), "hand", **hand)
        problem = mark(problem, case.line("turn.final-discard", entry.number), "discard")
        yield mark(problem, case.line("opening.only-when-going-out", entry.number), "at-once")


def can_end(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """A round in which no opening ever leads to going out."""
    line = case.line("rounds.contract", entry.number, subject=entry.number)
    possible = _possible(entry, case.seats)
    at_once = entry.opening.only_when_going_out is Answer.YES
    if line is None or at_once or any(_goes_out(entry, opening) for opening in possible):
        return
    write = writer(case.variant)
    for opening in possible[:1]:
        contract = write.contract((case.value(line)[opening.number],))
        place = alternative_place(case, line, opening.number)
        left = opening.left[0]
        problem = report("round-cannot-end", place, round=entry.number, contract=contract, left=left)
        hand = {"hand": entry.deal.hand, "have": opening.have}
        problem = mark(problem, case.line("deal.hand", entry.number), "hand", **hand)
        if entry.turn.lay_off_onto is LayOffOnto.NONE:
            problem = mark(problem, case.line("turn.lay-off-onto", entry.number), "no-lay-off")
        discard = case.line("turn.final-discard", entry.number)
        if entry.turn.final_discard is FinalDiscard.FORBIDDEN:
            problem = mark(problem, discard, "no-discard")
        yield problem


def _possible(entry: RoundRules, seats: int = 1) -> list[Opening]:
    """The alternatives that a hand can be laid for at all: what cannot be opened is told elsewhere."""
    return [opening for opening in all_openings(entry, seats) if opening.least <= opening.have - fewest_left(entry)]


def always_goes_out(entry: RoundRules, seats: int) -> bool:
    """Whether opening leaves nothing but the discard, whatever the contract: then nobody ever plays on after it."""
    return entry.turn.final_discard is FinalDiscard.REQUIRED and all(
        list(opening.left) == [1] for opening in all_openings(entry, seats)
    )


def _at_once(entry: RoundRules, opening: Opening) -> frozenset[int]:
    """How many cards can be left at the end of the opening turn."""
    left = frozenset(opening.left)
    return less(left, free_sizes(entry, max(left))) if lays_more(entry) and left else left


def _goes_out(entry: RoundRules, opening: Opening) -> bool:
    ends = GOING_OUT[entry.turn.final_discard]
    reached = less(_at_once(entry, opening), _steps(entry, opening.have))
    return any(end in reached for end in ends)


def _steps(entry: RoundRules, cards: int) -> frozenset[int]:
    """By how many cards a hand can become smaller on a later turn, besides the card that is drawn and discarded."""
    laid = {part.kind for combination in entry.contract for part in combination.parts}
    later = entry.turn.new_melds_later is NewMelds.ALLOWED
    steps = set(free_sizes(entry, cards)) if later else set()
    anything = later or lays_more(entry) or any(not combination.parts for combination in entry.contract)
    free = {kind.name for kind in free_kinds(entry)} if anything else set()
    for kind in entry.kinds:
        if kind.name not in laid | free:
            continue
        grows = kind.grows_to != kind.size.least  # less than that is told elsewhere
        if grows and entry.turn.lay_off_onto is not LayOffOnto.NONE:
            steps.add(1)
        if kind.shape == "run" and entry.wild_cards.swap is WildSwap.WITHIN_RUN and _has_wild(entry):
            steps.add(1)
    return frozenset(steps)


def _has_wild(entry: RoundRules) -> bool:
    return bool(entry.deck.wild.ranks) or (entry.deck.wild.jokers and entry.deck.jokers > 0)
