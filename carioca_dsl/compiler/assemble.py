"""Last pass: a file and those that it stands on become one `Variant`."""

from carioca_dsl.compiler.inherit import Inherited
from carioca_dsl.compiler.outline import Outline
from carioca_dsl.compiler.texts import Texts
from carioca_dsl.model import CardClass, Example, NamedKind, Variant, Word


def assemble(
    outline: Outline,
    parent: Variant | None,
    groups: dict[str, CardClass],
    texts: Texts,
    rules: Inherited,
    own_kinds: tuple[NamedKind, ...],
    examples: tuple[Example, ...],
) -> Variant:
    """Everything that the file says, on top of what its parent says. Examples and titles are not inherited."""
    words: dict[str, dict[str, Word]] = {}
    for source in (parent.words if parent else {}, texts.words):
        for language, known in source.items():
            words[language] = words.get(language, {}) | known
    return Variant(
        name=outline.name.text if outline.name else "",
        language=outline.language,
        based_on=(outline.based_on.text if outline.based_on else parent.name, *parent.based_on) if parent else (),
        titles=texts.titles,
        sources=(parent.sources if parent else {}) | texts.sources,
        options=(*(parent.options if parent else ()), *texts.options),
        words=words,
        groups=(parent.groups if parent else {}) | groups,
        kinds=(*(parent.kinds if parent else ()), *own_kinds),
        without_rounds=rules.without_rounds,
        lines=rules.lines,
        expectations=rules.expectations,
        notes=(*(parent.notes if parent else ()), *texts.notes),
        examples=examples,
    )
