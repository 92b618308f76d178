"""The lookups: fast answers about a hand, from tables that are filled as they are needed.

Hands are bit planes; what the rules ask of melds has become lists of ways by bit mask. What the lookups do not cover
(`coverage`) the general search answers.
"""

from carioca_dsl.melds.lookups.answers import Lookups

__all__ = ["Lookups"]
