"""Drawing: a picture as SVG. Suits are shapes, so that no font has to have them and none shows them as emoji.

In a page each card stands once (`symbols`) and is used wherever it lies (`drawing`), and the style of the page
colours it. A picture by itself (`standing_alone`) brings its cards and a style.
"""

from collections.abc import Iterable, Iterator
from html import escape

from carioca_dsl.prose.diagrams.pictures import Picture, PicturedCard

WIDTH, HEIGHT = 44, 62
"""Of a card; all lengths are in the units of the drawings."""
_STEP = 25
"""From one card of a row to the next, which leaves its corner in sight."""
_RAISED = 9
"""By how much a card stands out that has just come."""
_EDGE = 1
_UNITS_IN_EM = 15.5

SUIT_NAMES = {-1: "joker", 0: "clubs", 1: "diamonds", 2: "hearts", 3: "spades"}
_SHAPES = {
    -1: "M5 0 6.2 3.5 9.9 3.6 7 5.9 8 9.4 5 7.4 2 9.4 3 5.9 .1 3.6 3.8 3.5Z",
    0: "M5 .3a2.3 2.3 0 0 0-1.9 3.6A2.3 2.3 0 1 0 4.5 7.1C4.4 8.2 4 9 3.2 9.7"
    "H6.8C6 9 5.6 8.2 5.5 7.1A2.3 2.3 0 1 0 6.9 3.9A2.3 2.3 0 0 0 5 .3Z",
    1: "M5 0 8.6 5 5 10 1.4 5Z",
    2: "M5 9.6C3.2 7.5.5 5.6.5 3.1A2.4 2.4 0 0 1 5 2.1 2.4 2.4 0 0 1 9.5 3.1C9.5 5.6 6.8 7.5 5 9.6Z",
    3: "M5 .3C3.3 2.5.5 3.9.5 6.1A2.2 2.2 0 0 0 4.5 7.2C4.4 8.3 4 9 3.2 9.7"
    "H6.8C6 9 5.6 8.3 5.5 7.2A2.2 2.2 0 0 0 9.5 6.1C9.5 3.9 6.7 2.5 5 .3Z",
}
"""Within ten by ten."""

STYLE = (
    ".pc{fill:#fff;stroke:#8b8375}.wild .pc{stroke:#5b3a8c;stroke-width:1.6;stroke-dasharray:3.2 2}"
    ".in-clubs,.in-spades{fill:#1d1d1f}.in-diamonds,.in-hearts{fill:#b3261e}.in-joker{fill:#5b3a8c}"
    ".as{fill:#efe9f7}.arrow{fill:none;stroke:#5f5a50;stroke-width:2}"
    "text{font-family:'Libertinus Serif',Georgia,serif;font-weight:600}"
)
"""How a picture by itself looks; pages have the same classes in their own style."""


def symbols(pictures: Iterable[Picture]) -> str:
    """The symbols of all cards in these pictures, as one drawing that shows nothing."""
    drawn = "".join(_symbols(pictures))
    return (
        f'<svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false"><defs>{drawn}</defs></svg>'
        if drawn
        else ""
    )


def drawing(picture: Picture) -> str:
    """The picture for a page that has its symbols, with all its cards in words."""
    width, height, _ = _size(picture)
    return (
        f'<svg class="cards" role="img" aria-label="{escape(picture.spoken, quote=True)}" width="{_em(width)}em"'
        f' height="{_em(height)}em" viewBox="{_view(picture)}">{_body(picture)}</svg>'
    )


def standing_alone(picture: Picture) -> str:
    """The picture as a file of its own."""
    width, height, _ = _size(picture)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{_view(picture)}">'
        f"<style>{STYLE}</style><defs>{''.join(_symbols((picture,)))}</defs>{_body(picture)}</svg>"
    )


def height_in_cards(picture: Picture) -> float:
    """How high the drawing is, if a card is 1."""
    return _size(picture)[1] / HEIGHT


def _size(picture: Picture) -> tuple[int, int, int]:
    """Width, height, and where the top is."""
    raised = _RAISED if any(card.new for card in picture.cards) else 0
    before = _STEP if picture.leaves else 0
    return before + _STEP * (len(picture.cards) - 1) + WIDTH + 2 * _EDGE, HEIGHT + raised + 2 * _EDGE, -raised - _EDGE


def _view(picture: Picture) -> str:
    width, height, top = _size(picture)
    return f"{-_EDGE} {top} {width} {height}"


def _em(length: int) -> str:
    return f"{length / _UNITS_IN_EM:.2f}"


def _body(picture: Picture) -> str:
    start = _STEP if picture.leaves else 0
    arrow = '<path class="arrow" d="M2 31h15m-5-5 5 5-5 5"/>' if picture.leaves else ""
    return arrow + "".join(_placed(card, start + _STEP * place) for place, card in enumerate(picture.cards))


def _placed(card: PicturedCard, left: int) -> str:
    top = f' y="{-_RAISED}"' if card.new else ""
    at = f' x="{left}"' if left else ""
    used = f'<use href="#{_id(card)}"{at}{top}/>'
    return used + (_label(card.stands_for, left, -_RAISED if card.new else 0) if card.stands_for else "")


def _label(stands_for: tuple[int, str, str], left: int, top: int) -> str:
    """At the foot of a wild card, the card whose place it has."""
    suit, letter, _ = stands_for
    colour, beside = f"in-{SUIT_NAMES[suit]}", 10 + 5 * (len(letter) - 1)
    return (
        f'<g transform="translate({left} {top})"><path class="as" d="M3 45h21v14h-21z"/>'
        f'<text class="{colour}" x="4" y="56" font-size="11">{escape(letter)}</text>'
        f'<path class="{colour}" transform="translate({beside + 3} 48)scale(.8)" d="{_SHAPES[suit]}"/></g>'
    )


def _id(card: PicturedCard) -> str:
    suit = SUIT_NAMES[card.suit]
    # letters of all languages are letters, digits or nothing
    return f"c-{suit}{'-' + card.letter if card.letter else ''}{'-wild' if card.wild and card.letter else ''}"


def _symbols(pictures: Iterable[Picture]) -> Iterator[str]:
    known: dict[str, PicturedCard] = {_id(card): card for picture in pictures for card in picture.cards}
    for name in sorted(known):
        yield _symbol(name, known[name])


def _symbol(name: str, card: PicturedCard) -> str:
    suit, shape = SUIT_NAMES[card.suit], _SHAPES[card.suit]
    face = f'<rect class="pc" x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="5"/>'
    if not card.letter:
        corner = f'<path transform="translate(5 6)scale(1.5)" d="{shape}"/>'
        big = f'<path transform="translate(25 40)scale(1.6)" d="{shape}"/>'
    else:
        corner = (
            f'<text x="{3 if len(card.letter) > 1 else 6}" y="18" font-size="17">{escape(card.letter)}</text>'
            f'<path transform="translate(5 22)scale(1.3)" d="{shape}"/>'
        )
        big = f'<path transform="translate(25 41)scale(1.6)" d="{shape}"/>'
    wild = " wild" if card.wild else ""
    return f'<g id="{name}" class="in-{suit}{wild}">{face}{corner}{big}</g>'
