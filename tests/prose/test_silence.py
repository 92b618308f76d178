"""What a table has not decided is asked, in the reader's language, with what holds meanwhile and how to decide it."""

import re

import pytest

from carioca_dsl.compiler.understand import understand
from carioca_dsl.model import Agreement, CardClass, Variant, declared_rules
from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.prose.silence import Question, question_text, questions, silence
from carioca_dsl.prose.silence_text import silence_data, silence_text
from carioca_dsl.prose.speech import Speech
from carioca_dsl.referee import read_agreement
from tests.prose.support import CODES, shipped
from tests.support.houses import house, house_text
from tests.support.shipped import find_parent

RULES = tuple(declared_rules())
CHILD = "carioca 1 en\nvariant child\nbased on chile\n"


def asked(variant: Variant, agree: Agreement | None = None) -> dict[tuple[str, str | None], Question]:
    """The open questions by rule and kind, without those about named options."""
    found = silence(variant, agree, "en").questions
    return {(one.asked.rules[0], one.asked.kind): one for one in found if one.asked.option is None}


def rules_asked(variant: Variant, agree: Agreement | None = None) -> set[str]:
    return {rule for rule, _ in asked(variant, agree)}


def compiled(text: str) -> Variant:
    found = understand(text, "file", find_parent)
    assert found.variant is not None, found.diagnostics
    assert not found.diagnostics, found.diagnostics
    return found.variant


# -- the questions as data ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_every_rule_has_a_question_and_nothing_else_has(code: str) -> None:
    assert tuple(questions(code)) == RULES


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rule", RULES)
def test_a_question_asks_and_says_no_number(code: str, rule: str) -> None:
    assert not re.search(r"\d", questions(code)[rule])
    for wild in ("joker", "wild-card"):
        text = question_text(
            rule, Speech(LANGUAGES[code]), kind="pair", wild=wild, cards=CardClass(ranks=(11,)), number=3
        )
        assert text.endswith("?"), text
        assert "{" not in text
        first = text.removeprefix("¿")[0]
        assert first == first.upper()


@pytest.mark.parametrize("code", CODES)
def test_no_two_rules_of_a_section_have_the_same_question(code: str) -> None:
    texts = [(rule.partition(".")[0], text) for rule, text in questions(code).items()]
    assert len(texts) == len(set(texts))


def test_a_variants_own_words_are_used() -> None:
    text = house_text({"words en": {"meld": '"book", "books"'}})
    (question,) = [one for (rule, _), one in asked(compiled(text)).items() if rule == "wild-cards.per-meld"]
    assert "book" in question.question


# -- which are asked ----------------------------------------------------------------------------------------------


def test_what_the_file_leaves_to_the_family_is_asked_and_what_it_states_is_not() -> None:
    open_ = rules_asked(house())
    assert {"set.suits", "turn.draw", "match.tie"} <= open_
    assert not {"players.number", "deck.packs", "set.size", "deal.hand", "scoring.joker"} & open_


def test_a_mark_is_a_decision() -> None:
    before, after = house(), house({"turn": {"draw": "stock or discard pile  @convention"}})
    assert rules_asked(before) - rules_asked(after) == {"turn.draw"}
    assert (silence(before, None, "en").marked, silence(after, None, "en").marked) == (0, 1)


def test_what_cannot_come_up_is_not_asked() -> None:
    assert "wild-cards.swap-by" not in rules_asked(house())
    assert "wild-cards.swap-by" in rules_asked(house({"wild cards": {"swap": "within the run"}}))
    text = house_text({"deck": {"jokers": "none", "wild": "none"}}).replace("  joker: 50 points\n", "")
    bare = rules_asked(compiled(text))
    assert not {rule for rule in bare if rule.startswith("wild-cards.") or rule == "deal.wild-upcard"}
    assert not {rule for rule in rules_asked(house({"rounds": {"1": "2 sets"}})) if rule.startswith("run.")}


def test_two_melds_of_a_kind_in_a_contract_raise_the_question_of_their_rank() -> None:
    assert "opening.sets-of-one-rank" not in rules_asked(house())
    assert "opening.sets-of-one-rank" in rules_asked(house({"rounds": {"1": "2 sets"}}))


def test_a_rule_said_for_one_act_is_open_for_the_others() -> None:
    limit = house({"wild cards": {"per meld when opening": "at most 1"}})
    question = asked(limit)["wild-cards.per-meld", None]
    assert len(question.meanwhile) == 1
    assert "laying off" in question.meanwhile[0] or "lay off" in question.meanwhile[0]
    assert "wild-cards.per-meld" not in rules_asked(house({"wild cards": {"per meld": "at most 1"}}))


