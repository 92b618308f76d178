"""A link is the whole record, byte for byte; a string that is none gets a diagnostic, in a bounded time."""

import base64
import hashlib
import random
import re
import zlib
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carioca_dsl.bots import make_bot
from carioca_dsl.engine import Match
from carioca_dsl.referee import (
    RecordHead,
    StopReading,
    growing_record,
    is_link,
    link_of,
    link_packing,
    record_of,
    replay,
    sealed,
    write_record,
)
from carioca_dsl.referee.link_number import BadNumber, Reader, Writer
from carioca_dsl.referee.link_packing import pack, squeeze, unpack, unsqueeze
from carioca_dsl.resources import variant_text
from tests.support.shipped import find_parent, shipped

NAMES = ("ana", "beto to maria", "José", "名前")


@cache
def record(
    seed: str = "1",
    most: int = 10_000,
    seats: int = 3,
    bots: tuple[str, ...] = ("greedy", "random"),
    grown: bool = False,
) -> str:
    """The record of a match of bots, to its end or to a number of moves."""
    match = Match(shipped("argentina").rules(seats), NAMES[:seats], seed)
    players = [make_bot(bots[seat % len(bots)], f"{seed}/{seat}") for seat in range(seats)]
    while not match.over and len(match.actions) < most:
        match.apply(players[match.seat].choose(match.view(match.seat)))
    head = RecordHead("argentina", match.rules.hash, (), match.players, (), str(match.seed))
    head = sealed(head, "5a" * 16) if seats % 2 else head
    return (growing_record if grown else write_record)(match, head)


@cache
def link(text: str) -> str:
    again = replay(text, "m.txt", find_parent)
    assert again.ok, again.diagnostics
    return link_of(text, again)


def code(text: str) -> str:
    """Which diagnostic a broken link gets."""
    with pytest.raises(StopReading) as stop:
        record_of(text, find_parent)
    return stop.value.diagnostic.code


# -- there and back ---------------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.text("abc019-_/é", min_size=1, max_size=12),
    most=st.integers(0, 250),
    seats=st.integers(2, 4),
    bots=st.sampled_from([("greedy",), ("random",), ("greedy", "random")]),
    grown=st.booleans(),
)
def test_a_record_comes_out_of_its_link_byte_for_byte(
    seed: str, most: int, seats: int, bots: tuple[str, ...], grown: bool
) -> None:
    text = record(seed, most, seats, bots, grown)
    made = link(text)
    assert re.fullmatch(r"carioca\.A[A-Za-z0-9_-]+", made), "every letter may stand in an address"
    assert is_link(made)
    assert record_of(made, find_parent) == text


def test_a_long_match_fits_in_a_message() -> None:
    text = record("7", seats=4, bots=("greedy",))
    assert "\nend: " in text
    assert len(link(text)) * 30 < len(text)


def test_a_record_that_says_more_keeps_what_it_says() -> None:
    text = record("1", 40)
    for other in (
        text.replace("deal 1:", "# what a night\ndeal 1:"),
        text.replace("  ana", "     ana"),
        text.rstrip("\n"),
        "\n\n" + text,
        text.replace("rules: ", "rules: 0000"),
        text.replace(", beto", ",beto", 1),
    ):
        assert record_of(link(other), find_parent) == other


def test_the_rules_of_a_house_and_what_was_agreed_go_along() -> None:
    from carioca_dsl.referee import read_agreement
    from tests.support.shipped import compiled

    text = variant_text("argentina").replace("variant argentina", "variant casa")
    text = re.sub(r"joker: 50 points\b", "joker: 50 points option 30 points", text).split("\nexample ")[0]
    variant = compiled(text)
    rules = variant.rules(2, read_agreement(variant, ["joker=30"]))
    match = Match(rules, ("a", "b"), "x")
    for _ in range(50):
        match.apply(next(iter(match.legal_actions())))
    head = RecordHead("casa", rules.hash, ("joker=30",), match.players, ("greedy 1", "-"), "x", {"casa": text})
    written = write_record(match, head)
    assert record_of(link(written), find_parent) == written


def test_blanks_and_line_breaks_inside_make_no_difference() -> None:
    text = record("1", 60)
    made = link(text)
    wrapped = "\n  ".join(made[at : at + 60] for at in range(0, len(made), 60))
    assert record_of(f" {wrapped}\n", find_parent) == text


@given(st.lists(st.tuples(st.lists(st.integers(0, 9), min_size=1, max_size=9).filter(any), st.integers(0, 8))))
def test_choices_come_out_of_the_number_as_they_went_in(rows: list[tuple[list[int], int]]) -> None:
    chosen = [(weights, max(range(len(weights)), key=lambda n: (weights[n] > 0, n == at))) for weights, at in rows]
    writer = Writer()
    for weights, place in chosen:
        assert writer.choose(weights, place) == place
    reader = Reader(writer.number())
    assert [reader.choose(weights) for weights, _ in chosen] == [place for _, place in chosen]
    reader.finish()


