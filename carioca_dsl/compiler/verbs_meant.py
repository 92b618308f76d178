"""A word in front of a label that is no verb: another word for one, one of another language, or any word at all."""

import re
from collections.abc import Iterator

from carioca_dsl.compiler.colons import rule_end
from carioca_dsl.compiler.rounds_meant import round_in
from carioca_dsl.compiler.verb_words import FIXED, Verb
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.syntax import Text, languages
from carioca_dsl.vocabulary import QUALIFYING, RULE_SECTIONS, Vocabulary, begins, nearest, vocabulary

_VERBS = (*map(str, Verb), FIXED)


def verb_meant(section: str, text: Text, words: Vocabulary) -> Diagnostic | None:
    """What is wrong with a label, or with a line that has no colon, if it begins with such a word."""
    if rule_end(section, text.text, words) is not None:
        return None
    for verb, end in _meant(text.text, words):
        if label := _label(section, text.part(end).text, words):
            return _unknown(text, end, words).fixed(text.span, f"{words.words.changes[verb][0]} {label}")
    for verb, end, language in _elsewhere(text.text, words):
        if label := _label(section, text.part(end).text, words):
            right = f"{words.words.changes[verb][0]} {label}"
            known = {"text": text.text, "language": language, "right": right}
            return report("label-in-another-language", text.span, **known).fixed(text.span, right)
    first = re.match(r"[^\W\d]+(?= )", text.text)
    if first is None or words.find("concepts", first[0]) or not _is_whole(section, text.part(first.end()).text, words):
        return None  # `round 4` has no verb, and is told as what it is
    labels = [spelling for spellings in words.labels(section).values() for spelling in spellings]
    return None if nearest(text.text, labels) else _unknown(text, first.end(), words)


def removes_perhaps(section: str | None, text: Text | None, words: Vocabulary) -> bool:
    """Whether a line without colon is no heading but begins with such a word: as `delete 2`, it may need no colon."""
    if text is None or section not in (*RULE_SECTIONS, "meld") or words.heading(text.text):
        return False
    meant = verb_meant(section, text, words)
    return meant is not None and (meant.fix is not None or text.span.column > 1)


def _unknown(text: Text, end: int, words: Vocabulary) -> Diagnostic:
    legal = tuple(words.words.changes[verb][0] for verb in _VERBS)
    label = text.part(end).text
    return report("unknown-verb", text.span_of(0, end), verb=text.text[:end], label=label, legal=legal)


def _meant(text: str, words: Vocabulary) -> Iterator[tuple[str, int]]:
    """Verbs that the beginning of a text may mean, and where it ends: another word for one, or nearly one."""
    for verb, spellings in words.words.verbs_meant.items():
        for spelling in spellings:
            if end := begins(spelling, text):
                yield verb, end
    first = text.partition(" ")[0]
    for table, least in ((words.words.changes, 3), (words.words.verbs_meant, 5)):
        verbs = {spelling: verb for verb in _VERBS for spelling in table[verb]}
        near = nearest(first, verbs) if len(first) >= least else ""
        if near:
            yield verbs[near], len(first)


def _elsewhere(text: str, words: Vocabulary) -> Iterator[tuple[str, int, str]]:
    """Verbs of other languages that a text begins with, where they end, and the language."""
    for language in languages():
        if language != words.language:
            changes = vocabulary(language).words.changes
            for verb in _VERBS:
                for spelling in changes[verb]:
                    if end := begins(spelling, text):
                        yield verb, end, language


def _label(section: str, rest: str, words: Vocabulary) -> str:
    """The label that stands behind such a word, as it should be written."""
    return rest if rule_end(section, rest, words) is not None else round_in(section, rest)


def _is_whole(section: str, rest: str, words: Vocabulary) -> bool:
    """Whether a text is a label with at most a qualifier behind it."""
    end = rule_end(section, rest, words)
    if end is None:
        return False
    behind = rest[end:].strip()
    keywords = (spelling for terminal in QUALIFYING for spelling in words.words.keywords[terminal])
    return not behind or any(begins(spelling, behind) for spelling in keywords)