def test_a_rule_said_for_one_round_is_decided() -> None:
    assert "turn.final-discard" not in rules_asked(house({"turn": {"final discard in round 1": "optional"}}))


def test_a_named_kind_is_asked_about_as_far_as_neither_it_nor_what_it_is_like_says() -> None:
    variant = house({"meld pair": {"like": "set", "size": "2 cards"}, "rounds": {"1": "1 pair, 1 run"}})
    open_ = asked(variant)
    assert ("set.suits", "pair") in open_
    assert ("set.size", "pair") not in open_
    assert ("set.suits", "set") not in open_
    assert "a pair" in open_["set.suits", "pair"].question
    assert open_["set.suits", "pair"].section == "meld pair"
    decided = house({"set": {"suits": "any"}, "meld pair": {"like": "set"}, "rounds": {"1": "1 pair, 1 run"}})
    assert ("set.suits", "pair") not in asked(decided)


def test_what_nobody_states_is_asked_where_a_table_can_decide_it() -> None:
    open_ = asked(house())
    assert open_["deal.cut", None].asked.because == "nobody"
    assert "players.best" not in rules_asked(house())
    assert "deal.cut" not in rules_asked(house({"deal": {"cut": "the player to the dealer's left"}}))


def test_a_choice_is_open_until_it_is_agreed() -> None:
    chile = shipped("chile")
    joker = asked(chile)["scoring.joker", None]
    assert joker.asked.because == "option"
    assert joker.meanwhile == ("50 points.",)
    assert joker.agree == ("joker=30 points", "joker=20 points")
    assert joker.lines == ("joker: 30 points", "joker: 20 points")
    for text in ("joker=50", "joker=20"):
        assert "scoring.joker" not in rules_asked(chile, read_agreement(chile, [text]))


@pytest.mark.parametrize("name", ["chile-chico", "italia"])
def test_every_agreement_that_is_offered_is_understood_and_closes_its_question(name: str) -> None:
    variant = shipped(name)
    for question in silence(variant, None, "en").questions:
        for text in question.agree:
            left = silence(variant, read_agreement(variant, [text]), "en").questions
            assert (question.asked.rules, question.asked.option) not in [
                (one.asked.rules, one.asked.option) for one in left
            ]


def test_an_amount_that_the_players_name_is_asked_with_an_example() -> None:
    italia = shipped("italia")
    stake, price = (asked(italia)[rule, None] for rule in ("money.stake", "buying.price"))
    assert stake.agree == ("stake=10",)
    assert stake.lines == ("stake: 10 coins",)
    assert price.agree == ("price=10",)
    assert any("the stake" in sentence for sentence in stake.meanwhile)


def test_a_named_option_is_asked_in_its_own_words_and_no_mode_is() -> None:
    chile = shipped("chile")
    found = [one for one in silence(chile, None, "fr").questions if one.asked.option]
    assert [one.asked.option.name for one in found if one.asked.option] == [one.name for one in chile.options]
    assert "les deux sont des cartes ordinaires" in found[0].question
    assert any("tenir lieu" in sentence for sentence in found[0].meanwhile)
    assert found[0].agree == ("natural twos",)
    agreed = read_agreement(chile, ["natural twos"])
    assert len([one for one in silence(chile, agreed, "fr").questions if one.asked.option]) == len(found) - 1


# -- how to decide ------------------------------------------------------------------------------------------------


def with_line(text: str, section: str, line: str) -> str:
    """The file with one more line, in its section or in a new one."""
    heading = f"\n{section}\n"
    return text.replace(heading, f"{heading}  {line}\n") if heading in text else f"{text}\n{section}\n  {line}\n"


@pytest.mark.parametrize("rounds", ["2 sets, 1 run", "2 runs"])
@pytest.mark.parametrize("swap", ["to the hand", "within the run"])
def test_each_line_that_is_offered_decides_its_question(rounds: str, swap: str) -> None:
    text = house_text({"rounds": {"1": rounds}, "deck": {"wild": "jokers, 2"}, "wild cards": {"swap": swap}})
    for key, question in asked(compiled(text)).items():
        assert question.lines
        for line in question.lines:
            assert key not in asked(compiled(with_line(text, question.section, line))), line


