"""Money: who has won and lost how much, what lies in the pot, and what is paid at the end."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from carioca_dsl.engine.events import Paid
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


def settlement(rules: Rules, pot: int, winners: Sequence[int], re_entries: Sequence[int]) -> Iterator[Paid]:
    """What is paid when the match has its ``winners``, in the order in which coins that cannot be shared go to them.

    They get what is left in the pot. Each of the others owes the stake and the fees of its own re-entries, as if to one
    winner; the winners share the sum.
    """
    for taker, share in zip(winners, _shares(pot, len(winners)), strict=True):
        yield Paid(None, taker, share, "money.pot-to")
    stake, fee = rules.money.stake or 0, rules.money.re_entry_fee or 0
    debts = []
    for seat in range(rules.seats):
        if seat not in winners:
            debts += [(seat, stake, "money.stake"), (seat, fee * re_entries[seat], "money.re-entry-fee")]
    shares = list(_shares(sum(coins for _, coins, _ in debts), len(winners)))
    place = 0
    for giver, coins, why in debts:
        while coins:
            if not shares[place]:
                place += 1
                continue
            part = min(coins, shares[place])
            yield Paid(giver, winners[place], part, why)
            coins -= part
            shares[place] -= part


def _shares(coins: int, takers: int) -> tuple[int, ...]:
    """Equal parts; what does not divide goes one by one to the first."""
    each, over = divmod(coins, takers)
    return tuple(each + (place < over) for place in range(takers))
