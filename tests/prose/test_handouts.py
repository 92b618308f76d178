"""The score sheet and the reference card: the facts of the rulebook in brief, and room to write."""

import re
from dataclasses import replace
from functools import cache

import pytest

from carioca_dsl.model import Agreement, Bound, RulesError, Side, Tie, Variant
from carioca_dsl.prose.blocks import Book, Paragraph, Steps, Table
from carioca_dsl.prose.book import rule_chapters
from carioca_dsl.prose.facts import cases_of, chapters, fact_classes
from carioca_dsl.prose.facts.fact import Scope
from carioca_dsl.prose.facts.glossary import Gloss
from carioca_dsl.prose.facts.match import Ties
from carioca_dsl.prose.handouts import FORMATS, Guests, card_page, reference_card, score_sheet, scoresheet_page
from carioca_dsl.prose.handouts.brief import SHORT, brief_speech
from carioca_dsl.prose.handouts.card import LEFT_OUT, ON_THE_CARD
from carioca_dsl.prose.handouts.scoresheet import ON_THE_SHEET
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.rulebook import UnknownFormat
from tests.prose.support import CODES, GAMES, sentences, shipped, tables
from tests.prose.test_layouts import Page
from tests.support.shipped import read_anew
from tests.support.variants import a_variant, contract, line

EVIL = '<script>alert("x")</script> **b** \u202edrow\u0007 \ue000'
NAMES = ("Ana", "Beto", EVIL)


@cache
def the_card(name: str, code: str) -> Book:
    return reference_card(shipped(name), None, code)


@cache
def rule_tables(name: str, code: str) -> list[Table]:
    """The tables of the rulebook, without telling its examples."""
    told = rule_chapters(shipped(name), None, code)
    return [block for chapter in told for block in chapter.blocks if isinstance(block, Table)]


def text_of(made: Book) -> str:
    return " ".join(plain(sentence.text) for sentence in sentences(made))


# -- the card -------------------------------------------------------------------------------------------------------


def test_every_fact_is_on_the_card_or_left_out_for_a_reason() -> None:
    keys = {fact.key() for fact in fact_classes() if not issubclass(fact, Gloss)}
    assert not set(ON_THE_CARD) & set(LEFT_OUT)
    assert set(ON_THE_CARD) | set(LEFT_OUT) == keys
    assert set(ON_THE_SHEET) <= keys


def test_every_language_has_the_same_short_forms_and_each_is_of_a_fact() -> None:
    keys = {fact.key() for fact in fact_classes()}
    said = {code: brief_speech(a_variant(), code) for code in CODES}
    forms = {code: set(filter(lambda key: key.startswith(SHORT), speech.keys())) for code, speech in said.items()}
    # two facts that are told together have both their names
    assert {key for form in forms["en"] for key in form.removeprefix(SHORT).split("__")} <= keys | {"many"}
    assert all(found == forms["en"] for found in forms.values())


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_the_card_tells_nothing_that_the_rules_do_not_say(name: str, code: str) -> None:
    made = the_card(name, code)
    known = [fact.key() for found in chapters(cases_of(shipped(name))).values() for fact in found]
    told = [key for sentence in sentences(made) for key in sentence.facts]
    assert set(told) <= set(known) & set(ON_THE_CARD)
    assert len(told) > 20
    assert [*tables(made, "contracts"), *tables(made, "prices")] == rule_tables(name, code)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_the_card_is_much_shorter_than_the_rulebook(name: str, code: str) -> None:
    made = the_card(name, code)
    # what fits on one page of A4 in two columns, as seen in pictures of it
    assert len(text_of(made)) < 3600
    assert all(plain(sentence.text) for sentence in sentences(made))


@pytest.mark.parametrize("name", GAMES)
def test_all_languages_put_the_same_on_the_card(name: str) -> None:
    shapes = {
        code: [
            (chapter.id, type(block).__name__, getattr(block, "fact", None), _facts(block))
            for chapter in the_card(name, code).chapters
            for block in chapter.blocks
        ]
        for code in CODES
    }
    assert all(shape == shapes["en"] for shape in shapes.values())


