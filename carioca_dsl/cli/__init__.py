"""The command ``carioca``: one module per command, imported when it is called and not before."""

import gc
from collections.abc import Sequence

__all__ = ["main"]

_NEW_THINGS = 50_000
"""So many new objects there must be before Python looks for rubbish among them. By its own measure it would go again
and again through all that a command loads, and find nothing."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status says how it went (see `exits`).

    Everything is loaded in here, so that Ctrl-C is quiet at any moment.
    """
    gc.set_threshold(_NEW_THINGS)
    try:
        from carioca_dsl.cli.running import run

        return run(argv)
    except KeyboardInterrupt:
        return 130  # `exits.INTERRUPTED`, which may be what was not loaded
