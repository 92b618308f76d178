"""Cards as people name them at a table: ``8♣``, ``8c``, and ``8`` alone where their hand leaves no doubt."""

from collections import Counter
from collections.abc import Iterable, Sequence

from carioca_dsl.cards import SUIT_GLYPHS, Card, Face, Rank, UnreadableCard, face_of, rank_of, read_typed_face
from carioca_dsl.play.misread import Unclear


def card_named(word: str) -> Face:
    """The card that a word names in full; raises `Unclear`."""
    try:
        return read_typed_face(word)
    except UnreadableCard:
        raise Unclear("misread_card", word[:20]) from None


def cards_named(words: Sequence[str], hand: Iterable[Card]) -> tuple[Face, ...]:
    """The cards that words name; a rank alone is a card of the hand, where only one can be meant. Raises `Unclear`."""
    alone = [_rank(word) for word in words]
    named = [None if rank else card_named(word) for word, rank in zip(words, alone, strict=True)]
    left = Counter(map(face_of, hand)) - Counter(face for face in named if face is not None)
    meant = {rank: _of_rank(rank, alone.count(rank), left) for rank in dict.fromkeys(alone) if rank}
    for word, rank in zip(words, alone, strict=True):
        if rank and not meant[rank]:
            held = sorted(face for face in left if rank_of(face) == rank)
            raise Unclear("misread_suit", word, held) if held else Unclear("misread_none", word)
    return tuple(meant[rank].pop(0) if rank else card_named(word) for word, rank in zip(words, alone, strict=True))


def _of_rank(rank: Rank, number: int, left: Counter[Face]) -> list[Face]:
    """So many cards of a rank, where there are no others of it; nothing where there is a choice, or too few."""
    faces = sorted(face for face in left.elements() if rank_of(face) == rank)
    sure = len(faces) == number or (len(set(faces)) == 1 and len(faces) >= number)
    return faces[:number] if sure else []


def _rank(word: str) -> Rank:
    """The rank that a word is, or 0."""
    try:
        return rank_of(read_typed_face(f"{word}{SUIT_GLYPHS[0]}"))
    except UnreadableCard:
        return 0
