"""Where something stands in a file."""

from carioca_dsl.model.values import Frozen


class Origin(Frozen):
    """A stretch of one line: ``column`` is its first character from 1, ``end_column`` the one after its last."""

    file: str
    """A shipped name or the path as the user gave it."""
    line: int
    column: int = 1
    end_column: int = 1
