"""Questions and answers: nothing is written down but the questions."""

import re
from typing import Any

import pytest

from carioca_dsl.cards import ACE, KING
from carioca_dsl.model import (
    Ace,
    Act,
    Ban,
    BanUntil,
    BeyondContract,
    Bound,
    CardClass,
    Corner,
    Discarding,
    Exhausted,
    FinalDiscard,
    From,
    LayOffOnto,
    Line,
    NewMelds,
    Suits,
    SwapBy,
    SwapIn,
    WildSwap,
)
from carioca_dsl.prose.blocks import Paragraph
from carioca_dsl.prose.book import speech_for
from carioca_dsl.prose.facts import cases_of
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.prose.players_ask.cases import QUESTIONS
from carioca_dsl.prose.players_ask.chapter import answers, questions_chapter
from tests.prose.support import CODES, GAMES, printed, shipped
from tests.support.variants import a_variant, line

ASKED = {asked.key: asked for asked in QUESTIONS}


def answer(key: str, *more: Line) -> dict[int, bool]:
    """Whether it is allowed, by round; nothing where the question makes no sense."""
    found = answers(ASKED[key], cases_of(a_variant(*more)))
    return {number: each.allowed for each in found for number, _ in each.rulings}


def told(code: str, *more: Line) -> dict[str, str]:
    """Question and answer of the chapter."""
    variant = a_variant(*more)
    made = questions_chapter(cases_of(variant), speech_for(variant, code))
    found = (block.sentences for block in made.blocks if isinstance(block, Paragraph))
    return {plain(first.text): " ".join(plain(each.text) for each in rest) for first, *rest in found}


CHANGES: dict[str, tuple[bool, list[tuple[str, Any, Any]]]] = {
    "identical_cards": (True, [("set.suits", Suits.DIFFERENT, "set")]),
    "ace_at_both_ends": (True, [("run.ace", Ace.LOW_OR_HIGH, "run"), ("run.grows-to", 13, "run")]),
    "around_the_corner": (False, [("run.around-the-corner", Corner.ALLOWED, "run")]),
    "two": (False, [("deck.wild", CardClass(jokers=True, ranks=(2,)), None)]),
    "lay_off_when_opening": (False, [("turn.lay-off-from", From.OPENING_TURN, None)]),
    "others_melds": (True, [("turn.lay-off-onto", LayOffOnto.OWN, None)]),
    "new_meld_later": (False, [("turn.new-melds-later", NewMelds.ALLOWED, None)]),
    "swap_before_opening": (
        False,
        [("wild-cards.swap-by", SwapBy.ANYONE, None), ("wild-cards.swap", WildSwap.TO_HAND, None)],
    ),
    "swap_in_set": (False, [("wild-cards.swap", WildSwap.TO_HAND, None), ("wild-cards.swap-in", SwapIn.ANY, None)]),
    "discard_wild": (True, [("turn.discard-of-wild-cards", Discarding.UNLESS_FORCED, None)]),
    "throw_back": (True, [("turn.discard-of-the-card-taken", Discarding.UNLESS_FORCED, None)]),
    "without_a_discard": (False, [("turn.final-discard", FinalDiscard.OPTIONAL, None)]),
}
"""For each question of yes or no, the answer under some rules, and changes after which it is the other one."""


def test_each_question_of_yes_or_no_is_looked_at_here() -> None:
    assert set(CHANGES) == {asked.key for asked in QUESTIONS if asked.yes_or_no}


@pytest.mark.parametrize("key", CHANGES)
def test_the_answer_follows_the_rules(key: str) -> None:
    usual, changes = CHANGES[key]
    changed = [line(rule, value, subject, level=1) for rule, value, subject in changes]
    before, after = answer(key), answer(key, *changed)
    assert before
    assert set(before.values()) == {usual}
    assert after
    assert set(after.values()) == {not usual}
    assert told("en") != told("en", *changed)


