"""Several cards beside a verb that is negated: ``ni``, ``nem``, ``né``."""

import pytest

from carioca_dsl.model import CardClass
from carioca_dsl.prose.book import speech_for
from carioca_dsl.prose.facts import facts
from carioca_dsl.prose.facts.buying import NotBought
from carioca_dsl.prose.facts.discarding import NoDiscardOf
from carioca_dsl.prose.facts.kinds import SetRanks
from carioca_dsl.prose.inline import plain
from tests.prose.support import CODES
from tests.support.shipped import shipped


def said(code, key, fact):
    return plain(speech_for(shipped("italia"), code).say(key, fact))


def ban(*ranks):
    return next(
        fact for fact in facts(shipped("italia")) if isinstance(fact, NoDiscardOf) and fact.cards.ranks == ranks
    )


@pytest.mark.parametrize(("code", "words"), [
    ("es", "no puede descartar un cinco ni un diez"),
    ("fr", "vous ne pouvez vous défausser ni d’un cinq ni d’un dix"),
    ("it", "non può scartare un cinque né un dieci"),
    ("pt", "você não pode descartar um cinco nem um dez"),
])  # fmt: skip
def test_it_64_of_several_cards_that_may_not_be_discarded_each_is_denied(code, words):
    assert words in said(code, "no_discard_of", ban(5, 10))


@pytest.mark.parametrize(("code", "one", "two"), [
    ("es", "No se puede comprar un comodín;", "No se puede comprar un dos ni un comodín;"),
    ("fr", "Un joker ne s’achète pas\u202f;", "Ni un deux ni un joker ne s’achète\u202f;"),
    ("pt", "Não se pode comprar um curinga ", "Não se pode comprar um dois nem um curinga "),
])  # fmt: skip
def test_it_75_of_several_cards_that_are_not_bought_each_is_denied(code, one, two):
    assert said(code, "not_bought", NotBought(cards=CardClass(jokers=True))).startswith(one)
    assert said(code, "not_bought", NotBought(cards=CardClass(ranks=(2,), jokers=True))).startswith(two)


@pytest.mark.parametrize("code", CODES)
def test_on_the_card_the_ranks_of_a_kind_follow_its_name(code):
    fact = SetRanks(kind="plain pair", like="pair", ranks=CardClass(ranks=(2, 3)))
    other = SetRanks(kind="plain pair", like="pair", ranks=CardClass(ranks=(3, 4)))
    text = said(code, "short_set_ranks", fact)
    assert text.lower().startswith(speech_for(shipped("italia"), code).phrases.noun("plain pair"))
    assert text != said(code, "short_set_ranks", other)
