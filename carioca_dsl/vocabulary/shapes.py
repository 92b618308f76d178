"""What the value of each shape may look like, in words of the reference (which is in English)."""

SHAPES = {
    "limit": "a limit: `at most 1`, `at least 2`, `2 to 4`, `2`, `no limit`, `none`",
    "size": "a number of cards: `3 cards`, `at least 3 cards`, `3 to 5 cards`",
    "growth": "a number of cards, or `any size`",
    "count": "a number, or `none`",
    "amount": "points, which may be negative: `0 points`, `-10 points`",
    "fare": "points, or `face value`",
    "coins": "coins: `0 coins`, `5 coins`; behind `option` also `any amount`, which the players name themselves",
    "price": "coins or points: `2 coins`, `5 points`; behind `option` also `any amount`",
    "holding": "a number and cards: `at least 1 key`, `at least 1 of 5, 10`",
    "ban": "cards, and until when: `court until all have opened unless forced`, "
    "`court until the others have opened unless forced`",
    "cards": "cards: ranks (`A K Q J`, `2 to 10`), `jokers`, names of groups, or `none`",
    "contract": "kinds of melds: `2 sets, 1 run`, with a size of its own (`1 run of 7 cards`), with a choice (`or`); "
    "or `melds worth at least 40 points`, or `whole hand`",
    "choice": "one of these phrases",
}
"""By the shape that a rule declares."""

QUALIFIERS = {
    "act": "`when opening`, `when melding`, `when laying off`",
    "rounds": "`in round 7`, `in rounds 1 to 3`",
    "players": "`with 5 players`, `with 5 to 6 players`",
    "option": "`if NAME`, `in mode NAME`",
}
"""By the axis that a rule declares."""
