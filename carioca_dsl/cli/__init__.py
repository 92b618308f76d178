"""The command ``carioca``: one module per command, imported when it is called and not before."""

from carioca_dsl.cli.main import main

__all__ = ["main"]
