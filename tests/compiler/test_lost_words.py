"""Each word of each rule taken away in turn: a lost word may be a mistake, but never silently another rule."""

from collections.abc import Callable
from typing import Any

import pytest

from carioca_dsl.compiler import compile_text
from carioca_dsl.compiler.understand import understand
from carioca_dsl.diagnostics import is_error
from carioca_dsl.model import Agreement, resolve
from carioca_dsl.resources import variant_text
from tests.support.rule_texts import ARGENTINA, shipped

ROWS = ARGENTINA.split("\n")


@pytest.mark.slow
def test_no_lost_word_turns_a_rule_silently_into_another() -> None:
    """Each word of each rule taken away in turn: an error, or the same rules (a unit that the label implies)."""
    found = compile_text(ARGENTINA, "f", shipped).variant
    assert found is not None
    rules = found.rules(4).hash
    for at in range(ROWS.index("players"), ROWS.index("notes fr")):
        words = ROWS[at].partition("@")[0].split()
        for lost in range(len(words)):
            row = " ".join(words[:lost] + words[lost + 1 :])
            left = compile_text("\n".join([*ROWS[:at], row, *ROWS[at + 1 :]]), "f", shipped).variant
            assert left is None or left.rules(4).hash == rules, (ROWS[at], row)


LABELS_OF_ARGENTINA = {row.partition(":")[0].strip() for row in ROWS}
NAMES_OF_THE_FILE = ("court pair", "plain pair", "royal run")
"""A kind whose name is that of another kind and a word more: that is the author's choice of names."""


@pytest.mark.slow
def test_no_lost_word_of_the_italian_rules_turns_one_silently_into_another() -> None:
    """The same for what the Argentine rules do not say: bans, purchases, money, under the mode that changes most."""
    text = variant_text("italia").partition("\nnotes it")[0]
    rows = text.split("\n")
    pazza = Agreement(options=frozenset({"pazza"}))

    def rules(changed: str, read: Callable[..., Any]) -> str | None:
        found = read(changed, "f", shipped)
        if found.variant is None or any(map(is_error, found.diagnostics)):
            return None
        made = resolve(found.variant, 4, pazza).rules
        return made.hash if made else None

    right = rules(text, understand)
    for at in range(rows.index("players"), len(rows)):
        words = rows[at].partition("@")[0].partition("#")[0].split()
        known = rows[at].partition(":")[0].strip() in LABELS_OF_ARGENTINA
        for lost in () if known else range(len(words)):
            row = " ".join(words[:lost] + words[lost + 1 :])
            if any(name in rows[at] and name not in row for name in NAMES_OF_THE_FILE):
                continue
            changed = "\n".join([*rows[:at], row, *rows[at + 1 :]])
            # the checks take their time: they are asked only where the lines alone look like other rules
            if rules(changed, understand) not in (None, right):
                assert rules(changed, compile_text) is None, (rows[at], row)
