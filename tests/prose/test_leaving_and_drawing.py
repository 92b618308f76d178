"""What is said of those who leave a match, and of cards drawn for seats."""

from dataclasses import replace

import pytest

from carioca_dsl.prose.book import speech_for
from carioca_dsl.prose.facts import cases_of, chapters, facts
from carioca_dsl.prose.facts.busting import Leaving, ReEntries
from carioca_dsl.prose.facts.contracts import WholeHand
from carioca_dsl.prose.facts.deal import DrawnAgain
from carioca_dsl.prose.facts.turn import FirstDraws
from carioca_dsl.prose.inline import plain
from carioca_dsl.referee import read_agreement
from tests.prose.support import CODES
from tests.support.shipped import shipped

POT = {"en": "into the pot", "es": "en el pozo", "fr": "au pot", "it": "nel piatto", "pt": "no bolo"}
TABLE = {
    "en": "in the order in which they are listed",
    "es": "en el orden de la tabla",
    "fr": "dans l’ordre du tableau",
    "it": "nell’ordine della tabella",
    "pt": "na ordem da tabela",
}


def leaving(mode=()):
    game = shipped("italia")
    found = chapters(cases_of(game, read_agreement(game, list(mode))))["match"]
    return next(fact for fact in found if isinstance(fact, Leaving))


def said(fact, code):
    return plain(speech_for(shipped("italia"), code).say(fact.key(), fact))


@pytest.mark.parametrize("code", CODES)
def test_d_it_72_who_is_out_pays_no_more_into_the_pot(code):
    assert POT[code] in said(leaving(), code)
    assert POT[code] not in said(replace(leaving(), pot=False), code)


@pytest.mark.parametrize("code", CODES)
def test_d_it_72_rounds_whose_choice_has_lapsed_are_played_in_order_at_the_end(code):
    assert TABLE[code] in said(leaving(["pazza"]), code)
    assert TABLE[code] not in said(leaving(), code)


def test_d_it_08_of_cards_drawn_for_seats_the_ace_is_highest_and_jokers_and_ties_are_drawn_again():
    assert [fact.jokers for fact in facts(shipped("italia")) if isinstance(fact, DrawnAgain)] == [True]
    with_joker, without = (said(DrawnAgain(jokers=jokers), "it") for jokers in (True, False))
    assert with_joker.startswith("L’asso è la carta più alta; chi pesca un jolly o una carta")
    assert "jolly" not in without


def test_d_it_08_nothing_is_said_of_drawing_where_nobody_draws():
    assert not [fact for fact in facts(shipped("chile")) if isinstance(fact, DrawnAgain)]


STARTS = {
    "en": "nobody who has none starts a round",
    "es": "nadie más empieza una ronda",
    "fr": "personne d’autre ne commence une manche",
    "it": "nessun altro comincia una manche",
    "pt": "ninguém mais começa uma rodada",
}
TOGETHER = {
    "en": "Players who are bust at once decide in the order of turns",
    "es": "Si caen varios a la vez",
    "fr": "Si plusieurs sautent à la fois",
    "it": "Chi sballa insieme ad altri",
    "pt": "Se vários estouram ao mesmo tempo",
}
COVERED = {
    "en": "Nobody can have the refused card",
    "es": "Nadie puede llevarse la carta rechazada",
    "fr": "Personne ne peut prendre la carte refusée",
    "it": "Nessuno può prendere la carta rifiutata",
    "pt": "Ninguém pode pegar a carta recusada",
}
WILL_DO = {
    "en": "sets and runs of any kind",
    "es": "tríos y escaleras de cualquier clase",
    "fr": "brelans et suites de votre choix",
    "it": "tris e scale di qualsiasi tipo",
    "pt": "trincas e escalas de qualquer tipo",
}


@pytest.mark.parametrize("code", CODES)
def test_d_it_04_while_there_are_choices_somebody_starts_who_has_one(code):
    assert STARTS[code] in said(leaving(["pazza"]), code)
    assert STARTS[code] not in said(leaving(), code)


@pytest.mark.parametrize("code", CODES)
def test_d_it_72_those_who_are_bust_together_decide_in_the_order_of_turns(code):
    (fact,) = [fact for fact in facts(shipped("italia")) if isinstance(fact, ReEntries)]
    assert TOGETHER[code] in said(fact, code)


@pytest.mark.parametrize("code", CODES)
def test_d_it_62_a_refused_first_card_is_nobodys(code):
    (fact,) = [fact for fact in facts(shipped("italia")) if isinstance(fact, FirstDraws)]
    assert COVERED[code] in said(fact, code)


@pytest.mark.parametrize("code", CODES)
def test_d_it_46_pairs_will_not_do_where_no_kind_is_named(code):
    """The longer kinds of sets and runs are sets and runs; where nothing is barred, melds of any kind will do."""
    (fact,) = [fact for fact in facts(shipped("italia")) if isinstance(fact, WholeHand)]
    assert fact.kinds == ("set", "run")
    assert WILL_DO[code] in said(fact, code)
    assert WILL_DO[code] not in said(replace(fact, kinds=()), code)
