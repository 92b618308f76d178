"""What a label means: for `explain`, for hovering, and for the reference."""

import re
from collections.abc import Iterator

from carioca_dsl.model import declared_rules
from carioca_dsl.syntax import languages
from carioca_dsl.vocabulary.changes import explain_change
from carioca_dsl.vocabulary.nearness import plain
from carioca_dsl.vocabulary.shapes import QUALIFIERS, SHAPES
from carioca_dsl.vocabulary.vocabulary import RULE_SECTIONS, Vocabulary, choice_values, vocabulary
from carioca_dsl.vocabulary.writing import sample


def explain_label(text: str, language: str = "en") -> str | None:
    """The meaning of a label, a rule's id, a heading or a verb, in any language; ``None`` if nothing has it."""
    found = list(dict.fromkeys(_rules_named(text, language)))
    rules = "\n\n".join(explain_rule(rule, vocabulary(language)) for rule in found)
    return rules or explain_change(text, language)


def explain_rule(rule: str, words: Vocabulary) -> str:
    """Where a rule stands, what it means, what it takes, when it may hold, and one line of it."""
    declared = declared_rules()[rule]
    section = rule.partition(".")[0]
    lines = [f"{words.label_of(rule)} (section `{words.heading_of(section)}`, rule `{rule}`)", f"  {meaning(rule)}"]
    lines.append(f"  takes: {SHAPES[declared.rule.shape]}")
    if declared.rule.shape == "choice":
        lines += [f"    - {words.phrase(rule, value)}" for value in choice_values(declared)]
    qualifiers = "; ".join(QUALIFIERS[axis] for axis in declared.rule.qualifiers)
    lines.append(f"  may be said only for some cases: {qualifiers or 'no'}")
    lines.append(f"  for example: {sample(rule, words)}")
    others = [vocabulary(other) for other in languages() if other != words.language]
    lines += [f"  in {other.words.name}: {sample(rule, other)}" for other in others]
    return "\n".join(lines)


def meaning(rule: str) -> str:
    """What a rule means, for people: without what its docstring tells programmers about ``None``."""
    return re.sub(r"; ``None``[^.;]*", "", " ".join(declared_rules()[rule].doc.split())).replace("``", "`")


def _rules_named(text: str, language: str) -> Iterator[str]:
    if text in declared_rules():
        yield text
    for one in (language, *languages()):
        words = vocabulary(one)
        for section in RULE_SECTIONS:
            label = words.label(section, text)
            if label and label.end == len(text.rstrip()) and label.id in declared_rules():
                yield label.id
        for section in RULE_SECTIONS:
            if any(plain(text) == plain(spelling) for spelling in words.words.headings[section]):
                yield from (rule for rule in declared_rules() if rule.startswith(f"{section}."))
