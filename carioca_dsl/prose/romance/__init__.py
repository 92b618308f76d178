"""What the Romance languages share: noun phrases that agree, numerals, values, lists.

A language derives `RomancePhrases` and fills in its articles, contractions, adjectives and numerals; nothing about
agreement is written in a template.
"""

from carioca_dsl.prose.romance.phrases import RomancePhrases

__all__ = ["RomancePhrases"]
