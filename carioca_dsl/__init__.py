"""Carioca: a compiler for the rules of contract rummy."""

# A plain constant: asking the installed metadata for it would cost more than the rest of `--version`.
__version__ = "0.1.0"
