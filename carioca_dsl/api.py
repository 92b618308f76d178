"""The public interface: stable names. What is called here by name is also to be had from ``carioca_dsl`` itself.

>>> from carioca_dsl import Match, load_variant
>>> variant = load_variant("argentina")
>>> match = Match(variant.rules(2), ["ana", "beto"], seed=1)
>>> match.over
False
>>> action = next(match.legal_actions())
>>> match.reasons_against(action)
()
>>> events = match.apply(action)
>>> match.record().splitlines()[0]
'carioca record 1'
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from carioca_dsl.bots import UnknownBot
from carioca_dsl.engine import Action, Discard, Draw, Event, Lay, LayOff, NotAllowed, Open, Standings, Swap, View
from carioca_dsl.engine import Match as _Match
from carioca_dsl.files import FileProblem
from carioca_dsl.files.judging import Judgement, judge_file
from carioca_dsl.files.loading import InvalidVariant, LoadedVariant, TableRules, load
from carioca_dsl.melds import Reason
from carioca_dsl.model import Rules, RulesError
from carioca_dsl.prose.rulebook import rulebook
from carioca_dsl.referee import ExampleReport, StepReport, UnknownAgreement, action_text, write_record
from carioca_dsl.simulate import Result
from carioca_dsl.simulate import simulate as _simulate

__all__ = [
    "Action",
    "Discard",
    "Draw",
    "Event",
    "ExampleReport",
    "FileProblem",
    "InvalidVariant",
    "Judgement",
    "Lay",
    "LayOff",
    "LoadedVariant",
    "Match",
    "NotAllowed",
    "Open",
    "Reason",
    "Result",
    "Rules",
    "RulesError",
    "Standings",
    "StepReport",
    "Swap",
    "UnknownAgreement",
    "UnknownBot",
    "View",
    "judge",
    "load_variant",
    "render_rulebook",
    "simulate",
]


def load_variant(name_or_path: str | Path, agree: str | Iterable[str] = ()) -> LoadedVariant:
    """The variant of that name (``NAME``, ``NAME:MODE``) or in that file, with what its players agree.

    Raises `FileProblem` (no such text), `InvalidVariant` (it has errors: ``.diagnostics``, and ``str()`` shows them)
    and `UnknownAgreement`.

    >>> load_variant("argentina").rules(4).rounds[6].deal.hand
    12
    """
    return load(name_or_path, agree)


class Match(_Match):
    """A match of these players; the same seed and the same actions give the same match.

    ``rules`` come from ``load_variant(…).rules(number)``, or are the loaded variant itself. Cards are integers: see
    `carioca_dsl.cards`. Seats are the places of ``players``, in order of play. ``bots`` stand in the record only.

    >>> match = Match(load_variant("argentina"), ["ana", "beto", "carla"], seed="a")
    >>> match.view(0).hand_sizes
    (11, 11, 11)
    >>> match.standings.totals
    (0, 0, 0)
    """

    def __init__(
        self,
        rules: Rules | LoadedVariant,
        players: Sequence[str],
        seed: int | str = 0,
        *,
        bots: Sequence[str] = (),
    ) -> None:
        """Raises `ValueError` where the players are too few, too many, or two of one name."""
        if isinstance(rules, LoadedVariant):
            rules = rules.rules(len(players))
        super().__init__(rules, players, seed)
        self.bots = tuple(bots)

    def record(self) -> str:
        """The match so far as a text that people can read and ``judge`` can play again.

        Raises `ValueError` for rules that did not come from `load_variant`: a record says where its rules are from.
        """
        loaded = self.rules.loaded if isinstance(self.rules, TableRules) else None
        if loaded is None:
            raise ValueError("a record needs rules that come from load_variant(…).rules(…)")
        return write_record(self, loaded.head(self.rules, self.players, self.seed, self.bots))

    def action_text(self, action: Action, language: str = "en") -> str:
        """An action as a line of a record, an example or an input.

        >>> match = Match(load_variant("argentina"), ["ana", "beto"], seed=1)
        >>> match.action_text(Draw(0, "stock"))
        'ana draws: stock'
        """
        return action_text(action, self.players, language)


def render_rulebook(
    variant: LoadedVariant | str | Path,
    language: str = "en",
    format: str = "md",
    agree: str | Iterable[str] = (),
) -> str:
    """The rulebook in a language (``fr``, ``es``, ``en``) and a format (``md``, ``html``, ``txt``).

    >>> render_rulebook("argentina", "es").splitlines()[0]
    '# Carioca argentina de 7 repartos'
    """
    loaded = variant if isinstance(variant, LoadedVariant) else load(variant, agree)
    return rulebook(loaded.variant, loaded.agreement, language, format)


def judge(name_or_path: str | Path, agree: str | Iterable[str] = ()) -> Judgement:
    """Play the examples of a rule file (or a shipped variant), or a record: each step with its verdict and rule.

    >>> judge("argentina").ok
    True
    """
    return judge_file(name_or_path, agree)


def simulate(
    variant: LoadedVariant | str | Path,
    games: int = 100,
    players: int | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int | str = 0,
    *,
    agree: str | Iterable[str] = (),
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Let bots play ``games`` matches; the same arguments give the same result.

    ``players`` is the fewest allowed if not given. Raises `UnknownBot`, `RulesError`.

    >>> simulate("argentina", games=1, players=2, bots=["greedy"], seed=1).unfinished
    0
    """
    loaded = variant if isinstance(variant, LoadedVariant) else load(variant, agree)
    return _simulate(loaded.rules(players), games, bots, seed, variant=loaded.name, progress=progress)


# The room of that name put itself there when it was imported above; ``from carioca_dsl import simulate`` means this.
sys.modules["carioca_dsl"].simulate = simulate  # type: ignore[attr-defined]
