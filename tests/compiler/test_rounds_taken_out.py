"""Rounds that a file takes out of its parent's."""

from carioca_dsl.compiler import compile_text
from tests.support.shipped import find_parent


def test_a_round_goes_with_all_that_could_be_agreed_about_it() -> None:
    text = "carioca 1 en\nvariant chico\nbased on chile\n\nrounds\n  remove 8\n"
    compiled = compile_text(text, "chico", find_parent)
    assert compiled.variant is not None, compiled.diagnostics
    assert len(compiled.variant.rules(2).rounds) == 7
    assert not [line for line in compiled.variant.lines if line.rule == "rounds.contract" and line.subject == 8]
