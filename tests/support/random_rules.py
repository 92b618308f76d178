"""Rules of one round with every choice of the model made at random, for properties."""

from hypothesis import strategies as st

from carioca_dsl.model import (
    Ace,
    Ban,
    BanUntil,
    BeyondContract,
    Bound,
    Buyers,
    CardClass,
    Choices,
    Combination,
    Corner,
    Discarding,
    DrawFrom,
    Exhausted,
    FinalDiscard,
    FirstDraw,
    From,
    HandCounts,
    Holding,
    LayOffOnto,
    NewMelds,
    NothingLeft,
    OpeningMelds,
    Order,
    OwnPlace,
    PaidTo,
    Parts,
    PotTo,
    Price,
    ReEntry,
    SameRankSets,
    SameSuitRuns,
    Suits,
    SwapBy,
    SwapIn,
    Tie,
    Unit,
    VoidChoice,
    WildSwap,
    WildUpcard,
)
from tests.support.buyers import BUYING
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


BANS = [
    Ban(cards=cards, until=until)
    for cards in (CardClass(ranks=(1, 11, 12, 13)), CardClass(ranks=(5, 10), jokers=True))
    for until in BanUntil
]
TALKED_ABOUT = {
    "deal__new_deal_with": [None, 1, 2],
    "turn__first_draw": [FirstDraw.SECOND, *FirstDraw],
    "turn__no_discard_of": [None, *BANS],
    "opening__melds": list(OpeningMelds),
    "opening__parts": [Parts.ALL_AT_ONCE, *Parts],
    "opening__low_ace": [None, 8],
    "buying__who": [Buyers.ANYONE, *Buyers],
    "buying__price": [Price(amount=2, unit=unit) for unit in Unit],
    "buying__paid_to": list(PaidTo),
    "buying__extra_cards": [0, 1, 3],
    "buying__per_deal": [Bound(), Bound(most=1)],
    "buying__per_match": [Bound(), Bound(most=2)],
    "buying__not_bought": [CardClass(), CardClass(jokers=True), CardClass(ranks=(2, 3, 4, 5, 6))],
    "scoring__going_out": [0, -10],
    "scoring__going_out_after_choosing": [None, -20],
    "match__tie": list(Tie),
    "match__order": list(Order),
    "match__void_choice": list(VoidChoice),
    "match__bust_over": [None, 40, 120],
    "match__re_entry": list(ReEntry),
    "money__stake": [None, 10],
    "money__pot_per_round": [None, 1],
    "money__pot_to": list(PotTo),
    "money__re_entry_fee": [None, 5],
}
"""The rules about what is asked, chosen, bought and paid, and about more than one deal; ``None``: no such line."""
OF_KINDS = {
    "set.beyond-the-contract": ("set", [BeyondContract.ALLOWED, *BeyondContract]),
    "run.beyond-the-contract": ("run", [BeyondContract.ALLOWED, *BeyondContract]),
    "run.contains": ("run", [None, None, Holding(number=Bound(least=1), cards=CardClass(ranks=(3, 5, 8, 10, 12)))]),
}
"""The rules about kinds that most games do not speak of; ``None``: no such line."""
FREE = [(Combination(worth=Bound(least=30)),), (Combination(whole_hand=True),)]


@st.composite
def random_games(draw):
    """Rules like these, and those that ask players for answers; of one to three rounds."""
    choices = CHOICES | TALKED_ABOUT
    chosen = {"match__choices": Choices.EQUAL} | BUYING | {key: draw(st.sampled_from(choices[key])) for key in choices}
    more = [line(rule_name(key), value, level=1) for key, value in chosen.items() if value is not None]
    more += [line(rule, draw(st.sampled_from(values)), kind, level=1) for rule, (kind, values) in KINDS.items()]
    spoken = {rule: (kind, draw(st.sampled_from(values))) for rule, (kind, values) in OF_KINDS.items()}
    more += [line(rule, value, kind, level=1) for rule, (kind, value) in spoken.items() if value is not None]
    rounds = draw(st.lists(st.sampled_from(CONTRACTS + FREE), min_size=1, max_size=3))
    return a_variant(*more, rounds=tuple(rounds)).rules(draw(st.integers(2, 4)))
