"""The file in which a match is written down while it is played."""

import os
from pathlib import Path
from typing import TextIO

from carioca_dsl.files.problem import not_writable
from carioca_dsl.files.writing import write_text


class FileJournal:
    """A record that grows: what has been added is out of our hands, whatever becomes of this process."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._file: TextIO | None = None

    def begin(self, text: str) -> None:
        """Make this the whole record, at once or not at all; raises `FileProblem`."""
        self.close()
        write_text(self.path, text)

    def add(self, text: str) -> None:
        """Put this at the end; raises `FileProblem`."""
        try:
            if self._file is None:
                self._file = self.path.open("a", encoding="utf-8", newline="\n")
            self._file.write(text)
            self._file.flush()
            os.fsync(self._file.fileno())
        except (OSError, ValueError) as error:
            raise not_writable(self.path, error) from None

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


def new_game_path(variant: str, when: str) -> Path:
    """A place for a game whose player named none."""
    return new_path("games", "carioca-record", variant, when)


def new_path(kind: str, suffix: str, variant: str, when: str) -> Path:
    """A new file of some kind in the folder where programs keep their state; raises `FileProblem`."""
    base = os.environ.get("XDG_STATE_HOME") or os.path.join(os.path.expanduser("~"), ".local", "state")
    folder = Path(base) / "carioca" / kind
    name = "".join(letter if letter.isalnum() or letter == "-" else "-" for letter in variant)[:60]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise not_writable(folder, error) from None
    number = 1
    while (path := folder / f"{name}-{when}{'' if number == 1 else f'-{number}'}.{suffix}").exists():
        number += 1
    return path
