"""What a seat sees, as plain data: every decision that a screen needs, and nothing of any screen."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from carioca_dsl.cards import ACE, Card, Face, face_of, rank_of, suit_of
from carioca_dsl.engine import Event, Match, Phase, View, plays_for_money
from carioca_dsl.melds import Meld, melds_of
from carioca_dsl.model import Combination, RoundRules, RunKind
from carioca_dsl.model import Order as RoundOrder
from carioca_dsl.play.hints import Missing, Options, missing, options
from carioca_dsl.play.session import Session
from carioca_dsl.prose.facts.contracts import usual_contract

Order = Literal["rank", "suit"]


class HeldCard(NamedTuple):
    """A card of the hand; ``fresh`` if it was drawn in this turn."""

    card: Card
    fresh: bool


class TableMeld(NamedTuple):
    """A meld on the table, and for each of its cards the face that it stands for, where that is not its own."""

    number: int
    kind: str
    cards: tuple[Card, ...]
    stands_for: tuple[Face | None, ...]


class TableSeat(NamedTuple):
    """A player as the table sees them."""

    seat: int
    name: str
    cards: int
    opened: bool
    total: int
    melds: tuple[TableMeld, ...]
    me: bool
    turn: bool
    shown: tuple[Card, ...] = ()
    """The cards of somebody else's hand, sorted, where hands lie open."""
    coins: int | None = None
    """Won so far, or lost where less than 0; ``None`` where nothing is played for."""
    left: bool = False
    """Whether the player is out of the match."""


class Board(NamedTuple):
    """Everything that one seat sees."""

    round: int
    """0 where it is still to be chosen."""
    rounds: int
    dealer: str
    contract: tuple[Combination, ...]
    """Nothing where the round is still to be chosen."""
    seats: tuple[TableSeat, ...]
    hand: tuple[HeldCard, ...]
    order: Order
    phase: Phase
    top_discard: Card | None
    discards: int
    stock: int
    missing: Missing | None
    """``None`` for who has opened, and as long as the round is still to be chosen."""
    options: Options
    news: tuple[Event, ...] = ()
    pot: int | None = None
    """The coins in the pot; ``None`` where nothing is played for."""
    chooser: str | None = None
    """Who chose the round."""
    left: tuple[tuple[int, tuple[Combination, ...]], ...] = ()
    """Where rounds are chosen: those still to be played, this one too, each with its contract."""


def board_of(session: Session, seat: int, order: Order | None = None, news: Sequence[Event] = ()) -> Board:
    """What the seat sees now; without an ``order`` the hand is sorted as the contract asks."""
    view = session.view(seat)
    rules, state = view.rules, view.state
    fresh = state.drew if view.my_turn and state.phase == "play" else None
    match = session.match
    chosen = state.round > 0
    order = order or (order_for(rules) if chosen else "suit")
    coins = match.money if plays_for_money(match.rules) else None
    seats = tuple(
        TableSeat(
            number,
            name,
            view.hand_sizes[number],
            state.opened[number] is not None,
            view.totals[number],
            table_melds(rules, view.table[number]),
            number == seat,
            number == state.seat,
            sorted_hand(rules, state.hands[number], order) if view.open_hands and number != seat else (),
            coins[number] if coins else None,
            number in match.left,
        )
        for number, name in enumerate(view.players)
    )
    return Board(
        round=state.round,
        rounds=len(match.rules.rounds),
        dealer=view.players[state.dealer],
        contract=usual_contract(rules) if chosen else (),
        seats=seats,
        hand=tuple(HeldCard(card, card == fresh) for card in sorted_hand(rules, view.hand, order)),
        order=order,
        phase=state.phase,
        top_discard=view.top_discard,
        discards=len(state.discards),
        stock=view.stock_size,
        missing=_missing(view, order) if chosen and not view.opened and view.hand else None,
        options=options(view),
        news=tuple(news),
        pot=match.pot if coins else None,
        chooser=None if state.aside.chooser is None else view.players[state.aside.chooser],
        left=rounds_left(match),
    )


def rounds_left(match: Match) -> tuple[tuple[int, tuple[Combination, ...]], ...]:
    """Where rounds are chosen: those still to be played with their contracts."""
    if match.rules.match.order is not RoundOrder.CHOSEN:
        return ()
    return tuple((number, usual_contract(match.rules.rounds[number - 1])) for number in match.course.to_play)


def _missing(view: View, order: Order) -> Missing:
    lack, rules = missing(view.goal, view.hand), view.rules
    return lack._replace(faces=sorted_hand(rules, lack.faces, order))


def order_for(rules: RoundRules) -> Order:
    """By suit where the contract has a run, by rank where it asks for sets only."""
    parts = [part for combination in rules.contract for part in combination.parts]
    return "suit" if any(isinstance(rules.kind(part.kind), RunKind) for part in parts) else "rank"


def sorted_hand(rules: RoundRules, hand: Sequence[Card], order: Order) -> tuple[Card, ...]:
    """The hand with its wild cards at the end; aces stand behind the kings."""
    wild = rules.deck.wild

    def key(card: Card) -> tuple[int, ...]:
        rank = 14 if rank_of(card) == ACE else rank_of(card)
        place = (suit_of(card), rank) if order == "suit" else (rank, suit_of(card))
        return (int(wild.holds(card)), *place, card)

    return tuple(sorted(hand, key=key))


def groups_of(hand: Sequence[HeldCard], order: Order) -> list[list[HeldCard]]:
    """A sorted hand in groups that belong together: a suit each, or a rank each."""
    groups: list[list[HeldCard]] = []
    for held in hand:
        same = suit_of if order == "suit" else rank_of
        if groups and same(groups[-1][-1].card) == same(held.card):
            groups[-1].append(held)
        else:
            groups.append([held])
    return groups


def table_melds(rules: RoundRules, melds: Sequence[Meld]) -> tuple[TableMeld, ...]:
    """The melds of one player, numbered."""
    room = melds_of(rules)

    def standing(meld: Meld, card: Card) -> Face | None:
        face = meld.stands_for(card) if room.is_wild(card) else None
        return face if face is not None and face != face_of(card) else None

    return tuple(
        TableMeld(number, meld.kind, meld.cards, tuple(standing(meld, card) for card in meld.cards))
        for number, meld in enumerate(melds, 1)
    )
