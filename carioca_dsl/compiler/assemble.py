"""Last pass: a file and those that it stands on become one `Variant`."""

from carioca_dsl.compiler.inherit import Inherited
from carioca_dsl.compiler.outline import Outline
from carioca_dsl.compiler.texts import Texts
from carioca_dsl.model import CardClass, Example, NamedKind, Variant, Word, round_of_concept
from carioca_dsl.vocabulary.placeholders import rounds_named


def assemble(
    outline: Outline,
    parent: Variant | None,
    groups: dict[str, CardClass],
    texts: Texts,
    rules: Inherited,
    own_kinds: tuple[NamedKind, ...],
    examples: tuple[Example, ...],
) -> Variant:
    """Everything that the file says, on top of what its parent says. Examples and titles are not inherited.

    Of a round that is taken out neither the notes are, nor the name: another file may put another in its place.
    """
    gone = rules.without_rounds
    words: dict[str, dict[str, Word]] = {}
    for language, known in parent.words.items() if parent else ():
        kept = {concept: word for concept, word in known.items() if round_of_concept(concept) not in gone}
        words |= {language: kept} if kept else {}
    for language, known in texts.words.items():
        words[language] = words.get(language, {}) | known
    inherited = (note for note in (parent.notes if parent else ()) if gone.isdisjoint(rounds_named(note.text)))
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
        notes=(*inherited, *texts.notes),
        examples=examples,
    )
