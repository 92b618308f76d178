"""Which ledger rows and edge cases the tests name: read off the names of the test functions."""

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
_ID = re.compile(r"_(d_[a-z]+|[a-z]+)_(\d+)(?=_|$)|_(k\d+)(?=_|$)")


@cache
def functions_of_tests() -> dict[str, Path]:
    """Every test function of the project, and the file in which it stands."""
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = path
    return found


@cache
def named_ids() -> frozenset[str]:
    """The ids in the names of test functions: ``test_d_ar_19_k074_…`` names ``D-AR-19`` and ``K074``."""
    return frozenset(id for name in functions_of_tests() for id in ids_in(name))


def ids_in(name: str) -> list[str]:
    """The ids in the name of one function."""
    return [(row.replace("_", "-") + "-" + number if row else case).upper() for row, number, case in _ID.findall(name)]
