"""The phrase layers as tables: every noun and every bound as a language says them, read by eye and then frozen.

`python -m tests.prose.gold` writes the tables anew and names those that have changed; read the difference before you
commit it.
"""

from collections.abc import Iterator
from pathlib import Path

from carioca_dsl.cards import read_face
from carioca_dsl.model import Bound, CardClass, Combination, Part, Side
from carioca_dsl.prose.english.phrases import EnglishPhrases
from carioca_dsl.prose.facts import Fact, Scope
from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.prose.lexicon import lexicon
from carioca_dsl.prose.romance import RomancePhrases

NUMBERS = (0, 1, 2, 3, 21)
PREPOSITIONS = {
    "fr": ("", "à", "de", "dans", "sur", "par"),
    "es": ("", "a", "de", "en", "con", "por"),
    "it": ("", "a", "di", "da", "in", "su", "con"),
    "pt": ("", "a", "de", "em", "por", "com"),
}
"""Those that the templates of a language use."""
VERBS = {"en": "holds", "fr": "contient", "es": "lleva", "it": "contiene", "pt": "tem"}
BOUNDS = (
    Bound(),
    Bound(most=0),
    Bound(most=1),
    Bound(most=2),
    Bound(least=1, most=1),
    Bound(least=3, most=3),
    Bound(least=1),
    Bound(least=3),
    Bound(least=2, most=3),
    Bound(least=2, most=4),
    Bound(least=12, most=13),
    Bound(least=2, most=120),
)
COUNTED = ("card", "joker", "end", "player", "point", "coin")
"""Nouns of either gender, of which some begin with a vowel."""
ROUNDS = ((7,), (6, 7), (1, 2, 3, 4, 5, 6), (1, 2, 3, 5))
CLASSES = {
    "A K Q J": CardClass(ranks=(1, 11, 12, 13)),
    "2 to 10": CardClass(ranks=tuple(range(2, 11))),
    "5, 10": CardClass(ranks=(5, 10)),
    "2, jokers": CardClass(ranks=(2,), jokers=True),
    "jokers": CardClass(jokers=True),
}
CONTRACTS = (
    (Combination(parts=(Part(count=2, kind="set"), Part(count=1, kind="run"))),),
    (Combination(parts=(Part(count=1, kind="run", size=Bound(least=7)),)),),
    (Combination(worth=Bound(least=40)),),
    (Combination(whole_hand=True),),
    (Combination(parts=(Part(count=4, kind="set"),)), Combination(parts=(Part(count=4, kind="run"),))),
)


def nouns(code: str) -> Iterator[str]:
    """One line for each noun and preposition; a column for each phrase."""
    layer = _layer(code)
    for noun in layer.lexicon.nouns:
        if isinstance(layer, EnglishPhrases):
            counted = [layer.n(number, noun) for number in NUMBERS]
            yield _line(noun, layer.noun(noun), layer.nouns(noun), layer.a(noun), layer.the(noun), *counted)
        else:
            yield from _agreeing(layer, code, noun)


def values(code: str) -> Iterator[str]:
    """Bounds, each beside its verb; then lists, spans, classes, contracts and what else a number is said with."""
    layer = _layer(code)
    for bound in BOUNDS:
        for noun in COUNTED:
            yield _line(_written(bound), noun, *_bounded(layer, code, bound, noun))
    preps = PREPOSITIONS.get(code, ())
    for rounds in ROUNDS:
        told = layer.when(Fact(scope=Scope(rounds=rounds, seats=Bound(least=3, most=4)))).strip()
        yield _line("rounds", layer.rounds(rounds), told, *(layer.rounds(rounds, prep) for prep in preps if prep))
    for name, cards in CLASSES.items():
        yield _line(name, layer.class_of(cards), layer.class_cell(cards), *_classes(layer, code, cards))
    for contract in CONTRACTS:
        yield _line("contract", layer.contract(contract))
    for number in (1, 2, 3, 21):
        nth = () if isinstance(layer, EnglishPhrases) else (layer.nth(number, "card"), layer.nth(number, "turn"))
        yield _line(str(number), layer.times(number), *nth)
    yield _line("points", *(layer.points(points) for points in (0, 1, -1, -10, 25, 1500)))
    yield _line("sides", layer.side(Side.RIGHT), layer.side(Side.LEFT))
    yield _line("cards", *(layer.card_name(read_face(card)) for card in ("8♣", "A♠", "Q♥", "J♦", "K♣", "★")))


def _layer(code: str) -> EnglishPhrases | RomancePhrases:
    made = LANGUAGES[code].phrases(lexicon(code))
    assert isinstance(made, EnglishPhrases | RomancePhrases)
    return made


def _agreeing(layer: RomancePhrases, code: str, noun: str) -> Iterator[str]:
    for prep in PREPOSITIONS[code]:
        told = [layer.the(noun, prep), layer.the_many(noun, prep), layer.a(noun, prep), layer.some(noun, prep)]
        told += [layer.this(noun, prep), layer.these(noun, prep)]
        told += [layer.n(number, noun, prep) for number in NUMBERS]
        told += [layer.the_n(number, noun, prep) for number in NUMBERS if number != 1]
        yield _line(f"{noun} {prep}".strip(), *told)
    yield _line(f"{noun} 21", *(layer.figures(number, noun) for number in NUMBERS))


def _bounded(layer: EnglishPhrases | RomancePhrases, code: str, bound: Bound, noun: str) -> Iterator[str]:
    if isinstance(layer, EnglishPhrases):
        yield f"{VERBS[code]} {layer.bound(bound, noun)}"
        yield layer.exactly(bound, noun)
        return
    yield f"{layer.neg(VERBS[code], bound)} {layer.bound(bound, noun)}"
    yield layer.exactly(bound, noun)
    yield from (layer.bound(bound, noun, prep) for prep in PREPOSITIONS[code] if prep)


def _classes(layer: EnglishPhrases | RomancePhrases, code: str, cards: CardClass) -> Iterator[str]:
    if isinstance(layer, RomancePhrases):
        yield layer.the_class(cards)
        yield layer.one_of(cards)
        yield from (layer.class_of(cards, prep) for prep in PREPOSITIONS[code] if prep)
        yield from (layer.one_of(cards, prep) for prep in PREPOSITIONS[code] if prep)


def _written(bound: Bound) -> str:
    return f"{bound.least}–{'' if bound.most is None else bound.most}"


def _line(*cells: str) -> str:
    return " | ".join(cells)


TABLES = {"nouns": nouns, "values": values}


def path(kind: str, code: str) -> Path:
    """Where a frozen table is."""
    return Path(__file__).parent / "data" / f"{kind}.{code}.txt"


def bless() -> None:
    """Write every table that is not as it was."""
    for kind, table in TABLES.items():
        for code in LANGUAGES:
            file, text = path(kind, code), "\n".join(table(code)) + "\n"
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")
                print("written", file)


if __name__ == "__main__":
    bless()
