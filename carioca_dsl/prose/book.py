"""A whole rulebook as blocks: chapters of facts, the notes of the file, its examples and its colophon."""

from collections.abc import Iterator, Sequence

from carioca_dsl.model import Agreement, Price, Unit, Variant
from carioca_dsl.model.remembered import remembered_of
from carioca_dsl.prose.agreements import told
from carioca_dsl.prose.blocks import SIGNS, Block, Book, Chapter, Paragraph, Sentence, Steps, Table, Tip
from carioca_dsl.prose.compose import blocks
from carioca_dsl.prose.diagrams.gallery import contract_gallery
from carioca_dsl.prose.facts import Cases, Fact, cases_of, chapters
from carioca_dsl.prose.facts.fact import OfWildCards
from carioca_dsl.prose.facts.melds import Melds
from carioca_dsl.prose.facts.money import AMOUNTS
from carioca_dsl.prose.glossary import glossary_chapter
from carioca_dsl.prose.inline import clean
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.notes import notes
from carioca_dsl.prose.plan import plan
from carioca_dsl.prose.players_ask.chapter import questions_chapter
from carioca_dsl.prose.speech import Speech, speech_of
from carioca_dsl.prose.stories import story
from carioca_dsl.prose.words import own_words
from carioca_dsl.referee import agreed_texts, play_examples, read_agreement


def speech_for(variant: Variant, code: str) -> Speech:
    """A language with the variant's own words; raises `UnknownLanguage`."""
    return speech_of(language(code), own_words(variant, code))


def title_of(variant: Variant, code: str, agree: Agreement | None = None) -> str:
    """The variant's title in a language, or its name; behind it the mode that is agreed."""
    title = clean(variant.titles.get(code) or variant.name.replace("-", " ").replace(":", " – ").capitalize())
    modes = [option.name for option in variant.options if agree and option.mode and option.name in agree.options]
    return f"{title} ({', '.join(map(clean, modes))})" if modes else title


@remembered_of(16)  # it is laid out in several formats
def book(variant: Variant, agree: Agreement | None, code: str) -> Book:
    """The rulebook of a variant; raises `RulesError` and `UnknownLanguage`."""
    cases = cases_of(variant, agree)
    speech = speech_for(variant, code)
    made = _rules(cases, speech)
    agreements = tuple(told(cases, agree, speech))
    made += [Chapter("agreements", speech.say("title_agreements"), agreements)]
    made += [_tips(cases, speech), _origin(cases, speech), _examples(cases, agree or Agreement(), speech)]
    made += [questions_chapter(cases, speech), glossary_chapter(cases, speech)]
    sourced = bool(cases.variant.sources)
    legend = tuple((sign, speech.phrase(f"legend_{standing}", sourced)) for standing, sign in SIGNS.items())
    told_in = (sentence for chapter in made for sentence in sentences_of(chapter))
    used = {SIGNS.get(standing) for sentence in told_in for standing in sentence.standings}
    return Book(
        language=code,
        title=title_of(variant, code, agree),
        chapters=tuple(chapter for chapter in made if chapter.blocks),
        contents=speech.say("title_contents"),
        legend=tuple(entry for entry in legend if entry[0] in used),
        colophon=(speech.say("hash_line", tuple((table.seats, table.hash) for table in cases.tables)),),
    )


def rule_chapters(variant: Variant, agree: Agreement | None, code: str) -> tuple[Chapter, ...]:
    """The chapters that tell the rules, without examples, sources and what else frames them."""
    made = _rules(cases_of(variant, agree), speech_for(variant, code))
    return tuple(chapter for chapter in made if chapter.blocks)


def sentences_of(chapter: Chapter) -> Iterator[Sentence]:
    """All sentences of a chapter."""
    for block in chapter.blocks:
        if isinstance(block, Paragraph):
            yield from block.sentences
        elif isinstance(block, Steps):
            yield from block.items
        elif isinstance(block, Tip):
            yield block.sentence


def _rules(cases: Cases, speech: Speech) -> list[Chapter]:
    return [_chapter(name, facts, cases, speech) for name, facts in chapters(cases).items()]


