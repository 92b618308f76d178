"""Each mistake gives one message, with its code, on its line, under the words that are wrong."""

import pytest

from carioca_dsl.compiler import compile_text, format_text
from carioca_dsl.compiler.understand import understand
from carioca_dsl.diagnostics import languages, render
from carioca_dsl.vocabulary import vocabulary
from tests.support.rule_texts import ARGENTINA, problem, problems, shipped, underlined
from tests.support.shipped import find_parent

MISTAKES = [
    # lines
    ("E0101", "hand 11 cards", ("deal", "  hand 11 cards")),
    ("E0101", "1 2 sets", ("rounds", "  1 2 sets")),
    ("E0101", "ana draws stock", ("example one", "  ana draws stock")),
    ("E0101", "J to K 10 points", ("scoring", "  J to K 10 points")),
    ("E0102", '"Our game', ("title", '  en: "Our game')),
    ("E0102", '"', ("title", '  en: Our game"')),
    ("E0103", "or so", ("deal", "  hand: 11 cards @inferred or so")),
    ("E0108", "hand: 11 cards", ("hand: 11 cards",)),
    # headings and labels
    ("E0110", "scoring:", ("scoring:",)),
    ("E0110", "deal :", ("deck", "  packs: 2", "deal :", "  hand: 11 cards")),
    ("E0110", "words fr:", ("title", '  fr: "Notre jeu"', "words fr:", '  round: "donne" f')),
    ("E0110", "words: fr", ("words: fr", '  round: "donne" f')),
    ("E0110", "example:one", ("example:one", "  round: 1")),
    ("E0201", "scorign", ("deck", "  packs: 2", "scorign:", "  2 to 10: face value")),
    ("E0201", "scorign", ("sources", '  guide: "A guide"', "scorign:", "  2 to 10: face value")),
    ("E0203", "mazo", ("title", '  en: "Our game"', "mazo:", "  mazos: 2")),
    ("E0204", "tokens", ("deck", "  packs: 2", "tokens:", "  each: 3")),
    ("E0218", "deal:", ("words fr", "  deal:")),
    ("E0218", "scoring:", ("notes fr", "  scoring:")),
    ("E0218", "players:", ("example one", "  players:")),
    ("E0201", "scorign", ("scorign",)),
    ("E0203", "mazo", ("mazo",)),
    ("E0204", "tokens", ("tokens",)),
    ("E0202", "hnad", ("deal", "  hnad: 11 cards")),
    ("E0202", "B to K", ("scoring", "  B to K: 10 points")),
    ("E0203", "mano", ("deal", "  mano: 11 cards")),
    ("E0204", "own discard", ("buying", "  own discard: allowed")),
    ("E0204", "next to each other", ("wild cards", "  next to each other: forbidden")),
    ("E0235", "change", ("deal", "  change hand: 12 cards")),
    ("E0235", "remove", ("deal", "  remove hand in round 7")),
    ("E0236", "12 cards", ("deal", "  remove hand in round 7: 12 cards")),
    ("E0237", "fixed", ("deck", "  fixed expect: 108 cards")),
    ("E0238", "11 cards", ("deal", "  hand: 12 cards (was 11 cards)")),
    ("E0101", "change hand 12 cards", ("deal", "  change hand 12 cards")),
    ("E0228", "tie", ("deal", "  tie: shared")),
    ("E0216", "hand", ("deal", "  hand: 11 cards", "  hand: 12 cards")),
    ("E0216", "2 to 10", ("scoring", "  2 to 10: face value", "  2 to 10: 5 points")),
    # qualifiers
    ("E0205", "when drawing", ("wild cards", "  per meld when drawing: none")),
    ("E0205", "in roudn 7", ("deal", "  hand in roudn 7: 12 cards")),
    ("E0206", "in round 2", ("deck", "  packs in round 2: 3")),
    ("E0206", "when opening", ("deal", "  hand when opening: 12 cards")),
    ("E0206", "with 3 players", ("players", "  number with 3 players: 3")),
    ("E0214", "all fourteen", ("deal", "  hand if all fourteen: 13 cards")),
    ("E0210", "cards", ("deck", "  packs with 5 cards: 3")),
    ("E0229", "0", ("deal", "  hand in round 0: 12 cards")),
    ("E0229", "9 to 51", ("deal", "  hand in rounds 2, 9 to 51: 12 cards")),
    ("E0229", "51", ("rounds", "  51: 2 sets")),
    ("E0229", "0", ("rounds", "  0 if all: 2 sets", "options", '  all: "a"')),
    # values
    ("E0207", "sats", ("rounds", "  1: 2 sats")),
    ("E0207", "trio", ("meld four", "  like: trio")),
    ("E0242", "1 run", ("rounds", "  1: 1 set 1 run")),
    ("E0209", "forbiden", ("run", "  around the corner: forbiden")),
    ("E0209", "alowed", ("turn", "  final discard: required option alowed")),
    ("E0209", "fase value", ("scoring", "  2 to 10: fase value")),
    ("E0210", "points", ("deal", "  hand: 11 points")),
    ("E0210", "cards", ("scoring", "  joker: 50 cards")),
    ("E0211", "eleven", ("deal", "  hand: eleven")),
    ("E0211", "at most 11 cards", ("deal", "  hand: at most 11 cards")),
    ("E0211", "1", ("wild cards", "  per meld: 1")),
    ("E0211", "4 to 2", ("players", "  number: 4 to 2")),
    ("E0211", "0 sets", ("rounds", "  1: 0 sets")),
    ("E0211", "Our game", ("title", "  en: Our game")),
    ("E0211", "melds worth 40 points", ("rounds", "  1: melds worth 40 points")),
    ("E0211", "any amount", ("money", "  stake: any amount")),
    ("E0204", "by level", ("match", "  order: by level")),
    ("E0204", "by first opener", ("match", "  contracts: by first opener")),
    ("E0212", "11♠", ("scoring", "  expect: A♠ 11♠ = 33 points")),
    ("E0212", "8x", ("example one", "  ana holds: 8♠ 8x")),
    ("E0212", "Z♠", ("example one", "  ana discards: Z♠")),
    ("E0215", "court", ("deck", "  wild: jokers, court")),
    ("E0218", "hand:", ("deal", "  hand:")),
    ("E0218", "fr:", ("title", "  fr:")),
    ("E0229", "99999 points", ("scoring", "  joker: 99999 points")),
    # names and marks
    ("E0213", "@guia.4", ("sources", '  guide: "A guide"', "deal", "  hand: 11 cards @guia.4")),
    ("E0226", "@infered", ("deal", "  hand: 11 cards @infered")),
    ("E0217", "meld four", ("meld four", "  like: set", "meld four")),
    ("E0217", "all", ("options", '  all: "a"', '  all: "b"')),
    ("E0225", "meld four", ("meld four", "  size: 4 cards")),
    # texts
    ("E0208", "donne", ("words fr", '  donne: "donne" f')),
    ("E0202", "histry", ("notes en", '  histry: "Old."')),
    ("E0223", "{jokre}", ("notes en", '  scoring: "A joker costs {jokre} points."')),
    ("E0224", "50", ("notes en", '  scoring: "A joker costs 50 points."')),
    ("E0106", "words french", ("words french", '  round: "donne" f')),
    # examples
    ("E0219", "ana sings", ("example one", "  ana sings: stock")),
    ("E0204", "ana calls", ("example one", "  ana calls: 8♠")),
    ("E0211", "pile", ("example one", "  ana draws: pile")),
    ("E0227", "turn.lay-off-form", ("example one", "  ana discards: 8♠ -> refused because turn.lay-off-form")),
    ("E0227", "set-size", ("example one", "  ana discards: 8♠ -> refused because set-size")),
    ("E0260", "alowed", ("example one", "  ana draws: stock -> alowed")),
    ("E0260", "because set.size", ("example one", "  ana draws: stock -> allowed because set.size")),
    ("E0260", "->", ("example one", "  ana draws: stock ->")),
    ("E0260", "=>", ("example one", "  ana draws: stock => allowed")),
    ("E0260", "becaus", ("example one", "  ana discards: 8♠ -> refused becaus set.size")),
    ("E0260", "set.size", ("example one", "  ana discards: 8♠ -> refused set.size")),
    ("E0260", "because", ("example one", "  ana discards: 8♠ -> refused because")),
    ("E0211", "pile", ("example one", "  ana draws: pile -> alowed")),
    ("E0212", "8x", ("example one", "  ana discards: 8x -> alowed")),
    ("E0216", "round", ("example one", "  round: 1", "  round: 2")),
]


