"""How a command ends."""

FINE = 0
WRONG = 1
"""The input has errors, or a check found differences."""
USAGE = 2
"""The command was called wrongly."""
BUG = 3
"""Our fault."""
INTERRUPTED = 130
"""Stopped from the keyboard; the number that a shell expects."""


class Usage(Exception):
    """The command cannot do what it was asked: the text says why (status 2)."""


class Stop(Exception):
    """The input has errors, which have been shown (status 1)."""
