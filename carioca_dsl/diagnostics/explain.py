"""The page of a code: what it means, and an example that is wrong and one that is right. The tests compile them."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from carioca_dsl.diagnostics.catalog import DEFAULT_LANGUAGE, texts
from carioca_dsl.diagnostics.codes import CODES, entry
from carioca_dsl.diagnostics.wording import fill

_PAGES = Path(__file__).resolve().parent / "pages"


class Page(NamedTuple):
    """``wrong`` and ``right`` are (parts of) rule files; both are empty where no rule file shows the fault."""

    code: str
    name: str
    level: str
    text: str
    wrong: str
    right: str


def page(code_or_name: str, language: str = DEFAULT_LANGUAGE) -> Page:
    """The page of a code or name; raises `KeyError` for what is not registered."""
    known = entry(code_or_name)
    example = _examples().get(known.code, {})
    text = _prose(language)[known.code].strip()
    wrong, right = (example.get(which, "").strip("\n") for which in ("wrong", "right"))
    return Page(known.code, known.name, known.level, text, wrong, right)


def pages(language: str = DEFAULT_LANGUAGE) -> tuple[Page, ...]:
    """All pages, in the order of the codes."""
    return tuple(page(code, language) for code in CODES)


def explain(code_or_name: str, language: str = DEFAULT_LANGUAGE) -> str:
    """The page as text for a terminal; raises `KeyError` for what is not registered."""
    shown = page(code_or_name, language)
    frame = texts(language)["frame"]
    parts = [f"{frame[shown.level]}[{shown.code}]{frame['colon']} {shown.name}", shown.text]
    parts += _parent(shown, frame)
    for heading, example in ((frame["wrong"], shown.wrong), (frame["right"], shown.right)):
        if example:
            parts += [heading, _indented(example)]
    return "\n\n".join(part for part in parts if part) + "\n"


def _parent(shown: Page, frame: Mapping[str, str]) -> Iterator[str]:
    """What the examples are based on, which no reader has as a file: who it is, and its sections that they name."""
    own = {*_headings(shown.wrong), *_headings(shown.right)}
    name = next((name for name in _examples()["parents"] if f"based on {name}" in own), None)
    if name is not None:
        told = fill(frame["parent"], {"name": name})
        sections = _sections(parent_of_examples(name) or "", own)
        yield f"{told}\n{frame['parent-says']}" if sections else told
        yield _indented(sections)


def _sections(text: str, headings: Collection[str]) -> str:
    """The sections of a file that have one of these headings."""
    _, *blocks = text.strip("\n").split("\n\n")
    return "\n\n".join(block for block in blocks if block.split("\n")[0] in headings)


def _indented(example: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in example.split("\n"))


def complete(example: str) -> str:
    """A whole rule file from an example: the sections that a part of a file leaves out come from the skeleton."""
    if example.lstrip().startswith("carioca"):
        return example.strip("\n") + "\n"
    own = set(_headings(example))
    kept: list[str] = []
    keeping = True
    for line in _examples()["skeleton"].strip("\n").split("\n"):
        if _is_heading(line):
            keeping = line.strip() not in own
        if keeping:
            kept.append(line)
    return "\n".join(kept).rstrip("\n") + "\n\n" + example.strip("\n") + "\n"


def parent_of_examples(name: str) -> str | None:
    """The whole rule file that examples are based on by this name; ``None`` where there is none."""
    text = _examples()["parents"].get(name)
    return None if text is None else text.strip("\n") + "\n"


def _headings(text: str) -> list[str]:
    return [line.strip() for line in text.split("\n") if _is_heading(line)]


def _is_heading(line: str) -> bool:
    return bool(line.strip()) and not line[0].isspace() and line[0] != "#"


@cache
def _examples() -> dict[str, Any]:
    return tomllib.loads((_PAGES / "examples.toml").read_text(encoding="utf-8"))


@cache
def _prose(language: str) -> dict[str, str]:
    """What the codes mean; in English where a language has no pages yet."""
    known = {path.stem for path in _PAGES.glob("*.toml")} - {"examples"}
    name = language if language in known else DEFAULT_LANGUAGE
    return tomllib.loads((_PAGES / f"{name}.toml").read_text(encoding="utf-8"))
