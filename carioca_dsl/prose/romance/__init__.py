"""What the Romance languages share: noun phrases that agree, numerals, values, lists.

A language derives `Grammar` (articles, contractions, adjectives, numerals) and `RomancePhrases` (the words between
values); what most of them do alike stands here. Nothing about agreement is written in a template.
"""

from carioca_dsl.prose.romance.phrases import RomancePhrases

__all__ = ["RomancePhrases"]
