"""Ctrl-C is answered quietly wherever it comes, even while the program is still being loaded."""

import subprocess
import sys

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
