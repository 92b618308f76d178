"""Inheritance: what a line with a verb makes of the parent's lines, and what it leaves alone."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carioca_dsl.compiler import compile_text, format_text, show_text
from carioca_dsl.compiler.understand import understand
from carioca_dsl.diagnostics import Diagnostic, render
from carioca_dsl.model import Agreement, Line, Variant
from carioca_dsl.syntax import languages, tables
from tests.support.rule_texts import shipped

PARENT = """carioca 1 en
variant parent

options
  poor: "jokers cost little"

players
  number: 2 to 4

deck
  packs: 2
  jokers: 4
  wild: jokers
  expect: 108 cards

set
  size: 3 cards

run
  size: 3 cards

wild cards
  per meld when opening: at most 1

deal
  hand: 11 cards
  hand in round 3: 12 cards

rounds
  1: 2 sets
  2: 1 set, 1 run
  3: 2 runs
  expect in round 2: 6 cards

scoring
  2 to 10: face value
  J to K: 10 points
  A: 20 points
  joker: 50 points
  expect: A♠ K♥ = 30 points
  expect: K♥ 3♦ = 13 points
"""


def find(name: str) -> str | None:
    return PARENT if name == "parent" else shipped(name)


def child(*lines: str, language: str = "en", parent: str = "parent") -> str:
    header = tables(language).header
    first = (f"carioca 1 {language}", f"{header['variant'][0]} child", f"{header['based-on'][0]} {parent}")
    return "\n".join((*first, *lines, ""))


def compiled(text: str) -> Variant:
    found = compile_text(text, "child", find)
    assert found.variant is not None, render(found.diagnostics, find)
    return found.variant


def made(*lines: str, language: str = "en") -> Variant:
    return compiled(child(*lines, language=language))


def problems(*lines: str) -> tuple[Diagnostic, ...]:
    return understand(child(*lines), "child", find).diagnostics


def line_of(variant: Variant, rule: str, **when: Any) -> list[Line]:
    return [line for line in variant.lines if line.rule == rule and (not when or line.when.rounds == when["rounds"])]


# -- what the verbs do ------------------------------------------------------------------------------------------------


def test_changing_a_line_leaves_the_narrower_ones_of_the_parent_alone() -> None:
    rules = made("deal", "  change hand: 10 cards").rules()
    assert [entry.deal.hand for entry in rules.rounds] == [10, 10, 12]


def test_removing_the_narrower_line_lets_the_other_hold() -> None:
    rules = made("deal", "  remove hand in round 3").rules()
    assert [entry.deal.hand for entry in rules.rounds] == [11, 11, 11]


def test_adding_a_narrower_line_changes_those_cases_alone() -> None:
    rules = made("deal", "  add hand in round 2: 13 cards").rules()
    assert [entry.deal.hand for entry in rules.rounds] == [11, 13, 12]


def test_a_changed_convention_of_the_family_counts_as_the_files_own() -> None:
    variant = made("wild cards", "  change per meld: at most 2 (was no limit)")
    limits = variant.rules().rounds[0].wild_cards.per_meld
    assert (limits.opening.most, limits.laying_off.most) == (1, 2)
    assert {line.level for line in variant.lines} == {0, 1}


def test_a_line_stands_where_the_one_stood_that_it_changes() -> None:
    before, after = compiled(PARENT), made("scoring", "  change J to K: 5 points", "  remove expect")
    assert [line.subject for line in line_of(after, "scoring.card-points")] == [
        line.subject for line in line_of(before, "scoring.card-points")
    ]


def test_what_is_agreed_changes_with_the_line() -> None:
    variant = made("scoring", "  change joker: 30 points option 20 points (was 50 points)")
    (line,) = line_of(variant, "scoring.joker")
    assert line.values == (30, 20)


def test_an_option_of_the_parent_can_be_used_and_a_new_one_needs_no_verb() -> None:
    variant = made("options", '  rich: "jokers cost much"', "scoring", "  add joker if poor: 5 points",
                   "  add A if rich: 99 points", "  remove expect")  # fmt: skip
    scoring = [variant.rules(None, Agreement(options=frozenset({one}))).rounds[0].scoring for one in ("poor", "rich")]
    assert [(one.joker, one.card_points[0]) for one in scoring] == [(5, 20), (50, 99)]


def test_a_kind_of_the_file_needs_no_verb_and_one_of_the_family_does() -> None:
    variant = made(
        "set",
        "  change size: 4 cards (was 3 cards)",
        "meld pair",
        "  like: set",
        "  size: 2 cards",
        "rounds",
        "  change 2: 2 pairs",
        "  change expect in round 2: 4 cards",
    )
    contract = variant.rules().rounds[1].contract
    assert [(part.count, part.kind) for part in contract[0].parts] == [(2, "pair")]
    assert variant.rules().rounds[0].contract_sizes == ((8, 8),)


def test_rounds_are_removed_changed_and_added() -> None:
    variant = made("rounds", "  remove 2", "  change 3: 1 run", "  add 4: 3 sets")
    rules = variant.rules()
    assert [entry.number for entry in rules.rounds] == [1, 2, 3]
    assert [entry.contract[0].parts[0].count for entry in rules.rounds] == [2, 1, 3]
    assert variant.without_rounds == {2}
    assert not [one for one in variant.expectations if one.section == "rounds"]


def test_a_grandchild_may_bring_a_round_back() -> None:
    text = child("rounds", "  remove 2")
    again = "carioca 1 en\nvariant again\nbased on child\nrounds\n  add 2: 3 sets\n"
    found = compile_text(again, "again", lambda name: text if name == "child" else find(name))
    assert found.variant is not None, found.diagnostics
    assert found.variant.without_rounds == frozenset()
    assert len(found.variant.rules().rounds) == 3
    assert found.variant.based_on == ("child", "parent", "family")


def test_printed_totals_are_inherited_and_take_verbs() -> None:
    variant = made(
        "deck",
        "  change jokers: 2",
        "  change expect: 106 cards (was 108 cards)",
        "scoring",
        "  change A: 15 points (was 20 points)",
        "  change expect: A♠ K♥ = 25 points (was 30 points)",
        "  add expect: A♠ = 15 points",
    )
    assert {(one.section, one.number) for one in variant.expectations} == {
        ("deck", 106), ("rounds", 6), ("scoring", 25), ("scoring", 13), ("scoring", 15),
    }  # fmt: skip


def test_removing_printed_points_removes_all_of_them() -> None:
    variant = made("scoring", "  change J to K: 5 points", "  remove expect")
    assert {one.section for one in variant.expectations} == {"deck", "rounds"}


def test_a_total_of_the_parent_that_does_not_hold_any_more_is_told_in_the_child() -> None:
    (found,) = compile_text(child("deck", "  change jokers: 2"), "child", find).diagnostics
    assert (found.code, found.span.file, found.span.line) == ("E0308", "child", 5)
    assert "change expect: 106 cards" in render([found], find)
    assert "parent" in {label.span.file for label in found.labels}


def test_a_file_based_on_the_family_states_its_rules() -> None:
    text = PARENT.replace("variant parent\n", "variant parent\nbased on family\n")
    assert compiled(text).rules().hash == compiled(PARENT).rules().hash


def test_a_kind_of_the_parent_has_the_plural_that_the_parent_gives_it() -> None:
    kind = ("meld court pair", "  like: set", "  size: 2 cards")
    house = child("words en", '  court pair: "brace", "brace of courts"', *kind, "rounds", "  add 4: 2 brace of courts")
    again = "carioca 1 en\nvariant again\nbased on child\nrounds\n  add 5: 3 brace of courts\n"
    found = compile_text(again, "again", lambda name: house if name == "child" else find(name))
    assert found.variant is not None, found.diagnostics
    assert found.variant.rules().rounds[4].contract[0].parts[0].kind == "court pair"


# -- names, words, languages -------------------------------------------------------------------------------------------


def test_a_declared_name_wins_over_a_verb_where_it_is_longer() -> None:
    variant = made(
        "groups",
        "  change of luck: A",
        "  remove: K",
        "scoring",
        "  change change of luck: 25 points",
        "  remove expect",
    )
    assert variant.rules().rounds[0].scoring.card_points[0] == 25
    alone = compiled(PARENT.replace("  A: 20 points", "  fixed ace: 20 points").replace(
        "players\n", "groups\n  fixed ace: A\n\nplayers\n", 1))  # fmt: skip
    assert not any(line.fixed for line in alone.lines)
    assert alone.rules().hash == compiled(PARENT).rules().hash


def test_a_label_wins_over_a_verb_where_it_is_longer() -> None:
    read = understand("carioca 1 es\nvariante v\nturno\n  añadir a: cualquier combinación\n", "v", find)
    assert not read.diagnostics
    variant = made("turno", "  cambiar añadir a: las propias combinaciones", language="es")
    assert variant.rules().rounds[0].turn.lay_off_onto == "own melds"


@pytest.mark.parametrize("language", languages())
def test_verbs_are_understood_in_every_language_and_spelling(language: str) -> None:
    english = child("deal", "  remove hand in round 3", "scoring", "  fixed change joker: 30 points (was 50 points)",
                    "rounds", "  add 4: 3 sets")  # fmt: skip
    text = format_text(english, "child", find, labels=language)
    assert compiled(text).rules().hash == compiled(english).rules().hash
    words = tables(language).changes
    for word, spellings in words.items():
        for spelling in spellings:
            again = text.replace(f"({spellings[0]} " if word == "was" else f"{spellings[0]} ",
                                 f"({spelling} " if word == "was" else f"{spelling} ")  # fmt: skip
            assert compiled(again).rules().hash == compiled(english).rules().hash, spelling
            assert format_text(again, "child", find) == text


def test_what_people_write_is_normalised() -> None:
    text = child("deal", "Remove  hand in round 3:", "CHANGE hand : 10 (was 11", "change fixed upcard: none (was 1)")
    made = format_text(text, "child", find)
    for line in ("remove hand in round 3", "change hand: 10 cards (was 11 cards)",
                 "fixed change upcard: none (was 1 card)"):  # fmt: skip
        assert f"  {line}\n" in made


def test_marks_and_comments_stay_behind_a_line_that_removes() -> None:
    text = child("", "deal", f"  {'remove hand in round 3'.ljust(46)}  @convention  # too many")
    assert format_text(text, "child", find) == text


def test_a_parents_places_are_those_of_the_parent() -> None:
    variant = made("deal", "  change hand: 10 cards")
    files = {line.rule: line.origin.file for line in variant.lines if not line.when.rounds}
    assert (files["deal.hand"], files["deck.packs"], files["turn.draw"]) == ("child", "parent", "family")


# -- fixed lines -------------------------------------------------------------------------------------------------------


def test_a_fixed_line_is_said_fixed_by_show() -> None:
    variant = made("deal", "  fixed change hand: 10 cards", "  remove hand in round 3")
    assert "\n  fixed hand: 10 cards" in show_text(variant)
    assert any(line.fixed for line in compiled(show_text(variant)).lines)


def test_a_broader_line_and_one_about_something_else_may_stand_beside_a_fixed_one() -> None:
    fixed = PARENT.replace("  hand in round 3", "  fixed hand in round 3").replace("  J to K", "  fixed J to K")
    deal = ("deal", "  change hand: 9 cards", "  add hand in round 2: 12 cards")
    text = child(*deal, "scoring", "  change A: 25 points", "  remove expect")
    found = compile_text(text, "child", lambda name: fixed if name == "parent" else shipped(name))
    assert found.variant is not None, found.diagnostics


@pytest.mark.parametrize("line", ["change A: 25 points", "remove A", "add A in round 1: 5 points"])
def test_what_is_fixed_stays(line: str) -> None:
    fixed = PARENT.replace("  A: 20", "  fixed A: 20")
    found = understand(
        child("scoring", f"  {line}"), "child", lambda name: fixed if name == "parent" else shipped(name)
    )
    (one,) = found.diagnostics
    assert one.code == "E0234"
    assert [label.span.file for label in one.labels] == ["child", "parent"]


# -- both places -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("E0222", ("deal", "  hand: 12 cards")),
        ("E0230", ("deal", "  change hand in round 2: 12 cards")),
        ("E0231", ("deal", "  remove hand in round 2")),
        ("E0232", ("rounds", "  add 3: 3 sets")),
        ("E0233", ("deal", "  change hand: 12 cards (was 10 cards)")),
        ("E0217", ("options", '  poor: "again"')),
    ],
)
def test_a_conflict_shows_both_places(code: str, lines: tuple[str, ...]) -> None:
    (one,) = problems(*lines)
    assert one.code == code
    assert one.span.file == "child"
    assert "parent" in {label.span.file for label in one.labels[1:]}


@pytest.mark.parametrize(
    ("lines", "mended"),
    [
        (("deal", "  hand: 12 cards"), "  change hand: 12 cards"),
        (("deal", "  hand in round 2: 12 cards"), "  add hand in round 2: 12 cards"),
        (("deal", "  remove hand: 12 cards"), "  remove hand"),
        (("deal", "  change hand: 12 cards (was 10)"), "  change hand: 12 cards (was 11 cards)"),
        (("deal", "  change hand 12 cards"), "  change hand: 12 cards"),
    ],
)
def test_a_fix_mends_the_line(lines: tuple[str, ...], mended: str) -> None:
    (one,) = problems(*lines)
    assert one.fix is not None
    row = lines[-1]
    start, end = one.fix.span.column - 1, one.fix.span.end_column - 1
    assert row[:start] + one.fix.text + row[end:] == mended
    assert not problems(*lines[:-1], mended)


def test_no_text_below_a_parent_raises() -> None:
    lines = [
        f"  {word}{tail}"
        for word in ("change", "remove", "add", "fixed", "was")
        for tail in ("", ":", " :", ": 1", " (", ": (", ": 1 (", ": 1 (was", f" {word} x: )(", " meld", " hand", " 1")
    ]
    for section in ("deal", "meld pair", "rounds", "nonsense", "example one", "title"):
        text = child(section, *lines)
        compile_text(text, "child", find)
        format_text(text, "child", find)


# -- the same as a file merged by hand ---------------------------------------------------------------------------------

CASES = ("", " in round 1", " in round 2", " in round 3", " in rounds 2 to 3", " with 3 players", " if poor")
RULES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "hand": ("deal", ("10 cards", "12 cards", "13 cards"), CASES),
    "upcard": ("deal", ("1 card", "none"), CASES[:2]),
    "final discard": ("turn", ("required", "optional"), CASES[:4]),
    "joker": ("scoring", ("25 points", "50 points", "30 points option 20 points"), CASES),
    "J to K": ("scoring", ("10 points", "5 points"), CASES[:3]),
    "per meld": ("wild cards", ("at most 2", "no limit"), ("", " when opening", " when laying off", " in round 1")),
}
CONTRACTS = ("2 sets", "1 run", "1 set, 1 run", "2 runs", "3 sets")
Rows = dict[tuple[str, str], str]


def rows_of(text: str) -> Rows:
    """The lines of sections of rules by section and label."""
    rows: Rows = {}
    section = ""
    for row in text.splitlines()[2:]:
        if row and not row.startswith(" "):
            section = row
        elif row and section != "options":
            label, _, value = row.strip().partition(": ")
            rows[section, label] = value
    return rows


def text_of(rows: Rows) -> str:
    sections: dict[str, list[str]] = {}
    for (section, label), value in rows.items():
        sections.setdefault(section, []).append(f"  {label}: {value}")
    body = "\n".join(line for section, lines in sections.items() for line in (section, *lines))
    return f'carioca 1 en\nvariant merged\noptions\n  poor: "jokers cost little"\n{body}\n'


PLAIN = "\n".join(row for row in PARENT.splitlines() if "expect" not in row)


@st.composite
def changes(draw: st.DrawFn, rows: Rows) -> tuple[list[str], Rows]:
    """Lines with verbs for a child of a file with these rows, and the rows of the file that one would merge by hand."""
    merged = dict(rows)
    lines: list[str] = []
    labels = [(section, f"{name}{case}", values) for name, (section, values, cases) in RULES.items() for case in cases]
    labels += [("rounds", str(number), CONTRACTS) for number in range(1, 5)]
    for section, label, values in draw(st.lists(st.sampled_from(labels), max_size=6, unique_by=lambda one: one[:2])):
        key = (section, label)
        if key not in rows and label in RULES and RULES[label][0] == section and label in ("upcard", "final discard"):
            continue  # the family says it: the merged file would state it, the child has to change it
        value = draw(st.sampled_from(values))
        if key not in rows:
            verb = "change" if key in (("wild cards", "per meld"),) else "add"
            merged[key] = value
        elif draw(st.booleans()) and section == "rounds" and len([one for one in merged if one[0] == "rounds"]) < 2:
            continue
        elif draw(st.booleans()):
            verb = "remove"
            del merged[key]
        else:
            verb = "change"
            merged[key] = value
        was = f" (was {rows[key]})" if verb == "change" and key in rows and draw(st.booleans()) else ""
        lines += [section, f"  remove {label}" if verb == "remove" else f"  {verb} {label}: {value}{was}"]
    return lines, merged


def renumbered(rows: Rows) -> Rows:
    """The rows with their rounds counted from 1 on, as a file that stands alone must have them."""
    numbers = sorted(int(label) for section, label in rows if section == "rounds")
    counted = {number: place for place, number in enumerate(numbers, 1)}
    made: Rows = {}
    for (section, label), value in rows.items():
        head, _, tail = label.partition(" in round")
        if section == "rounds":
            made[section, str(counted[int(label)])] = value
        elif tail:
            ends = [int(word) for word in tail.split() if word.isdigit()]
            there = [counted[number] for number in range(ends[0], ends[-1] + 1) if number in counted]
            if there:
                made.setdefault((section, f"{head} in rounds {', '.join(map(str, there))}"), value)
        else:
            made[section, label] = value
    return made


def hashes(text: str) -> tuple[str, ...] | None:
    """The rules of every table and agreement; ``None`` where there are none."""
    read = understand(text, "child", lambda name: PLAIN if name == "parent" else find(name))
    assert not [one for one in read.diagnostics if one.code.startswith("E")], (text, read.diagnostics)
    assert read.variant is not None
    found = []
    for players in (2, 3, 4):
        for agreed in (Agreement(), Agreement(options=frozenset({"poor"}))):
            try:
                found.append(read.variant.rules(players, agreed).hash)
            except ValueError:
                found.append("none")
    return tuple(found)


@settings(max_examples=60, deadline=None)
@given(changes(rows_of(PLAIN)))
def test_a_child_has_the_rules_of_the_file_that_one_would_merge_by_hand(change: tuple[list[str], Rows]) -> None:
    lines, merged = change
    assert hashes(child(*lines)) == hashes(text_of(renumbered(merged)))
