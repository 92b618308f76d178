"""Reading a user's text: bounded, and with a clear answer where it cannot be done."""

import os
import stat
from pathlib import Path

from carioca_dsl.files.problem import FileProblem

LIMIT = 1_000_000
"""The most bytes that a file may have: a rule file has some five thousand, the record of a long match fifty."""


def read_text(path: str | Path) -> str:
    """The text of a file, with ``\\n`` at the end of each line and without a byte order mark; `FileProblem` if none.

    Pipes may be read (``<(…)`` in a shell); only the first megabyte of anything is looked at.
    """
    name = str(path)
    try:
        with open(path, "rb") as file:
            if stat.S_ISDIR(os.fstat(file.fileno()).st_mode):
                raise FileProblem("folder", name)
            data = file.read(LIMIT + 1)
    except IsADirectoryError:
        raise FileProblem("folder", name) from None
    except PermissionError:
        raise FileProblem("folder" if Path(path).is_dir() else "denied", name) from None
    except (OSError, ValueError):  # a name that is too long, that loops, that holds a NUL …
        raise FileProblem("missing", name) from None
    return text_of(data, name)


def text_of(data: bytes, name: str) -> str:
    """The text that these bytes are, or a `FileProblem` about ``name``."""
    if len(data) > LIMIT:
        raise FileProblem("too big", name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileProblem("not text", name) from None
    if "\0" in text:
        raise FileProblem("not text", name)
    return text.replace("\r\n", "\n").replace("\r", "\n")
