"""The command ``carioca``: one module per command, imported when it is called and not before."""

from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status says how it went (see `exits`).

    Everything is loaded in here, so that Ctrl-C is quiet at any moment.
    """
    try:
        from carioca_dsl.cli.running import run

        return run(argv)
    except KeyboardInterrupt:
        return 130  # `exits.INTERRUPTED`, which may be what was not loaded
