"""The optional package ``typst``, which brings its compiler and its fonts: templates and data in, PDF out.

What is printed goes there as data (JSON). The templates under `typst/` are the only code, and they read no file.
"""

import importlib
import json
from pathlib import Path
from typing import Any

TEMPLATES = Path(__file__).parent / "typst"


class NoTypesetter(RuntimeError):
    """The package ``typst`` is not installed."""

    def __init__(self) -> None:
        super().__init__("PDF needs the package `typst`; install it with: pip install typst")


def typesetter() -> Any:
    """The package; raises `NoTypesetter`."""
    try:
        return importlib.import_module("typst")
    except ImportError:
        raise NoTypesetter from None


def typeset(template: str, data: dict[str, Any]) -> bytes:
    """The PDF that a template makes of some data; raises `NoTypesetter`."""
    # no fonts of this machine, and no clock: otherwise the same book would be another file elsewhere and tomorrow
    made = typesetter().compile(_code(template), format="pdf", timestamp=0, **_surroundings(data))
    assert isinstance(made, bytes)
    return made


def pages(template: str, data: dict[str, Any]) -> int:
    """How many pages that takes, for a template that says so at its end; raises `NoTypesetter`."""
    found = typesetter().query(_code(template), "<last>", field="value", one=True, **_surroundings(data))
    return int(json.loads(found))


def _code(template: str) -> bytes:
    return b"\n".join((TEMPLATES / name).read_bytes() for name in ("common.typ", template))


def _surroundings(data: dict[str, Any]) -> dict[str, Any]:
    return {"ignore_system_fonts": True, "sys_inputs": {"doc": json.dumps(data, ensure_ascii=False)}}
