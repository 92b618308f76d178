"""Ctrl-C is answered quietly wherever it comes, even while the program is still being loaded."""

import signal
import subprocess
import sys
import time

import pytest

STOPPED_WHILE_LOADING = """
import sys

class Stopping:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Stopping())
from carioca_dsl.cli import main
sys.exit(main(["show", "argentina"]))
"""


@pytest.mark.parametrize(
    "module", ["argparse", "carioca_dsl.cli.screen", "carioca_dsl.cli.commands.show", "pydantic", "lark"]
)
def test_an_import_that_is_interrupted_is_quiet(module: str) -> None:
    code = STOPPED_WHILE_LOADING.format(module=module)
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr.strip()) == (130, "", "")


def test_the_keyboard_stops_a_command_without_a_traceback() -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "carioca_dsl", "simulate", "argentina", "--games", "1000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # whoever runs the tests may ignore it
    )
    time.sleep(1)
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert b"Traceback" not in err
