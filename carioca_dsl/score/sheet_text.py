"""A sheet as a text that people can read, and correct with any editor; and back.

```
carioca score 1
variant: casa.carioca
rules: 0123456789abcdef
players: ana, beto, carla
dealer: ana

round 1: A Q 3 | out | 33
round 2: void
bought: beto
round 2: 10 | 2♠ K | out
corrected round 1: A Q 3 | out | A A
entered round 3: 7 7 | out
```

The lines stand in the order in which they were said, so that they can be taken back: of a round that was corrected the
later line counts. The last line is a round of which not every hand has been typed yet.

Only some games have lines like ``chosen: 4`` (the round that the player who starts has chosen), ``bought: beto`` (with
``| ana`` where it matters who threw the card), ``re-enters: beto`` and ``leaves: carla``; each belongs to the moment
between the rounds around it. Who is out of the match has no hand in later rounds.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from carioca_dsl.model import Rules
from carioca_dsl.referee import tidy
from carioca_dsl.score.entries import Answered, Chosen, Deal, Purchase
from carioca_dsl.score.hands import Hand, Hands, Problem, check_cards, read_hand
from carioca_dsl.score.names import LONGEST_NAME, read_names, seat_of
from carioca_dsl.score.sheet import Sheet

HEADER = "carioca score"
VERSION = "1"
_VOID = "void"
_ENTERED = "entered round"
_CORRECTED = "corrected round"
MOST_CORRECTIONS = 100
"""Corrections that a sheet tells of; those before them are in its rounds."""
_FIELDS = ("variant", "rules", "agree", "players", "dealer")
_CHOSEN, _BOUGHT, _RE_ENTERS, _LEAVES = "chosen", "bought", "re-enters", "leaves"
_BESIDES = (_CHOSEN, _BOUGHT, _RE_ENTERS, _LEAVES)
"""What stands between the rounds, in some games."""


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
    lines += _said(sheet)
    lines += [f"{_ENTERED} {round}: {_row(hands)}" for round, hands in entered if hands]
    return "\n".join(lines) + "\n"


def _said(sheet: Sheet) -> Iterator[str]:
    """What was said, in order."""
    start = 0
    for correction in sheet.corrections[-MOST_CORRECTIONS:]:
        yield from _entries(correction.before, start)
        yield f"{_CORRECTED} {correction.round}: {_row(correction.hands)}"
        start = correction.entries
    yield from _entries(sheet, start)


def _entries(sheet: Sheet, start: int) -> Iterator[str]:
    rows = iter(sheet.rows[sum(isinstance(entry, Deal) for entry in sheet.entries[:start]) :])
    for entry in sheet.entries[start:]:
        match entry:
            case Chosen(number):
                yield f"{_CHOSEN}: {number}"
            case Purchase(seat, None):
                yield f"{_BOUGHT}: {sheet.names[seat]}"
            case Purchase(seat, thrower):
                yield f"{_BOUGHT}: {sheet.names[seat]} | {sheet.names[thrower or 0]}"
            case Answered(seat, goes_on):
                yield f"{_RE_ENTERS if goes_on else _LEAVES}: {sheet.names[seat]}"
            case Deal(hands):
                yield f"round {next(rows).round}: {_VOID if hands is None else _row(hands)}"


def _row(hands: Iterable[Hand]) -> str:
    return " | ".join(map(str, hands))


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
        of_the_match = label in _BESIDES or label.startswith(("round ", f"{_CORRECTED} "))
        if not colon or not (label in fields or of_the_match or label.startswith(f"{_ENTERED} ")):
            raise BadSheet(number, Problem("sheet_line", line[:60]))
        if label in fields:
            if fields[label] and label != "agree":
                raise BadSheet(number, Problem("sheet_line", line[:60]))
            fields[label].append(value)
        else:
            (rounds if of_the_match else entered).append((number, f"{label}: {value}"))
    for field in ("variant", "players", "dealer"):
        if not fields[field]:
            raise BadSheet(lines[-1][0], Problem("sheet_without", field))
    hash = "".join(fields["rules"][:1])
    agree, dealer = tuple(fields["agree"]), tidy(fields["dealer"][0])
    place = "players"
    try:
        players = read_names(fields[place][0])
        if dealer not in players:
            place = "dealer"
            raise Problem("no_such_player", dealer[:LONGEST_NAME])
    except Problem as problem:
        raise BadSheet(next(number for number, line in lines if line.startswith(place)), problem) from None
    return SheetFile(fields["variant"][0], hash, agree, players, dealer, tuple(rounds), tuple(entered))


def sheet_of(file: SheetFile, rules: Rules) -> Sheet:
    """The sheet that it is under these rules, every round judged again; raises `BadSheet`."""
    sheet = Sheet(rules, file.players, file.players.index(file.dealer))
    left = MOST_CORRECTIONS
    for number, line in file.rounds:
        label, _, value = line.partition(": ")
        try:
            if label.startswith(_CORRECTED):
                left -= 1
                sheet = _corrected(sheet, label, value, left)
            else:
                sheet = _besides(sheet, label, value) if label in _BESIDES else _dealt(sheet, label, value)
        except Problem as problem:
            raise BadSheet(number, problem) from None
    return sheet


def _dealt(sheet: Sheet, label: str, value: str) -> Sheet:
    """The sheet with a deal; that a round stands there which was to be chosen is its choice."""
    number = label.split()[1] if len(label.split()) == 2 else ""
    coming = sheet.coming
    if coming is not None and coming.open_rounds and number in map(str, coming.open_rounds):
        sheet = sheet.with_entry(Chosen(int(number)))
        coming = sheet.coming
    if coming is None:
        sheet.with_entry(Deal(None))  # raises what keeps the deal from coming
        raise Problem("is_over")
    if number != str(coming.round):
        raise Problem("sheet_other_round", coming.round)
    return sheet.add(None if value.strip() == _VOID else read_row(value, sheet, coming.round))


def _corrected(sheet: Sheet, label: str, value: str, left: int) -> Sheet:
    """The sheet with a round corrected; so many more may be."""
    if left < 0:
        raise Problem("sheet_line", f"{label}: {value}"[:60])
    number = _number(label.removeprefix(_CORRECTED).strip())
    sheet.place_of(number)
    return sheet.correct(number, read_row(value, sheet, number))


def _number(word: str) -> int:
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 5 else 0


def _besides(sheet: Sheet, label: str, value: str) -> Sheet:
    if label == _CHOSEN:
        return sheet.with_entry(Chosen(_number(value)))
    seats = [seat_of(part, sheet.names) for part in value.split("|")]
    if label == _BOUGHT and len(seats) <= 2:
        return sheet.with_entry(Purchase(seats[0], seats[1] if len(seats) > 1 else None))
    if len(seats) != 1:
        raise Problem("sheet_line", f"{label}: {value}"[:60])
    return sheet.with_entry(Answered(seats[0], label == _RE_ENTERS))


def entered_of(file: SheetFile, sheet: Sheet) -> tuple[Entered, ...]:
    """What somebody was typing when the sheet was left; raises `BadSheet`."""
    found: list[Entered] = []
    for number, line in file.entered:
        label, _, value = line.partition(": ")
        round = _number(label.removeprefix(_ENTERED).strip())
        try:
            coming = sheet.coming
            if coming is None or round != coming.round:
                sheet.place_of(round)
            if any(other.round == round for other in found):
                raise Problem("sheet_line", line[:60])
            rules, seats = sheet.rules_of(round), sheet.seats_of(round)
            hands = tuple(read_hand(part, rules) for part in value.split("|"))
            if len(hands) >= len(seats):
                raise Problem("other_number", len(hands), len(seats))
            check_cards(hands, rules)
        except Problem as problem:
            raise BadSheet(number, problem) from None
        found.append(Entered(round, hands))
    return tuple(found)


def read_row(text: str, sheet: Sheet, round: int, language: str = "en") -> Hands:
    """The hands of a whole deal in one line: ``A Q 3 | out | 33``; raises `Problem`."""
    parts, seats = text.split("|"), sheet.seats_of(round)
    if len(parts) != len(seats):
        raise Problem("other_number", len(parts), len(seats))
    return tuple(read_hand(part, sheet.rules_of(round), language) for part in parts)
