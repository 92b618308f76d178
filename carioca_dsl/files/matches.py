"""A match of a loaded variant, which knows how its record is written."""

from collections.abc import Sequence

from carioca_dsl.engine import Action
from carioca_dsl.engine import Match as _Match
from carioca_dsl.files.loading import LoadedVariant, TableRules
from carioca_dsl.model import Rules
from carioca_dsl.referee import action_text, tidy, write_record


class Match(_Match):
    """A match of these players; the same seed and the same actions give the same match.

    ``rules`` come from ``load_variant(…).rules(number)``, or are the loaded variant itself. Cards are integers: see
    `carioca_dsl.cards`. Seats are the places of ``players``, in order of play. ``bots`` stand in the record only.

    >>> from carioca_dsl import Match, load_variant
    >>> match = Match(load_variant("casa.carioca"), ["ana", "beto", "carla"], seed="a")
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
        super().__init__(rules, tuple(map(tidy, players)), seed)
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

        >>> from carioca_dsl.api import Draw, Match, load_variant
        >>> match = Match(load_variant("casa.carioca"), ["ana", "beto"], seed=1)
        >>> match.action_text(Draw(0, "stock"))
        'ana draws: stock'
        """
        offered = self.deal.discards[-1] if self.deal.phase == "offer" else None
        return action_text(action, self.players, language, offered)
