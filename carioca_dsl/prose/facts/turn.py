"""Facts about a turn: taking a card, opening, laying off, discarding, going out."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import (
    Answer,
    Buyers,
    DrawFrom,
    FinalDiscard,
    FirstDraw,
    From,
    LayOffOnto,
    NewMelds,
    OpeningMelds,
    Parts,
    RoundRules,
)
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.discarding import discards
from carioca_dsl.prose.facts.fact import Fact, Standing
from carioca_dsl.prose.facts.played import BOTH_SHAPES, played_shapes


@dataclass(frozen=True, kw_only=True)
class TurnParts(Fact):
    """A turn has three parts; introduces the steps that follow it."""


@dataclass(frozen=True, kw_only=True)
class Draw(Fact):
    """Where the card of a turn comes from."""

    rules: ClassVar = ("turn.draw",)
    source: DrawFrom


@dataclass(frozen=True, kw_only=True)
class FirstDraws(Fact):
    """Who starts may refuse the first card from the stock: it goes to the discard pile, and the next one is kept."""

    rules: ClassVar = ("turn.first-draw",)
    first: FirstDraw


@dataclass(frozen=True, kw_only=True)
class LayStep(Fact):
    """In the middle of a turn a player may lay cards, and need not."""


@dataclass(frozen=True, kw_only=True)
class DiscardStep(Fact):
    """A turn ends with a discard."""


@dataclass(frozen=True, kw_only=True)
class OpeningAct(Fact):
    """To open is to lay the contract: in one go or over several turns, with or without further melds."""

    rules: ClassVar = ("opening.parts", "opening.melds")
    parts: Parts
    melds: OpeningMelds
    lay_off_same_turn: bool
    """Whether cards may be laid off in the turn of the opening."""


@dataclass(frozen=True, kw_only=True)
class OpeningMore(Fact):
    """Further melds, beyond the contract, may be laid in the turn of the opening."""

    rules: ClassVar = ("opening.melds",)
    melds: OpeningMelds


@dataclass(frozen=True, kw_only=True)
class OnlyWhenGoingOut(Fact):
    """The contract is laid only by a player who goes out with it in the same turn."""

    rules: ClassVar = ("opening.only-when-going-out",)
    discard: FinalDiscard


@dataclass(frozen=True, kw_only=True)
class OpeningOptional(Fact):
    """Nobody has to open."""


@dataclass(frozen=True, kw_only=True)
class LayOff(Fact):
    """Whose melds a player may add to once open, how many cards, and from when."""

    rules: ClassVar = ("turn.lay-off-onto", "turn.lay-off-from")
    onto: LayOffOnto
    since: From | None


@dataclass(frozen=True, kw_only=True)
class LayOffPlaces(Fact):
    """Where a card fits: its rank in a set, the next place at either end of a run."""

    shapes: tuple[str, ...] = BOTH_SHAPES
    """Those of the melds that are laid."""


@dataclass(frozen=True, kw_only=True)
class NewMeldsLater(Fact):
    """Whether new melds may be laid after the opening."""

    rules: ClassVar = ("turn.new-melds-later",)
    melds: NewMelds


@dataclass(frozen=True, kw_only=True)
class GoingOut(Fact):
    """How a player goes out, and that the round is over there and then."""

    rules: ClassVar = ("turn.final-discard",)
    discard: FinalDiscard


@dataclass(frozen=True, kw_only=True)
class OpeningGoesOut(Fact):
    """Rounds whose contract leaves nothing to lay off: opening ends them (it follows from the numbers)."""

    rounds: tuple[int, ...]
    discard: bool
    """Whether one card is left for the discard."""


@dataclass(frozen=True, kw_only=True)
class OpenHands(Fact):
    """All hands lie face up: everybody sees every card but those of the stock."""

    rules: ClassVar = ("deal.open-hands",)


@dataclass(frozen=True, kw_only=True)
class OpenToAll(Fact):
    """What every player may know: numbers of cards, the table, what has been discarded."""


def turn(cases: Cases) -> Iterator[Fact]:
    """The facts of the chapter on the turn."""
    yield TurnParts()
    for scope, source in cases.groups(lambda entry: entry.turn.draw):
        yield Draw(source=source, scope=scope, standing=cases.standing(Draw.rules, scope))
    for scope, first in cases.groups(lambda entry: entry.turn.first_draw):
        if first is FirstDraw.SECOND:
            yield FirstDraws(first=first, scope=scope, standing=cases.standing(FirstDraws.rules, scope))
    yield LayStep()
    yield DiscardStep()
    for scope, (parts, melds, same_turn) in cases.groups(_opening):
        standing = cases.standing(OpeningAct.rules, scope)
        yield OpeningAct(parts=parts, melds=melds, lay_off_same_turn=same_turn, scope=scope, standing=standing)
    for scope, melds in cases.groups(lambda entry: entry.opening.melds):
        if melds is OpeningMelds.MORE:
            yield OpeningMore(melds=melds, scope=scope, standing=cases.standing(OpeningMore.rules, scope))
    for scope, (only, discard) in cases.groups(
        lambda entry: (entry.opening.only_when_going_out, entry.turn.final_discard)
    ):
        if only is Answer.YES:
            standing = cases.standing(OnlyWhenGoingOut.rules, scope)
            yield OnlyWhenGoingOut(discard=discard, scope=scope, standing=standing)
    yield OpeningOptional(standing=Standing.DERIVED)
    for scope, (onto, since) in cases.groups(lambda entry: (entry.turn.lay_off_onto, entry.turn.lay_off_from)):
        yield LayOff(onto=onto, since=since, scope=scope, standing=cases.standing(LayOff.rules, scope))
    for scope, lays_off in cases.groups(lambda entry: entry.turn.lay_off_onto is not LayOffOnto.NONE):
        if lays_off:
            yield LayOffPlaces(shapes=played_shapes(cases), scope=scope)
    for scope, later in cases.groups(lambda entry: entry.turn.new_melds_later):
        yield NewMeldsLater(melds=later, scope=scope, standing=cases.standing(NewMeldsLater.rules, scope))
    for scope, final in cases.groups(lambda entry: entry.turn.final_discard):
        yield GoingOut(discard=final, scope=scope, standing=cases.standing(GoingOut.rules, scope))
    yield from opening_goes_out(cases)
    yield from discards(cases)
    for scope, shown in cases.groups(lambda entry: entry.deal.open_hands is Answer.YES):
        if shown:
            yield OpenHands(scope=scope, standing=cases.standing(OpenHands.rules, scope))
        else:
            yield OpenToAll(scope=scope, standing=Standing.CONVENTION)


def _opening(entry: RoundRules) -> tuple[Parts, OpeningMelds, bool]:
    return entry.opening.parts, entry.opening.melds, entry.turn.lay_off_from is From.OPENING_TURN


def opening_goes_out(cases: Cases) -> Iterator[Fact]:
    """For each kind of table, the rounds in which opening uses up the hand but for the discard."""
    by_table = cases.by_table(lambda table: tuple((entry.number, cards_left(entry)) for entry in table.rounds))
    for scope, left in by_table:
        for discard in (True, False):
            rounds = tuple(number for number, cards in left if cards == int(discard))
            if rounds:
                standing = Standing.DERIVED
                yield OpeningGoesOut(rounds=rounds, discard=discard, scope=scope, standing=standing)


def cards_left(entry: RoundRules) -> int | None:
    """Cards left in hand after any opening, when that number is always the same.

    A hand keeps its size until then, unless cards are bought.
    """
    if entry.buying.who is not Buyers.NOBODY:
        return None
    after = {entry.deal.hand + 1 - size for sizes in entry.contract_sizes for size in sizes if size is not None}
    open_ended = any(most is None for _, most in entry.contract_sizes)
    forbidden = entry.turn.final_discard is FinalDiscard.FORBIDDEN
    if open_ended or len(after) != 1 or (forbidden and after == {1}):
        return None
    return after.pop()
