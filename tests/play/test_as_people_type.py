"""What people type who do not read manuals: ranks without suits, a number, yes and no."""

import pytest

from carioca_dsl.cards import face_of, face_text, read_face
from carioca_dsl.cli.table.drawn import Drawn
from carioca_dsl.cli.table.paint import Paint
from carioca_dsl.cli.table.screens import Statements
from carioca_dsl.engine import Buy, Choose, Discard, LayOff, Leave, Open, Pass, ReEnter, View
from carioca_dsl.files.loading import load
from carioca_dsl.play import Do, Misread, Player, Session, Voice, board_of, read, score_sheet
from carioca_dsl.play.misread import Unclear
from carioca_dsl.play.named_cards import cards_named
from carioca_dsl.play.typing_words import shown
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import LANGUAGES
from tests.play.tables import VARIANT, go_until_turn, session
from tests.play.test_asked import FOUR, until
from tests.play.test_asked import session as pazza
from tests.play.test_hints import hand

HAND = "6h 6s 9c 9d 9d Kh Jc *"


def named(text, held=HAND):
    return [face_text(face) for face in cards_named(text.split(), hand(held))]


def test_a_rank_alone_is_the_only_card_of_it():
    assert named("K") == ["K♥"]
    assert named("r") == ["K♥"], "whatever the cards have in their corners"
    assert named("K *") == ["K♥", "★"]


def test_ranks_alone_are_all_the_cards_of_them():
    assert sorted(named("6 6 *")) == ["6♠", "6♥", "★"]
    assert sorted(named("9 9 9")) == ["9♣", "9♦", "9♦"]
    assert named("9c 9 9") == ["9♣", "9♦", "9♦"]
    assert named("9", "9d 9d 2c") == ["9♦"], "of equal cards any will do"


def test_where_there_is_a_choice_the_suit_is_asked_for():
    with pytest.raises(Unclear) as caught:
        named("6")
    assert caught.value.misread == Misread("misread_suit", ("6", sorted([read_face("6h"), read_face("6s")])))
    with pytest.raises(Unclear) as caught:
        named("10")
    assert caught.value.misread == Misread("misread_none", ("10",))
    with pytest.raises(Unclear):
        named("K K")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_suit_is_asked_for_in_every_language(language):
    voice = Voice(VARIANT.variant, VARIANT.agreement, VARIANT.rules(2), language)
    said = plain(voice.say("misread_suit", "6", [read_face("6h"), read_face("6s")]))
    assert "6♥ 6♠" in said


def test_what_is_typed_at_the_table_takes_ranks_alone():
    game = session("ana", "beto", seed="5")
    seat = go_until_turn(game, "play")
    view = game.view(seat)
    state = view.state._replace(hands=tuple(hand(HAND) if place == seat else () for place in range(2)))
    view = View(view.rules, state, seat, view.players)
    assert read("x k", view, "en") == Do(Discard(seat, hand("Kh")[0]))
    opening = read("o 6 6 * | 9 9 9", view, "es")
    assert isinstance(opening, Do)
    assert isinstance(opening.action, Open)
    melds = [[face_text(face_of(card)) for card in meld] for meld in opening.action.melds]
    assert [*sorted(melds[0][:2]), melds[0][2]] == ["6♠", "6♥", "★"]
    assert sorted(melds[1]) == ["9♣", "9♦", "9♦"]
    added = read("a J beto 1", view, "en")
    assert isinstance(added, Do)
    assert isinstance(added.action, LayOff)
    for me in ("me", "to me", view.players[seat]):
        mine = read(f"a J {me} 2", view, "en")
        assert isinstance(mine, Do)
        assert mine.action == added.action._replace(owner=seat, number=2, end=None)
    assert read("x 6", view, "en") == Misread("misread_suit", ("6", sorted([read_face("6h"), read_face("6s")])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("phase", "yes", "no"), [("offer", Buy, Pass), ("re-enter", ReEnter, Leave)])
def test_a_question_is_answered_with_yes_or_no(language, phase, yes, no):
    game = pazza(*FOUR, seed="7")
    view = game.view(until(game, phase))
    legal = {type(action): action for action in view.legal_actions()}
    for word in shown(language, "answers")["yes"]:
        assert read(word.upper(), view, language) == Do(legal[yes])
    for word in shown(language, "answers")["no"]:
        assert read(f" {word} ", view, language) == Do(legal[no])


def test_a_round_is_chosen_by_its_number():
    game = pazza(*FOUR, seed="7")
    view = game.view(until(game, "choose"))
    number = next(action.round for action in view.legal_actions() if isinstance(action, Choose))
    for text in (f"{number}", f"c {number}", f"choose round {number}", f"escolho a {number}"):
        assert read(text, view, "pt") == Do(Choose(view.seat, number)), text
    assert isinstance(read("٣", view, "en"), Misread)
    assert isinstance(read("c", view, "en"), Misread)


def test_yes_means_nothing_where_nothing_is_asked():
    game = session("ana", "beto")
    view = game.view(game.match.seat)
    assert read("yes", view, "en") == Misread("misread_command", ("yes",))
    assert read("4", view, "en") == Misread("misread_command", ("4",))


def test_two_columns_stay_two_columns_on_a_narrow_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "30")
    paint = Paint(coloured=False, signs=True, fitted=True)
    assert paint.beside("  c 5   ", "melds for at least forty points") == (
        "  c 5   melds for at least\n        forty points"
    )
    assert paint.beside("  c 5   ", "") == "  c 5"
    monkeypatch.setenv("COLUMNS", "12")
    assert paint.beside("  c 5   ", "melds for").split() == ["c", "5", "melds", "for"]
    unfitted = Paint(coloured=False, signs=True)
    assert unfitted.beside("  c 5   ", "melds for at least forty") == "  c 5   melds for at least forty"


@pytest.mark.parametrize("screens", [Drawn, Statements])
def test_open_hands_are_on_every_screen(screens):
    variant = load("chile-open")
    rules = variant.rules(2)
    head = variant.head(rules, ["ana", "beto"], "1", ["-", "-"])
    game = Session(rules, (Player("ana"), Player("beto")), "1", head)
    voice = Voice(variant.variant, variant.agreement, rules, "en")
    board = board_of(game, game.match.seat)
    (other,) = [seat for seat in board.seats if not seat.me]
    shown = "\n".join(screens(voice, Paint(coloured=False, signs=True)).board(board))
    assert plain(voice.cards(other.shown)) in shown
    assert len(other.shown) == 11


def test_a_sheet_without_rounds_has_one_rule():
    game = session("ana", "beto")
    voice = Voice(VARIANT.variant, VARIANT.agreement, VARIANT.rules(2), "en")
    drawn = Drawn(voice, Paint(coloured=False, signs=True))
    lines = list(drawn.sheet(*score_sheet(game)))
    assert sum("─" in line for line in lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_table_is_no_wider_than_its_window(language, monkeypatch):
    game = session("ana", "beto")
    seat = go_until_turn(game, "play")
    voice = Voice(VARIANT.variant, VARIANT.agreement, VARIANT.rules(2), language)
    drawn = Drawn(voice, Paint(coloured=False, signs=True, fitted=True))
    for columns in (20, 21, 22, 23, 24, 37, 80):
        monkeypatch.setenv("COLUMNS", str(columns))
        lines = [*drawn.board(board_of(game, seat)), *drawn.sheet(*score_sheet(game)), *drawn.help()]
        wide = [row for line in lines for row in line.split("\n") if len(row) >= columns]
        assert not wide
