"""The values of rules that are numbers: bounds, sizes, points and coins."""

from typing import Any

from carioca_dsl.compiler.amounts import in_unit
from carioca_dsl.compiler.context import MOST, Context, Findings
from carioca_dsl.compiler.trees import extent, numbers, subtrees
from carioca_dsl.compiler.wrong_values import Complaint
from carioca_dsl.diagnostics import report
from carioca_dsl.model import AnyAmount, Bound, FaceValue, Price, Unit, declared_rules
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import CEILINGS, unit_of

LEAST = {"deal.new-deal-with": 1}
"""The least number that a count may be, where that is not 0."""


class WrongValue(Exception):
    """A value that has a shape, but not the one that this rule takes; the problem has been reported if ``told``."""

    def __init__(self, *, told: bool = False) -> None:
        super().__init__()
        self.told = told


class NumberReader:
    """Reads the trees of one value of a rule; each method raises `WrongValue` for what the rule does not take."""

    def __init__(self, rule: str, text: Text, context: Context, findings: Findings, called: str = "") -> None:
        self.rule = rule
        self.text = text
        self.context = context
        self.findings = findings
        self.complaint = Complaint(rule, text, context, findings, called)
        self.shape = declared_rules()[rule].rule.shape if rule in declared_rules() else "cards"

    def limit(self, tree: Any) -> Bound:
        """A bound, where the rule may be one that knows only the most."""
        if tree.data == "exactly" and self.rule in CEILINGS:
            raise WrongValue
        return self.bound(tree)

    def bound(self, tree: Any, unit: str | None = None) -> Bound:
        """From so many to so many of ``unit`` (that of the rule, unless given)."""
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
        """How many cards, of which there is at least one."""
        bound = self.bound(tree, "card")
        if bound.most == 0:
            raise WrongValue
        return bound

    def growth(self, tree: Any) -> int | None:
        """The most cards; ``None`` for any number."""
        if tree.data in ("any_size", "no_limit"):
            return None
        if tree.data not in ("exactly", "at_most"):
            raise WrongValue
        return self.bound(tree).most

    def count(self, tree: Any) -> int:
        """A number alone."""
        if tree.data not in ("exactly", "none"):
            raise WrongValue
        number = 0 if tree.data == "none" else self.bound(tree).least
        if number < LEAST.get(self.rule, 0):
            raise WrongValue
        return number

    def money(self, tree: Any) -> int | FaceValue:
        """Points, or the face value of each card."""
        if tree.data == "face_value":
            return FaceValue()
        self.check_unit(tree, "point")
        return self.in_range(numbers(tree)[0], tree)

    def coins(self, tree: Any) -> int | AnyAmount:
        """Coins that are not negative, or any amount."""
        if tree.data == "any_amount":
            return AnyAmount()
        self.check_unit(tree, Unit.COINS)
        return self.not_negative(tree)

    def price(self, tree: Any) -> Price | AnyAmount:
        """An amount with the unit in which it is paid, or any amount."""
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
        """The one number of a tree, from 0 on."""
        number = self.in_range(numbers(tree)[0], tree)
        if number < 0:
            raise WrongValue
        return number

    def in_range(self, number: int, tree: Any) -> int:
        """The number, unless it is beyond all that a rule may name (reported)."""
        if -MOST <= number <= MOST:
            return number
        place = self.text.span_of(*extent(tree))
        label = self.complaint.label
        self.findings.append(report("number-out-of-range", place, label=label, number=number, most=MOST))
        raise WrongValue(told=True)

    def check_unit(self, tree: Any, unit: str | None) -> None:
        """Sees to it that the number counts that unit; another one is reported."""
        number = (numbers(tree) or [2])[-1]
        if not in_unit(tree, self.text, unit, number, self.context.words, self.findings):
            raise WrongValue(told=True)
