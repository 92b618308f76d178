"""Writing a file whole or not at all: beside its place first, then renamed into it."""

import contextlib
import os
import tempfile
from pathlib import Path

from carioca_dsl.files.problem import FileProblem, not_writable


def write_text(path: str | Path, text: str) -> None:
    """Make ``text`` the content of ``path``, in UTF-8; raises `FileProblem` as `write_bytes` does."""
    try:
        data = text.encode("utf-8")
    except ValueError:
        raise FileProblem("not writable", str(path)) from None
    write_bytes(path, data)


def write_bytes(path: str | Path, data: bytes) -> None:
    """Make ``data`` the content of ``path``; `FileProblem` if that cannot be, and then nothing has changed.

    A link is followed and stays a link; what may be done with the file stays as it was. What is no ordinary file
    (``/dev/stdout``, a pipe) is written to directly.
    """
    name = str(path)
    try:
        place = Path(path)
        if place.is_dir():
            raise FileProblem("folder", name)
        if place.exists() and not place.is_file():
            place.write_bytes(data)
        else:
            _replace(place.resolve(), data)
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: links in a circle, before Python 3.13
        raise not_writable(name, error) from None


def _replace(target: Path, data: bytes) -> None:
    mode = target.stat().st_mode & 0o7777 if target.exists() else 0o666 & ~_umask()
    handle, beside = tempfile.mkstemp(prefix=f".{target.name[:50]}.", suffix=".new", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())  # a name that points to what is not there yet would be worse than the old text
        os.chmod(beside, mode)
        os.replace(beside, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def _umask() -> int:
    mask = os.umask(0o022)  # the only way to ask is to set it
    os.umask(mask)
    return mask
