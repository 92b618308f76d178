"""Groups of cards: names for rank classes."""

from carioca_dsl.compiler.context import Context, Findings
from carioca_dsl.compiler.outline import Outline
from carioca_dsl.compiler.values import read_values
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import CardClass

_SHAPED_LIKE = "set.ranks"


def groups(outline: Outline, context: Context) -> tuple[dict[str, CardClass], tuple[Diagnostic, ...]]:
    """The groups of a file; each may use those above it and those of the file's parent."""
    findings = Findings()
    found = dict(context.groups)
    own: dict[str, CardClass] = {}
    for section in outline.all("groups"):
        for line in section.entries:
            if line.label is None:
                continue
            name = line.label.text
            if line.value is None:
                example = f"{name}: A K Q J"
                findings.append(report("missing-value", line.whole.span, label=name, example=example))
                continue
            known = Context(context.words, context.names, found)
            values = read_values(_SHAPED_LIKE, line.value, known, findings, name)
            if values and name not in own:
                own[name] = found[name] = values[0]
    return own, tuple(findings)
