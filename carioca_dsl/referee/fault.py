"""Why an example cannot be set up or a record cannot be played: data, for a diagnostic at some line."""

from typing import Literal, NamedTuple

from carioca_dsl.model import Origin

FaultKind = Literal[
    "too few copies",  # name, needed, there_are
    "no such player",  # name, known
    "too many players",  # number, most
    "no such round",  # number, last
    "no such agreement",  # text, known
    "no rules",  # problem: the lines make no rules for this table
]


class Fault(NamedTuple):
    """What is wrong, its details (their names stand beside the kinds), and where it stands."""

    kind: FaultKind
    args: tuple[tuple[str, object], ...]
    origin: Origin


class Faulty(Exception):
    """Carries a `Fault` to whoever asked for the example."""

    def __init__(self, kind: FaultKind, origin: Origin, **args: object) -> None:
        super().__init__(kind)
        self.fault = Fault(kind, tuple(args.items()), origin)
