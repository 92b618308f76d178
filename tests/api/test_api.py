import doctest
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

import carioca_dsl
from carioca_dsl import api
from carioca_dsl.api import Draw, InvalidVariant, Match, load_variant
from carioca_dsl.engine import Action
from carioca_dsl.files import matches


def run(code: str) -> str:
    """What a fresh interpreter prints."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


HOUSE = """\
carioca 1 en
variant casa
based on argentina

title
  es: "Carioca de la casa"
"""
"""The rule file that the documentation speaks of."""


@pytest.mark.parametrize(("module", "least"), [(api, 10), (matches, 4)])
def test_the_examples_of_the_documentation(
    module: ModuleType, least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "casa.carioca").write_text(HOUSE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    found = doctest.testmod(module)
    assert found.attempted > least
    assert found.failed == 0


def test_importing_the_package_is_quick() -> None:
    loaded = run("import carioca_dsl, sys; print(sorted(m for m in sys.modules if m.startswith('carioca_dsl.')))")
    assert loaded == "[]"
    assert run("import carioca_dsl.resources, sys; print('pydantic' in sys.modules)") == "False"


@pytest.mark.parametrize("name", sorted(carioca_dsl._PUBLIC))
def test_public_names_are_had_from_the_package_whatever_is_imported_first(name: str) -> None:
    code = f"from carioca_dsl import {name}; from carioca_dsl import api; print({name} is api.{name})"
    assert run(code) == "True"
    assert run(f"import carioca_dsl.api\n{code}") == "True"


def test_every_action_that_a_match_takes_is_public() -> None:
    assert {action.__name__ for action in get_args(Action)} <= set(api.__all__)


def test_what_a_rulebook_raises_is_public() -> None:
    with pytest.raises(api.UnknownLanguage):
        api.render_rulebook("argentina", "xx")
    with pytest.raises(api.UnknownFormat):
        api.render_rulebook("argentina", "it", "docx")


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError):
        carioca_dsl.no_such_name  # noqa: B018


def test_rules_know_their_variant_and_equal_other_rules() -> None:
    variant = load_variant("argentina")
    rules = variant.rules(3)
    assert rules.loaded is variant
    assert rules == variant.variant.rules(3)
    assert variant.variant.rules(3) == rules or rules.hash == variant.variant.rules(3).hash
    assert rules != variant.rules(2)
    assert rules.model_dump_json() == variant.variant.rules(3).model_dump_json()


def test_a_match_takes_a_loaded_variant_or_rules() -> None:
    variant = load_variant("argentina")
    one = Match(variant, ["ana", "beto"], 3)
    other = Match(variant.rules(2), ["ana", "beto"], 3)
    assert one.events == other.events
    assert one.record() == other.record()


def test_a_record_needs_to_know_where_its_rules_are_from() -> None:
    bare = load_variant("argentina").variant.rules(2)
    with pytest.raises(ValueError, match="load_variant"):
        Match(bare, ["ana", "beto"], 1).record()


def test_a_variant_with_errors_shows_them(tmp_path: object) -> None:
    path = f"{tmp_path}/bad.carioca"
    with open(path, "w", encoding="utf-8") as file:
        file.write("carioca 1 en\nvariant bad\n\nplayers\n  number: 3 to 2\n")
    with pytest.raises(InvalidVariant) as caught:
        load_variant(path)
    assert "bad.carioca:" in str(caught.value)


def test_an_action_that_the_judge_refuses_is_not_applied() -> None:
    match = Match(load_variant("argentina"), ["ana", "beto"], 1)
    wrong = Draw(1 - match.seat, "stock")
    assert [reason.id for reason in match.reasons_against(wrong)] == ["law.not-your-turn"]
    with pytest.raises(api.NotAllowed):
        match.apply(wrong)
    assert match.actions == []
