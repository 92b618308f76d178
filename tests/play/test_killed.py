"""A game whose process is killed at any moment goes on where it was: five times here, 200 times with CARIOCA_LONG."""

import contextlib
import os
import random
import re
import subprocess
import sys

from carioca_dsl.files import parents_beside
from carioca_dsl.play import resume
from tests.play.tables import lines_of
from tests.play.test_terminal import HINT

KILLS = 200 if os.environ.get("CARIOCA_LONG") else 5
DONE = re.compile(r"^Player (?:discards|opens|lays|adds|swaps)", re.MULTILINE)


def test_a_game_that_is_killed_again_and_again_loses_nothing(tmp_path):
    chance = random.Random(5)
    record = tmp_path / "g.txt"
    arguments = ["argentina", "--seed", "6", "--save", "g.txt"]
    known = 0
    for _ in range(KILLS):
        shown = _play_and_kill(arguments, tmp_path, chance.randrange(1, 60))
        text = record.read_text(encoding="utf-8", errors="ignore")
        found = resume(text, "g.txt", parents_beside(None))
        assert found.match is not None
        steps = lines_of(text[: text.rfind("\n") + 1])
        assert len(found.match.actions) == len(steps)
        mine = sum(line.startswith("  player ") and "draws" not in line for line in steps)
        assert mine >= known + len(DONE.findall(shown))
        known = mine
        arguments = ["--resume", "g.txt"]
        if found.match.over:
            record.unlink()
            known, arguments = 0, ["argentina", "--seed", str(chance.random()), "--save", "g.txt"]


def _play_and_kill(arguments, folder, lines):
    """Play by hints, and kill the process after so many lines have been shown; gives what was shown."""
    process = subprocess.Popen(
        [sys.executable, "-m", "carioca_dsl", "play", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=folder,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": os.getcwd(), "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    shown = []
    process.stdin.write("hint\n")
    process.stdin.flush()
    for line in process.stdout:
        shown.append(line)
        if len(shown) >= lines:
            break
        if found := HINT.match(line):
            process.stdin.write(f"{found[1]}\nhint\n")
            process.stdin.flush()
    process.kill()
    process.wait()
    process.stdout.close()
    with contextlib.suppress(BrokenPipeError):
        process.stdin.close()
    return "".join(shown)
