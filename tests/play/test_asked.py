"""At a table where players are asked something: out of turn, before the first draw, after going bust."""

from functools import cache
from pathlib import Path

import pytest

from carioca_dsl.cards import face_text, make_card, read_face, with_file_letters
from carioca_dsl.cli.table.drawn import Drawn
from carioca_dsl.cli.table.paint import Paint, fit
from carioca_dsl.cli.table.screens import Statements
from carioca_dsl.compiler.understand import understand
from carioca_dsl.engine import Choose, Discard, Draw, Drew, Leave, Match, Open, Outcome, Pass, ReEnter, Refuse, Show
from carioca_dsl.model import Agreement, Rules, Variant
from carioca_dsl.play import (
    Do,
    Ended,
    Memory,
    Misread,
    Player,
    Session,
    Voice,
    board_of,
    read,
    resume,
    score_rows,
    score_sheet,
    typed,
)
from carioca_dsl.play.saying import help_texts, option_texts, question_text
from carioca_dsl.play.voice import _TEXTS
from carioca_dsl.referee import RecordHead
from tests.play.test_terminal import play, typing
from tests.support.chosen import Player as Anybody
from tests.support.coins import COINS
from tests.support.rule_texts import shipped

__all__ = ["play"]
SPOKEN = sorted(path.name for path in _TEXTS.iterdir() if path.is_dir())
BUST = COINS.replace("bust over: 150 points", "bust over: 20 points")
ENTER = {
    "en": "when nobody else looks.",
    "es": "cuando no mire nadie más.",
    "fr": "quand personne d'autre ne regarde.",
    "it": "quando nessun altro guarda.",
    "pt": "quando ninguém mais estiver olhando.",
}
"""How the line ends that asks the others to look away."""
PAZZA = Agreement(options=frozenset({"pazza"}))


@cache
def variant() -> Variant:
    found = understand(BUST, "coins", shipped).variant
    assert found is not None
    return found


@cache
def rules(seats: int) -> Rules:
    return variant().rules(seats, PAZZA)


def session(*players: str | Player, seed: str = "1", match: Match | None = None) -> Session:
    """A session; a player who is only named is a person."""
    seated = tuple(Player(player) if isinstance(player, str) else player for player in players)
    names, table = tuple(player.name for player in seated), rules(len(seated))
    head = RecordHead("coins", table.hash, ("pazza",), names, (), seed, {"coins": BUST})
    return Session(table, seated, seed, head, Memory(), match)


def until(game: Session, phase: str, seed: int = 1) -> int:
    """Play on by chance until a person is asked in that phase; gives the seat."""
    anybody = Anybody(seed)
    for _ in range(3_000):
        game.go_on()
        if game.person is not None and game.match.deal.phase == phase:
            return game.person
        if game.person is None:
            game.let_bot_play()
        else:
            game.play(anybody.choose(game.match))
    raise AssertionError("nobody is asked")


FOUR = ("ana", "beto", "carla", "dani")


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("phase", ["choose", "offer", "re-enter"])
def test_every_answer_has_a_short_form_and_is_a_step_in_every_language(language: str, phase: str) -> None:
    game = session(*FOUR, seed="7")
    voice = Voice(variant(), PAZZA, game.match.rules, language)
    seat = until(game, phase)
    view = game.view(seat)
    answers = list(view.legal_actions())
    assert len(answers) > 1
    for action in answers:
        for text in (typed(action, view.players, language), voice.action(action, view.players, view.top_discard)):
            assert read(text, view, language) == Do(action), text


@pytest.mark.parametrize("language", SPOKEN)
def test_the_first_card_is_refused_in_every_language(language: str) -> None:
    game = session(*FOUR, seed="3")
    seat = until(game, "draw")
    game.play(Draw(seat, "stock"))
    view = game.view(seat)
    refusal = Refuse(seat, view.state.drew or 0)
    assert view.allows(refusal)
    assert board_of(game, seat).options.refusals == (refusal,)
    assert typed(refusal, view.players, language) == "r"
    assert read("r", view, language) == Do(refusal)


