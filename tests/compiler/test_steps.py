"""Steps and examples: one notation, in every language of the form."""

import pytest

from carioca_dsl.cards import read_face, read_faces
from carioca_dsl.compiler import UnreadableStep, format_text, read_step
from carioca_dsl.model import Example, Expected, MeldName, Step, Verb, Verdict
from carioca_dsl.vocabulary import vocabulary
from carioca_dsl.vocabulary.step_writing import write_step
from tests.support.rule_texts import shipped, understood

STEPS = [
    "ana draws: stock",
    "ana draws: discard pile -> allowed",
    "ana opens: 8♣ 8♦ 8♥ | 4♠ ★ 6♠ 7♠ -> refused because wild-cards.per-meld",
    "ana lays: 9♣ 9♦ 9♥",
    "ana adds: 8♠ to beto 2",
    "ana adds: ★ to beto 2 low -> refused",
    "ana swaps: 6♥ for ★ in beto 1",
    "ana swaps: 6♥ for ★ in beto 1 ★ high",
    "ana discards: 10♦ -> refused because law.not-held",
    "ana refuses: 7♣ -> refused because turn.first-draw",
    "beto buys: 7♣",
    "beto passes: 7♣ -> allowed",
    "ana chooses: 4",
    "ana shows: 7♣ 7♣ 9♦ 9♦ K♠ K♠ 2♥ 2♥ -> allowed",
    "ana re-enters: 137 points",
    "ana leaves: 151 points -> refused because law.wrong-total",
]


@pytest.mark.parametrize("text", STEPS)
def test_a_step_is_written_as_it_is_read(text: str) -> None:
    assert write_step(read_step(text), vocabulary("en")) == text


@pytest.mark.parametrize("language", ["es", "fr", "it", "pt"])
@pytest.mark.parametrize("text", STEPS)
def test_a_step_survives_translation(text: str, language: str) -> None:
    translated = write_step(read_step(text), vocabulary(language))
    assert translated != text
    assert write_step(read_step(translated, language), vocabulary("en")) == text


def test_a_step_holds_faces_and_names() -> None:
    step = read_step("ana swaps: 6h for * in beto 1 * low -> refused because law.not-held", file="record", line=7)
    assert (step.actor, step.verb, step.card, step.wild) == ("ana", Verb.SWAPS, read_face("6♥"), read_face("★"))
    assert (step.meld, step.end) == (MeldName(owner="beto", number=1), "low")
    assert (step.stated, step.because) == (Verdict.REFUSED, "law.not-held")
    assert step.text == "ana swaps: 6h for * in beto 1 * low"
    assert (step.origin.file, step.origin.line) == ("record", 7)


def test_the_end_of_a_swap_may_stand_alone() -> None:
    assert read_step("ana swaps: 6♥ for ★ in beto 1 low").end == "low"


def test_a_players_name_may_hold_keywords() -> None:
    step = read_step("Juan de la Cruz adds: 8♠ to Maria to 2 1", names=("Juan de la Cruz", "Maria to 2"))
    assert step.actor == "Juan de la Cruz"
    assert step.meld == MeldName(owner="Maria to 2", number=1)


@pytest.mark.parametrize(
    "text", ["", "   ", "ana", "ana draws", "draws: stock", "ana draws: pile", "ana sings: 8♠", "\n", "#"]
)
def test_what_is_no_step_says_why(text: str) -> None:
    with pytest.raises(UnreadableStep) as found:
        read_step(text)
    assert found.value.diagnostics


def example(*lines: str) -> Example:
    read = understood("example one", *lines)
    assert not read.diagnostics, read.diagnostics
    assert read.variant is not None
    return read.variant.examples[0]


def test_the_settings_of_an_example() -> None:
    found = example(
        "round: 3",
        "players: ana, beto, carla",
        "agree: joker=30, all fourteen",
        "ana holds: 8♣ 8♦",
        "beto laid: 9♣ 9♦ 9♥ | 4♠ 5♠ 6♠ 7♠",
        "stock: 9♠ 4♥ …",
        "discard pile: 5♦ 6♦",
        "turn: beto",
    )
    assert (found.round, found.players, found.turn) == (3, ("ana", "beto", "carla"), "beto")
    assert found.agree == ("joker=30", "all fourteen")
    assert found.holds == {"ana": read_faces("8♣ 8♦")}
    assert found.laid == {"beto": (read_faces("9♣ 9♦ 9♥"), read_faces("4♠ 5♠ 6♠ 7♠"))}
    assert (found.stock, found.stock_goes_on) == (read_faces("9♠ 4♥"), True)
    assert found.discards == read_faces("5♦ 6♦")


def test_what_was_before_the_deal_is_a_setting() -> None:
    found = example("ana has: 140 points", "beto has: -10", "chooser: carla", "ana chooses: 4")
    assert found.totals == {"ana": 140, "beto": -10}
    assert (found.chooser, found.players) == ("carla", ("ana", "beto", "carla"))
    step = found.steps[0]
    assert isinstance(step, Step)
    assert (step.verb, step.number) == (Verb.CHOOSES, 4)
    assert example("ana draws: stock").totals == {}


def test_without_settings_those_who_act_are_the_players() -> None:
    found = example("ana draws: stock", "beto draws: stock")
    assert (found.players, found.stock_goes_on, found.discards) == (("ana", "beto"), True, None)


def test_no_pile_and_a_stock_that_ends_are_said() -> None:
    found = example("stock: 9♠", "discard pile: none")
    assert (found.stock, found.stock_goes_on, found.discards) == (read_faces("9♠"), False, ())
    assert example("stock: none").stock_goes_on is False


def test_expectations_stand_among_the_steps() -> None:
    found = example(
        "ana draws: stock",
        "expect ana holds: 12 cards",
        "expect beto scores: 33 points",
        "expect ana 2: 4♠ 5♠ 6♠",
        "expect deal: over",
        "expect deal: void",
        "expect round: 4",
        "expect beto has: 137 points",
        "expect beto coins: -5 coins",
        "expect pot: 4 coins",
    )
    step, *others = found.steps
    assert isinstance(step, Step)
    expected = [one for one in others if isinstance(one, Expected)]
    assert [one.what for one in expected][:5] == ["holds", "scores", "meld", "deal over", "deal void"]
    assert [(one.what, one.name, one.number) for one in expected][5:] == [
        ("round", None, 4),
        ("total", "beto", 137),
        ("coins", "beto", -5),
        ("pot", None, 4),
    ]


@pytest.mark.parametrize("language", ["es", "fr", "it", "pt"])
def test_an_example_of_choosing_and_buying_is_the_same_in_every_language(language: str) -> None:
    lines = (
        "round: 4",
        "players: ana, beto",
        "ana has: 140 points",
        "chooser: beto",
        "ana chooses: 4",
        "beto buys: 7♣",
    )
    lines += ("ana re-enters: 137 points", "expect ana has: 137 points", "expect pot: 4 coins", "expect deal: void")
    text = "\n".join(("carioca 1 en", "variant test", "", "example one", *(f"  {line}" for line in lines), ""))
    translated = format_text(text, "test", shipped, labels=language)
    assert not any(line in translated for line in lines[2:])
    assert format_text(translated, "test", shipped, labels="en") == text


def test_a_marked_and_commented_step_keeps_its_text() -> None:
    found = example("ana draws: stock -> allowed @inferred # why")
    assert found.steps[0].text == "ana draws: stock"
