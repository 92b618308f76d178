"""From text to a checked `Variant`."""

from dataclasses import dataclass

from carioca_dsl.compiler.understand import FindParent, Understood, understand
from carioca_dsl.diagnostics import Diagnostic, in_order, is_error
from carioca_dsl.model import Variant
from carioca_dsl.resources import FAMILY

_SAID_TWICE = "E0216"


@dataclass(frozen=True)
class Compiled:
    """``variant`` is ``None`` where an error makes the text useless; ``diagnostics`` are in the order of the text."""

    variant: Variant | None
    diagnostics: tuple[Diagnostic, ...] = ()


def compile_text(text: str, file: str, find_parent: FindParent) -> Compiled:
    """What a rule text says, checked; ``find_parent`` gives the text of a file that it is based on, or ``None``.

    Total: any text whatever gives diagnostics, never an exception. Rules are checked as a whole only when every line
    is understood: a line that is not would be missed, and one cause is one message.
    """
    read = understand(text, file, find_parent)
    if read.variant is None or any(map(_leaves_a_hole, read.diagnostics)):
        return Compiled(None, in_order(read.diagnostics))
    found = (*read.diagnostics, *_checked(read, read.variant))
    return Compiled(None if any(map(is_error, found)) else read.variant, in_order(found))


def _leaves_a_hole(problem: Diagnostic) -> bool:
    """Whether a rule is missing because of it; of a line that is said twice, the first one is there."""
    return is_error(problem) and problem.code != _SAID_TWICE


def _checked(read: Understood, variant: Variant) -> tuple[Diagnostic, ...]:
    # the base alone is no game: nothing can be missing from it
    if variant.name == FAMILY and not variant.based_on:
        return ()
    from carioca_dsl.compiler.checks import run_checks  # they use modules of this room

    headings = {section.id: section.heading.whole.span for section in reversed(read.form.sections) if section.id}
    return run_checks(variant, (read.form.name or read.form.last).span, headings)
