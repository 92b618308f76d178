"""The record of a match: what is written is what was played, and what is played again is what was written."""

import itertools
from collections.abc import Callable
from functools import cache

import pytest

from carioca_dsl.bots import make_bot, play_out
from carioca_dsl.cards import face_of
from carioca_dsl.engine import Event, Match
from carioca_dsl.melds import Meld
from carioca_dsl.referee import RecordHead, Replay, replay, write_record
from carioca_dsl.resources import variant_text
from tests.support.shipped import compiled, find_parent, shipped

NAMES = ("ana", "beto to maria", "carla-3")
"""One with blanks and a keyword of the notation in it."""


@cache
def played(seed: int = 1, most: int | None = None) -> Match:
    """A match of bots, to its end or to a number of moves."""
    match = Match(shipped("argentina").rules(3), NAMES, str(seed))
    bots = [make_bot("greedy", f"{seed}/{seat}") for seat in range(3)]
    if most is None:
        play_out(match, bots)
    for _ in range(most or 0):
        match.apply(bots[match.seat].choose(match.view(match.seat)))
    return match


def record(match: Match) -> str:
    return write_record(match, RecordHead("argentina", match.rules.hash, (), match.players, (), str(match.seed)))


def again(text: str) -> Replay:
    return replay(text, "m.txt", find_parent)


def codes(text: str) -> list[str]:
    return [one.code for one in again(text).diagnostics]


def bare(thing: object) -> object:
    """The event with faces instead of physical cards: equal cards are not told apart in a record."""
    if isinstance(thing, Meld):
        return (thing.kind, thing.rank, thing.suit, thing.low, tuple(map(face_of, thing.cards)))
    if isinstance(thing, tuple):
        fields = getattr(thing, "_fields", None)
        if fields is None:
            return tuple(map(bare, thing))
        cards = {"card", "cards", "hands", "wild"}
        return (
            type(thing).__name__,
            *(faces(getattr(thing, f)) if f in cards else bare(getattr(thing, f)) for f in fields),
        )
    return thing


def faces(cards: object) -> object:
    if isinstance(cards, tuple):
        return tuple(sorted(map(faces, cards), key=repr))
    return face_of(cards) if isinstance(cards, int) else cards


def told(events: list[Event]) -> list[object]:
    return [bare(event) for event in events]


@pytest.mark.parametrize("seed", range(1, 6))
def test_replay_equals_play(seed: int) -> None:
    match = played(seed)
    found = again(record(match))
    assert found.diagnostics == []
    assert found.match is not None
    assert told(found.match.events) == told(match.events)
    assert found.match.standings == match.standings


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_swaps_of_wild_cards_that_a_step_names_are_replayed(bot: str) -> None:
    match = Match(shipped("chile").rules(4), (*NAMES, "dora"), "3")
    play_out(match, [make_bot(bot, f"3/{seat}") for seat in range(4)])
    text = write_record(match, RecordHead("chile", match.rules.hash, (), match.players, (), "3"))
    steps = [line for line in text.splitlines() if " swaps: " in line]
    assert any(" for 2" in line for line in steps)
    found = again(text)
    assert found.diagnostics == []
    assert found.match is not None
    assert told(found.match.events) == told(match.events)


def test_a_record_of_a_replay_is_the_same_record() -> None:
    text = record(played())
    found = again(text)
    assert found.match is not None
    assert record(found.match) == text


@pytest.mark.parametrize("most", [0, 1, 2, 7, 100])
def test_a_match_that_was_broken_off_is_a_record_too(most: int) -> None:
    match = played(2, most)
    found = again(record(match))
    assert found.ok, found.diagnostics
    assert found.match is not None
    assert len(found.match.actions) == most
    assert found.match.deal.hands[0] == match.deal.hands[0] or told(found.match.events) == told(match.events)


def test_it_can_be_read_by_people() -> None:
    lines = record(played()).splitlines()
    assert lines[0] == "carioca record 1"
    assert any(line.startswith("deal 1: round 1, dealt by ") for line in lines)
    assert any(" opens: " in line and " | " in line for line in lines)
    assert lines[-1].startswith("end: ana ")


Edit = Callable[[list[str]], int]


def head(field: str, value: str) -> Edit:
    """Another value of a field of the head."""

    def edit(lines: list[str]) -> int:
        place = next(n for n, line in enumerate(lines) if line.startswith(f"{field}:"))
        lines[place] = f"{field}: {value}"
        return place + 1

    return edit


def line_with(part: str, new: str) -> Edit:
    """The first line with that part becomes another one."""

    def edit(lines: list[str]) -> int:
        place = next(n for n, line in enumerate(lines) if part in line)
        lines[place] = lines[place].replace(part, new)
        return place + 1

    return edit


