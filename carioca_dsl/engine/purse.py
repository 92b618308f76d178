"""Money: who has won and lost how much, what lies in the pot, and what is paid at the end."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from carioca_dsl.engine.events import Paid
from carioca_dsl.engine.scoring import coins_for_a_discard
from carioca_dsl.model import Rules


class Purse(NamedTuple):
    """Coins are only ever moved: those of all seats and of the pot together are always 0."""

    money: tuple[int, ...]
    """By seat, what it has won so far; less than 0 where it has lost."""
    pot: int = 0

    def after(self, paid: Paid) -> "Purse":
        """The purse after a payment."""
        give, take, coins, _ = paid
        money = tuple(have + coins * ((seat == take) - (seat == give)) for seat, have in enumerate(self.money))
        return Purse(money, self.pot + coins * ((take is None) - (give is None)))


def plays_for_money(rules: Rules) -> bool:
    """Whether anything is paid at this table: where every amount is nothing, nobody wants to read of coins."""
    money = rules.money
    return any(map(coins_for_a_discard, rules.rounds)) or any((money.stake, money.pot_per_round, money.re_entry_fee))


def settlement(rules: Rules, pot: int, winners: Sequence[int], re_entries: Sequence[int]) -> Iterator[Paid]:
    """What is paid when the match has its ``winners``, given in the order in which odd coins go to them.

    They get what is left in the pot; each of the others owes the stake and the fees of its own re-entries. All this is
    paid as if to one winner, and the winners share the sum: coins that do not divide go one to each of the first.
    """
    stake, fee = rules.money.stake or 0, rules.money.re_entry_fee or 0
    owed: list[tuple[int | None, int, str]] = [(None, pot, "money.pot-to")]
    for seat in range(rules.seats):
        if seat not in winners:
            owed += [(seat, stake, "money.stake"), (seat, fee * re_entries[seat], "money.re-entry-fee")]
    each, odd = divmod(sum(coins for _, coins, _ in owed), len(winners))
    place, room = 0, each + (odd > 0)
    for giver, coins, why in owed:
        while coins:
            if not room:
                place += 1
                room = each + (place < odd)
            part = min(coins, room)
            yield Paid(giver, winners[place], part, why)
            coins -= part
            room -= part
