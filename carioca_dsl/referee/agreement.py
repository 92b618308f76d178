"""What a table agrees, as people write it: the name of an option, or ``label=value`` for a line that offers several.

Where a line offers any amount, the value is a number: ``stake=10``.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from carioca_dsl.compiler.context import MOST
from carioca_dsl.model import AN_AMOUNT, Agreement, AnyAmount, CardClass, Line, Price, Unit, Variant
from carioca_dsl.vocabulary import Vocabulary, Writer, plain, vocabulary


class UnknownAgreement(ValueError):
    """A text that is nothing the variant offers; ``known`` is what could be written instead."""

    def __init__(self, text: str, known: tuple[str, ...]) -> None:
        super().__init__(text)
        self.text = text
        self.known = known

    def __str__(self) -> str:
        offers = f"it offers {', '.join(f'`{one}`' for one in self.known)}" if self.known else "it offers nothing"
        return f"`{self.text}` is nothing that this variant lets its players agree; {offers}"


class Contradiction(UnknownAgreement):
    """Two texts that give one line two values; ``text`` is the second, ``known`` holds the first."""

    def __str__(self) -> str:
        return f"`{self.text}` and `{self.known[0]}` cannot both be agreed: they say two things about one rule"


class AmountOutOfRange(UnknownAgreement):
    """An amount that the players may name, but not this one."""

    def __str__(self) -> str:
        return f"`{self.text}` cannot be agreed: an amount is a whole number from 0 to {MOST}"


def read_agreement(variant: Variant, texts: Iterable[str]) -> Agreement:
    """The agreement that these texts make together; raises `UnknownAgreement`, `Contradiction` where two contradict.

    Small and capital letters, blanks and a unit left out (``joker=30`` for ``joker=30 points``) make no difference.
    """
    options: set[str] = set()
    choices: dict[str, int] = {}
    amounts: dict[str, int] = {}
    said: dict[str, str] = {}
    names = {plain(option.name): option.name for option in variant.options}
    offers = list(_offers(variant))
    for text in texts:
        label, equals, value = text.partition("=")
        if not equals and plain(text) in names:
            options.add(names[plain(text)])
            continue
        found = [(offer.key, offer.index, choices) for offer in offers if offer.is_meant(label, value)]
        named = [offer for offer in offers if offer.unit and not found and offer.is_called(label)]
        found = found or [
            (offer.key, number, amounts) for offer in named if (number := offer.amount(value)) is not None
        ]
        if not equals or not found:
            raise UnknownAgreement(text, known_agreements(variant))
        for key, number, agreed in found:
            if not 0 <= number <= MOST:
                raise AmountOutOfRange(text, (f"{label.strip()}=0–{MOST}",))
            if said.get(key) and agreed.get(key) != number:
                raise Contradiction(text, (said[key],))
            agreed[key], said[key] = number, text
    return Agreement(
        options=frozenset(options), choices=tuple(sorted(choices.items())), amounts=tuple(sorted(amounts.items()))
    )


def known_agreements(variant: Variant) -> tuple[str, ...]:
    """Everything that may be agreed, one text each, without the values that hold anyway."""
    named = [option.name for option in variant.options]
    values = [offer.text for offer in _offers(variant) if offer.index]
    return tuple(dict.fromkeys(named + values))


def agreements_of(variant: Variant, line: Line) -> tuple[str, ...]:
    """The same for one line: what to write for each of its other values, of an open amount an example."""
    found = [offer for offer in _offers(variant) if offer.key == line.key and offer.index]
    return tuple(f"{offer.labels[0]}={AN_AMOUNT}" if offer.unit else offer.text for offer in found)


def agreed_texts(variant: Variant, agreement: Agreement) -> tuple[str, ...]:
    """What to write for an agreement: `read_agreement` makes the same of it."""
    named = [option.name for option in variant.options if option.name in agreement.options]
    amounts = dict(agreement.amounts)
    values = []
    for offer in _offers(variant):
        if offer.unit and offer.key in amounts:
            values.append(f"{offer.labels[0]}={amounts[offer.key]}")
        elif (offer.key, offer.index) in agreement.choices:
            values.append(offer.text)
    return tuple(dict.fromkeys(named + values))


@dataclass(frozen=True)
class _Offer:
    """One value of a line of several."""

    words: Vocabulary
    key: str
    """The line's."""
    index: int
    labels: tuple[str, ...]
    """The ways to write the label: alone where it says enough, with its section, the rule's id."""
    phrase: str
    """The value as the file writes it."""
    unit: Unit | None = None
    """In what an amount is counted that the players name themselves; ``None`` for a value that stands in the file."""

    @property
    def text(self) -> str:
        """What people write to agree on this value."""
        return f"{self.labels[0]}={self.phrase}"

    def is_called(self, label: str) -> bool:
        """Whether a label means this line."""
        return plain(label) in map(plain, self.labels)

    def is_meant(self, label: str, value: str) -> bool:
        """Whether a label and a value mean this value of this line; the unit may be left out."""
        if self.unit or not self.is_called(label):
            return False
        written, offered = plain(value), plain(self.phrase)
        return written == offered or (bool(written) and offered.startswith(f"{written} ") and written[-1].isdecimal())

    def amount(self, value: str) -> int | None:
        """The number that a value names, with its unit or without; ``None`` if it is none."""
        found = re.fullmatch(r"\s*([-+]?[0-9]{1,18})\s*(.*?)\s*", value)
        if found is None or (found[2] and not (self.unit and self.words.is_unit(self.unit, found[2]))):
            return None
        return int(found[1])


def _offers(variant: Variant) -> Iterator[_Offer]:
    """A label without the line's qualifiers means every line that offers the value."""
    words = vocabulary(variant.language)
    writer = Writer(words)
    modes = frozenset(option.name for option in variant.options if option.mode)
    for line in variant.lines:
        if len(line.values) > 1:
            labels = _labels(line, words, writer)
            when = writer.qualifiers(line.when, modes)
            if when:
                labels = (f"{labels[0]} {when}", *labels)
            for index, value in enumerate(line.values):
                phrase = writer.value(line.rule, value)
                yield _Offer(words, line.key, index, labels, phrase, _unit(line) if _is_open(value) else None)


def _is_open(value: object) -> bool:
    return isinstance(value, AnyAmount)


def _unit(line: Line) -> Unit:
    held = line.values[0]
    return held.unit if isinstance(held, Price) else Unit.COINS


def _labels(line: Line, words: Vocabulary, writer: Writer) -> tuple[str, ...]:
    """The label alone where it says enough, then with its section, then the rule's id."""
    label = words.label_of(line.rule)
    section = words.heading_of(line.rule.partition(".")[0])
    if isinstance(line.subject, CardClass):
        label = writer.cards(line.subject)
    elif isinstance(line.subject, int):
        label = str(line.subject)
    elif line.subject is not None:
        section = str(line.subject)
    return label, f"{section} {label}", line.rule
