"""What differs between two variants: every rule that is another, nothing else, the same in every language."""

from itertools import combinations
from typing import Any

import pytest

from carioca_dsl.compiler import compile_text, format_text
from carioca_dsl.model import Act, Agreement, Bound, Variant
from carioca_dsl.prose.blocks import Book, Chapter, Paragraph, Table
from carioca_dsl.prose.compose import sentences as said_in_order
from carioca_dsl.prose.difference import ECHOES, Difference, differences, prices
from carioca_dsl.prose.difference_book import Compared, Comparison, compare, difference_book, difference_data
from carioca_dsl.prose.difference_cells import NOTHING
from carioca_dsl.prose.difference_values import settings
from carioca_dsl.prose.facts import CHAPTERS, Cases, cases_of, facts
from carioca_dsl.prose.facts.scoring import Prices
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.layouts import LAYOUTS
from carioca_dsl.prose.speech import Speech
from carioca_dsl.referee import read_agreement
from carioca_dsl.resources import variant_text
from tests.prose.support import CODES, GAMES, sentences, shipped
from tests.prose.test_rulebook_follows_the_rules import VALUES, with_value
from tests.support.houses import house, house_text
from tests.support.shipped import compiled

PAIRS = tuple(combinations(GAMES, 2))
TOLD = (("argentina", "chile"), ("chile", "peru"), ("chile", "chile-12"), ("chile-chico", "argentina"))


def compared(first: Variant, second: Variant, code: str = "en") -> Comparison:
    return compare(Compared(first, Agreement()), Compared(second, Agreement()), code)


def found(first: Variant, second: Variant) -> list[Difference]:
    return [pair for chapter in differences(cases_of(first), cases_of(second)) for pair in chapter.differences]


def topics(first: Variant, second: Variant) -> set[str]:
    return {pair.topic[0] for pair in found(first, second)}


def hashes(cases: Cases) -> dict[int, str]:
    return {table.seats: table.hash for table in cases.tables}


def book_of(first: Variant, second: Variant, code: str = "en") -> Book:
    return difference_book(compared(first, second, code))


def chapter(made: Book, name: str) -> Chapter:
    return next(chapter for chapter in made.chapters if chapter.id == name)


def texts(made: Chapter) -> list[str]:
    return [
        plain(" ".join(sentence.text for sentence in block.sentences))
        for block in made.blocks
        if isinstance(block, Paragraph)
    ]


def table(made: Chapter) -> Table:
    (found,) = [block for block in made.blocks if isinstance(block, Table)]
    return found


# -- what is a difference -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_variant_does_not_differ_from_itself(name: str) -> None:
    assert found(shipped(name), shipped(name)) == []


@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_two_variants_differ_exactly_where_their_rules_do(one: str, two: str) -> None:
    first, second = cases_of(shipped(one)), cases_of(shipped(two))
    assert bool(differences(first, second)) == (hashes(first) != hashes(second))


@pytest.mark.parametrize("rule", VALUES)
def test_another_value_of_any_rule_is_a_difference(rule: str) -> None:
    variants = [cases_of(with_value(rule, value)) for value in VALUES[rule]]
    for one, two in combinations(variants, 2):
        told = [pair for chapter in differences(one, two) for pair in chapter.differences]
        assert rule in {name for pair in told for name in pair.rules}
        back = [pair for chapter in differences(two, one) for pair in chapter.differences]
        assert {pair.topic for pair in back} == {pair.topic for pair in told}


@pytest.mark.parametrize("code", CODES)
def test_the_language_of_the_file_is_no_difference(code: str) -> None:
    formatted = format_text(variant_text("argentina"), "argentina", variant_text, labels=code)
    twin = compile_text(formatted, "twin", variant_text).variant
    assert twin is not None
    assert found(shipped("argentina"), twin) == []


def test_words_titles_and_notes_are_no_difference() -> None:
    assert found(house(), house({"words en": {"set": '"book", "books"'}, "title": {"en": '"Another"'}})) == []


def test_a_mark_is_no_difference_of_rules() -> None:
    marked = house({"turn": {"draw": "stock or discard pile  @convention", "final discard": "required  @inferred"}})
    plainly = house({"turn": {"draw": "stock or discard pile", "final discard": "required"}})
    assert facts(marked) != facts(plainly)
    assert found(marked, plainly) == []


def test_only_the_rules_that_differ_are_told() -> None:
    changed = house({"deal": {"hand": "12 cards", "cut": "the player to the dealer's left"}})
    assert {"deal.hand", "deal.cut"} <= topics(house(), changed) <= {"deal.hand", "deal.cut", "opening_goes_out"}


