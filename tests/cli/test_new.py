"""The command that begins a rule file."""

import pytest

from tests.cli.conftest import Carioca


def test_a_new_file_checks_clean(carioca: Carioca, folder):
    assert carioca("new", "hogar", "--based-on", "chile").status == 0
    assert carioca("check", "hogar.carioca").status == 0
    assert carioca("new", "otra", "--based-on", "hogar.carioca", "--lang", "pt").status == 0
    assert carioca("check", "otra.carioca").status == 0


def test_a_file_that_is_there_stays_as_it_is(carioca: Carioca, folder):
    (folder / "hogar.carioca").write_text("mine", encoding="utf-8")
    said = carioca("new", "hogar", "--based-on", "chile")
    assert said.status == 1
    assert "stays as it is" in said.err
    assert (folder / "hogar.carioca").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("name", ["chile", "../hogar", "a/b", "", ".hogar", "a\u202eb"])
def test_a_name_that_cannot_be_is_wrong_usage(carioca: Carioca, name, folder):
    before = sorted(folder.iterdir())
    assert carioca("new", name, "--based-on", "argentina").status == 2
    assert sorted(folder.iterdir()) == before


def test_a_parent_elsewhere_or_with_errors_is_no_parent(carioca: Carioca, folder):
    (folder / "deep").mkdir()
    carioca("new", "hogar", "--based-on", "chile", "-o", "deep/hogar.carioca")
    assert carioca("new", "otra", "--based-on", "deep/hogar.carioca").status == 2
    (folder / "bad.carioca").write_text("carioca 1 en\nvariant bad\n", encoding="utf-8")
    assert carioca("new", "otra", "--based-on", "bad.carioca").status == 1
    assert carioca("new", "otra", "--based-on", "nowhere").status in (1, 2)


def test_a_mode_is_no_parent(carioca: Carioca, folder):
    said = carioca("new", "la-nostra", "--based-on", "italia:pazza")
    assert said.status == 2
    assert "--based-on italia;" in said.err
    assert not (folder / "la-nostra.carioca").exists()


def test_what_is_to_be_typed_next_can_be_typed(carioca: Carioca, folder):
    said = carioca("new", "la mia casa", "--based-on", "chile")
    assert "`carioca check 'la mia casa.carioca'`" in said.err
    assert "carioca check 'la mia casa.carioca' " in (folder / "la mia casa.carioca").read_text(encoding="utf-8")
