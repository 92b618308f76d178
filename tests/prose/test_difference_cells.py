"""The overview of two variants: each value in the words of the rulebook, and in a table that fits a page."""

from functools import cache

import pytest

from carioca_dsl.model import Bound
from carioca_dsl.prose.difference_table import RuleRow
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.layouts import LAYOUTS
from carioca_dsl.prose.speech import Speech
from tests.prose.support import CODES, shipped
from tests.prose.test_difference import book_of, compared
from tests.prose.test_rulebook_follows_the_rules import VALUES, with_value
from tests.support.houses import house


@cache
def rows(code: str, one: str = "italia", two: str = "chile") -> dict[str, RuleRow]:
    return {row.rule: row for row in compared(shipped(one), shipped(two), code).rows}


NONE = {
    "en": ("no joker", "no card"),
    "es": ("ningún comodín", "ninguna carta"),
    "fr": ("aucun joker", "aucune carte"),
    "it": ("nessun jolly", "nessuna carta"),
    "pt": ("nenhum curinga", "nenhuma carta"),
}


@pytest.mark.parametrize("code", CODES)
def test_none_has_the_gender_of_what_there_is_none_of(code: str) -> None:
    jokers, cards = NONE[code]
    assert f": {jokers};" in rows(code)["wild-cards.per-meld"].first.replace("\u202f", "").replace("\u00a0", " ")
    assert rows(code)["deal.upcard"].first == cards


COURT = {
    "en": "aces, jacks, queens and kings",
    "es": "los ases, las jotas, las reinas y los reyes",
    "fr": "les as, les valets, les dames et les rois",
    "it": "gli assi, i fanti, le donne e i re",
    "pt": "os ases, os valetes, as damas e os reis",
}


@pytest.mark.parametrize("code", CODES)
def test_ranks_are_words_as_in_the_rulebook(code: str) -> None:
    ranks = [row for row in compared(shipped("italia"), shipped("chile"), code).rows if row.rule == "set.ranks"]
    assert ranks[0].first == COURT[code]
    assert COURT[code] in rows(code)["turn.no-discard-of"].first


@pytest.mark.parametrize("code", CODES)
def test_numbers_carry_a_minus_and_the_right_unit(code: str) -> None:
    going_out = rows(code)["scoring.going-out"].first
    assert going_out.startswith("−10 ")
    assert "-" not in going_out


@pytest.mark.parametrize("code", CODES)
def test_an_amount_that_is_still_open_is_not_said_to_be_nothing(code: str) -> None:
    amounts = {rows(code)[rule].first for rule in ("buying.price", "money.stake", "money.re-entry-fee")}
    assert len(amounts) == 1
    assert not any(char.isdigit() for char in amounts.pop())


@pytest.mark.parametrize(("code", "word"), [("fr", "manche"), ("es", "ronda")])
def test_a_round_has_the_name_that_the_games_give_it(code: str, word: str) -> None:
    """Where the language itself says `donne` and `reparto`."""
    assert Speech(language(code)).phrase("term", "round") != word
    row = rows(code)["end-of-round.stock-empty"]
    assert word in row.label
    assert word in row.first
    assert word in rows(code, "argentina", "italia")["end-of-round.stock-empty"].second


@pytest.mark.parametrize("code", CODES)
def test_every_value_of_every_rule_can_be_said(code: str) -> None:
    for rule, values in VALUES.items():
        variants = [with_value(rule, value) for value in values]
        for row in compared(variants[0], variants[-1], code).rows:
            assert row.first.strip()
            assert row.second.strip()


@pytest.mark.parametrize("code", CODES)
def test_the_table_fits_the_page_and_loses_nothing(code: str) -> None:
    made = book_of(shipped("italia"), shipped("chile"), code)
    text = LAYOUTS["txt"](made)
    assert max(map(len, text.splitlines()[2:])) <= 78
    words = set(text.split())
    for row in rows(code).values():
        assert {*row.label.split(), *row.first.split(), *row.second.split()} <= words


