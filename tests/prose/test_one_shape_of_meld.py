"""A game that plays only sets, or only runs, does not speak of the other; nor of kinds that add nothing."""

import pytest

from carioca_dsl.model import Variant
from carioca_dsl.prose.blocks import Book
from carioca_dsl.prose.book import book, rule_chapters, speech_for
from carioca_dsl.prose.facts import cases_of
from carioca_dsl.prose.facts.played import free_kinds, played_kinds, played_shapes
from carioca_dsl.prose.handouts import reference_card
from tests.prose.support import CODES, said
from tests.prose.test_difference import topics
from tests.support.houses import house
from tests.support.shipped import compiled

CONTRACT = {"set": "2 sets", "run": "2 runs"}
SWAPS: tuple[dict[str, str], ...] = (
    {"swap": "forbidden"},
    {"swap": "within the run"},
    *({"swap": "to the hand", "swap in": places} for places in ("any meld", "runs", "sets")),
)
WILD: tuple[dict[str, str], ...] = (
    {},
    *({"in its own place": place} for place in ("natural", "natural in runs", "wild")),
)


def of_one_shape(shape: str, wild_cards: dict[str, str], own: dict[str, str]) -> Variant:
    """With wild twos where something is said of their own places."""
    deck = {"wild": "jokers, 2"} if own else {}
    return house({"rounds": {"1": CONTRACT[shape]}, "wild cards": {**wild_cards, **own}, "deck": deck})


def words(made: Book) -> set[str]:
    return {
        word for text in said(made) for each in ([text] if isinstance(text, str) else text) for word in _split(each)
    }


def _split(text: str) -> list[str]:
    without_the_verb = text.replace("runs out", "")  # of the stock, in English
    return "".join(char.lower() if char.isalpha() else " " for char in without_the_verb).split()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("shape", "other"), [("set", "run"), ("run", "set")])
def test_a_game_of_one_shape_never_names_the_other(shape: str, other: str, code: str) -> None:
    for swaps in SWAPS:
        for own in WILD if swaps == SWAPS[2] else WILD[:1]:
            variant = of_one_shape(shape, swaps, own)
            noun = speech_for(variant, code).phrases.entry(other)
            for made in (book(variant, None, code), reference_card(variant, None, code)):
                assert not words(made) & {noun.singular, noun.plural}, (swaps, own)


@pytest.mark.parametrize("code", CODES)
def test_where_no_meld_is_laid_in_which_anything_is_swapped_nothing_is(code: str) -> None:
    within = rule_chapters(of_one_shape("set", {"swap": "within the run"}, {}), None, code)
    never = rule_chapters(of_one_shape("set", {"swap": "forbidden"}, {}), None, code)
    assert within == never


def test_what_follows_from_the_shapes_that_are_laid_is_no_difference() -> None:
    sets, both = house({"rounds": {"1": "2 sets"}}), house({"rounds": {"1": "1 set, 1 run"}})
    told = topics(sets, both)
    assert "rounds.contract" in told
    assert not told & {"wild_stands_for", "lay_off_places", "wild-cards.swap"}


# -- kinds that add nothing ---------------------------------------------------------------------------------------

LONG = {"like": "run", "size": "at least 5 cards"}
FREE = {"new melds later": "allowed"}


def kinds_of(meld: dict[str, str], rounds: str, run: str = "at least 3 cards") -> tuple[str, ...]:
    variant = house({"meld long run": meld, "run": {"size": run}, "rounds": {"1": rounds}, "turn": FREE})
    return played_kinds(cases_of(variant))


def test_a_longer_run_is_told_where_a_contract_asks_for_it_and_not_where_it_is_a_run_like_any() -> None:
    assert kinds_of(LONG, "1 long run") == ("set", "run", "long run")
    assert kinds_of(LONG, "2 sets") == ("set", "run")


def test_a_kind_that_may_be_what_the_plain_one_may_not_is_told() -> None:
    assert "long run" in kinds_of(LONG, "2 sets", run="4 cards")
    assert "long run" in kinds_of({**LONG, "around the corner": "allowed"}, "2 sets")
    assert "long run" in kinds_of({"like": "run", "size": "at least 2 cards"}, "2 sets")


def test_of_two_kinds_that_are_the_same_one_will_do() -> None:
    text = {"meld pair": {"like": "set", "size": "2 cards"}, "meld twin": {"like": "pair", "size": "2 cards"}}
    entry = cases_of(house({**text, "turn": FREE})).rules.rounds[0]
    assert free_kinds(entry) == ("set", "run", "pair")


def test_the_royal_run_of_italy_goes_with_its_round() -> None:
    variant = compiled("carioca 1 en\nvariant here\nbased on italia\nrounds\n  remove 7\n")
    assert "royal run" not in played_kinds(cases_of(variant))
    assert played_shapes(cases_of(variant)) == ("set", "run")
    titles = [part.id for part in book(variant, None, "it").chapters]
    assert "glossary" in titles
    glossary = [text for text in said(book(variant, None, "it")) if isinstance(text, str)]
    assert not any("reale:" in text or "scala reale è" in text for text in glossary)
