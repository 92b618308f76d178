"""Rules of one round with every choice of the model made at random, for properties."""

from hypothesis import strategies as st

from carioca_dsl.model import (
    Ace,
    Bound,
    CardClass,
    Corner,
    Discarding,
    DrawFrom,
    Exhausted,
    FinalDiscard,
    From,
    HandCounts,
    LayOffOnto,
    NewMelds,
    NothingLeft,
    OwnPlace,
    SameRankSets,
    SameSuitRuns,
    Suits,
    SwapBy,
    SwapIn,
    WildSwap,
    WildUpcard,
)
from tests.support.deals import rule_name
from tests.support.variants import a_variant, contract, line

CHOICES = {
    "turn__draw": list(DrawFrom),
    "turn__lay_off_onto": list(LayOffOnto),
    "turn__lay_off_from": list(From),
    "turn__new_melds_later": list(NewMelds),
    "turn__final_discard": list(FinalDiscard),
    "turn__discard_of_wild_cards": list(Discarding),
    "turn__discard_of_the_card_taken": list(Discarding),
    "wild_cards__swap": list(WildSwap),
    "wild_cards__swap_in": list(SwapIn),
    "wild_cards__in_its_own_place": list(OwnPlace),
    "wild_cards__natural_cards_per_meld": [Bound(least=1), Bound(least=1), Bound(least=2)],
    "wild_cards__swap_by": list(SwapBy),
    "wild_cards__swap_from": list(From),
    "opening__sets_of_one_rank": list(SameRankSets),
    "opening__runs_of_one_suit": list(SameSuitRuns),
    "end_of_round__stock_empty": list(Exhausted),
    "end_of_round__nothing_to_reshuffle": list(NothingLeft),
    "end_of_round__reshuffles": [Bound(), Bound(most=1)],
    "end_of_round__hand_counts": list(HandCounts),
    "deal__upcard": [0, 1],
    "deal__wild_upcard": list(WildUpcard),
    "deal__hand": [6, 8],
    "deck__wild": [CardClass(jokers=True), CardClass(ranks=(2,), jokers=True)],
    "deck__packs": [1, 2],
}
KINDS = {
    "set.suits": ("set", list(Suits)),
    "set.grows-to": ("set", [None, 4]),
    "set.size": ("set", [Bound(least=3, most=3), Bound(least=2, most=3), Bound(least=3)]),
    "run.size": ("run", [Bound(least=4, most=4), Bound(least=3), Bound(least=2, most=3)]),
    "run.grows-to": ("run", [None, 5, 14]),
    "run.ace": ("run", list(Ace)),
    "run.around-the-corner": ("run", list(Corner)),
}
CONTRACTS = [
    contract(set=1),
    contract(run=1),
    contract(set=2),
    contract(set=1, run=1),
    (*contract(set=2), *contract(run=1)),
]


@st.composite
def random_rules(draw):
    """Rules for two to four players at one table."""
    more = [line(rule_name(key), draw(st.sampled_from(values)), level=1) for key, values in CHOICES.items()]
    more += [line(rule, draw(st.sampled_from(values)), kind, level=1) for rule, (kind, values) in KINDS.items()]
    seats = draw(st.integers(2, 4))
    return a_variant(*more, rounds=(draw(st.sampled_from(CONTRACTS)),)).rules(seats)
