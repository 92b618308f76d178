"""What the Italian games bring along, told: chosen rounds, purchases, bust players, coins, rounds with names, modes."""

from dataclasses import replace
from typing import Any

import pytest

from carioca_dsl.cards import make_card, read_face, read_faces
from carioca_dsl.engine import (
    Bought,
    Dealt,
    Discarded,
    DoublesShown,
    Drew,
    LeftMatch,
    Paid,
    Passed,
    ReEntered,
    Refused,
    RoundChosen,
    WentBust,
)
from carioca_dsl.model import Agreement, BanUntil, Order, ReEntry, Variant, Word
from carioca_dsl.prose.blocks import Story
from carioca_dsl.prose.book import book, speech_for, title_of
from carioca_dsl.prose.facts import Fact, Scope, cases_of, facts
from carioca_dsl.prose.handouts import Guests, score_sheet
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.speech import Speech
from carioca_dsl.prose.telling import tell
from carioca_dsl.referee import read_agreement
from tests.prose.italian_game import BUYING, COURT, KEYS, italian_game
from tests.prose.support import CODES, printed, sentences, shipped, tables
from tests.support.variants import a_variant, contract, line

NAMES = ("Ana", "Beto", "Caro", "Dora")
PAZZA = Agreement(options=frozenset({"pazza"}))
NEW = frozenset(
    {"seating", "new_deal", "run_contains", "only_in_contracts", "worth_contract", "whole_hand", "order_chosen"}
    | {"choices_each", "void_choices", "first_draws", "opening_more", "no_discard_of", "buying_offer", "buying_price"}
    | {"buying_extra", "buying_limits", "not_bought", "going_out_after_choosing", "bust", "re_entries", "leaving"}
    | {"amounts_to_agree", "stake", "pot_per_round", "pot_goes", "re_entry_fee", "settlement"}
)


def found(variant: Variant, key: str, agree: Agreement | None = None) -> list[Any]:
    return [fact for fact in facts(variant, agree) if fact.key() == key]


def told_of(variant: Variant, key: str, code: str = "en", agree: Agreement | None = None) -> list[str]:
    made = book(variant, agree, code)
    return [plain(each.text) for each in sentences(made) if key in each.facts]


def english(*events: Any) -> list[str]:
    return tell(events, Speech(language("en")), NAMES)


# -- facts ------------------------------------------------------------------------------------------------------------


def test_where_a_game_has_none_of_it_nothing_is_said_of_it() -> None:
    assert not NEW & {fact.key() for fact in facts(shipped("argentina"))}
    assert NEW & {fact.key() for fact in facts(italian_game())} == NEW


def test_it_09_it_12_d_it_03_each_chooses_equally_often_and_the_rest_is_counted() -> None:
    shares = {
        fact.scope.seats.least: (fact.each, fact.rest) for fact in found(shipped("italia"), "choices_each", PAZZA)
    }
    assert shares == {2: (4, 0), 3: (2, 2), 4: (2, 0), 5: (1, 3), 6: (1, 2)}


def test_it_06_in_the_plain_game_nobody_chooses() -> None:
    keys = {fact.key() for fact in facts(shipped("italia"))}
    assert not keys & {"order_chosen", "choices_each", "void_choices", "going_out_after_choosing"}


def test_it_58_ace_two_and_three_are_thirteen_together() -> None:
    (fact,) = found(shipped("italia"), "worth_contract")
    assert (fact.scope.rounds, fact.sample, fact.total) == ((5,), (8, 2, 3), 13)
    (usual,) = found(italian_game(line("opening.low-ace", None, level=2)), "worth_contract")
    assert usual.sample == (20, 2, 3)


def test_it_49_it_63_what_is_kept_back_has_its_rounds_and_its_end() -> None:
    bans = {fact.scope.rounds: (fact.cards, fact.until) for fact in found(shipped("italia"), "no_discard_of")}
    assert bans[1, 2] == (COURT, BanUntil.ALL_OPENED)
    assert bans[7,] == (KEYS, BanUntil.OTHERS_OPENED)


def test_a_kind_that_is_like_another_is_told_by_what_is_different() -> None:
    about = [(fact.key(), fact.kind) for fact in facts(shipped("italia")) if hasattr(fact, "kind")]
    of_kind = {kind: [key for key, each in about if each == kind] for _, kind in about}
    assert of_kind["court pair"] == ["set_ranks"]
    assert of_kind["pair"] == ["set_size"]
    assert of_kind["royal run"] == ["run_size", "run_contains"]
    (told,) = [text for text in told_of(shipped("italia"), "set_ranks") if "court" in text]
    assert told == "A court pair is a pair of aces, jacks, queens or kings."


def test_it_52_the_ranks_of_one_contract_are_said_of_the_kinds_that_meet_in_it() -> None:
    kinds = {fact.scope.rounds: fact.kinds for fact in found(shipped("italia"), "sets_of_one_rank")}
    assert kinds[4,] == ("set", "pair")


