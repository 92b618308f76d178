"""Whether a table plays for money: where every amount is nothing, nobody wants to read of coins."""

from carioca_dsl.engine import coins_for_a_discard
from carioca_dsl.model import Rules


def plays_for_money(rules: Rules) -> bool:
    """Whether anything is paid at this table."""
    money, coins = rules.money, map(coins_for_a_discard, rules.rounds)
    return any(coins) or any((money.stake, money.pot_per_round, money.re_entry_fee))


def price_at(rules: Rules, round: int) -> int:
    """The coins that a discard costs whoever buys it in a round."""
    return coins_for_a_discard(rules.rounds[round - 1])