def test_doubles_are_shown_with_one_word() -> None:
    for seed in range(4_000):
        game = session(*FOUR, seed=f"doubles {seed}")
        if game.person is not None or any(isinstance(a, Show) for a in game.match.legal_actions()):
            seat = until(game, "claim")
            meant = read("show", game.view(seat), "en")
            assert isinstance(meant, Do)
            before = game.match.deals
            game.play(meant.action)
            assert game.match.deals == before + 1
            assert game.ended is None
            return
    raise AssertionError("nobody has four pairs")


def test_whoever_has_no_doubles_is_not_asked_for_them() -> None:
    game = session(*FOUR)
    asked = 0
    while game.match.deal.phase == "claim":
        assert game.person is None
        game.let_bot_play()
        asked += 1
    assert asked == 4, "the engine asks everybody alike"
    assert set(map(type, game.match.actions)) == {Pass}


def test_nothing_is_taken_back_that_others_have_answered_or_that_brought_a_card() -> None:
    game = session(*FOUR, seed="3")
    seat = until(game, "draw")
    game.play(Draw(seat, "stock"))
    assert game.undo() is None
    if not game.match.reasons_against(Refuse(seat, game.match.deal.drew or 0)):
        game.play(Refuse(seat, game.match.deal.drew or 0))
        assert game.undo() is None
    asked = until(game, "offer")
    drawer = game.match.deal.seat
    assert asked != drawer
    while game.match.deal.phase == "offer":
        assert not game.can_undo
        game.play(Pass(game.match.seat))
    assert game.person == drawer
    assert game.undo() is None
    while True:
        actions = list(game.match.legal_actions())
        opening = next((action for action in actions if isinstance(action, Open)), None)
        if opening is not None:
            game.play(opening)
            assert game.undo() == opening
            return
        game.play(Anybody(len(game.match.actions)).choose(game.match))
        game.go_on()
        while game.person is None:
            game.let_bot_play()


@pytest.mark.parametrize("language", SPOKEN)
def test_everything_that_happens_can_be_shown_and_told(language: str) -> None:
    game = session(*FOUR, seed="5")
    voice = Voice(variant(), PAZZA, game.match.rules, language)
    paint = Paint(coloured=False, signs=True)
    screens = (Statements(voice, paint), Drawn(voice, paint))
    anybody, phases, text = Anybody(5), set(), ""
    for number in range(500):
        if game.ended is not None:
            rows = score_rows(game, game.ended)
            text += "\n".join(line for screen in screens for line in screen.deal(rows))
            game.go_on()
        if game.match.over:
            break
        seat = game.person
        if seat is None:
            game.let_bot_play()
            continue
        phase = game.match.deal.phase
        if phase not in ("draw", "play") or number % 25 == 0:
            phases.add(phase)
            board = board_of(game, seat)
            lines = [*voice.tell(game.news(seat), game.match.players), question_text(board, voice) or ""]
            lines += [f"{forms} {what}" for forms, what in option_texts(board, voice)]
            lines += [line for screen in screens for line in (*screen.board(board), *screen.changed(board))]
            text += "\n".join(lines)
        game.play(anybody.choose(game.match))
    assert {"choose", "offer", "re-enter"} <= phases
    text += "\n".join(line for screen in screens for line in screen.sheet(*score_sheet(game)))
    text += "\n".join(what for _, what in help_texts(voice))
    assert "None" not in text
    assert "Round 0" not in text
    assert voice.phrase("label_gone") in text


def test_who_has_left_has_no_points_in_later_rounds() -> None:
    game = session(*FOUR, seed="5")
    anybody = Anybody(5)
    while not game.match.left:
        game.go_on()
        if game.person is None:
            game.let_bot_play()
        else:
            game.play(anybody.choose(game.match))
    scored = len(game.match.results)
    while len([result for result in game.match.results if result.points]) <= scored and not game.match.over:
        game.go_on()
        if game.person is None:
            game.let_bot_play()
        elif game.match.deal.phase == "re-enter":
            game.play(next(a for a in game.match.legal_actions() if isinstance(a, ReEnter)))
        else:
            game.play(anybody.choose(game.match))
    gone = game.match.left[0]
    _, columns = score_sheet(game)
    assert columns[gone].points[-1] is None
    assert columns[gone].coins == game.match.money[gone]
    assert all(column.points[0] is not None for column in columns)


