"""A whole record as one short string, and the same record again, byte for byte.

A link holds the head of the record and the steps of the match as a number (`link_steps`, `link_number`); the rest
follows from the rules, which say what is dealt and scored. A record that says more (comments, other spacing), or that
has a step nobody thought of here, is held as a text.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import replace

from carioca_dsl.compiler import FindParent
from carioca_dsl.diagnostics import Diagnostic, Span, report
from carioca_dsl.engine import Match
from carioca_dsl.model import Rules
from carioca_dsl.referee.fault import Faulty
from carioca_dsl.referee.link_number import BadNumber, Reader, Writer
from carioca_dsl.referee.link_packing import BrokenLink, number_bytes, pack, squeeze, take_number, unpack, unsqueeze
from carioca_dsl.referee.link_steps import read_action, write_action
from carioca_dsl.referee.record import growing_record, write_record
from carioca_dsl.referee.record_rules import StopReading, rules_changed, rules_of
from carioca_dsl.referee.record_text import RecordHead
from carioca_dsl.referee.record_versions import is_record
from carioca_dsl.referee.replay import Replay
from carioca_dsl.referee.seal import sealed

FILE = "link"
"""What diagnostics call the text of a link."""
MOST_STEPS = 100_000
"""Steps that a match can have; the number of so many is bounded, too, because it is worked upon at each of them."""
_MOST_BYTES = 100_000
_TEXT, _GROWING, _SEALED = 1, 2, 4
_CHECK = 3
_HEX = re.compile(r"(?:[0-9a-f]{2}){3,}")


def link_of(text: str, again: Replay) -> str:
    """The link of a record that has been replayed without errors."""
    return _as_steps(text, again) or pack(number_bytes(_TEXT) + squeeze(text.encode()))


def record_of(link: str, find_shipped: FindParent) -> str:
    """The record that a link holds; raises `StopReading` with what is wrong with it."""
    try:
        data = unpack(link)
        flags, at = take_number(data, 0)
        if flags & _TEXT:
            text = unsqueeze(data[at:]).decode()
            if not is_record(text):
                raise BrokenLink
            return text
        return _from_steps(data, flags, at, find_shipped)
    except BrokenLink as broken:
        raise StopReading(_broken(link, broken.version)) from None
    except (BadNumber, UnicodeDecodeError, Faulty):
        raise StopReading(_broken(link)) from None


def _broken(link: str, version: str = "") -> Diagnostic:
    span = Span(FILE, 1, 1, 1, min(len(link.strip()), 60) + 1)
    return report("link-of-another-version", span, version=version) if version else report("broken-link", span)


# -- as steps ---------------------------------------------------------------------------------------------------------


def _as_steps(text: str, again: Replay) -> str | None:
    """The link with the steps alone; ``None`` where the record would not come out of them as it is."""
    head, match = again.head, again.match
    if match is None or len(match.actions) > MOST_STEPS:
        return None
    writes = {_GROWING: growing_record, 0: write_record}
    flags = next((flag for flag, write in writes.items() if write(match, head) == text), None)
    if flags is None:
        return None
    bare = replace(head, seal="", files={}, lines={})
    if sealed(bare, head.salt).seal == head.seal:
        flags |= _SEALED
    elif head.seal or head.salt:
        return None
    try:
        number = _number(match)
    except BadNumber:
        return None
    if len(number) > _MOST_BYTES:
        return None
    front = squeeze(_packed_head(head, text))
    return pack(number_bytes(flags) + number_bytes(len(front)) + front + number_bytes(len(match.actions)) + number)


def _from_steps(data: bytes, flags: int, at: int, find_shipped: FindParent) -> str:
    size, at = take_number(data, at)
    head, check = _unpacked_head(unsqueeze(data[at : at + size]))
    count, at = take_number(data, at + size)
    if count > MOST_STEPS or len(data) - at > _MOST_BYTES:
        raise BrokenLink
    if flags & _SEALED:
        head = sealed(head, head.salt)
    found = rules_of(head, FILE, find_shipped)
    try:
        match = _match(head, found.rules, count, int.from_bytes(data[at:], "little"))
        text = (growing_record if flags & _GROWING else write_record)(match, head)
        if _check(text) != check:
            raise BadNumber
    except (BadNumber, Faulty, ValueError):
        if found.same:
            raise BrokenLink from None
        raise StopReading(rules_changed(head, found.rules, FILE, matters=True)) from None
    return text


def _number(match: Match) -> bytes:
    """The steps of a match as bytes."""
    writer = Writer()
    again = Match(match.rules, match.players, match.seed, turn_guard=match.turn_guard)
    for action in match.actions:
        write_action(writer, action, again.deal, again.players, again.round)
        again.apply_judged(action)
    number = writer.number()
    return number.to_bytes((number.bit_length() + 7) // 8, "little")


def _match(head: RecordHead, rules: Rules, count: int, number: int) -> Match:
    """The match of that many steps; raises `BadNumber` where the number does not hold them."""
    reader = Reader(number)
    match = Match(rules, head.players, head.seed)
    for _ in range(count):
        if match.over:
            raise BadNumber
        action = read_action(reader, match.deal, match.players, match.round)
        if match.reasons_against(action):
            raise BadNumber
        match.apply_judged(action)
    reader.finish()
    return match


# -- the head ---------------------------------------------------------------------------------------------------------


def _packed_head(head: RecordHead, text: str) -> bytes:
    """The fields one after the other; what is written in hexadecimal digits takes half the room."""
    files = [part for file in head.files.items() for part in file]
    lists = [head.players, head.bots, head.agree, files]
    parts = [_check(text), *map(_string, (head.variant, head.rules, head.seed, head.salt))]
    for strings in lists:
        parts += [number_bytes(len(strings)), *map(_string, strings)]
    return b"".join(parts)


def _unpacked_head(data: bytes) -> tuple[RecordHead, bytes]:
    """The head, and the check of the whole record; raises `BrokenLink`."""
    check, at = data[:_CHECK], _CHECK
    fields, at = _strings(data, at, 4)
    lists: list[Sequence[str]] = []
    for _ in range(4):
        number, at = take_number(data, at)
        strings, at = _strings(data, at, number)
        lists.append(strings)
    players, bots, agree, files = lists
    if at != len(data) or len(files) % 2:
        raise BrokenLink
    variant, rules, seed, salt = fields
    texts = dict(zip(files[::2], files[1::2], strict=True))
    return RecordHead(variant, rules, tuple(agree), tuple(players), tuple(bots), seed, texts, salt=salt), check


def _string(text: str) -> bytes:
    data = text.encode()
    if _HEX.fullmatch(text):
        return number_bytes(len(data) // 2 * 2 + 1) + bytes.fromhex(text)
    return number_bytes(len(data) * 2) + data


def _strings(data: bytes, at: int, number: int) -> tuple[list[str], int]:
    found = []
    for _ in range(number):
        size, at = take_number(data, at)
        part = data[at : at + size // 2]
        at += size // 2
        if at > len(data):
            raise BrokenLink
        found.append(part.hex() if size % 2 else part.decode())
    return found, at


def _check(text: str) -> bytes:
    return hashlib.blake2s(text.encode(), digest_size=_CHECK).digest()
