"""Values, qualifiers and names: what is read from what people write."""

import pytest

from carioca_dsl.compiler import format_text
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
)
from tests.support.rule_texts import shipped, understood, value_of

COURTS = CardClass(ranks=(1, 13))
UNTIL_ALL = "until all have opened unless forced"
UNTIL_OTHERS = "until the others have opened unless forced"


def exactly(number: int) -> Bound:
    return Bound(least=number, most=number)


def parts(*wanted: tuple[int, str]) -> Combination:
    return Combination(parts=tuple(Part(count=count, kind=kind) for count, kind in wanted))


@pytest.mark.parametrize(
    ("section", "line", "value"),
    [
        ("players", "number: 2 to 4", Bound(least=2, most=4)),
        ("players", "number: 2-4 players", Bound(least=2, most=4)),
        ("players", "number: 3", exactly(3)),
        ("players", "number: at least 2", Bound(least=2)),
        ("wild cards", "per meld: at most 1", Bound(least=0, most=1)),
        ("wild cards", "per meld: At most 1 joker", Bound(least=0, most=1)),
        ("wild cards", "per meld: no more than 1", Bound(least=0, most=1)),
        ("wild cards", "per meld: no limit", Bound()),
        ("wild cards", "per meld: none", Bound(least=0, most=0)),
        ("set", "size: 3 cards", exactly(3)),
        ("set", "size: exactly 3", exactly(3)),
        ("set", "size: at least 3 cards", Bound(least=3)),
        ("set", "grows to: any size", None),
        ("set", "grows to: at most 4 cards", 4),
        ("deal", "hand: 11", 11),
        ("deal", "upcard: none", 0),
        ("deck", "packs: 2 packs", 2),
        ("deck", "jokers: none", 0),
        ("scoring", "going out: -10 points", -10),
        ("scoring", "J to K: 10", 10),
        ("scoring", "2 to 10: face value", FaceValue()),
        ("deck", "wild: jokers, 2", CardClass(ranks=(2,), jokers=True)),
        ("deck", "wild: jokers and 2", CardClass(ranks=(2,), jokers=True)),
        ("set", "ranks: A K Q J", CardClass(ranks=(1, 11, 12, 13))),
        ("set", "ranks: 2 to 10", CardClass(ranks=tuple(range(2, 11)))),
        ("deck", "wild: none", CardClass()),
        ("rounds", "1: 2 sets, 1 run", (parts((2, "set"), (1, "run")),)),
        ("rounds", "1: 2 sets and 1 run", (parts((2, "set"), (1, "run")),)),
        ("rounds", "1: 2 Sets + 1 run", (parts((2, "set"), (1, "run")),)),
        ("rounds", "1: 2sets, 1run", (parts((2, "set"), (1, "run")),)),
        ("rounds", "1: 4 sets or 4 runs", (parts((4, "set")), parts((4, "run")))),
        ("rounds", "1: 1 run of 7 cards", (Combination(parts=(Part(count=1, kind="run", size=exactly(7)),)),)),
        ("rounds", "1: melds worth at least 40 points", (Combination(worth=Bound(least=40)),)),
        ("rounds", "1: Melds worth at least 40", (Combination(worth=Bound(least=40)),)),
        ("rounds", "1: whole hand", (Combination(whole_hand=True),)),
        ("rounds", "1: 2 sets or the whole hand", (parts((2, "set")), Combination(whole_hand=True))),
        ("run", "contains: at least 1 of 5, 10", Holding(number=Bound(least=1), cards=CardClass(ranks=(5, 10)))),
        ("run", "contains: 1 to 2 jokers", Holding(number=Bound(least=1, most=2), cards=CardClass(jokers=True))),
        ("run", "contains: 2 of J to K", Holding(number=exactly(2), cards=CardClass(ranks=(11, 12, 13)))),
        (
            "turn",
            "no discard of: A K until all have opened unless forced",
            Ban(cards=COURTS, until=BanUntil.ALL_OPENED),
        ),
        ("turn", f"no discard of: A, K {UNTIL_OTHERS}", Ban(cards=COURTS, until=BanUntil.OTHERS_OPENED)),
        ("buying", "price: 2 coins", Price(amount=2, unit=Unit.COINS)),
        ("buying", "price: 1 point", Price(amount=1, unit=Unit.POINTS)),
        ("buying", "per deal: at most 3 times", Bound(least=0, most=3)),
        ("buying", "extra cards: 1 card", 1),
        ("deal", "new deal with: 4 doubles", 4),
        ("money", "stake: 10", 10),
        ("money", "stake: 1 coin", 1),
        ("match", "contracts: in order", "in order"),
        ("run", "ace: Low, high or both ends", "low, high or both ends"),
        ("run", "ace: low  or   high", "low or high"),
    ],
)
def test_a_value_is_read(section: str, line: str, value: object) -> None:
    assert value_of(section, line) == value


@pytest.mark.parametrize(
    ("section", "line", "value"),
    [
        ("jugadores", "número: 2 a 4", Bound(least=2, most=4)),
        ("comodines", "por combinación: como maximo 1", Bound(least=0, most=1)),
        ("rondas", "1: 2 tríos y 1 escalera", (parts((2, "set"), (1, "run")),)),
        ("rondas", "1: 1 trio", (parts((1, "set")),)),
        ("puntuación", "J a K: 10 puntos", 10),
        ("puntuación", "A: 20 puntos", 20),
    ],
)
def test_a_spanish_value_is_read(section: str, line: str, value: object) -> None:
    assert value_of(section, line, "es") == value