def _facts(block: object) -> list[str]:
    if isinstance(block, Paragraph):
        return [key for sentence in block.sentences for key in sentence.facts]
    return [key for item in block.items for key in item.facts] if isinstance(block, Steps) else []


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "change",
    [
        line("opening.parts", "whole melds over several turns"),
        line("turn.lay-off-from", "opening turn"),
        line("turn.new-melds-later", "allowed"),
        line("turn.final-discard", "optional"),
        line("wild-cards.swap", "forbidden"),
        line("wild-cards.per-meld", Bound(least=0, most=2), act="opening"),
        line("run.ace", "low", "run"),
        line("set.suits", "all different", "set"),
        line("end-of-round.stock-empty", "round over"),
        line("scoring.going-out", -10),
        line("scoring.joker", 30),
        line("match.tie", Tie.LAST_ROUND_AGAIN),
    ],
    ids=lambda change: change.rule,
)
def test_another_rule_makes_another_card_in_every_language(code: str, change: object) -> None:
    before = a_variant()
    lines = tuple(
        each.model_copy(update={"values": change.values})  # type: ignore[attr-defined]
        if (each.rule, each.subject, each.when) == (change.rule, change.subject, change.when)  # type: ignore[attr-defined]
        else each
        for each in before.lines
    )
    after = before.model_copy(update={"lines": lines})
    pages = [re.sub(r"[0-9a-f]{16}", "", card_page(each, None, code, "txt")) for each in (before, after)]
    assert pages[0] != pages[1]


def test_a_short_form_says_when_it_holds() -> None:
    text = text_of(the_card("chile", "en"))
    assert "Run in rounds 1 to 7: four cards of the same suit, in sequence." in text
    assert "Go out in round 8: by discarding your last card, never by laying it." in text


def test_a_short_form_that_is_silent_leaves_no_trace() -> None:
    made = reference_card(a_variant(), None, "en")
    assert "set_suits" not in [key for sentence in sentences(made) for key in sentence.facts]


def test_what_is_agreed_is_on_the_card() -> None:
    variant = shipped("chile")
    option = next(option for option in variant.options if not option.mode)
    agreed = card_page(variant, Agreement(options=frozenset({option.name})), "en", "txt")
    assert agreed != card_page(variant, None, "en", "txt")


@pytest.mark.parametrize("code", CODES)
def test_each_way_to_settle_a_tie_is_said_in_its_own_words(code: str) -> None:
    speech = brief_speech(a_variant(), code)
    said = {speech.say("ties", Ties(tie=tie, round=3, side=Side.LEFT, scope=Scope())) for tie in Tie}
    assert len(said) == len(Tie)


# -- the sheet ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_has_a_row_for_each_round_as_the_rulebook_has_it(name: str, code: str) -> None:
    sheet = score_sheet(shipped(name), None, code)
    table, *prices = rule_tables(name, code)
    for row, (number, *title, melds, _, hand) in zip(sheet.rows, table.rows, strict=True):
        assert (str(row.round), row.hand) == (number, hand)
        assert row.contract.endswith(melds)
        assert all(plain(each) in plain(row.contract) for each in title)
    assert len(sheet.columns) == cases_of(shipped(name)).tables[-1].seats
    assert not any(column.name for column in sheet.columns)
    assert len({column.spoken for column in sheet.columns}) == len(sheet.columns)
    assert tables(sheet, "prices") == prices


@pytest.mark.parametrize("code", CODES)
def test_the_sheet_says_who_deals_and_what_going_out_is_worth(code: str) -> None:
    told = {key for sentence in sentences(score_sheet(a_variant(), None, code)) for key in sentence.facts}
    assert {"first_dealers", "next_dealer", "starter", "going_out_score", "winners", "ties"} <= told


def test_a_number_of_players_makes_so_many_blank_columns_and_their_rules() -> None:
    variant = a_variant(line("deal.hand", 12, rounds=(2,), players=Bound(least=2, most=2)))
    hands = {number: score_sheet(variant, None, "en", Guests(number)).rows[1].hand for number in (2, 3)}
    assert hands == {2: "12", 3: "11"}
    assert len(score_sheet(variant, None, "en", Guests(3)).columns) == 3
    assert score_sheet(variant, None, "en").rows[1].hand == "12 (with two players); 11 (with three or four players)"
    assert score_sheet(variant, None, "en").rows[0].hand == "11"


def test_too_many_players_are_refused() -> None:
    with pytest.raises(RulesError):
        score_sheet(a_variant(), None, "en", Guests(9))


