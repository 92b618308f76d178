"""A result that cannot be written is said; a reader that went away, or was never there, is no fault."""

import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")


def shell(redirection: str) -> subprocess.CompletedProcess[str]:
    """``carioca list`` with its output sent somewhere."""
    command = f'"{sys.executable}" -m carioca_dsl list {redirection}'
    return subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60, check=False)


if FULL.exists():

    def test_a_full_disk_is_said_and_is_no_success() -> None:
        done = shell(f">{FULL}")
        assert done.returncode == 1
        assert "could not be written: no space left on device" in done.stderr


@pytest.mark.parametrize("redirection", [">&-", ">&- 2>&-"])
def test_an_output_that_was_closed_from_the_start_is_no_bug(redirection: str) -> None:
    done = shell(redirection)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "bug" not in done.stderr