def test_what_wild_cards_are_called_is_no_difference() -> None:
    """With wild twos all sentences say "wild card"; what the rules say of them stays the same."""
    wild = house({"deck": {"wild": "jokers, 2"}, "wild cards": {"in its own place": "wild"}})
    assert topics(house(), wild) == {"deck.wild", "wild-cards.in-its-own-place"}


def test_one_more_round_is_told_once_and_not_with_every_rule_that_names_the_last() -> None:
    longer = house({"rounds": {"2": "2 runs"}})
    assert topics(house(), longer) == {"players.number", "rounds.contract"}


def test_what_echoes_are_there() -> None:
    for kind, names in ECHOES.items():
        assert set(names) <= set(kind.__dataclass_fields__), kind


def test_facts_that_say_the_same_rule_are_told_against_each_other() -> None:
    within = house({"wild cards": {"swap": "within the run"}})
    hand = house({"wild cards": {"swap": "to the hand"}})
    (swap,) = [pair for pair in found(within, hand) if pair.topic[0] == "wild-cards.swap"]
    assert [fact.key() for fact in swap.first] == ["swap", "swap_places"]
    assert [fact.key() for fact in swap.second] == ["swap_to_hand"]
    (open_hands,) = found(house(), house({"deal": {"open hands": "yes"}}))
    assert [fact.key() for fact in (*open_hands.first, *open_hands.second)] == ["open_to_all", "open_hands"]


def test_what_one_tells_in_two_chapters_is_told_against_all_that_the_other_says_of_it() -> None:
    """Argentina limits the jokers of an opening and frees the later ones in another chapter; Chile has no limit."""
    limits = [pair for pair in found(shipped("argentina"), shipped("chile")) if pair.topic[0] == "wild-cards.per-meld"]
    for pair in limits:
        assert pair.first
        assert pair.second
    told = [fact for pair in limits for fact in pair.first]
    assert [fact.key() for fact in told] == ["wild_limit", "wild_limit"]


def test_what_the_suits_of_a_set_make_of_a_swap_is_told() -> None:
    """Any card of the rank, or one of a missing suit; not where no set is swapped in."""
    for place, told in (("any meld", True), ("sets", True), ("runs", False)):
        swaps = {"swap": "to the hand", "swap in": place}
        one, two = (house({"set": {"suits": suits}, "wild cards": swaps}) for suits in ("any", "all different"))
        assert ("wild-cards.swap" in topics(one, two)) is told


def test_kinds_of_meld_are_told_apart() -> None:
    pairs = {"meld pair": {"like": "set", "size": "2 cards"}, "rounds": {"1": "1 pair, 1 run"}}
    of_kinds = {pair.topic for pair in found(house(), house(pairs)) if pair.kind}
    assert ("set.size", "pair") in of_kinds
    assert ("set.size", "set") in of_kinds
    assert not {topic for topic in of_kinds if topic[1] == "run"}


# -- order and languages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_chapters_and_rules_stand_in_the_order_of_a_rulebook(one: str, two: str) -> None:
    made = differences(cases_of(shipped(one)), cases_of(shipped(two)))
    assert [chapter.id for chapter in made] == [name for name in CHAPTERS if name in {each.id for each in made}]
    for name, of_side in ((one, "first"), (two, "second")):
        order = [fact.key() for fact in facts(shipped(name))]
        told = [fact.key() for each in made for pair in each.differences for fact in getattr(pair, of_side)]
        places = [order.index(key) for key in dict.fromkeys(told)]
        assert places == sorted(places)


@pytest.mark.parametrize(("one", "two"), TOLD)
def test_all_languages_tell_the_same_facts_in_the_same_order(one: str, two: str) -> None:
    def shape(code: str) -> list[Any]:
        made = book_of(shipped(one), shipped(two), code)
        told = [(each.id, [type(block).__name__ for block in each.blocks]) for each in made.chapters]
        return [told, [sentence.facts for sentence in sentences(made)]]

    def keys(code: str) -> tuple[Any, Any]:
        told, groups = shape(code)
        return told, [key for group in groups for key in group]

    assert len({str(keys(code)) for code in CODES}) == 1


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("one", "two"), TOLD)
def test_each_side_speaks_with_its_own_words(one: str, two: str, code: str) -> None:
    made = compared(shipped(one), shipped(two), code)
    for side, other, name in ((made.first, made.second, "first"), (made.second, made.first, "second")):
        own = side.speech.phrase("term", "round")
        lead = plain(side.speech.say("difference_of", side.title))
        paragraphs = [text for each in difference_book(made).chapters for text in texts(each) if text.startswith(lead)]
        assert paragraphs, name
        if own != other.speech.phrase("term", "round"):
            assert any(own.lower() in text.lower() for text in paragraphs)


# -- sentences and tables -----------------------------------------------------------------------------------------


