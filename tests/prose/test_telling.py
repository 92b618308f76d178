"""Telling: matches and examples as lines to read, from events alone."""

import re

import pytest

from carioca_dsl.bots import make_bot
from carioca_dsl.cards import make_card, read_face, read_faces
from carioca_dsl.engine import (
    Dealt,
    Discarded,
    Drew,
    LaidOff,
    Match,
    MatchOver,
    Opened,
    Reshuffled,
    RoundVoid,
    Scored,
    Swapped,
    WentOut,
    public,
)
from carioca_dsl.melds import Meld
from carioca_dsl.prose.blocks import Move, Story
from carioca_dsl.prose.book import speech_for
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.speech import Speech
from carioca_dsl.prose.stories import story
from carioca_dsl.prose.telling import tell
from carioca_dsl.referee import play_examples
from tests.prose.support import CODES, shipped

NAMES = ("Ana", "Beto")
SET = Meld("set", "set", read_faces("8♣ 8♦ 8♥"), 8, -1, 0)
RUN = Meld("run", "run", read_faces("★ 5♥ 6♥ 7♥"), 0, 2, 4)


def english(*events: object) -> list[str]:
    return tell(events, Speech(language("en")), NAMES)  # type: ignore[arg-type]


def test_a_turn_is_one_line() -> None:
    king = make_card(read_face("K♦"))
    lines = english(Drew(0, "stock", read_face("9♣")), Opened(0, (SET, RUN)), Discarded(0, king))
    assert lines == ["Ana draws 9♣, opens with 8♣ 8♦ 8♥ and ★ 5♥ 6♥ 7♥ and discards K♦."]


def test_a_hand_that_was_dealt_is_told_in_order() -> None:
    hand = tuple(map(make_card, read_faces("K♥ ★ 3♠ 7♣ A♥")))
    lines = tell([Dealt(1, 1, 1, (hand, ()))], Speech(language("en")), NAMES, hands=True)
    assert lines[-1] == "Ana holds 7♣ A♥ K♥ 3♠ ★."


def test_a_card_that_nobody_may_see_is_not_told() -> None:
    assert english(Drew(0, "stock", None)) == ["Ana draws from the stock."]


def test_two_turns_are_two_lines() -> None:
    two = english(Drew(0, "stock", None), Discarded(0, 5), Drew(1, "discards", 5), Discarded(1, 6), WentOut(1))
    assert two == [
        "Ana draws from the stock and discards 6♣.",
        "Beto takes 6♣ from the discard pile, discards 7♣ and goes out.",
    ]


def test_other_players_melds_are_told_with_their_owner_and_cards() -> None:
    six = read_face("6♥")
    assert english(Swapped(0, six, 52, 1, 1, "low", RUN)) == ["Ana swaps 6♥ for ★ in Beto's run (★ 5♥ 6♥ 7♥)."]
    assert english(LaidOff(0, six, 1, 1, "low", RUN)) == ["Ana adds 6♥ to Beto's run (★ 5♥ 6♥ 7♥)."]
    assert english(LaidOff(1, six, 1, 1, "low", RUN)) == ["Beto adds 6♥ to make ★ 5♥ 6♥ 7♥."]


def test_what_happens_to_the_table_stands_alone() -> None:
    assert english(Reshuffled(4), RoundVoid(), Scored(2, (0, 33), (7, 40), ((), ())), MatchOver((0,), (7, 40))) == [
        "The stock is exhausted: four discards are shuffled to make a new stock.",
        "The round is void: nobody scores, and it is dealt again.",
        "Ana scores 0 points (in all 7), Beto scores 33 points (in all 40).",
        "Ana wins the match with 7 points.",
    ]


def test_ar_75_a_shared_victory_is_told() -> None:
    assert english(MatchOver((0, 1), (7, 7))) == ["Ana and Beto share the victory with 7 points each."]


@pytest.mark.parametrize("code", CODES)
def test_a_whole_deal_of_bots_reads_in_every_language(code: str) -> None:
    variant = shipped("argentina")
    match = Match(variant.rules(2), NAMES, 5)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not any(isinstance(event, Scored) for event in match.events):
        match.apply(bots[match.seat].choose(match.view(match.seat)))
    lines = tell(match.events, speech_for(variant, code), NAMES, hands=True)
    drawn = sum(isinstance(event, Drew) for event in match.events)
    assert len(lines) >= drawn
    assert all(line.strip() == line and line[-1] in ".!?" for line in lines)
    assert not re.search(r"None|\{|  ", "".join(lines))
    onlooker = tell([public(event, None) for event in match.events], speech_for(variant, code), NAMES, hands=True)
    hidden = {line for line in lines if line not in onlooker}
    assert hidden


def stories(code: str) -> list[Story]:
    variant = shipped("argentina")
    return [story(report, n, speech_for(variant, code)) for n, report in enumerate(play_examples(variant), 1)]


def moves(code: str, name: str) -> list[Move]:
    names = [example.name for example in shipped("argentina").examples]
    return list(stories(code)[names.index(name)].moves)


@pytest.mark.parametrize("code", CODES)
def test_ar_81_to_84_the_worked_example_is_told_from_its_events(code: str) -> None:
    told = moves(code, "the-eight-waits-a-turn")
    assert [bool(move.verdict) for move in told] == [False, True, False, False, False]
    assert "8♠" in plain(told[1].text)
    assert "4♠ 5♠ 6♠ 7♠ 8♠" in plain(told[4].text)


@pytest.mark.parametrize("code", CODES)
def test_every_refused_step_of_an_example_has_its_reason(code: str) -> None:
    reports = play_examples(shipped("argentina"))
    for report, told in zip(reports, stories(code), strict=True):
        refused = [step for step in report.steps if step.reasons]
        assert len(refused) == sum(bool(move.verdict and move.reason) for move in told.moves)
        events = [event for step in report.steps for event in step.events]
        assert len(told.moves) >= len(refused) + (1 if events else 0)


@pytest.mark.parametrize("code", CODES)
def test_ar_70_the_score_of_an_example_is_told(code: str) -> None:
    names = [example.name for example in shipped("argentina").examples]
    ending = stories(code)[names.index("the-last-card-is-kept-for-the-discard")].outcome
    assert any("33" in line for line in ending)
