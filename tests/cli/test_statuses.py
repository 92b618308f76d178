"""0 fine, 1 the input has errors, 2 wrong usage, 3 our bug; results to stdout, everything else to stderr."""

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from carioca_dsl.cli.commands import COMMANDS
from tests.cli.conftest import Carioca

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        ((), 0),
        (("--help",), 0),
        (("--version",), 0),
        (("list",), 0),
        (("check", "argentina"), 0),
        (("check", "evening.carioca"), 0),
        (("judge", "evening.carioca"), 0),
        (("nonsense",), 2),
        (("check",), 2),
        (("check", "argentina", "--format", "yaml"), 2),
        (("check", "no-such"), 1),
        (("check", "."), 1),
        (("rulebook", "no-such"), 1),
        (("rulebook", "argentina", "--lang", "xx"), 2),
        (("rulebook", "argentina:pazza"), 2),
        (("rulebook", "argentina", "-o", "no/such/folder/x.md"), 1),
        (("rulebook", "argentina", "--agree", "joker=7"), 2),
        (("show", "argentina", "--json", "--players", "9"), 2),
        (("judge", "no/such/file"), 1),
        (("judge", "evening.carioca", "--agree", "free beer"), 2),
        (("judge", "argentina:pazza"), 2),
        (("replay", "argentina"), 1),
        (("replay", "evening.carioca"), 1),
        (("simulate", "argentina", "--games", "0"), 2),
        (("simulate", "argentina", "--games", "x"), 2),
        (("simulate", "argentina", "--players", "5"), 2),
        (("simulate", "argentina", "--bots", "greedy,clever"), 2),
        (("simulate", "argentina", "--bots", "greedy,greedy,greedy"), 2),
        (("simulate", "argentina", "--seed", "a b"), 2),
        (("explain", "E9999"), 2),
        (("fmt", "no-such.carioca"), 1),
    ],
)
def test_the_status_says_what_is_wrong(carioca: Carioca, arguments: tuple[str, ...], status: int) -> None:
    ran = carioca(*arguments)
    assert ran.status == status, ran
    assert "Traceback" not in ran.err
    assert "bug" not in ran.err
    if status:
        assert (ran.err + ran.out).strip(), "somebody has to be told"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(carioca: Carioca, name: str) -> None:
    ran = carioca(name, "--help")
    assert ran.status == 0
    assert f"\n  carioca {name} " in ran.out or f"\n  carioca {name}\n" in ran.out


def test_a_crash_is_our_bug_and_says_so(carioca: Carioca, monkeypatch: pytest.MonkeyPatch) -> None:
    from carioca_dsl.cli.commands import list as command

    def crash(options: object, screen: object) -> int:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(command, "run", crash)
    ran = carioca("list")
    assert ran.status == 3
    assert "our bug" in ran.err
    assert "ZeroDivisionError" in ran.err
    assert "Traceback" not in ran.err
    monkeypatch.setenv("CARIOCA_DEBUG", "1")
    assert "Traceback" in carioca("list").err


