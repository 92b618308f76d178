"""`carioca play` as it is used over a pipe."""

import io
import os
import random
import re
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from carioca_dsl.cli import main
from carioca_dsl.cli.table.paint import fit
from carioca_dsl.engine import check_cards
from carioca_dsl.files import parents_beside
from carioca_dsl.play import resume
from tests.play.test_commands import PIECES

MANY = 10_000 if os.environ.get("CARIOCA_LONG") else 2_000
HINT = re.compile(r'^(?:Type|Teclee|Tapez|Scrivere|Digite) ["“«]\s*(.*?)\s*["”»]\s*:', re.MULTILINE)


class Person(io.StringIO):
    """Sits at the other end of the pipe, and types what it likes, having read what was shown."""

    def __init__(self, shown, chooses):
        super().__init__()
        self.shown = shown
        self.chooses = chooses
        self.read = 0

    def readline(self, *_):
        text = self.shown.getvalue()[self.read :]
        self.read += len(text)
        line = self.chooses(text)
        if isinstance(line, BaseException):
            raise line
        return "" if line is None else f"{line}\n"


def follows_hints(text):
    """What somebody types who asks for a hint and then does what it says."""
    found = HINT.findall(text)
    return found[-1] if found else "hint"


@pytest.fixture
def play(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("CARIOCA_DEBUG", "1")

    def run(chooses, *arguments):
        shown, notes = io.StringIO(), io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", shown)
            patch.setattr(sys, "stderr", notes)
            patch.setattr(sys, "stdin", Person(shown, chooses))
            status = main(["play", *arguments])
        assert "Traceback" not in notes.getvalue(), notes.getvalue()
        return status, shown.getvalue(), notes.getvalue()

    return run


def typing(*lines):
    """Somebody who types these lines and goes away."""
    left = list(lines)
    return lambda text: left.pop(0) if left else None


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "pt"])
def test_a_whole_match_over_a_pipe_ends_with_the_standings(play, language, tmp_path):
    status, shown, _ = play(follows_hints, "argentina", "--plain", "--seed", "3", "--lang", language, "--save", "g.txt")
    assert status == 0
    last = shown.rstrip().splitlines()[-2:]
    assert last[0].startswith("1. ")
    assert last[1].startswith(("1. ", "2. "))
    text = (tmp_path / "g.txt").read_text(encoding="utf-8")
    assert text.rstrip().splitlines()[-1].startswith("end:")
    assert main(["judge", "g.txt"]) == 0


def test_three_people_and_a_bot_play_a_deal_at_one_keyboard(play):
    def until_the_first_deal_is_over(text):
        return None if "Round 1 is over" in text or "Round 2: " in text else follows_hints(text)

    status, shown, _ = play(
        until_the_first_deal_is_over, "argentina", "--players", "ana,beto,Eva María", "--bots", "random", "--seed", "2"
    )
    assert status == 0
    assert "The keyboard goes to ana." in shown
    assert "The keyboard goes to Eva María." in shown
    assert "Round 1 is over." in shown


def test_whatever_is_typed_there_is_no_traceback_and_no_illegal_state(play, tmp_path):
    chance = random.Random(8)
    pieces = PIECES.split(" ")
    asked = [0]

    def anything(text):
        asked[0] += 1
        if asked[0] > MANY:
            return None
        found = HINT.findall(text)
        if found:
            return found[-1]
        kind = chance.random()
        if kind < 0.2:
            return "hint"
        if kind < 0.5:
            return "".join(
                chr(chance.choice((chance.randrange(1, 128), chance.randrange(1, 0x3000)))) for _ in range(20)
            )
        return " ".join(chance.choice(pieces) for _ in range(chance.randrange(9))).replace("\n", " ")

    status, shown, _ = play(anything, "argentina", "--seed", "5", "--save", "g.txt", "--players", "ana")
    assert status == 0
    assert "our bug" not in shown
    found = resume((tmp_path / "g.txt").read_text(encoding="utf-8"), "g.txt", parents_beside(None))
    assert found.match is not None
    check_cards(found.match.round, found.match.deal)


def test_ctrl_c_says_how_to_go_on_and_the_game_goes_on_from_there(play):
    left = ["d", KeyboardInterrupt()]
    status, shown, _ = play(lambda text: left.pop(0), "argentina", "--seed", "1", "--save", "my game.txt")
    assert status == 130
    assert "carioca play --resume 'my game.txt'" in shown
    status, shown, _ = play(typing("undo", "table", "hint"), "--resume", "my game.txt")
    assert status == 0
    assert "what was drawn stays drawn" in shown
    assert HINT.search(shown)


