"""From qualified lines to rules: levels, narrowness, contradictions, and what is missing."""

import pytest

from carioca_dsl.cards import RANK_LETTERS
from carioca_dsl.model import (
    Act,
    Answer,
    Bound,
    Buyers,
    CardClass,
    Choices,
    FaceValue,
    Line,
    Offered,
    Order,
    Origin,
    PaidTo,
    PotTo,
    Price,
    Qualifiers,
    ReEntry,
    RulesError,
    Unit,
    Variant,
    VoidChoice,
    WildSwap,
    declared_rules,
    resolve,
)
from carioca_dsl.model.resolve import Agreement
from carioca_dsl.model.rules import Rules
from tests.support.variants import a_variant, line, without


def hand_of(variant: Variant, number: int, players: int = 2, **agreed: object) -> int:
    rules = variant.rules(players, Agreement(**agreed))  # type: ignore[arg-type]
    return rules.rounds[number - 1].deal.hand


def test_a_narrower_line_wins_in_its_rounds_only() -> None:
    variant = a_variant(line("deal.hand", 12, rounds=(2,)))
    assert [hand_of(variant, n) for n in (1, 2, 3)] == [11, 12, 11]


def test_a_round_is_narrower_than_a_range_of_rounds() -> None:
    variant = a_variant(line("deal.hand", 12, rounds=(1, 2)), line("deal.hand", 10, rounds=(2,)))
    assert [hand_of(variant, n) for n in (1, 2, 3)] == [12, 10, 11]


def test_an_agreed_option_brings_its_line_in() -> None:
    variant = a_variant(line("deal.hand", 13, options=("all",)))
    assert hand_of(variant, 1) == 11
    assert hand_of(variant, 1, options=frozenset({"all"})) == 13


def test_an_agreed_value_replaces_the_first_one() -> None:
    variant = without(a_variant(), "deal.hand")
    choice = Line(rule="deal.hand", values=(11, 12), origin=Origin(file="t", line=99))
    variant = variant.model_copy(update={"lines": (*variant.lines, choice)})
    assert hand_of(variant, 1) == 11
    assert hand_of(variant, 1, choices=(("deal.hand", 1),)) == 12


def test_players_decide_which_line_holds() -> None:
    variant = a_variant(line("deck.packs", 3, players=Bound(least=3, most=4)))
    assert [variant.rules(n).rounds[0].deck.packs for n in (2, 3, 4)] == [2, 3, 3]


def test_the_files_own_line_beats_a_narrower_one_of_the_family() -> None:
    variant = a_variant(line("deal.hand", 9, rounds=(1,), level=0), line("deal.hand", 12, level=1))
    assert hand_of(variant, 1) == 12


def test_two_lines_neither_of_which_is_narrower_contradict_each_other() -> None:
    variant = a_variant(line("deal.hand", 12, rounds=(1,)), line("deal.hand", 13, players=Bound(least=2, most=2)))
    problems = resolve(variant, 2, Agreement()).problems
    assert [(p.kind, p.rule, p.round, len(p.lines)) for p in problems] == [("contradiction", "deal.hand", 1, 2)]
    assert resolve(variant, 3, Agreement()).problems == ()


REQUIRED = [
    rule
    for rule, declared in declared_rules().items()
    if not declared.has_default and rule not in ("set.ranks", "scoring.card-points")
]


THAT_MATTER_WHERE_SOMEBODY_BUYS = (
    line("buying.who", Buyers.ANYONE, rounds=(1, 2, 3)),
    line("buying.offered", Offered.STOCK_CHOSEN),
    line("buying.price", Price(amount=2, unit=Unit.COINS)),
    line("buying.paid-to", PaidTo.THROWER),
    line("buying.extra-cards", 0),
    line("buying.per-deal", Bound()),
    line("buying.per-match", Bound()),
    line("buying.not-bought", CardClass(jokers=True)),
)
THAT_MATTER_WHERE_ROUNDS_ARE_CHOSEN_AND_PAID_FOR = (
    line("match.order", Order.CHOSEN),
    line("match.choices", Choices.EQUAL),
    line("match.void-choice", VoidChoice.ANOTHER),
    line("match.bust-over", 150),
    line("match.re-entry", ReEntry.HIGHEST),
    line("money.pot-per-round", 1),
    line("money.pot-to", PotTo.GOING_OUT),
)


@pytest.mark.parametrize("rule", REQUIRED)
def test_every_rule_is_missed_when_no_line_gives_it(rule: str) -> None:
    to_the_hand = line("wild-cards.swap", WildSwap.TO_HAND, rounds=(1, 2, 3))
    twos = line("deck.wild", CardClass(ranks=(2,), jokers=True), players=Bound(least=2, most=2))
    more = () if rule in ("wild-cards.swap", "deck.wild") else (to_the_hand, twos)
    if rule != "buying.who":
        more += THAT_MATTER_WHERE_SOMEBODY_BUYS
    more += THAT_MATTER_WHERE_ROUNDS_ARE_CHOSEN_AND_PAID_FOR
    problems = resolve(without(a_variant(*more), rule), 2, Agreement()).problems
    assert problems, rule
    assert {p.rule for p in problems} == {rule}