def _chapter(name: str, facts: tuple[Fact, ...], cases: Cases, speech: Speech) -> Chapter:
    made: list[Block] = [block for planned in plan(name, facts) for block in blocks(planned, speech)]
    if name == "contracts" and (gallery := contract_gallery(cases, speech)):
        made.insert(_behind_table(made), gallery)
    made += [Tip(note) for note in notes(cases.variant, cases.rules, speech, name)]
    return Chapter(name, _title(name, facts, speech) if made else "", tuple(made))


def _behind_table(made: Sequence[Block]) -> int:
    """The place behind the last table."""
    return max((place for place, block in enumerate(made, 1) if isinstance(block, Table)), default=len(made))


def _title(name: str, facts: tuple[Fact, ...], speech: Speech) -> str:
    for fact in facts:
        if isinstance(fact, Melds):
            return speech.say("title_melds", fact)
        if name == "wild" and isinstance(fact, OfWildCards):
            return speech.say("title_wild", fact.wild)
    return speech.say("title_ending" if name == "wild" else f"title_{name}")


def _tips(cases: Cases, speech: Speech) -> Chapter:
    """What the author advises."""
    advice = notes(cases.variant, cases.rules, speech, "tips")
    return Chapter("tips", speech.say("title_tips"), tuple(Paragraph((note,)) for note in advice))


def _origin(cases: Cases, speech: Speech) -> Chapter:
    made: list[Block] = []
    history = tuple(notes(cases.variant, cases.rules, speech, "origin"))
    if history:
        made.append(Paragraph(history))
    sources = tuple(clean(text) for text in cases.variant.sources.values())
    if sources:
        made.append(Paragraph((Sentence(speech.say("sources", sources)),)))
    return Chapter("origin", speech.say("title_origin"), tuple(made))


def _examples(cases: Cases, agree: Agreement, speech: Speech) -> Chapter:
    """The notes on examples, and each example that can be set up, told as the engine plays it.

    Where something is agreed, an example that comes out otherwise under the agreement is left out.
    """
    made: list[Block] = [Tip(note) for note in notes(cases.variant, cases.rules, speech, "examples")]
    agreed = agreed_texts(cases.variant, agree)
    played = play_examples(cases.variant, agreed)
    own = (report for report in played if not _of_another_book(cases.variant, report.example.agree, agree))
    reports = (report for report in own if report.fault is None and (report.ok or not agreed))
    for number, report in enumerate(reports, 1):
        besides = _besides(cases.variant, report.example.agree, agree, speech)
        made.append(story(report, number, speech, besides))
    return Chapter("examples", speech.say("title_examples"), tuple(made))


def _of_another_book(variant: Variant, texts: Sequence[str], agree: Agreement) -> bool:
    """Whether an example is about a mode that this book is not about: the mode has a book of its own."""
    modes = {option.name for option in variant.options if option.mode}
    return any(modes & read_agreement(variant, [text]).options - agree.options for text in texts)


def _within(part: Agreement, whole: Agreement) -> bool:
    made = (*part.choices, *part.amounts)
    return part.options <= whole.options and set(made) <= {*whole.choices, *whole.amounts}


def _besides(variant: Variant, texts: Sequence[str], agree: Agreement, speech: Speech) -> tuple[str, ...]:
    """What an example agrees besides what holds in the whole book, in the reader's language where that has words."""
    found: list[str] = []
    for text in texts:
        part = read_agreement(variant, [text])
        if not _within(part, agree):
            named = [option for option in variant.options if option.name in part.options]
            options = [variant.option_text(option, speech.language.code) for option in named]
            found += options or list(_amounts(variant, part, speech)) or [text]
    return tuple(found)


def _amounts(variant: Variant, part: Agreement, speech: Speech) -> Iterator[str]:
    """The amounts that players have named: ``the stake: 10 coins``."""
    lines = {line.key: line for line in variant.lines}
    for key, number in part.amounts:
        held = lines[key].values[0]
        unit = held.unit if isinstance(held, Price) else Unit.COINS
        yield speech.phrase("agreed_amount", AMOUNTS[lines[key].rule], number, unit)
