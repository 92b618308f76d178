"""Going on from a record: everything in it is played again, and at most a line that was never finished is left out."""

from dataclasses import replace
from typing import NamedTuple

from carioca_dsl.compiler import FindParent
from carioca_dsl.diagnostics import Diagnostic, is_error
from carioca_dsl.engine import Match
from carioca_dsl.model import Rules, Variant
from carioca_dsl.play.session import Player
from carioca_dsl.referee import RecordHead, Replay, replay
from carioca_dsl.referee.record_text import take_apart


class Resumed(NamedTuple):
    """A match as far as its record goes; no ``match`` where ``diagnostics`` say that the record cannot be trusted.

    With a match they are warnings: the rules have changed since, which made no difference so far.
    """

    head: RecordHead
    variant: Variant | None
    rules: Rules | None
    match: Match | None
    players: tuple[Player, ...]
    diagnostics: tuple[Diagnostic, ...]


def resume(text: str, file: str, find_shipped: FindParent) -> Resumed:
    """The match that a record tells, where the record may have been cut off anywhere."""
    whole = text[: text.rfind("\n") + 1]
    again = replay(whole, file, find_shipped)
    good = again.match is not None and (again.ok or _only_cut(again, whole))
    head = again.head
    if good and again.rules is not None:  # it goes on by the rules of today
        head = replace(head, rules=again.rules.hash)
    return Resumed(
        head,
        again.variant,
        again.rules,
        again.match if good else None,
        _players(head),
        tuple(one for one in again.diagnostics if not (good and is_error(one))),
    )


def _only_cut(again: Replay, text: str) -> bool:
    """Whether nothing is wrong but that lines about the end of a deal, which follow from its last step, are missing."""
    steps = sum(line.kind == "step" for line in take_apart(text).lines)
    return (
        len(again.diagnostics) == 1
        and len(again.steps) == steps
        and all(not step.reasons for step in again.steps)
        and ("stated", "nothing") in again.diagnostics[0].args
    )


def _players(head: RecordHead) -> tuple[Player, ...]:
    """Who sits where; ``greedy 1`` among the bots is the bot ``greedy``, ``-`` a person."""
    bots = [entry.split()[0] if entry.split() else "-" for entry in head.bots]
    bots += ["-"] * (len(head.players) - len(bots))
    return tuple(Player(name, None if bot == "-" else bot) for name, bot in zip(head.players, bots, strict=False))
