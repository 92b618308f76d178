"""The public interface: stable names. What is called here by name is also to be had from ``carioca_dsl`` itself.

The examples are about a rule file of a house; the name of a shipped game may stand wherever its path stands.

>>> from carioca_dsl import Match, load_variant
>>> variant = load_variant("casa.carioca")
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
from carioca_dsl.engine import (
    Action,
    Buy,
    Choose,
    Discard,
    Draw,
    Event,
    Lay,
    LayOff,
    Leave,
    NotAllowed,
    Open,
    Pass,
    ReEnter,
    Refuse,
    Show,
    Standings,
    Swap,
    View,
)
from carioca_dsl.files import FileProblem
from carioca_dsl.files.judging import Judgement, judge_file
from carioca_dsl.files.loading import InvalidVariant, LoadedVariant, load
from carioca_dsl.files.matches import Match
from carioca_dsl.files.score_sheets import OtherSheet, Score, WrongEntry, new_score, read_score
from carioca_dsl.melds import Reason
from carioca_dsl.model import Rules, RulesError
from carioca_dsl.play.asking import Ruling, asked, default_asker
from carioca_dsl.prose.languages import UnknownLanguage
from carioca_dsl.prose.rulebook import UnknownFormat, rulebook
from carioca_dsl.referee import (
    ExampleReport,
    Question,
    StepReport,
    Unanswerable,
    UnknownAgreement,
    tidy,
)
from carioca_dsl.score import BadSheet, Problem, read_names, seat_of
from carioca_dsl.simulate import Result
from carioca_dsl.simulate import simulate as _simulate

__all__ = [
    "Action",
    "BadSheet",
    "Buy",
    "Choose",
    "Discard",
    "Draw",
    "Event",
    "ExampleReport",
    "FileProblem",
    "InvalidVariant",
    "Judgement",
    "Lay",
    "LayOff",
    "Leave",
    "LoadedVariant",
    "Match",
    "NotAllowed",
    "Open",
    "OtherSheet",
    "Pass",
    "ReEnter",
    "Reason",
    "Refuse",
    "Result",
    "Rules",
    "RulesError",
    "Ruling",
    "Score",
    "Show",
    "Standings",
    "StepReport",
    "Swap",
    "Unanswerable",
    "UnknownAgreement",
    "UnknownBot",
    "UnknownFormat",
    "UnknownLanguage",
    "View",
    "WrongEntry",
    "judge",
    "load_variant",
    "may",
    "read_score",
    "render_rulebook",
    "score",
    "simulate",
]


def load_variant(name_or_path: str | Path, agree: str | Iterable[str] = ()) -> LoadedVariant:
    """The variant of that name (``NAME``, ``NAME:MODE``) or in that file, with what its players agree.

    Raises `FileProblem` (no such text), `InvalidVariant` (it has errors: ``.diagnostics``, and ``str()`` shows them)
    and `UnknownAgreement`.

    >>> load_variant("casa.carioca").rules(4).rounds[6].deal.hand
    12
    """
    return load(name_or_path, agree)


def render_rulebook(
    variant: LoadedVariant | str | Path,
    language: str = "en",
    format: str = "md",
    agree: str | Iterable[str] = (),
) -> str:
    """The rulebook in a language (``en``, ``es``, ``fr``, ``it``, ``pt``) and a format (``md``, ``html``, ``txt``).

    Raises `UnknownLanguage`, `UnknownFormat`, and what `load_variant` raises.

    >>> render_rulebook("casa.carioca", "es").splitlines()[0]
    '# Carioca de la casa'
    """
    loaded = variant if isinstance(variant, LoadedVariant) else load(variant, agree)
    return rulebook(loaded.variant, loaded.agreement, language, format)


def judge(name_or_path: str | Path, agree: str | Iterable[str] = ()) -> Judgement:
    """Play the examples of a rule file (or a shipped variant), or a record: each step with its verdict and rule.

    Raises `FileProblem` and `UnknownAgreement`; whatever else is wrong is among its ``.diagnostics``.

    >>> judge("casa.carioca").ok
    True
    """
    return judge_file(name_or_path, agree)


def may(
    variant: LoadedVariant | str | Path,
    holds: str,
    steps: str | Sequence[str] = (),
    *,
    round: int = 1,
    table: Sequence[str] = (),
    laid: Sequence[str] = (),
    discards: str | None = None,
    took: str | None = None,
    name: str | None = None,
    players: int | None = None,
    language: str = "en",
    agree: str | Iterable[str] = (),
) -> Ruling:
    """May I? The referee's ruling on steps for a hand: ``.allowed``, ``.steps``, ``.possible``, ``.lines()``.

    ``holds`` is the hand at that moment, the drawn card included unless the first step is a draw; ``table`` what others
    have laid (``ana: 8♣ 8♦ 8♥ | …``), ``laid`` one's own melds of earlier turns, ``discards`` the pile with its top
    last, ``took`` the card that was taken from it. Cards, steps and names are texts as in an example; steps are read in
    ``language`` or any other, or as at the table (``x K``). Raises `Unanswerable` (``.diagnostics``, or ``str()`` where
    something is left open), and what `load_variant` raises.

    >>> ruling = may("casa.carioca", "8♣ 8♦ 8♥ K♦ K♥ K♠ 3♣", "opens: 8♣ 8♦ 8♥ | K♦ K♥ 3♣")
    >>> ruling.allowed
    False
    >>> may("casa.carioca", "8♣ 8♦ 8♥ K♦ K♥ K♠ 3♣").possible["open"][0]
    'opens: 8♣ 8♦ 8♥ | K♦ K♥ K♠'
    """
    loaded = variant if isinstance(variant, LoadedVariant) else load(variant, agree)
    question = Question(
        asker=tidy(name or "") or default_asker(loaded.variant, language),
        round=round,
        holds=holds,
        tables=tuple(table),
        laid=tuple(laid),
        discards=discards,
        took=took,
        steps=(steps,) if isinstance(steps, str) else tuple(steps),
        players=players,
    )
    return asked(loaded.variant, question, loaded.agreed, language)


def score(
    variant: LoadedVariant | str | Path,
    players: str | Sequence[str],
    dealer: str | int = 0,
    *,
    agree: str | Iterable[str] = (),
) -> Score:
    """A new score sheet for cards on a real table; ``read_score(text)`` goes on with one.

    ``players`` in order of play (names, or one text with commas), ``dealer`` who deals first, by name or place. Raises
    `WrongEntry` for names that cannot be, and what `load_variant` and ``rules`` raise.

    >>> evening = score("casa.carioca", "ana, beto, carla")
    >>> evening.add("A Q 3 | out | 33").points
    (33, 0, 33)
    >>> evening.coming.round, evening.totals, evening.winners
    (2, (33, 0, 33), ())
    >>> read_score(evening.text()).totals
    (33, 0, 33)
    """
    loaded = variant if isinstance(variant, LoadedVariant) else load(variant, agree)
    try:
        names = read_names(players if isinstance(players, str) else ",".join(players))
        place = seat_of(dealer, names) if isinstance(dealer, str) else range(len(names))[dealer]
    except Problem as problem:
        raise WrongEntry(problem) from None
    return new_score(loaded, loaded.rules(len(names)), names, place)


def simulate(
    variant: LoadedVariant | str | Path,
    games: int = 100,
    players: int | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int | str = 0,
    *,
    agree: str | Iterable[str] = (),
    progress: Callable[[int], None] | None = None,
    jobs: int = 1,
) -> Result:
    """Let bots play ``games`` matches; the same arguments give the same result, whatever the number of ``jobs``.

    ``players`` is the fewest allowed if not given, ``jobs`` how many processes play. Raises `UnknownBot`, `RulesError`.

    >>> simulate("casa.carioca", games=1, players=2, bots=["greedy"], seed=1).unfinished
    0
    """
    loaded = variant if isinstance(variant, LoadedVariant) else load(variant, agree)
    return _simulate(loaded.rules(players), games, bots, seed, variant=loaded.called, progress=progress, jobs=jobs)


# The rooms of these names put themselves there when they were imported above; ``from carioca_dsl import simulate``
# means this.
sys.modules["carioca_dsl"].simulate = simulate  # type: ignore[attr-defined]
sys.modules["carioca_dsl"].score = score  # type: ignore[attr-defined]
