"""Deals laid out by hand: who holds what, written as a player would write it."""

from collections.abc import Mapping, Sequence
from typing import Any

from carioca_dsl.cards import Card, face_of, make_card, pack, read_faces
from carioca_dsl.engine import Action, Chance, DealState, Discard, Draw, LayOff, Open, Swap, reasons_against, step
from carioca_dsl.melds import Meld, melds_of
from carioca_dsl.model import RoundRules, Rules
from tests.support.variants import a_variant, contract, line

SEVEN = (
    contract(set=2),
    contract(set=1, run=1),
    contract(run=2),
    contract(set=3),
    contract(set=2, run=1),
    contract(set=1, run=2),
    contract(run=3),
)
"""The seven contracts of the Argentine game."""
CHANCE = Chance("tests", 1)


def seven_rounds(seats: int = 2, **changed: Any) -> Rules:
    """Seven rounds, twelve cards in the last; ``turn__final_discard=…`` changes a rule."""
    more = [line("deal.hand", 12, level=1, rounds=(7,))]
    return a_variant(*more, *changes(**changed), rounds=SEVEN).rules(seats)


def changes(**changed: Any) -> list[Any]:
    """Lines of a higher level: ``turn__final_discard=…`` is a line of ``turn.final-discard``."""
    return [line(rule_name(key), value, level=2) for key, value in changed.items()]


def rule_name(key: str) -> str:
    """The rule's id, written as a keyword."""
    return key.replace("__", ".").replace("_", "-")


def one_round(wanted: Any, seats: int = 2, **changed: Any) -> RoundRules:
    """The rules of a match of one round with that contract."""
    return a_variant(*changes(**changed), rounds=(wanted,)).rules(seats).rounds[0]


class Pack:
    """Hands out physical cards by what is printed on them, the first copy first."""

    def __init__(self, rules: RoundRules) -> None:
        self.left = list(pack(rules.deck.packs, rules.deck.jokers))

    def take(self, text: str) -> tuple[Card, ...]:
        """The next cards with these faces."""
        return tuple(self._take(face) for face in read_faces(text))

    def _take(self, face: int) -> Card:
        card = next(card for card in self.left if face_of(card) == face)
        self.left.remove(card)
        return card


def lay_out(
    rules: RoundRules,
    *hands: str,
    table: Mapping[int, Sequence[str]] | None = None,
    opened: Mapping[int, int] | None = None,
    discards: str = "",
    stock: str = "",
    goes_on: bool = True,
    seat: int = 0,
    phase: str = "play",
    turn: int = 20,
) -> DealState:
    """A state in the middle of a deal. Who has melds on the table opened on turn 1 unless ``opened`` says otherwise.

    ``discards`` end with the top, ``stock`` begins with it; beneath it lies the rest of the pack unless ``goes_on`` is
    false.
    """
    cards = Pack(rules)
    held = tuple(cards.take(hand) for hand in hands)
    laid: list[tuple[Meld, ...]] = []
    for owner in range(len(hands)):
        melds = [cards.take(text) for text in (table or {}).get(owner, ())]
        laid.append(tuple(melds_of(rules).readings(meld, "laying_off")[0] for meld in melds))
    thrown, top = cards.take(discards), cards.take(stock)
    beneath = tuple(reversed(cards.left)) if goes_on else ()
    turns = {owner: 1 for owner, melds in enumerate(laid) if melds} | dict(opened or {})
    return DealState(
        round=rules.number,
        dealer=len(hands) - 1,
        seat=seat,
        phase="draw" if phase == "draw" else "play",
        hands=held,
        stock=(*beneath, *reversed(top)),
        discards=thrown,
        table=tuple(laid),
        opened=tuple(turns.get(owner) for owner in range(len(hands))),
        turn=turn,
    )


def of_hand(state: DealState, text: str, seat: int | None = None) -> tuple[Card, ...]:
    """Cards of the hand by their faces; two of one face are two cards. A card that is not held is made up."""
    left = list(state.hands[state.seat if seat is None else seat])
    found = []
    for face in read_faces(text):
        card = next((card for card in left if face_of(card) == face), make_card(face, 9))
        if card in left:
            left.remove(card)
        found.append(card)
    return tuple(found)


def draw(state: DealState, source: str = "stock") -> Draw:
    """Take a card."""
    return Draw(state.seat, "stock" if source == "stock" else "discards")


def opening(state: DealState, text: str) -> Open:
    """Lay a contract, its melds parted by ``|``."""
    cards = list(of_hand(state, text.replace("|", " ")))
    melds = []
    for part in text.split("|"):
        count = len(part.split())
        melds.append(tuple(cards[:count]))
        del cards[:count]
    return Open(state.seat, tuple(melds))


def adding(state: DealState, card: str, owner: int, number: int, end: str | None = None) -> LayOff:
    """Lay a card off."""
    return LayOff(state.seat, of_hand(state, card)[0], owner, number, end)


def swapping(state: DealState, card: str, wild: str, owner: int, number: int, end: str | None = None) -> Swap:
    """Put a card in the place of the first such wild card of a meld."""
    meld = state.table[owner][number - 1]
    face = read_faces(wild)[0]
    there = next((other for other in meld.cards if face_of(other) == face), make_card(face, 9))
    return Swap(state.seat, of_hand(state, card)[0], there, owner, number, end)


def throwing(state: DealState, card: str) -> Discard:
    """Discard a card."""
    return Discard(state.seat, of_hand(state, card)[0])


def against(rules: RoundRules, state: DealState, action: Action) -> list[str]:
    """The ids of the reasons against an action."""
    return [reason.id for reason in reasons_against(rules, state, action)]


def after(rules: RoundRules, state: DealState, *actions: Action) -> DealState:
    """The state after actions, each of which must be allowed."""
    for action in actions:
        assert reasons_against(rules, state, action) == ()
        state, _ = step(rules, state, action, CHANCE)
    return state


def texts(cards: Sequence[Card]) -> str:
    """Cards as the files write them."""
    from carioca_dsl.cards import faces_text

    return faces_text(tuple(cards))
