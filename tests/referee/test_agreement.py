import pytest

from carioca_dsl.model import Agreement, Option, Origin, Unit
from carioca_dsl.referee import Contradiction, UnknownAgreement, agreed_texts, known_agreements, read_agreement
from carioca_dsl.referee.agreement import AmountOutOfRange
from carioca_dsl.resources import variant_text
from tests.support.shipped import compiled, shipped

TEXT = (
    variant_text("argentina")
    .replace("joker: 50 points", "joker: 50 points option 30 points option 20 points")
    .replace("J to K: 10 points", "J to K: 10 points option 15 points")
    .replace("tie: shared", "tie: shared option most rounds won")
    .replace("7: 3 runs", "7: 3 runs option 4 sets")
)


@pytest.mark.parametrize(
    ("text", "key", "index"),
    [
        ("joker=30", "scoring.joker", 1),
        ("joker=20 points", "scoring.joker", 2),
        ("Joker = 50", "scoring.joker", 0),
        ("scoring joker=30", "scoring.joker", 1),
        ("scoring.joker=30", "scoring.joker", 1),
        ("J to K=15", "scoring.card-points 11,12,13", 1),
        ("tie=most rounds won", "match.tie", 1),
        ("7=4 sets", "rounds.contract 7", 1),
    ],
)
def test_a_value_is_agreed_by_label_and_value(text: str, key: str, index: int) -> None:
    assert read_agreement(compiled(TEXT), [text]).choices == ((key, index),)


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


def test_two_lines_of_one_rule_are_agreed_apart() -> None:
    offers = TEXT.replace("hand: 11 cards", "hand: 11 cards option 12 cards")
    offers = offers.replace("hand in round 7: 12 cards", "hand in round 7: 12 cards option 13 cards")
    variant = compiled(offers.replace("A: 20 points", "A: 20 points option 15 points"))
    agreed = read_agreement(variant, ["hand in round 7=13", "A=15"])
    entry = variant.rules(2, agreed).rounds[6]
    assert (entry.deal.hand, entry.scoring.card_points[0], entry.scoring.card_points[10]) == (13, 15, 10)
    assert variant.rules(2, agreed).rounds[0].deal.hand == 11
    everywhere = read_agreement(variant, ["hand=12"])
    assert [entry.deal.hand for entry in variant.rules(2, everywhere).rounds] == [12] * 7


def test_players_name_the_amounts_themselves():
    variant = shipped("italia")
    agreement = read_agreement(variant, ["stake=10", "Price = 2 coins", "money re-entry fee=3"])
    assert agreement.amounts == (("buying.price", 2), ("money.re-entry-fee", 3), ("money.stake", 10))
    rules = variant.rules(4, agreement)
    assert (rules.money.stake, rules.money.re_entry_fee, rules.money.pot_per_round) == (10, 3, 0)
    assert {(entry.buying.price.amount, entry.buying.price.unit) for entry in rules.rounds} == {(2, Unit.COINS)}


def test_what_is_agreed_is_written_so_that_it_means_the_same():
    variant = shipped("italia")
    agreement = read_agreement(variant, ["pazza", "price=2", "stake=10 coins"])
    assert agreed_texts(variant, agreement) == ("pazza", "price=2", "stake=10")
    assert read_agreement(variant, agreed_texts(variant, agreement)) == agreement
    other = read_agreement(shipped("chile"), ["joker=30", "all fourteen"])
    assert agreed_texts(shipped("chile"), other) == ("all fourteen", "joker=30 points")
    assert agreed_texts(variant, Agreement()) == ()


@pytest.mark.parametrize("text", ["stake=-1", "stake=10001", f"stake={10**17}"])
def test_an_amount_has_its_bounds(text):
    with pytest.raises(AmountOutOfRange, match="a whole number from 0 to 10000"):
        read_agreement(shipped("italia"), [text])


NO_AMOUNTS = ["stake=ten", "stake=10 points", "stake=any amount", "stake=", "stake", "hand=10", "stake=\u0663"]


@pytest.mark.parametrize("text", NO_AMOUNTS)
def test_what_is_no_amount_is_refused_with_what_could_be_written(text):
    with pytest.raises(UnknownAgreement) as caught:
        read_agreement(shipped("italia"), [text])
    assert "stake=any amount" in caught.value.known


def test_one_amount_is_not_agreed_twice():
    with pytest.raises(Contradiction):
        read_agreement(shipped("italia"), ["stake=10", "stake=12"])
    assert read_agreement(shipped("italia"), ["stake=10", "stake=10"]).amounts == (("money.stake", 10),)
