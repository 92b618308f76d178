"""Diagnostics: data with a registered code, turned into prose in one place and in the reader's language.

``report(code, span, **args)`` makes one, ``.mark`` adds a place, ``.note`` a sentence, ``.fixed`` a safe change;
``render`` shows them, ``explain`` gives the page of a code. Codes are listed in `codes`, texts lie in ``texts/``.
"""

from carioca_dsl.diagnostics.catalog import is_error, languages, level, report
from carioca_dsl.diagnostics.codes import BY_NAME, CODES, Entry, entry
from carioca_dsl.diagnostics.diagnostic import Diagnostic, Fix, Label, Note, Span, in_order
from carioca_dsl.diagnostics.explain import Page, complete, explain, page, pages, parent_of_examples
from carioca_dsl.diagnostics.render import Format, render
from carioca_dsl.diagnostics.render_json import as_data
from carioca_dsl.diagnostics.said import SourceText
from carioca_dsl.diagnostics.summary import more, summary
from carioca_dsl.diagnostics.wording import clean

__all__ = [
    "BY_NAME",
    "CODES",
    "Diagnostic",
    "Entry",
    "Fix",
    "Format",
    "Label",
    "Note",
    "Page",
    "SourceText",
    "Span",
    "as_data",
    "clean",
    "complete",
    "entry",
    "explain",
    "in_order",
    "is_error",
    "languages",
    "level",
    "more",
    "page",
    "pages",
    "parent_of_examples",
    "render",
    "report",
    "summary",
]
