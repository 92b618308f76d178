"""The reference of the language, written from the vocabulary: `docs/language.md`.

python -m carioca_dsl.vocabulary.reference > docs/language.md
"""

from collections.abc import Iterator

from carioca_dsl.model import declared_rules
from carioca_dsl.syntax import languages
from carioca_dsl.vocabulary.changes import MEANINGS, change_line
from carioca_dsl.vocabulary.explain import meaning
from carioca_dsl.vocabulary.placeholders import PLACEHOLDERS, ROUND
from carioca_dsl.vocabulary.shapes import QUALIFIERS, SHAPES
from carioca_dsl.vocabulary.vocabulary import RULE_SECTIONS, Vocabulary, choice_values, vocabulary
from carioca_dsl.vocabulary.writing import sample

_INTRO = """# The language

This page is generated from the vocabulary (`python -m carioca_dsl.vocabulary.reference`); a test keeps it current.
A file is a form: headings, and below them lines of `label: value`. Indentation, blank lines and the order of lines
inside a section do not matter, except in examples and notes. `#` begins a comment. The first line names the
language of the words, `carioca 1 en`; the second the variant, `variant NAME`; a third may name the file that this one
is based on, `based on NAME`.
"""

_BASED_ON = """## Standing on another game

A file without `based on` stands on the family, and states its rules anew. A file that is `based on NAME`, a shipped
game or a file in the same folder, has all the rules of that one, and each of its own lines says with a verb what it
does to them. A line acts on the line with the same label and the same qualifiers, and on no other: where the file above
says `hand: 11 cards` and `hand in round 7: 12 cards`, `change hand: 12 cards` leaves the second as it is. Changing or
removing what is not there, adding what is, and a line without a verb are errors that show both places.

Options, groups and kinds that are new in the file, the lines of such a kind, examples, titles, words, sources and notes
take no verb. Examples and titles are not inherited; without a title, the name serves. `expect` lines are inherited and
take verbs like any other line; those of a removed round go with it, as do its name
and the notes that name it.
"""

_MARKS = """## Marks

After a value may stand where it comes from: `@SOURCE.SECTION` cites a section of a source that `sources` declares,
`@inferred` and `@convention` mark what the sources do not say.
"""

_EXAMPLES = """## Examples

An `example NAME` is a situation, steps, and what must come of them. Settings come first, in any order; all are
optional.

| line | says |
|---|---|
| `round: 2` | the round that is played |
| `players: ana, beto` | who plays, in order of play |
| `agree: joker=30, twelve cards` | what the players have agreed |
| `ana holds: 8♣ 8♦ 8♥ 4♠` | the whole hand of a player |
| `ana laid: 8♣ 8♦ 8♥ \\| 4♠ 5♠ 6♠ 7♠` | melds on the table: that player has opened on an earlier turn |
| `stock: 9♣ 4♥ …` | the next cards from the top; `…` for the rest of the pack, `none` for no stock |
| `discard pile: 5♦ 6♦` | the discard pile, its top last, or `none` |
| `turn: ana` | whose turn it is |
| `ana has: 140 points` | a player's total before this deal |
| `chooser: ana` | who chose the round, where rounds are chosen |

A step is what a player does; after `->` stands what it is stated to be, `allowed`, `refused` or `refused because RULE`.
"""


def reference(language: str = "en") -> str:
    """The whole page."""
    return "\n".join(_parts(vocabulary(language)))


def _parts(words: Vocabulary) -> Iterator[str]:
    yield _INTRO
    yield from _values()
    for section in RULE_SECTIONS:
        yield from _section(section, words)
    yield from _readers(words)
    yield from _changes(words)
    yield _MARKS
    yield _EXAMPLES
    yield "\n".join(f"- `{line}`" for line in _steps(words))
    yield ""
    yield from _languages()


def _values() -> Iterator[str]:
    yield "## Values and qualifiers\n"
    yield "After a value, `option` and another value say what a table may agree instead.\n"
    yield "| shape | looks like |\n|---|---|"
    for shape, text in SHAPES.items():
        yield f"| {shape} | {text} |"
    yield "\nA qualifier after a label makes the line hold only then; of two lines the narrower one wins.\n"
    yield "| axis | looks like |\n|---|---|"
    for axis, text in QUALIFIERS.items():
        yield f"| {axis} | {text} |"
    yield ""


