"""What people write for contracts: parts with no comma between them, other signs, a number that goes without saying."""

import re
from typing import Any

from carioca_dsl.compiler.context import Context
from carioca_dsl.compiler.names import plural_of
from carioca_dsl.compiler.trees import deep, extent
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.syntax import Text, Unreadable, languages, parse
from carioca_dsl.vocabulary import Vocabulary, nearest, plain, vocabulary

_MOST_COMMAS = 20


def misspelt_contract(text: Text, context: Context) -> Diagnostic | None:
    """What is wrong with a contract that cannot be read, if it is plain what it should be."""
    found = _with_commas(text.text, context)
    if found is not None:
        written, place = found
        ends = [extent(part) for part in deep(_tree(written, context), "part")]
        after = next((end for end in ends if end[0] > place), (place, len(written)))
        before = max((end for end in ends if end[1] <= place), default=(0, place))
        known = {"before": written[slice(*before)], "after": written[slice(*after)]}
        start = text.text.index(known["after"][0], place)
        where = text.span_of(start, min(start + len(known["after"]), len(text.text)))
        return report("missing-comma", where, **known).fixed(text.span, written)
    near = _with_other_signs(text.text, context)
    if not near:
        return None
    return report("unknown-value", text.span, text=text.text, near=near).fixed(text.span, near)


def unknown_kind(text: Text, place: tuple[int, int], count: int, context: Context) -> Diagnostic:
    """What is wrong with a kind of meld that the file has not, and how it would have one."""
    words, names = context.words, context.names
    written = text.text[slice(*place)]
    legal = names.kinds_for_messages()
    near = _of_elsewhere(written, count, context) or nearest(
        written, (*legal, *(names.kind_name(one, 2) for one in ("set", "run")))
    )
    problem = report("unknown-kind", text.span_of(*place), text=written, near=near, legal=legal)
    if near:
        return problem.fixed(text.span_of(*place), near)
    lines = (
        f"{words.heading_of('meld')} {_singular(written, words) if count != 1 else written}",
        f"{words.words.labels['like'][0]}: {names.kind_name('set', 1)}",
        f"{words.label_of('set.size')}: 2 {words.unit('card', 2)}",
    )
    return problem.note("declare", heading=lines[0], lines=lines[1:])


# -- repairs ------------------------------------------------------------------------------------------------------


def _tree(text: str, context: Context) -> Any:
    return parse("contract", context.names.mask(text, "kind"), context.language)


def _with_commas(text: str, context: Context) -> tuple[str, int] | None:
    """The text with commas before the parts that have none, and where the first one is missing."""
    first = None
    for _ in range(_MOST_COMMAS):
        try:
            _tree(text, context)
        except Unreadable as error:
            before, rest = text[: error.fits].rstrip(), text[error.fits :]
            if not before or not rest[:1].isdecimal():
                return None
            first = len(before) if first is None else first
            text = f"{before}, {rest}"
        else:
            return None if first is None else (text, first)
    return None


def _with_other_signs(text: str, context: Context) -> str:
    """The text with commas for other signs, and `1` before a single meld; ``""`` if that does not help."""
    sized = re.sub(r"\s*\((\d+)(?: [^\W\d]+)?\)", rf" {context.words.keyword('_OF')} \1", text.rstrip(" ,;."))
    joined = re.sub(r"\s*[;/&|]\s*", ", ", sized)
    counted = re.sub(r"(?<=\d)\s*[x×*]\s*(?=[^\W\d])", " ", joined)
    written = ", ".join(_counted(part, context) for part in counted.split(", "))
    found = _with_commas(written, context)
    near = found[0] if found else written
    return near if near != text and _is_read(near, context) else ""


def _counted(part: str, context: Context) -> str:
    kind = context.names.kind_named(part)
    return f"1 {part}" if kind and plain(part) == plain(context.names.kind_name(kind, 1)) else part


def _is_read(text: str, context: Context) -> bool:
    try:
        kinds = tuple(deep(_tree(text, context), "kind"))
    except Unreadable:
        return False
    return bool(kinds) and all(context.names.kind_named(text[slice(*extent(kind))]) for kind in kinds)


# -- kinds --------------------------------------------------------------------------------------------------------


def _of_elsewhere(written: str, count: int, context: Context) -> str:
    """What the file's language calls a kind of the family that is written in the words of another."""
    for language in languages():
        kind = vocabulary(language).find("kinds", written)
        if kind:
            return context.names.kind_name(kind, count)
    return ""


def _singular(written: str, words: Vocabulary) -> str:
    """`pair` for `pairs`, where that is certain: any other name does as it is written."""
    known = (one for spellings in words.words.concepts.values() for one in spellings)
    concept = next((one for one in known if plain(written) in (plain(f"{one}s"), plain(f"{one}es"))), None)
    if concept:
        return concept
    if words.language == "en":
        return (
            written[:-1] if re.search(r"[^s]s$", written) and not re.search(r"([sx]|sh|ch|i)es$", written) else written
        )
    first, *rest = written.split(" ")
    single = " ".join((first[:-1], *rest))
    return single if re.search("[aáoóé]s$", first) and plural_of(single, words.language) == written else written
