"""`carioca play` at a terminal: a pseudo-terminal, with somebody who types and presses keys."""

import codecs
import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time

import pytest

pty = pytest.importorskip("pty", reason="pseudo-terminals are a matter of Unix")

CLEARED = "\x1b[2J\x1b[3J\x1b[H"


class Terminal:
    """A program at a pseudo-terminal."""

    def __init__(self, folder, *arguments, **environment):
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "carioca_dsl", "play", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={
                **os.environ,
                "PYTHONPATH": os.getcwd(),
                "LC_ALL": "C.UTF-8",
                "TERM": "xterm",
                "CARIOCA_DEBUG": "1",
                **environment,
            },
            start_new_session=True,
            preexec_fn=_control,
        )
        os.close(slave)
        self.text = ""
        self.decode = codecs.getincrementaldecoder("utf-8")(errors="replace").decode

    def until(self, pattern, seconds=60.0):
        """What is shown up to the first match; fails where it does not come."""
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, self.text)):
            left = end - time.monotonic()
            ready, _, _ = select.select([self.master], [], [], max(left, 0))
            assert ready, f"no {pattern!r} in:\n{self.text[-2000:]}"
            try:
                self.text += self.decode(os.read(self.master, 65536))
            except OSError:
                raise AssertionError(f"it ended without {pattern!r}:\n{self.text[-2000:]}") from None
        before, self.text = self.text[: found.end()], self.text[found.end() :]
        return before

    def press(self, keys):
        """Press some keys."""
        os.write(self.master, keys.encode("utf-8"))

    def interrupt(self, pattern):
        """Press Ctrl-C until it is heard: one that comes just before the line editor listens waits for a key."""
        for _ in range(12):
            self.press("\x03")
            with contextlib.suppress(AssertionError):
                return self.until(pattern, 5.0)
        return self.until(pattern, 0.0)

    def status(self):
        """How it ended."""
        with contextlib.suppress(OSError):
            while data := os.read(self.master, 65536):
                self.text += self.decode(data)
        return self.process.wait(timeout=20)

    def close(self):
        """Let go of it."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


def _control():
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # Whoever runs the tests in the background may ignore Ctrl-C; a terminal does not.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def start(*arguments, **environment):
        opened.append(Terminal(tmp_path, *arguments, **environment))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


def test_cards_have_the_colour_of_their_suit_and_its_sign(terminal):
    table = terminal("argentina", "--seed", "1", "--save", "g.txt")
    shown = table.until("player> ")
    assert re.search(r"\x1b\[31;1m\w+♥\x1b\[0m", shown)
    assert "───" in shown


def test_no_color_is_respected(terminal):
    table = terminal("argentina", "--seed", "1", "--save", "g.txt", NO_COLOR="1")
    shown = table.until("player> ")
    assert "♥" in shown
    assert "\x1b[3" not in shown


def test_ctrl_c_leaves_the_game_saved_and_says_how_to_go_on(terminal):
    table = terminal("argentina", "--seed", "1", "--save", "g.txt")
    table.until("player> ")
    table.press("d\n")
    table.until("player> ")
    table.interrupt("carioca play --resume g.txt")
    assert table.status() == 130
    again = terminal("--resume", "g.txt")
    assert "─" in again.until("player> ")
    again.press("\x04")
    again.until("carioca play --resume g.txt")
    assert again.status() == 0


def test_a_hand_is_wiped_off_the_screen_before_the_next_person_looks(terminal):
    table = terminal("argentina", "--players", "ana,beto", "--seed", "1", "--save", "g.txt", "--lang", "en")
    first = re.search(r"goes to (\w+)", table.until(r"goes to \w+\."))[1]
    table.press("\n")
    table.until(f"{first}> ")
    table.press("d\n")
    shown = re.sub(r"\x1b\[[0-9;]*m", "", table.until(f"{first}> "))
    drawn = re.search(r"\[(\S+)\]", shown)[1]
    table.press(f"x {drawn}\n")
    table.until("Press Enter to hide")
    table.press("\n")
    shown = table.until(r"goes to \w+\.")
    assert CLEARED in shown
    assert first not in shown.rpartition(CLEARED)[2]


def test_tab_completes_what_is_typed(terminal):
    table = terminal("argentina", "--seed", "1", "--save", "g.txt")
    table.until("player> ")
    table.press("hin\t\n")
    table.until("Type “[dt]”")
