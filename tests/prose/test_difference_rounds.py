"""Two games of which one has a round more or less: the others are the same, under other numbers."""

import re

import pytest

from carioca_dsl.model import Variant
from carioca_dsl.prose.difference_book import difference_data
from carioca_dsl.prose.difference_cells import NOTHING
from carioca_dsl.prose.difference_rounds import slots_of
from carioca_dsl.prose.facts import cases_of
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.speech import Speech
from tests.prose.support import CODES
from tests.prose.test_difference import book_of, chapter, compared, found, table, texts, topics
from tests.support.houses import house

ROUNDS = ("1 set, 1 run", "2 sets", "2 runs", "3 sets", "2 sets, 1 run")


def game(rounds: tuple[str, ...], hands: dict[int, int] | None = None) -> Variant:
    """A house with these contracts, and other hands in some rounds."""
    lines = {f"hand in round {number}": f"{cards} cards" for number, cards in (hands or {}).items()}
    return house({"rounds": {str(number): each for number, each in enumerate(rounds, 1)}, "deal": lines})


def game_rows() -> dict[str, str]:
    """The rounds as lines of a house."""
    return {str(number): each for number, each in enumerate(ROUNDS, 1)}


def without(place: int) -> tuple[str, ...]:
    return ROUNDS[:place] + ROUNDS[place + 1 :]


def slots(one: Variant, two: Variant) -> list[tuple[int | None, int | None]]:
    return [(slot.first, slot.second) for slot in slots_of(cases_of(one), cases_of(two))]


# -- which is which -----------------------------------------------------------------------------------------------


def test_rounds_behind_one_that_is_taken_out_move_up() -> None:
    taken = game(without(2))
    assert slots(game(ROUNDS), taken) == [(1, 1), (2, 2), (3, None), (4, 3), (5, 4)]
    assert slots(taken, game(ROUNDS)) == [(1, 1), (2, 2), (None, 3), (3, 4), (4, 5)]


def test_a_round_behind_the_last_moves_nothing() -> None:
    assert slots(game(ROUNDS[:4]), game(ROUNDS)) == [(1, 1), (2, 2), (3, 3), (4, 4), (None, 5)]


def test_rounds_that_have_changed_places_and_contracts_that_are_others_go_by_their_numbers() -> None:
    changed = ("2 sets", "1 set, 1 run", *ROUNDS[2:])
    by_number = [(number, number) for number in range(1, 6)]
    assert slots(game(ROUNDS), game(changed)) == by_number
    assert slots(game(ROUNDS), game(("1 run", *ROUNDS[1:]))) == by_number


# -- what is told -------------------------------------------------------------------------------------------------


def test_another_number_is_no_difference() -> None:
    """The third and the last round have other hands: the last still has it, as the last but one."""
    whole, taken = game(ROUNDS, {3: 12, 5: 13}), game(without(1), {2: 12, 4: 13})
    assert topics(whole, taken) == {"players.number", "rounds.contract"}
    assert topics(taken, whole) == {"players.number", "rounds.contract"}


def test_what_a_round_of_both_does_otherwise_is_a_difference_under_another_number_too() -> None:
    assert "deal.hand" in topics(game(ROUNDS, {5: 13}), game(without(1), {4: 12}))
    assert "deal.hand" in topics(game(ROUNDS, {5: 13}), game(without(1), {3: 13}))


def test_what_only_the_round_does_that_is_taken_out_is_a_difference() -> None:
    assert "deal.hand" in topics(game(ROUNDS, {2: 12}), game(without(1)))
    assert "deal.hand" in topics(game(without(1)), game(ROUNDS, {2: 12}))


def test_what_follows_from_the_contracts_moves_with_them() -> None:
    """Whoever opens in the last round goes out at once, whatever its number."""
    goes_out = game(ROUNDS, {5: 10})
    told = {fact.key() for pair in found(goes_out, game(without(1), {4: 10})) for fact in pair.first}
    assert "opening_goes_out" not in told
    told = {fact.key() for pair in found(goes_out, game(without(1))) for fact in pair.first}
    assert "opening_goes_out" in told


