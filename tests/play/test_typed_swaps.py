"""A swap to the hand as a person types it: the wild card need not be named where there is but one that it could be."""

import pytest

from carioca_dsl.cards import face_of, read_face
from carioca_dsl.engine import Swap, View
from carioca_dsl.model import CardClass, SwapBy, WildSwap
from carioca_dsl.play import Do, read, typed
from tests.support.deals import lay_out, one_round
from tests.support.variants import contract

RULES = one_round(
    contract(set=1, run=1),
    wild_cards__swap=WildSwap.TO_HAND,
    wild_cards__swap_by=SwapBy.ANYONE,
    deck__wild=CardClass(ranks=(2,), jokers=True),
)
STATE = lay_out(RULES, "5♥ 9♠ 3♣ K♥", "3♥", table={1: ["5♦ 5♣ 2♦", "8♠ ★ 10♠ J♠", "3♦ ★ 2♦", "A♠ 2♠ ★ 4♠"]})
VIEW = View(RULES, STATE, 0, ("ana", "beto"))


def test_a_player_may_be_called_like_a_card():
    for name, lines in {
        "2d": ("s 5h 2d 1", "s 5h 2d 2d 1", "s 5h 2d 1 low", "swaps: 5♥ for 2♦ in 2d 1", "S 5H to 2D 1"),
        "Rd": ("s 5h rd 1", "swaps: 5♥ for 2♦ in Rd 1", "Rd 2 swaps: 5♥ for 2d in Rd 1"),
        "beto Rd": ("s 5h beto rd 1", "swaps: 5h for 2d in beto Rd 1"),
    }.items():
        view = View(RULES, STATE, 0, ("Rd 2", name))
        for line in lines:
            done = read(line, view, "en")
            assert isinstance(done, Do), line
            assert isinstance(done.action, Swap)
            assert (done.action.owner, done.action.number, face_of(done.action.wild)) == (1, 1, read_face("2♦")), line
        thrown = read("Rd 2 discards: Rh", view, "en")
        assert isinstance(thrown, Do)
        assert face_of(thrown.action.card) == read_face("K♥")


@pytest.mark.parametrize(
    ("line", "wild", "number"),
    [
        ("s 5h beto 1", "2♦", 1),
        ("s 5h 2d beto 1", "2♦", 1),
        ("s 5h", "2♦", 1),
        ("s 9s beto 2", "★", 2),
        ("s 3c beto 3", "★", 3),
        ("s 3c 2d beto 3", "2♦", 3),
        ("swaps: 3♣ for 2♦ in beto 3", "2♦", 3),
        ("s 2s beto 4", "★", 4),
    ],
)
def test_the_wild_card_of_a_swap(line, wild, number):
    done = read(line, VIEW, "en")
    assert isinstance(done, Do)
    action = done.action
    assert isinstance(action, Swap)
    assert (face_of(action.wild), action.number, action.end) == (read_face(wild), number, None)
    again = read(typed(action, VIEW.players), VIEW, "en")
    assert isinstance(again, Do)
    assert again.action == action
