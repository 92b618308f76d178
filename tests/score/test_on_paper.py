"""Rounds that are chosen, purchases, players who are bust, and coins: on paper they go as they go at the table."""

from functools import cache

import pytest

from carioca_dsl.compiler.understand import understand
from carioca_dsl.engine import Bought, Leave, Match, ReEnter, RoundChosen, RoundVoid, Scored
from carioca_dsl.model import Agreement, Rules
from carioca_dsl.score import (
    Answered,
    BadSheet,
    Chosen,
    Entered,
    Hand,
    Keeper,
    Problem,
    Purchase,
    ScoreVoice,
    Sheet,
    read_row,
    read_sheet,
    sheet_lines,
    sheet_of,
    sheet_text,
)
from carioca_dsl.score.voice import _TEXTS
from carioca_dsl.score.words import WORDS
from tests.score.evenings import type_all
from tests.support.chosen import Player
from tests.support.coins import COINS
from tests.support.rule_texts import shipped

FOUR = ("ana", "beto", "carla", "dani")
SPOKEN = sorted(path.name for path in _TEXTS.iterdir() if path.is_dir())
SOON_BUST = COINS.replace("bust over: 150 points", "bust over: 20 points")


@cache
def rules(text: str = COINS, *options: str, seats: int = 4) -> Rules:
    variant = understand(text, "coins", shipped).variant
    assert variant is not None
    return variant.rules(seats, Agreement(options=frozenset(options)))


def sheet(*rows: str, made: Rules | None = None, dealer: int = 3) -> Sheet:
    """A sheet of these lines, as a file has them."""
    found = made or rules()
    lines = [
        "carioca score 1",
        "variant: coins",
        f"players: {', '.join(FOUR[: found.seats])}",
        f"dealer: {FOUR[dealer]}",
    ]
    return sheet_of(read_sheet("\n".join((*lines, *rows))), found)


def keeper(made: Rules | None = None, language: str = "en") -> tuple[Keeper, list[str]]:
    saved: list[str] = []

    def save(now: Sheet, entered: tuple[Entered, ...]) -> None:
        saved.append(sheet_text(now, "coins", (), entered))

    return Keeper(Sheet(made or rules(), FOUR, 3), "Title", ScoreVoice(language), save), saved


# -- the same course as at the table ----------------------------------------------------------------------------------


def written(match: Match) -> Sheet:
    """The match as somebody keeps its score who sits at the table."""
    found = Sheet(match.rules, match.players, match.results[0].dealer)
    scores = iter([event for event in match.events if isinstance(event, Scored)])
    playing = list(range(match.rules.seats))
    ended = 0
    results = iter(match.results)
    actions = iter([action for action in match.actions if isinstance(action, ReEnter | Leave)])
    for event in match.events:
        if isinstance(event, RoundChosen):
            found = found.with_entry(Chosen(event.round))
        elif isinstance(event, Bought):
            found = found.with_entry(Purchase(event.seat))
        elif isinstance(event, RoundVoid):
            next(results)
            found = found.add(None)
        elif isinstance(event, Scored):
            result, scored = next(results), next(scores)
            ended += 1
            hands = [
                Hand("out") if seat == result.outcome.seat else Hand("points", result.points[seat]) for seat in playing
            ]
            assert scored.points == result.points
            found = found.add(tuple(hands))
            while found.asked is not None and (answer := next(actions, None)) is not None:
                found = found.with_entry(Answered(answer.seat, isinstance(answer, ReEnter)))
                if isinstance(answer, Leave):
                    playing.remove(answer.seat)
    return found


@pytest.mark.parametrize("seed", [3, 6, 12, 14, 15, 16, 18])
@pytest.mark.parametrize("options", [(), ("pazza",)])
def test_a_match_on_paper_comes_to_the_same_as_at_the_table(seed: int, options: tuple[str, ...]) -> None:
    match, player = Match(rules(SOON_BUST, *options), FOUR, seed), Player(seed)
    while not match.over and (len(match.actions) < 600 or match.deal.phase == "re-enter"):
        match.apply(player.choose(match))
    assert match.results
    paper = written(match)
    assert [(row.round, row.dealer, row.points, row.chooser) for row in paper.rows] == [
        (result.round, result.dealer, result.points, result.chooser) for result in match.results
    ]
    assert paper.totals == match.totals
    assert paper.match.left == match.left
    assert paper.over == match.over
    if match.over:
        assert paper.match.money == match.money
        assert paper.winners == match.standings.winners
    else:
        assert paper.match.deal.dealer == match.deal.dealer
        assert sum(paper.match.money) + paper.match.pot == 0
    again = sheet_of(read_sheet(sheet_text(paper, "coins")), paper.rules)
    assert again == paper