def without(part: str) -> Edit:
    """The first line with that part is lost; the next one is where it shows."""

    def edit(lines: list[str]) -> int:
        place = next(n for n, line in enumerate(lines) if part in line)
        del lines[place]
        return place + 1

    return edit


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (head("variant", "nowhere"), "E0605"),
        (head("players", "a, b, c, d, e, f"), "E0607"),
        (head("players", "a, b, a"), "E0607"),
        (head("seed", "another"), "E0609"),
        (line_with("carioca record 1", "carioca record 2"), "E0602"),
        (line_with("draws: stock", "draws: everything"), "E0211"),
        (line_with("draws: stock", "steals: stock"), "E0219"),
        (line_with("discards:", "discards: 11♣ #"), "E0212"),
        (line_with("discards:", "discards: ★ #"), "E0608"),
        (line_with("scores: ana ", "scores: ana 1"), "E0609"),
        (line_with("end: ana ", "end: ana 1"), "E0609"),
        (line_with("deal 2: round 2", "deal 2: round 3"), "E0609"),
        (line_with("dealt by", "dealt by nobody, not"), "E0609"),
        (without("draws: "), "E0608"),
        (without("scores:"), "E0609"),
        (without("deal 2:"), "E0609"),
    ],
)
def test_an_edited_record_is_caught_at_its_line(edit: Edit, code: str) -> None:
    lines = record(played()).splitlines()
    number = edit(lines)
    found = again("\n".join(lines))
    assert not found.ok
    assert [one.code for one in found.diagnostics] == [code]
    assert found.diagnostics[0].span.file == "m.txt"
    if code != "E0609":  # where lines disagree, it shows at the first one that no longer fits
        assert found.diagnostics[0].span.line == number


def test_a_line_after_the_end_is_not_passed_over() -> None:
    text = record(played())
    found = again(text + "ana draws: stock\n")
    assert [one.code for one in found.diagnostics] == ["E0609"]


def test_a_step_by_somebody_who_does_not_sit_there() -> None:
    found = again(record(played(3, 0)) + "  zoe draws: stock\n")
    assert [one.code for one in found.diagnostics] == ["E0321"]


@cache
def house_record() -> str:
    """A whole match by the rules of a house."""
    text = variant_text("argentina").replace("variant argentina", "variant casa").replace("joker: 50", "joker: 40")
    text = text.split("\nexample ")[0].replace("  expect: A♠", "  # A♠")
    rules = compiled(text).rules(2)
    match = Match(rules, ("a", "b"), 5)
    play_out(match, [make_bot("greedy", seat) for seat in range(2)])
    return write_record(match, RecordHead("casa", rules.hash, (), match.players, (), "5", {"casa": text}))


def test_the_text_of_a_house_variant_travels_with_the_record() -> None:
    assert again(house_record()).ok
    assert codes(house_record().replace("joker: 40", "joker 40")) == ["E0605"]


@pytest.mark.parametrize(
    ("old", "new"), [("2 to 10: face value", "2 to 10: 7 points"), ("hand: 11 cards", "hand: 12 cards")]
)
def test_by_rules_that_have_changed_a_record_comes_out_differently(old: str, new: str) -> None:
    found = again(house_record().replace(old, new))
    assert not found.ok
    assert [one.code for one in found.diagnostics] == ["E0606"], "the rules are why, and that is said once"
    assert found.diagnostics[0].span.line == 3


def test_rules_that_have_changed_without_a_difference_to_the_match_are_no_obstacle() -> None:
    for text in (
        house_record().replace("final discard: required", "final discard: optional"),
        record(played()).replace(f"rules: {played().rules.hash}", "rules: 0123456789abcdef"),
    ):
        found = again(text)
        assert found.ok
        assert [(one.code, one.span.line) for one in found.diagnostics] == [("W0601", 3)]


def test_what_is_wrong_with_a_line_is_said_whatever_the_rules() -> None:
    text = record(played()).replace(f"rules: {played().rules.hash}", "rules: 0123456789abcdef")
    assert codes(text.replace("draws: stock", "draws: everything", 1)) == ["E0211", "W0601"]


@pytest.mark.parametrize(
    "name", ["to", "a, b", "a: b", "a # b", "a -> b", "", " a", "a\nb", "8♠", "a  b", "low", "file"]
)
def test_a_name_that_could_not_be_read_again_is_refused(name: str) -> None:
    match = Match(shipped("argentina").rules(2), ("ana", name), "1")
    try:
        text = record(match)
    except ValueError:
        return
    for action in itertools.islice(match.legal_actions(), 1):
        match.apply(action)
    assert again(text).ok
    assert again(record(match)).ok


@pytest.mark.parametrize("name", ["file", "file x", "deal"])
def test_a_line_about_a_player_is_lost_in_no_record(name: str) -> None:
    """Where the line would be taken for something else of a record, the name is refused before anybody has played."""
    match = Match(shipped("argentina").rules(2), (name, "ana"), "1")
    for _ in range(4):
        match.apply(next(match.legal_actions()))
    try:
        text = record(match)
    except ValueError:
        return
    found = again(text)
    assert found.match is not None
    assert found.match.actions == match.actions


@pytest.mark.parametrize("name", ["José Luis", "o'neill", "名前", "beto_2", "ana 2"])
def test_names_of_people_are_no_difficulty(name: str) -> None:
    match = Match(shipped("argentina").rules(2), (name, "ana"), "1")
    for _ in range(6):
        match.apply(next(match.legal_actions()) if match.deal.phase == "draw" else list(match.legal_actions())[-1])
    found = again(record(match))
    assert found.ok, found.diagnostics
    assert found.match is not None
    assert len(found.match.actions) == 6


@pytest.mark.parametrize("wrong", ["price=-2", "price=10001", "price=two"])
def test_what_cannot_be_agreed_is_shown_on_its_own_line_with_what_could_be(wrong: str) -> None:
    head = RecordHead("italia", "", ("stake=10", wrong, "pazza"), NAMES, (), "1")
    text = write_record(Match(shipped("italia").rules(3), NAMES, "1"), head)
    (one,) = again(text).diagnostics
    assert one.code == "E0325"
    assert text.splitlines()[one.span.line - 1] == f"agree: {wrong}"
    assert "price=" in str(dict(one.args)["legal"])
