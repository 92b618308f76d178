"""Rules that matter only where a rule of another section is like this or that.

What hangs on one of some values of a rule of the same section says so with `Needs`.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from carioca_dsl.model.contract import Contract
from carioca_dsl.model.declarations import rule_id
from carioca_dsl.model.line import Act
from carioca_dsl.model.sections import (
    Buying,
    Deck,
    LayOffOnto,
    Match,
    Money,
    NewMelds,
    Opening,
    Order,
    ReEntry,
    Scoring,
    Turn,
    WildCards,
)
from carioca_dsl.model.values import CardClass, Price, Unit

Made = Mapping[str, Any]
"""By id, the values of rules that hold in a case."""


class Hang(NamedTuple):
    """What the value of ``rule`` must be like, for another rule to matter at all."""

    rule: str
    matters: Callable[[Any], bool]


def _counts_points(contract: Any) -> bool:
    return isinstance(contract, tuple) and any(combination.worth for combination in contract)


def _has_ranks(wild: Any) -> bool:
    return isinstance(wild, CardClass) and bool(wild.ranks)


def _is_in_coins(price: Any) -> bool:
    return isinstance(price, Price) and price.unit is Unit.COINS


HANGS_ON: dict[str, Hang] = {
    rule_id(WildCards, "in_its_own_place"): Hang(rule_id(Deck, "wild"), _has_ranks),
    rule_id(Opening, "low_ace"): Hang(rule_id(Contract, "contract"), _counts_points),
    rule_id(Scoring, "going_out_after_choosing"): Hang(rule_id(Match, "order"), lambda order: order is Order.CHOSEN),
    rule_id(Scoring, "joker"): Hang(rule_id(Deck, "jokers"), lambda jokers: jokers != 0),
    rule_id(Buying, "paid_to"): Hang(rule_id(Buying, "price"), _is_in_coins),
    rule_id(Money, "re_entry_fee"): Hang(rule_id(Match, "re_entry"), lambda re_entry: re_entry is ReEntry.HIGHEST),
}
"""By the id of the rule that hangs on another."""

_NEW_MELDS, _LAY_OFF_ONTO = rule_id(Turn, "new_melds_later"), rule_id(Turn, "lay_off_onto")


def matters(rule: str, made: Made) -> bool:
    """Whether the rule matters where those values hold."""
    hang = HANGS_ON.get(rule)
    return hang is None or hang.matters(made.get(hang.rule))


def acts(made: Made) -> tuple[Act, ...]:
    """The acts of tabling cards that exist where those values hold."""
    there = {
        Act.OPENING: True,
        Act.MELDING: made.get(_NEW_MELDS) is NewMelds.ALLOWED,
        Act.LAYING_OFF: made.get(_LAY_OFF_ONTO) is not LayOffOnto.NONE,
    }
    return tuple(act for act in Act if there[act])
