"""The values of rules that are cards: classes of them, so many of a class, and those that may not be thrown yet."""

from typing import Any

from carioca_dsl.cards import RANK_LETTERS
from carioca_dsl.compiler.trees import extent, subtrees, tokens
from carioca_dsl.compiler.value_numbers import NumberReader, WrongValue
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Ban, BanUntil, CardClass, Holding
from carioca_dsl.vocabulary import Writer, nearest

_RANKS = {letter: rank for rank, letter in enumerate(RANK_LETTERS) if letter}
_FIGURES = CardClass(ranks=(1, 11, 12, 13))
_TWOS = CardClass(ranks=(2,))


class CardReader(NumberReader):
    """Reads the trees of cards, too."""

    def card_class(self, tree: Any) -> CardClass:
        """Ranks, ranges of ranks, groups and jokers, in any order."""
        ranks: set[int] = set()
        jokers = False
        for item in subtrees(tree, "carditem"):
            jokers = jokers or bool(tokens(item, "JOKERS"))
            ends = [self.rank(rank) for rank in subtrees(item, "rank")]
            if ends:
                if ends[-1] < ends[0]:
                    raise WrongValue
                ranks.update(range(ends[0], ends[-1] + 1))
            for group in subtrees(item, "group"):
                found = self.group(group)
                ranks.update(found.ranks)
                jokers = jokers or found.jokers
        return CardClass(ranks=tuple(sorted(ranks)), jokers=jokers)

    def holding(self, tree: Any) -> Holding:
        """So many cards of a class, at least one."""
        quantity, cards = subtrees(tree)
        number = self.bound(quantity)
        if not number.least:
            raise WrongValue
        return Holding(number=number, cards=self.some_cards(cards))

    def ban(self, tree: Any) -> Ban:
        """The cards, and until when they may not be thrown."""
        until = BanUntil.ALL_OPENED if tokens(tree, "UNTIL_ALL") else BanUntil.OTHERS_OPENED
        return Ban(cards=self.some_cards(next(subtrees(tree, "cardclass"))), until=until)

    def some_cards(self, tree: Any) -> CardClass:
        """A class that holds any card at all."""
        cards = self.card_class(tree)
        if not cards.ranks and not cards.jokers:
            raise WrongValue
        return cards

    def rank(self, tree: Any) -> int:
        """A rank by its letter."""
        written = str(tree.children[0])
        if written not in _RANKS:
            place = self.text.span_of(*extent(tree))
            self.findings.append(report("bad-card", place, rank=written, ranks=tuple(_RANKS)))
            raise WrongValue(told=True)
        return _RANKS[written]

    def group(self, tree: Any) -> CardClass:
        """The cards of a named group; an unknown name is reported."""
        place = extent(tree)
        text = self.text.text[slice(*place)]
        named = next((self.context.names.named(token) for token in tokens(tree, "NAME")), None)
        found = self.context.groups.get(named) if named else None
        if found is None and named and not self.complaint.called:
            raise WrongValue(told=True)  # its own line says what is wrong with it
        if found is None:
            if self.shape == "cards" and self.complaint.ranks():
                raise WrongValue(told=True)
            self.findings.append(self.unknown_group(text, place))
            raise WrongValue(told=True)
        return found

    def unknown_group(self, text: str, place: tuple[int, int]) -> Diagnostic:
        """What is wrong with a name of cards that nobody has declared, and what may stand there."""
        words, groups = self.context.words, tuple(self.context.groups)
        write = Writer(words)
        wild = self.rule == "deck.wild"
        near = nearest(text, (*groups, *words.words.keywords["JOKERS"]))
        problem = report(
            "unknown-group",
            self.text.span_of(*place),
            text=text,
            near=near,
            legal=groups,
            example=self.complaint.line() if wild else write.cards(_FIGURES),
            section=words.heading_of("groups"),
            declared=f"{text}: {write.cards(_TWOS if wild else _FIGURES)}",
        )
        return problem.fixed(problem.span, near) if near else problem.note("ranks")
