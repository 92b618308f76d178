"""`carioca diff`: two variants compared, with the exit status of `diff`."""

from pathlib import Path

import pytest

from carioca_dsl.cli.arguments import LANGUAGES
from carioca_dsl.resources import variant_text
from tests.cli.conftest import Carioca


def test_the_same_rules_end_well_and_say_so(carioca: Carioca) -> None:
    ran = carioca("diff", "argentina", "argentina")
    assert (ran.status, ran.err) == (0, "")
    assert "have the same rules" in ran.out


def test_a_difference_is_status_one(carioca: Carioca) -> None:
    ran = carioca("diff", "argentina", "chile", "--lang", "pt")
    assert (ran.status, ran.err) == (1, "")
    assert "Carioca argentina" in ran.out
    assert "Carioca chilena" in ran.out


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_same_rules_in_another_language_do_not_differ(carioca: Carioca, folder: Path, code: str) -> None:
    twin = variant_text("argentina").replace("variant argentina", "variant twin")
    (folder / "twin.carioca").write_text(twin, encoding="utf-8")
    assert carioca("fmt", "twin.carioca", "--labels", code).status == 0
    assert (folder / "twin.carioca").read_text(encoding="utf-8").startswith(f"carioca 1 {code}")
    ran = carioca("diff", "argentina", "twin.carioca", "--lang", code, "--format", "json")
    assert (ran.status, ran.json["same"], ran.json["chapters"]) == (0, True, [])
    assert ran.json["first"]["hashes"] == ran.json["second"]["hashes"]


def test_what_is_agreed_goes_to_one_or_to_both(carioca: Carioca) -> None:
    one = carioca("diff", "chile", "chile", "--agree-second", "joker=30", "--format", "json")
    assert one.status == 1
    assert [pair["table"][1:] for pair in one.json["chapters"][0]["differences"]] == [[["joker", "50", "30"]]]
    other = carioca("diff", "chile", "chile", "--agree-first", "joker=30", "--format", "json")
    assert [pair["table"][1:] for pair in other.json["chapters"][0]["differences"]] == [[["joker", "30", "50"]]]
    both = carioca("diff", "chile", "chile", "--agree", "joker=30", "--agree", "natural twos")
    assert both.status == 0


def test_a_house_file_is_compared_with_what_it_stands_on(carioca: Carioca, folder: Path) -> None:
    text = "carioca 1 en\nvariant ours\nbased on argentina\nscoring\n  change joker: 30 points (was 50 points)\n"
    (folder / "ours.carioca").write_text(text, encoding="utf-8")
    ran = carioca("diff", "argentina", "ours.carioca", "--format", "txt")
    assert ran.status == 1
    assert [line.split() for line in ran.out.splitlines() if line.startswith("  joker")] == [["joker", "50", "30"]]


def test_the_format_follows_the_name_of_the_file(carioca: Carioca, folder: Path) -> None:
    starts = {"x.html": "<!DOCTYPE html>", "x.md": "# ", "x.txt": "Argentine", "x.json": "{"}
    for name, start in starts.items():
        ran = carioca("diff", "argentina", "chile", "-o", name)
        assert (ran.status, ran.out, ran.err) == (1, "", f"wrote {name}\n")
        assert (folder / name).read_text(encoding="utf-8").startswith(start)
    ran = carioca("diff", "argentina", "chile", "-o", "x.docx")
    assert ran.status == 2
    assert "there are no comparisons in the format of `x.docx`" in ran.err


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (("argentina",), 2),
        (("argentina", "no-such"), 1),
        (("no-such", "argentina"), 1),
        (("argentina", "argentina:pazza"), 2),
        (("argentina", "chile", "--agree", "joker=30"), 2),
        (("argentina", "chile", "--agree-second", "free beer"), 2),
        (("argentina", "chile", "--lang", "xx"), 2),
        (("argentina", "chile", "--format", "pdf"), 2),
        (("argentina", "chile", "-o", "no/such/folder/x.md"), 1),
        (("argentina", "bad.carioca"), 1),
    ],
)
def test_what_cannot_be_compared_is_refused(
    carioca: Carioca, folder: Path, arguments: tuple[str, ...], status: int
) -> None:
    (folder / "bad.carioca").write_text("carioca 1 en\nvariant bad\nplayers\n  number: many\n", encoding="utf-8")
    ran = carioca("diff", *arguments)
    assert ran.status == status
    assert ran.out == ""
    assert ran.err.strip()
    assert "Traceback" not in ran.err
    assert "bug" not in ran.err
