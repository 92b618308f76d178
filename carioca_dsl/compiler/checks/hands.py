"""How large a hand can be when it is time to lay, and which melds it can be laid in besides those of a contract.

A player holds the cards dealt, one more from the draw, and what was bought. With two players nobody ever buys: the card
that is offered is always one's own.
"""

from __future__ import annotations

from itertools import islice

from carioca_dsl.compiler.checks.supply import cards_in
from carioca_dsl.model import BeyondContract, Buyers, Kind, OpeningMelds, RoundRules

FEWEST_TO_BUY = 3
"""So many players there must be for anybody to be offered a card: one threw it, and one draws."""
_MOST = 40
"""More hands than that are not tried: they differ from these in nothing."""


def may_buy(entry: RoundRules, seats: int) -> bool:
    """Whether anybody can ever buy a card in this round."""
    return entry.buying.who is not Buyers.NOBODY and seats >= FEWEST_TO_BUY


def most_bought(entry: RoundRules, seats: int) -> int:
    """How many cards purchases can add to one hand, those included that have to be taken with them."""
    if not may_buy(entry, seats):
        return 0
    each = _each(entry)
    stock = cards_in(entry.deck) - seats * entry.deal.hand - entry.deal.upcard
    limits = (entry.buying.per_deal, entry.buying.per_match)
    ceilings = [limit.most for limit in limits if limit is not None and limit.most is not None]
    return each * max(0, min([stock // each, *ceilings]))


def bought(entry: RoundRules, seats: int) -> tuple[int, ...]:
    """By how many cards purchases can have made a hand larger: 0 first."""
    return tuple(islice(range(0, most_bought(entry, seats) + 1, _each(entry)), _MOST))


def free_kinds(entry: RoundRules) -> tuple[Kind, ...]:
    """The kinds that may be laid without a contract that asks for them."""
    return tuple(kind for kind in entry.kinds if kind.beyond_the_contract is BeyondContract.ALLOWED)


def free_sizes(entry: RoundRules, cards: int) -> frozenset[int]:
    """Of how many cards such a meld can be, up to a number of cards."""
    sizes: set[int] = set()
    for kind in free_kinds(entry):
        sizes |= set(range(kind.size.least, min(cards, kind.size.most or cards) + 1))
    return frozenset(sizes)


def lays_more(entry: RoundRules) -> bool:
    """Whether further melds may be laid in the turn of the contract."""
    return entry.opening.melds is OpeningMelds.MORE


def less(cards: frozenset[int], sizes: frozenset[int]) -> frozenset[int]:
    """What can be left of hands of so many cards when melds of these sizes are laid, or none."""
    reached = set(cards)
    for number in range(max(reached, default=0), 0, -1):
        if number in reached:
            reached |= {number - size for size in sizes if size <= number}
    return frozenset(reached)


def _each(entry: RoundRules) -> int:
    return 1 + (entry.buying.extra_cards or 0)
