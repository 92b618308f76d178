"""What to say of a label that its section does not have."""

import re

from carioca_dsl.compiler.context import Context
from carioca_dsl.compiler.ranks_meant import ranks_meant
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import Writer, look_elsewhere, nearest


def unknown_label(section: str, label: Text, context: Context) -> Diagnostic:
    """What the label may be: cards written otherwise, a slip, another language, another section, not built yet."""
    ranks = misspelt_ranks(section, label, context)
    if ranks is not None:
        return ranks
    elsewhere = look_elsewhere(context.words, section, label.text)
    here = context.words.heading_of(section)
    match elsewhere.why:
        case "later":
            return report("not-supported-yet", label.span, text=label.text)
        case "another language":
            known = {"text": label.text, "language": elsewhere.where, "right": elsewhere.right}
            return report("label-in-another-language", label.span, **known).fixed(label.span, elsewhere.right)
        case "another section":
            known = {"text": label.text, "section": here, "right": elsewhere.where}
            return report("label-in-the-wrong-section", label.span, **known)
    near = elsewhere.right or round_in(section, label.text) or _verb_in(section, label.text, context)
    legal = (*_without_names(section, context), *(one[0] for one in context.words.labels(section).values()))
    known = {"text": label.text, "section": here, "near": near, "name": elsewhere.name, "where": elsewhere.where}
    problem = report("unknown-label", label.span, **known, legal=legal)
    if near:
        return problem if elsewhere.where else problem.fixed(label.span, near)
    return problem.note("ranks") if section == "scoring" else problem


def misspelt_ranks(section: str, label: Text, context: Context) -> Diagnostic | None:
    """What is wrong with the label of a price, if its ranks can be read, though they are not written as they should."""
    near = ranks_meant("priced", label.text, context) if section == "scoring" else ""
    if not near:
        return None
    known = {"text": label.text, "section": context.words.heading_of(section), "near": near}
    return report("unknown-label", label.span, **known).note("ranks").fixed(label.span, near)


def round_in(section: str, text: str) -> str:
    """The number of a round that has words around it: `round 3`, `3rd`."""
    found = re.fullmatch(r"[^\d:]*([1-9]\d?)(?:[^\W\d]{1,3})?[.)]?", text) if section == "rounds" else None
    return found[1] if found else ""


def _verb_in(section: str, text: str, context: Context) -> str:
    """A label behind a word that is nearly a verb: `changed joker`."""
    first, _, rest = text.partition(" ")
    verbs = [one for spellings in context.words.words.changes.values() for one in spellings]
    verb = nearest(first, verbs) if len(first) > 2 and rest else ""
    known = context.words.label(section, rest) or re.match(r"(?:10|\d|[AJQK])(?!\w)", rest)
    return f"{verb} {rest}" if verb and known else ""


def _without_names(section: str, context: Context) -> tuple[str, ...]:
    """Labels that are no words of the language: numbers of rounds, cards that have a price."""
    return {"rounds": ("1",), "scoring": ("A", Writer(context.words).span("J", "K"))}.get(section, ())
