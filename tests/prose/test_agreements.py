"""What may be agreed before the match is told by what it changes, and by nothing else."""

import re

import pytest

from carioca_dsl.model import Agreement, Variant
from carioca_dsl.prose.agreements import choices
from carioca_dsl.prose.blocks import Chapter, Paragraph, Story, Table
from carioca_dsl.prose.book import book, speech_for
from carioca_dsl.prose.facts import cases_of
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.rulebook import rulebook
from carioca_dsl.referee import read_agreement
from tests.prose.support import CODES, printed
from tests.support.houses import house
from tests.support.shipped import shipped


def a_house() -> Variant:
    return house(
        {
            "options": {"bare twos": '"the twos are ordinary"', "long": '"the last round asks for more"'},
            "deck": {"packs": "2", "jokers": "4", "wild": "jokers, 2", "wild if bare twos": "jokers"},
            "deal": {"hand": "11 cards option 12 cards"},
            "rounds": {"1": "1 set, 1 run", "2": "2 runs", "2 if long": "1 set, 2 runs"},
            "scoring": {"2 to 10": "face value", "joker": "50 points option 30 points"},
        }
    )


def told(agree: Agreement | None = None) -> list[tuple[str | None, list[str]]]:
    found = choices(cases_of(a_house(), agree), agree)
    return [(choice.text, [fact.key() for fact in choice.changed]) for choice in found]


def test_each_choice_tells_the_facts_that_it_changes() -> None:
    assert [choice for choice in told() if choice[0] == "the twos are ordinary"] == [
        ("the twos are ordinary", ["wild"])
    ]
    assert [keys for text, keys in told() if text is None and "prices" in keys] == [["prices"]]


def test_of_a_table_only_the_rows_that_change_are_told() -> None:
    rows = [
        [row.round for row in fact.rows]  # type: ignore[attr-defined]
        for choice in choices(cases_of(a_house()), None)
        for fact in choice.changed
        if fact.key() == "contracts"
    ]
    assert rows == [[2]]


def test_what_is_agreed_already_is_no_choice_any_more() -> None:
    agree = Agreement(options=frozenset({"bare twos"}))
    assert "the twos are ordinary" not in [text for text, _ in told(agree)]


@pytest.mark.parametrize("code", CODES)
def test_a_book_has_the_chapter_only_where_there_is_a_choice(code: str) -> None:
    def chapter(name: str) -> list[Chapter]:
        made = printed("argentina", code) if name == "argentina" else book(a_house(), None, code)
        return [chapter for chapter in made.chapters if chapter.id == "agreements"]

    assert chapter("argentina") == []
    (found,) = chapter("house")
    assert len(found.blocks) >= len(told())


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("pt", "Combinado: a última rodada com todas as catorze cartas, sem descarte"),
        ("es", "Acordado: la última ronda con las catorce cartas, sin descarte"),
        ("fr", "Convenu : la dernière manche avec les quatorze cartes, sans défausse"),
    ],
)
def test_an_example_says_what_it_takes_for_agreed(code: str, said: str) -> None:
    chile = shipped("chile")
    assert said in " ".join(rulebook(chile, None, code, "txt").replace("\u00a0", " ").split())
    agreed = read_agreement(chile, ["all fourteen"])
    assert said not in " ".join(rulebook(chile, agreed, code, "txt").replace("\u00a0", " ").split())


def test_a_book_leaves_out_examples_that_come_out_otherwise_under_its_agreement() -> None:
    chile = shipped("chile")
    before, fourteen, dear = (
        len(re.findall(r"^Example \d", rulebook(chile, agree, "en", "txt"), re.M))
        for agree in (None, read_agreement(chile, ["all fourteen"]), read_agreement(chile, ["joker=20 points"]))
    )
    # Dealt twelve cards and a discard: both ways of the last round; a joker of fifty points: one count of a hand.
    assert (before, fourteen, dear) == (len(chile.examples), len(chile.examples) - 2, len(chile.examples) - 1)


def box(code: str, variant: Variant) -> list[str]:
    """The paragraphs of the chapter on what may be agreed."""
    (chapter,) = [chapter for chapter in book(variant, None, code).chapters if chapter.id == "agreements"]
    return [
        plain(" ".join(sentence.text for sentence in block.sentences))
        for block in chapter.blocks
        if isinstance(block, Paragraph)
    ]