# -- choosing ---------------------------------------------------------------------------------------------------------


def test_it_09_d_it_03_everybody_chooses_equally_often_and_what_is_left_comes_in_order() -> None:
    made = rules(COINS, "pazza")
    found = sheet(made=made)
    assert found.match.course.choices == (2, 2, 2, 2)
    assert found.coming is not None
    assert found.coming.open_rounds == (1, 2, 3, 4, 5, 6, 7, 8)
    three = sheet(made=rules(COINS, "pazza", seats=3), dealer=2)
    for number in (8, 7, 6, 5, 4, 3):
        three = three.with_entry(Chosen(number)).add(read_row("out | 3 | 2", three.with_entry(Chosen(number)), number))
    assert three.coming is not None
    assert (three.coming.round, three.coming.open_rounds) == (1, ())


def test_d_it_05_no_round_is_chosen_twice_and_none_is_played_unchosen_before() -> None:
    found = sheet("round 4: out | 3 | 2 | 2", made=rules(COINS, "pazza"))
    with pytest.raises(Problem, match="not_left"):
        found.with_entry(Chosen(4))
    with pytest.raises(Problem, match="choose_first"):
        found.add(None)
    with pytest.raises(Problem, match="nothing_to_choose"):
        found.with_entry(Chosen(5)).with_entry(Chosen(6))
    with pytest.raises(Problem, match="nothing_to_choose"):
        sheet().with_entry(Chosen(4))


def test_it_10_it_11_who_goes_out_after_choosing_gets_twice_as_much() -> None:
    made = rules(COINS, "pazza")
    assert sheet("round 4: out | 3 | 2 | 2", made=made).totals == (-20, 3, 2, 2)
    assert sheet("round 4: 3 | out | 2 | 2", made=made).totals == (3, -10, 2, 2)


def test_d_it_33_a_void_choice_is_played_again_unchosen_and_then_there_is_another() -> None:
    found = sheet("chosen: 4", "round 4: void", made=rules(COINS, "pazza"))
    assert found.coming is not None
    assert (found.coming.round, found.coming.dealer, found.coming.open_rounds) == (4, 3, ())
    found = found.add(read_row("out | 3 | 2 | 2", found, 4))
    assert found.totals[0] == -10, "the choice was void"
    assert found.coming is not None
    assert (found.coming.dealer, found.coming.starts) == (3, 0)
    assert 4 not in found.coming.open_rounds


# -- bust and coins ---------------------------------------------------------------------------------------------------

BUST = ("round 1: out | 100 | 80 | 33", "round 2: out | 60 | 70 | 10")

BUST_AGAINST_130 = ("round 1: out | 100 | 80 | 33", "round 2: out | 60 | 50 | 10")


def test_it_31_d_it_13_more_than_150_points_is_bust() -> None:
    found = sheet(*BUST)
    assert found.totals == (-20, 160, 150, 43)
    assert found.asked == 1
    assert found.coming is None
    with pytest.raises(Problem, match="answer_first"):
        found.add(None)


def test_it_32_d_it_14_with_the_highest_total_of_those_who_are_not_bust() -> None:
    found = sheet(*BUST, "re-enters: beto")
    assert found.totals == (-20, 150, 150, 43)
    assert found.rows[-1].after == ((1, 150),)
    assert found.coming is not None
    assert found.coming.seats == (0, 1, 2, 3)


