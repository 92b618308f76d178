"""The names of players in a text, found before the grammar reads it: any word may be one."""

import re
from collections.abc import Iterable
from typing import Any

from carioca_dsl.vocabulary import Vocabulary, plain

_FIRST_MASK = 0xE000
_NAMING = ("players", "naming")
"""Shapes that are nothing but names."""
_OWNING = ("adds", "swaps")
"""Shapes with the owner of a meld in front of its number."""
_NUMBER = r"(?=\s+[0-9]+(?:\s|->|$))"
"""What stands behind the owner of a meld: a number, and no card, which begins with one, too."""


class PlayerNames:
    """Masks the players of an example: a name may hold any keyword.

    A name that is a keyword and nothing else is left alone: the grammar knows from its place which of them is meant.
    """

    def __init__(self, names: Iterable[str], words: Vocabulary) -> None:
        keywords = {plain(spelling) for spellings in words.words.keywords.values() for spelling in spellings}
        maskable = {name for name in names if plain(name) not in keywords}
        self.names = tuple(sorted(maskable, key=lambda name: (-len(name), name)))[:100]
        alternatives = "|".join(f"({re.escape(name)})" for name in self.names)
        name = rf"(?<![\w'’-])(?:{alternatives})(?![\w'’-])"
        self._name, self._owner = re.compile(name), re.compile(rf"(?<=\s){name}{_NUMBER}")

    def mask(self, text: str, shape: str) -> str:
        """The text of that shape with every name as one run of a private character.

        Names are looked for only where they can stand: somebody called 2 or stock is meant by no number and no source.
        """
        pattern = self._name if shape in _NAMING else self._owner
        if not self.names or shape not in (*_NAMING, *_OWNING):
            return text
        return pattern.sub(lambda found: chr(_FIRST_MASK + (found.lastindex or 1) - 1) * len(found[0]), text)

    def name(self, tree: Any) -> str:
        """The name that an ``owner`` tree holds."""
        token = str(tree.children[0])
        index = ord(token[0]) - _FIRST_MASK
        if 0 <= index < len(self.names):
            return self.names[index]
        return " ".join(str(child) for child in tree.children)
