from pathlib import Path

import pytest

from carioca_dsl.files import FileProblem, load_compiled, open_source
from carioca_dsl.files.judging import judge_file
from carioca_dsl.files.loading import InvalidVariant, load
from carioca_dsl.referee import UnknownAgreement
from carioca_dsl.resources import variant_names, variant_text

EXAMPLES = "\n\nexample e\n  ana holds: 2♣\n  ana discards: 2♣ -> refused because law.draw-first\n"


@pytest.mark.parametrize("name", variant_names())
def test_a_shipped_name_means_the_shipped_file_even_beside_another(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_text("something else")
    assert open_source(name).text == variant_text(name)
    assert open_source(f"./{name}").text == "something else"


def test_a_path_is_a_file_and_keeps_the_name_it_was_given(tmp_path: Path) -> None:
    path = tmp_path / "house.carioca"
    path.write_text(f"carioca 1 en\nvariant house\nbased on argentina{EXAMPLES}", encoding="utf-8")
    compiled = load_compiled(str(path))
    assert compiled.variant is not None
    assert compiled.variant.examples[0].origin.file == str(path)
    assert load(path).name == "house"


def test_a_parent_beside_the_file_is_found_and_shown(tmp_path: Path) -> None:
    mother = variant_text("argentina").replace("variant argentina", "variant mother")
    (tmp_path / "mother.carioca").write_text(mother, encoding="utf-8")
    child = tmp_path / "child.carioca"
    child.write_text(f"carioca 1 en\nvariant child\nbased on mother{EXAMPLES}", encoding="utf-8")
    loaded = load(child)
    assert loaded.variant.based_on[0] == "mother"
    assert judge_file(child).ok
    assert loaded.head(loaded.rules(2), ("a", "b"), 1).files == {"child": child.read_text("utf-8"), "mother": mother}


def test_a_house_variant_with_a_shipped_name_is_not_mistaken_for_it(tmp_path: Path) -> None:
    path = tmp_path / "own.carioca"
    path.write_text(variant_text("argentina").replace("joker: 50", "joker: 40"), encoding="utf-8")
    loaded = load(path)
    head = loaded.head(loaded.rules(2), ("a", "b"), 1)
    assert head.variant == "my argentina"
    assert set(head.files) == {"my argentina"}


@pytest.mark.parametrize(
    ("name", "kind", "hint"),
    [
        ("argentin", "no such variant", "argentina"),
        ("Argentina", "no such variant", "argentina"),
        ("zzz", "no such variant", "argentina"),
        ("no/such.carioca", "missing", ""),
        ("", "folder", ""),
    ],
)
def test_a_name_that_means_nothing(name: str, kind: str, hint: str) -> None:
    with pytest.raises(FileProblem) as caught:
        load(name)
    assert caught.value.kind in (kind, "missing")
    assert hint in str(caught.value)


def test_the_suffix_that_was_forgotten(tmp_path: Path) -> None:
    (tmp_path / "house.carioca").write_text("x")
    with pytest.raises(FileProblem, match="did you mean"):
        open_source(str(tmp_path / "house"))


def test_a_mode_has_to_be_one() -> None:
    with pytest.raises(UnknownAgreement):
        load("argentina:pazza")


def test_errors_are_shown_with_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "bad.carioca"
    path.write_text("carioca 1 en\nvariant bad\n\nplayers\n  nubmer: 2\n", encoding="utf-8")
    with pytest.raises(InvalidVariant) as caught:
        load(path)
    assert "nubmer: 2" in str(caught.value)
    assert not judge_file(path).ok
