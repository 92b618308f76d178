"""A variant's own words may be of another gender: no article, no contraction and no adjective beside them is typed."""

import re
from pathlib import Path

import pytest

from carioca_dsl.model import Word
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.lexicon import lexicon
from carioca_dsl.prose.speech import Speech

_PHRASE = r"\{\{-? (?:noun|nouns|the|the_many|the_n|a|some|this|these|no|n)\("
_TYPED = {
    "fr": "le la les l’ un une des du au aux ce cet cette ces son sa à de seul seule seuls seules tout toute tous "
    "toutes quel quelle aucun aucune",
    "es": "el la los las un una unos unas del al este esta estos estas todo toda todos todas cuyo cuya otro otra mismo "
    "misma ningún ninguna",
    "it": "il lo la l’ i gli le un uno una un’ del dello della dell’ dei degli delle al allo alla all’ ai agli alle "
    "dal dalla dall’ nel nella nell’ nei nelle sul sulla sulle questo questa questi queste quest’ tutto tutta tutti "
    "tutte altro altra stesso stessa nessun nessuna suo sua proprio propria quello quella",
}
_BARE = {
    "fr": r"(?<![\w’])(?:à|de) \{\{-? (?:the|the_many|a)\(",
    "es": r"(?<![\w’])(?:a|de) \{\{-? (?:the|the_many)\(",
    "it": r"(?<![\w’])(?:a|da|di|in|su) \{\{-? (?:the|the_many)\(",
}
"""Prepositions that are contracted with an article or elided."""
TEMPLATES = [(code, path) for code in _TYPED for path in sorted(language(code).folder.glob("*.j2"))]


@pytest.mark.parametrize(("code", "path"), TEMPLATES, ids=lambda value: getattr(value, "stem", value))
def test_nothing_that_agrees_is_typed_before_a_noun(code: str, path: Path) -> None:
    text = re.sub(r"\s+", " ", path.read_text(encoding="utf-8"))
    words = "|".join(set(_TYPED[code].split()) - {"à", "de"})

    assert re.findall(rf"(?<![\w’])(?:{words}) {_PHRASE}", text) == []
    assert re.findall(_BARE[code], text) == []


@pytest.mark.parametrize(
    ("code", "word", "expected"),
    [
        ("fr", Word(singular="tour", plural="tours", gender="m"), "Le tour est annulé : personne ne marque rien"),
        (
            "fr",
            Word(singular="manche", plural="manches", gender="f"),
            "La manche est annulée : personne ne marque rien",
        ),
        ("es", Word(singular="mano", plural="manos", gender="f"), "La mano queda anulada: nadie anota nada"),
        ("es", Word(singular="juego", plural="juegos", gender="m"), "El juego queda anulado: nadie anota nada"),
        ("it", Word(singular="giro", plural="giri", gender="m"), "Il giro è annullato: nessuno segna nulla"),
        (
            "it",
            Word(singular="smazzata", plural="smazzate", gender="f"),
            "La smazzata è annullata: nessuno segna nulla",
        ),
    ],
)
def test_a_variant_s_own_word_carries_its_gender_through_the_sentence(code: str, word: Word, expected: str) -> None:
    said = Speech(language(code), {"round": word}).say("event_round_void", None, ())

    assert said.replace("\u00a0", " ").startswith(expected)


@pytest.mark.parametrize(
    ("code", "singular", "plural"),
    [
        ("fr", "manche", "manches"),
        ("fr", "jeu", "jeux"),
        ("fr", "bras", "bras"),
        ("fr", "total", "totaux"),
        ("fr", "tour de jeu", "tours de jeu"),
        ("es", "mano", "manos"),
        ("es", "combinación", "combinaciones"),
        ("es", "vez", "veces"),
        ("es", "carta comodín", "cartas comodines"),
        ("es", "mano de juego", "manos de juego"),
        ("it", "manche", "manche"),
        ("it", "colpo", "colpi"),
        ("it", "mano", "mani"),
        ("it", "smazzata", "smazzate"),
        ("it", "gioco", "giochi"),
        ("it", "pila degli scarti", "pile degli scarti"),
        ("it", "carta chiave", "carte chiavi"),
        ("it", "faccia", "facce"),
        ("it", "jolly", "jolly"),
        ("en", "hand", "hands"),
    ],
)
def test_a_plural_that_the_file_leaves_out_is_guessed(code: str, singular: str, plural: str) -> None:
    assert Speech(language(code), {"round": Word(singular=singular)}).phrases.entry("round").plural == plural


@pytest.mark.parametrize("code", ["it", "pt"])
def test_the_lexicons_to_come_know_the_same_concepts(code: str) -> None:
    assert set(lexicon(code).nouns) == set(lexicon("fr").nouns)
    assert all(noun.gender in ("m", "f") for noun in lexicon(code).nouns.values())
