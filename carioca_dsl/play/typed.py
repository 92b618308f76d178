"""An action as the short form that a person would type for it: the other direction of `commands`."""

from collections.abc import Sequence

from carioca_dsl.cards import SUIT_GLYPHS, is_joker, rank_of, suit_of
from carioca_dsl.engine import (
    Action,
    Buy,
    Choose,
    Discard,
    Draw,
    Lay,
    LayOff,
    Leave,
    Open,
    Pass,
    ReEnter,
    Refuse,
    Show,
    Swap,
)
from carioca_dsl.play.typing_words import shown
from carioca_dsl.prose.lexicon import letters_of, lexicon


def typed(action: Action, names: Sequence[str], language: str = "en") -> str:
    """``o 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠``, ``a 8♠ ana 2 low``."""
    commands, ends = shown(language, "commands"), shown(language, "ends")

    def word(command: str) -> str:
        return commands[command][0]

    def place(owner: int, number: int, end: str | None) -> str:
        return f"{names[owner]} {number}" + (f" {ends[end][0]}" if end else "")

    letters = letters_of(lexicon(language))

    def face_text(card: int) -> str:
        return "★" if is_joker(card) else letters[rank_of(card)] + SUIT_GLYPHS[suit_of(card)]

    def faces_text(cards: Sequence[int]) -> str:
        return " ".join(map(face_text, cards))

    match action:
        case Draw(source=source):
            return word("draw" if source == "stock" else "take")
        case Open(melds=melds):
            return f"{word('open')} {' | '.join(faces_text(meld) for meld in melds)}"
        case Lay(cards=cards):
            return f"{word('lay')} {faces_text(cards)}"
        case LayOff(card=card, owner=owner, number=number, end=end):
            return f"{word('add')} {face_text(card)} {place(owner, number, end)}"
        case Swap(card=card, wild=wild, owner=owner, number=number, end=end):
            return f"{word('swap')} {face_text(card)} {face_text(wild)} {place(owner, number, end)}"
        case Discard(card=card):
            return f"{word('discard')} {face_text(card)}"
        case Refuse():
            return word("refuse")
        case Buy():
            return word("buy")
        case Pass():
            return word("pass")
        case Choose(round=number):
            return f"{word('choose')} {number}"
        case Show(cards=cards):
            return f"{word('show')} {faces_text(cards)}"
        case ReEnter():
            return word("re_enter")
        case Leave():
            return word("leave")
