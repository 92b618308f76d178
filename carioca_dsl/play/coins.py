"""Whether a table plays for money: where every amount is nothing, nobody wants to read of coins."""

from carioca_dsl.model import Rules, Unit


def plays_for_money(rules: Rules) -> bool:
    """Whether anything is paid at this table."""
    money, prices = rules.money, [one.buying.price for one in rules.rounds]
    coins = any(price is not None and price.unit is Unit.COINS and price.amount for price in prices)
    return coins or any((money.stake, money.pot_per_round, money.re_entry_fee))


def price_at(rules: Rules, round: int) -> int:
    """The coins that a discard costs whoever buys it in a round."""
    price = rules.rounds[round - 1].buying.price
    return price.amount if price is not None and price.unit is Unit.COINS else 0