def test_the_end_of_the_input_leaves_the_game_saved(play, tmp_path):
    status, shown, _ = play(typing(), "argentina", "--seed", "1")
    assert status == 0
    (path,) = (tmp_path / "state" / "carioca" / "games").iterdir()
    assert str(path) in shown


def test_undo_takes_an_opening_back_on_the_table_and_on_disk(play, tmp_path):
    typed = []

    def opens_and_takes_back(text):
        if typed and typed[-1] == "undo":
            return None
        line = "undo" if typed and typed[-1].startswith("o ") else follows_hints(text)
        typed.append(line)
        return line

    status, shown, _ = play(opens_and_takes_back, "argentina", "--seed", "1", "--save", "g.txt")
    assert status == 0
    assert "Taken back: o " in shown
    assert "player opens" not in (tmp_path / "g.txt").read_text(encoding="utf-8")


def test_a_refused_move_names_the_rule_and_what_is_possible_and_why_says_more(play):
    status, shown, _ = play(
        typing("o 8c 8d 8h | Kc Kd Kh", "why", "d", "o 2c 3c 4c", "why"), "argentina", "--seed", "1"
    )
    assert status == 0
    assert "[law.draw-first]" in shown
    assert "You can: draw from the stock: d" in shown
    assert "Player would like to open with 2c 3c 4c." in shown
    assert "The rulebook says:" in shown


def test_the_rules_of_the_moment_and_any_chapter_can_be_read(play):
    status, shown, _ = play(
        typing("rules", "d", "rules", "rules 7", "rules jokers", "rules 99"), "argentina", "--seed", "1"
    )
    assert status == 0
    for title in ("Your turn\n---", "The contracts\n---", "Scoring\n---", "Jokers, and when"):
        assert title in shown
    assert "There is no chapter" in shown


def test_a_saved_game_is_stepped_through_forward_and_back(play):
    play(follows_hints, "argentina", "--seed", "3", "--save", "g.txt")
    moves = typing("", "", "b", "n", "p", "99999", "0", "b", "zzz", "-1", "q")
    status, shown, _ = play(moves, "--replay", "g.txt")
    assert status == 0
    found = re.findall(r"Action (\d+) of (\d+):", shown)
    assert [int(at) for at, _ in found][:4] == [0, 1, 2, 1]
    assert "This is the end of the record." in shown
    assert "This is the beginning of the record." in shown
    assert re.search(r"The stock has \w+ cards\. The discard pile (is empty|shows \S+)\.", shown)


@pytest.mark.parametrize(("language", "word"), [("es", "salir"), ("pt", "SAIR"), ("fr", "q"), ("it", "quit")])
def test_a_replay_is_left_by_the_word_by_which_a_game_is_left(play, language, word):
    play(typing("d"), "argentina", "--seed", "1", "--save", "g.txt")
    _, shown, _ = play(typing(word, ""), "--replay", "g.txt", "--lang", language)
    assert len(re.findall(r"(?m)^\w+ \d+ \w+ \d+", shown)) == 1
    assert shown.count(shown.splitlines()[0]) == 1


def test_letters_take_the_place_of_signs_where_the_terminal_has_none(play, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    _, shown, _ = play(typing("d", "hint"), "argentina", "--seed", "1")
    assert shown.isascii()
    assert re.search(r"You hold (\S+[cdhs] )+", shown)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "which variant"),
        (["argentina", "--seats", "9"], "for 2 to 4 players"),
        (["argentina", "--players", "ana,Ana"], "same name"),
        (["argentina", "--players", "a:b"], "no name"),
        (["argentina", "--players", ","], "needs a name"),
        (["argentina", "--bots", "genius"], "no bot"),
        (["argentina", "--players", "a,b", "--seats", "2", "--bots", "greedy"], "do not fit"),
        (["argentina", "--seed", "two words"], "one word"),
        (["argentina", "--save", "there.txt"], "exists already"),
        (["argentina", "--players", "discards"], ""),
        (["--resume", "there.txt", "--save", "x.txt"], "leave out"),
    ],
)
def test_wrong_arguments_are_answered_without_a_game(play, tmp_path, arguments, said):
    (tmp_path / "there.txt").write_text("mine", encoding="utf-8")
    status, _, notes = play(typing(), *arguments)
    assert status in (0, 2) if not said else status == 2
    assert said in notes
    assert (tmp_path / "there.txt").read_text(encoding="utf-8") == "mine"