def when(line: str, *before: str) -> Qualifiers:
    read = understood(*before, "deal", line)
    assert not read.diagnostics, read.diagnostics
    assert read.variant is not None
    return read.variant.lines[-1].when


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("hand in round 7: 12 cards", Qualifiers(rounds=(7,))),
        ("hand in rounds 1 to 3, 5: 12 cards", Qualifiers(rounds=(1, 2, 3, 5))),
        ("hand with 5 players: 12 cards", Qualifiers(players=exactly(5))),
        ("hand with 5 to 6 players in round 2: 12", Qualifiers(players=Bound(least=5, most=6), rounds=(2,))),
        ("hand with at least 5 players: 12 cards", Qualifiers(players=Bound(least=5))),
    ],
)
def test_a_qualifier_is_read(line: str, expected: Qualifiers) -> None:
    assert when(line) == expected


def test_options_and_modes_are_qualifiers() -> None:
    options = ("options", '  all fourteen: "a"', '  mode pazza: "b"')
    found = when("hand if all fourteen in mode pazza: 13 cards", *options)
    assert found == Qualifiers(options=("all fourteen", "pazza"))


def test_an_act_is_a_qualifier() -> None:
    read = understood("wild cards", "per meld when laying off: no limit")
    assert read.variant is not None
    assert read.variant.lines[-1].when == Qualifiers(act=Act.LAYING_OFF)


def test_an_option_stands_in_the_line() -> None:
    read = understood("scoring", "joker: 50 points option 30 points option 20 points")
    assert read.variant is not None
    assert read.variant.lines[-1].values == (50, 30, 20)


def test_declared_names_win_over_keywords_the_longest_first() -> None:
    read = understood(
        "combinación escalera de color",
        "como: escalera",
        "combinación escalera de color o real",
        "como: escalera de color",
        "rondas",
        "1: 2 escaleras de color, 1 escalera de color o real o 1 escalera",
        language="es",
    )
    assert not read.diagnostics, read.diagnostics
    assert read.variant is not None
    assert read.variant.lines[-1].values[0] == (
        parts((2, "escalera de color"), (1, "escalera de color o real")),
        parts((1, "run")),
    )


def test_a_group_is_used_by_name() -> None:
    read = understood("groups", "court: A K Q J", "set", "ranks: court", "scoring", "court: 10 points")
    assert not read.diagnostics, read.diagnostics
    assert read.variant is not None
    court = CardClass(ranks=(1, 11, 12, 13))
    assert read.variant.lines[-2].values == (court,)
    assert read.variant.lines[-1].subject == court


def test_a_kind_is_made_from_another() -> None:
    read = understood(
        "meld clean set", "like: set", "suits: all different", "meld four", "like: clean set", "size: 4 cards"
    )
    assert not read.diagnostics, read.diagnostics
    assert read.variant is not None
    assert [(kind.name, kind.like) for kind in read.variant.kinds] == [("clean set", "set"), ("four", "clean set")]
    assert [(line.rule, line.subject) for line in read.variant.lines[-2:]] == [
        ("set.suits", "clean set"),
        ("set.size", "four"),
    ]


def test_words_titles_sources_and_notes_are_read() -> None:
    read = understood(
        "title",
        'fr: "Le jeu"',
        "sources",
        'guide: "Un guide"',
        "meld court pair",
        "like: set",
        "words fr",
        'round: "donne" f, "donnes"',
        'court pair: "paire" f',
        'round 1: "la paire" f',
        "notes fr",
        'history: "Très vieux, {rounds} donnes." @guide.9 @convention',
    )
    assert not read.diagnostics, read.diagnostics
    assert read.variant is not None
    assert read.variant.titles == {"fr": "Le jeu"}
    assert set(read.variant.words["fr"]) == {"round", "court pair", "round 1"}
    (note,) = read.variant.notes
    assert (note.topic, note.language, note.cites[0].section, note.marks) == ("history", "fr", "9", ("convention",))


def test_players_may_name_any_amount() -> None:
    read = understood("money", "stake: 0 coins option 5 coins option any amount")
    assert read.variant is not None
    assert read.variant.lines[-1].values == (0, 5, AnyAmount())
    read = understood("buying", "price: 5 points option any amount")
    assert read.variant is not None
    assert read.variant.lines[-1].values == (Price(amount=5, unit=Unit.POINTS), AnyAmount())


def test_a_group_keeps_its_name_in_the_canonical_form() -> None:
    text = """carioca 1 en
variant test

groups
  key: 5, 10

run
  contains: At least 1 of key

turn
  no discard of: key, A until all have opened unless forced
"""
    written = text.replace("At least 1 of key", "at least 1 key")
    assert format_text(text, "test", shipped) == written
    for language in ("es", "fr", "it", "pt"):
        translated = format_text(text, "test", shipped, labels=language)
        assert format_text(translated, "test", shipped, labels="en") == written