@pytest.mark.parametrize(("code", "words", "lines"), MISTAKES)
def test_a_mistake_is_one_message_at_its_words(code: str, words: str, lines: tuple[str, ...]) -> None:
    found = problem(*lines)
    assert found.code == code
    assert underlined(*lines) == words


def test_every_code_of_the_language_has_a_case_here() -> None:
    from carioca_dsl.diagnostics import CODES

    below_a_parent = {"E0222", "E0230", "E0231", "E0232", "E0233", "E0234", "E0239", "E0240", "E0241", "E0243"}
    elsewhere = {"E0104", "E0105", "E0106", "E0107", "E0109", "E0220", "E0221", *below_a_parent}
    mine = {code for code in CODES if code.startswith(("E01", "E02"))}
    assert mine - elsewhere <= {code for code, _, _ in MISTAKES}


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("carioca 2 en\nvariant x\n", "E0105", 1),
        ("carioca\nvariant x\n", "E0105", 1),
        ("carioca 1 de\nvariant x\n", "E0106", 1),
        ("carioca 1 en\n\ndeck\n  packs: 2\n", "E0107", 1),
        ("carioca 1 en\nvariant x\nbased on nobody\n", "E0220", 3),
        ("carioca 1 en\nvariant x\nbased on x\n", "E0221", 3),
        ("carioca 1 en\nvariant x\nbased on argentina\ndeal\n  hand: 12 cards\n", "E0222", 5),
    ],
)
def test_a_mistake_of_the_header(text: str, code: str, line: int) -> None:
    (found,) = compile_text(text, "x", shipped).diagnostics
    assert (found.code, found.span.line) == (code, line)


