"""Check rule files: compile them, then play their examples, and show what is wrong."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language
from carioca_dsl.cli.exits import FINE, WRONG, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen
    from carioca_dsl.diagnostics import Diagnostic
    from carioca_dsl.files import FileProblem, Source

EXAMPLES = ("carioca check {game}", "carioca check {game} --format json")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("files", metavar="FILE", nargs="+", help="a rule file, or the name of a shipped variant")
    parser.add_argument("--format", choices=("text", "short", "json"), default="text", help="how to show it")
    add_language(parser)


def run(options: argparse.Namespace, screen: Screen) -> int:
    """1 if there is an error in any of the files, 2 if one of them has not the mode that is asked for."""
    from carioca_dsl.diagnostics import in_order, is_error, more, render, summary

    texts: dict[str, str | None] = {}
    found: list[Diagnostic] = []
    sources = []
    no_modes = []
    for name in options.files:
        diagnostics, source, no_mode = _check(name)
        found += diagnostics
        if no_mode is not None:
            no_modes.append(no_mode)
        if source is not None:
            texts[source.name] = source.text
            sources.append(source)

    def text_of(file: str) -> str | None:
        return texts[file] if file in texts else next((text for one in sources if (text := one.text_of(file))), None)

    shown = render(found, text_of, options.format, options.lang, colour=screen.coloured)
    if shown:
        (screen.data if options.format == "json" else screen.say)(shown)
    if options.format == "text":
        screen.note(summary(found, len(options.files), options.lang))
        if hint := more(in_order(found), options.lang):
            screen.note(hint)
    if no_modes:
        raise Usage("; ".join(no_modes))
    return WRONG if any(map(is_error, found)) else FINE


def _check(name: str) -> tuple[list[Diagnostic], Source | None, str | None]:
    """What is wrong with the text, the text, and what is wrong with the mode that is asked for."""
    from carioca_dsl.files import FileProblem, open_source

    try:
        source = open_source(name)
    except FileProblem as problem:
        return [unreadable(problem)], None, None
    compiled = source.compiled()
    diagnostics = list(compiled.diagnostics)
    variant = compiled.variant
    if variant is not None and source.modes:
        from carioca_dsl.files.modes import modes_of
        from carioca_dsl.referee import UnknownAgreement

        try:
            modes_of(source, variant)
        except UnknownAgreement as unknown:
            return diagnostics, source, str(unknown)
    if variant is not None and variant.examples:
        from carioca_dsl.referee import findings, play_examples

        diagnostics += findings(play_examples(variant))
    return diagnostics, source, None


def unreadable(problem: FileProblem) -> Diagnostic:
    """The diagnostic about a file that cannot be read."""
    from carioca_dsl.diagnostics import Span, report

    codes = {"not text": "not-text", "too big": "too-large"}
    code = codes.get(problem.kind, "unreadable-file")
    args = {"problem": str(problem)} if code == "unreadable-file" else {}
    return report(code, Span(problem.path, 1, 1, 1, 1), **args)
