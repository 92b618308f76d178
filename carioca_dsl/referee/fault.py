"""Why an example cannot be set up: data, for a diagnostic at some line."""

from typing import Literal, NamedTuple

from carioca_dsl.model import Origin

FaultKind = Literal[
    "too few copies",  # card, needed, have
    "no such player",  # name, legal
    "too many players",  # number, most
    "no such round",  # round, last
    "no such agreement",  # text, legal
    "no rules",  # problem: the lines make no rules for this table
    "no meld",  # cards, rules: what lies on the table is none
]


class Fault(NamedTuple):
    """What is wrong, its details (their names stand beside the kinds), and where it stands."""

    kind: FaultKind
    args: tuple[tuple[str, object], ...]
    origin: Origin
    also: tuple[Origin, ...] = ()
    """Further lines that take part."""


class Faulty(Exception):
    """Carries a `Fault` to whoever asked for the example."""

    def __init__(self, kind: FaultKind, origin: Origin, also: tuple[Origin, ...] = (), **args: object) -> None:
        super().__init__(kind)
        self.fault = Fault(kind, tuple(args.items()), origin, also)
