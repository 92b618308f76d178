import random
from itertools import islice

import pytest

from carioca_dsl.cards import face_of, face_text, pack, read_face
from carioca_dsl.engine import Discard, Draw
from carioca_dsl.melds import melds_of
from carioca_dsl.play import Player, advice, board_of, missing, options
from carioca_dsl.play.board import groups_of, order_for, sorted_hand
from tests.play.tables import VARIANT, go, session

BOT = Player("random-1", "random")


def hand(text):
    """One physical card for each that is written, the second of a face being its other copy."""
    cards = []
    for word in text.split():
        face = read_face(word)
        cards.append(face + 53 * sum(face_of(card) == face for card in cards))
    return tuple(cards)


def rules(round):
    return VARIANT.rules(2).rounds[round - 1]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_hint_and_every_option_is_legal(seed):
    game = session("ana", BOT, seed=seed)
    for _ in range(250):
        if (seat := game.person) is not None:
            view = game.view(seat)
            assert not game.match.reasons_against(advice(view).action)
            for kind in options(view):
                for action in islice(kind, 10):
                    assert not game.match.reasons_against(action)
        go(game, 1)


def test_options_name_every_kind_of_legal_action():
    game = session("ana", "beto", seed="5")
    for _ in range(120):
        view = game.view(game.match.seat)
        kinds = {type(action) for action in islice(view.legal_actions(), 500)}
        assert kinds == {type(action) for kind in options(view) for action in kind}
        go(game, 1)


def test_there_are_no_options_out_of_turn():
    game = session("ana", "beto")
    assert not any(options(game.view(1 - game.match.seat)))


def test_a_whole_contract_lacks_nothing():
    assert missing(rules(1), hand("8c 8d 8h Kc Kd Kh 2s")).cards == 0


def test_one_missing_card_is_named_exactly():
    found = missing(rules(1), hand("8c 8d 8h Kc Kd 2s 4h"))
    assert found.cards == 1
    assert {face_text(face) for face in found.faces} == {"K♣", "K♦", "K♥", "K♠", "★"}


def test_a_card_of_which_the_hand_holds_both_is_not_what_it_lacks():
    found = missing(rules(1), hand("8c 8d 8h Kc Kc 2s 4h"))
    assert {face_text(face) for face in found.faces} == {"K♦", "K♥", "K♠", "★"}


def test_what_is_missing_agrees_with_the_judge_of_melds():
    chance = random.Random(4)
    cards = pack(2, 4)
    for round_ in range(1, 8):
        room = melds_of(rules(round_))
        for _ in range(6):
            held = tuple(chance.sample(cards, 12))
            found = missing(rules(round_), held)
            assert (found.cards == 0) == room.can_open(held)
            if found.cards > 1:
                assert not any(room.can_open((*held, card)) for card in cards if card not in held)


def test_a_hand_is_sorted_by_rank_for_sets_only_and_by_suit_where_there_is_a_run():
    assert [order_for(rules(number)) for number in range(1, 8)] == [
        "rank",
        "suit",
        "suit",
        "rank",
        "suit",
        "suit",
        "suit",
    ]
    held = hand("Kd 2s * Ac 2h")
    assert [face_text(card) for card in sorted_hand(rules(1), held, "rank")] == ["2♥", "2♠", "K♦", "A♣", "★"]
    assert [face_text(card) for card in sorted_hand(rules(2), held, "suit")] == ["A♣", "K♦", "2♥", "2♠", "★"]


def test_the_board_marks_the_card_that_was_drawn_and_nobody_elses():
    game = session("ana", "beto")
    seat = game.match.seat
    before = set(game.view(seat).hand)
    game.play(Draw(seat, "stock"))
    board = board_of(game, seat)
    (fresh,) = [held.card for held in board.hand if held.fresh]
    assert fresh not in before
    assert not any(held.fresh for held in board_of(game, 1 - seat).hand)
    assert sum(map(len, groups_of(board.hand, board.order))) == len(board.hand) == len(before) + 1


def test_the_board_shows_no_card_that_the_seat_cannot_see():
    game = session("ana", "beto", seed="9")
    go(game, 40)
    for seat in (0, 1):
        board = board_of(game, seat)
        mine, theirs = set(game.match.deal.hands[seat]), set(game.match.deal.hands[1 - seat])
        assert {held.card for held in board.hand} == mine
        table = {card for other in board.seats for meld in other.melds for card in meld.cards}
        assert not (theirs & (table | {board.top_discard}))


def test_discarding_is_offered_for_each_card_once():
    game = session("ana", "beto")
    game.play(Draw(game.match.seat, "stock"))
    view = game.view(game.match.seat)
    found = options(view).discards
    assert all(isinstance(action, Discard) for action in found)
    assert len({face_of(action.card) for action in found}) == len(found)
