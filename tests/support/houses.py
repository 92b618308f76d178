"""House variants written in the form, and their examples played: the whole road from text to verdict."""

from carioca_dsl.compiler.understand import understand
from carioca_dsl.model import Variant
from carioca_dsl.referee import ExampleReport, play_example
from tests.support.shipped import compiled, find_parent

BASE: dict[str, dict[str, str]] = {
    "players": {"number": "2 to 4"},
    "deck": {"packs": "2", "jokers": "4", "wild": "jokers"},
    "set": {"size": "3 cards"},
    "run": {"size": "4 cards"},
    "deal": {"hand": "11 cards"},
    "rounds": {"1": "1 set, 1 run"},
    "scoring": {"2 to 10": "face value", "J to K": "10 points", "A": "20 points", "joker": "50 points"},
}
"""A small house; everything else is the family's."""


def house_text(changes: dict[str, dict[str, str]] | None = None, examples: str = "") -> str:
    """The file of a house that differs from `BASE` in these lines (section, label, value)."""
    sections = {name: dict(lines) for name, lines in BASE.items()}
    for name, lines in (changes or {}).items():
        sections.setdefault(name, {}).update(lines)
    text = "carioca 1 en\nvariant house\n"
    for name, lines in sections.items():
        text += f"\n{name}\n" + "".join(f"  {label}: {value}\n" for label, value in lines.items())
    return text + "\n" + examples


def house(changes: dict[str, dict[str, str]] | None = None, examples: str = "") -> Variant:
    """The same, compiled."""
    return compiled(house_text(changes, examples))


def plays(changes: dict[str, dict[str, str]] | None, steps: str) -> ExampleReport:
    """Play one example under the rules of a house; every step must come out as it is stated."""
    variant = house(changes, "example here\n" + steps)
    return as_stated(variant)


def judged_under(parent: str, steps: str) -> ExampleReport:
    """Play one example under the rules of a shipped variant; every step must come out as it is stated.

    The example alone is read: whether the variant's numbers fit together is checked elsewhere, and takes its time.
    """
    found = understand(f"carioca 1 en\nvariant here\nbased on {parent}\nexample here\n{steps}", "here", find_parent)
    assert found.variant is not None, found.diagnostics
    assert not found.diagnostics, found.diagnostics
    return as_stated(found.variant)


def as_stated(variant: Variant, number: int = 0) -> ExampleReport:
    """Play an example of a variant; every step must come out as it is stated."""
    report = play_example(variant, variant.examples[number])
    assert report.fault is None, report.fault
    told = [(step.step.text, step.verdict, step.rules) for step in report.steps]
    assert report.ok, (told, report.unmet)
    return report
