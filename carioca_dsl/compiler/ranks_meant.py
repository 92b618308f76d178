"""What people write for ranks: names or other letters instead of the letters, plurals, and from the highest down."""

import re
from functools import cache

from carioca_dsl.cards import KING, RANK_LETTERS
from carioca_dsl.compiler.context import Context
from carioca_dsl.compiler.trees import deep, extent, subtrees
from carioca_dsl.model import CardClass
from carioca_dsl.syntax import FIGURES, Unreadable, languages, parse
from carioca_dsl.vocabulary import Vocabulary, Writer, vocabulary

_LETTERS = {"ace": "A", "jack": "J", "queen": "Q", "king": "K"}
_RANKS = {letter: rank for rank, letter in enumerate(RANK_LETTERS) if letter}
_WRITTEN = re.compile(r"(?<!\w)(10|[2-9AJQK])['’]?s(?!\w)|[^\W\d_]+")
"""A rank with the `s` of a plural, or a word."""


def ranks_meant(shape: str, text: str, context: Context) -> str:
    """The text with letters for ranks, each span upwards; ``""`` if it means no cards or says so already."""
    spanned = span_alone(_between().sub(f" {context.words.keyword('_TO')} ", text))
    written = _WRITTEN.sub(lambda found: found[1] or _letter(found[0], text, context.words) or found[0], spanned)
    try:
        tree = parse(shape, context.names.mask_label(written), context.language)
    except Unreadable:
        return ""
    found = written
    for item in reversed(tuple(deep(tree, "carditem"))):
        ends = [str(rank.children[0]) for rank in subtrees(item, "rank")]
        if any(end not in _RANKS for end in ends):
            return ""
        if len(ends) == 2 and _RANKS[ends[1]] < _RANKS[ends[0]]:
            start, end = extent(item)
            found = found[:start] + _upwards(ends[0], ends[1], context.words) + found[end:]
    return found if found != text else ""


def span_alone(text: str) -> str:
    """A text without the word that people put before a span from one number to another: `from 2 to 4`."""
    return _before().sub("", text)


@cache
def _before() -> re.Pattern[str]:
    return re.compile(rf"^(?:{_any_of('before')}) +(?=\d)", re.IGNORECASE)


@cache
def _between() -> re.Pattern[str]:
    dots = r"(?<=\w) *(?:\.{2,}|…) *(?=\w)"
    return re.compile(rf"{dots}|(?<=\d) +(?:{_any_of('between')}) +(?=\w)", re.IGNORECASE)


def _any_of(place: str) -> str:
    """The words of all languages: people mix those that look alike."""
    found = {spelling for language in languages() for spelling in vocabulary(language).words.spans_meant[place]}
    return "|".join(map(re.escape, sorted(found)))


def _letter(word: str, text: str, words: Vocabulary) -> str:
    """The letter of a rank that a word names, letters that are written as one word or small, or those of elsewhere."""
    if word in FIGURES:
        return FIGURES[word]
    if word.upper() in _RANKS and (len(text) == 1 or word in ("j", "q", "k")):  # `a` is a word of some languages
        return word.upper()
    if 2 <= len(word) <= len(_LETTERS) and set(word) <= set(_LETTERS.values()):
        return ", ".join(word)
    endings = [word, *(word[: -len(end)] for end in ("s", "x", "es") if word.endswith(end) and len(word) > 2)]
    concepts = (words.find("concepts", one) for one in endings)
    return next((_LETTERS[concept] for concept in concepts if concept in _LETTERS), "")


def _upwards(first: str, last: str, words: Vocabulary) -> str:
    """``2 to 10`` for `10 to 2`; for `J to A`, where the ace is the highest, ``J, Q, K, A``."""
    if last != "A":
        return f"{last} {words.keyword('_TO')} {first}"
    return f"{Writer(words).cards(CardClass(ranks=tuple(range(_RANKS[first], KING + 1))))}, A"
