"""Cards in words: ranks, classes of cards, contracts."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from carioca_dsl.cards import ACE, JACK, KING, QUEEN, is_joker, rank_of, suit_of
from carioca_dsl.model import CardClass, Combination, Part
from carioca_dsl.prose.phrases import is_span
from carioca_dsl.prose.romance.values import ValuePhrases

_RANKS = ("", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
_SUITS = ("clubs", "diamonds", "hearts", "spades")
_COURT = frozenset({JACK, QUEEN, KING, ACE})


class CardPhrases(ValuePhrases):
    """What templates call for cards; the names of ranks and suits are nouns of the lexicon."""

    valued: ClassVar[str]
    """Between melds and what they are worth: ``valant``, ``que valgan``."""
    ends_of_ranks: ClassVar[tuple[str, str]] = ("de", "a")
    """The prepositions of a span of ranks: ``del dos al diez``."""
    whole: ClassVar[str]
    """The adjective of the whole hand, masculine: ``tout``, ``todo``."""

    # -- one rank -------------------------------------------------------------------------------------------------

    def rank(self, rank: int) -> str:
        """``as``, ``huit``."""
        return self.noun(_RANKS[rank])

    def ranks(self, rank: int) -> str:
        """``as``, ``huit``; ``ases``, ``ochos``."""
        return self.nouns(_RANKS[rank])

    def ranks_of(self, card: int, prep: str = "") -> str:
        """``as``, ``de valets``: the rank of a card."""
        return self.after(prep, self.ranks(rank_of(card)))

    def a_rank(self, rank: int, prep: str = "") -> str:
        """``un as``."""
        return self.a(_RANKS[rank], prep)

    def the_rank(self, rank: int, prep: str = "") -> str:
        """``l’as``, ``du deux``."""
        return self.the(_RANKS[rank], prep)

    def the_ranks(self, rank: int, prep: str = "") -> str:
        """``les as``, ``des deux``."""
        return self.the_many(_RANKS[rank], prep)

    def sequence(self, ranks: Iterable[int]) -> str:
        """``roi, as et deux``."""
        return self.all_of(self.rank(rank) for rank in ranks)

    # -- classes --------------------------------------------------------------------------------------------------

    def class_of(self, cards: CardClass, prep: str = "") -> str:
        """``valets, dames ou rois``: which of them does not matter."""
        names = [self.nouns(concept) for concept in self._concepts(cards)]
        if is_span(cards.ranks):
            names = [f"{self.nouns('card')} {self._from_to(cards.ranks)}", *names[len(cards.ranks) :]]
        return self.after(prep, self.either(names))

    def one_of(self, cards: CardClass, prep: str = "") -> str:
        """``un as, un valet ou une dame``, ``d’un as ou d’un joker``: a single card of the class."""
        return self.either(self._each_of(cards, prep))

    def none_of(self, cards: CardClass, prep: str = "") -> str:
        """``un as, un caballo ni un rey``: the same beside a verb that is negated."""
        return self.neither(self._each_of(cards, prep))

    def _each_of(self, cards: CardClass, prep: str) -> list[str]:
        """A card of each rank of the class; one of a span of ranks together."""
        concepts = self._concepts(cards)
        if not is_span(cards.ranks):
            return [self.a(concept, prep) for concept in concepts]
        span = f"{self.a('card', prep)} {self._from_to(cards.ranks)}"
        return [span, *(self.a(concept, prep) for concept in concepts[len(cards.ranks) :])]

    def the_class(self, cards: CardClass, prep: str = "") -> str:
        """``les deux et les jokers``."""
        concepts = list(self._concepts(cards))
        if not is_span(cards.ranks):
            return self.all_of(self.the_many(concept, prep) for concept in concepts)
        span = f"{self.the_many('card', prep)} {self._from_to(cards.ranks)}"
        return self.all_of([span, *(self.the_many(concept, prep) for concept in concepts[len(cards.ranks) :])])

    def class_cell(self, cards: CardClass) -> str:
        """``2–10``, ``J, Q, K``, ``A``, ``joker``: a cell of a table."""
        letters = [self.letter(rank) for rank in cards.ranks]
        if len(letters) > 2 and not _COURT.intersection(cards.ranks):
            letters = [f"{letters[0]}–{letters[-1]}"]
        if cards.jokers:
            letters.append(self.noun("joker"))
        return ", ".join(letters)

    def card_name(self, card: int) -> str:
        """``huit de trèfle``, for who cannot see the card."""
        if is_joker(card):
            return self.noun("joker")
        return f"{self.rank(rank_of(card))} {self.after(self.grammar.partitive, self.suit(suit_of(card)))}"

    def suit(self, suit: int) -> str:
        """``trèfle``, ``tréboles``: the suit as the name of a card has it."""
        return self._suit_form(_SUITS[suit])

    # -- contracts ------------------------------------------------------------------------------------------------

    def all_of_kinds(self, kinds: Iterable[str]) -> str:
        """``brelans et suites``."""
        return self.all_of(self.nouns(kind) for kind in kinds)

    def the_kinds(self, kinds: Iterable[str]) -> str:
        """``les brelans et les suites``."""
        return self.all_of(self.the_many(kind) for kind in kinds)

    def contract(self, alternatives: Sequence[Combination]) -> str:
        """``deux brelans et une suite``, ``quatre brelans ou quatre suites``."""
        return self.either(map(self._combination, alternatives))

    def part(self, part: Part) -> str:
        """``deux brelans``, ``une suite de sept cartes``."""
        melds = self.n(part.count, part.kind)
        return f"{melds} {self.bound(part.size, 'card', self.grammar.partitive)}" if part.size else melds

    def sizes(self, sizes: Sequence[tuple[int, int | None]]) -> str:
        """How many cards a contract takes, for each alternative: ``12``, ``12 ou 16``, ``7 ou plus``."""
        return self.either(dict.fromkeys(self._size(least, most) for least, most in sizes))

    def sum(self, numbers: Iterable[int]) -> str:
        """``20 + 10 + 3``."""
        return " + ".join(self.figure(number) if number >= 0 else f"({self.figure(number)})" for number in numbers)

    # -- inside ---------------------------------------------------------------------------------------------------

    def _from_to(self, ranks: Sequence[int]) -> str:
        """``du deux au dix``, ``dal due al dieci``."""
        low, high = self.ends_of_ranks
        return f"{self.the_rank(ranks[0], low)} {self.the_rank(ranks[-1], high)}"

    def _combination(self, found: Combination) -> str:
        """``deux brelans et une suite``, ``combinaisons valant au moins 40 points``, ``toute la main``."""
        if found.whole_hand:
            return f"{self.agree(self.whole, 'hand')} {self.the('hand')}"
        if found.worth is None:
            return self.all_of(self.part(part) for part in found.parts)
        bound = found.worth
        least = bound.most is None and bound.least > 0
        worth = f"{self.at_least} {self.points(bound.least)}" if least else self.bound(bound, "point")
        return f"{self.some('meld')} {self.valued} {worth}"

    def _suit_form(self, concept: str) -> str:
        """In the name of a card most languages count the signs on it: ``ocho de tréboles``."""
        return self.nouns(concept)

    def _size(self, least: int, most: int | None) -> str:
        if most is None:
            return f"{least} {self.or_} {self.more}"
        return str(least) if least == most else f"{least}–{most}"

    def _concepts(self, cards: CardClass) -> list[str]:
        return [_RANKS[rank] for rank in cards.ranks] + (["joker"] if cards.jokers else [])
