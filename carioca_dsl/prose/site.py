"""A folder of pages: rulebooks, cards and score sheets of several games in all languages, and lists that lead there.

``index.html`` lists the languages, ``fr.html`` the games in French, ``NAME/fr.html`` is a rulebook (``fr.md`` the
same as Markdown), ``NAME/fr-card.html`` its card and ``NAME/fr-sheet.html`` its score sheet.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from carioca_dsl.model import Agreement, Variant
from carioca_dsl.prose.book import book, speech_for, title_of
from carioca_dsl.prose.facts import cases_of, chapters
from carioca_dsl.prose.handouts import reference_card, score_sheet
from carioca_dsl.prose.handouts.brief import brief_speech
from carioca_dsl.prose.handouts.pages import card_html, sheet_html
from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.prose.layouts import html, markdown, site

KINDS = {"": "title_rules", "-card": "title_card", "-sheet": "title_sheet"}
"""The pages of a game: what follows the language in the name of the file, and the sentence that is its name."""

OURS = re.compile(rf"(?:{'|'.join(LANGUAGES)})(?:{'|'.join(KINDS)})\.(?:html|md|txt)|index\.html")
"""Names of files that may be ours."""


@dataclass(frozen=True)
class Edition:
    """A game with a rulebook of its own: a variant, or one of its modes."""

    folder: str
    variant: Variant
    agree: Agreement | None = None


def editions(variant: Variant) -> Iterator[Edition]:
    """The variant and each of its modes, which has a folder of its own (``NAME-MODE``)."""
    yield Edition(variant.name, variant)
    for option in variant.options:
        if option.mode:
            yield Edition(f"{variant.name}-{option.name}", variant, Agreement(options=frozenset({option.name})))


def pages(variants: Sequence[Variant]) -> dict[str, str]:
    """All files by path, with their text: the same for the same variants."""
    found = [edition for variant in variants for edition in editions(variant)]
    made = {path: text for edition in found for path, text in _of_game(edition).items()}
    made |= {f"{code}.html": site.index(_index(found, code)) for code in LANGUAGES}
    return made | {"index.html": site.languages(_languages())}


def _of_game(edition: Edition) -> dict[str, str]:
    made = {}
    variant, agree, folder = edition.variant, edition.agree, edition.folder
    for code in LANGUAGES:
        told = book(variant, agree, code)
        made[f"{folder}/{code}.md"] = markdown.layout(told)
        made[f"{folder}/{code}.html"] = html.layout(told, _around(edition, code, ""))
        card = reference_card(variant, agree, code)
        made[f"{folder}/{code}-card.html"] = card_html(card, _around(edition, code, "-card"))
        sheet = score_sheet(variant, agree, code)
        made[f"{folder}/{code}-sheet.html"] = sheet_html(sheet, _around(edition, code, "-sheet"))
    return made


def _around(edition: Edition, code: str, kind: str) -> site.Surroundings:
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
    )


def _switch(code: str, kind: str = "") -> tuple[site.Link, ...]:
    """This page in each language, as it is called from its own folder."""
    return tuple(
        site.Link(f"{other}{kind}.html", language.name, here=other == code, language=other)
        for other, language in LANGUAGES.items()
    )


def _index(found: Sequence[Edition], code: str) -> site.Index:
    speech = speech_for(found[0].variant, code)
    title = speech.say("title_site")
    return site.Index(
        language=code,
        title=title,
        entries=tuple(_entry(edition, code) for edition in found),
        site=site.Surroundings(
            languages=_switch(code),
            languages_label=speech.say("label_languages"),
            default="index.html",
            home=site.Link(f"{code}.html", title, here=True),
        ),
    )


def _entry(edition: Edition, code: str) -> site.Entry:
    folder, speech = edition.folder, brief_speech(edition.variant, code)
    links = (site.Link(f"{folder}/{code}{kind}.html", speech.say(name)) for kind, name in KINDS.items())
    facts = chapters(cases_of(edition.variant, edition.agree))["preparation"]
    about = [speech.say(fact.key(), fact) for fact in facts if fact.key() == "players"]
    title = title_of(edition.variant, code, edition.agree)
    return site.Entry(
        title=site.Link(f"{folder}/{code}.html", title),
        about=" ".join(about),
        pages=(*links, site.Link(f"{folder}/{code}.md", "Markdown")),
    )


def _languages() -> site.Languages:
    links = (site.Link(f"{code}.html", language.name, language=code) for code, language in LANGUAGES.items())
    return site.Languages(language="en", title="Carioca", languages=tuple(links))
