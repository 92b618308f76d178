"""English noun phrases and value phrases."""

from collections.abc import Iterable, Sequence

from carioca_dsl.cards import ACE, JACK, KING, QUEEN, is_joker, rank_of, suit_of
from carioca_dsl.model import Bound, CardClass, Combination, Part, Side
from carioca_dsl.prose.english.numerals import figure, numeral
from carioca_dsl.prose.facts import Fact
from carioca_dsl.prose.phrases import Phrases, in_a_row, is_span

_FIGURES = {ACE: "ace", JACK: "jack", QUEEN: "queen", KING: "king"}
_SUITS = ("clubs", "diamonds", "hearts", "spades")


class EnglishPhrases(Phrases):
    """What English templates call."""

    # -- nouns ----------------------------------------------------------------------------------------------------

    def noun(self, concept: str) -> str:
        """``card``."""
        return self.entry(concept).singular

    def nouns(self, concept: str) -> str:
        """``cards``."""
        return self.entry(concept).plural

    def a(self, concept: str, adjective: str = "") -> str:
        """``a card``, ``an ace``, ``a natural card``."""
        words = f"{adjective} {self.noun(concept)}".strip()
        article = self.entry(concept).more.get("article", "") if not adjective else ""
        return f"{article or ('an' if words[:1].lower() in 'aeiou' else 'a')} {words}"

    def the(self, concept: str) -> str:
        """``the card``."""
        return f"the {self.noun(concept)}"

    def the_many(self, concept: str) -> str:
        """``the cards``."""
        return f"the {self.nouns(concept)}"

    def the_each(self, concepts: Iterable[str]) -> list[str]:
        """``the stake``, ``the price``: each of several things of which there is one."""
        return [self.the(concept) for concept in concepts]

    def the_capital(self, concept: str) -> str:
        """``The card``, at the start of a sentence."""
        return f"The {self.noun(concept)}"

    def all_of_kinds(self, kinds: Iterable[str]) -> str:
        """``sets and runs``."""
        return self.all_of(self.nouns(kind) for kind in kinds)

    def side(self, side: Side) -> str:
        """``right``, ``left``."""
        return "right" if side is Side.RIGHT else "left"

    # -- numbers --------------------------------------------------------------------------------------------------

    def number(self, number: int) -> str:
        """``three``, ``13``."""
        return figure(number) if self.in_figures and number else numeral(number)

    def figure(self, number: int) -> str:
        """``3``."""
        return figure(number)

    def n(self, number: int, concept: str) -> str:
        """``one card``, ``three cards``, ``no joker``."""
        return f"{self.number(number)} {self.noun(concept) if number in (0, 1) else self.nouns(concept)}"

    def points(self, points: int) -> str:
        """``10 points``, ``1 point``, ``nothing`` would be zero's business of the sentence."""
        return f"{figure(points)} {self.noun('point') if abs(points) == 1 else self.nouns('point')}"

    def bound(self, bound: Bound, concept: str) -> str:
        """``two to four players``, ``at least three cards``, ``at most one joker``, ``any number of jokers``.

        The ends of a range are both in words, or both in figures: ``2 to 14 players``.
        """
        if bound.unlimited:
            return f"any number of {self.nouns(concept)}"
        if bound.exact:
            return self.n(bound.least, concept)
        if bound.most is None:
            return f"at least {self.n(bound.least, concept)}"
        if bound.least == 0:
            return f"at most {self.n(bound.most, concept)}"
        link = "or" if bound.most == bound.least + 1 else "to"
        least = self.number(bound.least) if self.number(bound.most).isalpha() else figure(bound.least)
        return f"{least} {link} {self.n(bound.most, concept)}"

    def exactly(self, bound: Bound, concept: str) -> str:
        """The same, with a warning where one number alone is meant: ``exactly three cards``."""
        phrase = self.bound(bound, concept)
        return f"exactly {phrase}" if bound.exact and bound.most else phrase

    def sum(self, numbers: Iterable[int]) -> str:
        """``20 + 10 + 3``."""
        return " + ".join(figure(number) if number >= 0 else f"({figure(number)})" for number in numbers)

    def times(self, number: int) -> str:
        """``once``, ``twice``, ``three times``."""
        adverbs = {0: "never", 1: "once"} if self.in_figures else {0: "never", 1: "once", 2: "twice"}
        return adverbs.get(number, f"{self.number(number)} times")

    # -- lists and spans ------------------------------------------------------------------------------------------

    def all_of(self, items: Iterable[str], last: str = "and") -> str:
        """``a, b and c``."""
        parts = list(items)
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}"

    def either(self, items: Iterable[str]) -> str:
        """``a, b or c``."""
        return self.all_of(items, "or")

    def spans(self, numbers: Sequence[int]) -> str:
        """``1 to 6``, ``1 to 3 and 5``, ``6 and 7``."""
        return self.all_of(part for low, high in in_a_row(numbers) for part in _span(low, high))

    def rounds(self, numbers: Sequence[int]) -> str:
        """``round 7``, ``rounds 1 to 6``."""
        rounds = self.noun("round") if len(numbers) == 1 else self.nouns("round")
        return f"{rounds} {self.spans(numbers)}{self.titles(numbers)}"

    def round(self, number: int) -> str:
        """``round 2``."""
        return self.rounds((number,))

    def round_name(self, number: int) -> str:
        """``round 2``, where a template calls something else ``round``."""
        return self.round(number)

    def when(self, fact: Fact) -> str:
        """``in round 7, `` in front of what holds only then; nothing in front of what always holds."""
        where = self.where(fact)
        return f"{where}, " if where else ""

    def where(self, fact: Fact) -> str:
        """``in round 7 with two players``, ``in that round``, or nothing."""
        scope, parts = fact.scope, []
        if scope.rounds is not None and scope.again:
            parts.append(
                f"in that {self.noun('round')}" if len(scope.rounds) == 1 else f"in those {self.nouns('round')}"
            )
        elif scope.rounds is not None:
            parts.append(f"in {self.rounds(scope.rounds)}")
        if scope.seats is not None:
            parts.append(f"with {self.bound(scope.seats, 'player')}")
        return " ".join(parts)

    # -- cards ----------------------------------------------------------------------------------------------------

    def card_name(self, card: int) -> str:
        """``eight of clubs``."""
        return self.noun("joker") if is_joker(card) else f"{self.rank(rank_of(card))} of {_SUITS[suit_of(card)]}"

    def rank(self, rank: int) -> str:
        """``ace``, ``eight``."""
        return self.noun(_FIGURES[rank]) if rank in _FIGURES else numeral(rank)

    def ranks(self, rank: int) -> str:
        """``aces``, ``eights``, ``sixes``."""
        if rank in _FIGURES:
            return self.nouns(_FIGURES[rank])
        return f"{numeral(rank)}{'es' if rank == 6 else 's'}"

    def ranks_of(self, card: int) -> str:
        """``aces``: the rank of a card."""
        return self.ranks(rank_of(card))

    def a_rank(self, rank: int) -> str:
        """``an ace``, ``a two``."""
        return f"{'an' if rank in (ACE, 8) else 'a'} {self.rank(rank)}"

    def the_rank(self, rank: int) -> str:
        """``the two``."""
        return f"the {self.rank(rank)}"

    def sequence(self, ranks: Iterable[int]) -> str:
        """``king, ace and two``."""
        return self.all_of(self.rank(rank) for rank in ranks)

    def class_of(self, cards: CardClass, last: str = "and") -> str:
        """``jokers``, ``twos and jokers``, ``jacks, queens and kings``."""
        first, last_rank = (cards.ranks[0], cards.ranks[-1]) if cards.ranks else (0, 0)
        if is_span(cards.ranks):
            names = [f"{self.ranks(first)} to {self.ranks(last_rank)}"]
        else:
            names = [self.ranks(rank) for rank in cards.ranks]
        if cards.jokers:
            names.append(self.nouns("joker"))
        return self.all_of(names, last)

    def class_cell(self, cards: CardClass) -> str:
        """``2–10``, ``J, Q, K``, ``A``, ``joker``: a cell of a table."""
        letters = [self.letter(rank) for rank in cards.ranks]
        numbers = all(1 < rank <= 10 for rank in cards.ranks)
        if numbers and len(letters) > 2:
            letters = [f"{letters[0]}–{letters[-1]}"]
        if cards.jokers:
            letters.append(self.noun("joker"))
        return ", ".join(letters)

    # -- contracts ------------------------------------------------------------------------------------------------

    def contract(self, alternatives: Sequence[Combination]) -> str:
        """``two sets and one run``, ``four sets or four runs``."""
        return self.either(map(self._combination, alternatives))

    def _combination(self, found: Combination) -> str:
        if found.whole_hand:
            return f"the whole {self.noun('hand')}"
        if found.worth is None:
            return self.all_of(self.part(part) for part in found.parts)
        bound = found.worth
        least = bound.most is None and bound.least > 0
        worth = f"at least {self.points(bound.least)}" if least else self.bound(bound, "point")
        return f"{self.nouns('meld')} worth {worth}"

    def part(self, part: Part) -> str:
        """``two sets``, ``one run of seven cards``."""
        melds = self.n(part.count, part.kind)
        return f"{melds} of {self.bound(part.size, 'card')}" if part.size else melds

    def sizes(self, sizes: Sequence[tuple[int, int | None]]) -> str:
        """How many cards a contract takes, for each alternative: ``12``, ``12 or 16``, ``7 or more``."""
        if any(most is None for _, most in sizes):
            return f"{min(least for least, _ in sizes)} or more"
        spans = sorted({(least, most or least) for least, most in sizes})
        return self.either(str(least) if least == most else f"{least}–{most}" for least, most in spans)


def _span(low: int, high: int) -> tuple[str, ...]:
    if high - low < 2:
        return tuple(str(number) for number in range(low, high + 1))
    return (f"{low} to {high}",)