def test_what_is_no_choice_cannot_be_written() -> None:
    for weights, wanted in (((), 0), ((1,), 1), ((0, 1), 0), ((1,), None), ((1,), -1)):
        with pytest.raises(BadNumber):
            Writer().choose(weights, wanted)
    with pytest.raises(BadNumber):
        Reader(0).choose((0, 0))


# -- broken ones ------------------------------------------------------------------------------------------------------


def test_any_letter_that_changes_is_noticed() -> None:
    made = link(record("1", 60))
    for at in range(len("carioca.A"), len(made)):
        for other in "Aa0-_":
            if made[at] != other:
                assert code(made[:at] + other + made[at + 1 :]) == "E0610"


def test_a_link_that_is_cut_or_grown_is_noticed() -> None:
    made = link(record("1", 60))
    for at in range(len("carioca.A"), len(made)):
        assert code(made[:at]) == "E0610"
    for more in ("A", "AA", "AAAA", ".", "%", "é", "\0", "🂡", made):
        assert code(made + more) == "E0610"


@pytest.mark.parametrize("text", ["carioca.B", "carioca.Zabc", "carioca.aaaa"])
def test_another_version_is_named(text: str) -> None:
    assert is_link(text)
    assert code(text) == "E0611"


@pytest.mark.parametrize("text", ["", "carioca.", "carioca.1", "carioca", "x", "carioca record 1", "CARIOCA.A", "★"])
def test_what_is_no_link_is_none(text: str) -> None:
    assert not is_link(text)
    assert code(text) == "E0610"


def _signed(data: bytes) -> str:
    """A link whose checksum is right, whatever it holds."""
    check = hashlib.blake2s(data, digest_size=4).digest()
    return "carioca.A" + base64.urlsafe_b64encode(check + data).decode().rstrip("=")


def test_a_bomb_does_not_go_off() -> None:
    zeros = b"carioca record 1\n" + b"0" * 200_000_000
    raw = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = raw.compress(zeros) + raw.flush()
    assert len(bomb) < 250_000
    assert code(_signed(b"\1" + bomb)) == "E0610"
    assert code("carioca.A" + "A" * 5_000_000) == "E0610"
    with pytest.raises(link_packing.BrokenLink):
        unsqueeze(squeeze(b"x" * (link_packing.MOST_TEXT + 1)))


@pytest.mark.parametrize("flags", [0, 1, 2, 3, 4, 6, 127])
def test_bytes_that_somebody_made_up_are_a_broken_link(flags: int) -> None:
    chance = random.Random(flags)
    for _ in range(300):
        data = bytes([flags]) + chance.randbytes(chance.choice([0, 1, 5, 40, 400]))
        assert code(_signed(data)) == "E0610"


def test_the_bytes_of_a_link_changed_with_its_checksum_made_right_again() -> None:
    """Whatever comes out is either the record of a match that can be, or a diagnostic."""
    data = unpack(link(record("2", 120, 2)))
    chance = random.Random(9)
    for _ in range(300):
        other = bytearray(data)
        for _ in range(chance.randrange(1, 4)):
            act, at = chance.randrange(3), chance.randrange(len(other))
            if act == 0:
                other[at] = chance.randrange(256)
            elif act == 1:
                del other[at : at + chance.choice([1, 1, 30])]
            else:
                other[at:at] = chance.randbytes(chance.choice([1, 1, 30]))
        if bytes(other) != data:
            assert code(pack(bytes(other))).startswith(("E06", "E0325"))


def test_many_steps_in_a_small_link_take_no_long_time() -> None:
    """The number nought stands for any number of steps, all the first choice; the match ends before they do."""
    from carioca_dsl.referee.link_packing import number_bytes, take_number

    data = unpack(link(record("3", 0, 2)))
    flags, at = take_number(data, 0)
    size, at = take_number(data, at)
    front = number_bytes(flags) + number_bytes(size) + data[at : at + size]
    assert code(pack(front + number_bytes(100_000))) == "E0610"
    assert code(pack(front + number_bytes(100_001))) == "E0610"


def test_a_link_by_rules_that_are_others_now_says_so() -> None:
    made = link(record("2", 120, 2))

    def other(name: str) -> str | None:
        text = find_parent(name)
        if name != "argentina" or text is None:
            return text
        return text.replace("hand: 11 cards", "hand: 12 cards").split("\nexample ")[0]

    with pytest.raises(StopReading) as stop:
        record_of(made, other)
    assert stop.value.diagnostic.code == "E0606"
    with pytest.raises(StopReading) as stop:
        record_of(made, lambda name: None)
    assert stop.value.diagnostic.code == "E0605"
