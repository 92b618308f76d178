"""Drawings: the contracts from the model, the moves from the engine's events; all cards in words for who cannot see."""

import re
from xml.etree import ElementTree

import pytest

from carioca_dsl.cards import JOKER, face_of, make_card
from carioca_dsl.engine import Laid, LaidOff, Opened, Swapped
from carioca_dsl.melds import melds_of
from carioca_dsl.prose.blocks import Move, Story
from carioca_dsl.prose.book import speech_for
from carioca_dsl.prose.diagrams.gallery import contract_gallery
from carioca_dsl.prose.diagrams.melds import meld_picture
from carioca_dsl.prose.diagrams.moves import pictures_of
from carioca_dsl.prose.diagrams.pictures import Gallery, Picture, PicturedCard
from carioca_dsl.prose.diagrams.specimens import specimen
from carioca_dsl.prose.diagrams.svg import drawing, standing_alone, symbols
from carioca_dsl.prose.facts import cases_of
from carioca_dsl.prose.layouts import LAYOUTS
from carioca_dsl.prose.layouts.engine import pictures_in
from carioca_dsl.referee import play_examples
from tests.prose.support import CODES, GAMES, printed, shipped
from tests.support.houses import house
from tests.support.variants import a_variant, contract

SVG = "{http://www.w3.org/2000/svg}"
EIGHTS, RUN = (7, 20, 33), (3, 4, 5, 6)


def moves(name: str, code: str) -> list[Move]:
    return [
        move
        for chapter in printed(name, code).chapters
        for block in chapter.blocks
        if isinstance(block, Story)
        for move in block.moves
    ]


# -- contracts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_of_a_contract_is_that_contract(name: str) -> None:
    for entry in shipped(name).rules(None).rounds:
        for place, combination in enumerate(entry.contract):
            melds = specimen(entry, combination)
            cards = [card for meld in melds for card in meld.cards]
            left = entry.deal.hand + 1 - len(cards) if combination.whole_hand else None
            assert melds_of(entry).assign(melds, left) == place
            assert len(set(cards)) == len(cards)
            assert left in (None, 0, 1)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_each_alternative_of_each_contract_is_drawn_under_its_name(name: str, code: str) -> None:
    (gallery,) = (
        block for chapter in printed(name, code).chapters for block in chapter.blocks if isinstance(block, Gallery)
    )
    rounds = shipped(name).rules(None).rounds
    wanted = [entry.number for entry in rounds for _ in entry.contract]
    assert [int(figure.title.split(".")[0]) for figure in gallery.figures] == wanted
    assert all(re.match(r"\d+\. \w", figure.title) for figure in gallery.figures)


def test_another_contract_is_another_drawing() -> None:
    def drawn(*rounds: object) -> list[list[int]]:
        variant = a_variant(rounds=rounds)  # type: ignore[arg-type]
        gallery = contract_gallery(cases_of(variant), speech_for(variant, "en"))
        assert gallery is not None
        return [[len(picture.cards) for picture in figure.pictures] for figure in gallery.figures]

    assert drawn(contract(set=2), contract(set=1, run=1)) == [[3, 3], [3, 4]]
    assert drawn(contract(set=3)) == [[3, 3, 3]]


# -- moves ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_each_meld_that_an_example_makes_or_changes_is_drawn_as_it_is_then(name: str) -> None:
    reports = [report for report in play_examples(shipped(name)) if report.fault is None]
    made = [
        meld
        for report in reports
        for event in report.events
        if isinstance(event, Opened | Laid | LaidOff | Swapped)
        for meld in (event.melds if isinstance(event, Opened) else (event.meld,))
    ]
    room = melds_of(shipped(name).rules(None).rounds[0])
    shown = {names(picture) for move in moves(name, "en") for picture in move.pictures if not picture.leaves}
    assert bool(made) == bool(shown)
    assert shown <= {names(meld_picture(meld, room, PHRASES)) for meld in made}


def names(picture: Picture) -> tuple[str, ...]:
    return tuple(card.name for card in picture.cards)


PHRASES = speech_for(a_variant(), "en").phrases


def test_a_card_that_is_added_stands_out_and_replaces_the_meld_that_was_there() -> None:
    entry = a_variant().rules(None).rounds[0]
    room = melds_of(entry)
    (before,) = room.readings(EIGHTS, "opening")
    (_, after), *_ = room.placements(before, 46)
    alone = pictures_of([LaidOff(0, 46, 0, 1, None, after)], room, PHRASES)
    together = pictures_of([Opened(0, (before,)), LaidOff(0, 46, 0, 1, None, after)], room, PHRASES)
    assert alone == together
    assert [card.new for card in alone[0].cards] == [face_of(card) == 46 for card in after.cards]
    assert not any(card.new for picture in pictures_of([Opened(0, (before,))], room, PHRASES) for card in picture.cards)


