"""The laws of the table: what holds in every game of the family, whatever its rules say."""

LAWS: dict[str, str] = {
    "law.deal-over": "nobody plays on when the deal has ended",
    "law.not-your-turn": "only the player whose turn it is plays",
    "law.draw-first": "a turn begins with taking a card",
    "law.already-drawn": "one card is taken in a turn",
    "law.nothing-asked": "only a player who is asked something answers",
    "law.answer-first": "where a question is open, nobody does anything before the player who is asked has answered",
    "law.choose-first": "the round is chosen before the first card is taken",
    "law.round-not-left": "only a round that is still to be played is chosen; args: round",
    "law.wrong-total": "whoever is bust goes on, or leaves, with the total that the rules say; args: total",
    "law.not-offered": "only the card on top of the discard pile is for sale; args: card",
    "law.own-discard": "nobody buys the card that they have just thrown; args: card",
    "law.stock-empty": "there is no card in the stock",
    "law.no-discard": "there is no card on the discard pile",
    "law.not-held": "only cards of one's own hand are played; args: card",
    "law.used-twice": "a card is used once; args: card",
    "law.opened-already": "a contract is laid once in a deal",
    "law.not-opened": "who has not opened lays nothing but the contract",
    "law.no-such-meld": "no such meld lies on the table; args: owner (a seat), number",
}
"""The laws of this room by id, with their meaning and the values of a reason."""
