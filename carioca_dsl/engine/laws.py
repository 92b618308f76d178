"""The laws of the table: what holds in every game of the family, whatever its rules say."""

LAWS: dict[str, str] = {
    "law.deal-over": "nobody plays on when the deal has ended",
    "law.not-your-turn": "only the player whose turn it is plays",
    "law.draw-first": "a turn begins with taking a card",
    "law.already-drawn": "one card is taken in a turn",
    "law.stock-empty": "there is no card in the stock",
    "law.no-discard": "there is no card on the discard pile",
    "law.not-held": "only cards of one's own hand are played; args: card",
    "law.used-twice": "a card is used once; args: card",
    "law.opened-already": "a contract is laid once in a deal",
    "law.not-opened": "who has not opened lays nothing but the contract",
    "law.no-such-meld": "no such meld lies on the table; args: owner (a seat), number",
}
"""The laws of this room by id, with their meaning and the values of a reason."""