def test_nothing_is_said_of_melds_that_never_meet_in_a_contract() -> None:
    variant = italian_game(line("opening.sets-of-one-rank", "forbidden", level=2, rounds=(1,)))
    assert all(fact.scope.rounds != (1,) for fact in found(variant, "sets_of_one_rank"))


def test_in_chosen_order_no_round_is_the_last_of_the_table() -> None:
    assert [fact.order for fact in found(italian_game(), "winners")] == [Order.CHOSEN]
    assert not found(italian_game(), "last_round")
    (said,) = told_of(italian_game(), "winners")
    assert said.startswith("After all five rounds ")


def test_a_hand_that_grows_by_purchases_need_not_go_out_when_it_opens() -> None:
    rounds = (contract(set=4),)
    full = line("deal.hand", 12, level=1)
    assert found(a_variant(full, rounds=rounds), "opening_goes_out")
    assert found(a_variant(full, rounds=rounds), "last_round")
    buying = a_variant(full, *BUYING, rounds=rounds)
    assert not found(buying, "opening_goes_out")
    assert not found(buying, "last_round")


def test_it_32_who_is_bust_may_go_on_or_is_out() -> None:
    (may,) = told_of(italian_game(), "re_entries")
    (out,) = told_of(italian_game(line("match.re-entry", ReEntry.NONE, level=2)), "re_entries")
    assert "highest total of those who are not" in may
    assert out == "A player who is bust is out of the match."


@pytest.mark.parametrize("code", CODES)
def test_one_sentence_tells_how_often_everybody_chooses_at_every_table(code: str) -> None:
    (said,) = told_of(shipped("italia"), "choices_each", code, PAZZA)
    speech = Speech(language(code))
    each = [speech.phrases.where(fact) for fact in found(shipped("italia"), "choices_each", PAZZA)]
    assert len(each) == 5
    assert all(where.casefold() in said.casefold() for where in each)


# -- amounts ----------------------------------------------------------------------------------------------------------


def test_it_23_to_it_26_the_amounts_are_the_tables_until_it_has_agreed_on_them() -> None:
    italia = shipped("italia")
    (told,) = told_of(italia, "amounts_to_agree")
    assert "the stake, the contribution to the pot, the price of a card and the re-entry fee" in told
    agreed = read_agreement(italia, ["stake=10"])
    (left,) = told_of(italia, "amounts_to_agree", agree=agreed)
    assert "the stake" not in left
    assert "the price of a card" in left
    assert "ten coins" in told_of(italia, "stake", agree=agreed)[0]


@pytest.mark.parametrize("code", CODES)
def test_an_agreed_amount_is_in_the_sentence(code: str) -> None:
    variant = italian_game()
    for text, key in (
        ("stake=41", "stake"),
        ("pot per round=41", "pot_per_round"),
        ("re-entry fee=41", "re_entry_fee"),
        ("price=41", "buying_price"),
    ):
        (said,) = told_of(variant, key, code, read_agreement(variant, [text]))
        assert "41" in said


@pytest.mark.parametrize("code", CODES)
def test_the_box_of_agreements_refers_to_the_open_amounts(code: str) -> None:
    chapters = {chapter.id: chapter for chapter in printed("italia", code).chapters}
    phrases = speech_for(shipped("italia"), code).phrases
    box, money = (
        " ".join(plain(each.text) for each in sentences(replace(printed("italia", code), chapters=(chapters[name],))))
        for name in ("agreements", "money")
    )
    assert plain(chapters["money"].title) in box
    assert all(phrases.noun(concept) in money for concept in ("stake", "price"))
    assert "agreements" not in {chapter.id for chapter in printed("argentina", code).chapters}


# -- what happens -----------------------------------------------------------------------------------------------------


def test_a_first_card_that_is_refused_is_part_of_the_turn() -> None:
    seven, king = make_card(read_face("7♣")), make_card(read_face("K♦"))
    lines = english(Drew(0, "stock", seven), Refused(0, seven), Drew(0, "stock", king), Discarded(0, king))
    assert lines == ["Ana draws and refuses 7♣.", "Ana draws and discards K♦."]


def test_who_lets_a_card_go_by_says_nothing_and_a_purchase_tells_its_price() -> None:
    seven = make_card(read_face("7♣"))
    bought = (Passed(1), Bought(2, seven, 2, (None,)), Paid(2, None, 2, "buying.price"))
    assert english(*bought, Drew(0, "stock", None), Discarded(0, 5)) == [
        "Caro buys 7♣ for two coins and takes one card from the stock with it.",
        "Ana draws from the stock and discards 6♣.",
    ]


