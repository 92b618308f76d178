"""The open questions of a table, as a page for a terminal and as data."""

import textwrap
from collections.abc import Iterator
from typing import Any

from carioca_dsl.model import Variant
from carioca_dsl.prose.book import speech_for, title_of
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.silence import Question, Silence
from carioca_dsl.prose.speech import Speech

_WIDTH = 100


def silence_text(found: Silence, variant: Variant, language: str, command: str) -> str:
    """The questions below each other; ``command`` shows the rules that the file decides itself."""
    speech = speech_for(variant, language)
    count, title = len(found.questions), title_of(variant, language)
    head = speech.say("silence_title", title, count) if count else speech.say("silence_none", title)
    parts = [plain(head)]
    parts += ["\n".join(_lines(question, number, speech)) for number, question in enumerate(found.questions, 1)]
    if found.marked:
        parts.append("\n".join(_wrapped(plain(speech.say("silence_marked", found.marked, command)), "", "")))
    return "\n\n".join(parts)


def _lines(question: Question, number: int, speech: Speech) -> Iterator[str]:
    start = f"{number}. "
    inside = " " * 4
    yield from _wrapped(question.question, start, " " * len(start))
    meanwhile = speech.say("silence_meanwhile", str(question.asked.because))
    yield from _wrapped(f"{meanwhile} {' '.join(question.meanwhile)}", inside, inside)
    if question.lines:
        yield f"{inside}{speech.say('silence_decide', question.section)}"
        yield from (f"{inside}  {line}" for line in question.lines)
    if question.agree:
        agreed = " | ".join(f'--agree "{text}"' for text in question.agree)
        yield from _wrapped(f"{speech.say('silence_for_one_evening')} {agreed}", inside, inside + "    ")


def _wrapped(text: str, first: str, rest: str) -> list[str]:
    return textwrap.wrap(
        text,
        _WIDTH,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,  # names of variants have some
    )


def silence_data(found: Silence) -> dict[str, Any]:
    """The same for programs."""
    return {
        "questions": [
            {
                "rules": list(one.asked.rules),
                "kind": one.asked.kind,
                "option": one.asked.option.name if one.asked.option else None,
                "question": one.question,
                "meanwhile": list(one.meanwhile),
                "because": str(one.asked.because),
                "section": one.section or None,
                "lines": list(one.lines),
                "agree": list(one.agree),
            }
            for one in found.questions
        ],
        "marked": found.marked,
    }
