"""What people write to say when a line holds: `for 5 players`, `(round 3)`, `when open`."""

import re
from collections.abc import Collection

from carioca_dsl.vocabulary import ACTS, QUALIFYING, Vocabulary, nearest, plain


def qualifier_meant(text: str, axes: Collection[str], words: Vocabulary) -> str:
    """The qualifier that a text comes nearest to, among those of ``axes``; ``""`` if it comes near to none."""
    keyword = words.keyword
    said = re.findall(r"[^\W\d_]+", plain(text))
    numbers = re.search(r"\d+(?: *(?:-|,|[^\W\d_]{1,3}) *\d+)*", text)
    if numbers:
        number = re.sub(r" *(-|(?<= )[^\W\d_]{1,3}(?= )) *", f" {keyword('_TO')} ", numbers[0])
        last = int(re.findall(r"\d+", number)[-1])
        if "players" in axes and any(words.is_unit("player", one) for one in said):
            return f"{keyword('WITH')} {number} {words.unit('player', last)}"
        rounds = {plain(spelling).split()[-1] for spelling in words.words.keywords["IN_ROUND"]}
        if "rounds" in axes and (rounds & set(said) or words.words.concepts["round"][0] in said):
            return f"{keyword('IN_ROUND', number != str(last))} {number}"
        if "players" in axes and plain(keyword("WITH")) in said:
            return f"{keyword('WITH')} {number} {words.unit('player', last)}"
        return ""
    acts = [one for act in ACTS for one in words.words.keywords[act]]
    return nearest(text.strip(" ,()"), acts) if "act" in axes else ""


def qualified_from(label: str, words: Vocabulary) -> int:
    """Where in a label of cards something begins that is meant to say when the line holds; 0 if nowhere."""
    first = {plain(spelling).split()[0] for one in QUALIFYING for spelling in words.words.keywords[one]}
    found = next((one for one in re.finditer(r"(?<= )[^\W\d_]{2,}", label) if plain(one[0]) in first), None)
    return found.start() if found else 0


def starts_at(text: str, fits: int, words: Vocabulary) -> int:
    """Where a qualifier begins inside which the parser stopped after ``fits`` characters."""
    start = min(fits, len(text))
    for terminal in QUALIFYING:
        for spelling in words.words.keywords[terminal]:
            place = text.rfind(spelling, 0, fits)
            if place >= 0 and not text[place + len(spelling) : fits].strip():
                start = min(start, place)
    return start
