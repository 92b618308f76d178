"""Articles, elision, contraction, agreement and numbers around nouns (each noun in full: `tests.prose.gold`)."""

import pytest

from carioca_dsl.prose.french.phrases import FrenchPhrases
from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.prose.lexicon import lexicon
from carioca_dsl.prose.romance import RomancePhrases
from carioca_dsl.prose.spanish.phrases import SpanishPhrases


def phrases(language: str) -> RomancePhrases:
    made = LANGUAGES[language].phrases(lexicon(language))
    assert isinstance(made, RomancePhrases)
    return made


def test_french_elides_before_a_vowel_but_not_before_huit_and_onze() -> None:
    french = phrases("fr")

    assert [french.the_rank(1, "de"), french.the_rank(8), french.the_rank(8, "de")] == ["de l’as", "le huit", "du huit"]
    assert [french.n(11, "card", "de"), french.n(1, "card", "de")] == ["de onze cartes", "d’une carte"]
    assert [french.name("Ana", "de"), french.name("Beto", "de"), french.name("Inès", "que")] == [
        "d’Ana",
        "de Beto",
        "qu’Inès",
    ]


def test_french_adjectives_agree_and_change_before_a_vowel() -> None:
    french = phrases("fr")

    assert french.a("card", before="nouveau") == "une nouvelle carte"
    assert french.a("ace", before="nouveau") == "un nouvel as"
    assert french.the("end", "de", before="autre") == "de l’autre extrémité"
    assert french.the_many("card", after="égal") == "les cartes égales"
    assert french.the_many("total", after="égal") == "les totaux égaux"
    assert [french.agree("annulé", noun) for noun in ("round", "turn")] == ["annulée", "annulé"]
    assert french.a("card", after="pareil") == "une carte pareille"
    assert [french.agree_many("celui", noun) for noun in ("round", "turn")] == ["celles", "ceux"]


def test_spanish_shortens_adjectives_and_numbers_before_the_noun() -> None:
    spanish = phrases("es")

    assert [spanish.nth(1, "round"), spanish.nth(3, "card"), spanish.nth(13, "card"), spanish.nth(21, "round")] == [
        "el primer reparto",
        "la tercera carta",
        "la decimotercera carta",
        "el vigesimoprimer reparto",
    ]
    assert [spanish.number(21, "card"), spanish.n(21, "joker"), spanish.number(1, "joker")] == [
        "veintiuna",
        "veintiún comodines",
        "uno",
    ]
    assert [spanish.n(0, "joker"), spanish.the_n(0, "joker")] == ["ningún comodín", "ninguno de los comodines"]


def test_spanish_and_or_change_before_their_own_sound() -> None:
    spanish = phrases("es")

    assert spanish.all_of(["Ana", "Inés"]) == "Ana e Inés"
    assert spanish.all_of(["agua", "hielo"]) == "agua y hielo"
    assert spanish.either(["siete", "ocho"]) == "siete u ocho"
    assert spanish.all_of(["uno", "dos", "tres"]) == "uno, dos y tres"


def test_spanish_women_s_nouns_with_a_stressed_a_take_el() -> None:
    grammar = SpanishPhrases.grammar

    assert [grammar.definite("f", False, "águila"), grammar.definite("f", True, "águilas")] == ["el", "las"]
    assert grammar.indefinite("f", False, "agua") == "un"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zéro"),
        (16, "seize"),
        (21, "vingt et un"),
        (71, "soixante et onze"),
        (80, "quatre-vingts"),
        (81, "quatre-vingt-un"),
        (99, "quatre-vingt-dix-neuf"),
    ],
)
def test_french_numbers_in_words(number: int, words: str) -> None:
    assert FrenchPhrases.grammar.words(number, "m", True) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "cero"),
        (16, "dieciséis"),
        (22, "veintidós"),
        (31, "treinta y un"),
        (40, "cuarenta"),
        (99, "noventa y nueve"),
    ],
)
def test_spanish_numbers_in_words(number: int, words: str) -> None:
    assert SpanishPhrases.grammar.words(number, "m", True) == words


@pytest.mark.parametrize(
    ("number", "word"), [(1, "premier"), (4, "quatrième"), (5, "cinquième"), (80, "quatre-vingtième")]
)
def test_french_ordinals(number: int, word: str) -> None:
    assert FrenchPhrases.grammar.ordinal(number) == word
