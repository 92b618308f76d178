"""The rules of a variant, with everything it stands on; each line says where it comes from. Itself a rule file."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from carioca_dsl.cli.arguments import add_variant, loaded, rules_for
from carioca_dsl.cli.exits import FINE, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen
    from carioca_dsl.files.loading import LoadedVariant

EXAMPLES = (
    "carioca show argentina",
    "carioca show argentina --silent",
    "carioca show argentina --json --players 4",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_variant(parser)
    parser.add_argument(
        "--silent", action="store_true", help="only what the variant leaves to the family's conventions"
    )
    parser.add_argument("--json", action="store_true", help="the rules at one table, and every line, as JSON")
    parser.add_argument("--players", type=int, metavar="P", help="for --json: how many play (default: the fewest)")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, or 1 if the variant has errors."""
    if options.json and options.silent:
        raise Usage("--silent chooses lines of the text: leave out --json")
    if options.players is not None and not options.json:
        raise Usage("--players chooses the table whose rules --json gives: add --json")
    variant = loaded(options, screen)
    if options.json:
        screen.say_json(_data(variant, options.players))
        return FINE
    from carioca_dsl.compiler import show_text

    screen.say(show_text(variant.variant, silent=options.silent))
    return FINE


def _data(variant: LoadedVariant, players: int | None) -> dict[str, Any]:
    rules = rules_for(variant, players)
    lines = [line.model_dump(mode="json", exclude_defaults=True) for line in variant.variant.lines]
    return {
        "variant": variant.name,
        "based_on": list(variant.variant.based_on),
        "agree": list(variant.agreed),
        "hash": rules.hash,
        "rules": rules.model_dump(mode="json"),
        "lines": lines,
    }
