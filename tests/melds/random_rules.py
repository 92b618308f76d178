"""Random rules and random hands for comparing the room with its twin."""

from random import Random

from carioca_dsl.cards import Card, rank_of, suit_of
from carioca_dsl.model import (
    Ace,
    Act,
    BeyondContract,
    Bound,
    CardClass,
    Combination,
    Corner,
    FinalDiscard,
    Holding,
    Line,
    OwnPlace,
    Part,
    RoundRules,
    SameRankSets,
    SameSuitRuns,
    Suits,
)
from tests.melds.hands import SEVEN, at_least, of_runs, of_sets, per_meld, rules_with, whole_pack
from tests.support.variants import contract, line


def some_rules(chance: Random, *more: Line) -> RoundRules:
    """Rules of one round: sizes, aces, suits, limits and constraints by chance; contracts of one to three melds."""
    least = chance.choice((3, 4))
    lines = [
        of_sets("size", chance.choice((Bound(least=3, most=3), at_least(3), Bound(least=2, most=2)))),
        of_sets("suits", chance.choice((Suits.ANY, Suits.ANY, Suits.DIFFERENT))),
        of_sets("grows-to", chance.choice((None, None, 4))),
        of_runs("size", chance.choice((Bound(least=least, most=least), at_least(least)))),
        of_runs("grows-to", chance.choice((None, None, 5))),
        of_runs("ace", chance.choice(list(Ace))),
        of_runs("around-the-corner", chance.choice((Corner.FORBIDDEN, Corner.FORBIDDEN, Corner.ALLOWED))),
        per_meld(chance.choice((0, 1, 1, 2, None)), Act.OPENING),
        line("opening.sets-of-one-rank", chance.choice(_MOSTLY_ALLOWED_RANKS), level=1),
        line("opening.runs-of-one-suit", chance.choice(list(SameSuitRuns)), level=1),
    ]
    if chance.random() < 0.4:
        lines.append(line("opening.low-ace", chance.choice((3, 15)), level=1))
    lines.append(line("turn.final-discard", chance.choice(list(FinalDiscard)), level=1))
    if chance.random() < 0.35:
        wild = CardClass(ranks=chance.choice(((2,), (2,), (2, 3), (1,))), jokers=True)
        lines.append(line("deck.wild", wild, level=1))
        lines.append(line("wild-cards.in-its-own-place", chance.choice(list(OwnPlace)), level=1))
    if chance.random() < 0.2:
        naturals = chance.choice((at_least(2), Bound(least=1, most=2)))
        lines.append(line("wild-cards.natural-cards-per-meld", naturals, level=1))
    wanted = _some_contract(chance)
    if chance.random() < 0.3:
        return rules_with(*lines, *_named(chance), *more, wanted=_with_named(chance, wanted), kinds=NAMED)
    return rules_with(*lines, *more, wanted=wanted)


NAMED = {"pair": "set", "royal": "run"}
"""Kinds made from others."""


def _named(chance: Random) -> list[Line]:
    """A small set that may be known to contracts only, and a run that holds certain cards."""
    keys = CardClass(ranks=tuple(chance.sample(range(1, 14), chance.choice((1, 2, 4)))))
    number = chance.choice((at_least(1), at_least(1), at_least(2), Bound(most=0), Bound(least=1, most=1)))
    return [
        line("set.size", chance.choice((Bound(least=2, most=2), at_least(2))), "pair", level=1),
        line("set.beyond-the-contract", chance.choice(_MOSTLY_FORBIDDEN), "pair", level=1),
        line("run.contains", Holding(number=number, cards=keys), "royal", level=1),
        line("run.beyond-the-contract", chance.choice(list(BeyondContract)), "royal", level=1),
    ]


def _with_named(chance: Random, wanted: tuple[Combination, ...]) -> tuple[Combination, ...]:
    """A contract that asks for named kinds, or does not."""
    named = (contract(pair=1), contract(royal=1), contract(set=1, pair=1), contract(pair=1, royal=1))
    return wanted if chance.random() < 0.3 else chance.choice(named)


_MOSTLY_FORBIDDEN = (BeyondContract.FORBIDDEN, BeyondContract.FORBIDDEN, BeyondContract.ALLOWED)
_MOSTLY_ALLOWED_RANKS = (SameRankSets.ALLOWED, SameRankSets.ALLOWED, SameRankSets.FORBIDDEN)


def _some_contract(chance: Random) -> tuple[Combination, ...]:
    """One of the seven, or two alternatives, or parts with sizes of their own."""
    kind = chance.random()
    if kind < 0.12:
        return (Combination(worth=chance.choice((at_least(20), at_least(40), Bound(least=25, most=40)))),)
    if kind < 0.2:
        return (Combination(whole_hand=True),)
    if kind < 0.25:
        return (*chance.choice(SEVEN[:3]), Combination(worth=at_least(30)))
    if kind < 0.6:
        return chance.choice(SEVEN[:3] + SEVEN[:3] + SEVEN)
    if kind < 0.8:
        return (*chance.choice(SEVEN[:3]), *chance.choice(SEVEN[:3]))
    sizes = [Bound(least=size, most=size) for size in (3, 4)] + [None]
    parts = tuple(Part(count=1, kind=chance.choice(("set", "run")), size=chance.choice(sizes)) for _ in range(2))
    return (Combination(parts=parts),)


def some_hand(chance: Random, rules: RoundRules, size: int, most_wild: int = 3) -> tuple[Card, ...]:
    """A hand of at most that size that is often rich in melds: few suits, or few ranks, or anything."""
    deck = list(whole_pack(rules))
    wild = rules.deck.wild
    sort = chance.random()
    if sort < 0.45:
        suits = chance.sample(range(4), chance.choice((1, 1, 2)))
        low = chance.randint(1, 11)
        deck = [c for c in deck if wild.holds(c) or (suit_of(c) in suits and (rank_of(c) - low) % 13 < 7)]
    elif sort < 0.8:
        ranks = chance.sample(range(1, 14), 4)
        deck = [c for c in deck if wild.holds(c) or rank_of(c) in ranks]
    hand = chance.sample(deck, min(len(deck), size))
    wilds = [card for card in hand if wild.holds(card)]
    return tuple(card for card in hand if card not in wilds[most_wild:])
