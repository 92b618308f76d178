"""Rule texts for tests of the language: the shipped ones, and how to compile a few lines."""

from carioca_dsl.compiler.understand import Understood, understand
from carioca_dsl.diagnostics import Diagnostic
from carioca_dsl.resources import variant_names, variant_text

ARGENTINA = variant_text("argentina")


def shipped(name: str) -> str | None:
    """The text of a shipped variant."""
    return variant_text(name) if name in variant_names() else None


def understood(*lines: str, language: str = "en") -> Understood:
    """A file with these lines after its first two (which name the language and the variant)."""
    variant = {"en": "variant", "es": "variante"}[language]
    return understand("\n".join((f"carioca 1 {language}", f"{variant} test", *lines)), "test", shipped)


def problems(*lines: str, language: str = "en") -> list[tuple[str, int]]:
    """Code and line (1 is the first of ``lines``) of everything that is wrong with them."""
    return [(one.code, one.span.line - 2) for one in understood(*lines, language=language).diagnostics]


def problem(*lines: str, language: str = "en") -> Diagnostic:
    """The one problem of these lines."""
    (found,) = understood(*lines, language=language).diagnostics
    return found


def underlined(*lines: str, language: str = "en") -> str:
    """The text that the one problem of these lines points at."""
    span = problem(*lines, language=language).span
    return lines[span.line - 3][span.column - 1 : span.end_column - 1]


def value_of(section: str, line: str, language: str = "en") -> object:
    """What one line gives to its rule."""
    read = understood(section, line, language=language)
    assert not read.diagnostics, read.diagnostics
    assert read.variant is not None
    return read.variant.lines[-1].values[0]
