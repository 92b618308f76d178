import pytest

from carioca_dsl.model import Option, Origin
from carioca_dsl.referee import UnknownAgreement, known_agreements, read_agreement
from carioca_dsl.resources import variant_text
from tests.support.shipped import compiled

TEXT = (
    variant_text("argentina")
    .replace("joker: 50 points", "joker: 50 points option 30 points option 20 points")
    .replace("J to K: 10 points", "J to K: 10 points option 15 points")
    .replace("tie: shared", "tie: shared option most rounds won")
    .replace("7: 3 runs", "7: 3 runs option 4 sets")
)


@pytest.mark.parametrize(
    ("text", "rule", "index"),
    [
        ("joker=30", "scoring.joker", 1),
        ("joker=20 points", "scoring.joker", 2),
        ("Joker = 50", "scoring.joker", 0),
        ("scoring joker=30", "scoring.joker", 1),
        ("scoring.joker=30", "scoring.joker", 1),
        ("J to K=15", "scoring.card-points", 1),
        ("tie=most rounds won", "match.tie", 1),
        ("7=4 sets", "rounds.contract", 1),
    ],
)
def test_a_value_is_agreed_by_label_and_value(text: str, rule: str, index: int) -> None:
    assert read_agreement(compiled(TEXT), [text]).choices == ((rule, index),)


@pytest.mark.parametrize("text", ["joker=31", "joker=3", "joker", "joker=", "=30", "", "A=20", "all fourteen"])
def test_what_is_not_offered_is_refused_with_what_is(text: str) -> None:
    with pytest.raises(UnknownAgreement) as caught:
        read_agreement(compiled(TEXT), [text])
    assert "joker=30 points" in caught.value.known
    assert "joker=30 points" in str(caught.value)


def test_an_option_is_agreed_by_its_name() -> None:
    option = Option(name="all fourteen", text="t", origin=Origin(file="t", line=1))
    variant = compiled(TEXT).model_copy(update={"options": (option,)})
    assert read_agreement(variant, ["All  Fourteen", "joker=30"]).options == {"all fourteen"}
    assert known_agreements(variant)[0] == "all fourteen"


def test_a_variant_without_options_offers_nothing() -> None:
    variant = compiled(variant_text("argentina"))
    assert known_agreements(variant) == ()
    assert read_agreement(variant, []) == read_agreement(compiled(TEXT), [])
