"""What the pages say that commands print is what they print."""

import doctest
import re
from pathlib import Path

import pytest

from carioca_dsl.cli.commands import COMMANDS
from tests.docs.console import ROOT, Command, blessed, play


@pytest.mark.parametrize("page", ["README.md", "docs/tutorial.md"])
def test_every_file_and_command_of_a_page_is_executed(page: str, tmp_path: Path) -> None:
    commands = list(play((ROOT / page).read_text(encoding="utf-8"), tmp_path))
    assert commands
    for command in commands:
        assert command.status in (0, 1), command
        assert command.as_said, f"$ {command.line}\n{command.printed}"


def test_what_a_page_leaves_out_may_be_any_number_of_lines() -> None:
    def as_said(said: str) -> bool:
        return Command("", said, "a\nb\nc\nd\n", 0).as_said

    assert as_said("a\nb\nc\nd\n")
    assert as_said("a\n…\nd\n")
    assert as_said("…\nd\n")
    assert as_said("a\n…\n")
    assert not as_said("a\n…\nc\n")
    assert not as_said("a\nd\n")


def test_blessing_changes_only_what_commands_print() -> None:
    page = "# A page\n\n```console\n$ carioca --version\nold\n```\n\n```text\n$ nothing\n```\n"
    assert blessed(page).splitlines()[:4] == page.splitlines()[:4]
    assert blessed(page).splitlines()[4].startswith("carioca ")
    assert blessed(page).splitlines()[5:] == page.splitlines()[5:]


def test_the_python_of_the_readme_is_executed() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", "README.md", 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("page", ["README.md", "docs/adding-a-rule.md", "docs/tutorial.md", "CHANGELOG.md"])
def test_commands_that_are_mentioned_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    mentioned = set(re.findall(r"(?:(?<!`)`|\$ )carioca ([a-z]+)", text))
    assert mentioned <= COMMANDS.keys()
