"""Values as a file writes them, in any language: the inverse of reading, used by the formatter and by `show`."""

from collections.abc import Callable
from typing import Any

from carioca_dsl.cards import RANK_LETTERS, faces_text
from carioca_dsl.model import (
    Act,
    AnyAmount,
    Ban,
    BanUntil,
    Bound,
    CardClass,
    Combination,
    FaceValue,
    Holding,
    Part,
    Price,
    Qualifiers,
    Unit,
    declared_rules,
)
from carioca_dsl.vocabulary.units import CEILINGS, WRITTEN
from carioca_dsl.vocabulary.vocabulary import Vocabulary, choice_values

KindName = Callable[[str, int], str]
"""How to call so many melds of a kind."""

_UNTIL = {BanUntil.ALL_OPENED: "UNTIL_ALL", BanUntil.OTHERS_OPENED: "UNTIL_OTHERS"}
_ACTS = {Act.OPENING: "WHEN_OPENING", Act.MELDING: "WHEN_MELDING", Act.LAYING_OFF: "WHEN_LAYING_OFF"}


class Writer:
    """Writes values, labels and qualifiers in one language."""

    def __init__(self, words: Vocabulary, kind_name: KindName | None = None) -> None:
        self.words = words
        self.kind_name = kind_name or self.family_kind

    # -- values -----------------------------------------------------------------------------------------------------

    def values(self, rule: str, values: tuple[Any, ...]) -> str:
        """The value of a rule, and after it what may be agreed instead."""
        option = f" {self.words.keyword('_OPTION')} "
        return option.join(self.value(rule, value) for value in values)

    def value(self, rule: str, value: Any) -> str:
        """One value of a rule."""
        unit = WRITTEN.get(rule)
        match declared_rules()[rule].rule.shape:
            case "limit" | "size":
                return self.bound(value, unit)
            case "growth":
                return self.words.keyword("ANY_SIZE") if value is None else self.number(value, unit)
            case "count":
                return self.number(value, unit) if value else self.words.keyword("NONE")
            case "amount" | "fare":
                return self.words.keyword("FACE_VALUE") if isinstance(value, FaceValue) else self.number(value, unit)
            case "coins" | "price":
                return self.coins(value)
            case "cards":
                return self.cards(value)
            case "holding":
                return self.holding(value)
            case "ban":
                return self.ban(value)
            case "contract":
                return self.contract(value)
            case _:
                return self.words.phrase(rule, value)

    def bound(self, bound: Bound, unit: str | None = None) -> str:
        """``at most 1``, ``2 to 4``, ``3 cards``."""
        keyword = self.words.keyword
        if bound.unlimited:
            return keyword("NO_LIMIT")
        if bound.most == 0:
            return keyword("NONE")
        if bound.most is None:
            return f"{keyword('AT_LEAST')} {self.number(bound.least, unit)}"
        if bound.exact:
            return self.number(bound.least, unit)
        if bound.least == 0:
            return f"{keyword('AT_MOST')} {self.number(bound.most, unit)}"
        return f"{bound.least} {keyword('_TO')} {self.number(bound.most, unit)}"

    def number(self, number: int, unit: str | None = None) -> str:
        """A number with its unit."""
        return f"{number} {self.words.unit(unit, number)}" if unit else str(number)

    def coins(self, value: int | Price | AnyAmount) -> str:
        """``2 coins``, ``5 points``, ``any amount``."""
        match value:
            case AnyAmount():
                return self.words.keyword("ANY_AMOUNT")
            case Price():
                return self.number(value.amount, value.unit)
            case _:
                return self.number(value, Unit.COINS)

    def holding(self, holding: Holding, cards: str | None = None) -> str:
        """``at least 1 key``, ``at least 1 of 5, 10``; ``cards`` are the cards as the author wrote them."""
        written = self.cards(holding.cards) if cards is None else cards
        of = f"{self.words.keyword('_OF')} " if written[0].isdigit() or written.split()[0] in RANK_LETTERS else ""
        return f"{self.bound(holding.number)} {of}{written}"

    def ban(self, ban: Ban, cards: str | None = None) -> str:
        """``A, J to K until all have opened unless forced``."""
        return f"{self.cards(ban.cards) if cards is None else cards} {self.words.keyword(_UNTIL[ban.until])}"

    def cards(self, cards: CardClass) -> str:
        """``jokers, 2``, ``J to K``."""
        spans: list[tuple[int, int]] = []
        for rank in cards.ranks:
            if spans and rank == spans[-1][1] + 1:
                spans[-1] = (spans[-1][0], rank)
            else:
                spans.append((rank, rank))
        items = [self.words.keyword("JOKERS")] if cards.jokers else []
        for first, last in spans:
            if last - first < 2:
                items += [RANK_LETTERS[rank] for rank in range(first, last + 1)]
            else:
                items.append(self.span(RANK_LETTERS[first], RANK_LETTERS[last]))
        return ", ".join(items) or self.words.keyword("NONE")

    def faces(self, faces: tuple[int, ...]) -> str:
        """``A♠ Q♥ 3♦``."""
        return faces_text(faces)

    def span(self, first: Any, last: Any) -> str:
        """``2 to 10``."""
        return f"{first} {self.words.keyword('_TO')} {last}"

    def contract(self, contract: tuple[Combination, ...]) -> str:
        """``2 sets, 1 run of 7 cards or 4 sets``."""
        return f" {self.words.keyword('_OR')} ".join(map(self.combination, contract))

    def combination(self, combination: Combination) -> str:
        """``2 sets, 1 run of 7 cards``, ``melds worth at least 40 points``, ``whole hand``."""
        if combination.whole_hand:
            return self.words.keyword("WHOLE_HAND")
        if combination.worth is not None:
            return f"{self.words.keyword('MELDS_WORTH')} {self.bound(combination.worth, 'point')}"
        return ", ".join(map(self.part, combination.parts))

    def part(self, part: Part) -> str:
        """``1 run of 7 cards``."""
        melds = f"{part.count} {self.kind_name(part.kind, part.count)}"
        return f"{melds} {self.words.keyword('_OF')} {self.bound(part.size, 'card')}" if part.size else melds

    def family_kind(self, name: str, count: int) -> str:
        """The word of the language for a kind of the family base; any other kind has the name that it was given."""
        known = self.words.words.kinds.get(name)
        return known[0 if count == 1 else 1] if known else name

    # -- labels -----------------------------------------------------------------------------------------------------

    def qualifiers(self, when: Qualifiers, modes: frozenset[str] = frozenset()) -> str:
        """All qualifiers of a line, in their fixed order; ``modes`` are the options that are modes."""
        keyword = self.words.keyword
        parts = [keyword(_ACTS[when.act])] if when.act else []
        if when.rounds:
            parts.append(f"{keyword('IN_ROUND', len(when.rounds) > 1)} {self.numbers(when.rounds)}")
        if when.players:
            number = when.players.most if when.players.most is not None else when.players.least
            parts.append(f"{keyword('WITH')} {self.bound(when.players)} {self.words.unit('player', number)}")
        options = [name for name in when.options if name not in modes]
        if options:
            together = f" {keyword('_AND')} "
            parts.append(f"{keyword('IF')} {together.join(options)}")
        parts += [f"{keyword('IN_MODE')} {name}" for name in when.options if name in modes]
        return " ".join(parts)

    def numbers(self, numbers: tuple[int, ...]) -> str:
        """``1 to 6``, ``1, 3``."""
        ends: list[list[int]] = []
        for number in numbers:
            if ends and number == ends[-1][-1] + 1:
                ends[-1].append(number)
            else:
                ends.append([number])
        return ", ".join(str(one[0]) if len(one) == 1 else self.span(one[0], one[-1]) for one in ends)


