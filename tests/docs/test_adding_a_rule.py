"""The steps of `docs/adding-a-rule.md` name files that exist, and the rule they follow stands in each of them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "adding-a-rule.md").read_text(encoding="utf-8")
STEPS, ELSEWHERE = TEXT.split("## Only where it is needed")
_PATH = re.compile(r"`((?:carioca_dsl|grammar|variants|tests|docs|scripts)/[^`\s]+|[A-Z]+\.md)`")
TRACES = ("discard_of_wild_cards", "discard-of-wild-cards", "discard of wild cards", "discard_wild", "Discarding")


def test_the_steps_are_numbered():
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", STEPS, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(_PATH.search(step) for step in re.split(r"^\d+\. ", STEPS, flags=re.MULTILINE)[1:])


@pytest.mark.parametrize("path", sorted(set(_PATH.findall(TEXT))))
def test_the_files_exist(path):
    assert (ROOT / path).exists()


@pytest.mark.parametrize("path", sorted(set(_PATH.findall(STEPS)) - {"CHANGELOG.md"}))
def test_the_rule_of_the_walk_stands_in_the_file(path):
    text = (ROOT / path).read_text(encoding="utf-8")
    assert any(trace in text for trace in TRACES)


def test_the_module_that_saves_the_tables_can_be_run():
    modules = re.findall(r"python -m ([\w.]+)", TEXT)
    assert modules
    for module in modules:
        assert (ROOT / (module.replace(".", "/") + ".py")).exists()
