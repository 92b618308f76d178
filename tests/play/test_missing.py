"""What is said of the cards that a hand lacks for its contract: true at that moment, and as much as would do."""

import pytest

from carioca_dsl.cards import face_text, read_face
from carioca_dsl.engine import Draw, Open
from carioca_dsl.files.loading import load
from carioca_dsl.play import Player, Session, Voice, advice, board_of, missing, options
from carioca_dsl.play.hints import Missing
from carioca_dsl.play.saying import missing_text, option_texts
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import LANGUAGES
from tests.play.tables import VARIANT
from tests.play.test_hints import hand

LATER = {"en": "after", "es": "después", "fr": "après", "it": "dopo", "pt": "depois"}
"""The word by which somebody is told that they have to draw first."""


def table(name="argentina"):
    variant = load(name)
    rules = variant.rules(2)
    seated = (Player("ana"), Player("beto"))
    head = variant.head(rules, ["ana", "beto"], "1", ["-", "-"])
    return Session(rules, seated, "1", head), Voice(variant.variant, variant.agreement, rules, "en")


def moments(name):
    """Every moment of a match that is played by hints: the board of who has to do something, and their view."""
    game, voice = table(name)
    while not game.match.over:
        if game.ended:
            game.go_on()
        elif (seat := game.person) is None:
            game.let_bot_play()
        else:
            yield board_of(game, seat), game.view(seat), voice
            game.play(advice(game.view(seat)).action)


def whole(board):
    return board._replace(missing=Missing(0, ()))


def test_a_wild_card_is_named_where_it_would_do_as_well():
    found = missing(VARIANT.rules(2).rounds[0], hand("8c 8d 8h Kc Kd 2s 4h"))
    assert [face_text(face) for face in found.faces if face == read_face("*")] == ["★"]


def test_a_wild_card_is_not_named_where_a_meld_would_have_too_many():
    found = missing(VARIANT.rules(2).rounds[0], hand("8c 8d 8h Kc * 2s 4h"))  # one at most when opening
    assert found.cards == 1
    assert "★" not in map(face_text, found.faces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_draw_nobody_is_told_that_they_can_open_now(language):
    game, _ = table()
    voice = Voice(VARIANT.variant, VARIANT.agreement, VARIANT.rules(2), language)
    seat = game.match.seat
    before = missing_text(whole(board_of(game, seat)), voice)
    game.play(Draw(seat, "stock"))
    after = missing_text(whole(board_of(game, seat)), voice)
    assert before is not None
    assert after is not None
    assert LATER[language] in plain(before)
    assert LATER[language] not in plain(after)


def test_nobody_is_told_that_they_can_open_who_may_not():
    game, voice = table("chile")
    seat = game.match.seat
    last = next(one.number for one in voice.rules.rounds if one.opening.only_when_going_out.value == "yes")
    drawing = whole(board_of(game, seat))._replace(round=last)
    text = missing_text(drawing, voice)
    assert text is not None
    assert plain(text) == "You hold the whole contract."
    game.play(Draw(seat, "stock"))
    playing = whole(board_of(game, seat))  # the hand has no opening
    assert not playing.options.openings
    assert missing_text(playing, voice) == text


@pytest.mark.parametrize("name", ["argentina", "peru"])
def test_who_is_told_to_be_able_to_open_is(name):
    told = 0
    for board, view, voice in moments(name):
        text = missing_text(board, voice)
        if text is not None and "you can open in this turn" in plain(text):
            told += 1
            assert options(view).openings
    assert told


def test_what_lies_of_a_contract_already_is_not_missing_any_more():
    seen = 0
    for board, view, voice in moments("peru"):
        if not view.table[view.seat] or view.opened or board.missing is None:
            continue
        seen += 1
        lack = board.missing
        assert lack == missing(view.goal, view.hand)._replace(faces=lack.faces)
        if lack.cards == 0 and view.state.phase == "play":
            assert "the rest of" in plain(missing_text(board, voice) or "")
            assert options(view).openings
    assert seen


def test_a_hint_and_the_list_write_an_opening_in_the_same_way():
    seen = 0
    for _, view, _ in moments("chile"):
        action = advice(view).action
        if isinstance(action, Open):
            seen += 1
            assert action in options(view, 1_000).openings
    assert seen


def test_the_last_card_is_named_where_it_is_to_be_discarded():
    for board, _, voice in moments("argentina"):
        forms = [form for forms, _ in option_texts(board, voice) for form in forms]
        if len(board.hand) == 1 and board.options.discards:
            assert [form for form in forms if form.startswith("x ")] == [f"x {face_text(board.hand[0].card)}"]
            return
    raise AssertionError("nobody has one card left")


def test_a_part_of_a_contract_is_not_called_the_whole_of_it():
    found = set()
    for _, view, voice in moments("peru"):
        hint = advice(view)
        if not isinstance(hint.action, Open):
            continue
        laid = len(view.table[view.seat]) + len(hint.action.melds)
        whole = laid == sum(part.count for part in view.rules.contract[0].parts)
        assert hint.why == ("why_open" if whole else "why_open_part")
        found.add(whole)
        assert voice.phrase(hint.why)
    assert found == {True, False}
