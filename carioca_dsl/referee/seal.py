"""Fair deals: before play everybody is shown a seal of the seed, afterwards the seed, which nobody can have changed.

The seal is the SHA-256 of ``carioca seed SEED SALT``, in hexadecimal digits. The salt keeps a short seed from being
guessed; both stand in the record, and ``judge`` compares.
"""

import hashlib
from dataclasses import replace

from carioca_dsl.referee.record_text import RecordHead


def seal_of(seed: str, salt: str) -> str:
    """What can be shown of a seed before play."""
    return hashlib.sha256(f"carioca seed {seed} {salt}".encode("utf-8", "surrogatepass")).hexdigest()


def sealed(head: RecordHead, salt: str) -> RecordHead:
    """The head of a record whose seed is sealed with that salt, which should come from nobody's choice."""
    return replace(head, salt=salt, seal=seal_of(head.seed, salt))


def broken_seal(head: RecordHead) -> str | None:
    """What the seal of a record ought to be, where it is another one; ``None`` where it holds or there is none."""
    wanted = seal_of(head.seed, head.salt)
    return wanted if (head.seal or head.salt) and head.seal.lower() != wanted else None
