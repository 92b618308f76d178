"""From bytes to a string that survives chats, addresses and shells, and back; strangers' strings have bounds.

    carioca.A                 what it is, and the letter of its version
    3q2-7w…                   in URL-safe base64: a checksum of 4 bytes, and the bytes that were packed

Blanks and line breaks inside make no difference: programs that wrap long lines put them there.
"""

import base64
import binascii
import hashlib
import re
import zlib

PREFIX = "carioca."
VERSION = "A"
LONGEST = 400_000
"""Characters of a link that anybody can have made: a long match takes a thousand, with a big house variant ten."""
MOST_TEXT = 1_000_000
"""Characters that may come out of one: what a record may have."""
_CHECK = 4
_LINK = re.compile(r"carioca\.([A-Za-z])(?=[A-Za-z0-9_-]|$)")
_LETTERS = re.compile(r"[A-Za-z0-9_-]*")
_OFTEN = (
    '\nvariant \nbased on \ntitle\n  fr: "\n  es: "\nsources\nwords \nplayers\n  number:  to \ndeck\n  packs: '
    "\n  jokers: \n  wild: \nset\n  size:  cards\n  grows to: \nrun\nwild cards\n  per meld when opening: at most "
    "\ndeal\n  first dealer: \n  next dealer: \n  hand: \nrounds\n  1: 2 sets\n  2: 1 set, 1 run\nopening\nturn\n"
    "scoring\n  going out: 0 points\nmatch\n  winner: lowest total\ncarioca record 1\nrandom 1, greedy 1, strong 1, "
    "-, -, -, greedy-1, greedy-2, greedy-3, greedy-4, "
)
"""What the texts in links are likely to hold, so that it takes no room there; it belongs to the version."""


class BrokenLink(ValueError):
    """A string that no link is, or is no longer; ``version`` where it may be one of another version."""

    def __init__(self, version: str = "") -> None:
        super().__init__(version)
        self.version = version


def is_link(text: str) -> bool:
    """Whether this wants to be a link, of whatever version."""
    return _LINK.match(text.strip()[:20]) is not None


def pack(data: bytes) -> str:
    """The link that holds these bytes."""
    return PREFIX + VERSION + base64.urlsafe_b64encode(_sum(data) + data).decode().rstrip("=")


def unpack(link: str) -> bytes:
    """The bytes that a link holds; raises `BrokenLink`."""
    if len(link) > LONGEST:
        raise BrokenLink
    letters = "".join(link.split())
    found = _LINK.match(letters)
    if found is None:
        raise BrokenLink
    if found[1] != VERSION:
        raise BrokenLink(found[1])
    letters = letters[found.end() :].rstrip("=")
    if not _LETTERS.fullmatch(letters):
        raise BrokenLink
    try:
        data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except (binascii.Error, ValueError):
        raise BrokenLink from None
    check, data = data[:_CHECK], data[_CHECK:]
    # the second: bits of the last letter that mean nothing might be others
    if check != _sum(data) or pack(data) != PREFIX + VERSION + letters:
        raise BrokenLink
    return data


def squeeze(data: bytes) -> bytes:
    """The same in less room."""
    squeezing = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _OFTEN.encode())
    return squeezing.compress(data) + squeezing.flush()


def unsqueeze(data: bytes) -> bytes:
    """What was squeezed; raises `BrokenLink`, also where more comes out than can be meant."""
    squeezed = zlib.decompressobj(-15, _OFTEN.encode())
    try:
        found = squeezed.decompress(data, MOST_TEXT + 1)
    except zlib.error:
        raise BrokenLink from None
    if len(found) > MOST_TEXT or not squeezed.eof or squeezed.unused_data:
        raise BrokenLink
    return found


def number_bytes(number: int) -> bytes:
    """A number that says itself where it ends: seven bits a byte."""
    parts = []
    while number > 127:
        parts.append(number & 127 | 128)
        number >>= 7
    return bytes([*parts, number])


def take_number(data: bytes, at: int) -> tuple[int, int]:
    """The number at a place, and the place behind it; raises `BrokenLink`."""
    number = shift = 0
    while at < len(data) and shift < 35:
        number |= (data[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if data[at - 1] < 128:
            return number, at
    raise BrokenLink


def _sum(data: bytes) -> bytes:
    return hashlib.blake2s(data, digest_size=_CHECK).digest()
