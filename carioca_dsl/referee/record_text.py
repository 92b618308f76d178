"""The record of a match as a text: what each of its lines is, before anybody plays it.

    carioca record 1
    variant: NAME                  a shipped name, or that of a `file` below
    rules: 0123456789abcdef        the hash of the rules it was played by
    agree: joker=30                what the players agreed, a line each
    players: ana, beto             in order of play
    bots: greedy 1, -              who played for them, with the version; - for a person
    seed: 1
    salt: 5f3a…                    with `seal`, where the seed was sealed before play (see `seal`)
    seal: 0123…                    what was shown of it then

    deal 1: round 1, dealt by beto
      ana draws: stock
      …
    scores: ana 0, beto 35         or `void`
    end: ana 0, beto 35            or `unfinished`; nothing where the match was broken off

    file NAME                      the text of each file that is not shipped
      | carioca 1 en

A ``#`` starts a comment. Steps are written as in the examples of a rule file. A deal whose round is still to be chosen
begins with ``deal 1: round to be chosen, dealt by beto``. Passes need not be written (see `passing`): they are in the
record of a match that is being played, and at the end of one that broke off.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from carioca_dsl.referee.record_versions import FIRST, VERSION, upgraded, version_of

_FIELDS = ("variant", "rules", "agree", "players", "bots", "seed", "salt", "seal")
_NEEDED = ("variant", "rules", "players", "seed")

LineKind = Literal["deal", "step", "scores", "void", "end", "unfinished"]


class RecordLine(NamedTuple):
    """One line of the match: what it is, its number in the file, and what it says after the colon (or altogether)."""

    kind: LineKind
    number: int
    text: str


@dataclass
class RecordHead:
    """What was played, by whom. ``lines`` says on which line of the text each field stands."""

    variant: str = ""
    rules: str = ""
    agree: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seed: str = ""
    files: dict[str, str] = field(default_factory=dict)
    """Texts of the variant and its parents by name, where they are not shipped."""
    lines: dict[str, int] = field(default_factory=dict)
    salt: str = ""
    seal: str = ""
    """What was shown of the seed before play; both are empty in the record of a match whose seed was not sealed."""
    agree_lines: tuple[int, ...] = field(default=(), compare=False)
    """On which line of the text each thing agreed stands."""


class RecordFault(NamedTuple):
    """Something wrong with a record: what, on which line, and details."""

    kind: str
    line: int
    args: tuple[tuple[str, object], ...] = ()


class RecordText(NamedTuple):
    """A record taken apart."""

    head: RecordHead
    lines: tuple[RecordLine, ...]
    faults: tuple[RecordFault, ...]


def take_apart(text: str) -> RecordText:
    """The head and the lines of a record of any version, and whatever of it cannot be read."""
    text = upgraded(text)
    head = RecordHead()
    lines: list[RecordLine] = []
    faults: list[RecordFault] = []
    agreed: list[tuple[str, int]] = []
    files: dict[str, list[str]] = {}
    name: str | None = None
    started = False
    for number, full, content in _contents(text):
        if not started:
            started = True
            if content.split() != FIRST.split():
                return RecordText(head, (), (_other_version(text, number, content),))
        elif content.startswith("file "):
            name = " ".join(content.split()[1:])
            files[name] = []
        elif name is not None and full.lstrip().startswith("|"):
            files[name].append(full.lstrip()[1:].removeprefix(" ") + "\n")
        elif (line := _match_line(number, content)) is not None:
            lines.append(line)
        elif not _field(head, agreed, number, content):
            faults.append(RecordFault("unreadable", number, (("text", content),)))
    head.agree, head.agree_lines = tuple(text for text, _ in agreed), tuple(number for _, number in agreed)
    head.files = {name: "".join(parts) for name, parts in files.items()}
    if not started:
        faults.append(RecordFault("version", 1, (("version", ""),)))
    else:
        last = max(text.count("\n"), 1)
        missing = [field for field in _NEEDED if field not in head.lines]
        faults += [RecordFault("missing", last, (("field", field),)) for field in missing]
    return RecordText(head, tuple(lines), tuple(faults))


def _other_version(text: str, number: int, content: str) -> RecordFault:
    """Why that first line begins no record of today: it is one of another version, or something else altogether."""
    version, words = version_of(text), content.split()
    if version is not None and version > VERSION:
        return RecordFault("version", number, (("newer", version),))
    if words[:2] == FIRST.split()[:2]:
        return RecordFault("version", number, (("version", " ".join(words[2:])),))
    return RecordFault("version", number, tuple(_ELSE[key] for key in _ELSE if tuple(words[:2]) == key))


_ELSE = {("carioca", "score"): ("sheet", "carioca score --sheet"), ("carioca", "1"): ("rules", "carioca check")}
"""What else may begin like this, and which command reads that."""


def _contents(text: str) -> Iterator[tuple[int, str, str]]:
    for number, full in enumerate(text.split("\n"), 1):
        quoted = full.lstrip().startswith("|")
        content = full.strip() if quoted else unicodedata.normalize("NFC", full.split("#")[0].strip())
        if content:
            yield number, full, content


def _match_line(number: int, content: str) -> RecordLine | None:
    if content in ("void", "end: unfinished"):
        return RecordLine("void" if content == "void" else "unfinished", number, "")
    label, colon, rest = content.partition(":")
    if not colon:
        return None
    words = label.split()
    if words == ["scores"] or words == ["end"]:
        return RecordLine("scores" if words[0] == "scores" else "end", number, rest.strip())
    if len(words) == 2 and words[0] == "deal" and words[1].isdecimal():
        return RecordLine("deal", number, content)
    return None if len(words) == 1 else RecordLine("step", number, content)


def _field(head: RecordHead, agreed: list[tuple[str, int]], number: int, content: str) -> bool:
    """Note a field in the head, or in ``agreed`` (which may be long); whether it is one."""
    name, colon, rest = content.partition(":")
    name, value = name.strip(), rest.strip()
    if not colon or name not in _FIELDS or (name in head.lines and name != "agree"):
        return False
    head.lines[name] = number
    if name == "agree":
        agreed.append((value, number))
    elif name in ("players", "bots"):
        parts = tuple(part for part in (part.strip() for part in value.split(",")) if part)
        setattr(head, name, parts)
    else:
        setattr(head, name, value)
    return True


def head_text(head: RecordHead) -> str:
    """The first lines of a record."""
    lines = [FIRST, f"variant: {head.variant}", f"rules: {head.rules}"]
    lines += [f"agree: {text}" for text in head.agree]
    lines.append(f"players: {', '.join(head.players)}")
    if head.bots:
        lines.append(f"bots: {', '.join(head.bots)}")
    lines.append(f"seed: {head.seed}")
    if head.seal:
        lines += [f"salt: {head.salt}", f"seal: {head.seal}"]
    return "\n".join(lines) + "\n"


def files_text(head: RecordHead) -> str:
    """The texts that a record carries, each line behind a bar."""
    parts = []
    for name, text in head.files.items():
        quoted = "\n".join(f"  | {line}".rstrip() for line in text.splitlines())
        parts.append(f"\nfile {name}\n{quoted}\n")
    return "".join(parts)
