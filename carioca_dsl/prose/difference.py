"""What differs between two variants: their facts compared, rule by rule, in the order of a rulebook."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from carioca_dsl.prose.difference_rounds import Slot, shared_rounds, slots_of, stands_out
from carioca_dsl.prose.difference_values import settings
from carioca_dsl.prose.facts import CHAPTERS, Cases, Fact, Standing, chapters
from carioca_dsl.prose.facts.busting import Leaving
from carioca_dsl.prose.facts.buying import BuyingOffer, NobodyBuys
from carioca_dsl.prose.facts.choosing import OrderChosen
from carioca_dsl.prose.facts.contracts import ContractOrder, Contracts, usual_contract
from carioca_dsl.prose.facts.deal import DrawnAgain, FirstDealers, Seating, Starter
from carioca_dsl.prose.facts.discarding import NoDiscardOf
from carioca_dsl.prose.facts.ending import StockEmptyMoment
from carioca_dsl.prose.facts.fact import OfWildCards
from carioca_dsl.prose.facts.kinds import OfKind
from carioca_dsl.prose.facts.match import LastRound, Winners
from carioca_dsl.prose.facts.played import OnlyInContracts
from carioca_dsl.prose.facts.preparation import Players
from carioca_dsl.prose.facts.scoring import Prices, WorkedSum
from carioca_dsl.prose.facts.side_by_side import SideBySide
from carioca_dsl.prose.facts.turn import LayOffPlaces, OpenHands, OpenToAll
from carioca_dsl.prose.facts.wild import SwapToHand
from carioca_dsl.prose.facts.wild_in_melds import InItsOwnPlace, WildLimit, WildStandsFor

ECHOES: dict[type[Fact], tuple[str, ...]] = {
    ContractOrder: ("rounds",),
    Starter: ("side",),
    StockEmptyMoment: ("what", "choice"),
    LastRound: ("round", "cards"),
    WildLimit: ("eased",),
    WildStandsFor: ("shapes",),
    InItsOwnPlace: ("shapes",),
    LayOffPlaces: ("shapes",),
    SwapToHand: ("elsewhere",),
    Contracts: ("order",),
    SideBySide: ("kinds", "one_each"),
    OrderChosen: ("side",),
    Seating: ("direction",),
    NoDiscardOf: ("refusing",),
    Winners: ("order",),
    Leaving: ("chooses", "pays", "pot"),
}
"""What facts repeat of others, so that their sentences flow: how many rounds there are …"""

_INSTEAD: dict[type[Fact], str] = {OpenToAll: OpenHands.rules[0]}
"""Facts that say no rule of their own, but what holds instead of another fact."""

_TOLD_WITH: dict[type[Fact], str] = {
    Seating: FirstDealers.rules[0],
    DrawnAgain: FirstDealers.rules[0],
    NobodyBuys: BuyingOffer.rules[0],
}
"""Facts of which a language makes one sentence with another: a card is drawn once, for the seats and for the deal."""

_FOLLOWING: dict[type[Fact], str] = {SwapToHand: "suits"}
"""Facts that say something of which another rule decides: it is no rule of theirs, and told where it differs."""

Topic = tuple[str, str]
"""What facts are compared about: a rule (or the key of a fact that says none) and the kind of meld."""


@dataclass(frozen=True)
class Difference:
    """What one variant says and the other says instead; one of the two may be silent."""

    topic: Topic
    first: tuple[Fact, ...]
    second: tuple[Fact, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that these facts say, in their order."""
        return tuple(dict.fromkeys(rule for fact in (*self.first, *self.second) for rule in fact.rules))

    @property
    def kind(self) -> str | None:
        """The kind of meld that it is about."""
        return self.topic[1] or None


@dataclass(frozen=True)
class ChapterDifference:
    """The differences in one chapter, and all that both variants say there."""

    id: str
    differences: tuple[Difference, ...]
    first: tuple[Fact, ...]
    second: tuple[Fact, ...]


def differences(first: Cases, second: Cases) -> tuple[ChapterDifference, ...]:
    """The chapters in which two variants differ, in the order of a rulebook; none where their rules are the same.

    Where rounds of the one stand under other numbers in the other, what is only another number is no difference.
    """
    slots = slots_of(first, second)
    found = _differences(first, second)
    if not any(slot.moved for slot in slots):
        return found
    lasting = {
        pair.topic for chapter in _differences(*shared_rounds(first, second, slots)) for pair in chapter.differences
    }
    told = [
        replace(
            chapter,
            differences=tuple(
                pair
                for pair in chapter.differences
                if pair.topic in lasting or _of_single_rounds(pair, first, second, slots)
            ),
        )
        for chapter in found
    ]
    return tuple(chapter for chapter in told if chapter.differences)


def _of_single_rounds(pair: Difference, first: Cases, second: Cases, slots: Sequence[Slot]) -> bool:
    """Whether it comes from a round that only one of the two has, and not from the numbers of those that both have."""
    if not (pair.first and pair.second) or any(isinstance(fact, Players | Contracts) for fact in pair.first):
        return True
    return any(stands_out(rule, pair.kind, first, second, slots) for rule in pair.rules)


