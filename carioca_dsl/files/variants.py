"""A VARIANT as people name it: a shipped name, ``NAME:MODE``, or a path.

Whether a file is there is asked of `os.path`: to `Path` a name that is too long is an error.
"""

import os
from pathlib import Path
from typing import NamedTuple

from carioca_dsl import resources
from carioca_dsl.compiler import Compiled, compile_text
from carioca_dsl.files.parents import SUFFIX, FindParent, parents_beside, plain_name
from carioca_dsl.files.problem import FileProblem
from carioca_dsl.files.reading import read_text


class Source(NamedTuple):
    """A rule text, ready to be compiled."""

    name: str
    """How diagnostics call it: the shipped name, or the path as it was given."""
    text: str
    shipped: bool
    find_parent: FindParent
    modes: tuple[str, ...] = ()

    def text_of(self, file: str) -> str | None:
        """The text of this file or of one that it stands on, for showing a line of it."""
        return self.text if file == self.name else self.find_parent(Path(file).stem)

    def compiled(self) -> Compiled:
        """What the compiler makes of it."""
        return compile_text(self.text, self.name, self.find_parent)


def open_source(name_or_path: str | Path) -> Source:
    """The rule text that ``name_or_path`` means; raises `FileProblem`.

    A shipped name always means the shipped file, even where a file of that name lies in the folder (``./NAME`` is
    that file). Behind a colon stands a mode.
    """
    given = str(name_or_path)
    if isinstance(name_or_path, str):
        name, *modes = given.split(":")
        if name in resources.variant_names():
            return Source(name, resources.variant_text(name), True, parents_beside(None), tuple(modes))
        if modes and not os.path.exists(given) and os.path.exists(name):
            return _from_file(name, tuple(modes))
    return _from_file(given, ())


def load_compiled(name_or_path: str | Path) -> Compiled:
    """Compile a shipped variant or a file; raises `FileProblem` if there is no such text."""
    return open_source(name_or_path).compiled()


def _from_file(path: str, modes: tuple[str, ...]) -> Source:
    try:
        text = read_text(path)
    except FileProblem as problem:
        if problem.kind == "missing" and plain_name(path):
            raise FileProblem("no such variant", path, _nearest(path)) from None
        if problem.kind == "missing" and not path.endswith(SUFFIX) and os.path.isfile(path + SUFFIX):
            raise FileProblem("missing", path, f"did you mean `{path}{SUFFIX}`?") from None
        raise
    return Source(path, text, False, parents_beside(Path(path)), modes)


def _nearest(name: str) -> str:
    import difflib

    known = resources.variant_names()
    near = difflib.get_close_matches(name.lower(), known, 1, 0.5)
    return f"did you mean `{near[0]}`?" if near else f"shipped are: {', '.join(known)}"
