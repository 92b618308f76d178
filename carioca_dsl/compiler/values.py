"""The values of rules: text of the shape that a rule takes, in; values of the model, or what is wrong, out."""

from collections.abc import Callable
from typing import Any

from carioca_dsl.cards import RANK_LETTERS
from carioca_dsl.compiler.context import MOST, Context, Findings
from carioca_dsl.compiler.trees import extent, numbers, subtrees, tokens
from carioca_dsl.compiler.wrong_values import Complaint
from carioca_dsl.diagnostics import report
from carioca_dsl.model import (
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
    Unit,
    declared_rules,
)
from carioca_dsl.syntax import Text, Unreadable, parse
from carioca_dsl.vocabulary import CEILINGS, nearest, unit_of

LEAST = {"deal.new-deal-with": 1}
"""The least number that a count may be, where that is not 0."""

_RANKS = {letter: rank for rank, letter in enumerate(RANK_LETTERS) if letter}


class WrongValue(Exception):
    """A value that has a shape, but not the one that this rule takes; the problem has been reported if ``told``."""

    def __init__(self, *, told: bool = False) -> None:
        super().__init__()
        self.told = told


def read_values(rule: str, text: Text, context: Context, findings: Findings) -> tuple[Any, ...] | None:
    """The value that a line gives to a rule, and what may be agreed instead; ``None`` after reporting what is wrong."""
    return _Reader(rule, text, context, findings).run()


def read_card_class(tree: Any, text: Text, context: Context, findings: Findings) -> CardClass:
    """The cards of a ``cardclass`` tree; raises `WrongValue`."""
    return _Reader("scoring.card-points", text, context, findings).card_class(tree)


