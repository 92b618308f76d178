"""Which round of one game is which of another: where one is put in or taken out, the later rounds move."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from carioca_dsl.model import Combination, Rules
from carioca_dsl.prose.difference_values import Setting, settings
from carioca_dsl.prose.facts import Cases
from carioca_dsl.prose.facts.contracts import usual_contract

Contract = tuple[Combination, ...]


@dataclass(frozen=True)
class Slot:
    """A round of the first game and the one in its place in the second, by number; one of the two may have none."""

    first: int | None
    second: int | None
    same: bool = False
    """Whether it has the same contract in both."""

    @property
    def shared(self) -> bool:
        """Whether both have a round there."""
        return self.first is not None and self.second is not None

    @property
    def moved(self) -> bool:
        """Whether it is the same in both, under another number."""
        return self.same and self.first != self.second


def slots_of(first: Cases, second: Cases) -> tuple[Slot, ...]:
    """The rounds of both side by side: by their numbers, unless it leaves fewer differences to go by their contracts.

    (Two rounds that have changed places are easier to follow by their numbers.)
    """
    one, two = _contracts(first), _contracts(second)
    by_number = [(place, place) for place, (mine, other) in enumerate(zip(one, two, strict=False)) if mine == other]
    alike = (by_number, _in_common(one, two))
    found = [tuple(_beside(met, len(one), len(two))) for met in alike]
    differing = [len(slots) - len(met) for slots, met in zip(found, alike, strict=True)]
    return found[differing[1] < differing[0]]


def shared_rounds(first: Cases, second: Cases, slots: Sequence[Slot]) -> tuple[Cases, Cases]:
    """Both games with the rounds that both have, and nothing else; these go by the same numbers in both."""
    both = [slot for slot in slots if slot.shared]
    return _only(first, [slot.first for slot in both]), _only(second, [slot.second for slot in both])


def stands_out(rule: str, kind: str | None, first: Cases, second: Cases, slots: Sequence[Slot]) -> bool:
    """Whether a round that only one of them has says of a rule what neither of the rounds beside it says."""
    return _alone_in(rule, kind, first, [(slot.first, slot.shared) for slot in slots]) or _alone_in(
        rule, kind, second, [(slot.second, slot.shared) for slot in slots]
    )


def _alone_in(rule: str, kind: str | None, cases: Cases, rounds: Sequence[tuple[int | None, bool]]) -> bool:
    own = [(number, shared) for number, shared in rounds if number is not None]
    for place, (number, shared) in enumerate(own):
        if not shared:
            before = [each for each, known in own[:place] if known][-1:]
            after = [each for each, known in own[place + 1 :] if known][:1]
            said = _said(rule, kind, cases, number)
            if all(_said(rule, kind, cases, each) != said for each in before + after):
                return True
    return False


def _said(rule: str, kind: str | None, cases: Cases, number: int) -> list[Setting]:
    """What a rule is set to in one round."""
    return [replace(one, scope=replace(one.scope, rounds=None)) for one in settings(_only(cases, [number]), rule, kind)]


def _only(cases: Cases, numbers: Sequence[int | None]) -> Cases:
    """The game with these rounds and no others, numbered from one."""

    def kept(table: Rules) -> Rules:
        by_number = {entry.number: entry for entry in table.rounds}
        entries = [by_number[number] for number in numbers if number is not None]
        rounds = tuple(entry.model_copy(update={"number": place}) for place, entry in enumerate(entries, 1))
        return table.model_copy(update={"rounds": rounds})

    return replace(cases, tables=tuple(map(kept, cases.tables)))


def _contracts(cases: Cases) -> Sequence[Contract]:
    """The contract of each round; players count the rounds from one, whatever numbers the file gives them."""
    return [usual_contract(entry) for entry in cases.rules.rounds]


Places = tuple[int, int]
"""A place among the rounds of the first game and one among those of the second, from zero."""


def _in_common(one: Sequence[Contract], two: Sequence[Contract]) -> list[Places]:
    """The longest row of equal contracts that both have in the same order."""
    longest: dict[Places, int] = {}  # how long such a row is from two places on; absent: nothing in common
    for here in reversed(range(len(one))):
        for there in reversed(range(len(two))):
            without = max(longest.get((here + 1, there), 0), longest.get((here, there + 1), 0))
            equal = one[here] == two[there]
            longest[here, there] = 1 + longest.get((here + 1, there + 1), 0) if equal else without
    found: list[Places] = []
    here = there = 0
    while longest.get((here, there)):
        if one[here] == two[there]:
            found.append((here, there))
            here, there = here + 1, there + 1
        elif longest.get((here + 1, there), 0) == longest[here, there]:
            here += 1
        else:
            there += 1
    return found


def _beside(met: Sequence[Places], one: int, two: int) -> Iterator[Slot]:
    """All rounds in order: those that have met, and between them each beside what stands in its place."""
    here = there = 0
    for first, second in (*met, (one, two)):
        for mine, other in zip_longest(range(here + 1, first + 1), range(there + 1, second + 1)):
            yield Slot(mine, other)
        if first < one:
            yield Slot(first + 1, second + 1, same=True)
        here, there = first + 1, second + 1
