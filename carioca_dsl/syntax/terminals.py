"""The terminals that differ from language to language, made from its tables.

Every spelling becomes a whole word or phrase: blanks may be repeated, the first letter may be a capital, an accent
may be missing. Longer spellings are tried first, so that `at most` is not cut short by a keyword `at`.
"""

import re
import unicodedata
from collections.abc import Iterable

from carioca_dsl.syntax.tables import Tables

# three looks instead of one: a class with `’` in it takes Python a tenth of a millisecond, in each of fifty scanners
_WORD_ENDS = r"(?!\w)(?!['-])(?!’)"


def grammar_of(values: str, words: Tables) -> str:
    """The grammar of values in one language: the common text and its terminals."""
    terminals = [f"{name}.3: {_pattern(spellings)}" for name, spellings in sorted(words.keywords.items())]
    phrases = {spelling for rule in words.phrases.values() for choice in rule.values() for spelling in choice}
    sources = [spelling for source in words.sources.values() for spelling in source]
    terminals += [f"CHOICE.3: {_pattern(phrases)}", f"SOURCE.3: {_pattern(sources)}"]
    return "\n".join((values, *terminals, ""))


def spelling_pattern(spelling: str) -> str:
    """A pattern for one spelling, without the end of the word."""
    first, rest = spelling[0], spelling[1:]
    # a single letter keeps its case: `A` is an ace and `a` may be a preposition
    head = _letter(first, either_case=bool(rest) and first.isalpha())
    return re.sub(r"( )+", " +", head + "".join(_letter(letter) for letter in rest))


def _pattern(spellings: Iterable[str]) -> str:
    ordered = sorted(spellings, key=lambda spelling: (-len(spelling), spelling))
    return f"/(?:{'|'.join(map(spelling_pattern, ordered))}){_WORD_ENDS}/"


def _letter(letter: str, *, either_case: bool = False) -> str:
    forms = {letter, letter.upper()} if either_case else {letter}
    forms |= {unicodedata.normalize("NFD", form)[0] for form in forms if form.isalpha()}
    if not letter.isalnum() and letter not in " ,'-":
        return re.escape(letter)
    return letter if forms == {letter} else f"[{''.join(sorted(forms))}]"
