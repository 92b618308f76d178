"""Masks: the names of a file, found in a text whatever else their words may mean, the longest first."""

import re
from collections.abc import Iterable

from carioca_dsl.vocabulary import plain

FIRST = 0xE000
MOST = 1024
"""So many spellings can be told apart (the grammar knows as many private characters); a file needs a dozen."""
_LONGEST = 12
"""A name of more words than this is a sentence, and is not looked for."""
_WORD = re.compile(r"\d+(?=[^\W\d_])|[\w'’-]+|[^\w\s]")
"""A number is a word of its own, even where no blank is between it and what it counts: `2sets`, as `11cards`."""


class Masks:
    """Finds names by their words. Each name stands for itself as a run of one private character, `FIRST` + its index.

    Case and accents do not matter; where ``plurals`` are allowed, nor do the endings of the plural on any word.
    """

    def __init__(self, spellings: Iterable[tuple[str, int]], *, plurals: bool) -> None:
        self.normal = _without_plural if plurals else _folded
        self.known: dict[tuple[str, ...], int] = {}
        for spelling, index in spellings:
            words = _WORD.findall(spelling)
            if 0 < len(words) <= _LONGEST and index < MOST:
                # what is spelt exactly so goes before what only differs in an ending
                self.known[tuple(map(_folded, words))] = index
                self.known.setdefault(tuple(map(self.normal, words)), index)
        self.longest = max(map(len, self.known), default=0)

    def mask(self, text: str) -> str:
        """The text with every name in it as a run of its private character."""
        if not self.known:
            return text
        found = list(_WORD.finditer(text))
        exact = [_folded(word[0]) for word in found]
        loose = [self.normal(word[0]) for word in found]
        parts: list[str] = []
        done = at = 0
        while at < len(found):
            size, index = self._longest_at(at, exact, loose)
            if not size:
                at += 1
                continue
            start, end = found[at].start(), found[at + size - 1].end()
            parts += (text[done:start], chr(FIRST + index) * (end - start))
            done, at = end, at + size
        return "".join((*parts, text[done:]))

    def _longest_at(self, at: int, exact: list[str], loose: list[str]) -> tuple[int, int]:
        for size in range(min(self.longest, len(exact) - at), 0, -1):
            for words in (exact, loose):
                index = self.known.get(tuple(words[at : at + size]))
                if index is not None:
                    return size, index
        return 0, 0


def _folded(word: str) -> str:
    return plain(word)


def _without_plural(word: str) -> str:
    """``courts`` and ``court`` alike, ``suites`` and ``suite``, ``colores`` and ``color``."""
    bare = plain(word)
    return bare.removesuffix("s").removesuffix("e") if len(bare) > 3 else bare