def test_a_swap_shows_the_natural_card_in_its_place_and_the_wild_one_beside_it() -> None:
    room = melds_of(a_variant().rules(None).rounds[0])
    joker = make_card(JOKER)
    with_joker, *_ = room.readings((3, joker, 5, 6), "opening")
    natural, *_ = room.readings(RUN, "opening")
    before = meld_picture(with_joker, room, PHRASES).cards[1]
    assert before.wild
    assert before.stands_for is not None
    assert before.spoken == "joker (five of clubs)"
    meld, hand = pictures_of([Swapped(0, 4, joker, 0, 1, None, natural)], room, PHRASES)
    assert [card.new for card in meld.cards] == [False, True, False, False]
    assert (hand.leaves, hand.spoken) == (True, "joker")


# -- drawing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_is_well_formed_and_shows_all_its_cards(name: str) -> None:
    for picture in set(pictures_in(printed(name, "fr"))):
        tree = ElementTree.fromstring(standing_alone(picture))
        drawn = {element.get("id") for element in tree.iter(f"{SVG}g")}
        used = [element.get("href") for element in tree.iter(f"{SVG}use")]
        assert len(used) == len(picture.cards)
        assert {str(href).removeprefix("#") for href in used} <= drawn
        labels = [element for element in tree if element.tag == f"{SVG}g"]
        assert len(labels) == sum(card.stands_for is not None for card in picture.cards)


@pytest.mark.parametrize("code", CODES)
def test_in_a_page_every_drawing_has_its_cards_in_words(code: str) -> None:
    made = printed("chile", code)
    text = LAYOUTS["html"](made)
    shown = list(pictures_in(made))
    labels = re.findall(r'<svg class="cards" role="img" aria-label="([^"]+)"', text)
    assert len(labels) == len(shown) > 10
    assert all(label.count(",") == len(picture.cards) - 1 for label, picture in zip(labels, shown, strict=True))
    assert text.count('class="symbols"') == 1


def test_suits_differ_in_shape_and_not_in_colour_alone() -> None:
    def shapes(card: PicturedCard) -> tuple[str, ...]:
        return tuple(sorted(set(re.findall(r' d="(M[^"]+)"', symbols((Picture((card,)),))))))

    drawn = {shapes(PicturedCard(suit, "8" if suit >= 0 else "", "x")) for suit in range(-1, 4)}
    assert len(drawn) == 5
    assert all(drawn)


def test_a_wild_card_looks_different_without_colours() -> None:
    room = melds_of(a_variant().rules(None).rounds[0])
    plain, *_ = room.readings(EIGHTS, "opening")
    wild, *_ = room.readings((7, 20, make_card(JOKER)), "opening")
    assert "wild" not in symbols((meld_picture(plain, room, PHRASES),))
    assert "wild" in symbols((meld_picture(wild, room, PHRASES),))
    assert drawing(meld_picture(plain, room, PHRASES)) != drawing(meld_picture(wild, room, PHRASES))


def test_a_book_without_drawings_has_no_symbols() -> None:
    assert symbols(()) == ""


def test_a_card_and_the_signs_beside_it_are_not_parted() -> None:
    text = LAYOUTS["html"](printed("argentina", "en"))
    assert re.search(r'<span class="whole"><span class="card [^<]*</span>,</span>', text)
    assert not re.search(r'(?<!"whole">)(?<!\()<span class="card [^<]*</span>[,.;]', text)


def test_no_drawing_has_a_card_that_the_deck_has_not() -> None:
    """Nine of a rank are eight and a joker; from ace to ace it takes two aces."""
    whole = {"ace": "low, high or both ends", "grows to": "14 cards"}
    for changes, size in (
        ({"rounds": {"1": "1 set of 9 cards"}}, 9),
        ({"rounds": {"1": "1 run of 14 cards"}, "run": whole, "deal": {"hand": "14 cards"}}, 14),
    ):
        (entry,) = cases_of(house(changes)).rules.rounds
        (meld,) = specimen(entry, entry.contract[0])
        assert len(set(meld.cards)) == size
        dealt = {make_card(face, copy) for face in range(JOKER) for copy in range(entry.deck.packs)}
        assert set(meld.cards) <= dealt | {make_card(JOKER, copy) for copy in range(entry.deck.jokers)}


def test_where_no_kind_is_named_only_those_are_drawn_that_will_do() -> None:
    pairs = {"like": "set", "size": "2 cards", "beyond the contract": "allowed"}
    closed = {"set": {"beyond the contract": "forbidden"}, "run": {"beyond the contract": "forbidden"}}
    (entry,) = cases_of(
        house({**closed, "meld pair": pairs, "deal": {"hand": "12 cards"}, "rounds": {"1": "whole hand"}})
    ).rules.rounds
    assert {meld.kind for meld in specimen(entry, entry.contract[0])} == {"pair"}