def test_what_both_say_stands_in_pairs_and_what_one_says_alone() -> None:
    other = house({"deal": {"upcard": "none", "cut": "the player to the dealer's left"}})
    (cut, first, second, alone) = texts(chapter(book_of(house(), other), "deal"))
    assert cut.startswith("Only in House [2]: ")
    assert "cut" in cut
    assert (first.partition(":")[0], second.partition(":")[0]) == ("House [1]", "House [2]")
    assert "stock" in first
    assert "stock" in second
    assert alone.startswith("Only in House [1]: ")  # without an upcard none can be wild


def test_rows_have_the_label_and_what_each_says_and_when() -> None:
    one = house({"rounds": {"2": "2 runs"}, "deal": {"hand in round 2": "12 cards"}})
    two = house({"rounds": {"2": "2 runs"}, "deal": {"cut": "the player to the dealer's left"}})
    overview = table(chapter(book_of(one, two), "overview"))
    assert overview.rows == (
        ("Deal: cut", NOTHING, "the player to the dealer's left"),
        ("Deal: hand", "in round 1: eleven cards; in round 2: twelve cards", "eleven cards"),
    )


def test_labels_are_those_of_the_readers_language() -> None:
    two = house({"deal": {"hand": "12 cards"}})
    rows = {code: table(chapter(book_of(house(), two, code), "overview")).rows[0][0] for code in CODES}
    assert rows["es"] == "Distribución: mano"
    assert rows["fr"] == "Distribution\u00a0: main"
    assert len(set(rows.values())) == len(CODES) - 1 or len(set(rows.values())) == len(CODES)


def test_limits_for_acts_are_told_apart_in_a_row() -> None:
    two = house({"wild cards": {"per meld when opening": "at most 1"}})
    rows = {row[0]: row[1:] for row in table(chapter(book_of(house(), two), "overview")).rows}
    (first, second) = rows["Wild cards: per meld"]
    assert "when" not in first
    assert second.startswith("when opening: at most one joker; ")


def test_contracts_stand_side_by_side_as_far_as_they_differ() -> None:
    one = house({"rounds": {"1": "2 sets", "2": "1 set, 1 run"}})
    two = house({"rounds": {"1": "2 sets", "2": "2 runs", "3": "3 sets"}})
    made = table(chapter(book_of(one, two), "contracts"))
    assert made.rows == (("2", "one set and one run", "two runs"), ("3", NOTHING, "three sets"))


def test_contracts_that_depend_on_the_number_of_players_have_a_column_for_each() -> None:
    two = house({"rounds": {"1": "1 set, 1 run", "1 with 4 players": "2 sets"}})
    made = table(chapter(book_of(house(), two), "contracts"))
    assert [head.rpartition("House")[2] for head in made.head[2:]] == [
        " [2] (with two or three players)",
        " [2] (with four players)",
    ]
    assert made.rows == (("1", "one set and one run", "one set and one run", "two sets"),)


def test_another_hand_at_some_tables_makes_no_other_contracts() -> None:
    assert "rounds.contract" not in topics(house(), house({"deal": {"hand with 4 players": "12 cards"}}))


def test_prices_are_compared_card_for_card() -> None:
    text = house_text({"scoring": {"A": "15 points"}})
    two = compiled(text.replace("2 to 10: face value", "2: 25 points\n  3 to 10: face value"))
    made = table(chapter(book_of(house(), two), "scoring"))
    assert made.rows == (("2", "2", "25"), ("A", "20", "15"))


def test_prices_of_cards_that_one_game_does_not_have() -> None:
    none = compiled(house_text({"deck": {"jokers": "none", "wild": "none"}}).replace("  joker: 50 points\n", ""))
    made = table(chapter(book_of(house(), none), "scoring"))
    assert made.rows == (("joker", "50", NOTHING),)


def test_a_price_at_face_value_is_the_number_itself() -> None:
    def table_of(variant: Variant) -> dict[int, int]:
        (fact,) = [fact for fact in facts(variant) if isinstance(fact, Prices)]
        return prices(fact)

    assert table_of(shipped("argentina")) == {**{n: n for n in range(2, 11)}, 11: 10, 12: 10, 13: 10, 1: 20, 0: 50}


# -- values -------------------------------------------------------------------------------------------------------


def test_settings_are_read_off_the_rules() -> None:
    argentina = cases_of(shipped("argentina"))
    assert [(one.value, one.scope.rounds) for one in settings(argentina, "deal.hand")] == [
        (11, (1, 2, 3, 4, 5, 6)),
        (12, (7,)),
    ]
    assert [(one.acts, one.value) for one in settings(argentina, "wild-cards.per-meld")] == [
        ((Act.OPENING,), Bound(most=1)),
        ((Act.LAYING_OFF,), Bound()),
    ]
    italia = settings(cases_of(shipped("italia")), "wild-cards.per-meld")
    assert [(one.acts, one.scope.rounds) for one in italia] == [
        ((Act.OPENING,), tuple(range(1, 8))),
        ((Act.MELDING, Act.LAYING_OFF), tuple(range(1, 8))),
        ((), (8,)),
    ]
    assert [one.value for one in settings(argentina, "set.grows-to", "set")] == [None]
    assert settings(argentina, "run.size", "set") == ()
    assert settings(argentina, "deal.cut") == ()
    assert [one.value for one in settings(argentina, "players.number")] == [Bound(least=2, most=4)]