def test_d_it_72_who_leaves_has_no_hand_and_pays_nothing_more() -> None:
    found = sheet(*BUST_AGAINST_130, "leaves: beto")
    assert found.coming is not None
    assert found.coming.seats == (0, 2, 3)
    coins = found.match.money[1]
    found = found.add(read_row("out | 10 | 10", found, 3))
    assert found.match.money[1] == coins
    assert found.rows[-1].points == (-10, 0, 10, 10)
    with pytest.raises(Problem, match="other_number"):
        read_row("out | 1 | 2 | 3", found, 4)
    with pytest.raises(Problem, match="nobody_buys_now"):
        found.with_entry(Purchase(1))
    assert "–" in "\n".join(sheet_lines(found, "Title", ScoreVoice("en")))


def test_d_it_20_d_it_77_the_pot_goes_to_who_goes_out_and_is_filled_for_each_new_round() -> None:
    found = sheet("bought: beto", "round 1: void")
    assert (found.match.money, found.match.pot) == ((-1, -3, -1, -1), 6), "IT-80: nothing is paid in again"
    found = found.add(read_row("out | 3 | 2 | 2", found, 1))
    assert (found.match.money, found.match.pot) == ((4, -4, -2, -2), 4)


def test_it_36_it_37_the_others_pay_the_winner_stakes_and_re_entries() -> None:
    rows = [*BUST_AGAINST_130, "re-enters: beto", *(f"round {number}: out | 2 | 2 | 2" for number in range(3, 9))]
    found = sheet(*rows)
    assert found.over
    assert found.winners == (0,)
    assert found.match.pot == 0
    assert sum(found.match.money) == 0
    assert found.match.money[1] == -8 - 10 - 5, "eight quotas, the stake, one re-entry"
    assert found.match.money[2] == -8 - 10


def test_correcting_an_earlier_round_reckons_everything_anew() -> None:
    found = sheet(*BUST, "re-enters: beto", "round 3: 5 | out | 5 | 5")
    right = found.correct(1, read_row("out | 20 | 100 | 33", found, 1))
    assert right.entries[2] == Answered(2, True), "beto was never bust, but carla was, and has played on"
    assert right.totals == (-15, 80 - 10, 80 + 5, 48)
    worse = sheet(*BUST[:1], "round 2: out | 10 | 10 | 10", "round 3: 5 | out | 5 | 5")
    worse = worse.correct(2, read_row("out | 60 | 10 | 10", worse, 2))
    assert Answered(1, True) in worse.entries, "who has played on has gone on"
    gone = sheet(*BUST, "leaves: beto", "round 3: 5 | out | 5")
    with pytest.raises(Problem, match="other_players_then"):
        gone.correct(1, read_row("out | 20 | 100 | 33", gone, 1))


def test_who_left_or_went_on_is_as_before_once_a_correction_is_taken_back() -> None:
    found = sheet(*BUST, "re-enters: beto", "round 3: 5 | out | 5 | 5")
    right = found.correct(1, read_row("out | 20 | 100 | 33", found, 1))
    assert right.entries != found.entries
    again = sheet_of(read_sheet(sheet_text(right, "house")), found.rules)
    assert again.totals == right.totals
    assert again.without_the_last() == found
    assert again.without_the_last().without_the_last().entries == found.entries[:-1]


def test_limits_of_purchases_are_those_of_the_rules() -> None:
    few = rules(COINS.replace("  not bought: jokers", "  not bought: jokers\n  per deal: at most 2"))
    found = sheet("bought: ana", "bought: ana", "bought: beto", made=few)
    with pytest.raises(Problem, match="may_not_buy"):
        found.with_entry(Purchase(0))
    thrower = rules(COINS.replace("  not bought: jokers", "  not bought: jokers\n  paid to: the player who threw it"))
    found = sheet("bought: ana | dani", made=thrower)
    assert found.match.money == (-3, -1, -1, 1)
    with pytest.raises(Problem, match="who_threw_it"):
        found.with_entry(Purchase(0))
    assert "bought: ana | dani" in sheet_text(found, "coins")


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("chosen: 4", "nothing_to_choose"),
        ("bought: zoe", "no_such_player"),
        ("bought: ana | beto | carla", "sheet_line"),
        ("re-enters: ana", "nobody_asked"),
        ("leaves: ana", "nobody_asked"),
        ("leaves:", "no_such_player"),
    ],
)
def test_a_line_that_cannot_be_there_is_named(line: str, key: str) -> None:
    with pytest.raises(BadSheet) as caught:
        sheet("round 1: out | 3 | 2 | 2", line)
    assert caught.value.line == 6
    assert caught.value.problem.key == key