@pytest.mark.parametrize("code", CODES)
def test_the_numbers_of_a_row_are_all_words_or_all_figures(code: str) -> None:
    """English has words up to twelve, and the hands of Italy are of thirteen cards."""
    hand = compared(shipped("italia"), shipped("chile-12"), code).rows
    (row,) = [row for row in hand if row.rule == "deal.hand"]
    assert [any(map(str.isdigit, side)) for side in (row.first, row.second)] == [code == "en"] * 2


SIDES = (
    ({"run": {"size": "4 cards"}}, {"run": {"size": "3 to 13 cards"}}, "run.size"),
    ({"players": {"number": "2 to 4"}}, {"players": {"number": "3 to 14"}, "deck": {"packs": "6"}}, "players.number"),
    ({}, {"wild cards": {"per meld when opening": "at most 14", "per meld": "at most 2"}}, "wild-cards.per-meld"),
    ({"end of round": {"reshuffles": "at most 2"}}, {"end of round": {"reshuffles": "at most 14"}}, None),
    ({"deck": {"jokers": "2"}}, {"deck": {"jokers": "14"}}, "deck.jokers"),
)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("one", "two", "rule"), SIDES)
def test_a_bound_has_its_numbers_in_words_or_in_figures(one, two, rule: str | None, code: str) -> None:
    """Both ends of one, those of several acts, and those of both games."""
    found = compared(house(one), house(two), code).rows
    (row,) = [row for row in found if row.rule == (rule or "end-of-round.reshuffles")]
    said = f"{row.first} {row.second}"
    speech = Speech(language(code))
    nouns = ("card", "joker", "player")
    words = {speech.phrase("cell_number", number, noun).split()[0] for number in (2, 3, 4) for noun in nouns}
    assert any(map(str.isdigit, said)) == (code == "en")
    assert bool(words & set(said.split())) == (code != "en")


@pytest.mark.parametrize("code", CODES)
def test_in_figures_every_number_but_none_is_one(code: str) -> None:
    speech = Speech(language(code)).in_figures
    for number in (1, 2, 14, 120):
        said = (
            speech.phrase("cell_number", number, "card"),
            speech.phrase("cell_limit", Bound(most=number), "card"),
            speech.phrase("cell_coins", number),
        )
        assert all(str(number) in one.split() for one in said)
    assert not any(map(str.isdigit, speech.phrase("cell_number", 0, "card")))


@pytest.mark.parametrize("code", CODES)
def test_beyond_the_words_of_a_language_a_range_is_in_figures(code: str) -> None:
    phrases = Speech(language(code)).phrases
    said = phrases.bound(Bound(least=2, most=120), "card").split()
    assert {"2", "120"} <= set(said)


LATER = {
    "en": "once you have opened",
    "es": "después de abrir",
    "fr": "après l’ouverture",
    "it": "dopo l’apertura",
    "pt": "depois da abertura",
}
MELDING = {
    "en": "when laying a new meld later",
    "es": "al bajar una combinación nueva",
    "fr": "en posant une nouvelle combinaison",
    "it": "calando una nuova combinazione",
    "pt": "ao baixar uma combinação nova",
}


@pytest.mark.parametrize("code", CODES)
def test_acts_have_the_words_of_the_rulebook_and_those_that_agree_are_told_together(code: str) -> None:
    assert LATER[code] in rows(code)["wild-cards.per-meld"].first
    limits = {"per meld when opening": "none", "per meld when melding": "at most 1"}
    three = house({"wild cards": limits, "turn": {"new melds later": "allowed"}})
    (row,) = [row for row in compared(house(), three, code).rows if row.rule == "wild-cards.per-meld"]
    assert MELDING[code] in row.second


def test_in_portuguese_a_turn_is_what_the_rulebook_calls_it() -> None:
    assert rows("pt")["turn.first-draw"].label.startswith("Turno: ")
    assert rows("pt")["wild-cards.swap-from"].first == "o turno seguinte"