class _Reader:
    def __init__(self, rule: str, text: Text, context: Context, findings: Findings) -> None:
        self.rule = rule
        self.text = text
        self.context = context
        self.findings = findings
        self.complaint = Complaint(rule, text, context, findings)
        self.shape = declared_rules()[rule].rule.shape if rule in declared_rules() else "cards"

    def run(self) -> tuple[Any, ...] | None:
        if self.shape == "choice" and (known := self.context.words.choice(self.rule, self.text.text)) is not None:
            return (known,)  # most lines by far: no need to start a parser for them
        masked = self.context.names.mask(self.text.text, "kind" if self.shape == "contract" else "group")
        try:
            tree = parse(self.shape, masked, self.context.language)
            values = tuple(self.value(child) for child in tree.children)
            if isinstance(values[0], AnyAmount):
                raise WrongValue  # what holds until the players name an amount
            return values
        except Unreadable:
            self.complaint.unreadable(self.shape)
        except WrongValue as error:
            if not error.told:
                self.complaint.wrong()
        return None

    def value(self, tree: Any) -> Any:
        return _READ[self.shape](self, tree)

    # -- numbers ------------------------------------------------------------------------------------------------------

    def limit(self, tree: Any) -> Bound:
        if tree.data == "exactly" and self.rule in CEILINGS:
            raise WrongValue
        return self.bound(tree)

    def bound(self, tree: Any, unit: str | None = None) -> Bound:
        self.check_unit(tree, unit or unit_of(self.rule))
        found = [self.in_range(number, tree) for number in numbers(tree)]
        match tree.data:
            case "exactly":
                return Bound(least=found[0], most=found[0])
            case "at_most":
                return Bound(least=0, most=found[0])
            case "at_least":
                return Bound(least=found[0])
            case "span" if found[0] <= found[1]:
                return Bound(least=found[0], most=found[1])
            case "none" if self.shape == "limit":
                return Bound(least=0, most=0)
            case "no_limit" if self.shape == "limit":
                return Bound()
            case _:
                raise WrongValue

    def size(self, tree: Any) -> Bound:
        bound = self.bound(tree, "card")
        if bound.most == 0:
            raise WrongValue
        return bound

    def growth(self, tree: Any) -> int | None:
        if tree.data in ("any_size", "no_limit"):
            return None
        if tree.data not in ("exactly", "at_most"):
            raise WrongValue
        return self.bound(tree).most

    def count(self, tree: Any) -> int:
        if tree.data not in ("exactly", "none"):
            raise WrongValue
        number = 0 if tree.data == "none" else self.bound(tree).least
        if number < LEAST.get(self.rule, 0):
            raise WrongValue
        return number

    def money(self, tree: Any) -> int | FaceValue:
        if tree.data == "face_value":
            return FaceValue()
        self.check_unit(tree, "point")
        return self.in_range(numbers(tree)[0], tree)

    def coins(self, tree: Any) -> int | AnyAmount:
        if tree.data == "any_amount":
            return AnyAmount()
        self.check_unit(tree, Unit.COINS)
        return self.not_negative(tree)

    def price(self, tree: Any) -> Price | AnyAmount:
        if tree.data == "any_amount":
            return AnyAmount()
        words = self.context.words
        for written in subtrees(tree, "unit"):
            text = self.text.text[slice(*extent(written))]
            unit = next((unit for unit in Unit if words.is_unit(unit, text)), None)
            if unit is None:
                self.check_unit(tree, Unit.COINS)
            else:
                return Price(amount=self.not_negative(tree), unit=unit)
        raise WrongValue

    def not_negative(self, tree: Any) -> int:
        number = self.in_range(numbers(tree)[0], tree)
        if number < 0:
            raise WrongValue
        return number

    def in_range(self, number: int, tree: Any) -> int:
        if -MOST <= number <= MOST:
            return number
        place = self.text.span_of(*extent(tree))
        label = self.complaint.label
        self.findings.append(report("number-out-of-range", place, label=label, number=number, most=MOST))
        raise WrongValue(told=True)

    def check_unit(self, tree: Any, unit: str | None) -> None:
        for written in subtrees(tree, "unit"):
            place = extent(written)
            text = self.text.text[slice(*place)]
            words = self.context.words
            if unit is None or not words.is_unit(unit, text):
                number = (numbers(tree) or [2])[-1]
                right = f"{number} {words.unit(unit, number)}" if unit else str(number)
                self.findings.append(report("wrong-unit", self.text.span_of(*place), text=text, right=right))
                raise WrongValue(told=True)

    # -- cards and contracts ------------------------------------------------------------------------------------------

    def card_class(self, tree: Any) -> CardClass:
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
        quantity, cards = subtrees(tree)
        number = self.bound(quantity)
        if not number.least:
            raise WrongValue
        return Holding(number=number, cards=self.some_cards(cards))

    def ban(self, tree: Any) -> Ban:
        until = BanUntil.ALL_OPENED if tokens(tree, "UNTIL_ALL") else BanUntil.OTHERS_OPENED
        return Ban(cards=self.some_cards(next(subtrees(tree, "cardclass"))), until=until)

    def some_cards(self, tree: Any) -> CardClass:
        cards = self.card_class(tree)
        if not cards.ranks and not cards.jokers:
            raise WrongValue
        return cards

    def rank(self, tree: Any) -> int:
        written = str(tree.children[0])
        if written not in _RANKS:
            place = self.text.span_of(*extent(tree))
            self.findings.append(report("bad-card", place, text=written))
            raise WrongValue(told=True)
        return _RANKS[written]

    def group(self, tree: Any) -> CardClass:
        place = extent(tree)
        text = self.text.text[slice(*place)]
        named = next((self.context.names.named(token) for token in tokens(tree, "NAME")), None)
        found = self.context.groups.get(named) if named else None
        if found is None:
            if self.shape == "cards" and self.complaint.ranks():
                raise WrongValue(told=True)
            known = tuple(self.context.groups)
            problem = report(
                "unknown-group", self.text.span_of(*place), text=text, near=nearest(text, known), legal=known
            )
            self.findings.append(problem)
            raise WrongValue(told=True)
        return found

    def contract(self, tree: Any) -> tuple[Combination, ...]:
        return tuple(self.combination(combination) for combination in subtrees(tree, "combination"))

    def combination(self, tree: Any) -> Combination:
        if tokens(tree, "WHOLE_HAND"):
            return Combination(whole_hand=True)
        if not tokens(tree, "MELDS_WORTH"):
            return Combination(parts=tuple(self.part(part) for part in subtrees(tree, "part")))
        bound = next(subtrees(tree))
        worth = self.bound(bound, "point") if bound.data == "at_least" else Bound()
        if not worth.least:  # points come as they come: a number alone would be met by chance
            least = max([1, *numbers(bound)])
            example = self.complaint.example(((Combination(worth=Bound(least=least)),),))
            place = extent(tree)
            known = {"text": self.text.text[slice(*place)], "label": "", "example": example}
            self.findings.append(report("wrong-value", self.text.span_of(*place), **known))
            raise WrongValue(told=True)
        return Combination(worth=worth)

    def part(self, tree: Any) -> Part:
        count = self.in_range(numbers(tree)[0], tree)
        if count < 1:
            raise WrongValue
        kind, *size = subtrees(tree)
        place = extent(kind)
        text = self.text.text[slice(*place)]
        named = next((self.context.names.named(token) for token in tokens(kind, "NAME")), None)
        if named is None:
            legal = self.context.names.kinds_for_messages()
            near = nearest(text, (*legal, *(self.context.names.kind_name(one, 2) for one in ("set", "run"))))
            problem = report("unknown-kind", self.text.span_of(*place), text=text, near=near, legal=legal)
            self.findings.append(problem)
            raise WrongValue(told=True)
        return Part(count=count, kind=named, size=self.size(size[0]) if size else None)

    # -- choices ------------------------------------------------------------------------------------------------------

    def choice(self, token: Any) -> Any:
        found = self.context.words.choice(self.rule, str(token))
        if found is None:
            start = token.start_pos or 0
            self.complaint.unknown_choice(start, start + len(token))
            raise WrongValue(told=True)
        return found


_READ: dict[str, Callable[[_Reader, Any], Any]] = {
    "limit": _Reader.limit,
    "size": _Reader.size,
    "growth": _Reader.growth,
    "count": _Reader.count,
    "amount": _Reader.money,
    "fare": _Reader.money,
    "coins": _Reader.coins,
    "price": _Reader.price,
    "holding": _Reader.holding,
    "ban": _Reader.ban,
    "cards": _Reader.card_class,
    "contract": _Reader.contract,
    "choice": _Reader.choice,
}