def test_an_interruption_is_quiet(carioca: Carioca, monkeypatch: pytest.MonkeyPatch) -> None:
    from carioca_dsl.cli.commands import list as command

    def stop(options: object, screen: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run", stop)
    ran = carioca("list")
    assert ran.status == 130
    assert ran.err.strip() == ""


@pytest.mark.parametrize("arguments", [("--help",), ("check", "--help"), ("--version",)])
def test_help_loads_nothing_heavy(arguments: tuple[str, ...]) -> None:
    code = (
        "import sys, contextlib; from carioca_dsl.cli import main; "
        f"main({list(arguments)!r}); print(sorted({{'pydantic', 'lark', 'jinja2'}} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("terminal", [True, False])
def test_progress_is_shown_on_a_terminal_only(terminal: bool) -> None:
    reader, writer = os.openpty() if terminal else os.pipe()
    command = [sys.executable, "-m", "carioca_dsl", "simulate", "argentina", "--games", "2", "--json"]
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=writer, env=os.environ | {"TERM": "xterm"}, check=True)
    os.close(writer)
    shown = b""
    with contextlib.suppress(OSError):  # a terminal that was hung up says so with an error
        while part := os.read(reader, 1000):
            shown += part
    os.close(reader)
    assert ("█".encode() in shown) == terminal
    assert ran.stdout.startswith(b"{")


def process(*arguments: str, **environment: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "carioca_dsl", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | environment,
        cwd=HERE.parent.parent,
    )


def test_a_reader_that_goes_away_is_not_told_about_it() -> None:
    running = process("show", "argentina", "--json")
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    assert running.wait(60) == 0
    assert running.stderr.read() == b""
    running.stderr.close()


def test_a_terminal_without_suit_signs_is_no_reason_to_fail() -> None:
    running = process("judge", "argentina", PYTHONIOENCODING="ascii")
    out, err = running.communicate(timeout=60)
    assert running.returncode == 0, err
    assert b"?" in out
    assert b"\x1b" not in out


def test_nothing_is_coloured_where_nobody_looks() -> None:
    out, _ = process("check", "argentina").communicate(timeout=60)
    assert b"\x1b" not in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("{}",),
        ("list", "{}"),
        ("list", "--{}"),
        ("explain", "{}"),
        ("show", "argentina", "--agree", "{}"),
        ("show", "argentina:{}"),
        ("simulate", "argentina", "--bots", "{}"),
        ("new", "{}", "--based-on", "chile"),
        ("play", "argentina", "--players", "{}"),
        ("score", "argentina", "--players", "ana,beto", "--dealer", "{}"),
        ("may", "argentina", "--holds", "8c", "--name", "{}"),
        ("rulebook", "argentina", "-o", "x.{}"),
    ],
)
def test_what_was_typed_is_said_again_without_driving_the_terminal(
    carioca: Carioca, arguments: tuple[str, ...]
) -> None:
    for sign in ("\x1b[2J", "\x07", "\u202e", "\x9b"):
        ran = carioca(*(one.format(f"a{sign}b") for one in arguments))
        assert ran.status == 2
        assert not set("\x1b\x07\u202e\x9b") & set(ran.out + ran.err)


def test_a_name_of_a_file_drives_no_terminal(carioca: Carioca, folder: Path) -> None:
    ran = carioca("new", "house", "--based-on", "chile", "-o", "a\x1b[2Jb.carioca")
    assert ran.status == 0
    assert "\x1b" not in ran.err
    assert (folder / "a\x1b[2Jb.carioca").exists()


def test_a_failure_of_ours_is_told_without_driving_the_terminal(
    carioca: Carioca, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(options: object, screen: object) -> int:
        raise AssertionError("\x1b[2J")

    monkeypatch.setattr("carioca_dsl.cli.commands.explain.run", fail)
    ran = carioca("explain", "\x1b[2J")
    assert ran.status == 3
    assert "\x1b" not in ran.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "{}"),
        ("check", "{}:pazza"),
        ("judge", "{}"),
        ("show", "{}"),
        ("diff", "argentina", "{}"),
        ("play", "{}"),
        ("play", "argentina", "--save", "{}"),
        ("play", "--resume", "{}"),
        ("score", "argentina", "--players", "ana,beto", "--dealer", "ana", "--sheet", "{}"),
        ("may", "{}", "--holds", "8c"),
        ("rulebook", "argentina", "-o", "{}"),
        ("new", "house", "--based-on", "{}"),
        ("new", "house", "--based-on", "chile", "-o", "{}"),
        ("new", "house", "--based-on", "casa.carioca", "-o", "{}"),
    ],
)
def test_a_name_that_no_file_can_have_is_an_answer(carioca: Carioca, folder: Path, arguments: tuple[str, ...]) -> None:
    (folder / "circle.carioca").symlink_to("circle.carioca")
    for name in ("x" * 5000, "a\0b", "circle.carioca"):
        ran = carioca(*(one.format(name) for one in arguments))
        assert ran.status in (1, 2), ran.err
        assert len(ran.err) < 1000
