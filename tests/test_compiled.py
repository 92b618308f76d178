"""`scripts/compiled`: the copy in which what plays is compiled plays as the sources do; without a compiler it says so.

One module is compiled here where there is a compiler; with CARIOCA_LONG all of them, which takes minutes, and all games
are played.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from carioca_dsl.resources import game_names

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "scripts" / "compiled.py"
LONG = bool(os.environ.get("CARIOCA_LONG"))
ONE = "melds/by_rules"


def script():
    spec = importlib.util.spec_from_file_location("compiled", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(*arguments, cwd=ROOT, **environment):
    command = [sys.executable, "-P", *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True)


def modules():
    return [f"{room}/{name}" for room, names in script().MODULES.items() for name in names.split()]


def test_what_is_compiled_is_there_and_is_told_once():
    assert len(modules()) == len(set(modules()))
    assert all((ROOT / "carioca_dsl" / f"{module}.py").is_file() for module in modules())
    assert ONE in modules()


def test_the_rooms_that_are_compiled_are_those_that_play():
    assert {module.split("/")[0] for module in modules()} == {"bots", "engine", "melds"}


def test_without_a_compiler_it_is_said_what_is_missing(tmp_path):
    done = run(SCRIPT, "--into", tmp_path / "copy", CC="/no/such/cc")
    assert (done.returncode, done.stdout) == (1, "")
    assert "no C compiler" in done.stderr
    assert "plays the same" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_compiled_is_told_and_nothing_is_left(tmp_path):
    done = run(SCRIPT, "--into", tmp_path / "copy", "--only", "engine/nothing", CC=sys.executable)
    assert done.returncode == 1
    assert "engine/nothing" in done.stderr
    assert "could not be compiled" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_compiled_modules_play_as_their_sources_do(tmp_path):
    copy = tmp_path / "copy"
    only = [] if LONG else ["--only", ONE]
    done = run(SCRIPT, "--into", copy, *only)
    missing = script().lacking()
    if missing:
        assert missing in done.stderr
        return
    assert done.returncode == 0, done.stderr
    found = "import carioca_dsl.melds.by_rules, sys; print(sys.modules['carioca_dsl.melds.by_rules'].__file__)"
    assert run("-c", found, PYTHONPATH=str(copy)).stdout.strip().endswith((".so", ".pyd"))
    again = (copy / "made-from.txt").stat().st_mtime_ns
    assert run(SCRIPT, "--into", copy, *only).returncode == 0
    assert (copy / "made-from.txt").stat().st_mtime_ns == again
    for game in game_names() if LONG else ["chile"]:
        asked = ("-m", "carioca_dsl", "simulate", game, "--games", "8" if LONG else "1", "--bots", "greedy,random")
        plain, compiled = run(*asked, PYTHONPATH=str(ROOT)), run(*asked, PYTHONPATH=str(copy))
        assert plain.returncode == compiled.returncode == 0
        assert plain.stdout == compiled.stdout != ""
