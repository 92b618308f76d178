"""The only room that touches the user's files: reading, writing, and finding what a rule file stands on.

What needs the rooms above the compiler (`loading`, `judging`, `generated`) is imported from its module, because most
commands do without.
"""

from carioca_dsl.files.parents import SUFFIX, FindParent, parents_beside, plain_name
from carioca_dsl.files.problem import FileProblem
from carioca_dsl.files.reading import LIMIT, read_text
from carioca_dsl.files.variants import Source, load_compiled, open_source
from carioca_dsl.files.writing import check_file, write_bytes, write_text

__all__ = [
    "LIMIT",
    "SUFFIX",
    "FileProblem",
    "FindParent",
    "Source",
    "check_file",
    "load_compiled",
    "open_source",
    "parents_beside",
    "plain_name",
    "read_text",
    "write_bytes",
    "write_text",
]
