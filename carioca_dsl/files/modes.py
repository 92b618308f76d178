"""The modes that are asked for behind a colon: each must be one that the variant has."""

from carioca_dsl.files.variants import Source
from carioca_dsl.model import Variant
from carioca_dsl.referee import UnknownAgreement, known_agreements


def modes_of(source: Source, variant: Variant) -> tuple[str, ...]:
    """The modes of ``NAME:MODE``; raises `UnknownAgreement` for what is no mode of the variant."""
    known = tuple(sorted(option.name for option in variant.options if option.mode))
    for mode in source.modes:
        if mode not in known:
            raise UnknownAgreement(mode, known or known_agreements(variant))
    return source.modes
