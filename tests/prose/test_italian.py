"""Italian: what its articles, numbers and values sound like beside one another."""

import pytest

from carioca_dsl.cards import JOKER, natural_face
from carioca_dsl.model import Bound, CardClass
from carioca_dsl.prose.facts import Fact, Scope
from carioca_dsl.prose.italian.phrases import ItalianPhrases
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.lexicon import lexicon
from carioca_dsl.prose.speech import Speech

ITALIAN = ItalianPhrases(lexicon("it"))
GRAMMAR = ItalianPhrases.grammar


@pytest.mark.parametrize(
    ("following", "forms"),
    [
        ("mazzo", "il mazzo | i mazzo | un mazzo | nessun mazzo"),
        ("scarto", "lo scarto | gli scarto | uno scarto | nessuno scarto"),
        ("zero", "lo zero | gli zero | uno zero | nessuno zero"),
        ("asso", "l’asso | gli asso | un asso | nessun asso"),
        ("jolly", "il jolly | i jolly | un jolly | nessun jolly"),
        ("punto", "il punto | i punto | un punto | nessun punto"),
        ("pseudonimo", "lo pseudonimo | gli pseudonimo | uno pseudonimo | nessuno pseudonimo"),
        ("gnomo", "lo gnomo | gli gnomo | uno gnomo | nessuno gnomo"),
        ("hotel", "l’hotel | gli hotel | un hotel | nessun hotel"),
        ("8", "l’8 | gli 8 | un 8 | nessun 8"),
        ("11", "l’11 | gli 11 | un 11 | nessun 11"),
        ("110", "il 110 | i 110 | un 110 | nessun 110"),
    ],
)
def test_the_article_hears_what_follows(following: str, forms: str) -> None:
    found = [GRAMMAR.definite("m", False, following), GRAMMAR.definite("m", True, following)]
    found += [GRAMMAR.indefinite("m", False, following), GRAMMAR.none("m", following)]

    assert " | ".join(f"{word} {following}".replace("’ ", "’") for word in found) == forms


def test_women_s_nouns_are_elided_before_a_vowel_only() -> None:
    assert [ITALIAN.the("end"), ITALIAN.a("end"), ITALIAN.no("end"), ITALIAN.this("end")] == [
        "l’estremità",
        "un’estremità",
        "nessun’estremità",
        "quest’estremità",
    ]
    assert ITALIAN.a("card", before="altro") == "un’altra carta"
    assert ITALIAN.a("card", before="stesso") == "una stessa carta"
    assert [ITALIAN.another("card"), ITALIAN.another("joker")] == ["un’altra", "un altro"]


def test_prepositions_grow_together_with_the_article() -> None:
    assert [ITALIAN.the("discard", prep) for prep in ("di", "a", "da", "in", "su", "con", "per")] == [
        "dello scarto",
        "allo scarto",
        "dallo scarto",
        "nello scarto",
        "sullo scarto",
        "con lo scarto",
        "per lo scarto",
    ]
    assert ITALIAN.the_n(8, "player", "di") == "degli otto giocatori"
    assert ITALIAN.the("run", "a", before="suo") == "alla sua scala"
    assert [ITALIAN.name(name, "a") for name in ("Ana", "Beto", "Elena")] == ["ad Ana", "a Beto", "a Elena"]


def test_and_changes_before_its_own_sound() -> None:
    assert ITALIAN.all_of(["Ana", "Elena"]) == "Ana ed Elena"
    assert ITALIAN.all_of(["Ana", "Inés", "Beto"]) == "Ana, Inés e Beto"
    assert ITALIAN.either(["sette", "otto"]) == "sette o otto"


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("identico", "identico identica identici identiche"),
        ("uguale", "uguale uguale uguali uguali"),
        ("proprio", "proprio propria propri proprie"),
        ("lungo", "lungo lunga lunghi lunghe"),
        ("suo", "suo sua suoi sue"),
        ("lo", "lo la li le"),
        ("quello", "quello quella quelli quelle"),
        ("loro", "loro loro loro loro"),
    ],
)
def test_adjectives_and_pronouns_agree(word: str, forms: str) -> None:
    cases = (("m", False), ("f", False), ("m", True), ("f", True))

    assert " ".join(GRAMMAR.agree(word, gender, many, "") for gender, many in cases) == forms


