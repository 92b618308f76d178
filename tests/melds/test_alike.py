"""Cards that show the same are read alike: what the room remembers by faces is what each reading of its own gives."""

from random import Random

import pytest

from carioca_dsl.cards import FACES, JOKER, make_card, natural_face
from carioca_dsl.melds import melds_of
from carioca_dsl.melds.readings import readings
from tests.melds.hands import ARGENTINE, cards, room, rules_with
from tests.melds.random_rules import some_rules
from tests.support.shipped import shipped

ACTS = ("opening", "melding", "laying_off")


def compare(rules, laid):
    here = melds_of(rules)
    found = [here.readings(laid, act) for act in ACTS]
    assert found == [readings(here.terms, laid, act) for act in ACTS]
    return any(found)


def some_cards(chance):
    """Cards that may well be a meld: of one rank, or near one another in a suit; some of them equal, some jokers."""
    if chance.random() < 0.5:
        rank = chance.randint(1, 13)
        faces = [natural_face(rank, chance.randrange(4)) for _ in range(chance.randint(2, 5))]
    else:
        suit, low, size = chance.randrange(4), chance.randint(1, 13), chance.randint(3, 16)
        faces = [natural_face((place - 1) % 13 + 1, suit) for place in range(low, low + size)]
    for place in range(len(faces)):
        if chance.random() < 0.15:
            faces[place] = chance.choice((JOKER, JOKER, chance.randrange(JOKER)))
    if chance.random() < 0.4:
        chance.shuffle(faces)
    elif chance.random() < 0.3:
        faces.reverse()
    copies = chance.sample(range(6), 6)  # in whatever order the packs come
    return tuple(make_card(face, copies[faces[:n].count(face) % 6]) for n, face in enumerate(faces))


@pytest.mark.parametrize("name", ["argentina", "chile", "chile-open", "peru", "italia"])
def test_cards_are_read_as_their_faces_are(name):
    chance = Random(f"alike/{name}")
    read = sum(compare(rules, some_cards(chance)) for rules in shipped(name).rules(4).rounds for _ in range(250))
    assert read > 200


def test_cards_are_read_as_their_faces_are_under_any_rules():
    chance = Random("alike")
    read = 0
    for _ in range(150):
        rules = some_rules(chance)
        read += sum(compare(rules, some_cards(chance)) for _ in range(20))
    assert read > 500


def test_equal_cards_keep_their_order():
    first, second = make_card(7, 0), make_card(7, 1)
    eights = cards("8d 8h")
    for laid in ((first, second, *eights), (second, first, *eights), (eights[0], second, first)):
        assert compare(ARGENTINE[0], laid)


def test_one_card_written_twice_is_read_as_it_is_written():
    # that it is used twice, the judge says; it is not taken for two cards that show the same
    rules = rules_with()
    assert compare(rules, (7, 7, 20))
    assert compare(rules, (7, 7 + FACES, 20))
    compare(rules, (7, 7, 8, 9, 10))


def test_few_readings_are_remembered_at_a_time(monkeypatch):
    monkeypatch.setattr("carioca_dsl.melds.alike._MOST", 3)
    rules = rules_with()
    for rank in range(1, 14):
        assert compare(rules, [natural_face(rank, suit) for suit in (0, 1, 2)])
    assert room(rules).readings(cards("Kc Kd Kh"), "opening")
