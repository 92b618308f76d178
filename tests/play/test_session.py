import random

import pytest

from carioca_dsl.cards import make_card
from carioca_dsl.engine import Discard, Draw, Drew, NotAllowed, Open
from carioca_dsl.files import parents_beside
from carioca_dsl.files.judging import judge_file
from carioca_dsl.play import Memory, Player, resume
from carioca_dsl.referee import action_text
from tests.play.tables import go, go_until_turn, hinted, lines_of, session

BOT = Player("greedy-1", "greedy")
FIND = parents_beside(None)


def told(match):
    """The actions of a match as lines: which of two equal cards it was makes no difference."""
    return [action_text(action, match.players) for action in match.actions]


def test_an_action_is_in_the_journal_before_anybody_is_told_of_it():
    journal = Memory()
    game = session("ana", "beto", journal=journal)
    for _ in range(12):
        before = len(lines_of(journal.text))
        hinted(game)
        assert len(lines_of(journal.text)) == before + 1


def test_the_journal_of_a_whole_match_is_a_record_that_the_referee_confirms(tmp_path):
    journal = Memory()
    game = session("ana", BOT, journal=journal)
    go(game, 10_000)
    assert game.over
    (tmp_path / "game.txt").write_text(journal.text, encoding="utf-8")
    judgement = judge_file(tmp_path / "game.txt")
    assert judgement.ok
    assert judgement.reports[0].match.over


def test_a_refused_action_changes_nothing():
    journal = Memory()
    game = session("ana", "beto", journal=journal)
    before = journal.text, game.match.deal
    with pytest.raises(NotAllowed):
        game.play(Discard(game.match.seat, make_card(0)))
    assert (journal.text, game.match.deal) == before


def test_undo_goes_back_to_the_draw_and_never_over_it():
    journal = Memory()
    game = session("ana", "beto", journal=journal)
    while not any(isinstance(action, Open) for action in game.match.actions):
        go(game, 1)
    opened = game.match.actions[-1]
    seat = game.match.seat
    assert game.undo() == opened
    assert game.match.deal.opened[seat] is None
    assert isinstance(game.match.actions[-1], Draw)
    assert game.undo() is None
    assert journal.text.rstrip().endswith("draws: stock") or journal.text.rstrip().endswith("draws: discard pile")
    game.play(opened)
    assert game.match.deal.opened[seat] is not None


def test_a_turn_that_is_over_cannot_be_taken_back():
    game = session("ana", "beto")
    seat = go_until_turn(game, "play")
    while game.match.seat == seat:
        go(game, 1)
    assert game.undo() is None


def test_a_deal_that_has_ended_stays_on_the_table_until_it_has_been_seen():
    game = session("ana", BOT)
    while game.ended is None:
        go(game, 1)
    ended = game.ended
    assert game.person is None
    assert ended.round == 1
    assert game.match.round.number == 2
    assert any(ended.table)
    assert sum(ended.points) == sum(game.match.totals)
    game.go_on()
    assert game.ended is None


def test_the_news_of_a_seat_hide_what_others_drew_and_end_with_the_deal():
    game = session("ana", BOT)
    while game.ended is None:
        go(game, 1)
    news = game.news(0)
    assert all(
        event.card is None for event in news if isinstance(event, Drew) and event.seat == 1 and event.source == "stock"
    )
    assert not any(getattr(event, "round", 1) == 2 for event in news)


def test_a_game_is_resumed_where_it_was_left():
    journal = Memory()
    game = session("ana", BOT, journal=journal)
    go(game, 77)
    found = resume(journal.text, "game.txt", FIND)
    assert found.match is not None
    assert told(found.match) == told(game.match)
    assert found.match.deal.phase == game.match.deal.phase
    assert found.players == game.players
    again = session("ana", BOT, journal=(second := Memory()), match=found.match)
    assert second.text == journal.text
    go(again, 5)


def test_a_record_cut_off_anywhere_loses_at_most_the_line_that_was_not_finished():
    journal = Memory()
    game = session("ana", BOT, journal=journal)
    while game.match.deals < 3:
        go(game, 1)
    go(game, 1)
    data = journal.text.encode("utf-8")
    first = data.index(b"\ndeal 1") + len("\ndeal 1: round 1, dealt by greedy-1\n")
    chance = random.Random(1)
    ends = [
        place
        for place in range(first, len(data))
        if data[place - 60 : place].count(b"scores") or chance.random() < 0.01
    ]
    for end in ends:
        cut = data[:end].decode("utf-8", errors="ignore")
        whole = len(lines_of(cut[: cut.rfind("\n") + 1]))
        found = resume(cut, "game.txt", FIND)
        assert found.match is not None, cut[-200:]
        assert told(found.match) == told(game.match)[:whole]


def test_a_record_cut_off_in_its_head_is_refused_with_its_line():
    journal = Memory()
    session("ana", BOT, journal=journal)
    for end in range(0, journal.text.index("seed"), 7):
        found = resume(journal.text[:end], "game.txt", FIND)
        assert found.match is None
        assert found.diagnostics


def test_a_record_that_somebody_has_edited_is_refused():
    journal = Memory()
    game = session("ana", BOT, journal=journal)
    go(game, 20)
    edited = journal.text.replace("draws: stock", "draws: discard pile", 1)
    found = resume(edited, "game.txt", FIND)
    assert found.match is None
    assert found.diagnostics