@pytest.mark.parametrize(
    "lines",
    [
        ("variant x", "title", '  en: "Ours"', "carioca 1 en"),
        ("title", '  en: "Ours"', "carioca 1 en", "variant x"),
        ("title", '  en: "Ours"', "carioca 1 en", "variant x", "based on argentina", "notes en", '  history: "Old"'),
        ("variant x", "title", "carioca 2 en"),
    ],
)
def test_a_first_line_further_down_is_one_message_and_its_header_is_read(lines: tuple[str, ...]) -> None:
    (found,) = understand("\n".join(lines), "x", shipped).diagnostics
    assert found.code == "E0105"


def test_an_unknown_section_is_one_message_whatever_stands_below() -> None:
    assert problems("scorign", "  2 to 10: face value", "  jokre: 50") == [("E0201", 1)]


def test_headings_with_colons_are_one_message_each_and_formatted_away() -> None:
    lines = ARGENTINA.splitlines()
    titled = [f"{line}:" if line and not line.startswith((" ", "#", "carioca", "variant")) else line for line in lines]
    found = compile_text("\n".join(titled), "x", shipped).diagnostics
    wrong = [number for number, (one, other) in enumerate(zip(lines, titled, strict=True), 1) if one != other]
    assert [(one.code, one.span.line) for one in found] == [("E0110", number) for number in wrong]
    assert len(wrong) > 20
    assert format_text("\n".join(titled), "x") == format_text(ARGENTINA, "x")


def test_a_wrong_line_costs_no_other_line_its_message() -> None:
    lines = ("deal", "  hnad: 11 cards", "  hand: eleven", "run", "  ace: lwo")
    assert problems(*lines) == [("E0202", 2), ("E0211", 3), ("E0209", 5)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lines", [("rounds", "  51: 2 sets"), ("deal", "  hand in round 51: 12 cards")])
def test_a_round_beyond_the_last_possible_one_is_called_a_round(lines: tuple[str, ...], language: str) -> None:
    shown = render([problem(*lines)], lambda file: "", language=language)
    message, label, repair = (line for line in shown.splitlines() if "51" in line or "50" in line)
    assert "51" in message
    assert "`" not in message  # as in: `51` cannot be 51
    assert "50" in label
    assert "50" in repair


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("contract", "number"), [("2 sets, 900 runs", "900"), ("2 runs of 500 cards", "500")])
def test_a_contract_with_too_large_a_number_is_called_a_contract(contract: str, number: str, language: str) -> None:
    text = ARGENTINA.replace("  3: 2 runs ", f"  3: {contract} ")
    shown = render(compile_text(text, "x", shipped).diagnostics, lambda file: "", language=language)
    message = next(line for line in shown.splitlines() if "E0229" in line)
    assert number in message
    assert "`" not in message  # as in: `3` cannot be 900


