"""A sheet as a text that people can read, and correct with any editor; and back.

```
carioca score 1
variant: argentina
rules: 0123456789abcdef
players: ana, beto, carla
dealer: ana

round 1: A Q 3 | out | 33
round 2: void
round 2: 10 | 2♠ K | out
entered round 3: 7 7 | out
```

The last line is a round of which not every hand has been typed yet.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from carioca_dsl.model import Rules
from carioca_dsl.score.hands import Hand, Hands, Problem, check_cards, read_hand
from carioca_dsl.score.sheet import Sheet
from carioca_dsl.score.words import is_word

HEADER = "carioca score"
VERSION = "1"
_VOID = "void"
_ENTERED = "entered round"
_LONGEST_NAME = 30
_FIELDS = ("variant", "rules", "agree", "players", "dealer")


class BadSheet(ValueError):
    """A text that is no sheet: at which line, and the name and values of the sentence that says why."""

    def __init__(self, line: int, problem: Problem) -> None:
        super().__init__(f"line {line}: {problem.key}")
        self.line = line
        self.problem = problem


class SheetFile(NamedTuple):
    """What a text says before the rules are known; ``rounds`` are its lines with their numbers."""

    variant: str
    hash: str
    agree: tuple[str, ...]
    players: tuple[str, ...]
    dealer: str
    rounds: tuple[tuple[int, str], ...]
    entered: tuple[tuple[int, str], ...] = ()
    """Rounds that somebody was typing, in the same way."""


class Entered(NamedTuple):
    """What has been typed of a round so far: the hands of the first players. Of a round that is there, corrections."""

    round: int
    hands: tuple[Hand, ...]


def sheet_text(sheet: Sheet, variant: str, agree: Iterable[str] = (), entered: Iterable[Entered] = ()) -> str:
    """The sheet as a text; ``variant`` and ``agree`` are what its rules come from."""
    lines = [f"{HEADER} {VERSION}", f"variant: {variant}", f"rules: {sheet.rules.hash}"]
    lines += [f"agree: {text}" for text in agree]
    lines += [f"players: {', '.join(sheet.names)}", f"dealer: {sheet.names[sheet.first_dealer]}", ""]
    for row in sheet.rows:
        lines.append(f"round {row.round}: {_VOID if row.hands is None else ' | '.join(map(str, row.hands))}")
    lines += [f"{_ENTERED} {round}: {' | '.join(map(str, hands))}" for round, hands in entered if hands]
    return "\n".join(lines) + "\n"


def read_sheet(text: str) -> SheetFile:
    """What a text says; raises `BadSheet`."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    first, header = lines[0] if lines else (1, "")
    if not header.startswith(HEADER):
        raise BadSheet(first, Problem("sheet_is_none"))
    if header != f"{HEADER} {VERSION}":
        raise BadSheet(first, Problem("sheet_of_another_version", header[len(HEADER) :].strip()[:20], VERSION))
    fields: dict[str, list[str]] = {field: [] for field in _FIELDS}
    rounds: list[tuple[int, str]] = []
    entered: list[tuple[int, str]] = []
    for number, line in lines[1:]:
        label, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or (label not in fields and not label.startswith(("round ", f"{_ENTERED} "))):
            raise BadSheet(number, Problem("sheet_line", line[:60]))
        if label in fields:
            if fields[label] and label != "agree":
                raise BadSheet(number, Problem("sheet_line", line[:60]))
            fields[label].append(value)
        else:
            (rounds if label.startswith("round ") else entered).append((number, f"{label}: {value}"))
    for field in ("variant", "players", "dealer"):
        if not fields[field]:
            raise BadSheet(lines[-1][0], Problem("sheet_without", field))
    try:
        players = read_names(fields["players"][0])
    except Problem as problem:
        raise BadSheet(next(number for number, line in lines if line.startswith("players")), problem) from None
    hash = "".join(fields["rules"][:1])
    agree, dealer = tuple(fields["agree"]), fields["dealer"][0]
    return SheetFile(fields["variant"][0], hash, agree, players, dealer, tuple(rounds), tuple(entered))


def sheet_of(file: SheetFile, rules: Rules) -> Sheet:
    """The sheet that it is under these rules, every round judged again; raises `BadSheet`."""
    if file.dealer not in file.players:
        raise BadSheet(1, Problem("no_such_player", file.dealer[:_LONGEST_NAME]))
    sheet = Sheet(rules, file.players, file.players.index(file.dealer))
    for number, line in file.rounds:
        label, _, value = line.partition(": ")
        try:
            coming = sheet.coming
            if coming is None:
                raise Problem("is_over")
            if label.split() != ["round", str(coming.round)]:
                raise Problem("sheet_other_round", coming.round)
            sheet = sheet.add(None if value.strip() == _VOID else read_row(value, sheet, coming.round))
        except Problem as problem:
            raise BadSheet(number, problem) from None
    return sheet


def entered_of(file: SheetFile, sheet: Sheet) -> tuple[Entered, ...]:
    """What somebody was typing when the sheet was left; raises `BadSheet`."""
    found: list[Entered] = []
    for number, line in file.entered:
        label, _, value = line.partition(": ")
        word = label.removeprefix(_ENTERED).strip()
        round = int(word) if word.isascii() and word.isdecimal() and len(word) < 5 else 0
        try:
            coming = sheet.coming
            if coming is None or round != coming.round:
                sheet.place_of(round)
            if any(other.round == round for other in found):
                raise Problem("sheet_line", line[:60])
            rules = sheet.rules.rounds[round - 1]
            hands = tuple(read_hand(part, rules) for part in value.split("|"))
            if len(hands) >= len(sheet.names):
                raise Problem("other_number", len(hands), len(sheet.names))
            check_cards(hands, rules)
        except Problem as problem:
            raise BadSheet(number, problem) from None
        found.append(Entered(round, hands))
    return tuple(found)


def read_row(text: str, sheet: Sheet, round: int, language: str = "en") -> Hands:
    """The hands of a whole deal in one line: ``A Q 3 | out | 33``; raises `Problem`."""
    parts = text.split("|")
    if len(parts) != len(sheet.names):
        raise Problem("other_number", len(parts), len(sheet.names))
    return tuple(read_hand(part, sheet.rules.rounds[round - 1], language) for part in parts)


def read_names(text: str) -> tuple[str, ...]:
    """The players' names in order of play; raises `Problem`."""
    names = tuple(name for part in text.split(",") if (name := " ".join(part.split())))
    if not names:
        raise Problem("no_names")
    for name in names:
        if len(name) > _LONGEST_NAME or not name.isprintable() or re.search(r"[:|#;]", name) or is_word(name):
            raise Problem("bad_name", name[:_LONGEST_NAME])
    if len({name.casefold() for name in names}) != len(names):
        raise Problem("same_names")
    return names
