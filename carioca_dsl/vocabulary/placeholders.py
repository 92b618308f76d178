"""The numbers that a note for readers may name in braces, so that a tip cannot lie about the rules."""

PLACEHOLDERS = (
    *("rounds", "packs", "jokers", "cards", "hand"),
    *("ace", "king", "two", "joker", "going-out", "last-round"),
    *("fewest-players", "most-players"),
)
"""How many rounds, packs, jokers, cards in all and cards dealt; the points of cards and of going out; the number of
the last round; how many play."""
