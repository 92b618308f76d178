"""What holds at one table: complete for each round, nothing left to merge."""

import hashlib
import json
from enum import Enum
from functools import cached_property
from typing import Annotated, Any

from pydantic.fields import FieldInfo

from carioca_dsl.model.contract import Combination
from carioca_dsl.model.kinds import Kind
from carioca_dsl.model.rule import Neutral, Rule
from carioca_dsl.model.sections import (
    Buying,
    Deal,
    Deck,
    EndOfRound,
    FinalDiscard,
    Match,
    Money,
    Opening,
    Players,
    Scoring,
    Turn,
    WildCards,
)
from carioca_dsl.model.values import Frozen


class RoundRules(Frozen):
    """Everything that holds while one entry of `rounds` is played."""

    number: int
    """The round's number in the file, from 1."""
    deck: Deck
    kinds: tuple[Kind, ...]
    """The kinds that exist in this round: ``set``, ``run`` and the named ones, in the order of the file."""
    contract: tuple[Combination, ...]
    """The alternatives; here each part carries its size."""
    wild_cards: WildCards
    deal: Deal
    opening: Opening
    turn: Turn
    buying: Buying
    end_of_round: EndOfRound
    scoring: Scoring

    def kind(self, name: str) -> Kind:
        """The kind of that name; raises `KeyError`."""
        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise KeyError(name)

    @property
    def contract_sizes(self) -> tuple[tuple[int, int | None], ...]:
        """For each alternative, how many cards it takes at least and at most (``None``: no limit).

        Melds worth so many points take at least as many cards as the dearest are needed for that; the whole hand is all
        that is dealt and drawn but the discard.
        """
        return tuple(map(self._cards_of, self.contract))

    def _cards_of(self, combination: Combination) -> tuple[int, int | None]:
        if combination.worth is not None:
            dearest = max(self.scoring.card_points)
            return max(3, -(-combination.worth.least // max(1, dearest))), None
        if combination.whole_hand:
            return self.deal.hand + (self.turn.final_discard is not FinalDiscard.REQUIRED), None
        bounds = [(part.count, part.size) for part in combination.parts]
        least = sum(count * size.least for count, size in bounds if size)
        open_ended = any(size is None or size.most is None for _, size in bounds)
        return least, None if open_ended else sum(count * (size.most or 0) for count, size in bounds if size)


class Rules(Frozen):
    """The rules at one table: so many seats, one agreement, every round resolved."""

    seats: int
    """How many play at this table."""
    players: Players
    match: Match
    money: Annotated[Money, Neutral()] = Money()
    rounds: tuple[RoundRules, ...]

    @cached_property
    def hash(self) -> str:
        """Sixteen hexadecimal digits that name these rules: equal rules, equal hash, whatever the file was called."""
        return hashlib.sha256(canonical_json(_telling(self)).encode()).hexdigest()[:16]


def _telling(value: Any) -> Any:
    """The value as plain data, without the rules that say what every table did before they could be said."""
    if isinstance(value, Frozen):
        fields = type(value).model_fields
        return {name: _telling(getattr(value, name)) for name in fields if not _silent(fields[name], value, name)}
    if isinstance(value, tuple):
        return [_telling(one) for one in value]
    return value.value if isinstance(value, Enum) else value


def _silent(info: FieldInfo, value: Frozen, name: str) -> bool:
    neutral = any(isinstance(extra, Neutral) or (isinstance(extra, Rule) and extra.neutral) for extra in info.metadata)
    return neutral and getattr(value, name) == info.default


def canonical_json(data: Any) -> str:
    """JSON with sorted keys and no blanks, the same for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
