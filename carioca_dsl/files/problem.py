"""Why a file could not be read or written: a value with a kind, made an exception so that it reaches the command."""

from pathlib import Path
from typing import Literal

ProblemKind = Literal[
    "missing", "folder", "not text", "too big", "denied", "no such variant", "not writable", "changed"
]


class FileProblem(Exception):
    """``kind`` says what is wrong with ``path`` (as the user gave it); ``str()`` is the sentence for the user."""

    def __init__(self, kind: ProblemKind, path: str, hint: str = "") -> None:
        super().__init__(kind, path, hint)
        self.kind: ProblemKind = kind
        self.path = path
        self.hint = hint

    def __str__(self) -> str:
        sentence = _SENTENCES[self.kind].format(path=_printable(self.path))
        return f"{sentence}; {self.hint}" if self.hint else sentence


def not_writable(path: str | Path, error: Exception) -> FileProblem:
    """What there is to say where something could not be written, with the reason that the operating system gives."""
    reason = getattr(error, "strerror", None)
    return FileProblem("not writable", str(path), reason.lower() if reason else "")


_SENTENCES: dict[ProblemKind, str] = {
    "missing": "there is no file `{path}`",
    "folder": "`{path}` is a folder, not a file",
    "not text": "`{path}` is not a text in UTF-8",
    "too big": "`{path}` is bigger than 1 MB, which no rule file or record is",
    "denied": "`{path}` may not be read",
    "no such variant": "no variant is called `{path}`, and there is no such file",
    "not writable": "`{path}` cannot be written",
    "changed": "`{path}` has been changed by somebody else meanwhile, and stays as it is now",
}


def _printable(path: str) -> str:
    """The path without what would disturb a terminal: control characters, and bytes that were no text."""
    return "".join(character if character.isprintable() else "\ufffd" for character in path[:300])
