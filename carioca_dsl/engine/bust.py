"""Going bust: who is over the limit after a deal, and with what total one may go on."""

from collections.abc import Sequence
from typing import NamedTuple

from carioca_dsl.model import ReEntry, Rules


class Bust(NamedTuple):
    """The seats that have gone bust in one deal, in the order in which they are asked."""

    seats: tuple[int, ...]
    total: int | None
    """With which they may go on, the same for all of them; ``None`` where they may not."""


def gone_bust(rules: Rules, totals: Sequence[int], seats: Sequence[int]) -> Bust | None:
    """Who of these ``seats`` is over the limit; ``None`` if nobody is.

    The highest total of those who are not bust is what the others go on with. Where there is nobody else, there is
    nothing to go on with.
    """
    over = rules.match.bust_over
    if over is None:
        return None
    bust = tuple(seat for seat in seats if totals[seat] > over)
    if not bust:
        return None
    others = [totals[seat] for seat in seats if seat not in bust]
    return Bust(bust, max(others) if others and rules.match.re_entry is ReEntry.HIGHEST else None)