def test_what_is_no_record_is_not_resumed_and_not_overwritten(play, tmp_path):
    (tmp_path / "there.txt").write_text("mine\n", encoding="utf-8")
    status, _, notes = play(typing(), "--resume", "there.txt")
    assert status == 1
    assert "there.txt" in notes
    assert (tmp_path / "there.txt").read_text(encoding="utf-8") == "mine\n"


@pytest.mark.parametrize("named", ["ours", "ours.carioca", "./ours.carioca", "ours.carioca:short", "elsewhere.carioca"])
def test_a_record_may_be_named_together_with_its_variant(play, tmp_path, named):
    (tmp_path / "ours.carioca").write_text("carioca 1 en\nvariant ours\nbased on argentina\n", encoding="utf-8")
    assert play(typing(), "ours.carioca", "--seed", "1", "--save", "g.txt")[0] == 0
    status, _, notes = play(typing(), named, "--resume", "g.txt")
    assert status == (0 if named.removesuffix(".carioca").endswith("ours") else 2)
    assert ("the record is of ours" in notes) == (status == 2)


def test_a_real_pipe_carries_a_game_whatever_bytes_come(tmp_path):
    lines = b"d\nhint\n\xff\xfe\x00 bytes\nx\n\ntable\n"
    ran = subprocess.run(
        [sys.executable, "-m", "carioca_dsl", "play", "argentina", "--seed", "1", "--plain", "--save", "g.txt"],
        input=lines,
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.getcwd(), "CARIOCA_DEBUG": "1"},
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert not ran.stderr
    assert b"carioca play --resume g.txt" in ran.stdout


def test_lines_are_broken_between_words_where_the_terminal_ends():
    text = "  Greedy-2 opens with A♥ A♠ and 7♥ 7♠, then discards 6♠."
    assert fit(text, 30) == "  Greedy-2 opens with A♥ A♠\n    and 7♥ 7♠, then discards\n    6♠."
    assert fit(text, 80) == text
    assert fit("a-word-that-is-wider-than-that", 10) == "a-word-that-is-wider-than-that"
    assert fit("one\ntwo three four", 9) == "one\ntwo three\n  four"
    assert fit("", 9) == ""


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "pt"])
def test_whoever_noted_the_seal_reads_it_again_from_the_judge(play, capsys, language):
    _, shown, _ = play(typing("d"), "argentina", "--seed", "1", "--save", "g.txt")
    seal = re.search(r"seal is (\w{64})", shown)
    assert seal is not None
    assert main(["judge", "g.txt", "--lang", language]) == 0
    assert seal[1] in capsys.readouterr().err
    text = Path("g.txt").read_text(encoding="utf-8")
    Path("g.txt").write_text(text.replace("seed: 1\n", "seed: 2\n"), encoding="utf-8")
    assert main(["judge", "g.txt", "--lang", language]) == 1


def test_what_a_record_knows_is_not_told_again(play):
    play(typing("d"), "argentina", "--seed", "1", "--save", "g.txt")
    for option in ("--resume", "--replay"):
        for told in (
            ("--players", "ana"),
            ("--agree", "joker=30"),
            ("--seed", "2"),
            ("--seats", "3"),
            ("--bots", "strong"),
        ):
            status, shown, notes = play(typing("q"), option, "g.txt", *told)
            assert (status, shown) == (2, "")
            assert told[0] in notes
        assert play(typing("q"), "chile", option, "g.txt")[0] == 2
        assert play(typing("q"), "argentina", option, "g.txt")[0] == 0


NAMES = {"accents typed apart": "Jose\u0301", "a figure": "1", "a card": "8♣", "a hyphen": "Ana-María", "a word": "to"}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_people_may_be_called_whatever_a_record_can_hold(play, tmp_path, name):
    status, _, notes = play(typing(*["hint"] * 3), "argentina", "--players", name, "--seed", "1", "--save", "g.txt")
    assert status == 0, notes
    assert f"players: {unicodedata.normalize('NFC', name)}, greedy-1" in (tmp_path / "g.txt").read_text(
        encoding="utf-8"
    )
    assert main(["judge", "g.txt"]) == 0


def test_whoever_cannot_be_called_something_hears_why_and_what_would_do(play):
    status, _, notes = play(typing(), "argentina", "--players", "file")
    assert status == 2
    assert "'file': its lines about them would be read as something else; 'File' would do" in notes
