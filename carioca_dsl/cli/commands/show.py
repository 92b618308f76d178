"""The rules of a variant, with everything it stands on; each line says where it comes from. Itself a rule file."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from carioca_dsl.cli.arguments import add_language, add_variant, loaded, rules_for
from carioca_dsl.cli.exits import FINE, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen
    from carioca_dsl.files.loading import LoadedVariant

EXAMPLES = (
    "carioca show {game}",
    "carioca show {game} --silent --lang es",
    "carioca show {game} --json --players 4",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_variant(parser)
    parser.add_argument(
        "--silent",
        action="store_true",
        help="what the table has not decided, as questions, each with what holds meanwhile",
    )
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="as JSON: the rules at one table and every line")
    parser.add_argument("--players", type=int, metavar="P", help="for --json: how many play (default: the fewest)")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, or 1 if the variant has errors."""
    if options.players is not None and (options.silent or not options.json):
        raise Usage("--players chooses the table whose rules --json gives: add --json, without --silent")
    variant = loaded(options, screen)
    if options.silent:
        _questions(variant, options, screen)
        return FINE
    if options.json:
        screen.say_json(_data(variant, options.players))
        return FINE
    from carioca_dsl.compiler import show_text, with_agreed

    screen.data(show_text(with_agreed(variant.variant, variant.agreement)))
    return FINE


def _questions(variant: LoadedVariant, options: argparse.Namespace, screen: Screen) -> None:
    from carioca_dsl.prose.silence import silence
    from carioca_dsl.prose.silence_text import silence_data, silence_text

    rules_for(variant, None)
    table = variant.variant
    if variant.source.shipped:
        # nobody writes in a shipped file: what one would write stands in a file that is based on it
        table = table.model_copy(update={"based_on": (table.name, *table.based_on)})
    found = silence(table, variant.agreement, options.lang)
    if options.json:
        screen.say_json({"variant": variant.name, "agree": list(variant.agreed), **silence_data(found)})
    else:
        screen.say(silence_text(found, variant.variant, options.lang, f"carioca show {options.variant}"))


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
