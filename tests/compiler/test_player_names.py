import pytest

from carioca_dsl.compiler import read_step
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


def test_an_expectation_of_nothing_is_a_diagnostic() -> None:
    text = "carioca 1 en\nvariant house\nbased on argentina\n\nexample e\n  expect: 33 points\n"
    with pytest.raises(AssertionError, match="E0219"):
        compiled(text)
