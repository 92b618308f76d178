"""The type of a line's value is that of its rule: read off the model, so that a variant comes back whole from JSON."""

from collections.abc import Iterable
from enum import Enum
from functools import cache
from typing import Any, get_args

from pydantic import TypeAdapter

from carioca_dsl.model.contract import Combination
from carioca_dsl.model.declarations import declared_rules
from carioca_dsl.model.values import AnyAmount, Ban, Bound, CardClass, FaceValue, Holding, Price

_TYPES: dict[str, Any] = {
    "limit": Bound,
    "size": Bound,
    "growth": int | None,
    "count": int,
    "amount": int,
    "fare": int | FaceValue,
    "coins": int | AnyAmount,
    "price": Price | AnyAmount,
    "holding": Holding,
    "ban": Ban,
    "cards": CardClass,
    "contract": tuple[Combination, ...],
}
"""By shape; a choice is of the type of its field."""


def typed_values(rule: str, values: Iterable[Any]) -> tuple[Any, ...]:
    """The values of a line of that rule; raises `ValueError` where there is no such rule, or one is none of its."""
    if rule not in declared_rules():
        raise ValueError(f"there is no rule `{rule}`")
    return tuple(map(_adapter(rule).validate_python, values))


def is_plain(value: Any) -> bool:
    """Whether a value is still data of JSON: made of mappings, lists and strings."""
    if isinstance(value, tuple):
        return any(map(is_plain, value))
    return isinstance(value, dict | list) or (isinstance(value, str) and not isinstance(value, Enum))


@cache
def _adapter(rule: str) -> TypeAdapter[Any]:
    declared = declared_rules()[rule]
    return TypeAdapter(_TYPES.get(declared.rule.shape) or _choices(declared.type))


def _choices(annotation: Any) -> Any:
    """The choices of a field, without the `None` of a rule that does not matter."""
    return next((one for one in get_args(annotation) if one is not type(None)), annotation)
