"""The catalogue map names what exists, and what it calls missing does not."""

import re
from pathlib import Path

import pytest

import carioca_dsl.model as model

TEXT = (Path(__file__).parents[2] / "docs" / "catalogue.md").read_text(encoding="utf-8")
ROWS = {
    cells[0]: cells
    for line in TEXT.splitlines()
    if (cells := [cell.strip() for cell in line.strip("|").split("|")]) and re.fullmatch(r"A\d\d", cells[0])
}
_NAME = r"[A-Z][A-Za-z]+(?:\.[a-z_]+)?"


def exists(name):
    """Whether the model has a class of that name, and that field or property of it."""
    owner, _, field = name.partition(".")
    found = getattr(model, owner, None)
    if found is None or not field:
        return found is not None
    return field in getattr(found, "model_fields", {}) or hasattr(found, field)


def test_no_row_is_lost():
    assert list(ROWS) == [f"A{number:02}" for number in range(1, 61)]
    assert all(len(cells) == 5 and all(cells[:3]) and (cells[3] or cells[4]) for cells in ROWS.values())


@pytest.mark.parametrize("row", ROWS)
def test_what_is_said_to_exist_does(row):
    today, to_come = ROWS[row][3:]
    for name in re.findall(f"`({_NAME})`", today + to_come):
        assert exists(name), name


@pytest.mark.parametrize("row", ROWS)
def test_what_is_said_to_be_missing_is(row):
    for name in re.findall(rf"\*({_NAME})\*", " ".join(ROWS[row][3:])):
        assert not exists(name), name


def test_every_rule_of_the_model_has_its_row():
    held = {name for cells in ROWS.values() for name in re.findall(f"`({_NAME})`", cells[3])}
    declared = {f"{rule.section.__name__}.{rule.field}" for rule in model.declared_rules().values()}
    assert declared - held == set()
