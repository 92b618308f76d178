"""A file that is written again and again while something goes on, and by nobody else meanwhile.

Two who go on with one game, or one sheet, at the same time would each overwrite what the other has noted. So whoever
writes looks first whether the file still is what they left there.
"""

import os
from pathlib import Path

from carioca_dsl.files.problem import FileProblem, not_writable
from carioca_dsl.files.reading import read_text
from carioca_dsl.files.writing import write_text


class KeptFile:
    """A text file as it was left; ``text`` is what should be there, ``None`` where that is not known yet."""

    def __init__(self, path: str | Path, text: str | None = None) -> None:
        self.path = Path(path)
        self.text = text

    def replace(self, text: str) -> None:
        """Make this the whole file, at once or not at all; `FileProblem`, also where another has written into it."""
        if self.text is not None:
            self._look(self.text)
        write_text(self.path, text)
        self.text = text

    def add(self, text: str) -> None:
        """Put this at the end; `FileProblem` as for `replace`. A file that is gone is written whole again."""
        before = self.text or ""
        self._look(before)
        if not os.path.exists(self.path):
            write_text(self.path, before + text)
        else:
            try:
                with self.path.open("a", encoding="utf-8", newline="\n") as file:
                    file.write(text)
                    file.flush()
                    os.fsync(file.fileno())
            except (OSError, ValueError) as error:
                raise not_writable(self.path, error) from None
        self.text = before + text

    def _look(self, left: str) -> None:
        """Raises `FileProblem` where the file is there and holds another text than was left in it."""
        if not os.path.isfile(self.path):  # nor does anybody overwrite what is no file: a pipe, a terminal
            return
        try:
            found = read_text(self.path)
        except FileProblem as problem:
            if problem.kind == "denied":
                return
            found = None
        if found != left:
            raise FileProblem("changed", str(self.path))
