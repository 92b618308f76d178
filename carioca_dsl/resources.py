"""Finds the grammar and the shipped variants: in a wheel, an editable install or a plain checkout.

In a checkout `grammar/` and `variants/` lie beside the package, where people read and edit them; a
wheel carries a copy under `carioca_dsl/data/`. Nothing is cached: a command reads each file once, and
the tests may then change a file. Every `--help` asks for names, so paths are plain strings here: `pathlib` takes longer
to import than all of this takes to run.
"""

from __future__ import annotations

import os

FAMILY = "family"
"""The shipped variant that is no game: every game stands on it."""
_PACKAGE = os.path.dirname(os.path.realpath(__file__))
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
    files = (os.path.join(place, name) for place, _, names in os.walk(folder) for name in names)
    return tuple(sorted(os.path.relpath(file, folder).replace(os.sep, "/") for file in files))


def grammar_text(name: str) -> str:
    """The text of one of `grammar_names()`; raises `UnknownResource` for any other name."""
    return _text("grammar", name, grammar_names(), "")


def variant_names() -> tuple[str, ...]:
    """The names of the shipped variants, sorted: `variants/NAME.carioca`."""
    folder = _folder("variants")
    files = os.listdir(folder) if os.path.isdir(folder) else ()
    return tuple(sorted(file.removesuffix(_SUFFIX) for file in files if file.endswith(_SUFFIX) and file[0] != "."))


def game_names() -> tuple[str, ...]:
    """The shipped variants that are games: all but the base that they stand on."""
    return tuple(name for name in variant_names() if name != FAMILY)


def variant_text(name: str) -> str:
    """The rule text of one of `variant_names()`; raises `UnknownResource` for any other name."""
    return _text("variants", name, variant_names(), _SUFFIX)


def _text(kind: str, name: str, known: tuple[str, ...], suffix: str) -> str:
    # names come from users: only one that we listed ourselves may become part of a path
    if name not in known:
        raise UnknownResource(kind, name, known)
    with open(os.path.join(_folder(kind), f"{name}{suffix}"), encoding="utf-8") as file:
        return file.read()


def _folder(kind: str) -> str:
    installed = os.path.join(_PACKAGE, "data", kind)
    return installed if os.path.isdir(installed) else os.path.join(os.path.dirname(_PACKAGE), kind)
