"""Reasons: a referee's sentence for every rule and every law, in every language."""

from functools import cache
from typing import Any

import pytest

from carioca_dsl.cards import read_face, read_faces
from carioca_dsl.melds import Reason
from carioca_dsl.model import Bound, Variant, declared_rules
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.reasons import LAWS, reason_text
from carioca_dsl.prose.speech import Speech
from tests.prose.italian_game import KEYS, italian_game
from tests.prose.support import CODES, shipped
from tests.support.shipped import compiled
from tests.support.variants import line

NAMES = ("Ana", "Beto", "Caro", "Dora")
VALUES: dict[str, Any] = {
    "kind": "run",
    "card": read_face("8♣"),
    "cards": read_faces("8♣ 9♦"),
    "by": read_face("★"),
    "stands_for": read_face("7♣"),
    "owner": 1,
    "number": 2,
    "count": 5,
    "limit": Bound(least=4, most=4),
    "value": None,
}


OF_ONE: dict[str, dict[str, Any]] = {
    "run.contains": {"cards": KEYS, "limit": Bound(least=1), "count": 0},
    "buying.per-deal": {"value": Bound(most=2), "bought": 2},
    "buying.per-match": {"value": Bound(most=2), "bought": 2},
    "law.round-not-left": {"round": 2},
    "law.wrong-total": {"total": 137},
}
"""The values that only one reason has."""


def values(id: str) -> tuple[tuple[str, Any], ...]:
    found = dict(VALUES)
    if id.startswith("set."):
        found["kind"] = "set"
    if id.endswith("grows-to"):
        found["limit"] = 13
    return tuple({**found, **OF_ONE.get(id, {})}.items())


NEUTRAL = """carioca 1 en
variant house
based on chile
deal
  change open hands: yes
match
  change games: 3 games
"""
"""A house in whose last round those rules say something whose neutral value goes without saying."""


OF_CHILE = frozenset(
    {"deck.wild", "wild-cards.in-its-own-place", "wild-cards.natural-cards-per-meld", "wild-cards.swap-in"}
    | {"wild-cards.swapped-card", "deal.cut", "deal.open-hands", "opening.only-when-going-out", "match.games"}
    | {"players.best"}
)
"""Neutral rules that the house says; all others are said by the small Italian game."""
AGREED = (
    line("money.stake", 5, level=2),
    line("money.pot-per-round", 1, level=2),
    line("money.re-entry-fee", 2, level=2),
)


@cache
def of_chile() -> Variant:
    return compiled(NEUTRAL)


@cache
def agreed_game() -> Variant:
    return italian_game(*AGREED)


def said(id: str, code: str, **more: Any) -> str:
    variant, round = (shipped("argentina"), 2)
    if neutral(id):
        variant, round = (of_chile(), 8) if id in OF_CHILE else (agreed_game(), 3)
    speech = Speech(language(code), variant.words.get(code))
    reason = Reason(id, tuple({**dict(values(id)), **more}.items()))
    return reason_text(reason, speech, variant.rules(4), round, NAMES)


def neutral(id: str) -> bool:
    return id in declared_rules() and declared_rules()[id].rule.neutral


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("id", [*declared_rules(), *LAWS])
def test_every_rule_and_every_law_has_a_sentence(id: str, code: str) -> None:
    text = said(id, code)
    assert text
    assert text == text.strip()
    assert text[-1] in ".!?"
    assert "{" not in text
    assert "None" not in text


def test_what_is_neither_a_rule_nor_a_law_has_none() -> None:
    with pytest.raises(KeyError):
        said("law.of-gravity", "en")


@pytest.mark.parametrize("code", CODES)
def test_no_two_laws_read_the_same(code: str) -> None:
    assert len({said(id, code) for id in LAWS}) == len(LAWS)


def test_ar_46_the_reason_tells_when_cards_may_be_laid_off() -> None:
    assert said("turn.lay-off-from", "en") == "You have only just opened: you may lay off from your next turn on."


def test_ar_45_the_reason_names_the_contract_of_the_round() -> None:
    assert said("rounds.contract", "en").startswith("Round 2 asks for one set and one run")


def test_a_reason_names_the_cards_and_the_limit() -> None:
    assert (
        said("wild-cards.per-meld", "en", limit=Bound(most=1), count=2)
        == "This run may hold at most one joker, not two."
    )
    assert said("law.place-taken", "en") == "The place of 8♣ in this run is already taken by ★."
    assert said("law.no-such-meld", "en") == "Beto has no meld with the number 2 on the table."
