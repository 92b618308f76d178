import os
import random

import pytest

from carioca_dsl.cards import make_card
from carioca_dsl.engine import Discard, Draw, Lay, LayOff, Open, Swap
from carioca_dsl.play import Ask, Do, Misread, Player, read, typed
from carioca_dsl.play.typing_words import shown
from carioca_dsl.prose.languages import LANGUAGES
from tests.play.tables import go, go_until_turn, session

MANY = 10_000 if os.environ.get("CARIOCA_LONG") else 2_000
BOTS = Player("greedy-1", "greedy"), Player("greedy-2", "greedy")


PIECES = (
    "d t o l a s x ana greedy-1 1 2 99999999999 low high | : -> 8c 8♣ 10d As * ★ Kh draws: stock opens: adds: to in"
    " for swaps: discards: hint undo rules why sort rank ñ \x00 \ufffd 中 🂡 ' \" \\ # @ % ٣ -1 allowed refused"
    " because law. 8 K 10 yes no"
)


@pytest.fixture(scope="module")
def game():
    found = session("ana", *BOTS, seed="7")
    go_until_turn(found, "play", melds=True)
    return found


@pytest.fixture
def view(game):
    return game.view(0)


@pytest.mark.parametrize(
    ("line", "language", "action"),
    [
        ("d", "en", Draw(0, "stock")),
        ("D", "en", Draw(0, "stock")),
        ("draw", "en", Draw(0, "stock")),
        ("draw from the discard pile", "en", Draw(0, "discards")),
        ("t", "en", Draw(0, "discards")),
        ("robar", "es", Draw(0, "stock")),
        ("draw", "es", Draw(0, "stock")),
        ("prendre", "fr", Draw(0, "discards")),
        ("draws: stock", "en", Draw(0, "stock")),
        ("ana draws: stock", "en", Draw(0, "stock")),
        ("ANA draws: discard pile", "fr", Draw(0, "discards")),
        ("x kD", "en", Discard(0, make_card(25))),
        ("discards: K♦", "es", Discard(0, make_card(25))),
        ("défausser *", "fr", Discard(0, make_card(52))),
        ("l 9c 9d 9h", "en", Lay(0, (make_card(8), make_card(21), make_card(34)))),
        ("a 8s ana 2 low", "en", LayOff(0, make_card(46), 0, 2, "low")),
        ("add 8♠ to ana 2", "en", LayOff(0, make_card(46), 0, 2, None)),
        ("añadir 8s a greedy-1 2 arriba", "es", LayOff(0, make_card(46), 1, 2, "high")),
        ("adds: 8♠ to greedy-2 1 high", "en", LayOff(0, make_card(46), 2, 1, "high")),
        ("s 6h * greedy-1 2 low", "en", Swap(0, make_card(31), make_card(52), 1, 2, "low")),
        ("swaps: 6♥ for ★ in greedy-1 2 ★ low", "en", Swap(0, make_card(31), make_card(52), 1, 2, "low")),
    ],
)  # fmt: skip
def test_what_is_typed_means_the_action(view, line, language, action):
    meant = read(line, view, language)
    assert isinstance(meant, Do), meant
    assert _faces(meant.action) == _faces(action)


def test_melds_of_an_opening_are_parted_by_bars(view):
    meant = read("o 8c 8d 8h | 4s 5s * 7s", view, "en")
    assert isinstance(meant, Do)
    assert isinstance(meant.action, Open)
    assert [len(meld) for meld in meant.action.melds] == [3, 4]


@pytest.mark.parametrize(
    ("line", "what", "rest"),
    [("hint", "hint", ""), ("?", "help", ""), ("sort rank", "sort", "rank"), ("rules melds", "rules", "melds")],
)
def test_what_is_asked_is_no_action(view, line, what, rest):
    assert read(line, view, "en") == Ask(what, rest)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "misread_nothing"),
        ("   \t", "misread_nothing"),
        ("fly", "misread_command"),
        ("x 11c", "misread_card"),
        ("x", "usage_discard"),
        ("x 2c 3c", "usage_discard"),
        ("o", "usage_open"),
        ("o 8c 8d 8h |", "misread_bars"),
        ("a 8s nobody 2", "misread_owner"),
        ("a", "usage_add"),
        ("s 6h nobody 1", "misread_owner"),
        ("greedy-1 draws: stock", "misread_actor"),
        ("carla discards: K♦", "misread_actor"),
        ("discards: K", "misread_step"),
        ("x 8c" * 200, "misread_long"),
    ],
)
def test_what_cannot_be_understood_is_said_to_be_so(view, line, key):
    meant = read(line, view, "en")
    assert isinstance(meant, Misread), meant
    assert meant.key == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_typed_in_its_short_form(language):
    game = session("ana", *BOTS, seed="3")
    for _ in range(60):
        seat = game.person
        if seat is not None:
            view = game.view(seat)
            for number, action in enumerate(view.legal_actions()):
                if number > 40:
                    break
                meant = read(typed(action, view.players, language), view, language)
                assert isinstance(meant, Do), (action, meant)
                assert _faces(meant.action) == _faces(action)
                assert view.allows(meant.action)
        go(game, 1)


def test_every_language_has_a_word_for_every_command_and_no_word_for_two():
    english = shown("en", "commands").keys()
    for language in LANGUAGES:
        table = shown(language, "commands")
        assert table.keys() == english
        words = [word for known in table.values() for word in known]
        assert len(set(words)) == len(words)


def test_whatever_is_typed_something_comes_of_it(game, view):
    chance = random.Random(3)
    pieces = PIECES.split(" ")
    for _ in range(MANY):
        kind = chance.random()
        if kind < 0.6:
            line = " ".join(chance.choice(pieces) for _ in range(chance.randrange(12)))
        elif kind < 0.8:
            line = "".join(chr(chance.randrange(1, 0x3000)) for _ in range(chance.randrange(40)))
        else:
            line = "".join(chance.choice("dtolasx 8cKh*|:12ana\t") for _ in range(chance.randrange(600)))
        meant = read(line, view, chance.choice(["en", "es", "fr"]))
        assert isinstance(meant, Do | Ask | Misread)
        if isinstance(meant, Do):
            view.reasons_against(meant.action)


def _faces(action):
    """The action with faces instead of cards, because of equal cards any will do."""
    fields = action._asdict()
    for name in ("card", "wild"):
        if name in fields:
            fields[name] %= 53
    for name in ("cards", "melds"):
        if name in fields:
            fields[name] = _folded(fields[name])
    return type(action), fields


def _folded(cards):
    return tuple(_folded(card) if isinstance(card, tuple) else card % 53 for card in cards)
