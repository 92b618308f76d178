"""The engine: one judge, a proposer that goes through it, and a pure step from state to state.

Layers: melds → a deal (turns) → a match (rounds, dealer, totals). Randomness comes from a seed alone.
"""

from carioca_dsl.engine.actions import Action, Discard, Draw, End, Lay, LayOff, Open, Source, Swap
from carioca_dsl.engine.candidates import draws, one_of_each
from carioca_dsl.engine.chance import Chance
from carioca_dsl.engine.deal import deal_out, first_dealer, next_dealer
from carioca_dsl.engine.events import (
    DealerDrawn,
    Dealt,
    Discarded,
    Drew,
    Event,
    Laid,
    LaidOff,
    MatchOver,
    Opened,
    PlayOff,
    Reshuffled,
    RoundOver,
    RoundVoid,
    Scored,
    Stopped,
    StruckOff,
    Swapped,
    TurnGuard,
    UpcardBuried,
    UpcardTurned,
    WentOut,
    public,
)
from carioca_dsl.engine.exhausted import begin_turn
from carioca_dsl.engine.invariants import Broken, check_cards
from carioca_dsl.engine.judge import allowed, reasons_against
from carioca_dsl.engine.laws import LAWS
from carioca_dsl.engine.match import DealResult, Match, NotAllowed, Standings
from carioca_dsl.engine.propose import legal_actions
from carioca_dsl.engine.remembered import ends_of
from carioca_dsl.engine.scoring import card_points, deal_points, hand_points, winners
from carioca_dsl.engine.state import DealState, Outcome, Phase
from carioca_dsl.engine.step import step
from carioca_dsl.engine.view import UNSEEN, View, seen_by

__all__ = [
    "LAWS",
    "UNSEEN",
    "Action",
    "Broken",
    "Chance",
    "DealResult",
    "DealState",
    "DealerDrawn",
    "Dealt",
    "Discard",
    "Discarded",
    "Draw",
    "Drew",
    "End",
    "Event",
    "Laid",
    "LaidOff",
    "Lay",
    "LayOff",
    "Match",
    "MatchOver",
    "NotAllowed",
    "Open",
    "Opened",
    "Outcome",
    "Phase",
    "PlayOff",
    "Reshuffled",
    "RoundOver",
    "RoundVoid",
    "Scored",
    "Source",
    "Standings",
    "Stopped",
    "StruckOff",
    "Swap",
    "Swapped",
    "TurnGuard",
    "UpcardBuried",
    "UpcardTurned",
    "View",
    "WentOut",
    "allowed",
    "begin_turn",
    "card_points",
    "check_cards",
    "deal_out",
    "deal_points",
    "draws",
    "ends_of",
    "first_dealer",
    "hand_points",
    "legal_actions",
    "next_dealer",
    "one_of_each",
    "public",
    "reasons_against",
    "seen_by",
    "step",
    "winners",
]
