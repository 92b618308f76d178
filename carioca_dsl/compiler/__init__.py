"""From text to a checked `Variant`: pure passes, one a module, each returning its result and what is wrong.

outline → names → groups, texts, rules, examples → assemble → checks. Nothing here reads a file: whoever calls
`compile_text` hands it a function that finds the text of a parent.
"""

from carioca_dsl.compiler.agreed import with_agreed
from carioca_dsl.compiler.compile import Compiled, compile_text
from carioca_dsl.compiler.deciding import deciding_lines
from carioca_dsl.compiler.format import FormatterFault, format_text
from carioca_dsl.compiler.house import house_text
from carioca_dsl.compiler.show import show_text
from carioca_dsl.compiler.steps import UnreadableStep, read_step
from carioca_dsl.compiler.understand import FindParent

__all__ = [
    "Compiled",
    "FindParent",
    "FormatterFault",
    "UnreadableStep",
    "compile_text",
    "deciding_lines",
    "format_text",
    "house_text",
    "read_step",
    "show_text",
    "with_agreed",
]
