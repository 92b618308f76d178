"""A score keeper whose process is killed has every hand that was typed: each is saved before the next is asked for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TYPED = ("A Q 3", "out", "33", "7 7", "*", "fix 1", "10")
"""Two hands of round 2, and one of a correction."""


def run(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "carioca_dsl", "score", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": os.getcwd(), "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
    )


@pytest.mark.parametrize("number", range(2, len(TYPED) + 1))
def test_what_was_typed_is_there_after_a_kill(tmp_path: Path, number: int) -> None:
    keeping = run(tmp_path, "argentina", "--players", "ana,beto,carla", "--dealer", "ana", "--sheet", "s.txt")
    assert keeping.stdin is not None
    assert keeping.stdout is not None
    # an answer to the last line (the sheet) shows that those before it have been taken
    keeping.stdin.write("".join(f"{line}\n" for line in TYPED[:number]) + "sheet\n")
    keeping.stdin.flush()
    for line in keeping.stdout:
        if line.lower().startswith("total  "):
            break
    keeping.kill()
    keeping.communicate()
    text = (tmp_path / "s.txt").read_text(encoding="utf-8")
    assert ("round 1: A Q 3 | out | 33" in text) == (number >= 3)
    assert ("entered round 1: A Q 3 | out" in text) == (number == 2)
    assert ("entered round 2: 7 7 | ★" in text) == (number >= 5)
    assert ("entered round 1: 10" in text) == (number >= 7)
    said, _ = run(tmp_path, "--sheet", "s.txt").communicate("quit\n", timeout=60)
    assert ("Round 2 so far: ana 7 7; beto ★." in said) == (number >= 5)
