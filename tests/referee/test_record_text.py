import random

import pytest

from carioca_dsl.referee.record_text import files_text, head_text, take_apart
from carioca_dsl.referee.record_versions import FIRST, is_record

TEXT = """\
carioca record 1
# told by hand
variant: casa
rules: 0123456789abcdef
agree: joker=30
agree: all fourteen
players: ana, beto maria
bots: greedy 1, -
seed: 7

deal 1: round 1, dealt by ana   # the first
  ana draws: stock
  beto maria adds: 8♠ to ana 1
scores: ana 0, beto maria 3
end: ana 0, beto maria 3

file casa
  | carioca 1 es
  | # a comment
  |   indented: "x # y"
  |
  | end
"""


def test_each_line_says_what_it_is() -> None:
    head, lines, faults = take_apart(TEXT)
    assert not faults
    assert (head.variant, head.rules, head.seed) == ("casa", "0123456789abcdef", "7")
    assert head.agree == ("joker=30", "all fourteen")
    assert head.players == ("ana", "beto maria")
    assert head.bots == ("greedy 1", "-")
    assert [(line.kind, line.number) for line in lines] == [
        ("deal", 11),
        ("step", 12),
        ("step", 13),
        ("scores", 14),
        ("end", 15),
    ]
    assert head.files == {"casa": 'carioca 1 es\n# a comment\n  indented: "x # y"\n\nend\n'}


def test_the_head_and_the_files_are_written_as_they_are_read() -> None:
    head = take_apart(TEXT).head
    again = take_apart(head_text(head) + files_text(head))
    assert not again.faults
    assert again.head.files == head.files
    assert (again.head.players, again.head.agree, again.head.bots) == (head.players, head.agree, head.bots)


@pytest.mark.parametrize(
    ("old", "new", "kind", "line"),
    [
        ("carioca record 1", "carioca record 2", "version", 1),
        ("carioca record 1", "carioca 1", "version", 1),
        ("seed: 7", "seed: 7\nseed: 8", "unreadable", 10),
        ("seed: 7", "sead: 7", "unreadable", 9),
        ("scores: ana 0, beto maria 3", "scored", "unreadable", 14),
    ],
)
def test_a_broken_line_is_named(old: str, new: str, kind: str, line: int) -> None:
    faults = take_apart(TEXT.replace(old, new)).faults
    assert (faults[0].kind, faults[0].line) == (kind, line)


def test_what_is_missing_is_named() -> None:
    assert [dict(fault.args)["field"] for fault in take_apart(FIRST).faults] == ["variant", "rules", "players", "seed"]
    assert take_apart("").faults
    assert take_apart("# nothing\n\n").faults


def test_a_record_is_known_by_its_first_line() -> None:
    assert is_record(TEXT)
    assert is_record("\n# saved\ncarioca record 9")
    assert not is_record("carioca 1 en\nvariant x")
    assert not is_record("")


def test_no_text_makes_it_fail() -> None:
    chance = random.Random(5)
    for _ in range(300):
        letters = list(TEXT)
        for _ in range(chance.randrange(1, 30)):
            letters[chance.randrange(len(letters))] = chance.choice("|#:,\n \u2028a1\0")
        take_apart("".join(letters))


def test_a_record_of_very_many_lines_of_its_head_is_read() -> None:
    many = 100_000
    lines = "agree: a\n" * many
    head, _, _ = take_apart(f"{FIRST}\n{lines}\nfile x\n" + "| b\n" * many)
    assert head.agree == ("a",) * many
    assert head.agree_lines == tuple(range(2, many + 2))
    assert head.files["x"] == "b\n" * many
