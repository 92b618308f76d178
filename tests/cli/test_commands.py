import importlib
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from carioca_dsl.cli.arguments import LANGUAGES
from carioca_dsl.cli.commands import COMMANDS
from carioca_dsl.cli.examples import filled
from carioca_dsl.resources import game_names
from tests.cli.conftest import EXAMPLES, Carioca

EXAMPLES_OF = {name: importlib.import_module(f"carioca_dsl.cli.commands.{name}").EXAMPLES for name in COMMANDS}
HELP = [(name, line) for name, lines in EXAMPLES_OF.items() for line in filled(lines)]


@pytest.mark.parametrize(("name", "line"), HELP, ids=[line for _, line in HELP])
def test_the_examples_of_the_help_work(carioca: Carioca, folder: Path, name: str, line: str) -> None:
    if name in ("replay", "record"):
        carioca("simulate", "argentina", "--games", "1", "--record", "match.txt")
        carioca("record", "match.txt", "--link", "-o", "link.txt")
    if "--resume" in line:
        carioca("play", "argentina", "--save", "game.txt")
    if "--print" in line:
        names = ("--players", "ana,beto", "--dealer", "ana")
        carioca("score", "argentina", *names, "--sheet", "evening.txt")
    if "--check" in line:
        carioca(*shlex.split(line.replace("--check", ""))[1:])
    words = shlex.split(line)
    assert words[:2] == ["carioca", name]
    ran = carioca(*words[1:])
    # 1: there is a difference, something is refused
    assert ran.status in {"diff": (1,), "may": (0, 1)}.get(name, (0,)), ran


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("line", EXAMPLES_OF["may"])
def test_the_referee_answers_the_questions_of_the_help_in_every_game(carioca: Carioca, line: str, game: str) -> None:
    ran = carioca(*shlex.split(line.format(game=game, other=game))[1:])
    assert ran.status in (0, 1)
    assert ran.out
    assert ran.err == ""


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_ends_with_its_examples(carioca: Carioca, name: str) -> None:
    lines = [line for of, line in HELP if of == name]
    ran = carioca(name, "--help")
    assert ran.status == 0
    assert ran.out.endswith("\n\nexamples:\n" + "".join(f"  {line}\n" for line in lines))


def test_the_help_of_all_ends_with_an_example_that_works(carioca: Carioca) -> None:
    head, line = carioca("--help").out.splitlines()[-2:]
    assert head == "example:"
    assert carioca(*shlex.split(line)[1:]).status == 0


