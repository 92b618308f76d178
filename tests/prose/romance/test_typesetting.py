"""What a printer of French or Spanish does with a finished sentence."""

from carioca_dsl.prose.languages import language
from carioca_dsl.prose.speech import Speech


def typeset(code: str, text: str) -> str:
    return Speech(language(code)).phrases.typeset(text)


def test_french_puts_fixed_blanks_before_high_marks_and_inside_quotation_marks() -> None:
    assert typeset("fr", "Un jeu : simple ; non ?") == "Un jeu\u00a0: simple\u202f; non\u202f?"
    assert typeset("fr", "dit « oui » !") == "dit «\u00a0oui\u00a0»\u202f!"


def test_french_typesetting_twice_is_typesetting_once() -> None:
    once = typeset("fr", "L'as : « bas » ; le roi : haut !")

    assert typeset("fr", once) == once


def test_french_apostrophes_are_curved() -> None:
    assert typeset("fr", "l'as d'une suite") == "l’as d’une suite"


def test_a_new_sentence_begins_with_a_capital() -> None:
    assert typeset("es", "se acaba. el comodín vale. ¿por qué? así es") == "se acaba. El comodín vale. ¿Por qué? Así es"
    assert typeset("fr", "c’est fini. \ue003un brelan\ue004 reste") == "c’est fini. \ue003Un brelan\ue004 reste"


def test_spanish_keeps_its_marks_as_they_are() -> None:
    assert typeset("es", "reglas: «guía»; fin") == "reglas: «guía»; fin"


def test_no_sentence_of_a_book_has_a_plain_blank_where_french_wants_a_fixed_one() -> None:
    speech = Speech(language("fr"))
    names = ("Ana", "Beto")
    said = (
        speech.say("event_round_void", None, names)
        + speech.say("legend_convention", True)
        + speech.say("title_wild", "joker")
    )

    assert " :" not in said
    assert " ;" not in said
    assert "'" not in said