@pytest.mark.parametrize(
    ("section", "line", "mended"),
    [
        ("players", "  number: from 2 to 4", "2 to 4"),
        ("run", "  grows to: from 2 to 10", None),
        ("buying", "  per deal: at most 1 or at most 2", "at most 1 option at most 2"),
        ("buying", "  per deal: 2 runs / 3 sets", None),
    ],
)
def test_a_repair_is_offered_only_if_its_value_can_be_read(section: str, line: str, mended: str | None) -> None:
    fix = problem(section, line).fix
    assert (fix and fix.text) == mended


def test_a_quotation_mark_is_put_where_it_is_missing() -> None:
    for written, right in (('en: Our game"', 'en: "Our game"'), ('en: "Our game', 'en: "Our game"')):
        fix = problem("title", f"  {written}").fix
        assert fix is not None
        assert written[: fix.span.column - 3] + fix.text + written[fix.span.end_column - 3 :] == right


def test_a_suggestion_is_what_is_legal_there() -> None:
    assert dict(problem("deal", "  upcrad: 1 card").args)["near"] == "upcard"
    assert dict(problem("run", "  ace: low or hgih").args)["near"] == "low or high"
    assert dict(problem("rounds", "  1: 2 rnus").args)["near"] == "runs"


@pytest.mark.parametrize(
    ("section", "line", "near"),
    [
        ("scoring", "  Ace: 20 points", "A"),
        ("scoring", "  Aces: 20 points", "A"),
        ("scoring", "  jack, queen and king: 10 points", "J, Q and K"),
        ("scoring", "  King to Jack in round 2: 10 points", "J to K in round 2"),
        ("scoring", "  K to J: 10 points", "J to K"),
        ("scoring", "  J to A: 10 points", "J to K, A"),
        ("scoring", "  K to A: 10 points", "K, A"),
        ("set", "  ranks: K to J", "J to K"),
        ("set", "  ranks: kings", "K"),
        ("deck", "  wild: jokers, ace", "jokers, A"),
    ],
)
def test_ranks_have_letters_and_go_upwards(section: str, line: str, near: str) -> None:
    found = problem(section, line)
    assert dict(found.args)["near"] == near
    assert found.fix is not None
    assert found.fix.text == near


@pytest.mark.parametrize("language", languages())
def test_words_that_people_put_before_and_into_a_span_are_those_of_the_tables(language: str) -> None:
    words = vocabulary(language)
    known = words.words.spans_meant
    assert set(known) == {"before", "between"}
    for file in languages():  # people mix the words of languages that look alike
        here = vocabulary(file)
        head = f"carioca 1 {file}\n{here.words.header['variant'][0]} x\n"
        right = f"2 {here.keyword('_TO')} 4"
        for before in known["before"]:
            value = f"{before} 2 {here.keyword('_TO')} 4"
            text = f"{head}{here.heading_of('players')}\n  {here.label_of('players.number')}: {value}\n"
            problems = understand(text, "x", shipped).diagnostics
            assert [(one.fix and one.fix.text) for one in problems] in ([right], [])  # in some it needs no mending
        for between in known["between"]:
            text = f"{head}{here.heading_of('scoring')}\n  2 {between} 10: 5 {here.unit('point', 5)}\n"
            problems = understand(text, "x", shipped).diagnostics
            assert [(one.fix and one.fix.text) for one in problems] in ([f"2 {here.keyword('_TO')} 10"], [])


@pytest.mark.parametrize(
    ("lines", "near"),
    [
        (("scores",), "scoring"),
        (("wild",), "wild cards"),
        (("end",), "end of round"),
        (("goals",), ""),
        (("turn", "  lay off: any meld"), ""),
        (("turn", "  final card: required"), "final discard"),
    ],
)
def test_a_word_of_the_same_stem_is_suggested_where_it_is_the_only_one(lines: tuple[str, ...], near: str) -> None:
    assert dict(problem(*lines).args)["near"] == near


