"""Tables for the tests of this folder: sessions of a shipped variant, and matches played by hints alone."""

from collections.abc import Sequence

from carioca_dsl.engine import Match
from carioca_dsl.files.loading import LoadedVariant, load
from carioca_dsl.play import Do, Memory, Player, Session, advice, read, typed

VARIANT: LoadedVariant = load("argentina")


def session(
    *players: str | Player, seed: str = "1", journal: Memory | None = None, match: Match | None = None
) -> Session:
    """A session; a player who is only named is a person."""
    seated = tuple(Player(player) if isinstance(player, str) else player for player in players)
    rules = VARIANT.rules(len(seated))
    names = [player.name for player in seated]
    bots = [f"{player.bot} 1" if player.bot else "-" for player in seated]
    return Session(rules, seated, seed, VARIANT.head(rules, names, seed, bots), journal, match)


def hinted(game: Session, language: str = "en") -> None:
    """The person whose turn it is types what the hint says."""
    assert game.person is not None
    view = game.view(game.person)
    meant = read(typed(advice(view).action, view.players, language), view, language)
    assert isinstance(meant, Do)
    game.play(meant.action)


def go(game: Session, actions: int) -> None:
    """So many actions by hints and bots; less where the match is over before."""
    for _ in range(actions):
        if game.ended:
            game.go_on()
        if game.match.over:
            return
        if game.person is None:
            game.let_bot_play()
        else:
            hinted(game)


def go_until_turn(game: Session, phase: str, *, melds: bool = False) -> int:
    """Play on until a person has to draw (or to play, with melds on the table); gives the seat."""
    for _ in range(2_000):
        person = game.person
        if person is not None and game.match.deal.phase == phase and (any(game.match.deal.table) or not melds):
            return person
        go(game, 1)
    raise AssertionError("nobody's turn")


def lines_of(text: str) -> Sequence[str]:
    """The steps of a record."""
    return [line for line in text.splitlines() if line.startswith("  ")]
