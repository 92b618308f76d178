"""Fair deals: the seed is sealed before play, and the record shows afterwards that it was that one."""

import hashlib

import pytest

from carioca_dsl.referee import RecordHead, replay, seal_of, sealed, write_record
from tests.referee.test_records import played
from tests.support.shipped import find_parent


def record() -> str:
    match = played(1, 4)
    head = RecordHead("argentina", match.rules.hash, (), match.players, (), str(match.seed))
    return write_record(match, sealed(head, "5a17"))


def test_the_seal_can_be_made_with_any_tool() -> None:
    assert seal_of("1", "5a17") == hashlib.sha256(b"carioca seed 1 5a17").hexdigest()
    assert seal_of("1", "5a17") != seal_of("2", "5a17") != seal_of("2", "5a18")


def test_a_record_shows_the_seal_with_the_seed_and_the_salt() -> None:
    text = record()
    assert f"salt: 5a17\nseal: {seal_of('1', '5a17')}\n" in text
    again = replay(text, "m.txt", find_parent)
    assert again.ok
    assert (again.head.salt, again.head.seal) == ("5a17", seal_of("1", "5a17"))


@pytest.mark.parametrize(("old", "new"), [("seed: 1", "seed: 2"), ("salt: 5a17", "salt: 5a18"), ("seal: ", "seal: 0"),
                                          ("salt: 5a17\n", ""), ("seal: ", "# ")])  # fmt: skip
def test_another_seed_breaks_the_seal(old: str, new: str) -> None:
    again = replay(record().replace(old, new), "m.txt", find_parent)
    assert not again.ok
    assert [one.code for one in again.diagnostics] == ["E0609"]


def test_records_without_a_seal_stay_readable() -> None:
    lines = [line for line in record().split("\n") if not line.startswith(("salt", "seal"))]
    assert replay("\n".join(lines), "m.txt", find_parent).ok
