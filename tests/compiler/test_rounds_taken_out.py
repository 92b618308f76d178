"""Rounds that a file takes out of its parent's."""

import pytest

from carioca_dsl.compiler import compile_text
from carioca_dsl.model import Variant
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


# -- a round that comes back ------------------------------------------------------------------------------------------

PARENT = """carioca 1 en
variant parent
based on argentina
words en
  round 4: "the Triple"
  round 5: "the Heap"
notes en
  tips: "In round {round-4} all is at stake."
  tips: "Between round {round-3} and round {round-4} you breathe."
  tips: "Round {round-5} is hard."
"""
CHILD = "carioca 1 en\nvariant child\nbased on parent\nrounds\n  remove 4\n"


def _found(wanted: str) -> str | None:
    return {"parent": PARENT, "child": CHILD}.get(wanted) or find_parent(wanted)


def _compiled(text: str) -> Variant:
    compiled = compile_text(text, "house", _found)
    assert compiled.variant is not None, compiled.diagnostics
    return compiled.variant


def test_notes_on_a_round_that_is_taken_out_are_not_inherited() -> None:
    child = _compiled(CHILD)
    told = [note.text for note in child.notes if note.language == "en" and note.topic == "tips"]
    assert told[-1:] == ["Round {round-5} is hard."]
    assert not [text for text in told if "{round-4}" in text]


def test_the_name_of_a_round_that_is_taken_out_is_not_inherited() -> None:
    assert _compiled(CHILD).words["en"].keys() & {"round 4", "round 5"} == {"round 5"}


def test_another_round_in_the_place_of_one_that_was_taken_out_has_neither_its_notes_nor_its_name() -> None:
    text = "carioca 1 en\nvariant house\nbased on child\nrounds\n  add 4: 2 sets, 1 run\n"
    own = '\nwords en\n  round 4: "the New One"\nnotes en\n  tips: "Round {round-4} is new."\n'
    for more in ("", own):
        printed = " ".join(rulebook(_compiled(text + more), None, "en", "txt").split())
        assert "all is at stake" not in printed
        assert "you breathe" not in printed
        assert "the Triple" not in printed
        assert "Round 5 is hard." in printed
        assert ("Round 4 is new." in printed) == ("the New One" in printed) == bool(more)


@pytest.mark.parametrize(
    "lines",
    [
        ("notes en", '  tips: "Round {round-4} is gone."'),
        ("notes en", '  tips: "Round {round-3} is here, and {round-4} is gone."'),
        ("deal", "  add hand in round 4: 12 cards"),
        ("rounds", "  add expect in round 4: 6 cards"),
    ],
)
def test_what_a_file_says_of_a_round_that_is_taken_out_is_a_mistake(lines: tuple[str, str]) -> None:
    for head in (
        "carioca 1 en\nvariant house\nbased on child",
        CHILD.replace("variant child", "variant house").strip(),
    ):
        if lines[0] == "rounds" and head.endswith("remove 4"):
            continue  # there what the parent prints would be stated anew
        text = "\n".join((head, *lines, ""))
        (found,) = compile_text(text, "house", _found).diagnostics
        assert (found.code, found.span.line) == ("E0303", len(text.splitlines()))


def test_a_line_about_several_rounds_may_pass_over_one_that_is_taken_out() -> None:
    text = CHILD.replace("variant child", "variant house") + "deal\n  add hand in rounds 3 to 5: 12 cards\n"
    variant = _compiled(text)
    assert [entry.deal.hand for entry in variant.rules(2).rounds] == [11, 11, 12, 12, 11, 12]
