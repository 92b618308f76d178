"""Nothing legal is missed and nothing else offered: legal actions against every action that could be thought of."""

import random
from itertools import combinations, permutations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carioca_dsl.cards import face_of
from carioca_dsl.engine import (
    Action,
    Buy,
    Choose,
    DealState,
    Discard,
    Draw,
    Lay,
    LayOff,
    Leave,
    Match,
    Open,
    Pass,
    ReEnter,
    Refuse,
    Show,
    Swap,
    allowed,
    doubles_of,
    legal_actions,
)
from carioca_dsl.melds import melds_of
from carioca_dsl.model import (
    Act,
    Bound,
    CardClass,
    Combination,
    FinalDiscard,
    NewMelds,
    OpeningMelds,
    OwnPlace,
    RoundRules,
)
from tests.support.deals import Pack
from tests.support.random_rules import random_games, random_rules
from tests.support.variants import a_variant, contract, line
from tests.support.wanderer import MANY, first_of, wander


@settings(max_examples=24, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.one_of(random_rules(), random_games()), st.integers(0, 10**6))
def test_k029_what_is_offered_is_what_the_judge_allows(rules, seed):
    match = Match(rules, "abcd"[: rules.seats], seed, turn_guard=24)
    chance = random.Random(seed)
    while not match.over:
        offered = first_of(match)
        assert all(action.seat == match.seat and not match.reasons_against(action) for action in offered)
        assert len({(type(action), action) for action in offered}) == len(offered)
        if len(offered) < MANY:  # hands with more are left to the other tests: they hold many wild cards
            simple = [by_face(match.deal, action) for action in offered if not isinstance(action, Open | Lay)]
            assert len(set(simple)) == len(simple)
            assert set(simple) == {by_face(match.deal, action) for action in everything(match.round, match.deal)}
        match.apply(wander(offered, chance))


def by_face(deal: DealState, action: Action) -> tuple[type[Action], Action]:
    """The act, and the action as the table sees it: equal cards of the hand look alike, and so do those of a set.

    Which doubles are shown of several makes no difference.
    """
    if isinstance(action, Swap) and deal.table[action.owner][action.number - 1].shape == "set":
        action = action._replace(wild=face_of(action.wild))
    if isinstance(action, Show):
        action = action._replace(cards=())
    return type(action), action._replace(card=face_of(action.card)) if hasattr(action, "card") else action


def everything(rules: RoundRules, deal: DealState):
    """Every legal action but openings and further melds, found by asking about all there could be."""
    seat = deal.seat
    hand = list({face_of(card): card for card in deal.hand}.values())
    thought_of = [Draw(seat, "stock"), Draw(seat, "discards"), *(Discard(seat, card) for card in hand)]
    thought_of += [Refuse(seat, card) for card in hand]
    for asked, held in enumerate(deal.hands):
        thought_of += [Pass(asked), *(Buy(asked, card) for card in (*hand[:1], *deal.discards[-2:]))]
        thought_of += [Show(asked, tuple(card for pair in pairs for card in pair)) for pairs in some_of(held)]
        thought_of += [Choose(asked, number) for number in range(5)]
        thought_of += [way(asked, total) for way in (ReEnter, Leave) for total in {0, *answered_with(deal)}]
    for action in thought_of:
        if allowed(rules, deal, action):
            yield action
    for card in hand:
        for owner, melds in enumerate(deal.table):
            for number, meld in enumerate(melds, 1):
                yield from one_way(rules, deal, LayOff(seat, card, owner, number))
                for wild in meld.cards:
                    yield from one_way(rules, deal, Swap(seat, card, wild, owner, number))


def answered_with(deal: DealState) -> set[int]:
    """The totals that are talked about, and some near them."""
    named = {action.total for action in deal.aside.answers if isinstance(action, ReEnter | Leave)}
    return {total + change for total in named for change in (-1, 0, 1)}


def some_of(hand: tuple[int, ...]):
    """The doubles of a hand: none of them, one, and so on."""
    doubles = doubles_of(hand)
    return [doubles[:count] for count in range(len(doubles) + 1)]


def one_way(rules: RoundRules, deal: DealState, action):
    """The action without an end if that will do, else with each: two names of one place are one action."""
    if allowed(rules, deal, action):
        yield action
    else:
        named = (action._replace(end=end) for end in ("low", "high"))
        yield from (other for other in named if allowed(rules, deal, other))


TURN = 9
FACES = "4♣ 5♣ 6♣ 7♣ 4♦ 5♦ 6♦ 4♥ 5♥ 4♣ 5♣ 5♦ ★ ★"
WHOLE_HAND = (Combination(whole_hand=True),)
WORTH = (Combination(worth=Bound(least=28)),)
SMALL_RUN = line("run.size", Bound(least=3, most=3), "run", level=1)


