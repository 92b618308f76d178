"""Records and links of games in which players are asked out of turn: what nobody writes is found again."""

from functools import cache

import pytest

from carioca_dsl.compiler.understand import understand
from carioca_dsl.engine import Action, Buy, Choose, Leave, Match, Pass, ReEnter, Refuse, Show
from carioca_dsl.model import Agreement, Rules
from carioca_dsl.play import Memory, Session, resume
from carioca_dsl.play import Player as Seat
from carioca_dsl.referee import RecordHead, action_text, growing_record, link_of, record_of, replay, write_record
from tests.support.chosen import Player
from tests.support.coins import COINS
from tests.support.rule_texts import shipped

NAMES = ("ana", "beto", "carla", "dani")
SEEDS = (6, 7, 9, 10)
PAZZA = Agreement(options=frozenset({"pazza"}))


TEXT = COINS.replace("bust over: 150 points", "bust over: 20 points")
"""Of a game in which somebody is soon bust."""


@cache
def rules() -> Rules:
    variant = understand(TEXT, "coins", shipped).variant
    assert variant is not None
    return variant.rules(len(NAMES), PAZZA)


@cache
def played(seed: int, most: int = 500) -> Match:
    """A match of that many actions, by chance."""
    match, player = Match(rules(), NAMES, seed), Player(seed)
    while not match.over and len(match.actions) < most:
        match.apply(player.choose(match))
    return match


def head(match: Match) -> RecordHead:
    agree = ("pazza",)
    return RecordHead("coins", match.rules.hash, agree, match.players, (), str(match.seed), {"coins": TEXT})


def again(text: str) -> Match:
    found = replay(text, "m.txt", shipped)
    assert found.ok, found.diagnostics
    assert found.match is not None
    return found.match


def cut(match: Match, number: int) -> Match:
    """The match as it was after so many actions."""
    begun = Match(match.rules, match.players, match.seed)
    for action in match.actions[:number]:
        begun.apply(action)
    return begun


def said(match: Match) -> list[str]:
    """Every action; of equal cards any may have been meant."""
    return [action_text(action, match.players) for action in match.actions]


def kinds(match: Match) -> set[type[Action]]:
    return set(map(type, match.actions))


def test_everything_that_may_be_done_is_done_in_these_matches() -> None:
    found = set().union(*(kinds(played(seed)) for seed in SEEDS))
    assert found >= {Buy, Choose, Leave, Pass, ReEnter, Refuse}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_without_passes_is_the_same_match(seed: int) -> None:
    match = played(seed)
    text = write_record(match, head(match))
    assert "passes" not in text.rpartition("\n  ")[0]
    found = again(text)
    assert said(found) == said(match)
    assert (found.money, found.pot, found.totals) == (match.money, match.pot, match.totals)


def test_a_record_that_breaks_off_in_an_offer_keeps_the_passes_already_made() -> None:
    match = played(7)
    passes = [place for place, action in enumerate(match.actions) if isinstance(action, Pass)]
    offered = 0
    for place in passes[:40]:
        broken = cut(match, place + 1)
        found = again(write_record(broken, head(match)))
        if cut(match, place).deal.phase == "claim":  # who shows nothing is asked again
            assert not found.actions or not isinstance(found.actions[-1], Pass)
        else:
            assert said(found) == said(broken)
            offered += broken.deal.phase == "offer"
    assert offered > 5


def test_a_record_that_grows_has_every_pass_of_an_offer() -> None:
    match = played(9)
    text = growing_record(match, head(match))
    offers = [
        n for n, action in enumerate(match.actions) if isinstance(action, Pass) and cut(match, n).deal.phase == "offer"
    ]
    assert text.count(" passes: ") == len(offers)
    assert said(again(text)) == said(match)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("write", [write_record, growing_record])
def test_a_link_holds_the_record_of_such_a_match(seed: int, write: object) -> None:
    match = played(seed)
    text = write(match, head(match))  # type: ignore[operator]
    found = replay(text, "m.txt", shipped)
    link = link_of(text, found)
    assert record_of(link, shipped) == text
    assert len(link) < 2 * len(match.actions) + 1_500  # the rest of it is the text of the rules


@pytest.mark.parametrize("number", range(60, 90))
def test_a_link_of_a_match_that_was_broken_off(number: int) -> None:
    match = cut(played(10), number)
    text = write_record(match, head(match))
    assert record_of(link_of(text, replay(text, "m.txt", shipped)), shipped) == text


def test_cards_that_are_shown_stand_in_records_and_links() -> None:
    for seed in range(10_000):
        match = Match(rules(), NAMES, f"doubles {seed}")
        while match.deal.phase == "claim":
            shown = next((action for action in match.legal_actions() if isinstance(action, Show)), None)
            match.apply(shown or Pass(match.seat))
            if shown is not None:
                text = write_record(match, head(match))
                assert " shows: " in text
                assert again(text).events == match.events
                assert record_of(link_of(text, replay(text, "m.txt", shipped)), shipped) == text
                return
    raise AssertionError("nobody has four pairs")


def test_the_journal_of_a_session_is_a_record_at_every_moment() -> None:
    match = played(11)
    journal = Memory()
    seats = [Seat(name) for name in NAMES]
    session = Session(match.rules, seats, match.seed, head(match), journal)
    for number, action in enumerate(match.actions[:120]):
        session.play(action)
        session.go_on()
        if number % 20 == 0 or isinstance(action, Pass | Choose | Leave | ReEnter):
            found = resume(journal.text, "m.txt", shipped)
            assert not found.diagnostics
            assert found.match is not None
            asked_again = len(session.match.actions) - len(found.match.actions)  # who shows nothing for a new deal
            assert said(found.match) == said(session.match)[: len(found.match.actions)]
            assert not asked_again or set(map(type, session.match.actions[-asked_again:])) == {Pass}
    text = journal.text
    assert record_of(link_of(text, replay(text, "m.txt", shipped)), shipped) == text
