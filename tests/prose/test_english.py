"""English phrases: numerals, articles, bounds, spans, lists."""

import pytest

from carioca_dsl.cards import read_face
from carioca_dsl.model import Bound, CardClass, Combination, Part, Word
from carioca_dsl.prose.english import ENGLISH
from carioca_dsl.prose.english.phrases import EnglishPhrases
from carioca_dsl.prose.lexicon import lexicon


@pytest.fixture(scope="module")
def english() -> EnglishPhrases:
    return EnglishPhrases(lexicon("en"))


@pytest.mark.parametrize(
    ("bound", "phrase"),
    [
        (Bound(least=3, most=3), "three cards"),
        (Bound(least=1, most=1), "one card"),
        (Bound(least=3), "at least three cards"),
        (Bound(most=1), "at most one card"),
        (Bound(most=0), "no card"),
        (Bound(), "any number of cards"),
        (Bound(least=2, most=4), "two to four cards"),
        (Bound(least=3, most=4), "three or four cards"),
        (Bound(least=13, most=13), "13 cards"),
    ],
)
def test_bounds(english: EnglishPhrases, bound: Bound, phrase: str) -> None:
    assert english.bound(bound, "card") == phrase


@pytest.mark.parametrize(
    ("rounds", "phrase"),
    [
        ((7,), "round 7"),
        ((6, 7), "rounds 6 and 7"),
        ((1, 2, 3), "rounds 1 to 3"),
        ((1, 2, 3, 5), "rounds 1 to 3 and 5"),
        ((1, 3, 5, 6), "rounds 1, 3, 5 and 6"),
    ],
)
def test_spans_of_rounds(english: EnglishPhrases, rounds: tuple[int, ...], phrase: str) -> None:
    assert english.rounds(rounds) == phrase


def test_articles(english: EnglishPhrases) -> None:
    assert [english.a(concept) for concept in ("ace", "king", "upcard")] == ["an ace", "a king", "an upcard"]
    assert [english.a_rank(rank) for rank in (1, 8, 9)] == ["an ace", "an eight", "a nine"]


def test_ranks_and_classes(english: EnglishPhrases) -> None:
    assert english.class_of(CardClass(ranks=(2,), jokers=True)) == "twos and jokers"
    assert english.class_of(CardClass(ranks=(6, 11, 12))) == "sixes, jacks and queens"
    assert english.class_cell(CardClass(ranks=tuple(range(2, 11)))) == "2–10"
    assert english.class_cell(CardClass(ranks=(11, 12, 13))) == "J, Q, K"
    assert english.card_name(read_face("A♠")) == "ace of spades"


def test_points_have_a_true_minus(english: EnglishPhrases) -> None:
    assert [english.points(points) for points in (0, 1, -10)] == ["0 points", "1 point", "−10 points"]
    assert english.sum((20, -10)) == "20 + (−10)"


def test_contracts(english: EnglishPhrases) -> None:
    two = Combination(parts=(Part(count=2, kind="set"), Part(count=1, kind="run", size=Bound(least=7))))
    one = Combination(parts=(Part(count=4, kind="run"),))
    assert english.contract((two, one)) == "two sets and one run of at least seven cards or four runs"
    assert english.sizes(((12, 12), (16, 16))) == "12 or 16"
    assert english.sizes(((13, None), (16, 16))) == "13 or more"


def test_a_variants_word_is_used_in_both_numbers() -> None:
    words = {"discard pile": Word(singular="heap"), "points": Word(singular="pip", plural="pips")}
    phrases = ENGLISH.phrases(lexicon("en", words))
    assert isinstance(phrases, EnglishPhrases)
    assert (phrases.the("discard-pile"), phrases.nouns("discard-pile")) == ("the heap", "heaps")
    assert phrases.points(3) == "3 pips"


def test_a_kind_without_words_is_called_by_its_name(english: EnglishPhrases) -> None:
    assert english.n(2, "clean four") == "two clean fours"