# -- titles, agreements, nothing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_the_same_rules_are_said_to_be_the_same(code: str) -> None:
    made = compared(shipped("argentina"), shipped("argentina"), code)
    assert made.same
    (only,) = difference_book(made).chapters
    assert only.id == "same"
    (said,) = texts(only)
    assert made.first.title in said
    assert made.second.title in said


def test_an_agreement_makes_another_game_with_a_title_of_its_own() -> None:
    chile = shipped("chile")
    agreed = Compared(chile, read_agreement(chile, ["joker=30"]), ("joker=30",))
    made = compare(Compared(chile, Agreement()), agreed, "en")
    assert (made.first.title, made.second.title) == (
        "Chilean Carioca in eight rounds",
        "Chilean Carioca in eight rounds (joker=30)",
    )
    (scoring,) = difference_book(made).chapters
    assert table(scoring).rows == (("joker", "50", "30"),)


def test_two_files_of_one_title_have_their_names_beside_it() -> None:
    text = variant_text("argentina")
    copy = compile_text(text.replace("variant argentina", "variant ours"), "ours", variant_text).variant
    assert copy is not None
    made = compared(shipped("argentina"), copy)
    assert made.second.title.endswith("(ours)")
    again = compared(copy, copy)
    assert again.first.title != again.second.title


def test_strangers_words_do_no_harm() -> None:
    nasty = house({"title": {"en": '"{{ 1 + 1 }} <b>*x*</b>"'}, "deal": {"hand": "12 cards"}})
    made = book_of(house(), nasty)
    assert "<b>" not in LAYOUTS["html"](made)
    assert "{{ 1 + 1 }}" in LAYOUTS["txt"](made)
    assert "\\*x\\*" in LAYOUTS["md"](made)


def test_words_that_only_one_has_are_not_put_in_the_mouth_of_both() -> None:
    made = compared(house({"words en": {"round": '"bout", "bouts"'}}), house({"deal": {"hand": "12 cards"}}))
    assert made.first.speech.phrase("term", "round") == "bout"
    assert made.common.phrase("term", "round") == Speech(language("en")).phrase("term", "round")


@pytest.mark.parametrize("code", CODES)
def test_data_has_the_same_as_the_book(code: str) -> None:
    made = compared(shipped("argentina"), shipped("chile"), code)
    data, printed = difference_data(made), difference_book(made)
    assert [each["id"] for each in data["chapters"]] == [each.id for each in printed.chapters[1:]]
    rows = [(one["label"], one["first"], one["second"]) for one in data["rules"]]
    assert rows == list(table(printed.chapters[0]).rows)
    said = " ".join(plain(sentence.text) for sentence in sentences(printed))
    for pair in (pair for each in data["chapters"] for pair in each["differences"]):
        for sentence in (*pair.get("first", ()), *pair.get("second", ())):
            assert sentence in said
    tables = [pair["table"] for each in data["chapters"] for pair in each["differences"] if "table" in pair]
    assert [[tuple(row) for row in rows[1:]] for rows in tables] == [
        list(table(chapter(printed, name)).rows) for name in ("contracts", "scoring")
    ]
    assert data["same"] is False
    assert data["first"]["hashes"] == {str(seats): hash for seats, hash in hashes(made.first.cases).items()}


@pytest.mark.parametrize("code", CODES)
def test_kinds_that_only_one_game_has_are_called_as_it_calls_them(code):
    made = compared(shipped("argentina"), shipped("italia"), code)
    labels = " ".join(row.label for row in made.rows).casefold()
    for name in ("court pair", "plain pair", "royal run"):
        assert shipped("italia").words[code][name].singular.casefold() in labels


@pytest.mark.parametrize("code", CODES)
def test_one_card_drawn_for_the_seats_and_the_first_deal_is_told_once(code: str) -> None:
    told = [pair for pair in found(shipped("italia"), shipped("chile")) if "deal.seats" in pair.rules]
    assert [pair.rules for pair in told] == [("deal.seats", "deal.first-dealer")]
    italian = compared(shipped("italia"), shipped("chile"), code).first.speech
    keys = [each.facts for each in said_in_order(told[0].first, italian)]
    assert keys == [("seating", "first_dealers"), ("drawn_again",)]
