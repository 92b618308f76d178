"""Portuguese phrases: contractions, agreement, numbers, values, and a variant's own words."""

import re

import pytest

from carioca_dsl.model import Bound, Combination, Part, Word
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.lexicon import lexicon
from carioca_dsl.prose.portuguese.phrases import PortuguesePhrases
from carioca_dsl.prose.speech import Speech

PHRASES = PortuguesePhrases(lexicon("pt"))
_PHRASE = r"\{\{-? (?:noun|nouns|the|the_many|the_n|a|some|this|these|no|your|your_many)\("
_TYPED = (
    "o a os as um uma do da dos das no na nos nas ao à aos às pelo pela este esta neste nesta todo toda outro outra"
)


@pytest.mark.parametrize(
    ("prep", "forms"),
    [
        ("de", ["do monte", "da carta", "dos ases", "deste monte", "de uma carta", "de outra carta"]),
        ("em", ["no monte", "na carta", "nos ases", "neste monte", "em uma carta", "em outra carta"]),
        ("a", ["ao monte", "à carta", "aos ases", "a este monte", "a uma carta", "a outra carta"]),
        ("por", ["pelo monte", "pela carta", "pelos ases", "por este monte", "por uma carta", "por outra carta"]),
        ("com", ["com o monte", "com a carta", "com os ases", "com este monte", "com uma carta", "com outra carta"]),
    ],
)
def test_prepositions_are_written_together_with_articles(prep: str, forms: list[str]) -> None:
    the, a = PHRASES.the, PHRASES.a
    made = [the("stock", prep), the("card", prep), PHRASES.the_many("ace", prep), PHRASES.this("stock", prep)]

    assert [*made, a("card", prep), a("card", prep, before="outro")] == forms


def test_your_has_an_article_only_after_a_preposition() -> None:
    assert PHRASES.your("contract") == "seu contrato"
    assert PHRASES.your("contract", "de") == "do seu contrato"
    assert PHRASES.your("card", before="último") == "sua última carta"
    assert PHRASES.your_many("meld", "a", before="próprio") == "às suas próprias combinações"


def test_adjectives_agree() -> None:
    assert PHRASES.the_many("card", after="natural") == "as cartas naturais"
    assert PHRASES.the_many("card", after="igual") == "as cartas iguais"
    assert PHRASES.the_many("card", before="demais") == "as demais cartas"
    assert PHRASES.a("turn", "em", after="anterior") == "em um turno anterior"
    assert [PHRASES.agree("o mesmo", noun) for noun in ("round", "contract")] == ["a mesma", "o mesmo"]
    assert [PHRASES.agree("dele", noun) for noun in ("round", "contract")] == ["dela", "dele"]


@pytest.mark.parametrize(
    ("number", "man", "woman"),
    [(1, "um", "uma"), (2, "dois", "duas"), (14, "catorze", "catorze"), (22, "vinte e dois", "vinte e duas")],
)
def test_one_and_two_have_a_gender(number: int, man: str, woman: str) -> None:
    assert [PHRASES.number(number, "joker"), PHRASES.number(number, "card")] == [man, woman]


@pytest.mark.parametrize(
    ("number", "phrase"), [(1, "a primeira carta"), (13, "a décima terceira carta"), (20, "a vigésima carta")]
)
def test_every_word_of_an_ordinal_agrees(number: int, phrase: str) -> None:
    assert PHRASES.nth(number, "card") == phrase


def test_a_bound_and_its_verb_agree_in_polarity() -> None:
    bounds = (Bound(), Bound(most=0), Bound(most=1), Bound(least=1), Bound(least=3, most=3), Bound(least=2, most=4))

    assert [f"{PHRASES.neg('contém', bound)} {PHRASES.bound(bound, 'joker')}" for bound in bounds] == [
        "contém qualquer número de curingas",
        "não contém nenhum curinga",
        "contém no máximo um curinga",
        "contém pelo menos um curinga",
        "contém três curingas",
        "contém de dois a quatro curingas",
    ]


def test_rounds_and_contracts() -> None:
    alternatives = (
        Combination(parts=(Part(count=2, kind="set"), Part(count=1, kind="run"))),
        Combination(parts=(Part(count=1, kind="run", size=Bound(least=7)),)),
    )

    assert PHRASES.rounds((1, 2, 3, 5), "em") == "nas rodadas 1 a 3 e 5"
    assert PHRASES.contract(alternatives) == "duas trincas e uma escala ou uma escala de pelo menos sete cartas"


@pytest.mark.parametrize(
    ("singular", "plural"),
    [
        ("mão", "mãos"),
        ("combinação", "combinações"),
        ("total", "totais"),
        ("papel", "papéis"),
        ("vez", "vezes"),
        ("homem", "homens"),
        ("par", "pares"),
        ("ás", "ases"),
        ("mão de jogo", "mãos de jogo"),
    ],
)
def test_a_plural_that_the_file_leaves_out_is_guessed(singular: str, plural: str) -> None:
    assert Speech(language("pt"), {"round": Word(singular=singular)}).phrases.entry("round").plural == plural


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (Word(singular="mão", plural="mãos", gender="f"), "A mão é anulada: ninguém marca nada"),
        (Word(singular="jogo", plural="jogos", gender="m"), "O jogo é anulado: ninguém marca nada"),
    ],
)
def test_a_variant_s_own_word_carries_its_gender_through_the_sentence(word: Word, expected: str) -> None:
    assert Speech(language("pt"), {"round": word}).say("event_round_void", None, ()).startswith(expected)


@pytest.mark.parametrize("path", sorted(language("pt").folder.glob("*.j2")), ids=lambda path: path.stem)
def test_nothing_that_agrees_is_typed_before_a_noun(path) -> None:  # type: ignore[no-untyped-def]
    text = re.sub(r"\s+", " ", path.read_text(encoding="utf-8"))

    assert re.findall(rf"(?<!\w)(?:{'|'.join(_TYPED.split())}) {_PHRASE}", text) == []
    assert re.findall(r"(?<!\w)(?:a|de|em|por) \{\{-? (?:the|the_many|this)\(", text) == []


def test_cards_have_the_reader_s_letters() -> None:
    assert [PHRASES.letter(rank) for rank in (1, 10, 11, 12, 13)] == ["A", "10", "V", "D", "R"]
