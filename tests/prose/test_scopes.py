"""A fact that holds only in some rounds, or with so many players, says so in every language."""

from dataclasses import replace

import pytest

from carioca_dsl.model import Bound, Corner, Discarding, Exhausted, FinalDiscard, Line, Misdeal, NewMelds, Tie, WildSwap
from carioca_dsl.prose.facts import Fact, Scope, fact_classes, facts
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.speech import Speech
from tests.prose.support import CODES
from tests.support.variants import a_variant, contract, line

ALWAYS = {
    "players": "the number of players is what scopes are made of",
    "aim": "one winner is known, and all rounds lead to him",
    "melds": "the kinds are those of the whole match",
    "contract_order": "speaks of all rounds",
    "turn_parts": "only introduces the steps",
    "lay_step": "the same in every game",
    "discard_step": "the same in every game",
    "opening_optional": "the same in every game",
    "open_to_all": "the same in every game",
    "table_is_free": "the same in every game",
    "totals": "the same in every game",
}
"""Facts that are never restricted, and why."""
SCOPES = (Scope(rounds=(2,)), Scope(seats=Bound(least=2, most=2)))


def samples() -> dict[str, list[Fact]]:
    """Facts of every kind, from rules that bring out different sentences."""
    changes: list[list[Line]] = [
        [],
        [
            line("turn.new-melds-later", NewMelds.ALLOWED, level=1),
            line("turn.final-discard", FinalDiscard.OPTIONAL, level=1),
            line("wild-cards.per-meld", Bound(), level=1),
            line("wild-cards.swap", WildSwap.FORBIDDEN, level=1),
            line("turn.discard-of-wild-cards", Discarding.UNLESS_FORCED, level=1),
            line("turn.discard-of-the-card-taken", Discarding.UNLESS_FORCED, level=1),
            line("run.around-the-corner", Corner.ALLOWED, "run", level=1),
            line("end-of-round.stock-empty", Exhausted.OVER, level=1),
            line("deal.misdeal", Misdeal.STANDS, level=1),
            line("match.tie", Tie.MOST_ROUNDS_WON, level=1),
            line("set.ranks", SOME, "set"),
        ],
    ]
    found: dict[str, list[Fact]] = {}
    for lines in changes:
        for fact in facts(a_variant(*lines, rounds=(contract(set=2), contract(run=3)))):
            found.setdefault(fact.key(), []).append(fact)
    return found


SOME = a_variant().rules().rounds[0].deck.wild.model_copy(update={"ranks": (2, 3), "jokers": False})
SAMPLES = samples()


def test_every_kind_of_fact_has_a_sample() -> None:
    assert set(SAMPLES) == {fact.key() for fact in fact_classes()}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("key", sorted(set(SAMPLES) - set(ALWAYS)))
def test_the_scope_is_in_the_sentence(key: str, code: str) -> None:
    speech = Speech(language(code))
    for fact in SAMPLES[key]:
        texts = {speech.say(key, replace(fact, scope=scope)) for scope in (Scope(), *SCOPES)}
        assert len(texts) == 3
