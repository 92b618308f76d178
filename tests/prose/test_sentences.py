"""Sentences: every fact and every other thing that is said has one in each language, made of phrases."""

import re
import tomllib
from pathlib import Path

import pytest

from carioca_dsl.engine import Event
from carioca_dsl.model import Verb
from carioca_dsl.prose.facts import CHAPTERS, fact_classes
from carioca_dsl.prose.languages import LANGUAGES, UnknownLanguage, language
from carioca_dsl.prose.speech import Speech, Unsaid, capital
from carioca_dsl.prose.stories import try_key
from carioca_dsl.prose.telling import ACTS, event_key
from tests.prose.support import CODES

_CODE = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
_NUMBER_WORDS = {
    "en": "one two three four five six seven eight nine ten eleven twelve dozen second third fourth twice",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze douzaine deuxième troisième",
    "pt": "dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze dúzia segundo terceiro",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici dozzina secondo terzo",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce docena segundo tercero",
}
_HOMOGRAPHS = {
    "en": {
        "deal",
        "deals",
        "turn",
        "turns",
        "discard",
        "discards",
        "run",
        "set",
        "place",
        "end",
        "ends",
        "score",
        "scores",
    },
    "fr": {"fin", "place", "tour", "bout", "main", "tas"},
    "es": {"mano", "fin", "turno", "mesa", "puesto"},
    "it": set(),
    "pt": set(),
}
"""Nouns of the lexicon that are also verbs, or words of other phrases."""
_IDIOMS = {
    "en": ("one another", "table of", "round the corner", "runs out"),
    "fr": (
        *("Ce jeu", "ce jeu", "de jeu", "Le jeu s’arrête", "On retourne"),
        *("| défausse |", "| pioche |", "pioche et défausse aussitôt"),
    ),
    "es": ("en total",),
    "it": (),
    "pt": (),
}
"""Turns of phrase in which such a word counts nothing and names nothing of the game."""
_OTHERS = [
    *(f"title_{name}" for name in CHAPTERS),
    *("title_ending", "title_origin", "title_examples", "title_contents", "title_story", "title_agreements"),
    *("option_named", "option_other", "act_drew_and_discarded", "act_drew_and_refused"),
    *("legend_convention", "legend_inferred", "sources", "hash_line", "number_in_note", "verdict_refused"),
    *("head_round", "head_contract", "head_contract_cards", "head_hand", "head_card", "head_points"),
    *("cell_contract", "cell_sizes", "cell_cards", "cell_points", "text_melds", "text_contract", "outcome_scores"),
    *(
        "label_agreed",
        "label_contract",
        "label_holds",
        "label_laid",
        "label_discards",
        "label_nothing",
        "turn_line",
        "event_hand",
    ),
    *(try_key(verb) for verb in Verb),
    *("event_paid_by_each", "label_total", "label_chooser", "text_points", "text_name", "option_amounts", "head_title"),
    *("outcome_total", "outcome_coins", "outcome_pot", "outcome_round"),
]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("key", sorted(fact.key() for fact in fact_classes()))
def test_every_fact_has_a_sentence_of_its_own_in_every_language(code: str, key: str) -> None:
    assert Speech(language(code)).knows(key)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("key", _OTHERS)
def test_every_language_has_what_else_a_book_says(code: str, key: str) -> None:
    assert Speech(language(code)).knows(key)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", Event.__args__, ids=lambda kind: kind.__name__)  # type: ignore[attr-defined]
def test_every_event_can_be_told_in_every_language(code: str, kind: type) -> None:
    key = event_key(kind.__new__(kind, *([None] * len(kind._fields))))  # type: ignore[attr-defined]
    assert Speech(language(code)).knows(f"{'act' if kind in ACTS else 'event'}_{key}")


def test_there_is_nothing_to_fall_back_on() -> None:
    with pytest.raises(Unsaid, match="no sentence `no_such_fact` in `en`"):
        Speech(language("en")).say("no_such_fact")


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownLanguage, match="no language `tlh`"):
        language("tlh")


def test_a_sentence_begins_with_a_capital_unless_a_number_or_a_card_does() -> None:
    assert capital("in round") == "In round"
    assert capital("\ue003a set\ue004 is") == "\ue003A set\ue004 is"
    assert capital("7 cards") == "7 cards"
    assert capital("\ue0003\ue0018♠\ue001eight of spades\ue002 is") == "\ue0003\ue0018♠\ue001eight of spades\ue002 is"
    assert capital("« élan »") == "« Élan »"


def plain_text(code: str, path: Path) -> str:
    """What a template says itself: without what it asks for, without idioms."""
    text = re.sub(r"\s+", " ", _CODE.sub(" | ", path.read_text(encoding="utf-8")))
    for idiom in _IDIOMS[code]:
        text = text.replace(idiom, "|")
    return text


TEMPLATES = [(code, path) for code in CODES for path in sorted(LANGUAGES[code].folder.glob("*.j2"))]


@pytest.mark.parametrize(("code", "path"), TEMPLATES, ids=lambda value: getattr(value, "stem", value))
def test_no_digit_and_no_number_word_is_typed_in_a_template(code: str, path: Path) -> None:
    text = plain_text(code, path)
    assert not re.findall(r"\d", text)
    words = _NUMBER_WORDS[code].split()
    assert not re.findall(rf"\b(?:{'|'.join(words)})\b", text, re.IGNORECASE)


@pytest.mark.parametrize(("code", "path"), TEMPLATES, ids=lambda value: getattr(value, "stem", value))
def test_no_term_of_the_game_is_typed_in_a_template(code: str, path: Path) -> None:
    folder = Path(LANGUAGES["en"].folder).parent.parent / "lexicon"
    nouns = tomllib.loads((folder / f"{code}.toml").read_text(encoding="utf-8")).values()
    forms = {noun[form].lower() for noun in nouns for form in ("singular", "plural") if form in noun}
    text = plain_text(code, path).lower()
    typed = {form for form in forms - _HOMOGRAPHS[code] if re.search(rf"\b{re.escape(form)}\b", text)}
    assert not typed


@pytest.mark.parametrize("code", CODES)
def test_every_lexicon_has_the_same_concepts(code: str) -> None:
    folder = Path(LANGUAGES["en"].folder).parent.parent / "lexicon"
    concepts = [set(tomllib.loads((folder / f"{each}.toml").read_text(encoding="utf-8"))) for each in ("en", code)]
    assert concepts[0] <= concepts[1]
