"""The games of a site, and which of them are worth comparing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from carioca_dsl.model import Agreement, Variant


@dataclass(frozen=True)
class Edition:
    """A game with a rulebook of its own: a variant, or one of its modes."""

    folder: str
    variant: Variant
    mode: str = ""

    @property
    def agree(self) -> Agreement | None:
        """What is agreed in it: its mode, if it is one."""
        return Agreement(options=frozenset({self.mode})) if self.mode else None


Pair = tuple[Edition, Edition]
"""What a game stands on, and the game; or two that stand on nothing here."""


def editions(variant: Variant) -> Iterator[Edition]:
    """The variant and each of its modes, which has a folder of its own (``NAME-MODE``)."""
    yield Edition(variant.name, variant)
    for option in variant.options:
        if option.mode:
            yield Edition(f"{variant.name}-{option.name}", variant, option.name)


def pairs(found: Sequence[Edition]) -> tuple[Pair, ...]:
    """Each game with the nearest one that it stands on, and those that stand on none with one another."""
    parents = [(_parent(edition, found), edition) for edition in found]
    roots = (edition for parent, edition in parents if parent is None)
    return (*combinations(roots, 2), *((parent, edition) for parent, edition in parents if parent))


def _parent(edition: Edition, found: Sequence[Edition]) -> Edition | None:
    variants = {each.variant.name: each for each in found if not each.mode}
    if edition.mode:
        return variants[edition.variant.name]
    return next((variants[name] for name in edition.variant.based_on if name in variants), None)
