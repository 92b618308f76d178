import pytest

from carioca_dsl.compiler import read_step
from carioca_dsl.vocabulary import vocabulary
from carioca_dsl.vocabulary.step_writing import write_step
from tests.support.shipped import compiled


@pytest.mark.parametrize(
    ("language", "text", "names", "owner", "end"),
    [
        ("es", "ana añade: 8♠ a ana 2", ("a", "ana"), "ana", None),
        ("es", "ana añade: 8♠ a a 2", ("a", "ana"), "a", None),
        ("en", "to adds: 8♠ to to 2 low", ("to", "x"), "to", "low"),
        ("en", "in swaps: 6♥ for ★ in in 1", ("in", "x"), "in", None),
        ("en", "low swaps: 6♥ for ★ in low 1 ★ low", ("low", "x"), "low", "low"),
        ("en", "x adds: 8♠ to ada to bea 2", ("ada to bea", "x"), "ada to bea", None),
    ],
)
def test_a_player_may_be_called_like_a_keyword(
    language: str, text: str, names: tuple[str, ...], owner: str, end: str | None
) -> None:
    step = read_step(text, language, names=names)
    assert step.meld is not None
    assert (step.meld.owner, step.end) == (owner, end)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("ana adds: 8♠ to 3 2", ("2", "3", "ana")),
        ("ana adds: K♦ to 2 2 low", ("2", "K♦", "ana")),
        ("2 swaps: 6♥ for ★ in 6♥ 1", ("2", "6♥", "★")),
        ("stock draws: stock", ("stock", "discards")),
        ("2 draws: discard pile", ("discard pile", "2")),
        ("K♦ discards: K♦", ("K♦", "x")),
        ("4 chooses: 4", ("4", "x")),
        ("137 re-enters: 137 points", ("137", "points")),
    ],
)
def test_a_player_called_like_a_value_is_meant_by_none(text: str, names: tuple[str, ...]) -> None:
    step = read_step(text, names=names)
    assert write_step(step, vocabulary("en"), verdict=False).split() == text.split()


def test_players_called_by_numbers_are_named_in_examples() -> None:
    head = "carioca 1 en\nvariant house\nbased on argentina\n\n"
    text = f"{head}example e\n  players: 2, 3\n  turn: 3\n  3 draws: stock\n"
    assert compiled(text).examples[-1].players == ("2", "3")


def test_an_expectation_of_nothing_is_a_diagnostic() -> None:
    text = "carioca 1 en\nvariant house\nbased on argentina\n\nexample e\n  expect: 33 points\n"
    with pytest.raises(AssertionError, match="E0219"):
        compiled(text)
