"""What the phrase layers of all languages share: cards, and the words that templates may use."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

from carioca_dsl.cards import SUIT_GLYPHS, is_joker, rank_of, suit_of
from carioca_dsl.melds import Meld
from carioca_dsl.model import Combination, RoundRules, round_concept
from carioca_dsl.prose import inline
from carioca_dsl.prose.blocks import SIGNS
from carioca_dsl.prose.facts import Fact
from carioca_dsl.prose.facts.contracts import usual_contract
from carioca_dsl.prose.facts.wild_in_melds import only_jokers_wild
from carioca_dsl.prose.lexicon import Lexicon, Noun, letters_of


def is_span(ranks: Sequence[int]) -> bool:
    """Whether these are so many numbers in a row that nobody would list them."""
    return len(ranks) > 3 and ranks[0] > 1 and ranks[-1] <= 10 and ranks[-1] - ranks[0] == len(ranks) - 1


def in_a_row(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """The first and the last of each of the rows that these rising numbers make."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


class Phrases(ABC):
    """The noun phrases and value phrases of one language; a template sees each public method under its name.

    A language derives its own class. Concepts are keys of the lexicon (``set``, ``discard-pile``).
    """

    quotes: tuple[str, str] = ("“", "”")
    """The quotation marks of the language, with their blanks."""
    colon: str = ": "
    """A colon between two texts, with its blanks."""

    def __init__(self, lexicon: Lexicon, *, in_figures: bool = False) -> None:
        self.lexicon = lexicon
        self.in_figures = in_figures
        """Whether every number is in figures, as beside one that is too great for words; none stays a word."""
        self.letters = letters_of(lexicon)
        """What is printed in the corner of a card, by rank."""

    def vocabulary(self) -> dict[str, Any]:
        """Everything that a template can call."""
        return {name: getattr(self, name) for name in dir(self) if not name.startswith("_") and name != "vocabulary"}

    def entry(self, concept: str) -> Noun:
        """The noun of a concept."""
        return self.lexicon[concept]

    def strong(self, text: str) -> str:
        """A term where it is explained."""
        return inline.strong(text)

    def mark(self, fact: Fact, facts: Sequence[Fact]) -> str:
        """The sign of one fact of a bundle whose signs differ: then the bundle itself has none."""
        signs = {SIGNS.get(each.standing, "") for each in facts}
        own = SIGNS.get(fact.standing, "")
        return inline.sign(own) if own and len(signs) > 1 else ""

    def quoted(self, texts: Iterable[str]) -> list[str]:
        """Titles of other works, in the quotation marks of the language."""
        return [f"{self.quotes[0]}{inline.clean(text)}{self.quotes[1]}" for text in texts]

    def clean(self, text: str) -> str:
        """Somebody's own words, made harmless."""
        return inline.clean(text)

    def typeset(self, text: str) -> str:
        """A finished text with the blanks and signs that printers of the language use."""
        return text

    def wild_concept(self, round: RoundRules) -> str:
        """``joker`` where nothing else is wild in the round, else ``wild-card``."""
        return "joker" if only_jokers_wild(round) else "wild-card"

    def named_contract(self, round: RoundRules) -> tuple[Combination, ...]:
        """The contract of a round, without the sizes that go without saying."""
        return usual_contract(round)

    def round_title(self, number: int) -> str:
        """What the variant calls a round: ``scala reale``; nothing where it has no name."""
        concept = round_concept(number)
        return self.entry(concept).singular if concept in self.lexicon else ""

    def titles(self, numbers: Sequence[int]) -> str:
        """`` (coppia)`` behind the number of a round that has a name, or behind those of two; else nothing."""
        found = [self.round_title(number) for number in numbers]
        return f" ({self.all_of(found)})" if len(found) < 3 and all(found) else ""

    @abstractmethod
    def all_of(self, items: Iterable[str]) -> str:
        """``a, b and c``."""

    @abstractmethod
    def figure(self, number: int) -> str:
        """A number in figures, with a true minus sign."""

    def letter(self, rank: int) -> str:
        """What is printed on cards of the rank."""
        return self.letters[rank]

    def card(self, card: int) -> str:
        """One card in the reader's letters."""
        text = "★" if is_joker(card) else self.letters[rank_of(card)] + SUIT_GLYPHS[suit_of(card)]
        return inline.card_mark(card, text, self.card_name(card))

    def cards(self, cards: Iterable[int]) -> str:
        """Cards in a row."""
        return " ".join(self.card(card) for card in cards)

    def rows_of(self, melds: Iterable[Sequence[int]]) -> list[str]:
        """Each meld's cards in a row."""
        return [self.cards(meld) for meld in melds]

    def in_cards(self, melds: Iterable[Meld]) -> list[str]:
        """The same for melds as the engine knows them."""
        return [self.cards(meld.cards) for meld in melds]

    def called(self, names: Sequence[str], seats: Iterable[int]) -> list[str]:
        """The names of some seats."""
        return [inline.clean(names[seat]) for seat in seats]

    def card_name(self, card: int) -> str:
        """A card in words, for who cannot see it."""
        return f"{self.letters[rank_of(card)]}{SUIT_GLYPHS[suit_of(card)]}"
