"""What a rule is set to in a variant: its different values over all rounds and tables, read off the rules."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from carioca_dsl.model import Act, ByAct, RoundRules, Rules, declared_rules
from carioca_dsl.prose.facts import Cases, Scope
from carioca_dsl.prose.facts.fact import EVERYWHERE
from carioca_dsl.prose.facts.side_by_side import COMES_UP

_OF_THE_MATCH = frozenset({"players", "match", "money"})
"""Sections that hold for all rounds at once."""
_OF_KINDS = frozenset({"set", "run"})
"""Sections of which every kind of meld has its own."""
_NOTHING_IS_A_VALUE = frozenset({"growth"})
"""Shapes of rules in which ``None`` says something: a meld that may grow to any size."""


@dataclass(frozen=True)
class Setting:
    """One value of a rule, and when it holds."""

    value: Any
    scope: Scope
    acts: tuple[Act, ...] = ()
    """The acts for which it holds, where it does not hold for all."""


def settings(cases: Cases, rule: str, kind: str | None = None) -> tuple[Setting, ...]:
    """The values of a rule (of melds: for one kind) in the order of their first round; none where nothing reads it."""
    section, _, name = rule.partition(".")
    field = name.replace("-", "_")
    if section in _OF_KINDS and kind is None:  # told of several kinds at once, in a sentence
        return ()
    found: list[Setting] = []
    if section in _OF_THE_MATCH:

        def of_match(table: Rules) -> Any:
            return getattr(getattr(table, section), field)

        found = [Setting(value, scope) for scope, value in cases.by_table(of_match)]
    else:

        def of_round(entry: RoundRules) -> Any:
            return _value(entry, section, field, kind)

        found = _of_rounds(cases, rule, of_round)
    silent = declared_rules()[rule].rule.shape not in _NOTHING_IS_A_VALUE
    return tuple(setting for one in found for setting in _by_act(one) if not (silent and setting.value is None))


def numbers_of_rounds(cases: Cases) -> tuple[Setting, ...]:
    """How many rounds there are, at each table."""
    return tuple(Setting(number, scope) for scope, number in cases.by_table(lambda table: len(table.rounds)))


def _of_rounds(cases: Cases, rule: str, value: Callable[[RoundRules], Any]) -> list[Setting]:
    """The values of a rule over the rounds in which it can come up; where they all agree, no rounds are named.

    Where it never comes up its value is read all the same: a game with more contracts is not one with another rule.
    """
    asked = COMES_UP.get(rule)
    found = [
        Setting(one, scope)
        for scope, one in (cases.groups(lambda entry: value(entry) if asked(entry) else None) if asked else ())
        if one is not None
    ]
    if not found:
        return [Setting(one, scope) for scope, one in cases.groups(value)]
    return [replace(found[0], scope=EVERYWHERE)] if len({one.value for one in found}) == 1 else found


def _value(entry: RoundRules, section: str, field: str, kind: str | None) -> Any:
    if section == "rounds":
        return entry.contract
    if kind is None:
        return getattr(getattr(entry, section.replace("-", "_")), field)
    own = next((one for one in entry.kinds if one.name == kind and one.shape == section), None)
    return getattr(own, field, None)


def _by_act(setting: Setting) -> tuple[Setting, ...]:
    """The values for the acts as so many settings; where all that are known agree, as one."""
    if not isinstance(setting.value, ByAct):
        return (setting,)
    found: dict[Any, tuple[Act, ...]] = {}
    for act in Act:
        value = setting.value.at(act.field)
        if value is not None:
            found[value] = (*found.get(value, ()), act)
    return tuple(Setting(value, setting.scope, acts if len(found) > 1 else ()) for value, acts in found.items())
