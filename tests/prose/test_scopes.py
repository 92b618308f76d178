"""A fact that holds only in some rounds, or with so many players, says so in every language."""

from dataclasses import replace

import pytest

from carioca_dsl.model import (
    Answer,
    Bound,
    CardClass,
    Corner,
    Cut,
    Discarding,
    Exhausted,
    FinalDiscard,
    Line,
    Misdeal,
    NewMelds,
    OwnPlace,
    SwapIn,
    SwappedCard,
    Tie,
    WildSwap,
)
from carioca_dsl.prose.facts import Fact, Scope, cases_of, fact_classes, facts
from carioca_dsl.prose.facts.glossary import glossary
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.speech import Speech
from tests.prose.italian_game import italian_game
from tests.prose.support import CODES
from tests.support.variants import a_variant, contract, line

ALWAYS = {
    "players": "the number of players is what scopes are made of",
    "best_number": "a line about it takes no qualifier",
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
    "amounts_to_agree": "agreed once for the whole match",
    "gloss_contract": "a word of the whole game",
    "gloss_discard_pile": "a word of the whole game",
    "gloss_going_out": "a word of the whole game",
    "gloss_run": "a word of the whole game",
    "gloss_set": "a word of the whole game",
    "gloss_stock": "a word of the whole game",
    "gloss_wild": "a word of the whole game",
    "gloss_key_card": "a word of the whole game",
    "gloss_bust": "a word of the whole game",
    "gloss_pot": "a word of the whole game",
    "gloss_pair": "a word of the whole game",
    "gloss_opening": "a word of the whole game",
    "gloss_natural_card": "a word of the whole game",
    "gloss_swap": "a word of the whole game",
    "gloss_re_entry": "a word of the whole game",
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
        [
            line("players.best", Bound(least=3, most=4), level=1),
            line("deck.wild", CardClass(ranks=(2,), jokers=True), level=1),
            line("wild-cards.in-its-own-place", OwnPlace.NATURAL, level=1),
            line("wild-cards.swap", WildSwap.TO_HAND, level=1),
            line("wild-cards.swap-in", SwapIn.ANY, level=1),
            line("wild-cards.swapped-card", SwappedCard.FREELY, level=1),
            line("deal.cut", Cut.RIGHT, level=1),
            line("deal.open-hands", Answer.YES, level=1),
            line("opening.only-when-going-out", Answer.YES, level=1),
            line("match.games", 3, level=1),
        ],
    ]
    found: dict[str, list[Fact]] = {}
    variants = [a_variant(*lines, rounds=(contract(set=2), contract(run=3))) for lines in changes]
    for variant in (*variants, italian_game()):
        for fact in (*facts(variant), *glossary(cases_of(variant))):
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
