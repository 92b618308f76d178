"""Finds the grammar and the shipped variants: in a wheel, an editable install or a plain checkout.

In a checkout `grammar/` and `variants/` lie beside the package, where people read and edit them; a
wheel carries a copy under `carioca_dsl/data/`. Nothing is cached: a command reads each file once, and
the tests may then change a file.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_SUFFIX = ".carioca"


class UnknownResource(KeyError):
    """No such file is shipped. `kind` is "grammar" or "variants", `known` the names that exist."""

    def __init__(self, kind: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name)
        self.kind = kind
        self.name = name
        self.known = known

    def __str__(self) -> str:
        # KeyError would show the bare repr of its argument
        return f"no {self.name!r} in {self.kind}"

    def __reduce__(self) -> tuple[type[UnknownResource], tuple[str, str, tuple[str, ...]]]:
        # the default would rebuild it from `args` alone, and so fail in a pool of workers
        return type(self), (self.kind, self.name, self.known)


def grammar_names() -> tuple[str, ...]:
    """The files under `grammar/`, sorted, with `/` between folders and with their suffixes."""
    folder = _folder("grammar")
    files = (path for path in folder.rglob("*") if path.is_file())
    return tuple(sorted(path.relative_to(folder).as_posix() for path in files))


def grammar_text(name: str) -> str:
    """The text of one of `grammar_names()`; raises `UnknownResource` for any other name."""
    return _text("grammar", name, grammar_names(), "")


def variant_names() -> tuple[str, ...]:
    """The names of the shipped variants, sorted: `variants/NAME.carioca`."""
    return tuple(sorted(path.stem for path in _folder("variants").glob(f"[!.]*{_SUFFIX}")))


def variant_text(name: str) -> str:
    """The rule text of one of `variant_names()`; raises `UnknownResource` for any other name."""
    return _text("variants", name, variant_names(), _SUFFIX)


def _text(kind: str, name: str, known: tuple[str, ...], suffix: str) -> str:
    # names come from users: only one that we listed ourselves may become part of a path
    if name not in known:
        raise UnknownResource(kind, name, known)
    return (_folder(kind) / f"{name}{suffix}").read_text(encoding="utf-8")


def _folder(kind: str) -> Path:
    installed = _PACKAGE / "data" / kind
    return installed if installed.is_dir() else _PACKAGE.parent / kind