def test_the_examples_need_not_be_those_of_a_shipped_game(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ("carioca diff {game} {other}",)
    for shipped, shown in {(): "GAME OTHER", ("a",): "a GAME", ("a", "b", "c"): "a b"}.items():
        monkeypatch.setattr("carioca_dsl.cli.examples.game_names", lambda shipped=shipped: shipped)
        assert filled(lines) == (f"carioca diff {shown}",)


@pytest.mark.parametrize("arguments", [["--help"], ["simulate", "--help"]])
def test_a_help_loads_next_to_nothing(arguments: list[str]) -> None:
    code = (
        f"import sys, carioca_dsl.cli\ncarioca_dsl.cli.main({arguments})\n"
        "print(sorted({'pydantic', 'lark', 'jinja2', 'pathlib'} & sys.modules.keys()), file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert "example" in ran.stdout
    assert ran.stderr == "[]\n"


def test_the_languages_are_those_of_the_prose() -> None:
    from carioca_dsl.diagnostics import languages
    from carioca_dsl.prose.languages import LANGUAGES as WRITTEN

    assert set(LANGUAGES) == set(WRITTEN) == set(languages())


# -- check and judge ------------------------------------------------------------------------------------------------


def test_check_plays_the_examples(carioca: Carioca, folder: Path) -> None:
    (folder / "bad.carioca").write_text(EXAMPLES.replace("turn.lay-off-from", "run.size"), encoding="utf-8")
    ran = carioca("check", "bad.carioca", "--format", "json")
    assert ran.status == 1
    (found,) = ran.json["diagnostics"]
    assert (found["code"], found["line"], found["level"]) == ("E0324", 11, "error")
    assert set(found) == {
        "code", "name", "level", "message", "file", "line", "column", "end_line", "end_column", "notes", "help"
    }  # fmt: skip
    assert "turn.lay-off-from" in carioca("check", "bad.carioca").out


def test_check_goes_on_after_a_file_that_cannot_be_read(carioca: Carioca) -> None:
    ran = carioca("check", "no-such", "casa.carioca", "--format", "json")
    assert ran.status == 1
    assert [one["code"] for one in ran.json["diagnostics"] if one["level"] == "error"] == ["E0601"]


def test_check_says_once_how_a_code_is_explained(carioca: Carioca, folder: Path) -> None:
    (folder / "bad.carioca").write_text(EXAMPLES.replace("turn.lay-off-from", "run.size"), encoding="utf-8")
    for arguments, hint in (
        ((), "what a code means: `carioca explain E0324`"),
        (("--lang", "it"), "che cosa vuol dire un codice: `carioca explain E0324 --lang it`"),
    ):
        ran = carioca("check", "bad.carioca", "no-such", "no-other", *arguments)
        assert ran.status == 1
        assert (ran.out + ran.err).count("carioca explain") == 1
        assert ran.err.endswith(f"{hint}\n")
    for format in ("short", "json"):
        ran = carioca("check", "no-such", "--format", format)
        assert "explain" not in ran.out + ran.err
    assert "explain" not in carioca("check", "casa.carioca").err


def test_judge_json_has_the_agreed_shape(carioca: Carioca, folder: Path) -> None:
    ran = carioca("judge", "evening.carioca", "--format", "json")
    assert ran.json == {
        "examples": [
            {
                "name": "the-eight",
                "ok": True,
                "steps": [
                    {
                        "line": 9, "text": "ana draws: stock", "stated": "allowed",
                        "verdict": "allowed", "rule": None, "rules": [], "ok": True,
                    },
                    {
                        "line": 10, "text": "ana opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠", "stated": "allowed",
                        "verdict": "allowed", "rule": None, "rules": [], "ok": True,
                    },
                    {
                        "line": 11, "text": "ana adds: 8♠ to ana 2", "stated": "refused",
                        "verdict": "refused", "rule": "turn.lay-off-from", "rules": ["turn.lay-off-from"], "ok": True,
                    },
                ],
            }
        ]
    }  # fmt: skip
    assert ran.err == ""


def test_judge_names_an_expectation_that_does_not_hold(carioca: Carioca, folder: Path) -> None:
    (folder / "bad.carioca").write_text(EXAMPLES.replace("5 cards", "6 cards"), encoding="utf-8")
    ran = carioca("judge", "bad.carioca", "--format", "json")
    assert ran.status == 1
    (example,) = ran.json["examples"]
    assert example["ok"] is False
    assert example["unmet"] == [{"line": 12, "text": "expect ana holds: 6 cards", "found": "5"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_judge_explains_refusals_in_each_language(carioca: Carioca, language: str) -> None:
    ran = carioca("judge", "evening.carioca", "--lang", language)
    assert ran.status == 0
    assert "[turn.lay-off-from]" in ran.out
    told = next(line for line in ran.out.splitlines() if "[turn.lay-off-from]" in line)
    assert len(told.split()) > 4


def test_a_card_too_often_in_an_example(carioca: Carioca, folder: Path) -> None:
    (folder / "bad.carioca").write_text(EXAMPLES.replace("stock: 9♣ …", "stock: 8♠ 8♠ …"), encoding="utf-8")
    ran = carioca("check", "bad.carioca", "--format", "short")
    assert ran.status == 1
    assert "E0320" in ran.out


# -- records ---------------------------------------------------------------------------------------------------------


def test_a_record_is_judged_and_told(carioca: Carioca, folder: Path) -> None:
    assert carioca("simulate", "casa.carioca", "--games", "1", "--seed", "3", "--record", "m.txt").status == 0
    judged = carioca("judge", "m.txt", "--format", "json")
    assert judged.status == 0
    assert judged.json["examples"][0]["name"] == "casa"
    assert all(step["verdict"] == "allowed" for step in judged.json["examples"][0]["steps"])
    told = carioca("replay", "m.txt", "--lang", "es", "--deal", "2", "--hands")
    assert told.status == 0
    assert len(told.out.splitlines()) > 10
    assert carioca("replay", "m.txt", "--deal", "99").status == 2


def test_a_record_of_a_house_variant_needs_no_other_file(carioca: Carioca, folder: Path) -> None:
    carioca("simulate", "casa.carioca", "--games", "1", "--record", "m.txt")
    (folder / "casa.carioca").unlink()
    assert carioca("judge", "m.txt").status == 0


def test_an_edited_record_is_caught_at_its_line(carioca: Carioca, folder: Path) -> None:
    carioca("simulate", "argentina", "--games", "1", "--record", "m.txt")
    lines = (folder / "m.txt").read_text(encoding="utf-8").splitlines()
    place = next(n for n, line in enumerate(lines) if " discards: " in line)
    lines[place] = lines[place].partition(":")[0] + ": ★"
    (folder / "m.txt").write_text("\n".join(lines), encoding="utf-8")
    ran = carioca("judge", "m.txt")
    assert ran.status == 1
    assert f"m.txt:{place + 1}:" in ran.err
    assert "law.not-held" in ran.out + ran.err


# -- the others --------------------------------------------------------------------------------------------------------


def test_show_is_itself_a_file_that_says_the_same(carioca: Carioca, folder: Path) -> None:
    shown = carioca("show", "casa.carioca")
    assert shown.status == 0
    (folder / "shown.carioca").write_text(shown.out, encoding="utf-8")
    one, other = (carioca("show", name, "--json") for name in ("casa.carioca", "shown.carioca"))
    assert one.json["hash"] == other.json["hash"], other.err


def test_simulate_says_the_same_for_the_same_seed(carioca: Carioca) -> None:
    arguments = ("simulate", "argentina", "--games", "2", "--players", "3", "--seed", "5", "--json")
    one, other = carioca(*arguments), carioca(*arguments)
    assert one.json == other.json
    assert one.json["unfinished"] == 0
    assert one.err == ""


@pytest.mark.slow
def test_build_writes_and_then_finds_nothing_to_do(carioca: Carioca, folder: Path) -> None:
    assert carioca("build", "--check").status == 1
    assert carioca("build").status == 0
    assert carioca("build", "--check") == (0, "", "")
    games = folder / "generated"
    page = games / "argentina" / "fr.md"
    lines = page.read_text(encoding="utf-8").split("\n")
    page.write_text("\n".join([*lines[:4], "changed", *lines[5:]]), encoding="utf-8")
    (games / "es.html").unlink()
    (games / "gone").mkdir()
    (games / "gone" / "pt-card.html").write_text("left over", encoding="utf-8")
    (games / "argentina" / "mine.md").write_text("somebody else's", encoding="utf-8")
    with (games / "pages.txt").open("a", encoding="utf-8") as listed:  # as an earlier build would have left it
        listed.write("gone/pt-card.html\n")
    found = carioca("build", "--check").out.splitlines()
    assert [line for line in found if "pages.txt" not in line] == [
        "generated/argentina/fr.md: differs in line 5",
        "generated/es.html: missing",
        "generated/gone/pt-card.html: nothing makes this any more",
    ]
    carioca("build")
    assert carioca("build", "--check").status == 0
    assert not (games / "gone").exists()
    assert (games / "argentina" / "mine.md").exists()


def test_fmt_writes_in_place_and_then_is_content(carioca: Carioca, folder: Path) -> None:
    path = folder / "evening.carioca"
    path.write_text(EXAMPLES.replace("  round: 2", "round:   2"), encoding="utf-8")
    assert carioca("fmt", "--check", "evening.carioca").status == 1
    assert carioca("fmt", "evening.carioca").status == 0
    assert carioca("fmt", "--check", "evening.carioca").status == 0
    assert carioca("judge", "evening.carioca").status == 0


def test_fmt_in_another_language_says_the_same(carioca: Carioca, folder: Path) -> None:
    before = carioca("judge", "evening.carioca", "--format", "json").json
    assert carioca("fmt", "evening.carioca", "--labels", "es").status == 0
    assert (folder / "evening.carioca").read_text(encoding="utf-8").startswith("carioca 1 es")
    after = carioca("judge", "evening.carioca", "--format", "json").json
    assert [step["rules"] for step in after["examples"][0]["steps"]] == [
        step["rules"] for step in before["examples"][0]["steps"]
    ]


def test_an_agreement_changes_the_rules_and_stands_in_the_record(carioca: Carioca, folder: Path) -> None:
    plain = carioca("show", "casa.carioca", "--json")
    agreed = carioca("show", "casa.carioca", "--json", "--agree", "joker=30")
    assert plain.json["rules"]["rounds"][0]["scoring"]["joker"] == 50, plain.err
    assert agreed.json["rules"]["rounds"][0]["scoring"]["joker"] == 30
    carioca("simulate", "casa.carioca", "--games", "1", "--agree", "Joker = 30 points", "--record", "m.txt")
    assert f"rules: {agreed.json['hash']}\n" in (folder / "m.txt").read_text(encoding="utf-8")
    assert carioca("judge", "m.txt").status == 0
    assert "joker=30 points" in carioca("show", "casa.carioca", "--agree", "joker=29").err


@pytest.mark.parametrize("name", ["x.json", "x.docx", "x.DOC", "carioca"])
def test_a_rulebook_is_not_written_under_a_name_that_says_another_format(
    carioca: Carioca, folder: Path, name: str
) -> None:
    ran = carioca("rulebook", "argentina", "-o", name)
    if "." not in name:
        assert ran.status == 0
        assert (folder / name).read_text(encoding="utf-8").startswith("# ")
        return
    assert (ran.status, ran.out) == (2, "")
    assert not (folder / name).exists()
    assert all(format in ran.err for format in ("md", "html", "txt", "pdf")), "it says which there are"


def test_a_rulebook_goes_where_it_is_told_if_the_format_is_told_too(carioca: Carioca, folder: Path) -> None:
    assert carioca("rulebook", "argentina", "--format", "txt", "-o", "rules.v2").status == 0
    assert not (folder / "rules.v2").read_text(encoding="utf-8").startswith("# ")
    assert carioca("rulebook", "argentina", "--format", "md", "-o", "rules.pdf").status == 0
    assert (folder / "rules.pdf").read_text(encoding="utf-8").startswith("# ")
    assert carioca("rulebook", "argentina", "-o", "rules.htm").status == 0
    assert (folder / "rules.htm").read_text(encoding="utf-8").startswith("<!")


def test_what_show_could_not_obey_is_refused(carioca: Carioca) -> None:
    ran = carioca("show", "argentina", "--players", "3")
    assert (ran.status, ran.out) == (2, "")
    assert "--json" in ran.err
    assert carioca("show", "argentina", "--silent", "--json", "--players", "3").status == 2
    assert carioca("show", "argentina", "--json", "--players", "3").json["rules"]["seats"] == 3


def test_what_a_table_has_not_decided_is_asked(carioca: Carioca) -> None:
    ran = carioca("show", "argentina", "--silent", "--lang", "it")
    assert ran.status == 0
    assert "I tris di uno stesso contratto possono essere dello stesso valore?" in ran.out
    assert "change sets of one rank: forbidden" in ran.out  # in a file based on it: nobody writes in a shipped one
    data = carioca("show", "argentina", "--silent", "--json").json
    (found,) = [one for one in data["questions"] if one["rules"] == ["opening.sets-of-one-rank"]]
    assert (found["section"], found["lines"], found["because"]) == (
        "opening",
        ["change sets of one rank: forbidden"],
        "family",
    )