def test_below_a_named_parent_the_lines_have_their_verbs() -> None:
    found = asked(compiled(CHILD))
    assert found["deal.open-hands", None].lines == ("change open hands: yes",)
    assert found["scoring.joker", None].lines == ("change joker: 30 points", "change joker: 20 points")
    for key, question in found.items():
        for line in question.lines:
            assert key not in asked(compiled(with_line(CHILD, question.section, line))), line
    argentine = asked(compiled("carioca 1 en\nvariant child\nbased on argentina\n"))
    assert argentine["deal.cut", None].lines[0].startswith("add cut: ")


def test_lines_are_written_in_the_language_of_the_file_and_all_else_in_the_readers() -> None:
    file = compiled(house_text())
    spanish = {one.asked.rules[0]: one for one in silence(file, None, "es").questions}
    assert spanish["turn.draw"].lines == ("draw: stock",)
    assert spanish["turn.draw"].question.startswith("En vez de robar")
    assert spanish["deal.open-hands"].meanwhile == ("No.",)


# -- text and data ------------------------------------------------------------------------------------------------


def flat(text: str) -> str:
    """The text on one line."""
    return " ".join(text.split())


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", ["argentina", "chile-chico", "italia"])
def test_a_page_has_every_question_with_what_holds_meanwhile(name: str, code: str) -> None:
    variant = shipped(name)
    found = silence(variant, None, code)
    page = silence_text(found, variant, code, f"carioca show {name}")
    words = flat(page)
    assert found.questions
    for number, question in enumerate(found.questions, 1):
        assert flat(f"{number}. {question.question}") in words
        assert question.meanwhile
        assert all(flat(sentence) in words for sentence in question.meanwhile)
        assert all(line in page for line in question.lines)
    assert f"`carioca show {name}`" in words
    assert str(found.marked) in words
    assert max(map(len, page.splitlines())) <= 100


def test_data_has_the_same_as_the_page() -> None:
    found = silence(shipped("chile"), None, "en")
    data = silence_data(found)
    assert [one["question"] for one in data["questions"]] == [one.question for one in found.questions]
    (joker,) = [one for one in data["questions"] if one["rules"] == ["scoring.joker"]]
    assert joker["section"] == "scoring"
    assert joker["because"] == "option"
    assert data["marked"] == found.marked


def test_strangers_words_do_no_harm() -> None:
    nasty = compiled(house_text({"options": {"long": '"{{ 1 + 1 }} {% raw %}"'}, "rounds": {"1 if long": "2 sets"}}))
    (found,) = [one for one in silence(nasty, None, "en").questions if one.asked.option]
    assert "{{ 1 + 1 }} {% raw %}" in found.question


@pytest.mark.parametrize("code", CODES)
def test_an_amount_that_nobody_has_named_is_said_to_be_nothing_until_it_is_agreed(code: str) -> None:
    nothing = Speech(LANGUAGES[code]).say("silence_nothing_agreed")
    found = {one.asked.rules[0]: one.meanwhile for one in silence(shipped("italia"), None, code).questions}
    amounts = {"buying.price", "money.stake", "money.pot-per-round", "money.re-entry-fee"}
    assert {rule for rule, meanwhile in found.items() if nothing in meanwhile} == amounts
    assert all(len(found[rule]) > 1 for rule in amounts)


@pytest.mark.parametrize(
    ("code", "one"),
    [
        ("en", "One match."),
        ("es", "Una partida."),
        ("fr", "Une partie."),
        ("it", "Una partita."),
        ("pt", "Uma partida."),
    ],
)
def test_how_many_matches_are_played_is_told_in_the_readers_word_for_a_match(code: str, one: str) -> None:
    found = {each.asked.rules[0]: each.meanwhile for each in silence(shipped("chile"), None, code).questions}
    assert found["match.games"] == (one,)


def test_a_line_that_is_offered_does_not_look_like_what_holds_already() -> None:
    # "at least three cards" is no 3 cards, and a run of any size has no more than 13
    text = house_text().replace("size: 3 cards", "suits: any").replace("size: 4 cards", "ace: low or high")
    found = asked(compiled(text))
    assert found["set.size", "set"].lines == ("size: 4 cards",)
    assert found["run.size", "run"].lines == ("size: 4 cards",)
    assert found["run.grows-to", "run"].lines == ("grows to: 10 cards",)


@pytest.mark.parametrize("code", CODES)
def test_no_sign_stands_where_no_legend_explains_it(code: str) -> None:
    for name in ("chile", "italia", "peru"):
        said = [
            sentence for question in silence(shipped(name), None, code).questions for sentence in question.meanwhile
        ]
        assert not set("°†") & set(" ".join(said))


def test_what_has_a_single_value_is_no_question() -> None:
    assert "match.winner" not in [rule for one in silence(house({}), None, "en").questions for rule in one.asked.rules]
