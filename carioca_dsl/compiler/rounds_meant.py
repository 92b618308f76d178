"""What people write for the number of a round."""

import re


def round_in(section: str, text: str) -> str:
    """The number of a round that has words around it: `round 3`, `3rd`."""
    found = re.fullmatch(r"[^\d:]*([1-9]\d?)(?:[^\W\d]{1,3})?[.)]?", text) if section == "rounds" else None
    return found[1] if found else ""
