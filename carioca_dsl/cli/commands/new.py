"""Begin a rule file of your own: based on another game, changing nothing yet, every line ready to be changed."""

from __future__ import annotations

import argparse
import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language, file_name
from carioca_dsl.cli.exits import FINE, WRONG, Stop, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = ("carioca new our-table --based-on {game}", "carioca new mi-casa --based-on {other} --lang es")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("name", metavar="NAME", help="the name of your variant: letters, numbers, and `-` between them")
    parser.add_argument(
        "--based-on",
        metavar="VARIANT",
        required=True,
        help="a shipped name (see `carioca list`) or a file beside it",
    )
    add_language(parser)
    parser.add_argument(
        "-o", "--output", type=file_name, metavar="FILE", help="where to write it (default: NAME.carioca)"
    )


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, or 1 if the parent has errors, the file is there already or cannot be written."""
    from carioca_dsl.compiler import house_text
    from carioca_dsl.files import write_text
    from carioca_dsl.files.loading import InvalidVariant, load
    from carioca_dsl.files.parents import SUFFIX, plain_name
    from carioca_dsl.resources import variant_names

    if not plain_name(options.name) or options.name in variant_names():
        why = "is the name of a shipped game" if options.name in variant_names() else "cannot be a variant's name"
        raise Usage(f"`{options.name}` {why}: letters and numbers, with single blanks, `-` or `_` between them")
    place = Path(options.output or f"{options.name}{SUFFIX}")
    if os.path.exists(place):  # false for a name that can be no file, which writing it tells
        screen.note(f"`{place}` is there already, and stays as it is: give your variant another name, or say -o FILE")
        return WRONG
    try:
        parent = load(options.based_on)
    except InvalidVariant as invalid:
        screen.note(str(invalid))
        raise Stop from None
    if parent.agreement.options:
        raise Usage(
            f"a rule file stands on a whole game, with all its modes: --based-on {parent.name};"
            " the mode is named where it is played"
        )
    _beside(options.based_on, shipped=parent.source.shipped, place=place)
    variant = parent.variant
    if not parent.source.shipped:
        variant = variant.model_copy(update={"name": Path(options.based_on).stem})
    write_text(place, house_text(options.name, variant, options.lang, place.name))
    screen.note(f"wrote {place}; `carioca check {shlex.quote(str(place))}` says whether it can be played")
    return FINE


def _beside(parent: str, *, shipped: bool, place: Path) -> None:
    """A file can stand only on what is shipped or lies in its own folder."""
    if not shipped and os.path.dirname(os.path.realpath(parent)) != os.path.realpath(place.parent):
        raise Usage(f"`{parent}` has to lie in the folder of `{place}`: a rule file names its parent without a path")
