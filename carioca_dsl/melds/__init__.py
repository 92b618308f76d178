"""Melds: is this one, where can a card go, what satisfies the contract.

`melds_of` gives the room of a round's rules; all questions are its methods.
"""

from carioca_dsl.melds.by_rules import by_rules
from carioca_dsl.melds.lookups.planes import (
    ACES,
    LANE,
    LANES,
    PLACES,
    SUIT_MASK,
    Planes,
    faces_at,
    planes,
    repeated,
)
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.reason import LAWS, Reason, reason
from carioca_dsl.melds.room import MeldRoom, face_points, melds_of, room_of, still_to_lay
from carioca_dsl.melds.search import Partition
from carioca_dsl.melds.terms import Terms, terms_of
from carioca_dsl.melds.worth import worth_of

__all__ = [
    "ACES",
    "LANE",
    "LANES",
    "LAWS",
    "PLACES",
    "SUIT_MASK",
    "Meld",
    "MeldRoom",
    "Partition",
    "Planes",
    "Reason",
    "Terms",
    "by_rules",
    "face_points",
    "faces_at",
    "melds_of",
    "planes",
    "reason",
    "repeated",
    "room_of",
    "still_to_lay",
    "terms_of",
    "worth_of",
]
