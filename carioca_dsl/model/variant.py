"""What a file says: lines, options, words, notes and examples, each with where it stands."""

from carioca_dsl.model.example import Example
from carioca_dsl.model.line import Agreement, Cite, Line, Mark, NamedKind, Qualifiers
from carioca_dsl.model.origin import Origin
from carioca_dsl.model.rules import Rules
from carioca_dsl.model.values import CardClass, Frozen


class Option(Frozen):
    """Something that players may agree before the match."""

    name: str
    text: str
    mode: bool = False
    """A mode is an option with a rulebook of its own."""
    origin: Origin


class Word(Frozen):
    """A variant's own word for a concept in one language."""

    singular: str
    gender: str | None = None
    """``m``, ``f`` or ``n``."""
    plural: str | None = None


_ROUND = "round"


def round_concept(number: int) -> str:
    """The concept under which a variant's words give a round its name."""
    return f"{_ROUND} {number}"


def round_of_concept(concept: str) -> int | None:
    """The number of the round that such a concept names; ``None`` for any other concept."""
    name, _, number = concept.partition(" ")
    return int(number) if name == _ROUND and number.isdigit() else None


class Note(Frozen):
    """A sentence for readers, in one language, with placeholders for numbers."""

    topic: str
    """The chapter of the rulebook where it stands."""
    language: str
    text: str
    origin: Origin
    cites: tuple[Cite, ...] = ()
    marks: tuple[Mark, ...] = ()


class Expectation(Frozen):
    """A number that a source prints, to be held against the computed one."""

    section: str
    """Where it stands: ``deck`` (cards in all), ``rounds`` (cards in a contract), ``scoring`` (points of cards)."""
    when: Qualifiers = Qualifiers()
    cards: tuple[int, ...] = ()
    """The faces whose points are added up, in ``scoring``."""
    number: int
    origin: Origin
    cites: tuple[Cite, ...] = ()


OPTION = "option"
"""What stands before an option's name where its text is given as a word of another language."""


class Variant(Frozen):
    """Everything that a file and the files it stands on say."""

    name: str
    language: str = "en"
    """The author's language: that of labels and phrases."""
    based_on: tuple[str, ...] = ()
    """The files it stands on, nearest first; the last is the family base."""
    titles: dict[str, str] = {}
    sources: dict[str, str] = {}
    options: tuple[Option, ...] = ()
    words: dict[str, dict[str, Word]] = {}
    """Language, then concept, then word."""
    groups: dict[str, CardClass] = {}
    kinds: tuple[NamedKind, ...] = ()
    without_rounds: frozenset[int] = frozenset()
    """The numbers of rounds that the file takes out of its parent's: the others keep theirs."""
    lines: tuple[Line, ...] = ()
    expectations: tuple[Expectation, ...] = ()
    notes: tuple[Note, ...] = ()
    examples: tuple[Example, ...] = ()

    def option_text(self, option: Option, language: str) -> str:
        """What an option says, in that language where the file has it there."""
        word = self.words.get(language, {}).get(f"{OPTION} {option.name}")
        return word.singular if word else option.text

    def rules(self, players: int | None = None, agree: Agreement | None = None) -> Rules:
        """The rules at a table of ``players`` (the fewest allowed, if not given) with that agreement.

        Raises `RulesError`, whose ``problems`` say what is missing or contradicts itself.
        """
        from carioca_dsl.model.problems import RulesError
        from carioca_dsl.model.resolve import resolve

        resolution = resolve(self, players, agree or Agreement())
        if resolution.rules is None:
            raise RulesError(resolution.problems)
        return resolution.rules
