"""Between two players nobody buys, although the game allows it."""

import pytest

from carioca_dsl.model import Bound
from carioca_dsl.prose.facts import EVERYWHERE, Scope, facts
from carioca_dsl.prose.facts.buying import NobodyBuys
from tests.prose.italian_game import BUYING
from tests.prose.support import CODES, printed, sentences
from tests.support.shipped import shipped
from tests.support.variants import a_variant, line


def scopes(variant):
    return [fact.scope for fact in facts(variant) if isinstance(fact, NobodyBuys)]


def test_d_it_63_with_two_players_nobody_is_left_who_could_buy():
    assert scopes(shipped("italia")) == [Scope(seats=Bound(least=2, most=2))]
    assert scopes(a_variant(*BUYING, line("players.number", Bound(least=2, most=2), level=1))) == [EVERYWHERE]


def test_where_more_must_play_or_nobody_may_buy_nothing_is_said_of_two():
    assert not scopes(a_variant(*BUYING, line("players.number", Bound(least=3, most=4), level=1)))
    assert not scopes(shipped("chile"))


@pytest.mark.parametrize("code", CODES)
def test_it_stands_behind_the_offer(code):
    keys = [key for each in sentences(printed("italia", code)) for key in each.facts]
    assert keys[keys.index("buying_offer") + 1] == "nobody_buys"
