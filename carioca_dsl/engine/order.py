"""In which order the rounds are played: as the rules list them, or as the players choose."""

from collections.abc import Iterator
from typing import NamedTuple

from carioca_dsl.model import Order, Rules


class Course(NamedTuple):
    """The rounds that are still to be played, and who still has a say in their order."""

    to_play: tuple[int, ...]
    """In the order of the rules."""
    choices: tuple[int, ...]
    """By seat, how often it may still choose."""

    def open_to(self, seat: int) -> tuple[int, ...]:
        """The rounds of which that seat may choose one, when it starts: none, where it has no choice left."""
        return self.to_play if self.choices[seat] else ()

    def played(self, number: int, chooser: int | None) -> "Course":
        """The course after that round; ``chooser`` has used up a choice. No round is played twice."""
        choices = tuple(left - (seat == chooser and left > 0) for seat, left in enumerate(self.choices))
        return Course(tuple(other for other in self.to_play if other != number), choices)

    def without(self, seat: int) -> "Course":
        """The course when that seat is out of the match: its choices lapse."""
        return Course(self.to_play, (*self.choices[:seat], 0, *self.choices[seat + 1 :]))


def whole_course(rules: Rules) -> Course:
    """All rounds; where they are chosen, equally often by each player, so far as they go round."""
    rounds = len(rules.rounds)
    each = rounds // rules.seats if rules.match.order is Order.CHOSEN else 0
    return Course(tuple(range(1, rounds + 1)), (each,) * rules.seats)


def from_the_left(dealer: int, seats: int) -> Iterator[int]:
    """All seats in turn order, the one after the dealer first and the dealer last."""
    return ((dealer + 1 + n) % seats for n in range(seats))


def from_the_right(seat: int, seats: int) -> Iterator[int]:
    """All other seats, the one before ``seat`` in turn order first."""
    return ((seat - 1 - n) % seats for n in range(seats - 1))
