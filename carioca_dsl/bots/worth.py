"""What cards are worth to a player who still has to open: the melds that the hand is nearest to."""

from collections.abc import Callable, Iterator, Sequence

from carioca_dsl.bots.free_plans import free_plan
from carioca_dsl.bots.named_plans import named_plan
from carioca_dsl.bots.near import Near
from carioca_dsl.bots.needs import free_entries
from carioca_dsl.bots.plans import Plan
from carioca_dsl.cards import FACES, Card, Face
from carioca_dsl.engine import Open, View, ends_of, hand_points, on_the_table
from carioca_dsl.melds import ACES, PLACES, Planes, by_rules, melds_of, planes, repeated
from carioca_dsl.model import HandCounts, LayOffOnto, RoundRules


def plan(rules: RoundRules, hand: Sequence[Card], turn: int = 0) -> Plan:
    """The nearest contract, found greedily.

    After many turns the order of suits and ranks turns slowly, since cards that never come are held by somebody.
    """
    named = named_plan(rules, planes(hand), turn // 60)
    free = free_entries(rules)
    if named is not None and not free:
        return named
    plans = [free_plan(rules, entry, hand) for entry in free]
    if named is not None:
        plans.append(named)
    return min(plans, key=lambda found: found.missing) if plans else Plan(Planes(0, 0, 0, 0), 0, 0)


class Wants:
    """What a seat that has not opened is after, by what it holds and by its plan for it."""

    def __init__(self, rules: RoundRules, hand: Sequence[Card], plan_: Plan) -> None:
        self.rules = rules
        self.hand = hand
        self.plan = plan_
        c0, c1, c2, _ = planes(hand)
        held = c0 | c1 | c2
        # Lanes are wide enough for a shift by two not to reach another suit.
        self._near = held & (held << 1 | held << 2 | held >> 1 | held >> 2)
        self._paired = held & repeated(held, c1 | c2) * ACES

    def keep(self, card: Card) -> int:
        """How dear a card is: 3 in the plan, then less for company in the hand (a pair, a neighbour)."""
        if not self.plan.spare(card):
            return 3
        place = PLACES[card % FACES]
        return bool(self._near & place) + bool(self._paired & place) if place else 2

    def least_first(self, near: Near | None = None) -> Iterator[Card]:
        """The spare cards by how dear they are to keep, the one that costs most before others that are no dearer.

        ``near`` says it where cards are scarce: what is far from any meld goes first.
        """
        c0, c1, c2, jokers = self.plan.left
        if near is not None or jokers:
            price = self.rules.scoring.by_face
            far = _nowhere if near is None else near.keep
            yield from sorted(
                self.plan.spares(self.hand), key=lambda card: (far(card % FACES), self.keep(card), -price[card % FACES])
            )
            return
        # The same, all cards at once.
        cards = self.hand if self.plan.loose is None else self.plan.spares(self.hand)
        spare, next_to, paired = c0 | c1 | c2, self._near, self._paired
        dearest = _dearest_first(self.rules)
        for places in (spare & ~(next_to | paired), spare & (next_to ^ paired), spare & next_to & paired):
            for faces in dearest if places else ():
                left = places & faces
                for card in cards if left else ():
                    place = PLACES[card % FACES]
                    if left & place:  # of equal cards the first
                        left ^= place
                        yield card


def _nowhere(face: Face) -> int:
    return 0


@by_rules
def _dearest_first(rules: RoundRules) -> tuple[int, ...]:
    """The natural faces of each price, as bits of a plane."""
    by_price: dict[int, int] = {}
    for place, price in zip(PLACES, rules.scoring.by_face, strict=True):
        by_price[price] = by_price.get(price, 0) | place
    return tuple(by_price[price] for price in sorted(by_price, reverse=True))


def fits(view: View, card: Card) -> bool:
    """Whether a seat that has opened could lay the card off somewhere."""
    onto = view.rules.turn.lay_off_onto
    if onto is LayOffOnto.NONE:
        return False
    room, table = melds_of(view.rules), view.table
    if onto is LayOffOnto.OWN:
        return any(ends_of(room, meld)[card % FACES] for meld in table[view.seat])
    return on_the_table(room, table)[card % FACES]


def leftover(rules: RoundRules, hand: Sequence[Card]) -> Callable[[Open], int]:
    """Tells the points that are left in the hand after an opening."""
    price, whole = rules.scoring.by_face, hand_points(rules, hand)
    unmatched = rules.end_of_round.hand_counts is HandCounts.UNMATCHED

    def left(opening: Open) -> int:
        used = [card for cards in opening.melds for card in cards]
        if unmatched:
            return hand_points(rules, sorted(set(hand).difference(used)))
        return whole - sum([price[card % FACES] for card in used])

    return left
