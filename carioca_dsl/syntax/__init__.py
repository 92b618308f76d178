"""From characters to lines, and from the text of a value to its tree; nothing here knows what a rule means.

`read_lines` never fails: what is wrong with a line is a diagnostic on that line. `parse` reads one value, with the
start rule of its shape and the words of the author's language.
"""

from carioca_dsl.syntax.grammar import SHAPES, Unreadable, parse
from carioca_dsl.syntax.lines import Document, Line, read_lines
from carioca_dsl.syntax.look_alikes import FIGURES
from carioca_dsl.syntax.tables import Spellings, Tables, languages, tables
from carioca_dsl.syntax.terminals import spelling_pattern
from carioca_dsl.syntax.text import Text

__all__ = [
    "FIGURES",
    "SHAPES",
    "Document",
    "Line",
    "Spellings",
    "Tables",
    "Text",
    "Unreadable",
    "languages",
    "parse",
    "read_lines",
    "spelling_pattern",
    "tables",
]