@pytest.mark.parametrize(
    ("reason", "near"),
    [
        ("set-size", "set.size"),
        ("lay-off-from", "turn.lay-off-from"),
        ("lay off from", "turn.lay-off-from"),
        ("turn.layoff-from", "turn.lay-off-from"),
        ("nothing at all", ""),
    ],
)
def test_a_reason_may_be_meant_by_its_label(reason: str, near: str) -> None:
    found = problem("example one", f"  ana discards: 8♠ -> refused because {reason}")
    assert (found.code, dict(found.args)["near"]) == ("E0227", near)


def test_a_player_without_cards_whose_name_is_nearly_another_one_is_misspelt() -> None:
    lines = ("example one", "  ana holds: 8♠ 8♥", "  anna draws: stock", "  anna discards: 8♠")
    assert problems(*lines) == [("E0321", 3)]
    assert problems(*lines[:2], "  ana adds: 8♠ to anna 1") == [("E0321", 3)]
    assert problems(*lines[:1], "  players: ana, anna", *lines[1:]) == []
    assert problems(*lines[:2], "  beto draws: stock") == []


@pytest.mark.parametrize(
    "text",
    [
        '{\n  "variant": "argentina",\n  "rules": {"players": "2 to 4"}\n}\n',
        "Dear Ana,\n\nhere are the rules of our game: draw, then discard.\nYours, Beto\n",
        '<!DOCTYPE html>\n<html lang="en">\n<p>It\'s "played" with: two packs</p>\n',
        "\n# only a remark\nhello\n",
    ],
)
def test_what_is_no_rule_file_is_one_message(text: str) -> None:
    (found,) = compile_text(text, "x", shipped).diagnostics
    assert found.code == "E0105"
    assert found.span.line == next(n for n, one in enumerate(text.splitlines(), 1) if one and not one.startswith("#"))
    assert format_text(text, "x") == text


@pytest.mark.parametrize("name", ["a", "7", "k to j"])
def test_an_option_may_be_called_like_a_rank_or_a_round(name: str) -> None:
    options = ("options", f'  {name}: "we agreed"', "rounds", "  7: 2 sets", "scoring", "  A: 20 points")
    assert problems(*options) == []
    assert problems(*options, f"  A if {name}: 15 points", "deal", f"  hand in round 7 if {name}: 12 cards") == []


def test_a_long_line_is_not_called_a_large_file() -> None:
    text = f"carioca 1 en\nvariant x\n# {'x' * 3000}\n"
    (found,) = [one for one in compile_text(text, "x", shipped).diagnostics if one.code == "E0104"]
    shown = render([found], lambda file: text)
    assert "line 3 is too long" in shown
    assert "2000 characters" in shown
    assert len(shown) < 500


def test_what_can_only_be_one_thing_is_said_so() -> None:
    shown = render([problem("match", "  winner: whoever")], lambda file: "")
    assert "help: write `lowest total`" in shown


def test_a_fix_is_offered_where_it_is_safe() -> None:
    fix = problem("deal", "  hand 11 cards").fix
    assert fix is not None
    assert (fix.text, fix.span.column) == (":", 7)
    fix = problem("deal", "  mano: 11 cards").fix
    assert fix is not None
    assert fix.text == "hand"


def test_a_source_misspelt_where_it_is_declared_is_one_message() -> None:
    lines = ("sources", '  gide: "A guide"', "deal", "  hand: 11 cards @guide.1", "  upcard: 1 card @guide.2")
    assert problems(*lines) == [("E0213", 4)]


def test_a_duplicate_shows_both_places() -> None:
    found = problem("deal", "  hand: 11 cards", "  hand: 12 cards")
    assert [label.span.line for label in found.labels] == [5, 4]


def test_spanish_files_have_spanish_suggestions() -> None:
    found = problem("distribución", "  mno: 11 cartas", language="es")
    assert (found.code, dict(found.args)["near"]) == ("E0202", "mano")


def test_a_header_in_the_words_of_another_language_is_understood() -> None:
    found = compile_text("carioca 1 es\nvariant f2\nbased on chile\n", "f2", find_parent)
    assert found.diagnostics == ()
    assert found.variant is not None
    assert found.variant.based_on[0] == "chile"


def test_a_second_parent_is_told_and_not_passed_over() -> None:
    found = compile_text("carioca 1 en\nvariant f2\nbased on chile\nbased on peru\n", "f2", find_parent)
    assert [one.code for one in found.diagnostics] == ["E0216"]
    assert [label.span.line for label in found.diagnostics[0].labels] == [4, 3]
