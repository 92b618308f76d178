"""Variants as an author writes them: the shipped ones, and small ones of a house, compiled from text."""

from functools import cache

from carioca_dsl.compiler import compile_text
from carioca_dsl.diagnostics import render
from carioca_dsl.model import Variant
from carioca_dsl.resources import variant_text


def find_parent(name: str) -> str | None:
    """The text of a shipped file."""
    try:
        return variant_text(name)
    except KeyError:
        return None


def compiled(text: str, file: str = "house.carioca") -> Variant:
    """The variant that a text says; its diagnostics are shown where there is none."""
    found = compile_text(text, file, find_parent)
    assert found.variant is not None, render(found.diagnostics, lambda name: text)
    return found.variant


@cache
def shipped(name: str) -> Variant:
    """A shipped variant."""
    return read_anew(name)


def read_anew(name: str) -> Variant:
    """The same, read once more: nothing that is remembered of the other one is known of it."""
    return compiled(variant_text(name), f"{name}.carioca")
