"""Melds that lie side by side in one contract: said only of rounds in which there can be two of them."""

import pytest

from carioca_dsl.prose.facts import Scope, facts
from carioca_dsl.prose.facts.side_by_side import RunsOfOneSuit, SetsOfOneRank
from carioca_dsl.prose.inline import plain
from tests.prose.support import CODES, printed, sentences
from tests.support.shipped import shipped


def _said(name: str, kind: type) -> list:
    return [fact for fact in facts(shipped(name)) if type(fact) is kind]


def test_sets_of_one_rank_are_said_of_rounds_whose_contract_holds_two_that_can_share_a_rank():
    # a court pair and a plain pair never can
    found = {fact.scope.rounds: (fact.sets, fact.kinds, fact.one_each) for fact in _said("italia", SetsOfOneRank)}
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
