"""The sections of a rule file: one frozen class each, complete for one round, without exceptions inside.

A rule's id is its section and field: ``WildCards.per_meld`` is ``wild-cards.per-meld``. A field that is ``None`` is a
rule that does not matter beside its siblings (there is nobody who may swap where nothing is swapped).
"""

from carioca_dsl.model.sections.buying import Buyers, Buying, Offered, PaidTo
from carioca_dsl.model.sections.choices import Answer, From
from carioca_dsl.model.sections.deal import Cut, Deal, Direction, FirstDealer, Misdeal, Seats, Side, WildUpcard
from carioca_dsl.model.sections.deck import Deck
from carioca_dsl.model.sections.end_of_round import EndOfRound, Exhausted, HandCounts, NothingLeft, VoidDealer
from carioca_dsl.model.sections.match import Choices, Match, Order, ReEntry, Tie, VoidChoice, Winner
from carioca_dsl.model.sections.money import Money, PotTo
from carioca_dsl.model.sections.opening import Opening, OpeningMelds, Parts, SameRankSets, SameSuitRuns
from carioca_dsl.model.sections.players import Players
from carioca_dsl.model.sections.scoring import Scoring
from carioca_dsl.model.sections.section import Section
from carioca_dsl.model.sections.turn import Discarding, DrawFrom, FinalDiscard, FirstDraw, LayOffOnto, NewMelds, Turn
from carioca_dsl.model.sections.wild_cards import OwnPlace, SwapBy, SwapIn, SwappedCard, WildCards, WildSwap

__all__ = [
    "Answer",
    "Buyers",
    "Buying",
    "Choices",
    "Cut",
    "Deal",
    "Deck",
    "Direction",
    "Discarding",
    "DrawFrom",
    "EndOfRound",
    "Exhausted",
    "FinalDiscard",
    "FirstDealer",
    "FirstDraw",
    "From",
    "HandCounts",
    "LayOffOnto",
    "Match",
    "Misdeal",
    "Money",
    "NewMelds",
    "NothingLeft",
    "Offered",
    "Opening",
    "OpeningMelds",
    "Order",
    "OwnPlace",
    "PaidTo",
    "Parts",
    "Players",
    "PotTo",
    "ReEntry",
    "SameRankSets",
    "SameSuitRuns",
    "Scoring",
    "Seats",
    "Section",
    "Side",
    "SwapBy",
    "SwapIn",
    "SwappedCard",
    "Tie",
    "Turn",
    "VoidChoice",
    "VoidDealer",
    "WildCards",
    "WildSwap",
    "WildUpcard",
    "Winner",
]
