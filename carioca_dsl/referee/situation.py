"""The situation of an example as a state of the engine."""

from collections.abc import Sequence
from typing import NamedTuple

from carioca_dsl.cards import Card, faces_text
from carioca_dsl.engine import NOTHING_ASIDE, Chance, DealState, Event, Match, Phase, begin_turn
from carioca_dsl.melds import Meld, melds_of
from carioca_dsl.model import (
    Agreement,
    Example,
    Order,
    Origin,
    Parts,
    Rules,
    RulesError,
    Step,
    Variant,
    Verb,
    Verdict,
)
from carioca_dsl.model import RoundRules as Round
from carioca_dsl.referee.agreement import UnknownAgreement, read_agreement
from carioca_dsl.referee.cast import cast
from carioca_dsl.referee.fault import Faulty
from carioca_dsl.referee.steps import seat_of
from carioca_dsl.referee.zones import lay_out

_CHANCE = Chance(0, 0)
"""What an example leaves open is the same each time."""
_EARLIER = 0
"""The turn in which those opened who have melds on the table: any before the first one of the example."""


class Situation(NamedTuple):
    """Where an example begins. ``events`` is what happened before its first step: an empty stock is seen to."""

    names: tuple[str, ...]
    rules: Rules
    round: Round
    start: DealState
    events: tuple[Event, ...]
    totals: tuple[int, ...]
    choosing: bool = False
    """Whether the round is still to be chosen."""

    def match(self, deal: DealState) -> Match:
        """A match that stands in this deal."""
        return Match.at(self.rules, self.names, deal, self.totals, choosing=self.choosing)


class Tables:
    """The tables of a variant, each made once: resolving the rules takes longer than playing an example by them."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self._made: dict[tuple[int | None, Agreement], Rules] = {}

    def rules(self, players: int | None, agreement: Agreement) -> Rules:
        """The rules at one table; raises `RulesError`."""
        key = players, agreement
        if key not in self._made:
            self._made[key] = self.variant.rules(players, agreement)
        return self._made[key]


def situation(tables: Tables, example: Example, agreed: Sequence[str] = ()) -> Situation:
    """Set up an example, with what is ``agreed`` besides what it says; raises `Faulty` where that cannot be."""
    try:
        agreement = read_agreement(tables.variant, (*agreed, *example.agree))
    except UnknownAgreement as unknown:
        raise Faulty("no such agreement", example.place("agree"), text=unknown.text, legal=unknown.known) from None
    rules, names = _table(tables, agreement, example)
    if not 1 <= example.round <= len(rules.rounds):
        raise Faulty("no such round", example.place("round"), round=example.round, last=len(rules.rounds))
    round_rules = rules.rounds[example.round - 1]
    for name in example.totals:
        seat_of(name, names, example.place(f"has {name}"))
    totals = tuple(example.totals.get(name, 0) for name in names)
    start = _state(example, names, round_rules)
    events: tuple[Event, ...] = ()
    choosing = rules.match.order is Order.CHOSEN and _begins(example) is not None and example.chooser is None
    if start.phase == "draw" and not choosing:
        start, events = begin_turn(round_rules, start, _CHANCE)
    return Situation(names, rules, round_rules, start, events, totals, choosing)


_BEFORE_THE_DRAW = (Verb.SHOWS, Verb.CHOOSES)


def _begins(example: Example) -> Verb | None:
    """What is done before the first card is drawn, where the example begins with that: cards are shown, a round chosen.

    A step before it that is stated to be refused does not change this.
    """
    for step in example.steps:
        if isinstance(step, Step):
            if step.verb in _BEFORE_THE_DRAW:
                return step.verb
            if step.stated is not Verdict.REFUSED:
                break
    return None


def _table(tables: Tables, agreement: Agreement, example: Example) -> tuple[Rules, tuple[str, ...]]:
    try:
        fewest = tables.rules(None, agreement)
        names = cast(example, fewest.players.number)
        return fewest if len(names) == fewest.seats else tables.rules(len(names), agreement), names
    except RulesError as error:
        raise Faulty("no rules", example.origin, problem=str(error)) from None


def _state(example: Example, names: tuple[str, ...], rules: Round) -> DealState:
    for name in (*example.holds, *example.laid):
        seat_of(name, names, example.place(f"{'holds' if name in example.holds else 'laid'} {name}"))
    zones = lay_out(example, names, rules, lambda cards: _CHANCE.shuffled(tuple(cards), "example"))
    table = tuple(
        tuple(_meld(example.place(f"laid {name}"), rules, cards) for cards in melds)
        for name, melds in zip(names, zones.laid, strict=True)
    )
    seat = seat_of(example.turn, names, example.place("turn")) if example.turn else 0
    first = _begins(example)
    claims = first is Verb.SHOWS and rules.deal.new_deal_with is not None
    phase: Phase = "claim" if claims else "draw"
    chooser = seat_of(example.chooser, names, example.place("chooser")) if example.chooser else None
    return DealState(
        round=rules.number,
        dealer=len(names) - 1 if first is None else (seat - 1) % len(names),
        seat=seat,
        phase=phase,
        hands=zones.hands,
        stock=zones.stock,
        discards=zones.discards,
        table=table,
        opened=tuple(_EARLIER if _has_opened(rules, melds) else None for melds in table),
        aside=NOTHING_ASIDE._replace(asked=seat if claims else None, chooser=chooser),
    )


def _has_opened(rules: Round, melds: tuple[Meld, ...]) -> bool:
    """Who has melds on the table has opened, unless they are a part of a contract that may be laid in parts."""
    in_parts = rules.opening.parts is Parts.OVER_TURNS
    return bool(melds) and not (in_parts and melds_of(rules).is_part(melds))


def _meld(place: Origin, rules: Round, cards: tuple[Card, ...]) -> Meld:
    """What lies on the table may have grown there, so it is read as a meld that cards were laid off on."""
    room = melds_of(rules)
    readings = room.readings(cards, "laying_off")
    if readings:
        return readings[0]
    reasons = tuple(reason.id for reason in room.faults(cards, "laying_off"))
    raise Faulty("no meld", place, cards=faces_text(cards), rules=reasons)
