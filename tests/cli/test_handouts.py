"""`carioca card` and `carioca scoresheet`."""

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Carioca


@pytest.mark.parametrize("command", ["card", "scoresheet"])
def test_the_format_follows_the_name_of_the_file(carioca: Carioca, folder: Path, command: str) -> None:
    starts = {"page.html": "<!DOCTYPE html>", "page.md": "# ", "page.txt": "Carioca", "page.htm": "<!DOCTYPE html>"}
    for name, start in starts.items():
        ran = carioca(command, "argentina", "--lang", "es", "-o", name)
        assert (ran.status, ran.out, ran.err) == (0, "", f"wrote {name}\n")
        assert (folder / name).read_text(encoding="utf-8").startswith(start)


@pytest.mark.parametrize("command", ["card", "scoresheet"])
def test_the_format_may_be_said_and_the_result_goes_to_the_screen(carioca: Carioca, command: str) -> None:
    ran = carioca(command, "argentina", "--format", "html")
    assert ran.status == 0
    assert ran.out.startswith("<!DOCTYPE html>")
    assert ran.out.endswith("</html>\n")
    assert carioca(command, "argentina").out.startswith("# ")


@pytest.mark.parametrize("command", ["rulebook", "card", "scoresheet"])
def test_a_format_that_nobody_writes_is_refused_in_the_same_words(carioca: Carioca, folder: Path, command: str) -> None:
    ran = carioca(command, "argentina", "-o", "page.doc")
    assert ran.status == 2
    assert "in the format of `page.doc`: write .md, .txt, .html, .pdf, or say --format md|txt|html|pdf" in ran.err
    assert not (folder / "page.doc").exists()
    assert carioca(command, "argentina", "--format", "doc").status == 2


PRINTED = (("rulebook", "argentina"), ("card", "argentina"), ("scoresheet", "argentina"), ("diff", "chile", "peru"))


@pytest.mark.parametrize("command", PRINTED)
def test_pdf_is_written_to_a_file(carioca: Carioca, folder: Path, command: tuple[str, ...]) -> None:
    differing = int(command[0] == "diff")
    assert carioca(*command, "--lang", "fr", "-o", "page.pdf") == (differing, "", "wrote page.pdf\n")
    assert (folder / "page.pdf").read_bytes().startswith(b"%PDF-")
    assert carioca(*command, "--lang", "fr", "--format", "pdf", "-o", "other").status == differing
    assert (folder / "other").read_bytes() == (folder / "page.pdf").read_bytes()
    for to in ((), ("-o", "-")):
        ran = carioca(*command, "--format", "pdf", *to)
        assert (ran.status, ran.out) == (2, "")
        assert "a PDF is written to a file: add -o FILE" in ran.err


@pytest.mark.parametrize("command", PRINTED)
def test_without_the_typesetter_the_command_says_how_to_get_it(
    carioca: Carioca, folder: Path, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    ran = carioca(*command, "-o", "page.pdf")
    assert (ran.status, ran.out) == (2, "")
    assert "pip install typst" in ran.err
    assert not (folder / "page.pdf").exists()


@pytest.mark.parametrize("command", ["card", "scoresheet"])
def test_bad_input_is_an_error_and_not_a_bug(carioca: Carioca, folder: Path, command: str) -> None:
    (folder / "bad.carioca").write_text("carioca 1 en\nvariant bad\n", encoding="utf-8")
    for arguments, status in (
        (("no-such",), 1),
        (("bad.carioca",), 1),
        (("casa.carioca", "--agree", "nonsense"), 2),
        (("casa.carioca", "-o", "no/such/folder.html"), 1),
    ):
        ran = carioca(command, *arguments)
        assert ran.status == status, ran
        assert ran.out == ""
        assert ran.err


@pytest.mark.parametrize("command", ["card", "scoresheet"])
def test_what_is_agreed_is_printed(carioca: Carioca, command: str) -> None:
    prices = [
        next(
            line
            for line in carioca(command, "casa.carioca", "--format", "txt", *agree).out.splitlines()
            if "joker  " in line
        )
        for agree in ((), ("--agree", "joker=30"))
    ]
    assert [line.split()[-1] for line in prices] == ["50", "30"]


def test_players_are_named_or_counted(carioca: Carioca) -> None:
    named = carioca("scoresheet", "argentina", "--players", "ana, beto", "--format", "txt").out
    counted = carioca("scoresheet", "argentina", "--players", "3", "--format", "txt").out
    blank = carioca("scoresheet", "argentina", "--format", "txt").out
    assert "ana" in named
    assert "beto" in named
    assert [text.count("…… / ……") for text in (named, counted, blank)] == [14, 21, 28]
    assert "Player 3" in counted
    assert "Player 4" not in counted


def test_the_first_dealer_names_all_others(carioca: Carioca) -> None:
    ran = carioca("scoresheet", "argentina", "--players", "ana,beto,carla", "--dealer", "Beto", "--format", "txt")
    dealt = [line for line in ran.out.splitlines() if "→" in line]
    assert [line.split("→")[0].split()[-1] for line in dealt[1:4]] == ["beto", "carla", "ana"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "5"), "argentina is for 2 to 4 players, not 5"),
        (("--players", "ana,beto,carla,dani,eva"), "argentina is for 2 to 4 players, not 5"),
        (("--players", "0"), "must be from 1 to 20, not 0"),
        (("--players", "9" * 5000), "must be from 1 to 20"),
        (("--players", "ana,ana"), "same name"),
        (("--players", "ana,<b>;"), "no name"),
        (("--players", "ana,beto", "--dealer", "carla"), "carla"),
        (("--players", "ana,beto", "--dealer", ""), "--dealer names one of the players"),
        (("--players", "3", "--dealer", "ana"), "only of players with names"),
        (("--dealer", "ana"), "only of players with names"),
    ],
)
def test_players_who_cannot_play_are_refused(carioca: Carioca, arguments: tuple[str, ...], said: str) -> None:
    ran = carioca("scoresheet", "argentina", *arguments)
    assert ran.status == 2
    assert said in ran.err
    assert ran.out == ""
