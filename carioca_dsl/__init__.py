"""Carioca: a compiler for the rules of contract rummy.

The names of `carioca_dsl.api` are here too; they are loaded when first asked for, so that importing the package is
quick.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carioca_dsl.api import Match, judge, load_variant, may, read_score, render_rulebook, score, simulate

# A plain constant: asking the installed metadata for it would cost more than the rest of `--version`.
__version__ = "0.1.0"

# Written out, for the import system asks here for every room before it looks for a module of that name.
_PUBLIC = frozenset({"Match", "judge", "load_variant", "may", "read_score", "render_rulebook", "score", "simulate"})


def __getattr__(name: str) -> Any:
    if name not in _PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from carioca_dsl import api

    return getattr(api, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_PUBLIC})