# -- typed ------------------------------------------------------------------------------------------------------------


def test_an_evening_of_choices_purchases_and_busts_is_typed_and_saved() -> None:
    keep, saved = keeper(rules(COINS, "pazza"))
    assert keep.question() == "Ana, round:"
    assert "cannot be chosen" in keep.take("9")[0]
    assert "number" in keep.take("out")[0]
    type_all(keep, "4", "bought beto", "out", "A Q 3", "bought beto", "100", "100")
    assert "chosen: 4\nbought: beto\nbought: beto\nround 4: out | A Q 3 | 100 | 100" in saved[-1]
    said = type_all(keep, "choose 1", "out | 10 | 60 | 70")
    assert any(line.startswith("Carla is bust with 160 points, and may go on with 33 points") for line in said)
    assert keep.question().startswith("Carla, ")
    assert "is bust" in keep.take("33")[0]
    said = keep.take("re-enter")
    assert said[0] == "Carla goes on with 33 points."
    assert keep.question().startswith("Dani, "), "in turn order"
    type_all(keep, "leave")
    assert "re-enters: carla\nleaves: dani\n" in saved[-1]
    assert any("Bought: beto 2" in line for line in keep.take("sheet"))
    type_all(keep, "undo")
    assert keep.sheet.asked is not None
    assert keep.take("money")[0].startswith("Coins: ana")


def test_it_70_a_hand_of_which_only_unmatched_cards_count_is_parted_and_shown() -> None:
    rows = [f"round {number}: out | 2 | 2 | 2" for number in range(1, 8)]
    found = sheet(*rows)
    voice = ScoreVoice("en")
    keep = Keeper(found, "Title", voice, lambda now, entered: None)
    said = type_all(keep, "out | A♠ 2♠ 3♠ 7♣ 7♦ 7♥ 9♦ | 33 | 5♣")
    assert keep.sheet.rows[-1].points == (-10, 9, 33, 5)
    (line,) = [one for one in said if one.startswith("Beto: ")]
    assert "A♠ 2♠ 3♠" in line
    assert "7♣ 7♦ 7♥" in line
    assert line.endswith("9♦ count nine points.") or line.endswith("9♦ count 9 points.")
    assert "write the suits" in Keeper(found, "T", voice, lambda now, entered: None).take("A 2 3")[0]


@pytest.mark.parametrize("language", SPOKEN)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    words = {meaning: known[0] for meaning, known in WORDS[language].items()}
    keep, _ = keeper(rules(COINS, "pazza"), language)
    said: list[str] = [keep.question(), *keep.begin()]
    lines = """
        help; money; 9; x; re_enter; bought ana; 4; bought ana; bought zoe; choose 5; out | 100 | 100 | 3
        choose 8; void; out | A♠ 2♠ 3♠ 7♣ 7♦ 7♥ 9♦ K♥ | 100 | 4; 7; re_enter; leave; sheet; sheet markdown; fix 4
        bought ana; undo; undo; fix 4 out | 2 | 2 | 2
    """
    lines = [line.strip() for line in lines.replace("\n", ";").split(";") if line.strip()]
    lines = [" ".join(words.get(word, word) for word in line.split()) for line in lines]
    for line in lines:
        said += [*keep.take(line), keep.question()]
    assert all("None" not in line for line in said)


def test_a_game_without_all_this_is_asked_nothing_of_it() -> None:
    plain = rules(COINS.replace("who: any player in turn order", "who: nobody"))
    keep, _ = keeper(plain)
    said = "\n".join(keep.take("help"))
    assert "Bought" not in said
    assert "Choose" not in said
    assert "By the rules" in keep.take("bought ana")[0]


def test_less_than_nothing_has_a_minus_sign_on_the_sheet_and_in_what_is_said() -> None:
    keep, _ = keeper(rules(COINS, "pazza"))
    said = type_all(keep, "4", "3 | out | 2♦ | 2♣", "sheet")
    assert any("−" in line for line in said)
    assert not any("-1" in line or "-2" in line for line in said)
