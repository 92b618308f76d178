"""Cards are shown in the reader's letters, and what is shown can be typed."""

import pytest

from carioca_dsl.cards import UnreadableCard, read_face, read_typed_face, with_file_letters
from carioca_dsl.engine import Discard
from carioca_dsl.play import read, typed
from carioca_dsl.referee import but_names
from tests.play.tables import session


@pytest.mark.parametrize(("text", "face"), [("V♦", "J♦"), ("dh", "Q♥"), ("R♠", "K♠"), ("K♠", "K♠"), ("3d", "3♦")])
def test_the_letters_of_the_cards_at_hand_are_read(text: str, face: str) -> None:
    assert read_typed_face(text) == read_face(face)


def test_what_is_no_card_is_named_as_it_was_typed() -> None:
    with pytest.raises(UnreadableCard, match="Rx"):
        read_typed_face("Rx")


def test_names_that_look_like_cards_stay_names() -> None:
    names = ("ana", "Rd", "Ana Vd")
    for text, found in (
        ("Rd adds: R♦ to Rd 1", "Rd adds: K♦ to Rd 1"),
        ("rd swaps: Rd for Vd in ana vd 2 Vd low", "rd swaps: Kd for Jd in ana vd 2 Jd low"),
        ("adds: Rd to Ana Vd 1 -> allowed", "adds: Kd to Ana Vd 1 -> allowed"),
        ("Rd discards: Rd", "Rd discards: Kd"),
        ("opens: Rd Rh Rs | Vd 10d", "opens: Kd Kh Ks | Jd 10d"),
    ):
        assert but_names(text, names, with_file_letters) == found


@pytest.mark.parametrize(("language", "shown"), [("pt", "x R♦"), ("fr", "x R♦"), ("es", "x K♦"), ("en", "x K♦")])
def test_what_is_shown_in_the_reader_s_letters_can_be_typed(language: str, shown: str) -> None:
    game = session("ana", "beto")
    action = Discard(game.match.seat, read_face("K♦"))

    assert typed(action, game.match.players, language) == shown
    assert read(shown, game.view(game.match.seat), language).action == action  # type: ignore[union-attr]