def test_without_a_price_in_coins_nobody_is_paid_and_without_re_entries_there_is_no_fee() -> None:
    lines = (*THAT_MATTER_WHERE_SOMEBODY_BUYS, *THAT_MATTER_WHERE_ROUNDS_ARE_CHOSEN_AND_PAID_FOR)
    in_coins = a_variant(*lines, line("money.re-entry-fee", 3)).rules(3)
    assert (in_coins.rounds[0].buying.paid_to, in_coins.money.re_entry_fee) == (PaidTo.THROWER, 3)
    points = line("buying.price", Price(amount=5, unit=Unit.POINTS), rounds=(1, 2, 3))
    none = line("match.re-entry", ReEntry.NONE, players=Bound(least=3, most=3))
    without_coins = a_variant(*lines, points, none, line("money.re-entry-fee", 3)).rules(3)
    assert (without_coins.rounds[0].buying.paid_to, without_coins.money.re_entry_fee) == (None, None)


def test_a_rule_that_nobody_states_leaves_things_as_they_always_were() -> None:
    rules = a_variant().rules(2)
    assert (rules.players.best, rules.match.games) == (None, 1)
    assert {entry.wild_cards.natural_cards_per_meld for entry in rules.rounds} == {Bound(least=1)}
    assert rules.hash == a_variant(line("match.games", 1), line("deal.open-hands", Answer.NO)).rules(2).hash
    assert rules.hash != a_variant(line("match.games", 3)).rules(2).hash


def test_rounds_that_a_file_takes_out_leave_the_others_their_lines_but_not_their_numbers() -> None:
    variant = a_variant(line("deal.hand", 12, rounds=(3,))).model_copy(update={"without_rounds": frozenset({2})})
    variant = variant.model_copy(update={"lines": tuple(one for one in variant.lines if one.subject != 2)})
    resolution = resolve(variant, 2, Agreement())
    assert resolution.rules is not None
    assert [(entry.number, entry.deal.hand) for entry in resolution.rules.rounds] == [(1, 11), (2, 12)]
    assert (resolution.entries, resolution.entry(2)) == ((1, 3), 3)


def test_each_rank_is_priced_exactly_once() -> None:
    nothing = without(a_variant(), "scoring.card-points")
    problems = resolve(nothing, 2, Agreement()).problems
    assert {(p.kind, p.subject) for p in problems} == {("priced never", letter) for letter in RANK_LETTERS[1:]}
    twice = a_variant(line("scoring.card-points", 5, CardClass(ranks=(2,))))
    assert {p.kind for p in resolve(twice, 2, Agreement()).problems} == {"priced twice"}


def test_face_value_is_the_number_on_the_card() -> None:
    points = a_variant().rules(2).rounds[0].scoring.card_points
    assert points == (20, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
    assert FaceValue() == FaceValue()


def test_a_rule_that_cannot_matter_is_none() -> None:
    rules = a_variant(line("wild-cards.swap", WildSwap.FORBIDDEN, level=1)).rules(2).rounds[0]
    assert (rules.wild_cards.swap_by, rules.wild_cards.swap_from) == (None, None)
    assert rules.wild_cards.per_meld.melding is None


def test_an_act_finds_its_own_line() -> None:
    per_meld = a_variant().rules(2).rounds[0].wild_cards.per_meld
    assert per_meld.at(Act.OPENING.field) == Bound(most=1)
    assert per_meld.at(Act.LAYING_OFF.field) == Bound()


def test_a_named_kind_takes_over_what_it_does_not_say() -> None:
    from carioca_dsl.model import NamedKind

    variant = a_variant(
        line("set.size", Bound(least=2, most=2), "pair"), line("set.ranks", CardClass(ranks=(1,)), "pair")
    )
    kinds = (NamedKind(name="pair", like="set", origin=Origin(file="t", line=1)),)
    rules = variant.model_copy(update={"kinds": kinds}).rules(2).rounds[0]
    pair = rules.kind("pair")
    assert (pair.size.least, pair.shape) == (2, "set")
    assert rules.kind("set").size.least == 3


def test_too_many_players_is_a_problem_of_the_number_of_players() -> None:
    with pytest.raises(RulesError, match="players"):
        a_variant().rules(9)


def test_rules_go_through_json_unchanged_and_keep_their_hash() -> None:
    rules = a_variant().rules(3)
    again = Rules.model_validate_json(rules.model_dump_json())
    assert again == rules
    assert again.hash == rules.hash
    assert rules.hash != a_variant().rules(2).hash
    assert "RoundRules" in Rules.model_json_schema()["$defs"]


def test_the_hash_does_not_hang_on_names_or_on_how_lines_are_written() -> None:
    spelled = a_variant(*(line("deal.hand", 11, rounds=(n,)) for n in (1, 2, 3)))
    assert spelled.model_copy(update={"name": "other"}).rules(2).hash == a_variant().rules(2).hash


def test_narrower_is_reflexive_and_never_both_ways_between_different_cases() -> None:
    cases = [
        Qualifiers(),
        Qualifiers(rounds=(1,)),
        Qualifiers(rounds=(1, 2)),
        Qualifiers(players=Bound(least=2, most=3)),
        Qualifiers(options=("x",)),
        Qualifiers(act=Act.OPENING),
    ]
    for one in cases:
        assert one.narrower(one)
        assert [one] == [other for other in cases if one.narrower(other) and other.narrower(one)]
