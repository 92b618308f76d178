"""What a bot is."""

from typing import ClassVar, Protocol

from carioca_dsl.engine import Action, View


class Bot(Protocol):
    """Chooses what a seat does. It is given a view and nothing else, so it cannot know more than a player would."""

    name: ClassVar[str]
    version: ClassVar[str]
    """Changes whenever the bot would play differently; it stands in records."""

    def choose(self, view: View) -> Action:
        """One of `View.legal_actions`, which are never empty when it is the seat's turn."""
        ...
