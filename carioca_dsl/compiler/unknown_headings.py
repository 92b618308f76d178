"""What to say of a line that opens a section which nobody knows, or a file of another kind."""

from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import NAMED_HEADINGS, RULE_SECTIONS, Vocabulary, look_for_heading

_FORMATS = {"carioca record": ("record", "carioca judge"), "carioca score": ("sheet", "carioca score --sheet")}
"""What else begins with our name, and the command that reads it."""


def another_format(first: Text) -> dict[str, str]:
    """What reads a file that begins like this, if it is one of our other formats."""
    found = _FORMATS.get(" ".join(first.text.split()[:2]))
    return dict([found]) if found else {}


def unknown_heading(text: Text, words: Vocabulary) -> Diagnostic:
    """What the heading may be: a slip, another language, not built yet, or one that lacks what follows it."""
    alone = next((id for id in NAMED_HEADINGS if words.heading(f"{text.text} 1") == (id, "1")), None)
    if alone:
        behind = {"words": words.language, "notes": words.language, "meld": words.words.concepts["pair"][0]}
        example = f"{words.heading_of(alone)} {behind.get(alone, '1')}"
        return report("unknown-section", text.span, text=text.text, alone=text.text, example=example)
    elsewhere = look_for_heading(words, text.text)
    if elsewhere.why == "later":
        return report("not-supported-yet", text.span, text=text.text)
    if elsewhere.why == "another language":
        known = {"text": text.text, "language": elsewhere.where, "right": elsewhere.right}
        return report("label-in-another-language", text.span, **known).fixed(text.span, elsewhere.right)
    legal = tuple(words.heading_of(section) for section in RULE_SECTIONS)
    problem = report("unknown-section", text.span, text=text.text, near=elsewhere.right, legal=legal)
    return problem.fixed(text.span, elsewhere.right) if elsewhere.right else problem
