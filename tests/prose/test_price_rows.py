"""Cards that cost the same stand in one row, also where one of them costs just its own number."""

from itertools import pairwise

import pytest

from carioca_dsl.prose.facts.scoring import price_rows
from tests.prose.support import shipped


@pytest.mark.parametrize("flat", [5, 10])
def test_a_five_among_fives_is_no_row_of_its_own(flat: int) -> None:
    entry = shipped("argentina").rules().rounds[0]
    prices = tuple(flat if 2 <= rank <= 10 else 15 for rank in range(1, 14))
    scoring = entry.scoring.model_copy(update={"card_points": prices})
    rows = price_rows(entry.model_copy(update={"scoring": scoring}))
    assert rows[0].points == flat
    assert rows[0].cards.ranks == tuple(range(2, 11))
    assert all(one.points != other.points for one, other in pairwise(rows))
