"""A label is called what the rulebook of the language calls it, and the words of its games are understood, too."""

import pytest

from carioca_dsl.compiler import compile_text, format_text
from carioca_dsl.prose.lexicon import lexicon
from carioca_dsl.resources import variant_text
from carioca_dsl.vocabulary import vocabulary

LABELS = {"deck.packs": "pack", "deck.jokers": "joker", "deck.wild": "wild-card"}


@pytest.mark.parametrize("language", ["es", "fr", "it", "pt"])
@pytest.mark.parametrize("rule", LABELS)
def test_what_is_counted_has_the_noun_of_the_rulebook(language: str, rule: str) -> None:
    assert vocabulary(language).label_of(rule) == lexicon(language)[LABELS[rule]].plural


def test_a_french_file_may_speak_of_manches_or_of_donnes() -> None:
    """Two of the shipped games play `manches`, the form of the language says `donnes`."""
    written = format_text(variant_text("argentina"), "argentina", variant_text, labels="fr")
    other = written.replace("à la donne", "à la manche").replace("fin de la donne", "fin de la manche")
    other = other.replace("\ndonnes\n", "\nmanches\n").replace("donne annulée, on rejoue", "manche annulée, on rejoue")
    assert other != written
    one, two = (compile_text(text, "argentina", variant_text).variant for text in (written, other))
    assert one is not None
    assert two is not None
    assert one.rules(4).hash == two.rules(4).hash


@pytest.mark.parametrize(
    ("language", "old", "rule"),
    [
        ("fr", "cartes jokers", "deck.wild"),
        ("fr", "paquets", "deck.packs"),
        ("fr", "seulement en sortant", "opening.only-when-going-out"),
        ("fr", "éliminé au-delà de", "match.bust-over"),
        ("es", "eliminado con más de", "match.bust-over"),
        ("pt", "cartas curinga", "deck.wild"),
    ],
)
def test_what_a_label_was_called_before_is_understood(language: str, old: str, rule: str) -> None:
    words = vocabulary(language)
    found = words.label(rule.partition(".")[0], old)
    assert found is not None
    assert found.id == rule
    assert words.label_of(rule) != old