def test_payments_that_are_alike_are_told_together() -> None:
    quotas = [Paid(seat, None, 1, "money.pot-per-round") for seat in (0, 1, 2)]
    lines = english(*quotas, Paid(None, 3, 4, "money.pot-to"))
    assert lines == ["Ana, Beto and Caro each put one coin into the pot.", "Dora takes four coins from the pot."]
    lines = english(Paid(0, 3, 10, "money.stake"), Paid(1, 3, 10, "money.stake"), Paid(1, 3, 5, "money.re-entry-fee"))
    assert lines == ["Ana and Beto each pay Dora ten coins (the stake).", "Beto pays Dora five coins (re-entries)."]


def test_choosing_showing_and_going_bust_are_told() -> None:
    pair = read_faces("7♣ 7♣")
    lines = english(
        Dealt(0, 0, 1, ((), (), (), ())),
        DoublesShown(2, pair),
        RoundChosen(2, 4),
        WentBust((0, 1), 137),
        ReEntered(0, 137),
        LeftMatch(1, 160),
    )
    assert lines == [
        "Beto deals; the round is still to be chosen.",
        "Caro shows 7♣ 7♣: everything is dealt again.",
        "Caro chooses round 4.",
        "Ana and Beto are bust, and may re-enter with 137 points.",
        "Ana re-enters with 137 points.",
        "Beto leaves the match with 160 points.",
    ]


# -- rounds with names, and modes -------------------------------------------------------------------------------------


def test_it_03_a_round_with_a_name_is_called_by_it() -> None:
    (table,) = tables(printed("italia", "it"), "contracts")
    assert table.head[:3] == ("Manche", "Nome", "Contratto")
    assert [row[1] for row in table.rows] == [
        *("coppia", "doppia coppia", "tris", "full", "scala quaranta", "poker", "scala reale", "chiusura a mano")
    ]
    speech = speech_for(shipped("italia"), "it")
    assert speech.phrases.when(Fact(scope=Scope(rounds=(7,)))) == "nella manche 7 (scala reale), "
    assert speech.phrases.when(Fact(scope=Scope(rounds=(1, 2)))) == "nelle manche 1 e 2 (coppia e doppia coppia), "
    assert speech.phrases.when(Fact(scope=Scope(rounds=(1, 2, 3)))) == "nelle manche da 1 a 3, "


def test_without_names_there_is_no_column_for_them() -> None:
    (table,) = tables(printed("argentina", "it"), "contracts")
    assert len(table.head) == 4


def test_names_follow_the_numbers_by_which_players_count() -> None:
    words = {"en": {"round 1": Word(singular="ones"), "round 3": Word(singular="threes")}}
    variant = a_variant().model_copy(update={"words": words, "without_rounds": frozenset({2})})
    phrases = speech_for(variant, "en").phrases
    assert [phrases.round_title(number) for number in (1, 2, 3)] == ["ones", "threes", ""]


def test_a_mode_has_a_title_of_its_own() -> None:
    italia = shipped("italia")
    assert title_of(italia, "it", PAZZA) == f"{title_of(italia, 'it')} (pazza)"
    assert title_of(italia, "it", Agreement()) == title_of(italia, "it")


# -- the score sheet --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_a_sheet_has_fields_for_re_entries_and_coins_where_the_game_has_them(code: str) -> None:
    sheet = score_sheet(shipped("italia"), None, code, Guests(names=NAMES))
    (tally,) = tables(sheet, "tally")
    phrases = speech_for(shipped("italia"), code).phrases
    assert [row[0] for row in tally.rows] == [phrases.nouns("re-entry"), phrases.nouns("coin")]
    assert tally.head[1:] == NAMES
    assert all(len(row) == len(tally.head) for row in tally.rows)
    assert not tables(score_sheet(shipped("argentina"), None, code), "tally")


def test_the_cases_remember_what_is_agreed() -> None:
    italia = shipped("italia")
    agreed = read_agreement(italia, ["stake=10"])
    assert cases_of(italia, agreed).agreed == agreed
    assert cases_of(italia).open_amount("money.stake")
    assert not cases_of(italia, agreed).open_amount("money.stake")
    assert not cases_of(italia).open_amount("scoring.joker")


@pytest.mark.parametrize("code", CODES)
def test_an_example_of_a_mode_is_in_the_book_of_that_mode_alone(code: str) -> None:
    plain_book, of_mode = (book(shipped("italia"), agree, code) for agree in (None, PAZZA))
    stories = [
        sum(isinstance(block, Story) for each in made.chapters for block in each.blocks)
        for made in (plain_book, of_mode)
    ]
    assert 0 < stories[0] < stories[1]


@pytest.mark.parametrize("code", CODES)
def test_the_words_of_the_game_explain_what_only_this_game_has(code: str) -> None:
    keys = [key for each in sentences(printed("italia", code)) for key in each.facts]
    assert {"gloss_key_card", "gloss_bust", "gloss_pot"} <= set(keys)
    assert not {"gloss_key_card", "gloss_bust", "gloss_pot"} & {
        key for each in sentences(printed("argentina", code)) for key in each.facts
    }
