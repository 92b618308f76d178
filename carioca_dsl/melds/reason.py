"""Why something is not allowed: a rule's id or a law's, and the values that a sentence about it needs."""

from typing import NamedTuple


class Reason(NamedTuple):
    """``id`` is the id of a rule of the model or a law; ``args`` are names and values for the sentence."""

    id: str
    args: tuple[tuple[str, object], ...] = ()


def reason(id_: str, **args: object) -> Reason:
    """A reason with its values given by name."""
    return Reason(id_, tuple(args.items()))


LAWS: dict[str, str] = {
    "law.not-one-rank": "the natural cards of a set have one rank; args: kind, cards (those that differ)",
    "law.not-one-suit": "the natural cards of a run have one suit; args: kind, cards (those that differ)",
    "law.not-consecutive": "the cards of a run stand in consecutive places; args: kind, cards",
    "law.run-full": "a run that reaches from one end of its suit to the other has no place left; args: kind",
    "law.place-taken": "the place of this card in the run is taken; args: kind, card, by (the card that stands there)",
    "law.name-the-end": "a card that fits at both ends of a run goes where its player says; args: kind, card",
    "law.no-ends": "a set has no ends; args: kind",
    "law.to-the-hand": "a wild card that goes to the hand goes to no end of a run; args: kind, card",
    "law.not-in-meld": "what is swapped lies in that meld; args: kind, card",
    "law.not-wild": "only a wild card is swapped for another card; args: card",
    "law.wild-for-wild": "only a natural card takes the place of a wild card; args: card",
    "law.not-its-place": "a natural card takes the place of a wild card that stands for it; args: card, stands_for",
}
"""The laws of melds: what holds in every game of the family, by id, with the meaning and the values of a reason."""
