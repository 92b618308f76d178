"""What lies on the table is worked out once: it answers as each meld by itself does."""

from random import Random

import pytest

from carioca_dsl.bots import make_bot
from carioca_dsl.cards import FACES, JOKER
from carioca_dsl.engine import Match, on_the_table
from carioca_dsl.engine.on_the_table import _MOST, _known
from carioca_dsl.melds import melds_of
from tests.support.shipped import shipped

GAMES = [("argentina", 2), ("chile", 3), ("chile-open", 3), ("italia", 3), ("peru", 3)]


def tables(name, seats):
    """The tables of a match, and the room of the round that each lies in."""
    match = Match(shipped(name).rules(seats), "abcd"[:seats], 3)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while not match.over:
        yield melds_of(match.round), match.deal.table
        match.apply(bots[match.seat].choose(match.view(match.seat)))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_card_fits_the_table_where_it_fits_one_of_the_melds(name, seats):
    chance = Random(name)
    fitted = 0
    for room, table in tables(name, seats):
        melds = [meld for laid in table for meld in laid]
        for face in chance.sample(range(FACES), 4):
            fits = any(room.placements(meld, face) for meld in melds)
            assert on_the_table(room, table)[face] == fits
            fitted += fits
    assert fitted > 50


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_wild_cards_of_a_meld_are_those_of_the_room(name, seats):
    found = 0
    for room, table in tables(name, seats):
        for owner, number, ends in on_the_table(room, table).with_wilds:
            assert ends.meld == table[owner][number - 1]
            wilds = [card for card in ends.meld.cards if room.is_wild(card)]
            told = {card % FACES for card, _ in ends.wilds}
            assert told == {card % FACES for card in wilds}
            for card, faces in ends.wilds:
                stands_for = ends.meld.stands_for(card)
                assert list(faces) == (
                    [stands_for] if stands_for is not None else [*range(ends.meld.rank - 1, JOKER, 13)]
                )
            found += 1
    assert found


def test_few_tables_are_held_at_a_time():
    for room, table in tables("chile", 3):
        on_the_table(room, table)
        assert len(_known) <= _MOST


def test_one_table_under_the_rules_of_two_rounds_is_not_mixed_up():
    (first, table), *_ = [(room, table) for room, table in tables("argentina", 2) if any(table)]
    other = melds_of(shipped("chile").rules(2).rounds[0])
    assert on_the_table(first, table).room is first
    assert on_the_table(other, table).room is other
    assert on_the_table(first, table).room is first
