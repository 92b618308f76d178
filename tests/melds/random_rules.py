"""Random rules and random hands for comparing the room with its twin."""

from random import Random

from carioca_dsl.cards import Card, rank_of, suit_of
from carioca_dsl.model import (
    Ace,
    Act,
    Bound,
    CardClass,
    Combination,
    Corner,
    Line,
    OwnPlace,
    Part,
    RoundRules,
    SameRankSets,
    SameSuitRuns,
    Suits,
)
from tests.melds.hands import SEVEN, at_least, of_runs, of_sets, per_meld, rules_with, whole_pack
from tests.support.variants import line


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
    if chance.random() < 0.35:
        wild = CardClass(ranks=chance.choice(((2,), (2,), (2, 3), (1,))), jokers=True)
        lines.append(line("deck.wild", wild, level=1))
        lines.append(line("wild-cards.in-its-own-place", chance.choice(list(OwnPlace)), level=1))
    if chance.random() < 0.2:
        naturals = chance.choice((at_least(2), Bound(least=1, most=2)))
        lines.append(line("wild-cards.natural-cards-per-meld", naturals, level=1))
    return rules_with(*lines, *more, wanted=_some_contract(chance))


_MOSTLY_ALLOWED_RANKS = (SameRankSets.ALLOWED, SameRankSets.ALLOWED, SameRankSets.FORBIDDEN)


def _some_contract(chance: Random) -> tuple[Combination, ...]:
    """One of the seven, or two alternatives, or parts with sizes of their own."""
    kind = chance.random()
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
