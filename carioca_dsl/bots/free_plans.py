"""Plans for contracts that name no kinds: melds worth so many points, and the whole hand."""

from collections.abc import Iterator, Sequence

from carioca_dsl.bots.halves import Half, halves
from carioca_dsl.bots.plans import Plan
from carioca_dsl.cards import FACES, JOKER, Card, Face
from carioca_dsl.engine import ends_of
from carioca_dsl.melds import PLACES, Meld, MeldRoom, melds_of, planes
from carioca_dsl.model import Bound, Combination, RoundRules

_EACH = (1,) * FACES
"""Every card counts as much as any other."""


def free_plan(rules: RoundRules, combination: Combination, hand: Sequence[Card]) -> Plan:
    """What the hand lacks of such a contract."""
    if combination.whole_hand:
        return _of_the_whole_hand(rules, hand)
    return _of_points(rules, combination.worth or Bound(), hand)


def _of_points(rules: RoundRules, worth: Bound, hand: Sequence[Card]) -> Plan:
    """Whole melds first, the dearest before the others; then those that lack one card, until all are worth enough."""
    is_wild = melds_of(rules).is_wild
    most = rules.wild_cards.per_meld.opening.most
    spare = sum(map(is_wild, hand)) if most != 0 else 0
    found = halves(rules, [card for card in hand if not is_wild(card)])
    total = missing = 0
    kept: set[Card] = set()
    for half in _with_cards_of_their_own(sorted(found, key=lambda half: (bool(half.wanted), -half.worth, half.cards))):
        if total >= worth.least:
            break
        total += half.worth
        kept.update(half.cards)
        if half.wanted and spare:
            spare -= 1
        else:
            missing += bool(half.wanted)
    dearest = max(*rules.scoring.card_points, 1)
    missing += -(-max(0, worth.least - total) // dearest)
    # What does not help to open may still be laid in the same turn.
    kept.update(filter(is_wild, hand))
    return _plan(hand, kept, {face for half in found for face in half.wanted}, missing)


def _with_cards_of_their_own(found: Sequence[Half]) -> Iterator[Half]:
    """Those of the melds that use no card of one before them."""
    used: set[Card] = set()
    for half in found:
        if used.isdisjoint(half.cards):
            used.update(half.cards)
            yield half


def _of_the_whole_hand(rules: RoundRules, hand: Sequence[Card]) -> Plan:
    """The melds that take most cards, then the cards that are one away from a meld."""
    room = melds_of(rules)
    partition = room.best_partition(hand, _EACH)
    kept = {card for meld in partition.melds for card in meld.cards}
    kept.update(filter(room.is_wild, hand))
    wanted = {face for meld in partition.melds for face in _longer(room, meld)}
    pairs = [half for half in halves(rules, partition.unmatched) if half.wanted]
    for half in _with_cards_of_their_own(sorted(pairs, key=lambda half: (-len(half.wanted), half.cards))):
        kept.update(half.cards)
        wanted.update(half.wanted)
    left = room.terms.leaves
    return _plan(hand, kept, wanted, max(0, len(partition.unmatched) - ((left and left.most) or 0)))


def _plan(hand: Sequence[Card], kept: set[Card], wanted: set[Face], missing: int) -> Plan:
    """The plan in which these cards of the hand are kept."""
    loose = frozenset(hand).difference(kept)
    return Plan(planes(sorted(loose)), sum(PLACES[face] for face in wanted), missing, loose)


def _longer(room: MeldRoom, meld: Meld) -> list[Face]:
    """The natural faces by which a meld would grow."""
    ends = ends_of(room, meld)
    return [face for face in range(JOKER) if ends[face]]