def _differences(first: Cases, second: Cases) -> tuple[ChapterDifference, ...]:
    one, two = chapters(first), chapters(second)
    pairs = _together({name: list(_pairs(one[name], two[name])) for name in CHAPTERS})
    found = []
    for name in CHAPTERS:
        differing = tuple(pair for pair in pairs[name] if _differ(pair, first, second))
        found.append(ChapterDifference(name, differing, one[name], two[name]))
    return tuple(chapter for chapter in found if chapter.differences)


def _together(pairs: dict[str, list[Difference]]) -> dict[str, list[Difference]]:
    """What one says in two chapters and the other in a single one is told where both speak of it first."""
    homes: dict[Topic, tuple[str, int]] = {}
    kept: dict[str, list[Difference]] = {}
    for name, found in pairs.items():
        kept[name] = []
        for pair in found:
            home = homes.get(pair.topic)
            if home is None or (pair.first and pair.second):
                homes.setdefault(pair.topic, (name, len(kept[name])))
                kept[name].append(pair)
                continue
            chapter, place = home
            before = kept[chapter][place]
            kept[chapter][place] = Difference(pair.topic, (*before.first, *pair.first), (*before.second, *pair.second))
    return kept


def _differ(pair: Difference, first: Cases, second: Cases) -> bool:
    """Whether the facts say something else because a rule is another, and not only in passing."""
    if _contents(pair.first) == _contents(pair.second):
        return False
    if any(isinstance(fact, OnlyInContracts) for fact in (*pair.first, *pair.second)):  # a list of kinds
        return True
    if any(isinstance(fact, Players) for fact in pair.first):  # which say how many rounds there are, too
        return True
    if any(isinstance(fact, Contracts) for fact in pair.first):  # whose table holds the cards in hand, too
        return _contracts(first) != _contracts(second)
    if pair.kind and not (pair.first and pair.second):  # a kind of meld that only one of them plays
        return True
    if _following(pair.first) != _following(pair.second) and pair.first and pair.second:
        return True
    rules = pair.rules
    return not rules or any(settings(first, rule, pair.kind) != settings(second, rule, pair.kind) for rule in rules)


def _following(facts: Iterable[Fact]) -> set[object]:
    """What they say of which another rule decides."""
    return {(fact.scope, getattr(fact, _FOLLOWING[type(fact)])) for fact in facts if type(fact) in _FOLLOWING}


def _contracts(cases: Cases) -> tuple[object, ...]:
    """The contracts at each table, without the sizes that are usual there."""
    return tuple(cases.by_table(lambda table: tuple((entry.number, usual_contract(entry)) for entry in table.rounds)))


def _pairs(first: tuple[Fact, ...], second: tuple[Fact, ...]) -> Iterator[Difference]:
    one, two = _by_topic(first), _by_topic(second)
    for topic in _merged(tuple(one), tuple(two)):
        yield Difference(topic, one.get(topic, ()), two.get(topic, ()))


def _by_topic(facts: Iterable[Fact]) -> dict[Topic, tuple[Fact, ...]]:
    found: dict[Topic, tuple[Fact, ...]] = {}
    for fact in facts:
        # an example of what the prices come to says nothing that they do not say
        if not isinstance(fact, WorkedSum):
            topic = _topic(fact)
            found[topic] = (*found.get(topic, ()), replace(fact, standing=Standing.STATED))
    return found


def _topic(fact: Fact) -> Topic:
    rule = fact.rules[0] if fact.rules else _INSTEAD.get(type(fact), fact.key())
    rule = _TOLD_WITH.get(type(fact), rule)
    return rule, fact.kind if isinstance(fact, OfKind) else ""


def _merged(first: tuple[Topic, ...], second: tuple[Topic, ...]) -> tuple[Topic, ...]:
    """The topics of both in one order: what only the second has follows what it follows there."""
    order, place = list(first), 0
    for topic in second:
        if topic in order:
            place = order.index(topic) + 1
        else:
            order.insert(place, topic)
            place += 1
    return tuple(order)


def _contents(facts: Iterable[Fact]) -> frozenset[object]:
    return frozenset(_content(fact) for fact in facts)


def _content(fact: Fact) -> object:
    """What a fact says by itself: without echoes of others, and whatever wild cards are called there."""
    if isinstance(fact, Contracts):
        # the cards in hand and the sizes of melds have sentences of their own
        return fact.key(), fact.scope, tuple((row.round, row.contract) for row in fact.rows)
    if isinstance(fact, Prices):
        return fact.key(), fact.scope, tuple(sorted(prices(fact).items()))
    echoes = {name: None for kind, names in ECHOES.items() if isinstance(fact, kind) for name in names}
    if isinstance(fact, OfWildCards):
        echoes["jokers_only"] = None
    return fact.key(), tuple((name, value) for name, value in vars(fact).items() if name not in echoes)


def prices(fact: Prices) -> dict[int, int]:
    """What a card of each rank costs, in points; the joker is rank 0."""
    found: dict[int, int] = {}
    for row in fact.rows:
        for rank in row.cards.ranks:
            found[rank] = rank if row.points is None else row.points
        if row.cards.jokers and row.points is not None:
            found[0] = row.points
    return found
