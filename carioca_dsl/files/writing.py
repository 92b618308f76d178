"""Writing a file whole or not at all: beside its place first, then renamed into it."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
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
    with _named(path):
        target = _target(Path(path))
        if target is None:
            Path(path).write_bytes(data)
        else:
            _replace(target, data)


def check_file(path: str | Path) -> None:
    """Find out before some work whether its result can be written there; raises `FileProblem` as `write_bytes` does."""
    with _named(path):
        target = _target(Path(path))
        if target is not None:
            _probe(target)


def check_folder(path: str | Path) -> None:
    """The same for a folder, which need not be there yet: nothing of what was tried is left."""
    with _named(path):
        folder, made = Path(path), list[Path]()
        try:
            for missing in reversed([one for one in (folder, *folder.parents) if not one.exists()]):
                missing.mkdir()
                made.append(missing)
            _probe(folder / "page")
        finally:
            for one in reversed(made):
                one.rmdir()


@contextlib.contextmanager
def _named(path: str | Path) -> Iterator[None]:
    """Whatever goes wrong in here is about that path."""
    try:
        yield
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: links in a circle, before Python 3.13
        raise not_writable(str(path), error) from None


def _target(place: Path) -> Path | None:
    """The file that is replaced where ``place`` is written, which may be a link; ``None`` for what is no file."""
    if place.is_dir():
        raise FileProblem("folder", str(place))
    return None if place.exists() and not place.is_file() else place.resolve()


def _probe(target: Path) -> None:
    handle, beside = _beside(target)
    os.close(handle)
    os.unlink(beside)


def _beside(target: Path) -> tuple[int, str]:
    return tempfile.mkstemp(prefix=f".{target.name[:50]}.", suffix=".new", dir=target.parent)


def _replace(target: Path, data: bytes) -> None:
    mode = target.stat().st_mode & 0o7777 if target.exists() else 0o666 & ~_umask()
    handle, beside = _beside(target)
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