def test_dealers_follow_one_another_as_the_rules_have_it() -> None:
    variant = a_variant(rounds=(contract(set=2),) * 4)
    names = ("Ana", "Beto", "Carla")
    cases = cases_of(variant)
    with_play = cases.rules.rounds[0].deal.next_dealer is (
        Side.RIGHT if cases.rules.rounds[0].deal.direction == "anticlockwise" else Side.LEFT
    )
    assert with_play
    rows = score_sheet(variant, None, "en", Guests(names=names, first_dealer=1)).rows
    assert [(row.dealer, row.starts) for row in rows] == [
        ("Beto", "Carla"),
        ("Carla", "Ana"),
        ("Ana", "Beto"),
        ("Beto", "Carla"),
    ]


def test_with_a_first_dealer_nobody_draws_lots() -> None:
    guests = Guests(names=("Ana", "Beto"))
    known = replace(guests, first_dealer=0)
    sheets = [score_sheet(a_variant(), None, "en", each) for each in (guests, known)]
    told = ["first_dealers" in [key for each in sentences(sheet) for key in each.facts] for sheet in sheets]
    assert told == [True, False]
    assert [bool(sheet.heads.starts) for sheet in sheets] == [False, True]


def test_the_table_to_write_in_has_a_column_for_each_player() -> None:
    sheet = score_sheet(a_variant(), None, "en", Guests(names=("Ana", "Beto"), first_dealer=0))
    table = sheet.grid.blocks[0]
    assert isinstance(table, Table)
    assert table.head == ("Round", "Contract", "Cards dealt", "Dealer → begins", "Ana", "Beto")
    assert {len(row) for row in table.rows} == {len(table.head)} == {len(table.align)}


# -- the pages ------------------------------------------------------------------------------------------------------


def pages(variant: Variant, code: str, format: str) -> list[str]:
    guests = Guests(names=NAMES, first_dealer=2)
    return [
        card_page(variant, None, code, format),
        scoresheet_page(variant, None, code, format),
        scoresheet_page(variant, None, code, format, guests),
    ]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES[:2])
def test_the_pages_are_well_formed_and_stand_alone(name: str, code: str) -> None:
    for text in pages(shipped(name), code, "html"):
        page = Page(text)
        assert text.startswith("<!DOCTYPE html>")
        assert page.lang == code
        assert len(set(page.ids)) == len(page.ids)
        assert page.links == []
        assert page.elements.count("h1") == page.elements.count("main") == 1
        labels = re.findall(r'aria-labelledby="([^"]*)"', text)
        assert set(labels) <= set(page.ids)


def test_the_sheet_has_two_fields_for_each_player_in_each_round() -> None:
    text = scoresheet_page(shipped("argentina"), None, "es", "html", Guests(names=("Ana", "Beto", "Carla")))
    assert text.count('<td class="points"></td><td class="total"></td>') == 7 * 3
    assert text.count('scope="colgroup"') == 3
    assert text.count('<th scope="row" class="round">') == 7


def test_a_blank_column_has_a_name_for_who_cannot_see_it() -> None:
    text = scoresheet_page(shipped("argentina"), None, "es", "html", Guests(2))
    assert re.findall(r'<span class="unseen">([^<]*)</span>', text) == ["Jugador 1", "Jugador 2"]


@pytest.mark.parametrize("format", FORMATS)
def test_the_pages_are_the_same_every_time(format: str) -> None:
    assert pages(shipped("argentina"), "fr", format) == pages(read_anew("argentina"), "fr", format)


def test_strangers_can_write_nothing_but_text() -> None:
    variant = a_variant().model_copy(update={"titles": {"en": EVIL}})
    for text in pages(variant, "en", "html"):
        page = Page(text)
        assert "script" not in page.elements
        assert '<script>alert("x")</script>' in "".join(page.words)
    for text in pages(variant, "en", "md"):
        assert "<script>" not in text.replace("\\<", "")
        assert "**b**" not in text.replace("\\*", "")
    for format in FORMATS:
        for text in pages(variant, "en", format):
            assert not re.findall("[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff]", text)


def test_an_unknown_format_is_named() -> None:
    for page in (card_page, scoresheet_page):
        with pytest.raises(UnknownFormat, match="no format `pdf`"):
            page(a_variant(), None, "en", "pdf")
