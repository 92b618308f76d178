"""What to say of a label that its section does not have."""

from carioca_dsl.compiler.context import Context
from carioca_dsl.compiler.ranks_meant import ranks_meant
from carioca_dsl.compiler.rounds_meant import round_in
from carioca_dsl.compiler.verbs_meant import verb_meant
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import Writer, look_elsewhere


def unknown_label(section: str, label: Text, context: Context, *, behind_a_verb: bool = False) -> Diagnostic:
    """What the label may be: cards written otherwise, a slip, another language, another section, not built yet.

    Where no verb stands before it, its first word may be meant as one.
    """
    ranks = misspelt_ranks(section, label, context)
    if ranks is not None:
        return ranks
    if context.on_a_game and not behind_a_verb and (verb := verb_meant(section, label, context.words)):
        return verb
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
    near = elsewhere.right or round_in(section, label.text)
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


def _without_names(section: str, context: Context) -> tuple[str, ...]:
    """Labels that are no words of the language: numbers of rounds, cards that have a price."""
    return {"rounds": ("1",), "scoring": ("A", Writer(context.words).span("J", "K"))}.get(section, ())
