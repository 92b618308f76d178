"""What is not clear of a line that somebody typed."""

from typing import Any, NamedTuple


class Misread(NamedTuple):
    """Nothing that is clear: the name of the sentence that says so, and its values."""

    key: str
    args: tuple[Any, ...] = ()


class Unclear(Exception):
    """Raised while a line is read; ``misread`` is what comes of it."""

    def __init__(self, key: str, *args: Any) -> None:
        super().__init__(key)
        self.misread = Misread(key, args)
