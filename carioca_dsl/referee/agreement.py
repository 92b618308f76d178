"""What a table agrees, as people write it: the name of an option, or ``label=value`` for a line that offers several."""

from collections.abc import Iterable, Iterator

from carioca_dsl.model import Agreement, CardClass, Line, Variant
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


def read_agreement(variant: Variant, texts: Iterable[str]) -> Agreement:
    """The agreement that these texts make together; raises `UnknownAgreement`, `Contradiction` where two contradict.

    Small and capital letters, blanks and a unit left out (``joker=30`` for ``joker=30 points``) make no difference.
    """
    options: set[str] = set()
    choices: dict[str, int] = {}
    said: dict[str, str] = {}
    names = {plain(option.name): option.name for option in variant.options}
    offers = list(_offers(variant))
    for text in texts:
        label, equals, value = text.partition("=")
        if not equals and plain(text) in names:
            options.add(names[plain(text)])
            continue
        found = [(key, index) for key, index, labels, phrase in offers if _same(label, value, labels, phrase)]
        if not equals or not found:
            raise UnknownAgreement(text, known_agreements(variant))
        for key, index in found:
            if choices.get(key, index) != index:
                raise Contradiction(text, (said[key],))
            choices[key], said[key] = index, text
    return Agreement(options=frozenset(options), choices=tuple(sorted(choices.items())))


def known_agreements(variant: Variant) -> tuple[str, ...]:
    """Everything that may be agreed, one text each, without the values that hold anyway."""
    named = [option.name for option in variant.options]
    values = [f"{labels[0]}={phrase}" for _, index, labels, phrase in _offers(variant) if index]
    return tuple(dict.fromkeys(named + values))


def agreements_of(variant: Variant, line: Line) -> tuple[str, ...]:
    """The same for one line: what to write for each of its other values."""
    offers = (offer for offer in _offers(variant) if offer[0] == line.key and offer[1])
    return tuple(f"{labels[0]}={phrase}" for _, _, labels, phrase in offers)


def _offers(variant: Variant) -> Iterator[tuple[str, int, tuple[str, ...], str]]:
    """A line's key, the index of the value, the ways to write the label, and the value as the file writes it.

    A label without the line's qualifiers means every line that offers the value.
    """
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
                yield line.key, index, labels, writer.value(line.rule, value)


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


def _same(label: str, value: str, labels: tuple[str, ...], phrase: str) -> bool:
    if plain(label) not in map(plain, labels):
        return False
    written, offered = plain(value), plain(phrase)
    return written == offered or (bool(written) and offered.startswith(f"{written} ") and written[-1].isdecimal())
