"""Names of players as people write them: what comes of them in steps, records and links."""

import itertools

import pytest

from carioca_dsl.bots import make_bot
from carioca_dsl.compiler import read_step
from carioca_dsl.engine import LayOff, Match, Swap
from carioca_dsl.referee import (
    RecordHead,
    UnrecordableName,
    check_names,
    link_of,
    record_of,
    replay,
    tidy,
    write_record,
)
from carioca_dsl.referee.record import step_of_action
from carioca_dsl.syntax import languages
from carioca_dsl.vocabulary import vocabulary
from carioca_dsl.vocabulary.step_writing import write_step
from tests.support.shipped import find_parent, shipped

DECOMPOSED = "Jose\u0301"
TABLES = [
    ("1", "2", "3"),
    ("1", "1 2", "12"),
    ("A", "K", "8♣"),
    ("Jd", "Rd", "2"),
    ("to", "in", "low"),
    ("1", "1 low", "->"),
    ("É", "Ana-María", "*"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("names", TABLES, ids="/".join)
def test_a_step_onto_any_meld_of_anybody_reads_as_it_was_written(names: tuple[str, ...], language: str) -> None:
    check_names(names)
    words = vocabulary(language)
    for seat, owner, number, end in itertools.product(range(3), range(3), (1, 12), (None, "low", "high")):
        for card in (0, 9):
            for action in (LayOff(seat, card, owner, number, end), Swap(seat, card, card + 1, owner, number, end)):
                step = step_of_action(action, names)
                again = read_step(write_step(step, words), language, names=names)
                assert again.model_copy(update={"text": "", "origin": step.origin}) == step


@pytest.mark.parametrize("names", TABLES, ids="/".join)
def test_a_match_of_players_with_odd_names_comes_back_from_its_record_and_its_link(names: tuple[str, ...]) -> None:
    match = Match(shipped("argentina").rules(3), names, "4")
    bots = [make_bot("greedy", f"4/{seat}") for seat in range(3)]
    while not match.over and len(match.actions) < 250:
        match.apply(bots[match.seat].choose(match.view(match.seat)))
    assert {Swap, LayOff} & set(map(type, match.actions))
    text = write_record(match, RecordHead("argentina", match.rules.hash, (), names, (), str(match.seed)))
    again = replay(text, "m.txt", find_parent)
    assert again.ok, again.diagnostics
    assert again.match is not None
    assert again.match.totals == match.totals
    assert record_of(link_of(text, again), find_parent) == text


@pytest.mark.parametrize(("name", "instead"), [("file", "File"), ("file x", "File x"), ("@eva", "eva"), ("@", None)])
def test_who_has_a_name_that_no_record_can_hold_hears_of_another(name: str, instead: str | None) -> None:
    with pytest.raises(UnrecordableName) as refused:
        check_names((name, "ana"))
    assert refused.value.instead == instead
    assert repr(name) in str(refused.value)
    if instead:
        check_names((instead, "ana"))


def test_two_names_that_could_be_taken_for_one_another_are_refused() -> None:
    with pytest.raises(UnrecordableName) as refused:
        check_names(("to ana", "ana"))
    assert (refused.value.name, refused.value.instead) == ("ana", "Ana")
    check_names(("to ana", "Ana"))


def test_a_name_that_somebody_else_has_is_not_offered() -> None:
    with pytest.raises(UnrecordableName) as refused:
        check_names(("file", "FILE"))
    assert refused.value.instead is None


def test_accents_that_were_typed_apart_make_the_same_name() -> None:
    assert tidy(f"  {DECOMPOSED}  Luis ") == "José Luis"
    assert tidy("q\u0303") == "q\u0303"


def test_a_record_whose_accents_came_apart_on_the_way_is_the_same_record() -> None:
    names = (tidy(DECOMPOSED), "ana")
    match = Match(shipped("argentina").rules(2), names, "1")
    for _ in range(4):
        match.apply(next(match.legal_actions()))
    head = RecordHead("argentina", match.rules.hash, (), names, (), str(match.seed))
    text = write_record(match, head).replace(names[0], DECOMPOSED)
    again = replay(text, "m.txt", find_parent)
    assert again.ok, again.diagnostics
    assert again.match is not None
    assert again.match.actions == match.actions