MOVED = {
    "en": "What House [1] asks for in rounds 4 and 5, House [2] asks for in rounds 3 and 4.",
    "es": "Lo que House [1] pide en los repartos 4 y 5, House [2] lo pide en los repartos 3 y 4.",
    "fr": "Ce que House [1] demande aux donnes 4 et 5, House [2] le demande aux donnes 3 et 4.",
    "it": "Ciò che House [1] chiede nelle manche 4 e 5, House [2] lo chiede nelle manche 3 e 4.",
    "pt": "O que House [1] pede nas rodadas 4 e 5, House [2] pede nas rodadas 3 e 4.",
}


@pytest.mark.parametrize("code", CODES)
def test_a_round_more_is_said_at_a_glance(code: str) -> None:
    """Even where nothing else differs; the contract itself has its table."""
    made = book_of(game(ROUNDS), game(without(2)), code)
    (row,) = table(chapter(made, "overview")).rows
    numbers = {"en": "five four", "fr": "cinq quatre", "es": "cinco cuatro", "it": "cinque quattro"}
    expected = numbers.get(code, "cinco quatro").split()
    assert [cell.split()[0] for cell in row[1:]] == expected
    word = Speech(language(code)).phrases.nouns("round")
    assert all(cell.endswith(word) for cell in row[1:])
    assert row[0].casefold().startswith(word)


@pytest.mark.parametrize("code", CODES)
def test_where_tables_say_all_there_is_no_glance(code: str) -> None:
    changed = game(("1 run", *ROUNDS[1:]))
    for other in (changed, house({"rounds": game_rows(), "scoring": {"joker": "30 points"}})):
        made = book_of(game(ROUNDS), other, code)
        assert "overview" not in [each.id for each in made.chapters]
        rest = Speech(language(code)).say("difference_rest")
        assert rest == made.colophon[0]
        assert rest not in [text for each in made.chapters for text in texts(each)]
    (rest, *_) = texts(chapter(book_of(game(ROUNDS), game(without(2)), code), "overview"))
    assert rest == Speech(language(code)).say("difference_rest")


def test_many_rounds_are_said_in_figures_on_both_sides() -> None:
    many = game(ROUNDS * 3)
    (row,) = [one for one in compared(game(ROUNDS), many).rows if one.rule == "rounds.contract"]
    assert (row.first, row.second) == ("5 rounds", "15 rounds")


@pytest.mark.parametrize("code", CODES)
def test_the_reader_is_told_under_which_numbers_the_rounds_go_on(code: str) -> None:
    contracts = chapter(book_of(game(ROUNDS), game(without(2)), code), "contracts")
    (text,) = texts(contracts)
    assert text.replace("\u00a0", " ").startswith(MOVED[code])
    (row,) = table(contracts).rows
    assert row[0] == "3"
    assert row[2] == NOTHING


@pytest.mark.parametrize("code", CODES)
def test_a_round_with_another_contract_is_not_said_to_have_moved(code: str) -> None:
    """The second round is taken out, and the fourth asks for something else."""
    one, two = game((*ROUNDS, "1 set, 2 runs")), game((ROUNDS[0], ROUNDS[2], "1 run", ROUNDS[4], "1 set, 2 runs"))
    contracts = chapter(book_of(one, two, code), "contracts")
    said = texts(contracts)[0].replace("\u00a0", " ")
    numbers = [int(word) for word in re.findall(r"(?<![\[\d])\b\d\b(?!\])", said)]
    assert numbers == [3, 5, 6, 2, 4, 5]
    assert [row[0] for row in table(contracts).rows] == ["2", "4 / 3"]


@pytest.mark.parametrize("code", CODES)
def test_rounds_that_only_one_plays_are_no_other_contracts(code: str) -> None:
    one, longer, other = game(ROUNDS[:4]), game(ROUNDS), game((*ROUNDS[:3], "1 run"))
    (alone,) = texts(chapter(book_of(one, longer, code), "contracts"))
    (both,) = texts(chapter(book_of(one, other, code), "contracts"))
    assert alone != both
    assert plain(compared(one, longer, code).common.say("difference_rounds")) == alone


def test_programs_are_told_which_round_is_which() -> None:
    assert difference_data(compared(game(ROUNDS[:2]), game(ROUNDS[1:2])))["rounds"] == [
        {"first": 1, "second": None},
        {"first": 2, "second": 1},
    ]