def test_the_rest_of_the_table_is_told_when_a_deal_is_over_before_the_next_one_begins() -> None:
    game = session(*FOUR, seed="5")
    anybody = Anybody(5)
    while not (game.ended and game.ended.points):
        game.go_on()
        if game.person is None:
            game.let_bot_play()
        else:
            game.play(anybody.choose(game.match))
        if game.ended is None:
            for seat in range(4):
                game.skip_news(seat)
    told = [type(event).__name__ for event in game.news(0)]
    assert "Scored" in told
    assert "Dealt" not in told
    assert told[-1] in ("Scored", "Paid", "WentBust")
    game.go_on()
    until(game, "draw")
    assert not any(isinstance(event, Discard) for event in game.news(0))


def test_a_game_goes_on_where_somebody_was_being_asked() -> None:
    game = session(*FOUR, seed="7")
    until(game, "offer")
    journal = game.journal
    assert isinstance(journal, Memory)
    again = resume(journal.text, "g.txt", shipped)
    assert again.match is not None
    assert again.match.deal.phase == "offer"
    assert again.match.seat == game.match.seat
    seat = again.match.deal.seat
    events = session(*FOUR, seed="7", match=again.match).news(seat)
    assert not any(isinstance(event, Drew) and event.seat == seat and event.card is not None for event in events)


# -- at the terminal ------------------------------------------------------------------------------------------------


@pytest.fixture
def coins(tmp_path: Path) -> str:
    (tmp_path / "coins.carioca").write_text(BUST, encoding="utf-8")
    return "coins.carioca"


@pytest.mark.parametrize("language", SPOKEN)
def test_an_offer_at_one_keyboard_comes_after_a_hand_over(play, coins, language) -> None:
    people = ("--players", "ana,beto,carla", "--seed", "1", "--lang", language, "--agree", "pazza", "--plain")
    throws = [f"x {rank}{suit}" for rank in range(2, 11) for suit in "cdhs"]
    asked = ["now", "hint me", "table", "rules", "why", "c", "buy 8c 9c", "p", "b", "p"]
    status, shown, _ = play(typing("help", "c 4", "d", *throws, "d", *asked), coins, *people)
    assert status == 0
    handed = [line for line in shown.splitlines() if line.endswith(ENTER[language])]
    sitting = [next(name for name in ("ana", "beto", "carla") if f" {name}" in line) for line in handed]
    assert sitting == ["beto", "carla", "ana", "carla"], "the turns, and in between who is asked"


def test_bots_pass_without_a_word_and_buy_with_one(play, coins, tmp_path) -> None:
    lines = ["c 2", *["d", "x 2c", "x 3c", "x 4c", "x 5c", "x 6c", "p"] * 12]
    arguments = ("--bots", "random,random,random", "--seed", "3", "--agree", "pazza", "--plain", "--save", "g.txt")
    status, shown, _ = play(typing(*lines), coins, *arguments)
    assert status == 0
    record = (tmp_path / "g.txt").read_text(encoding="utf-8")
    assert " passes: " in record
    assert " buys: " in record
    assert " passes" not in shown.replace("pass: leave", "")
    assert " buys " in shown


def test_help_has_no_commands_of_other_games(play) -> None:
    _, shown, _ = play(typing("help"), "argentina", "--seed", "3")
    assert "b, buy" not in shown
    assert "r, refuse" not in shown
    assert "x, discard" in shown


def test_leaving_and_choosing_are_not_mistaken(play, coins) -> None:
    game = session(*FOUR, seed="7")
    seat = until(game, "choose")
    view = game.view(seat)
    for text in ("c", "c four", "c 99999", "choose"):
        assert not isinstance(read(text, view, "en"), Do), text
    assert read("leave", view, "en") == Do(Leave(seat, 0))
    assert read("c 8", view, "en") == Do(Choose(seat, 8))


def test_coming_back_and_leaving_are_not_read_into_other_words(play, coins) -> None:
    game = session(*FOUR, seed="7")
    seat = until(game, "re-enter")
    view = game.view(seat)
    (back,) = [one for one in view.legal_actions() if isinstance(one, ReEnter)]
    assert read(f"re-enter {back.total}", view, "en") == Do(back)
    assert read("re-enter 3", view, "en") == Do(ReEnter(seat, 3))
    assert not view.allows(ReEnter(seat, 3))
    for text in ("re-enter later", "leave it to ana", "re-enter 3 4", "re-enter \u0663", "re-enter 99999999999"):
        assert read(text, view, "en") == Misread("misread_step"), text


