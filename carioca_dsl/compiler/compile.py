"""From text to `Variant`: the passes one after the other, and the files that a file stands on."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from carioca_dsl.compiler.assemble import assemble, below_a_named_parent
from carioca_dsl.compiler.context import Context
from carioca_dsl.compiler.examples import examples
from carioca_dsl.compiler.groups import groups
from carioca_dsl.compiler.names import names
from carioca_dsl.compiler.outline import Outline, outline
from carioca_dsl.compiler.rules import rule_lines
from carioca_dsl.compiler.texts import texts
from carioca_dsl.diagnostics import Diagnostic, in_order, is_error, report
from carioca_dsl.model import Variant
from carioca_dsl.syntax import Document, Text, read_lines
from carioca_dsl.vocabulary import vocabulary

FindParent = Callable[[str], str | None]
FAMILY = "family"
"""The base that every file without `based on` stands on."""
_DEEPEST = 16


@dataclass(frozen=True)
class Compiled:
    """``variant`` is ``None`` where an error makes the text useless; ``diagnostics`` are in the order of the text."""

    variant: Variant | None
    diagnostics: tuple[Diagnostic, ...] = ()


def compile_text(text: str, file: str, find_parent: FindParent) -> Compiled:
    """What a rule text says, checked; ``find_parent`` gives the text of a file that it is based on, or ``None``.

    Total: any text whatever gives diagnostics, never an exception.
    """
    read = _compile(text, file, find_parent, ())
    if read.variant is None or any(map(is_error, read.diagnostics)):
        return Compiled(None, in_order(read.diagnostics))
    found = (*read.diagnostics, *_checked(read))
    return Compiled(None if any(map(is_error, found)) else read.variant, in_order(found))


@dataclass(frozen=True)
class _Read:
    variant: Variant | None
    diagnostics: tuple[Diagnostic, ...]
    heading: Text | None = None
    """The line that names the variant: the place of what is missing in the whole file."""


def _checked(read: _Read) -> tuple[Diagnostic, ...]:
    try:
        from carioca_dsl.compiler.checks import run_checks
    except ImportError:
        return ()
    # the base alone is no game: nothing can be missing from it
    if read.variant is None or (read.variant.name == FAMILY and not read.variant.based_on):
        return ()
    return run_checks(read.variant, read.heading.span if read.heading else None)


def _compile(text: str, file: str, find_parent: FindParent, chain: tuple[str, ...]) -> _Read:
    document, of_lines = read_lines(text, file)
    form, of_form = outline(document)
    parent = _parent(form, find_parent, chain)
    if parent.variant is None and (parent.diagnostics or form.based_on):
        return _Read(None, (*of_lines, *of_form, *parent.diagnostics), form.last)
    variant, of_passes = _variant(document, form, parent.variant)
    return _Read(variant, (*of_lines, *of_form, *parent.diagnostics, *of_passes), form.name or form.last)


def _variant(document: Document, form: Outline, parent: Variant | None) -> tuple[Variant, tuple[Diagnostic, ...]]:
    known, of_names = names(form, parent)
    context = Context(vocabulary(form.language), known, dict(parent.groups) if parent else {})
    own_groups, of_groups = groups(form, context)
    context = Context(context.words, known, context.groups | own_groups)
    said, of_texts = texts(form, context)
    level = max((line.level for line in parent.lines), default=0) + 1 if parent else 0
    rules, of_rules = rule_lines(form, context, level)
    played, of_examples = examples(form, context)
    of_verbs = below_a_named_parent(form, parent, rules) if parent and form.based_on else ()
    variant = assemble(form, parent, own_groups, said, rules, played)
    return variant, (*of_names, *of_groups, *of_texts, *of_rules, *of_examples, *of_verbs)


# -- parents ----------------------------------------------------------------------------------------------------------


def _parent(form: Outline, find_parent: FindParent, chain: tuple[str, ...]) -> _Read:
    """The variant on which a file stands: the one that it names, or else the family base (which has none)."""
    place = form.based_on
    own = form.name.text if form.name else ""
    if place is None:
        return _Read(None, ()) if own == FAMILY and not chain[:-1] else _family(find_parent)
    name = place.text
    if name == own or name in chain or len(chain) >= _DEEPEST:
        return _Read(None, (report("parent-cycle", place.span, name=name),))
    text = find_parent(name)
    if text is None:
        return _Read(None, (report("unknown-parent", place.span, name=name),))
    if name == FAMILY:
        return _family(find_parent)
    read = _compile(text, name, find_parent, (*chain, own, name))
    if any(map(is_error, read.diagnostics)):
        return _Read(None, read.diagnostics)
    return _Read(read.variant, ())


def _family(find_parent: FindParent) -> _Read:
    text = find_parent(FAMILY)
    return _Read(None, ()) if text is None else _base(text)


@lru_cache(maxsize=4)
def _base(text: str) -> _Read:
    document, of_lines = read_lines(text, FAMILY)
    form, of_form = outline(document)
    variant, of_passes = _variant(document, form, None)
    problems = tuple(problem for problem in (*of_lines, *of_form, *of_passes) if is_error(problem))
    return _Read(None if problems else variant, problems)