def test_an_answer_that_differs_from_round_to_round_says_so() -> None:
    changed = line("turn.final-discard", FinalDiscard.OPTIONAL, rounds=(2,), level=1)
    assert answer("without_a_discard", changed) == {1: False, 2: True, 3: False}
    text = told("en", changed)["May I go out without a discard?"]
    assert text.startswith("In rounds 1 and 3, no. In round 2, yes.")


def test_a_ban_on_some_cards_does_not_forbid_throwing_back_what_was_taken() -> None:
    for ranks in ((KING,), (ACE,), (5, 10)):
        banned = Ban(cards=CardClass(ranks=ranks), until=BanUntil.OTHERS_OPENED)
        assert set(answer("throw_back", line("turn.no-discard-of", banned, level=1)).values()) == {True}


def test_what_happens_when_the_stock_runs_out_is_told_by_its_rules() -> None:
    question = "What happens when the stock runs out?"
    before, after = told("en"), told("en", line("end-of-round.stock-empty", Exhausted.VOID, level=1))
    assert "shuffle the others" in before[question]
    assert "void" in after[question]
    assert "shuffle the others" not in after[question]


def test_a_kind_for_contracts_alone_does_not_forbid_new_melds() -> None:
    later = line("turn.new-melds-later", NewMelds.ALLOWED, level=1)
    sets = line("set.beyond-the-contract", BeyondContract.FORBIDDEN, "set", level=1)
    runs = line("run.beyond-the-contract", BeyondContract.FORBIDDEN, "run", level=1)
    assert set(answer("new_meld_later", later, sets).values()) == {True}
    assert set(answer("new_meld_later", later, sets, runs).values()) == {False}


def test_a_limit_for_the_opening_does_not_make_a_two_natural() -> None:
    wild = line("deck.wild", CardClass(jokers=True, ranks=(2,)), level=1)
    limit = line("wild-cards.per-meld", Bound(most=0), act=Act.OPENING, level=1)
    assert set(answer("two", wild, limit).values()) == {True}


def test_a_wild_two_is_no_two_around_the_corner() -> None:
    wild = line("deck.wild", CardClass(jokers=True, ranks=(2,)), level=1)
    short = line("run.size", Bound(least=3, most=3), "run", rounds=(3,), level=1)
    assert answer("around_the_corner", wild) == {2: False, 3: False}  # no run in round 1
    assert answer("around_the_corner", short) == {2: False, 3: False}  # no run in round 1
    assert answer("around_the_corner", wild, short) == {2: False}


def test_a_question_about_what_is_not_in_the_game_is_not_asked() -> None:
    without_jokers = line("deck.jokers", 0, level=1)
    assert answer("discard_wild", without_jokers) == {}
    assert answer("swap_in_set", without_jokers) == {}
    assert answer("identical_cards", line("deck.packs", 1, level=1)) == {}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_has_its_answer_and_the_sentence_of_a_rule(name: str, code: str) -> None:
    (chapter,) = (chapter for chapter in printed(name, code).chapters if chapter.id == "questions")
    yes_or_no = re.compile("In |" + "|".join(("yes", "no", "oui", "non", "sí", "sì", "sim", "não")), re.IGNORECASE)
    assert len(chapter.blocks) >= 9
    for block in chapter.blocks:
        assert isinstance(block, Paragraph)
        question, *rest = (plain(each.text) for each in block.sentences)
        assert question.endswith("?")
        assert len(rest) >= 1
        assert all(text.endswith((".", "…", "!")) for text in rest)
        assert any(sentence.rules for sentence in block.sentences[1:]) or len(rest) > 1
        assert yes_or_no.search(rest[0]) or len(rest[0]) > 20


def test_all_languages_ask_the_same() -> None:
    speech = {code: speech_for(shipped("argentina"), code) for code in LANGUAGES}
    for each in speech.values():
        assert set(filter(lambda key: key.startswith("ask_"), each.keys())) == {f"ask_{key}" for key in ASKED}