def _section(section: str, words: Vocabulary) -> Iterator[str]:
    yield f"## `{words.heading_of(section)}`\n"
    if section == "set":
        yield "`meld NAME` with a line `like: set` makes another kind with the same labels.\n"
    yield "| line | rule | shape | qualifiers | meaning |\n|---|---|---|---|---|"
    for rule, declared in declared_rules().items():
        if rule.startswith(f"{section}."):
            axes = ", ".join(declared.rule.qualifiers) or "–"
            doc = meaning(rule)
            yield f"| `{sample(rule, words)}` | `{rule}` | {declared.rule.shape} | {axes} | {doc} |"
    yield ""
    for rule, declared in declared_rules().items():
        if rule.startswith(f"{section}.") and declared.rule.shape == "choice":
            phrases = " · ".join(f"`{words.phrase(rule, value)}`" for value in choice_values(declared))
            yield f"- `{words.label_of(rule)}`: {phrases}"
    yield ""


def _changes(words: Vocabulary) -> Iterator[str]:
    yield _BASED_ON
    yield "| word | looks like | meaning |\n|---|---|---|"
    for word, spellings in words.words.changes.items():
        yield f"| `{spellings[0]}` | `{change_line(word, words)}` | {MEANINGS[word]} |"
    yield ""


def _readers(words: Vocabulary) -> Iterator[str]:
    yield "## Sections for readers\n"
    yield "| section | lines |\n|---|---|"
    yield '| `title` | a language and a text: `fr: "…"` |'
    yield '| `sources` | a name and what it is: `guide: "…"` |'
    yield '| `options` | a name and what is agreed: `twelve cards: "…"`, `mode short: "…"` |'
    yield "| `groups` | a name for cards: `court: A K Q J` |"
    yield '| `words LANGUAGE` | the variant\'s own words: `round: "donne" f, "donnes"` |'
    names = ", ".join(f"`{{{name}}}`" for name in (*PLACEHOLDERS, ROUND))
    topics = ", ".join(f"`{spellings[0]}`" for spellings in words.words.topics.values())
    yield (
        f'| `notes LANGUAGE` | a topic and a sentence: `history: "…"`. Topics: {topics}; '
        f"numbers are placeholders: {names} |"
    )
    yield ""


def _steps(words: Vocabulary) -> Iterator[str]:
    verbs = {verb: spellings[0] for verb, spellings in words.words.verbs.items()}
    yield f"ana {verbs['draws']}: stock"
    yield f"ana {verbs['opens']}: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"
    yield f"ana {verbs['lays']}: 9♣ 9♦ 9♥"
    yield f"ana {verbs['adds']}: 8♠ to ana 2 high"
    yield f"ana {verbs['swaps']}: 6♥ for ★ in beto 1 ★ low"
    yield f"ana {verbs['discards']}: K♦"
    yield f"ana {verbs['refuses']}: 7♣"
    yield f"beto {verbs['buys']}: 7♣"
    yield f"beto {verbs['passes']}: 7♣"
    yield f"ana {verbs['chooses']}: 4"
    yield f"ana {verbs['shows']}: 7♣ 7♣ 9♦ 9♦ K♠ K♠ 2♥ 2♥"
    yield f"ana {verbs['re-enters']}: 137 points"
    yield f"ana {verbs['leaves']}: 151 points"
    yield "expect ana holds: 5 cards"
    yield "expect ana scores: 33 points"
    yield "expect ana 2: 4♠ 5♠ 6♠ 7♠ 8♠"
    yield "expect deal: over"
    yield "expect deal: void"
    yield "expect round: 4"
    yield "expect ana has: 137 points"
    yield "expect ana coins: -5 coins"
    yield "expect pot: 4 coins"


def _languages() -> Iterator[str]:
    others = [vocabulary(language) for language in languages()]
    yield "## Labels in each language\n"
    yield f"| rule | {' | '.join(words.words.name for words in others)} |"
    yield f"|---|{'---|' * len(others)}"
    for rule in declared_rules():
        yield f"| `{rule}` | {' | '.join(f'`{sample(rule, words)}`' for words in others)} |"
    for word in MEANINGS:
        yield f"| – | {' | '.join(f'`{change_line(word, words)}`' for words in others)} |"
    yield ""


if __name__ == "__main__":
    import sys

    sys.stdout.write(reference())
