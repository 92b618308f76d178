"""The variants that come with Carioca, each with its title and what it is based on."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language
from carioca_dsl.cli.exits import FINE

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = ("carioca list", "carioca list --lang es")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="names, titles and what each is based on, as JSON")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """Always 0."""
    from carioca_dsl.files import load_compiled
    from carioca_dsl.resources import game_names

    found = []
    for name in game_names():
        variant = load_compiled(name).variant
        if variant is not None:
            titles = variant.titles
            title = titles.get(options.lang) or titles.get("en") or name
            # the family base, on which every game stands, says nothing about this one
            found.append({"name": name, "title": title, "based_on": list(variant.based_on[:-1])})
    if options.json:
        screen.say_json({"variants": found})
        return FINE
    width = max((len(one["name"]) for one in found), default=0)
    for one in found:
        parent = f"  (based on {one['based_on'][0]})" if one["based_on"] else ""
        screen.say(f"{one['name']:<{width}}  {one['title']}{parent}")
    return FINE
