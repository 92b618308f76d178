"""The file in which a match is written down while it is played."""

import os
from pathlib import Path

from carioca_dsl.files.kept import KeptFile
from carioca_dsl.files.problem import not_writable


class FileJournal(KeptFile):
    """A record that grows: what has been added is out of our hands, whatever becomes of this process."""

    def begin(self, text: str) -> None:
        """Make this the whole record, at once or not at all; raises `FileProblem`."""
        self.replace(text)


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
