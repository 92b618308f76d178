"""A variant made ready for a table: compiled without errors, with what its players agree."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import PrivateAttr

from carioca_dsl import resources
from carioca_dsl.diagnostics import Diagnostic, render
from carioca_dsl.files.modes import modes_of
from carioca_dsl.files.variants import Source, open_source
from carioca_dsl.model import Agreement, Rules, Variant
from carioca_dsl.referee import RecordHead, read_agreement


class InvalidVariant(ValueError):
    """The rule text has errors; ``diagnostics`` say which, and ``str()`` shows them."""

    def __init__(self, source: Source, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__(source.name)
        self.source = source
        self.diagnostics = diagnostics

    def __str__(self) -> str:
        return render(self.diagnostics, self.source.text_of)


@dataclass(frozen=True)
class LoadedVariant:
    """A variant and an agreement, and where both came from."""

    source: Source
    variant: Variant
    agreement: Agreement
    agreed: tuple[str, ...]
    """The agreement as it was written."""
    diagnostics: tuple[Diagnostic, ...] = ()
    """Warnings and remarks."""

    @property
    def name(self) -> str:
        """The variant's name."""
        return self.variant.name

    @property
    def called(self) -> str:
        """The name with the modes that are agreed: ``NAME:MODE``."""
        modes = (option.name for option in self.variant.options if option.mode)
        return ":".join((self.name, *(mode for mode in modes if mode in self.agreement.options)))

    def rules(self, players: int | None = None) -> "TableRules":
        """The rules at a table of ``players`` (the fewest allowed, if not given); raises `RulesError`."""
        rules = TableRules.model_construct(**dict(self.variant.rules(players, self.agreement)))
        rules._loaded = self
        return rules

    def head(self, rules: Rules, players: Iterable[str], seed: int | str, bots: Iterable[str] = ()) -> RecordHead:
        """The head of a record: whoever reads it needs nothing else but the shipped variants."""
        name = self.variant.name
        files: dict[str, str] = {}
        if not self.source.shipped:
            name = f"my {name}" if name in resources.variant_names() else name
            files[name] = self.source.text
            for parent in self.variant.based_on:
                text = None if parent in resources.variant_names() else self.source.find_parent(parent)
                if text is not None:
                    files[parent] = text
        return RecordHead(name, rules.hash, self.agreed, tuple(players), tuple(bots), str(seed), files)


class TableRules(Rules):
    """Rules that know which variant they were made from: equal to any other rules that say the same."""

    _loaded: LoadedVariant | None = PrivateAttr(default=None)

    @property
    def loaded(self) -> LoadedVariant | None:
        """The variant they were made from."""
        return self._loaded

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Rules) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)


def load(name_or_path: str | Path, agree: str | Iterable[str] = ()) -> LoadedVariant:
    """Load a shipped variant (``NAME`` or ``NAME:MODE``) or a file, with what its players agree.

    Raises `FileProblem` where there is no such text, `InvalidVariant` where it has errors and `UnknownAgreement` where
    it does not offer what is agreed.
    """
    source = open_source(name_or_path)
    compiled = source.compiled()
    if compiled.variant is None:
        raise InvalidVariant(source, compiled.diagnostics)
    variant = compiled.variant
    agreed = (*modes_of(source, variant), *((agree,) if isinstance(agree, str) else agree))
    agreement = read_agreement(variant, agreed)
    return LoadedVariant(source, variant, agreement, tuple(agreed), compiled.diagnostics)
