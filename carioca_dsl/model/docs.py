"""The docstrings of fields, read from the source when somebody asks.

Pydantic can read them while it makes each class; that costs more than half of the time in which a command starts, and
only a reference page or a JSON schema wants them.
"""

import ast
import inspect
import sys
from functools import cache


@cache
def attribute_docs(owner: type) -> dict[str, str]:
    """The docstring of each documented attribute of a class, its bases included."""
    found: dict[str, str] = {}
    for base in reversed(owner.__mro__):
        found |= _of_module(base.__module__).get(base.__qualname__, {})
    return found


@cache
def _of_module(name: str) -> dict[str, dict[str, str]]:
    if not name.startswith(__name__.partition(".")[0]):
        return {}
    try:
        tree = ast.parse(inspect.getsource(sys.modules[name]))
    except (OSError, KeyError):
        return {}  # a package without its sources still works, without texts
    return {node.name: _of_class(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _of_class(node: ast.ClassDef) -> dict[str, str]:
    found = {}
    for line, after in zip(node.body, node.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and isinstance(after, ast.Expr):
            value = after.value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found[line.target.id] = inspect.cleandoc(value.value)
    return found
