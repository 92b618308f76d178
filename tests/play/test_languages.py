"""Whoever plays in a language writes steps in it, is answered in it, and is advised by whom they like."""

import pytest

from carioca_dsl.bots import BOTS, UnknownBot
from carioca_dsl.play import Do, Player, Voice, advice, advisers, read, typed
from carioca_dsl.play.voice import _TEXTS
from carioca_dsl.prose.languages import LANGUAGES
from tests.play.tables import VARIANT, go, go_until_turn, session
from tests.play.test_terminal import play, typing

__all__ = ["play"]
SPOKEN = sorted(path.name for path in _TEXTS.iterdir() if path.is_dir())
BROKEN = {"en": "the record", "es": "el acta", "fr": "le procès-verbal", "it": "registrazione"}


def test_a_language_is_spoken_at_the_table_where_its_texts_are() -> None:
    assert set(SPOKEN) == set(LANGUAGES)


@pytest.mark.parametrize("reader", SPOKEN)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_legal_action_can_be_written_as_a_step_in_any_language(language: str, reader: str) -> None:
    game = session("ana", Player("greedy-1", "greedy"), seed="11")
    voice = Voice(VARIANT.variant, VARIANT.agreement, game.match.rules, language)
    for _ in range(4):
        go_until_turn(game, "play", melds=True)
        view = game.view(0)
        for action in list(view.legal_actions())[:40]:
            step = voice.action(action, view.players)
            for text in (step, step.removeprefix("ana ")):
                meant = read(text, view, reader)
                assert isinstance(meant, Do), (text, meant)
                assert voice.action(meant.action, view.players) == step
        go(game, 7)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_legal_action_has_a_short_form_in_the_readers_language(language: str) -> None:
    game = session("ana", Player("greedy-1", "greedy"), seed="12")
    for _ in range(4):
        go_until_turn(game, "play", melds=True)
        view = game.view(0)
        for action in list(view.legal_actions())[:40]:
            text = typed(action, view.players, language)
            meant = read(text, view, language)
            assert isinstance(meant, Do), (text, meant)
            assert typed(meant.action, view.players, language) == text
        go(game, 7)


def test_every_adviser_gives_advice_that_is_legal_and_says_who_it_is() -> None:
    assert set(advisers()) < set(BOTS)
    game = session("ana", Player("greedy-1", "greedy"), seed="13")
    for phase in ("draw", "play", "draw", "play"):
        go_until_turn(game, phase)
        view = game.view(0)
        for bot in advisers():
            found = advice(view, bot)
            assert not game.match.reasons_against(found.action)
            assert found.bot == bot
        go(game, 3)
    with pytest.raises(UnknownBot):
        advice(view, "nobody")


@pytest.mark.parametrize("language", SPOKEN)
def test_a_hint_says_which_bot_gives_it_and_another_one_may_be_asked(play, language) -> None:
    word = {"en": "hint", "es": "pista", "fr": "conseil", "it": "hint", "pt": "hint"}[language]
    lines = (word, *(f"{word} {bot}" for bot in advisers()), "hint nobody", "hint random")
    _, shown, notes = play(typing(*lines), "argentina", "--seed", "3", "--lang", language)
    assert shown.count(f"[{advisers()[0]}]") == 2
    for bot in advisers()[1:]:
        assert f"[{bot}]" in shown
    assert "nobody" in shown
    assert "Traceback" not in notes


@pytest.mark.parametrize("language", sorted(BROKEN))
def test_what_is_wrong_with_a_record_is_said_in_the_readers_language(play, tmp_path, language) -> None:
    play(typing("d"), "argentina", "--seed", "3", "--save", "g.txt")
    text = (tmp_path / "g.txt").read_text(encoding="utf-8")
    (tmp_path / "bad.txt").write_text(text.replace("round 1, dealt", "round 2, dealt"), encoding="utf-8")
    for option in ("--resume", "--replay"):
        status, _, notes = play(typing(), option, "bad.txt", "--lang", language)
        assert status == 1
        assert "E0609" in notes
        assert BROKEN[language] in notes


def test_a_game_whose_rules_have_changed_without_a_difference_is_gone_on_with(play, tmp_path) -> None:
    play(typing("d"), "argentina", "--seed", "3", "--save", "g.txt")
    record = tmp_path / "g.txt"
    lines = record.read_text(encoding="utf-8").splitlines()
    now = next(line for line in lines if line.startswith("rules: "))
    record.write_text("\n".join(lines).replace(now, "rules: 0123456789abcdef") + "\n", encoding="utf-8")
    status, _, notes = play(typing("hint"), "--resume", "g.txt", "--lang", "fr")
    assert status == 0
    assert "W0601" in notes
    assert now in record.read_text(encoding="utf-8"), "from here on it is played by those of today"
    assert play(typing(), "--resume", "g.txt")[2].count("W0601") == 0
