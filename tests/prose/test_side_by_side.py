"""Melds that lie side by side in one contract: said only of rounds in which there can be two of them."""

import pytest

from carioca_dsl.prose.difference_values import Setting, settings
from carioca_dsl.prose.facts import Scope, cases_of, facts
from carioca_dsl.prose.facts.side_by_side import RunsOfOneSuit, SetsOfOneRank, meeting
from carioca_dsl.prose.handouts import reference_card
from carioca_dsl.prose.inline import plain
from tests.prose.support import CODES, printed, sentences
from tests.prose.test_rulebook_follows_the_rules import with_value
from tests.support.houses import house
from tests.support.shipped import shipped


def _said(name: str, kind: type) -> list:
    return [fact for fact in facts(shipped(name)) if type(fact) is kind]


def test_sets_of_one_rank_are_said_of_rounds_whose_contract_holds_two_that_can_share_a_rank():
    # a court pair and a plain pair never can
    found = {fact.scope.rounds: (fact.may, fact.kinds, fact.one_each) for fact in _said("italia", SetsOfOneRank)}
    assert found == {(4,): ("forbidden", ("set", "pair"), True), (5, 8): ("allowed", ("set",), False)}


def test_runs_of_one_suit_name_the_rounds_where_the_sets_beside_them_do():
    assert [fact.scope for fact in _said("italia", RunsOfOneSuit)] == [Scope(rounds=(5, 8))]


@pytest.mark.parametrize("game", ["argentina", "chile", "peru"])
def test_a_rule_that_is_the_same_wherever_it_comes_up_names_no_rounds(game):
    assert [fact.scope for kind in (SetsOfOneRank, RunsOfOneSuit) for fact in _said(game, kind)] == [Scope()] * 2


@pytest.mark.parametrize(("code", "words"), [
    ("en", "the set and the pair of the contract must be of different ranks"),
    ("es", "el trío y la pareja del contrato tienen que ser de valores distintos"),
    ("fr", "le brelan et la paire du contrat doivent être de rangs différents"),
    ("it", "il tris e la coppia del contratto devono essere di valori diversi"),
    ("pt", "a trinca e o par do contrato têm de ser de valores diferentes"),
])  # fmt: skip
def test_d_it_65_one_of_each_kind_is_told_in_the_singular(code, words):
    text = " ".join(plain(each.text) for each in sentences(printed("italia", code)))
    assert words in text


@pytest.mark.parametrize("code", CODES)
def test_what_may_lie_side_by_side_is_one_sentence_where_the_rounds_are_the_same(code):
    alone = [each for each in sentences(printed("italia", code)) if each.facts == ("runs_of_one_suit",)]
    assert not alone


@pytest.mark.parametrize("game", ["chile", "italia"])
@pytest.mark.parametrize("code", CODES)
def test_the_card_says_it_in_one_sentence_where_the_rulebook_does(game, code):
    keys = {"sets_of_one_rank", "runs_of_one_suit"}
    told = [
        [each.facts for each in sentences(book) if keys & set(each.facts)]
        for book in (printed(game, code), reference_card(shipped(game), None, code))
    ]
    assert told[0] == told[1]
    assert told[0][-1] == ("sets_of_one_rank", "runs_of_one_suit")


def test_the_card_says_both_apart_where_only_one_is_allowed():
    variant = with_value("opening.runs-of-one-suit", "forbidden")
    told = [each for each in sentences(reference_card(variant, None, "en")) if "runs_of_one_suit" in each.facts]
    assert [plain(each.text) for each in told] == ["Runs of the same suit in a contract: not allowed."]


def test_an_overview_of_two_games_names_the_rounds_that_the_sentence_names():
    found = settings(cases_of(shipped("italia")), SetsOfOneRank.rules[0])
    assert {one.scope: one.value for one in found} == {fact.scope: fact.may for fact in _said("italia", SetsOfOneRank)}


@pytest.mark.parametrize("game", ["argentina", "chile", "italia", "peru"])
def test_an_overview_names_no_rounds_where_the_rule_is_the_same_wherever_it_comes_up(game):
    assert settings(cases_of(shipped(game)), RunsOfOneSuit.rules[0]) == (Setting("allowed", Scope()),)


def test_a_rule_that_never_comes_up_has_its_value_all_the_same():
    cases = cases_of(house({"rounds": {"1": "2 sets"}}))
    assert not meeting(cases.rules.rounds[0], "run")
    assert settings(cases, RunsOfOneSuit.rules[0]) == (Setting("allowed", Scope()),)
