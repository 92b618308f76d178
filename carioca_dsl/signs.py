"""The signs that no text of a stranger may show: they drive a terminal, turn a line round, or cannot be seen at all.

Every room that writes such text asks here, whatever it then puts in their place.
"""

import unicodedata

_KINDS = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
"""Control, direction and other layout, private, half of a pair, unassigned; ends of lines and of paragraphs."""


def is_hidden(sign: str) -> bool:
    """Whether it is no letter, figure, mark or blank: a line feed and a tab are hidden, too, and may be wanted."""
    return unicodedata.category(sign) in _KINDS
