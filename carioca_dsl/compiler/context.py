"""What every pass over the entries needs to know: the file's language, its names, and where problems go."""

from dataclasses import dataclass, field

from carioca_dsl.compiler.names import Names
from carioca_dsl.diagnostics import Diagnostic, Span
from carioca_dsl.model import CardClass, Origin
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import Vocabulary

MOST = 10_000
"""No number of a rule is larger: what is beyond it was typed by mistake."""

MOST_ROUNDS = 50


@dataclass(frozen=True)
class Context:
    """The surroundings of an entry."""

    words: Vocabulary
    names: Names
    groups: dict[str, CardClass] = field(default_factory=dict)
    on_a_game: bool = False
    """Whether the file is based on a game, so that its lines may begin with verbs."""

    @property
    def language(self) -> str:
        """The language of the file."""
        return self.words.language


class Findings(list[Diagnostic]):
    """The problems that a pass has found so far; it belongs to one run of the pass and is returned as its result."""


def origin_of(text: Text) -> Origin:
    """Where a text stands, as the model keeps it."""
    span = text.span
    return Origin(file=span.file, line=span.line, column=span.column, end_column=span.end_column)


def span_of(origin: Origin) -> Span:
    """Where something of the model stands, as diagnostics want it."""
    return Span(origin.file, origin.line, origin.column, origin.line, origin.end_column)
