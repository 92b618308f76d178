"""Printed tables, read back, are the model."""

import re

import pytest

from carioca_dsl.cards import RANK_LETTERS
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.lexicon import lexicon
from tests.prose.support import CODES, GAMES, printed, shipped, tables


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_ar_23_to_30_the_table_of_contracts_reads_back(name: str, code: str) -> None:
    (table,) = tables(printed(name, code), "contracts")
    rules = shipped(name).rules()
    nouns = lexicon(code, shipped(name).words.get(code))
    assert [row[0] for row in table.rows] == [str(entry.number) for entry in rules.rounds]
    assert [row[-1] for row in table.rows] == [str(entry.deal.hand) for entry in rules.rounds]
    for (number, *title, melds, cards, _), entry in zip(table.rows, rules.rounds, strict=True):
        assert title in ([], [nouns[f"round {number}"].singular])
        sizes = {size for sizes in entry.contract_sizes for size in sizes if size is not None}
        assert {int(number) for number in re.findall(r"\d+", cards)} == sizes
        for combination in entry.contract:
            for part in combination.parts:
                noun = nouns[part.kind]
                assert (noun.singular if part.count == 1 else noun.plural) in melds
    # different contracts read differently, and equal ones alike
    contracts = [entry.contract for entry in rules.rounds]
    assert len(set(contracts)) == len({row[-3] for row in table.rows})


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_ar_64_to_67_the_table_of_prices_reads_back(name: str, code: str) -> None:
    (table,) = tables(printed(name, code), "prices")
    scoring = shipped(name).rules().rounds[0].scoring
    speech = language(code).phrases(lexicon(code, shipped(name).words.get(code)))
    letters = [str(letter) for letter in speech.letters]
    read: dict[int, int] = {}
    joker = None
    for cards, points in table.rows:
        number = int(points) if re.fullmatch(r"[−\d]+", points) else None
        ranks = ranks_of(cards, letters)
        if not ranks:
            joker = number
        for rank in ranks:
            read[rank] = rank if number is None else number
    assert tuple(read[rank] for rank in range(1, 14)) == scoring.card_points
    assert joker == scoring.joker
    assert len(RANK_LETTERS) == len(letters)


def ranks_of(cell: str, letters: list[str]) -> list[int]:
    """``2–10`` or ``J, Q, K`` as ranks; nothing for the joker."""
    found: list[int] = []
    for part in cell.split(", "):
        ends = [letters.index(end) for end in part.split("–") if end in letters]
        found += range(ends[0], ends[-1] + 1) if ends else []
    return found