def test_a_replay_stops_only_where_something_is_told(play, coins) -> None:
    lines = ["c 2", *["d", "x 2c", "x 3c", "x 4c", "x 5c", "x 6c", "p"] * 12]
    arguments = ("--bots", "random,random,random", "--seed", "3", "--agree", "pazza", "--plain", "--save", "g.txt")
    play(typing(*lines), coins, *arguments)
    _, shown, _ = play(typing(*[""] * 25, *["b"] * 25), "--replay", "g.txt", "--plain")
    stops = shown.split("Action ")[2:]
    assert len(stops) > 20
    for stop in stops:
        assert not stop.splitlines()[1].startswith("  "), "the hands come after what has happened"


@pytest.mark.parametrize("language", SPOKEN)
def test_it_70_only_the_cards_that_count_are_told_as_left(language: str) -> None:
    game = session("ana", "beto")
    held = [read_face(word) for word in ["A♠", "2♠", "3♠", "7♣", "7♦", "7♥", "9♦"]]
    game.ended = Ended(8, ((), ()), ((), tuple(map(make_card, held))), Outcome("out", 0), (-10, 9), (-10, 9))
    out, beto = score_rows(game, game.ended)
    assert out.matched == ()
    assert beto.left == (make_card(read_face("9♦")),)
    assert sorted(len(meld.cards) for meld in beto.matched) == [3, 3]
    voice = Voice(variant(), PAZZA, game.match.rules, language)
    for screen in (Statements, Drawn):
        text = "\n".join(screen(voice, Paint(coloured=False, signs=True)).deal((out, beto)))
        assert "A♠ 2♠ 3♠" in text
        assert "None" not in text


def test_a_window_without_room_is_written_all_the_same() -> None:
    for width in (-1, 0, 1, 10):
        assert fit("one and two and three", width).split() == ["one", "and", "two", "and", "three"]


def test_the_sheet_says_who_has_gone_on_after_going_bust() -> None:
    game = session(*FOUR, seed="7")
    seat = until(game, "re-enter")
    back = next(action for action in game.view(seat).legal_actions() if isinstance(action, ReEnter))
    game.play(back)
    rounds, columns = score_sheet(game)
    assert columns[seat].re_entries[-1] == back.total == columns[seat].total
    voice = Voice(variant(), PAZZA, game.match.rules, "en")
    last = list(Drawn(voice, Paint(coloured=False, signs=True)).sheet(rounds, columns))
    row = next(number for number, line in enumerate(last) if f"({back.total})" in line)
    assert last[row - 1].split()[0] == str(rounds[-1])
    for column in columns:
        total = 0
        for points, again in zip(column.points, column.re_entries, strict=True):
            total = total + (points or 0) if again is None else again
        assert total == column.total


def test_less_than_nothing_has_one_minus_sign_everywhere() -> None:
    game = session("ana", "beto")
    game.ended = Ended(8, ((), ()), ((), ()), Outcome("out", 0), (-10, 9), (-10, 9))
    voice = Voice(variant(), PAZZA, game.match.rules, "en")
    for screens in (Drawn, Statements):
        lines = "\n".join(screens(voice, Paint(coloured=False, signs=True)).deal(score_rows(game, game.ended)))
        assert "−10" in lines
        assert "-10" not in lines


def test_the_cards_that_can_be_thrown_stand_as_in_the_hand() -> None:
    game = session("ana", "beto", "carla")
    anybody = Anybody(3)
    seen = 0
    while not game.match.over and seen < 10:
        board = board_of(game, game.match.seat, "suit")
        voice = Voice(variant(), PAZZA, rules(3), "pt")
        forms = [form.split()[1] for form, _ in option_texts(board, voice) for form in form if form.startswith("x ")]
        if len(forms) > 1:
            hand = [face_text(held.card) for held in board.hand]
            shown = [with_file_letters(form) for form in forms]
            assert shown == [card for card in dict.fromkeys(hand) if card in shown]
            seen += 1
        game.go_on()
        if not game.match.over:
            game.play(anybody.choose(game.match))
    assert seen
