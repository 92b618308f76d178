"""What the numbers of a rule count, where the label does not say it.

``WRITTEN`` units belong to the canonical form (``11 cards``); ``UNDERSTOOD`` ones may be written, and the formatter
leaves them out (``number: 2 to 4``). A rule that is in neither takes a number alone.
"""

WRITTEN = {
    "set.size": "card",
    "set.grows-to": "card",
    "run.size": "card",
    "run.grows-to": "card",
    "deal.cards-at-a-time": "card",
    "deal.hand": "card",
    "deal.upcard": "card",
    "deal.new-deal-with": "double",
    "opening.low-ace": "point",
    "buying.extra-cards": "card",
    "scoring.going-out": "point",
    "scoring.going-out-after-choosing": "point",
    "scoring.card-points": "point",
    "scoring.joker": "point",
    "rounds.contract": "card",
    "match.games": "game",
    "match.bust-over": "point",
    "money.stake": "coin",
    "money.pot-per-round": "coin",
    "money.re-entry-fee": "coin",
}

UNDERSTOOD = {
    "players.number": "player",
    "players.best": "player",
    "deck.packs": "pack",
    "deck.jokers": "joker",
    "wild-cards.per-meld": "wild",
    "wild-cards.natural-cards-per-meld": "card",
    "buying.per-deal": "time",
    "buying.per-match": "time",
    "end-of-round.reshuffles": "time",
}

CEILINGS = frozenset({"wild-cards.per-meld", "buying.per-deal", "buying.per-match", "end-of-round.reshuffles"})
"""Limits that only bound from above: a number alone would leave open whether it is exact, so ``at most`` is needed."""


def unit_of(rule: str) -> str | None:
    """The id of the unit that a rule's numbers may carry."""
    return WRITTEN.get(rule) or UNDERSTOOD.get(rule)
