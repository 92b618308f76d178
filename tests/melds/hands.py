"""Rules and cards for tests of melds, made without the compiler."""

from typing import Any

from carioca_dsl.cards import FACES, Card, faces_text, make_card, pack, read_faces
from carioca_dsl.melds import Meld, MeldRoom, melds_of
from carioca_dsl.model import Act, Bound, Line, NamedKind, Origin, RoundRules
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
"""The contracts of seven rounds."""
ARGENTINE = a_variant(rounds=SEVEN).rules(4).rounds
SET_AND_RUN = ARGENTINE[1]
"""The round of a set and a run, with the rules of the Argentine game."""


def rules_with(*more: Line, wanted: Any = None, kinds: dict[str, str] | None = None) -> RoundRules:
    """The rules of a set and a run (or the ``wanted`` contract), changed by some lines; ``kinds`` are like others."""
    variant = a_variant(*more, rounds=(wanted or contract(set=1, run=1),))
    here = Origin(file="test", line=1)
    named = tuple(NamedKind(name=name, like=like, origin=here) for name, like in (kinds or {}).items())
    return variant.model_copy(update={"kinds": named}).rules(4).rounds[0]


def of_sets(rule: str, value: Any) -> Line:
    """A rule of sets that holds instead of the usual one."""
    return line(f"set.{rule}", value, "set", level=1)


def of_runs(rule: str, value: Any) -> Line:
    """A rule of runs that holds instead of the usual one."""
    return line(f"run.{rule}", value, "run", level=1)


def at_least(number: int) -> Bound:
    """A size without an upper limit."""
    return Bound(least=number)


def per_meld(most: int | None, act: Act) -> Line:
    """A limit of wild cards in one act."""
    return line("wild-cards.per-meld", Bound(most=most), level=1, act=act)


def cards(text: str, taken: tuple[Card, ...] = ()) -> tuple[Card, ...]:
    """Physical cards with these faces; of equal ones the first copy comes first, and those ``taken`` are left out."""
    found: list[Card] = []
    for face in read_faces(text):
        copy = 0
        while make_card(face, copy) in found or make_card(face, copy) in taken:
            copy += 1
        found.append(make_card(face, copy))
    return tuple(found)


def room(rules: RoundRules = SET_AND_RUN) -> MeldRoom:
    """The melds of some rules."""
    return melds_of(rules)


def table(text: str, rules: RoundRules = SET_AND_RUN) -> Meld:
    """The one meld that these cards are on the table."""
    (meld,) = room(rules).readings(cards(text), "laying_off")
    return meld


def read(text: str, rules: RoundRules = SET_AND_RUN, act: str = "opening") -> list[str]:
    """The readings of cards that are laid, as text."""
    return [shown(meld) for meld in room(rules).readings(cards(text), act)]


def against(text: str, rules: RoundRules = SET_AND_RUN, act: str = "opening") -> list[str]:
    """The ids of what is wrong with cards that are laid."""
    return [reason.id for reason in room(rules).faults(cards(text), act)]


def add(meld: Meld, text: str, rules: RoundRules = SET_AND_RUN) -> dict[str | None, str]:
    """Where one more card can go on a meld."""
    (card,) = cards(text, meld.cards)
    return {end: shown(grown) for end, grown in room(rules).placements(meld, card)}


def against_adding(meld: Meld, text: str, end: str | None = None, rules: RoundRules = SET_AND_RUN) -> list[str]:
    """The ids of the reasons against one more card."""
    (card,) = cards(text, meld.cards)
    return [reason.id for reason in room(rules).placement_faults(meld, card, end)]


def swap(meld: Meld, text: str, wild: int = 0, rules: RoundRules = SET_AND_RUN) -> dict[str, str]:
    """What becomes of a meld when a card takes the place of its wild card number ``wild``."""
    (card,) = cards(text, meld.cards)
    return {end: shown(after) for end, after in room(rules).swaps(meld, card, wilds(meld, rules)[wild])}


def against_swapping(meld: Meld, text: str, end: str | None = None, rules: RoundRules = SET_AND_RUN) -> list[str]:
    """The ids of the reasons against putting a card in the place of the first wild card."""
    (card,) = cards(text, meld.cards)
    return [reason.id for reason in room(rules).swap_faults(meld, card, wilds(meld, rules)[0], end)]


def wilds(meld: Meld, rules: RoundRules = SET_AND_RUN) -> list[Card]:
    """The wild cards of a meld."""
    return [card for card in meld.cards if room(rules).is_wild(card)]


def shown(meld: Meld) -> str:
    """The faces of a meld's cards."""
    return faces_text(meld.cards)


def by_faces(melds: tuple[Meld, ...]) -> tuple[tuple[str, tuple[int, ...], int], ...]:
    """Melds up to equal cards and order."""
    return tuple(sorted((meld.kind, tuple(card % FACES for card in meld.cards), meld.low) for meld in melds))


def whole_pack(rules: RoundRules) -> tuple[Card, ...]:
    """All cards of the game."""
    return pack(rules.deck.packs, rules.deck.jokers)