@pytest.mark.parametrize(
    ("code", "price", "hand", "out"),
    [
        (
            "en",
            "You may also agree that jokers cost 30 or 20 points.",
            "You may also agree that each player is dealt twelve cards.",
            "You may also agree that whoever goes out scores −5 or −10 points.",
        ),
        (
            "es",
            "También pueden acordar que los comodines cuesten 30 o 20 puntos.",
            "También pueden acordar que cada jugador reciba doce cartas.",
            "También pueden acordar que quien cierra se apunte −5 o −10 puntos.",
        ),
        (
            "fr",
            "Vous pouvez aussi convenir que les jokers coûteront 30 ou 20 points.",
            "Vous pouvez aussi convenir que chaque joueur recevra douze cartes.",
            "Vous pouvez aussi convenir que celui qui ferme inscrira −5 ou −10 points.",
        ),
        (
            "it",
            "Si può anche concordare che i jolly costino 30 o 20 punti.",
            "Si può anche concordare che ogni giocatore riceva dodici carte.",
            "Si può anche concordare che chi chiude segni −5 o −10 punti.",
        ),
        (
            "pt",
            "Vocês também podem combinar que os curingas custem 30 ou 20 pontos.",
            "Vocês também podem combinar que cada jogador receba doze cartas em todas as rodadas.",
            "Vocês também podem combinar que quem sai marque −5 ou −10 pontos.",
        ),
    ],
)
def test_the_other_values_of_one_line_are_said_in_one_sentence(code: str, price: str, hand: str, out: str) -> None:
    variant = house(
        {
            "deal": {"hand": "11 cards option 12 cards"},
            "scoring": {
                "joker": "50 points option 30 points option 20 points",
                "going out": "0 points option -5 points option -10 points",
            },
        }
    )
    assert sorted(box(code, variant)) == sorted([price, hand, out])


def test_a_table_is_shown_only_where_several_rows_change() -> None:
    def tables(scoring: dict[str, str]) -> tuple[list[str], int]:
        variant = house({"options": {"dear": '"dear cards"'}, "scoring": scoring})
        (chapter,) = [chapter for chapter in book(variant, None, "en").chapters if chapter.id == "agreements"]
        return box("en", variant), sum(isinstance(block, Table) for block in chapter.blocks)

    said, count = tables({"A if dear": "40 points"})
    assert (said, count) == (["If you agree on “dear cards”: Aces then cost 40 points."], 0)
    assert tables({"A if dear": "40 points", "J to K if dear": "20 points"})[1] == 1


def test_an_agreed_price_says_nothing_of_the_cards_whose_row_it_joins() -> None:
    variant = house({"scoring": {"A": "20 points option 10 points"}})
    assert box("en", variant) == ["You may also agree that aces cost 10 points."]


def test_a_round_that_alone_changes_its_contract_is_told_in_a_sentence() -> None:
    said = box("en", a_house())
    assert "Round 2 then asks for one set and two runs." in " ".join(said)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "price of a card (two coins)"),
        ("fr", "prix d’achat (2 pièces)"),
        ("es", "precio de compra (2 monedas)"),
        ("pt", "preço do descarte (2 moedas)"),
    ],
)
def test_an_amount_that_an_example_agrees_on_is_told_in_the_reader_s_words(code: str, told: str) -> None:
    stories = [block for chapter in printed("italia", code).chapters for block in chapter.blocks]
    agreed = [holding.text for story in stories if isinstance(story, Story) for holding in story.situation]

    assert told in [text.replace("\u00a0", " ") for text in agreed]


@pytest.mark.parametrize("code", CODES)
def test_what_an_option_changes_in_one_round_names_the_round_once(code: str) -> None:
    option = next(each for each in shipped("chile").options if each.name == "all fourteen")
    text = plain(speech_for(shipped("chile"), code).phrases.typeset(shipped("chile").option_text(option, code)))
    chapter = next(chapter for chapter in printed("chile", code).chapters if chapter.id == "agreements")
    paragraphs = [block for block in chapter.blocks if isinstance(block, Paragraph)]
    (about,) = [block for block in paragraphs if text in plain(block.sentences[0].text)]
    assert len(about.sentences) > 4
    assert plain(" ".join(each.text for each in about.sentences)).replace(text, "").count("8") == 1


def test_a_consequence_that_held_before_in_that_round_is_no_news() -> None:
    game = shipped("chile")
    option = next(each for each in game.options if each.name == "all fourteen")
    text = game.option_text(option, "en")
    (changed,) = [choice.changed for choice in choices(cases_of(game), None) if choice.text == text]
    assert "opening_goes_out" not in [fact.key() for fact in changed]


@pytest.mark.parametrize("code", CODES)
def test_amounts_to_agree_are_listed_once_and_referred_to_by_the_title_of_their_chapter(code: str) -> None:
    chapters = {chapter.id: chapter for chapter in printed("italia", code).chapters}
    (block,) = chapters["agreements"].blocks
    assert isinstance(block, Paragraph)
    assert chapters["money"].title in plain(block.sentences[0].text)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "In rounds 7 and 8"),
        ("es", "En las rondas 7 y 8"),
        ("fr", "Aux manches 7 et 8"),
        ("it", "Nelle manche 7 e 8"),
        ("pt", "Nas rodadas 7 e 8"),
    ],
)
def test_d_cl_42_rounds_that_take_the_place_of_others_are_all_named(code: str, words: str) -> None:
    """With twelve cards round 6 ends with its opening no longer; «in round 7» alone would seem to come on top."""
    assert any(words in paragraph for paragraph in box(code, shipped("chile")))
