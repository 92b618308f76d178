"""Choices that several sections offer."""

from enum import StrEnum


class Answer(StrEnum):
    """Yes or no."""

    YES = "yes"
    NO = "no"


class From(StrEnum):
    """The first moment at which a player who has opened may do something."""

    OPENING_TURN = "opening turn"
    NEXT_TURN = "next turn"
