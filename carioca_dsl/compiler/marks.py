"""The marks at the end of a line: sections of declared sources, and what the sources do not say."""

from carioca_dsl.compiler.context import Context, Findings
from carioca_dsl.diagnostics import report
from carioca_dsl.model import Cite, Mark
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import nearest

_MARKS = {mark.value: mark for mark in Mark}


def read_marks(
    texts: tuple[Text, ...], context: Context, findings: Findings
) -> tuple[tuple[Cite, ...], tuple[Mark, ...]]:
    """``@guide.4 @inferred`` as cites and marks, each in the order written."""
    cites: list[Cite] = []
    marks: list[Mark] = []
    for text in texts:
        name = text.text[1:].rstrip(",;")
        source, _, section = name.partition(".")
        if name.lower() in _MARKS:
            marks.append(_MARKS[name.lower()])
        elif source in context.names.sources:
            cites.append(Cite(source=source, section=section))
        else:
            near = nearest(source, (*context.names.sources, *_MARKS))
            if near in _MARKS:
                problem = report("unknown-mark", text.span, text=text.text, near=f"@{near}", legal=_legal())
                findings.append(problem.fixed(text.span, f"@{near}"))
            else:
                problem = report("unknown-source", text.span, text=source, near=near, legal=context.names.sources)
                if not any(one.code == problem.code and one.args == problem.args for one in findings):
                    findings.append(problem)  # a source that is misspelt where it is declared is one mistake
    return tuple(cites), tuple(marks)


def _legal() -> tuple[str, ...]:
    return tuple(f"@{mark}" for mark in _MARKS)
