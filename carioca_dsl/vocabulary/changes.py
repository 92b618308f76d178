"""What the words in front of a label mean: for `explain`, for hovering, and for the reference."""

from carioca_dsl.syntax import languages
from carioca_dsl.vocabulary.nearness import plain
from carioca_dsl.vocabulary.vocabulary import Vocabulary, vocabulary
from carioca_dsl.vocabulary.writing import sample

MEANINGS = {
    "change": "Puts another value in the place of the one that the file above says, for the same cases. What it was "
    "may be repeated in brackets; it is then held against what that file says.",
    "remove": "Takes a line of the file above away; it has no value and needs no colon. What then holds is what the "
    "file's other lines say, or the family.",
    "add": "Says what the file above does not say: another rule, another round, or a rule for narrower cases.",
    "fixed": "Forbids the files that are based on this one to say otherwise. It stands before a verb, or alone where "
    "the line has none.",
    "was": "In brackets behind a changed value: what it was in the file above.",
}
"""By the key of the word's spellings."""


def change_line(word: str, words: Vocabulary) -> str:
    """One line with that word, in the words of a language."""
    spelling = {id: spellings[0] for id, spellings in words.words.changes.items()}
    label, _, value = sample("scoring.joker", words).partition(": ")
    lower = value.replace("50", "30")
    match word:
        case "change":
            return f"{spelling['change']} {label}: {lower}"
        case "was":
            return f"{spelling['change']} {label}: {lower} ({spelling['was']} {value})"
        case "remove":
            return f"{spelling['remove']} {words.label_of('deal.hand')} {words.keyword('IN_ROUND')} 7"
        case "add":
            return f"{spelling['add']} 9: {sample('rounds.contract', words).partition(': ')[2]}"
        case _:
            return f"{spelling['fixed']} {sample('deal.hand', words)}"


def explain_change(text: str, language: str) -> str | None:
    """The meaning of one of the words, in any language of the form; ``None`` if it is none of them."""
    for one in (language, *languages()):
        words = vocabulary(one)
        for word, spellings in words.words.changes.items():
            if any(plain(text) == plain(spelling) for spelling in spellings):
                return _explained(word, words)
    return None


def _explained(word: str, words: Vocabulary) -> str:
    lines = [
        f"{words.words.changes[word][0]} (below `{words.words.header['based-on'][0]} NAME`)",
        f"  {MEANINGS[word]}",
        f"  for example: {change_line(word, words)}",
    ]
    others = [vocabulary(other) for other in languages() if other != words.language]
    lines += [f"  in {other.words.name}: {change_line(word, other)}" for other in others]
    return "\n".join(lines)
