"""The values of rules: text of the shape that a rule takes, in; values of the model, or what is wrong, out."""

from collections.abc import Callable
from typing import Any, NoReturn

from carioca_dsl.compiler.context import Context, Findings
from carioca_dsl.compiler.contracts_meant import unknown_kind
from carioca_dsl.compiler.trees import extent, numbers, subtrees, tokens
from carioca_dsl.compiler.value_cards import CardReader
from carioca_dsl.compiler.value_numbers import WrongValue
from carioca_dsl.diagnostics import report
from carioca_dsl.model import AnyAmount, Bound, CardClass, Combination, Part
from carioca_dsl.syntax import Text, Unreadable, parse


def read_values(
    rule: str, text: Text, context: Context, findings: Findings, called: str = ""
) -> tuple[Any, ...] | None:
    """The value that a line gives to a rule, and what may be agreed instead; ``None`` after reporting what is wrong.

    ``called`` is the label of the line, where it is not that of the rule.
    """
    return _Reader(rule, text, context, findings, called).run()


def read_card_class(tree: Any, text: Text, context: Context, findings: Findings) -> CardClass:
    """The cards of a ``cardclass`` tree; raises `WrongValue`."""
    return CardReader("scoring.card-points", text, context, findings).card_class(tree)


class _Reader(CardReader):
    """Reads values of every shape."""

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
        except Unreadable as error:
            self.complaint.unreadable(self.shape, error)
        except WrongValue as error:
            if not error.told:
                self.complaint.wrong()
        return None

    def value(self, tree: Any) -> Any:
        return _READ[self.shape](self, tree)

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
            self.needs_worth(tree, max([1, *numbers(bound)]))
        return Combination(worth=worth)

    def needs_worth(self, tree: Any, least: int) -> NoReturn:
        """Reports points that are asked for otherwise than as melds worth so many at least."""
        example = self.complaint.example(((Combination(worth=Bound(least=least)),),))
        place = extent(tree)
        known = {"text": self.text.text[slice(*place)], "label": "", "example": example}
        self.findings.append(report("wrong-value", self.text.span_of(*place), **known))
        raise WrongValue(told=True)

    def part(self, tree: Any) -> Part:
        count = self.in_range(numbers(tree)[0], tree)
        if count < 1:
            raise WrongValue
        kind, *size = subtrees(tree)
        place = extent(kind)
        named = next((self.context.names.named(token) for token in tokens(kind, "NAME")), None)
        if named is None:
            if self.context.words.is_unit("point", self.text.text[slice(*place)]):
                self.needs_worth(tree, count)
            self.findings.append(unknown_kind(self.text, place, count, self.context))
            raise WrongValue(told=True)
        return Part(count=count, kind=named, size=self.size(size[0]) if size else None)

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
