"""The only room that touches the user's files: reading, writing, and finding what a rule file stands on."""

from carioca_dsl.files.parents import parents_beside, plain_name
from carioca_dsl.files.problem import FileProblem
from carioca_dsl.files.reading import LIMIT, read_text
from carioca_dsl.files.writing import write_text

__all__ = ["LIMIT", "FileProblem", "parents_beside", "plain_name", "read_text", "write_text"]
