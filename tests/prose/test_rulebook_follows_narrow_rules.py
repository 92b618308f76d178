"""A rule with another value in one round, at one table or for one act makes another text, in every language."""

import pytest

from carioca_dsl.model import Act, Bound, NewMelds, declared_rules
from carioca_dsl.prose.book import book
from tests.prose.support import CODES, said
from tests.prose.test_rulebook_follows_the_rules import VALUES, changed, text_with
from tests.support.variants import a_variant, line


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rule", [rule for rule in VALUES if "rounds" in declared_rules()[rule].rule.qualifiers])
def test_a_value_of_one_round_makes_another_text(code: str, rule: str) -> None:
    one, two = VALUES[rule][:2]
    texts = [
        text_with(code, rule, one, *more)
        for more in ((), (changed(rule, two, rounds=(2,)),), (changed(rule, two, rounds=(3,)),))
    ]
    assert texts[0] != texts[1] != texts[2] != texts[0]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rule", [rule for rule in VALUES if "players" in declared_rules()[rule].rule.qualifiers])
def test_a_value_at_one_table_makes_another_text(code: str, rule: str) -> None:
    one, two = VALUES[rule][:2]
    narrow = changed(rule, two, players=Bound(least=4, most=4))
    assert text_with(code, rule, one) != text_with(code, rule, one, narrow)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("act", list(Act))
def test_a_limit_of_each_act_makes_another_text(code: str, act: Act) -> None:
    later = line("turn.new-melds-later", NewMelds.ALLOWED, level=1)
    texts = [
        said(book(a_variant(later, line("wild-cards.per-meld", Bound(most=most), act=act, level=1)), None, code))
        for most in (1, 2)
    ]
    assert texts[0] != texts[1]
