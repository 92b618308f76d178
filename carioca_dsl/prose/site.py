"""A folder of pages: rulebooks, cards and score sheets of several games in all languages, and lists that lead there.

``index.html`` lists the languages, ``fr.html`` the games in French, ``NAME/fr.html`` is a rulebook (``fr.md`` the
same as Markdown), ``NAME/fr-card.html`` its card and ``NAME/fr-sheet.html`` its score sheet. What differs between
the game and a relative is ``NAME/fr-vs-RELATIVE.html``.
"""

import re
from collections.abc import Sequence

from carioca_dsl.model import Agreement, Variant
from carioca_dsl.prose.book import book, speech_for, title_of
from carioca_dsl.prose.difference_book import Compared, compare, difference_book
from carioca_dsl.prose.editions import Edition, Pair, editions, pairs
from carioca_dsl.prose.facts import cases_of, chapters
from carioca_dsl.prose.handouts import reference_card, score_sheet
from carioca_dsl.prose.handouts.brief import brief_speech
from carioca_dsl.prose.handouts.pages import card_html, sheet_html
from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.prose.layouts import html, markdown, site

KINDS = {"": "title_rules", "-card": "title_card", "-sheet": "title_sheet"}
"""The pages of a game: what follows the language in the name of the file, and the sentence that is its name."""

VERSUS = "-vs-"
"""Between the language and the folder of the other game, in the name of the page that compares two."""

OURS = re.compile(rf"(?:{'|'.join(LANGUAGES)})(?:{'|'.join(KINDS)}|{VERSUS}[^/]+)\.(?:html|md|txt)|index\.html")
"""Names of files that may be ours."""


def pages(variants: Sequence[Variant]) -> dict[str, str]:
    """All files by path, with their text: the same for the same variants."""
    found = [edition for variant in variants for edition in editions(variant)]
    beside = pairs(found)
    made = {path: text for edition in found for path, text in _of_game(edition, beside).items()}
    made |= {path: text for pair in beside for path, text in _of_pair(pair).items()}
    made |= {f"{code}.html": site.index(_index(found, beside, code)) for code in LANGUAGES}
    return made | {"index.html": site.languages(_languages())}


def _of_game(edition: Edition, beside: Sequence[Pair]) -> dict[str, str]:
    made = {}
    variant, agree, folder = edition.variant, edition.agree, edition.folder
    for code in LANGUAGES:
        told = book(variant, agree, code)
        made[f"{folder}/{code}.md"] = markdown.layout(told)
        made[f"{folder}/{code}.html"] = html.layout(told, _around(edition, code, "", beside))
        card = reference_card(variant, agree, code)
        made[f"{folder}/{code}-card.html"] = card_html(card, _around(edition, code, "-card"))
        sheet = score_sheet(variant, agree, code)
        made[f"{folder}/{code}-sheet.html"] = sheet_html(sheet, _around(edition, code, "-sheet"))
    return made


def _of_pair(pair: Pair) -> dict[str, str]:
    """What differs between two games, in each language."""
    first, second = (_compared(edition) for edition in pair)
    return {
        _path_of(pair, code): html.layout(difference_book(compare(first, second, code)), _around_pair(pair, code))
        for code in LANGUAGES
    }


def _compared(edition: Edition) -> Compared:
    return Compared(edition.variant, edition.agree or Agreement(), (edition.mode,) if edition.mode else ())


def _path_of(pair: Pair, code: str) -> str:
    first, second = pair
    return f"{first.folder}/{code}{VERSUS}{second.folder}.html"


def _around(edition: Edition, code: str, kind: str, beside: Sequence[Pair] = ()) -> site.Surroundings:
    speech = speech_for(edition.variant, code)
    return site.Surroundings(
        languages=_switch(code, kind),
        languages_label=speech.say("label_languages"),
        default="../index.html",
        home=site.Link(f"../{code}.html", speech.say("title_site")),
        pages=tuple(
            site.Link(f"{code}{other}.html", speech.say(name), here=other == kind) for other, name in KINDS.items()
        ),
        pages_label=speech.say("label_pages"),
        relatives=tuple(
            site.Link(f"../{_path_of(pair, code)}", _title(other, code))
            for pair in beside
            for one, other in (pair, pair[::-1])
            if one is edition
        ),
        relatives_label=speech.say("label_compare"),
    )


def _around_pair(pair: Pair, code: str) -> site.Surroundings:
    speech = speech_for(pair[0].variant, code)
    return site.Surroundings(
        languages=_switch(code, VERSUS + pair[1].folder),
        languages_label=speech.say("label_languages"),
        default="../index.html",
        home=site.Link(f"../{code}.html", speech.say("title_site")),
        pages=tuple(site.Link(f"../{edition.folder}/{code}.html", _title(edition, code)) for edition in pair),
        pages_label=speech.say("label_compared"),
    )


def _title(edition: Edition, code: str) -> str:
    return title_of(edition.variant, code, edition.agree)


def _switch(code: str, kind: str = "") -> tuple[site.Link, ...]:
    """This page in each language, as it is called from its own folder."""
    return tuple(
        site.Link(f"{other}{kind}.html", language.name, here=other == code, language=other)
        for other, language in LANGUAGES.items()
    )


def _index(found: Sequence[Edition], beside: Sequence[Pair], code: str) -> site.Index:
    speech = speech_for(found[0].variant, code)
    title = speech.say("title_site")
    return site.Index(
        language=code,
        title=title,
        entries=tuple(_entry(edition, code) for edition in found),
        comparisons_title=speech.say("title_comparisons"),
        comparisons=tuple(site.Link(_path_of(pair, code), _title_of_pair(pair, code)) for pair in beside),
        site=site.Surroundings(
            languages=_switch(code),
            languages_label=speech.say("label_languages"),
            default="index.html",
            home=site.Link(f"{code}.html", title, here=True),
        ),
    )


def _title_of_pair(pair: Pair, code: str) -> str:
    speech = speech_for(pair[0].variant, code)
    return speech.say("difference_title", *(_title(edition, code) for edition in pair))


def _entry(edition: Edition, code: str) -> site.Entry:
    folder, speech = edition.folder, brief_speech(edition.variant, code)
    links = (site.Link(f"{folder}/{code}{kind}.html", speech.say(name)) for kind, name in KINDS.items())
    facts = chapters(cases_of(edition.variant, edition.agree))["preparation"]
    about = [speech.say(fact.key(), fact) for fact in facts if fact.key() == "players"]
    return site.Entry(
        title=site.Link(f"{folder}/{code}.html", _title(edition, code)),
        about=" ".join(about),
        pages=(*links, site.Link(f"{folder}/{code}.md", "Markdown")),
    )


def _languages() -> site.Languages:
    links = (site.Link(f"{code}.html", language.name, language=code) for code, language in LANGUAGES.items())
    return site.Languages(language="en", title="Carioca", languages=tuple(links))
