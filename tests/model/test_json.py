"""A variant comes back from JSON as it went: equal, of the same types, and making the same rules."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from carioca_dsl.compiler import compile_text
from carioca_dsl.model import Agreement, FaceValue, Variant, resolve
from carioca_dsl.resources import variant_names, variant_text
from tests.support.rule_texts import shipped
from tests.support.shipped import compiled

GOOD = {path.stem: path.read_text(encoding="utf-8") for path in (Path(__file__).parents[1] / "good").glob("*.carioca")}
TEXTS = GOOD | {name: variant_text(name) for name in variant_names()}


def find(name: str) -> str | None:
    return shipped(name) or GOOD.get(name)


def types(value: Any) -> Any:
    """The types of a value and of what it is made of."""
    return (type(value), tuple(map(types, value)) if isinstance(value, tuple) else ())


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_a_variant_comes_back_from_json(name: str) -> None:
    variant = compile_text(TEXTS[name], name, find).variant
    assert variant is not None
    again = Variant.model_validate_json(variant.model_dump_json())
    assert again == variant
    assert [types(line.values) for line in again.lines] == [types(line.values) for line in variant.lines]
    assert Variant.model_validate(variant.model_dump()) == variant
    for players in (None, 2, 3, 5):
        made = resolve(variant, players, Agreement())
        assert resolve(again, players, Agreement()) == made  # where it makes no rules, they fail for the same reasons


def test_a_price_by_face_value_is_one_again() -> None:
    variant = compiled(variant_text("argentina"))
    again = Variant.model_validate_json(variant.model_dump_json())
    assert any(isinstance(value, FaceValue) for line in again.lines for value in line.values)
    assert again.rules(4).rounds[0].scoring.card_points[1:10] == tuple(range(2, 11))


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        ("deal.hand", "many"),
        ("turn.final-discard", "whenever"),
        ("deck.wild", [2]),
        ("wild-cards.per-meld", 1),
        ("scoring.joker", {"points": 50}),
        ("rounds.contract", [{"parts": [{"kind": "set"}]}]),
        ("no.such-rule", 1),
    ],
)
def test_a_value_that_is_none_of_its_rule_does_not_come_out_of_json(rule: str, value: Any) -> None:
    data = json.loads(compiled(variant_text("argentina")).model_dump_json())
    data["lines"][0] |= {"rule": rule, "values": [value]}
    with pytest.raises(ValidationError):
        Variant.model_validate_json(json.dumps(data))