def few_cards(most: int):
    """Hands from few faces, so that melds are likely."""
    return st.sets(st.integers(0, len(FACES.split()) - 1), min_size=4, max_size=most)


def wild_cards():
    """Jokers are wild, or fives too, which are what they are in their own places; one wild card a meld, or any number.

    Or two natural cards a meld at least.
    """
    only_jokers = st.just(())
    fives = line("deck.wild", CardClass(ranks=(5,), jokers=True), level=1)
    own = st.sampled_from(list(OwnPlace)).map(lambda own: line("wild-cards.in-its-own-place", own, level=1))
    limit = st.sampled_from([1, None]).map(
        lambda most: line("wild-cards.per-meld", Bound(most=most), level=1, act=Act.OPENING)
    )
    naturals = st.sampled_from([1, 1, 2]).map(
        lambda least: line("wild-cards.natural-cards-per-meld", Bound(least=least), level=1)
    )
    return st.one_of(only_jokers, st.tuples(st.just(fives), own, limit, naturals))


def hand_of(rules: RoundRules, places) -> tuple[int, ...]:
    cards = Pack(rules).take(FACES)
    return tuple(cards[place] for place in sorted(places))


def with_hand(rules: RoundRules, hand: tuple[int, ...], opened: int | None) -> DealState:
    return DealState(1, 1, 0, "play", (hand, (20,)), (21,), (22,), ((), ()), (opened, None), turn=TURN)


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.one_of(few_cards(6), few_cards(6), few_cards(7)),
    st.sampled_from([contract(set=2), contract(run=2), contract(set=1, run=1), WHOLE_HAND, WORTH]),
    st.sampled_from(list(FinalDiscard)),
    wild_cards(),
)
def test_every_opening_that_the_judge_allows_is_offered(places, wanted, final, wild):
    more = line("turn.final-discard", final, level=1), SMALL_RUN, *wild
    rules = a_variant(*more, rounds=(wanted,)).rules(2).rounds[0]
    state = with_hand(rules, hand_of(rules, places), None)
    offered = [action for action in legal_actions(rules, state) if isinstance(action, Open)]
    judged = {
        on_the_table(rules, action.melds, "opening")
        for melds in (*one_meld(state.hand), *two_melds(state.hand))
        if allowed(rules, state, action := Open(0, melds))
    }
    assert {on_the_table(rules, action.melds, "opening") for action in offered} == judged
    assert len(offered) == len(judged)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    few_cards(7),
    st.sampled_from(list(FinalDiscard)),
    wild_cards(),
    st.sampled_from([(1, NewMelds.ALLOWED), (TURN, NewMelds.ALLOWED), (TURN, NewMelds.FORBIDDEN)]),
)
def test_every_further_meld_that_the_judge_allows_is_offered(places, final, wild, when):
    opened, later = when
    more = (
        line("turn.final-discard", final, level=1),
        line("turn.new-melds-later", later, level=1),
        line("opening.melds", OpeningMelds.MORE, level=1),
    )
    rules = a_variant(*more, SMALL_RUN, *wild).rules(2).rounds[0]
    state = with_hand(rules, hand_of(rules, places), opened)
    offered = [action for action in legal_actions(rules, state) if isinstance(action, Lay)]
    judged = {
        on_the_table(rules, (cards,), "melding")
        for cards in permutations(state.hand, 3)
        if allowed(rules, state, Lay(0, cards))
    }
    assert {on_the_table(rules, (action.cards,), "melding") for action in offered} == judged
    assert len(offered) == len(judged)


def on_the_table(rules: RoundRules, laid, act: str):
    """The melds that come of it, equal cards being equal, in no order."""
    room = melds_of(rules)
    melds = room.opening_readings(laid)[0] if act == "opening" else [room.readings(cards, act)[0] for cards in laid]
    return tuple(sorted((meld.kind, tuple(map(face_of, meld.cards)), meld.low) for meld in melds))


def one_meld(hand: tuple[int, ...]):
    """A meld of three cards, in every order in which it could be laid."""
    for cards in permutations(hand, 3):
        yield (cards,)


def two_melds(hand: tuple[int, ...]):
    """Two melds of three cards, in every order in which they could be laid."""
    for first in combinations(hand, 3):
        rest = tuple(card for card in hand if card not in first)
        for second in combinations(rest, 3):
            for one in permutations(first):
                for two in permutations(second):
                    yield (one, two)
