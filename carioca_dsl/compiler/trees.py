"""Small questions to the trees of values."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from lark import Token, Tree


def subtrees(tree: "Tree[Any]", *names: str) -> "Iterator[Tree[Any]]":
    """The children that are trees, of these names if any are given."""
    for child in tree.children:
        if hasattr(child, "children") and (not names or child.data in names):
            yield cast("Tree[Any]", child)


def deep(tree: "Tree[Any]", name: str) -> "Iterator[Tree[Any]]":
    """All trees of this name inside a tree, in the order of the text."""
    for child in subtrees(tree):
        if child.data == name:
            yield child
        yield from deep(child, name)


def tokens(tree: "Tree[Any]", *types: str) -> "list[Token]":
    """The children that are tokens, of these types if any are given."""
    found = (cast("Token", child) for child in tree.children if hasattr(child, "type"))
    return [token for token in found if not types or token.type in types]


def numbers(tree: "Tree[Any]") -> list[int]:
    """The numbers among the children."""
    return [int(token) for token in tokens(tree, "NUM", "SIGNED")]


def extent(tree: "Tree[Any]") -> tuple[int, int]:
    """From where to where in the text the tokens of a tree reach."""
    places = [place for token in _all(tree) for place in (token.start_pos or 0, (token.start_pos or 0) + len(token))]
    return (min(places), max(places)) if places else (0, 0)


def _all(tree: "Tree[Any]") -> "Iterator[Token]":
    for child in tree.children:
        if hasattr(child, "children"):
            yield from _all(child)
        else:
            yield cast("Token", child)
