"""Bounds with their polarity, lists, spans, points: what templates ask the value layer for."""

import pytest

from carioca_dsl.cards import JOKER, natural_face
from carioca_dsl.model import Bound, CardClass, Combination, Part
from carioca_dsl.prose.facts import Fact, Scope
from tests.prose.romance.test_noun_phrases import phrases

_BOUNDS = (
    Bound(),
    Bound(least=0, most=0),
    Bound(least=0, most=1),
    Bound(least=1),
    Bound(least=3, most=3),
    Bound(least=2, most=3),
    Bound(least=2, most=4),
)


@pytest.mark.parametrize(
    ("language", "verb", "concept", "clauses"),
    [
        (
            "fr",
            "contient",
            "joker",
            [
                "contient autant de jokers que vous voulez",
                "ne contient aucun joker",
                "contient au plus un joker",
                "contient au moins un joker",
                "contient trois jokers",
                "contient deux ou trois jokers",
                "contient deux à quatre jokers",
            ],
        ),
        (
            "es",
            "contiene",
            "joker",
            [
                "contiene tantos comodines como se quiera",
                "no contiene ningún comodín",
                "contiene como máximo un comodín",
                "contiene al menos un comodín",
                "contiene tres comodines",
                "contiene dos o tres comodines",
                "contiene de dos a cuatro comodines",
            ],
        ),
    ],
)
def test_a_bound_and_its_verb_agree_in_polarity(language: str, verb: str, concept: str, clauses: list[str]) -> None:
    layer = phrases(language)

    assert [f"{layer.neg(verb, bound)} {layer.bound(bound, concept)}" for bound in _BOUNDS] == clauses


def test_a_preposition_stands_next_to_the_number() -> None:
    assert [phrases("fr").bound(bound, "card", "de") for bound in _BOUNDS[2:]] == [
        "d’une carte au plus",
        "d’une carte au moins",
        "de trois cartes",
        "de deux ou trois cartes",
        "de deux à quatre cartes",
    ]
    assert [phrases("es").bound(bound, "card", "de") for bound in _BOUNDS[2:]] == [
        "de una carta como máximo",
        "de al menos una carta",
        "de tres cartas",
        "de dos o tres cartas",
        "de dos a cuatro cartas",
    ]


def test_a_range_does_not_say_its_preposition_twice() -> None:
    wide = Bound(least=2, most=4)

    assert phrases("fr").bound(wide, "player", "à") == "de deux à quatre joueurs"
    assert phrases("es").bound(wide, "player", "a") == "a entre dos y cuatro jugadores"
    assert phrases("pt").bound(wide, "player", "a") == "a entre dois e quatro jogadores"


def test_one_card_of_a_class_repeats_its_article() -> None:
    court, low = CardClass(ranks=(1, 12)), CardClass(ranks=(2, 3, 4, 5), jokers=True)

    assert phrases("fr").one_of(court, "de") == "d’un as ou d’une dame"
    assert phrases("es").one_of(low) == "una carta del dos al cinco o un comodín"


def test_a_single_number_can_be_told_to_be_exact() -> None:
    assert phrases("fr").exactly(Bound(least=3, most=3), "card") == "exactement trois cartes"
    assert phrases("es").exactly(Bound(least=3, most=3), "card") == "exactamente tres cartas"
    assert phrases("es").exactly(Bound(least=3), "card") == "al menos tres cartas"


@pytest.mark.parametrize(
    ("numbers", "french", "spanish"),
    [
        ((7,), "à la donne 7", "en el reparto 7"),
        ((6, 7), "aux donnes 6 et 7", "en los repartos 6 y 7"),
        ((1, 2, 3, 4, 5, 6), "aux donnes 1 à 6", "en los repartos 1 a 6"),
        ((1, 2, 3, 5), "aux donnes 1 à 3 et 5", "en los repartos 1 a 3 y 5"),
    ],
)
def test_spans_of_rounds(numbers: tuple[int, ...], french: str, spanish: str) -> None:
    assert phrases("fr").rounds(numbers, "à") == french
    assert phrases("es").rounds(numbers, "en") == spanish


def test_what_holds_only_then_says_when() -> None:
    fact = Fact(scope=Scope(rounds=(7,), seats=Bound(least=3, most=4)))

    assert phrases("fr").when(fact) == "à trois ou quatre joueurs, à la donne 7, "
    assert phrases("es").when(fact) == "con tres o cuatro jugadores, en el reparto 7, "
    assert phrases("fr").when(Fact()) == ""


def test_points_are_figures_and_may_be_negative() -> None:
    assert [phrases("fr").points(n) for n in (0, 1, -1, -10, 50)] == [
        "0 point",
        "1 point",
        "−1 point",
        "−10 points",
        "50 points",
    ]
    assert [phrases("es").points(n) for n in (0, 1, -1, -10, 50)] == [
        "0 puntos",
        "1 punto",
        "−1 punto",
        "−10 puntos",
        "50 puntos",
    ]


def test_long_numbers_are_grouped_as_each_language_groups_them() -> None:
    assert [phrases("fr").figure(n) for n in (999, 1000, -25000)] == ["999", "1\u202f000", "−25\u202f000"]
    assert [phrases("es").figure(n) for n in (999, 1000, -25000)] == ["999", "1000", "−25\u202f000"]


def test_cards_in_words() -> None:
    cards = (natural_face(8, 0), natural_face(1, 3), natural_face(12, 2), JOKER)

    assert [phrases("fr").card_name(card) for card in cards] == [
        "huit de trèfle",
        "as de pique",
        "dame de cœur",
        "joker",
    ]
    assert [phrases("es").card_name(card) for card in cards] == [
        "ocho de tréboles",
        "as de picas",
        "reina de corazones",
        "comodín",
    ]


def test_classes_of_cards() -> None:
    twos_and_jokers = CardClass(ranks=(2,), jokers=True)

    assert phrases("fr").the_class(twos_and_jokers) == "les 2 et les jokers"
    assert phrases("es").the_class(twos_and_jokers) == "los doses y los comodines"
    assert phrases("fr").class_of(CardClass(ranks=(11, 12, 13)), "de") == "de valets, de dames ou de rois"
    assert phrases("es").class_cell(CardClass(ranks=tuple(range(2, 11)))) == "2–10"


def test_contracts() -> None:
    both = (
        Combination(parts=(Part(count=2, kind="set"), Part(count=1, kind="run"))),
        Combination(parts=(Part(count=1, kind="run", size=Bound(least=7)),)),
    )

    assert phrases("fr").contract(both) == "deux brelans et une suite ou une suite de sept cartes au moins"
    assert phrases("es").contract(both) == "dos tríos y una escalera o una escalera de al menos siete cartas"