@pytest.mark.parametrize(
    ("number", "words", "ordinal"),
    [
        (1, "uno", "primo"),
        (8, "otto", "ottavo"),
        (11, "undici", "undicesimo"),
        (21, "ventuno", "ventunesimo"),
        (23, "ventitré", "ventitreesimo"),
        (26, "ventisei", "ventiseiesimo"),
        (28, "ventotto", "ventottesimo"),
        (30, "trenta", "trentesimo"),
        (99, "novantanove", "novantanovesimo"),
    ],
)
def test_numbers_in_words(number: int, words: str, ordinal: str) -> None:
    assert GRAMMAR.words(number, "m", False) == words
    assert GRAMMAR.ordinal(number) == ordinal


def test_one_is_the_article_and_hears_its_noun() -> None:
    assert [ITALIAN.n(1, noun) for noun in ("discard", "end", "joker")] == ["uno scarto", "un’estremità", "un jolly"]
    assert [ITALIAN.number(1, noun) for noun in ("discard", "end")] == ["uno", "una"]


@pytest.mark.parametrize(
    ("bound", "clause", "prepared"),
    [
        (Bound(), "contiene quanti jolly si vogliono", "di quanti jolly si vogliono"),
        (Bound(least=0, most=0), "non contiene nessun jolly", "di nessun jolly"),
        (Bound(least=0, most=1), "contiene al massimo un jolly", "di un jolly al massimo"),
        (Bound(least=1), "contiene almeno un jolly", "di almeno un jolly"),
        (Bound(least=3, most=3), "contiene tre jolly", "di tre jolly"),
        (Bound(least=2, most=3), "contiene due o tre jolly", "di due o tre jolly"),
        (Bound(least=2, most=4), "contiene da due a quattro jolly", "di 2–4 jolly"),
    ],
)
def test_a_bound_and_its_verb_agree_in_polarity(bound: Bound, clause: str, prepared: str) -> None:
    assert f"{ITALIAN.neg('contiene', bound)} {ITALIAN.bound(bound, 'joker')}" == clause
    assert ITALIAN.bound(bound, "joker", "di") == prepared


def test_a_game_of_two_to_four_players() -> None:
    assert ITALIAN.bound(Bound(least=2, most=4), "player", "da") == "da due a quattro giocatori"
    assert ITALIAN.exactly(Bound(least=3, most=3), "card") == "esattamente tre carte"


def test_the_verb_counts_what_it_stands_beside() -> None:
    assert [f"{ITALIAN.verb(n, 'manca', 'mancano')} {ITALIAN.n(n, 'card')}" for n in (1, 2)] == [
        "manca una carta",
        "mancano due carte",
    ]
    assert [ITALIAN.times(n) for n in (1, 3)] == ["una volta", "tre volte"]


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ((7,), "nella manche 7"),
        ((6, 7), "nelle manche 6 e 7"),
        ((1, 2, 3, 4, 5, 6), "nelle manche da 1 a 6"),
        ((1, 2, 3, 5), "nelle manche da 1 a 3 e 5"),
    ],
)
def test_spans_of_rounds(numbers: tuple[int, ...], said: str) -> None:
    assert ITALIAN.rounds(numbers, "in") == said


def test_what_holds_only_then_says_when() -> None:
    fact = Fact(scope=Scope(rounds=(7,), seats=Bound(least=3, most=4)))

    assert ITALIAN.when(fact) == "con tre o quattro giocatori, nella manche 7, "
    assert ITALIAN.when(Fact()) == ""


def test_points_are_figures_and_may_be_negative() -> None:
    assert [ITALIAN.points(n) for n in (0, 1, -1, -10)] == ["0 punti", "1 punto", "−1 punto", "−10 punti"]
    assert [ITALIAN.figure(n) for n in (1000, -25000)] == ["1000", "−25\u202f000"]


def test_cards_in_words() -> None:
    cards = (natural_face(8, 0), natural_face(1, 3), natural_face(12, 2), JOKER)

    assert [ITALIAN.card_name(card) for card in cards] == ["otto di fiori", "asso di picche", "donna di cuori", "jolly"]
    assert ITALIAN.the_class(CardClass(ranks=(2,), jokers=True)) == "i due e i jolly"
    assert ITALIAN.class_of(CardClass(ranks=(11, 12, 13)), "di") == "di fanti, donne o re"


def test_apostrophes_are_curved_and_sentences_begin_with_a_capital() -> None:
    assert Speech(language("it")).phrases.typeset("l'asso vale. è tutto") == "l’asso vale. È tutto"
