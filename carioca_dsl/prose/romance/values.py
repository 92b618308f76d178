"""Value phrases: bounds and their polarity, lists, spans, points, when a fact holds."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar

from carioca_dsl.model import Bound, Side
from carioca_dsl.prose.facts import Fact
from carioca_dsl.prose.phrases import in_a_row
from carioca_dsl.prose.romance.grammar import glue
from carioca_dsl.prose.romance.nouns import NounPhrases


class ValuePhrases(NounPhrases, ABC):
    """What templates call for values. The words are the language's, the order of words is shared."""

    at_least: ClassVar[str]
    at_most: ClassVar[str]
    exactly_: ClassVar[str]
    limits_first: ClassVar[frozenset[str]] = frozenset()
    """Of these, the ones that stand before the number even after a preposition: ``de al menos siete cartas``."""
    no_: ClassVar[str]
    """What negates a verb."""
    more: ClassVar[str]
    """``7 ou plus``."""
    once: ClassVar[tuple[str, str]]
    """How often: the noun, a woman's, once and several times."""
    right_left: ClassVar[tuple[str, str]]
    """The two sides of a player."""
    and_: ClassVar[str]
    or_: ClassVar[str]
    nor: ClassVar[str]
    """Before the last of several that a negated verb denies."""
    from_: ClassVar[str]
    """Before the lower end of a range that stands alone (empty where a language says ``deux à quatre``)."""
    to: ClassVar[str]
    """Between the ends of a range."""
    after_to: ClassVar[str]
    """A range after that same word, which would come twice: ``a entre dos y cuatro``."""
    in_round: ClassVar[str]
    """The preposition of a round: ``À la donne``."""
    with_players: ClassVar[str]
    """The preposition of a number of players: ``À quatre joueurs``."""
    range_of_players: ClassVar[str]
    """The same before a range of them: ``De deux à quatre joueurs``."""

    # -- bounds ---------------------------------------------------------------------------------------------------

    def bound(self, bound: Bound, concept: str, prep: str = "", after: str = "") -> str:
        """``trois cartes``, ``au plus un joker``, ``au moins trois cartes``, ``deux à quatre joueurs``.

        None of them is ``aucun joker``, which asks for a negated verb: see `neg`.
        """
        if bound.unlimited:
            return self.any_number(concept, prep)
        if bound.most is None:
            return self._limited(self.at_least, bound.least, concept, prep, after)
        if bound.exact:
            return self.n(bound.most, concept, prep, after=after)
        if bound.least == 0:
            return self._limited(self.at_most, bound.most, concept, prep, after)
        # both in words, or both in figures
        worded = bound.most <= self.grammar.last_in_words
        low = self.number(bound.least, concept) if worded else self.figure(bound.least)
        high = self.n(bound.most, concept, after=after)
        if bound.most == bound.least + 1:
            return self.after(prep, self.either((low, high)))
        if prep in ("", self.from_):
            return glue(self.from_, f"{low} {self.to} {high}")
        if prep == self.to:
            return self.after_to.format(low, high)
        return self.after(prep, f"{low} {self.to} {high}")

    def exactly(self, bound: Bound, concept: str, prep: str = "", after: str = "") -> str:
        """The same, but a single number is said to be no more and no less: ``exactement trois cartes``."""
        if bound.exact and bound.most:
            return self.after(prep, f"{self.exactly_} {self.n(bound.most, concept, after=after)}")
        return self.bound(bound, concept, prep, after)

    @abstractmethod
    def any_number(self, concept: str, prep: str = "") -> str:
        """``un nombre quelconque de jokers``."""

    def neg(self, verb: str, bound: Bound) -> str:
        """The verb beside a bound: negated where the bound lets nothing be (``ne contient``)."""
        return self.not_(verb) if bound.most == 0 else verb

    def not_(self, verb: str) -> str:
        """The verb beside ``aucun`` or ``ningún``: ``no contiene``."""
        return f"{self.no_} {verb}"

    def times(self, number: int) -> str:
        """``une fois``, ``trois fois``."""
        how_many = self.grammar.words(number, "f", True) if number < 100 and not self.in_figures else str(number)
        return f"{how_many} {self.once[number != 1]}"

    def side(self, side: Side) -> str:
        """``droite``, ``gauche``."""
        return self.right_left[side is Side.LEFT]

    def points(self, points: int, prep: str = "") -> str:
        """``10 points``, ``0 point``, ``−10 points``: always in figures, for scores are written down."""
        return self.figures(points, "point", prep)

    # -- lists and spans ------------------------------------------------------------------------------------------

    def all_of(self, items: Iterable[str]) -> str:
        """``a, b et c``."""
        return self._listed(items, self.and_)

    def either(self, items: Iterable[str]) -> str:
        """``a, b ou c``."""
        return self._listed(items, self.or_)

    def neither(self, items: Iterable[str]) -> str:
        """``a, b ni c``, beside a verb that is negated."""
        return self._listed(items, self.nor)

    def spans(self, numbers: Sequence[int]) -> str:
        """``1 à 6``, ``1 à 3 et 5``, ``6 et 7``."""
        return self.all_of(part for low, high in in_a_row(numbers) for part in self._span(low, high))

    def rounds(self, numbers: Sequence[int], prep: str = "") -> str:
        """``la donne 7``, ``aux donnes 1 à 6``: with the article, for each of them is one of a kind."""
        the = self.the if len(numbers) == 1 else self.the_many
        return f"{the('round', prep)} {self.spans(numbers)}{self.titles(numbers)}"

    def round(self, number: int, prep: str = "") -> str:
        """``la donne 2``."""
        return self.rounds((number,), prep)

    def round_name(self, number: int, prep: str = "") -> str:
        """The same, where a template calls something else ``round``."""
        return self.round(number, prep)

    def numbered(self, concept: str, number: int) -> str:
        """``donne 2``, as in a title."""
        title = self.titles((number,)) if concept == "round" else ""
        return f"{self.noun(concept)} {self.figure(number)}{title}"

    def where(self, fact: Fact) -> str:
        """``à la donne 7 à deux joueurs``, ``à cette donne``, or nothing."""
        scope, parts = fact.scope, []
        if scope.seats is not None:
            parts.append(self._at_a_table_of(scope.seats))
        if scope.rounds is not None and scope.again:
            pointed_at = self.this if len(scope.rounds) == 1 else self.these
            parts.append(pointed_at("round", self.in_round))
        elif scope.rounds is not None:
            parts.append(self.rounds(scope.rounds, self.in_round))
        return ", ".join(parts)

    def when(self, fact: Fact) -> str:
        """``à la donne 7, `` in front of what holds only then; nothing in front of what always holds."""
        where = self.where(fact)
        return f"{where}, " if where else ""

    def _at_a_table_of(self, seats: Bound) -> str:
        """``à deux joueurs``, ``à cinq ou six joueurs``; a longer range: ``de deux à quatre joueurs``."""
        if seats.least and seats.most is not None and seats.most > seats.least + 1:
            return (
                f"{self.range_of_players} {self.number(seats.least, 'player')} {self.to} {self.n(seats.most, 'player')}"
            )
        return self.bound(seats, "player", self.with_players)

    # -- inside ---------------------------------------------------------------------------------------------------

    def _limited(self, limit: str, number: int, concept: str, prep: str, after: str) -> str:
        """``au plus un joker``; a preposition may want the number next to it: ``de sept cartes au moins``."""
        if prep and limit not in self.limits_first:
            return f"{self.n(number, concept, prep, after=after)} {limit}"
        return self.after(prep, f"{limit} {self.n(number, concept, after=after)}")

    def _listed(self, items: Iterable[str], link: str) -> str:
        parts = list(items)
        if len(parts) == 1:
            return parts[0]
        return f"{', '.join(parts[:-1])} {self.grammar.link(link, parts[-1])} {parts[-1]}"

    def _span(self, low: int, high: int) -> tuple[str, ...]:
        if high - low < 2:
            return tuple(str(number) for number in range(low, high + 1))
        return (f"{low} {self.to} {high}",)
