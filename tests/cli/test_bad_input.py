"""Whatever a file holds, the answer is diagnostics and never a traceback; and no file is read that was not named."""

import random
from pathlib import Path

import pytest

from carioca_dsl.cli.commands.simulate import MOST_JOBS
from carioca_dsl.resources import variant_text
from tests.cli.conftest import EXAMPLES, HOUSE, Carioca

PIECES = [
    "carioca 1 en", "variant x", "based on argentina", "based on x", "example e", "round: 99", "players: a, a, b",
    "agree: nothing", "ana holds: ★ ★ ★ ★ ★", "ana laid: 2♣ 9♥ | K♠", "turn: nobody", "stock: none",
    "discard pile: none",
    "ana draws: stock -> refused", "zoe adds: 8♠ to nobody 7 high", "ana swaps: 6♥ for ★ in ana 0 ★ low", "ana lays: ★",
    "ana opens: | |", "expect ana 3: 8♠", "expect deal: over", "expect zoe scores: 1 point", "ana discards: 1♠",
    "carioca record 1", "seed: 1", "rules: 0", "variant: argentina", "players: a, b", "deal 1: round 1, dealt by a",
    "file x", "  | carioca 1 en", "{}", "'", '"', "\ud83c", "\x1b[31m", "\u202e", ":", "#", "", "💥", "A" * 3000,
    "rounds", "1: 99999999999999999999 sets", "hand: -1 cards", "packs: 0", "number: 4 to 2", "number: 1000000",
]  # fmt: skip
COMMANDS = (("check", "--format", "json"), ("judge",), ("fmt", "--check"), ("show",), ("replay",), ("check",))


def garbled(chance: random.Random) -> str:
    """A text that began as a good one, or never was one."""
    base = chance.choice([HOUSE, EXAMPLES, EXAMPLES, variant_text("family"), ""])
    lines = base.split("\n")
    for _ in range(chance.randrange(1, 8)):
        place = chance.randrange(len(lines) + 1)
        act = chance.randrange(4)
        if act == 0 or not lines:
            lines.insert(place, chance.choice(["", "  "]) + chance.choice(PIECES))
        elif act == 1:
            del lines[min(place, len(lines) - 1)]
        elif act == 2:
            place = min(place, len(lines) - 1)
            letters = list(lines[place])
            if letters:
                letters[chance.randrange(len(letters))] = chance.choice(":|#\"'♠★0 9-@.\t\u00a0x")
            lines[place] = "".join(letters)
        else:
            lines[min(place, len(lines) - 1)] = chance.choice(PIECES)
    return "\n".join(lines)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(6))
def test_no_bad_input_is_a_bug(carioca: Carioca, folder: Path, part: int) -> None:
    chance = random.Random(part)
    for number in range(50):
        text = garbled(chance)
        (folder / "bad.carioca").write_bytes(text.encode("utf-8", "surrogatepass"))
        command = COMMANDS[number % len(COMMANDS)]
        ran = carioca(command[0], "bad.carioca", *command[1:])
        assert ran.status in (0, 1), f"part {part}, number {number}: {command}\n{ran.err}\n{text}"
        assert "Traceback" not in ran.err
        assert "\x1b" not in ran.out + ran.err, "what a file says must not drive the terminal"


@pytest.mark.parametrize("bytes_", [b"\xff\xfe", b"\0" * 100, b"a" * 1_100_000, b"\xed\xa0\x80"])
@pytest.mark.parametrize("command", ["check", "judge", "fmt", "show", "replay"])
def test_what_is_no_text_is_said_to_be_none(carioca: Carioca, folder: Path, bytes_: bytes, command: str) -> None:
    (folder / "bad.carioca").write_bytes(bytes_)
    ran = carioca(command, "bad.carioca")
    assert ran.status == 1
    assert "bug" not in ran.err