def sample(rule: str, words: Vocabulary) -> str:
    """One line that would be right for a rule."""
    declared = declared_rules()[rule]
    writer = Writer(words)
    label = words.label_of(rule)
    value: Any
    match declared.rule.shape:
        case "limit":
            value = Bound(least=0, most=1) if rule in CEILINGS else Bound(least=2, most=4)
        case "size":
            value = Bound(least=3, most=3)
        case "growth":
            value = 13
        case "count":
            value = {"deal.hand": 11, "deck.packs": 2, "deck.jokers": 4, "deal.new-deal-with": 4}.get(rule, 1)
        case "amount":
            value = {"match.bust-over": 150, "opening.low-ace": 8}.get(rule, 0)
        case "coins":
            value = 5
        case "price":
            value = Price(amount=2, unit=Unit.COINS)
        case "holding":
            value = Holding(number=Bound(least=1), cards=CardClass(ranks=(5, 10)))
        case "ban":
            value = Ban(cards=CardClass(ranks=(1, 11, 12, 13)), until=BanUntil.ALL_OPENED)
        case "fare":
            label, value = (label, 50) if rule in words.words.labels else (writer.span("J", "K"), 10)
        case "cards":
            value = CardClass(jokers=True) if rule == "deck.wild" else CardClass(ranks=(1, 11, 12, 13))
        case "contract":
            label, value = "1", (Combination(parts=(Part(count=2, kind="set"),)),)
        case _:
            value = choice_values(declared)[0]
    return f"{label}: {writer.value(rule, value)}"
