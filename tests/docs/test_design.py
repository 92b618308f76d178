"""What the design page says of the code is so."""

import re
import tomllib
from pathlib import Path

import pytest

from carioca_dsl.cli.commands import COMMANDS
from carioca_dsl.engine import LAWS as TABLE_LAWS
from carioca_dsl.melds import LAWS as MELD_LAWS
from carioca_dsl.model import SECTIONS, declared_rules
from tests.docs.console import ROOT
from tests.support.houses import as_stated
from tests.support.shipped import compiled, shipped

PAGES = sorted(path for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
TEXT = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")


def test_the_rule_file_of_the_page_compiles_to_the_shipped_rules_and_its_example_is_true():
    (text,) = re.findall(r"^```carioca\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    variant = compiled(text, "design.carioca")
    assert variant.rules(4).hash == shipped("argentina").rules(4).hash
    as_stated(variant)


def test_the_rules_and_laws_that_the_page_names_exist():
    heads = "|".join(section.id for section in SECTIONS)
    rules = re.findall(rf"`((?:{heads})\.[a-z-]+)`", TEXT)
    assert rules
    assert set(rules) <= declared_rules().keys()
    assert set(re.findall(r"`(law\.[a-z-]+)`", TEXT)) <= TABLE_LAWS.keys() | MELD_LAWS.keys()


def test_the_page_names_every_rule_that_is_built():
    start = TEXT.index("players(number")
    built = TEXT[start : TEXT.index("```", start)].replace("re-entry", "re entry")
    for rule in declared_rules().values():
        assert rule.field.replace("_", " ") in built or rule.id == "rounds.contract", rule.id


def test_the_table_of_commands_is_the_list_of_commands():
    rows = [line.split("|")[1] for line in TEXT.splitlines() if line.startswith("| ")]
    cells = [cell for cell in rows if "`" in cell]
    built = {name for cell in cells if "later" not in cell for name in re.findall(r"`([a-z]+)[ `]", cell)}
    later = {name for cell in cells if "later" in cell for name in re.findall(r"`([a-z]+)[ `]", cell)}
    assert built == COMMANDS.keys()
    assert later & COMMANDS.keys() == set()


def test_the_rooms_stand_in_the_order_that_is_checked():
    contract = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"][0]
    order = [layer.strip("()") for layer in reversed(contract["layers"])]
    (written,) = re.findall(r"^carioca_dsl/ +(.*)$", TEXT, re.MULTILINE)
    assert written.split(" · ") == order


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path):
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