@pytest.mark.parametrize(
    "parent",
    [
        "../secret",
        ".secret",
        "/etc/passwd",
        "sub/secret",
        "link",
        "secret.carioca",
        "~/secret",
        "..",
        "./casa",
        "..\\secret",
    ],
)
def test_based_on_reads_no_file_but_a_neighbour(carioca: Carioca, folder: Path, parent: str) -> None:
    hidden = "carioca 1 en\nvariant secret\nTOPSECRET: 1\n"
    (folder / "home").mkdir()
    for place in ("secret.carioca", "home/.secret.carioca", "home/sub/secret.carioca"):
        (folder / place).parent.mkdir(exist_ok=True)
        (folder / place).write_text(hidden, encoding="utf-8")
    (folder / "home" / "link.carioca").symlink_to(folder / "secret.carioca")
    child = folder / "home" / "child.carioca"
    child.write_text(f"carioca 1 en\nvariant child\nbased on {parent}\n", encoding="utf-8")
    for command in (("check",), ("check", "--format", "json"), ("show",), ("judge",)):
        ran = carioca(command[0], str(child), *command[1:])
        assert ran.status == 1
        assert "TOPSECRET" not in ran.out + ran.err


@pytest.mark.parametrize(
    "line",
    [
        ("simulate", "casa.carioca", "--games", "1", "--record"),
        ("rulebook", "casa.carioca", "-o"),
        ("card", "casa.carioca", "--output"),
        ("diff", "casa.carioca", "casa.carioca", "-o"),
        ("record", "match.txt", "-o"),
        ("new", "hogar", "--based-on", "casa.carioca", "-o"),
        ("build", "--into"),
        ("score", "casa.carioca", "--players", "ana,beto", "--dealer", "ana", "--sheet"),
        ("play", "casa.carioca", "--save"),
        ("play", "--resume"),
        ("play", "--replay"),
    ],
    ids=lambda line: f"{line[0]} {line[-1]}",
)
@pytest.mark.parametrize("name", ["", " "])
def test_nothing_is_no_name_of_a_file(carioca: Carioca, folder: Path, line: tuple[str, ...], name: str) -> None:
    before = sorted(folder.rglob("*"))
    ran = carioca(*line, name)
    assert (ran.status, ran.out) == (2, "")
    assert line[-1] in ran.err
    assert ran.err.endswith("the name of a file is missing\n")
    assert sorted(folder.rglob("*")) == before


@pytest.mark.parametrize(
    "line",
    [("simulate", "argentina", "--games", "1000000", "--record", "no/such/folder.txt"), ("build", "--into", "taken/x")],
    ids=lambda line: line[0],
)
def test_what_cannot_be_written_is_said_before_anything_is_worked_out(
    carioca: Carioca, folder: Path, line: tuple[str, ...]
) -> None:
    (folder / "taken").write_text("no folder", encoding="utf-8")
    before = sorted(folder.rglob("*"))
    ran = carioca(*line)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(f"carioca {line[0]}: `{line[-1]}` cannot be written; ")
    assert sorted(folder.rglob("*")) == before


@pytest.mark.parametrize("jobs", ["0", "-3"])
def test_the_limits_that_are_named_are_those_that_hold(carioca: Carioca, jobs: str) -> None:
    assert (
        f"--jobs must be from 1 to {MOST_JOBS}, not {jobs}" in carioca("simulate", "casa.carioca", "--jobs", jobs).err
    )


def test_a_record_reads_no_file(carioca: Carioca, folder: Path) -> None:
    record = "carioca record 1\nvariant: casa\nrules: 0\nplayers: a, b\nseed: 1\n"
    (folder / "m.txt").write_text(record, encoding="utf-8")
    ran = carioca("judge", "m.txt")
    assert ran.status == 1
    assert "E0605" in ran.err, "casa.carioca lies beside it, and is not looked at"


@pytest.mark.slow
def test_no_edited_record_is_a_bug(carioca: Carioca, folder: Path) -> None:
    carioca("simulate", "argentina", "--games", "1", "--record", "m.txt")
    lines = (folder / "m.txt").read_text(encoding="utf-8").split("\n")
    chance = random.Random(4)
    for _ in range(40):
        edited = lines[:60] if chance.randrange(2) else list(lines)
        for _ in range(chance.randrange(1, 3)):
            place = chance.randrange(min(len(edited), 60))
            other = chance.choice([*PIECES, chance.choice(lines), "void", "end: unfinished", "scores: ana 1"])
            edited[place] = other if chance.randrange(2) else edited[place].replace("stock", "discard pile")
        (folder / "bad.txt").write_bytes("\n".join(edited).encode("utf-8", "replace"))
        ran = carioca("judge", "bad.txt")
        assert ran.status in (0, 1), ran.err
