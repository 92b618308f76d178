"""The passes one after the other, and the files that a file stands on; everything but the checks of whole rules."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from carioca_dsl.compiler.assemble import assemble
from carioca_dsl.compiler.context import Context
from carioca_dsl.compiler.examples import examples
from carioca_dsl.compiler.groups import groups
from carioca_dsl.compiler.inherit import inherit
from carioca_dsl.compiler.names import names
from carioca_dsl.compiler.outline import Outline, outline
from carioca_dsl.compiler.rules import rule_lines
from carioca_dsl.compiler.texts import texts
from carioca_dsl.compiler.verbs import Said
from carioca_dsl.diagnostics import Diagnostic, is_error, report
from carioca_dsl.model import Variant
from carioca_dsl.resources import FAMILY, variant_names
from carioca_dsl.syntax import Document, read_lines
from carioca_dsl.vocabulary import nearest, vocabulary

FindParent = Callable[[str], str | None]
"""Gives the text of a file that another is based on."""
_DEEPEST = 16


@dataclass(frozen=True)
class Understood:
    """A text after every pass. ``variant`` is ``None`` where its parent cannot be had."""

    document: Document
    form: Outline
    context: Context
    variant: Variant | None
    diagnostics: tuple[Diagnostic, ...]
    said: tuple[Said, ...] = ()
    """What the lines of the file itself say, and do to those of its parent."""


def understand(text: str, file: str, find_parent: FindParent) -> Understood:
    """What a rule text says and what is wrong with it, line by line; total."""
    return _understand(text, file, find_parent, ())


def _understand(text: str, file: str, find_parent: FindParent, chain: tuple[str, ...]) -> Understood:
    document, of_lines = read_lines(text, file)
    form, of_form = outline(document)
    parent, of_parent = _parent(form, find_parent, chain)
    context, variant, said, of_passes = _passes(form, parent)
    alone = parent is None and bool(of_parent)
    # without its parent nothing of a file can be judged: its names may be the parent's
    problems = (*(() if form.foreign else of_lines), *of_form, *of_parent, *(() if alone else of_passes))
    return Understood(document, form, context, None if alone else variant, problems, said)


def _passes(form: Outline, parent: Variant | None) -> tuple[Context, Variant, tuple[Said, ...], tuple[Diagnostic, ...]]:
    known, of_names = names(form, parent)
    named = form.based_on is not None and form.based_on.text != FAMILY
    before = Context(vocabulary(form.language), known, dict(parent.groups) if parent else {}, named)
    own_groups, of_groups = groups(form, before)
    context = Context(before.words, known, before.groups | own_groups, named)
    said, of_texts = texts(form, context)
    rules, of_rules = rule_lines(form, context, 1 if parent else 0, parent)
    own_kinds = tuple(kind.name for kind in rules.kinds)
    held, of_verbs = inherit(rules.said, parent, context.words, named=named, own_kinds=own_kinds)
    played, of_examples = examples(form, context)
    variant = assemble(form, parent, own_groups, said, held, rules.kinds, played)
    return context, variant, rules.said, (*of_names, *of_groups, *of_texts, *of_rules, *of_examples, *of_verbs)


# -- parents ----------------------------------------------------------------------------------------------------------

_Parent = tuple[Variant | None, tuple[Diagnostic, ...]]


def _parent(form: Outline, find_parent: FindParent, chain: tuple[str, ...]) -> _Parent:
    """The variant on which a file stands: the one that it names, or else the family base (which has none)."""
    place = form.based_on
    own = form.name.text if form.name else ""
    if place is None:
        return (None, ()) if own == FAMILY else _family(find_parent)
    name = place.text
    if name in (own, *chain) or len(chain) >= 2 * _DEEPEST:
        return None, (report("parent-cycle", place.span, name=name),)
    text = find_parent(name)
    if text is None:
        shipped = variant_names()
        return None, (report("unknown-parent", place.span, name=name, near=nearest(name, shipped), legal=shipped),)
    if name == FAMILY:
        return _family(find_parent)
    read = _understand(text, name, find_parent, (*chain, own, name))
    errors = tuple(problem for problem in read.diagnostics if is_error(problem))
    if not errors:
        return read.variant, ()
    cycle = report("parent-cycle", place.span, name=name)
    if cycle.code in {problem.code for problem in errors}:
        return None, (cycle,)  # each file of the circle could say it: this one does, in its own line
    return None, (report("parent-with-errors", place.span, name=name), *errors)


def _family(find_parent: FindParent) -> _Parent:
    text = find_parent(FAMILY)
    return (None, ()) if text is None else _base(text)


@lru_cache(maxsize=4)
def _base(text: str) -> _Parent:
    read = _understand(text, FAMILY, lambda name: None, ())
    errors = tuple(problem for problem in read.diagnostics if is_error(problem))
    return (None, errors) if errors else (read.variant, ())
