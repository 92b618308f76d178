"""Rounds that a file takes out of its parent's."""

from carioca_dsl.compiler import compile_text
from carioca_dsl.prose.rulebook import rulebook
from tests.support.shipped import find_parent


def test_a_round_goes_with_all_that_could_be_agreed_about_it() -> None:
    text = "carioca 1 en\nvariant chico\nbased on chile\n\nrounds\n  remove 8\n"
    compiled = compile_text(text, "chico", find_parent)
    assert compiled.variant is not None, compiled.diagnostics
    assert len(compiled.variant.rules(2).rounds) == 7
    assert not [line for line in compiled.variant.lines if line.rule == "rounds.contract" and line.subject == 8]


NOTES = """
notes en
  tips: "In round {round-8} all is at stake."
  tips: "In round {round-7} too, or nearly."
"""


def _told(more: str, name: str = "house") -> str:
    parent = f"carioca 1 en\nvariant parent\nbased on chile\n{NOTES}"

    def find(wanted: str) -> str | None:
        return parent if wanted == "parent" else find_parent(wanted)

    compiled = compile_text(f"carioca 1 en\nvariant {name}\nbased on parent\n{more}", name, find)
    assert compiled.variant is not None, compiled.diagnostics
    return " ".join(rulebook(compiled.variant, None, "en", "txt").split())


def test_a_note_names_a_round_as_players_count_it() -> None:
    whole = _told("")
    assert "In round 8 all is at stake. In round 7 too" in whole
    assert "In round 6 too" in _told("\nrounds\n  remove 2\n")


def test_a_note_on_a_round_goes_with_the_round() -> None:
    without = _told("\nrounds\n  remove 8\n")
    assert "all is at stake" not in without
    assert "In round 7 too, or nearly." in without


def test_a_note_on_a_round_that_never_was_is_a_mistake() -> None:
    text = 'carioca 1 en\nvariant house\nbased on chile\nnotes en\n  tips: "In round {round-9} all is at stake."\n'
    (found,) = compile_text(text, "house", find_parent).diagnostics
    assert (found.code, found.span.line) == ("E0303", 5)
