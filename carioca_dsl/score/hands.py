"""What somebody had left in hand, as people write it: ``A Q 3``, ``A♠ Q♥ 3♦``, ``33`` points, or that they went out."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from carioca_dsl.cards import (
    JOKER,
    QUEEN,
    RANK_LETTERS,
    SUIT_GLYPHS,
    Card,
    UnreadableCard,
    make_card,
    natural_face,
    pack,
    rank_of,
    read_typed_face,
    suit_of,
)
from carioca_dsl.engine import card_points, hand_points
from carioca_dsl.model import Exhausted, HandCounts, NothingLeft, RoundRules
from carioca_dsl.prose.lexicon import letters_of, lexicon
from carioca_dsl.score.words import means

_RANKS = {letter: rank for rank, letter in enumerate(RANK_LETTERS) if letter} | {"V": 11, "F": 11, "D": 12, "R": 13}
_QUEEN = "D"
"""What queens have in their corners where it could be taken for diamonds."""
_NUMBER = re.compile(r"[-−]?[0-9]{1,6}")
_RUN_TOGETHER = re.compile(r"(?:10|[2-9AJQKVFDR*★])+", re.IGNORECASE)
_ONE = re.compile(r"10|.")


class Problem(ValueError):
    """Nothing that can be: the name of the sentence that says so, and its values."""

    def __init__(self, key: str, *args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


class Held(NamedTuple):
    """A card that somebody has left; the suit is seldom worth writing. Of a joker the rank is 0."""

    rank: int
    suit: int | None = None

    @property
    def face(self) -> int:
        """The face, or one of the same price where the suit is not known."""
        return natural_face(self.rank, self.suit or 0) if self.rank else JOKER

    def __str__(self) -> str:
        return RANK_LETTERS[self.rank] + ("" if self.suit is None else SUIT_GLYPHS[self.suit]) if self.rank else "★"


class Hand(NamedTuple):
    """What was left: cards, or points that somebody has counted, or nothing because they went out."""

    kind: Literal["out", "points", "cards"]
    points: int = 0
    cards: tuple[Held, ...] = ()

    @property
    def out(self) -> bool:
        """Whether this player went out."""
        return self.kind == "out"

    def __str__(self) -> str:
        """As the sheet keeps it; `read_hand` reads it again."""
        if self.kind == "cards":
            return " ".join(map(str, self.cards))
        return "out" if self.out else str(self.points)


Hands = tuple[Hand, ...]


def read_hand(text: str, rules: RoundRules, language: str = "en") -> Hand:
    """The hand that a text says; raises `Problem`. A number alone is points: a single card is written ``3♦``."""
    words = text.replace(",", " ").replace("+", " ").split()
    if not words:
        raise Problem("no_hand")
    if means(" ".join(words), language, "out"):
        return Hand("out")
    if len(words) == 1 and _NUMBER.fullmatch(words[0]):
        return _counted(int(words[0].replace("−", "-")), rules)
    cards = tuple(card for word in words for card in _cards(word, language))
    hand = Hand("cards", cards=cards)
    check_cards([hand], rules)
    cost(hand, rules)
    return hand


def looks_like_a_hand(text: str, rules: RoundRules, language: str) -> bool:
    """Whether a text would be taken for what somebody had left, be it too much of it."""
    try:
        read_hand(text, rules, language)
    except Problem as problem:
        return problem.key != "bad_card"
    return True


def _counted(points: int, rules: RoundRules) -> Hand:
    if points == 0 and rules.end_of_round.hand_counts is HandCounts.EVERY and min(_prices(rules)) > 0:
        return Hand("out")  # whoever has a card left has points
    if not _can_cost(points, rules):
        raise Problem("no_such_points", points)
    return Hand("points", points)


def _cards(word: str, language: str) -> Iterable[Held]:
    if means(word, language, "joker"):
        return [Held(0)]
    try:
        face = read_typed_face(word)
    except UnreadableCard:
        if _RUN_TOGETHER.fullmatch(word):
            return [Held(_RANKS.get(one.upper(), 0)) for one in _ONE.findall(word)]
        raise Problem("bad_card", word[:30]) from None
    if word[-1] == _QUEEN == letters_of(lexicon(language))[QUEEN]:  # ``AD``: the ace of diamonds, or an ace and a queen
        raise Problem("card_or_two", word, f"{word[:-1]} {_QUEEN}", f"{word[:-1]}{_QUEEN.lower()}")
    return [Held(0) if face == JOKER else Held(rank_of(face), suit_of(face))]


def check_cards(hands: Sequence[Hand], rules: RoundRules) -> None:
    """Raises `Problem` where the hands hold more of a card than there are."""
    cards = [card for hand in hands for card in hand.cards]
    packs = rules.deck.packs
    for rank, number in Counter(card.rank for card in cards).items():
        there = 4 * packs if rank else rules.deck.jokers
        if number > there:
            raise Problem("too_many" if there else "no_jokers", Held(rank), there)
    for card, number in Counter(card for card in cards if card.suit is not None).items():
        if number > packs:
            raise Problem("too_many", card, packs)


def cost(hand: Hand, rules: RoundRules) -> int:
    """What the hand costs by the scoring of the round; raises `Problem` where that takes suits that are not known."""
    if hand.out:
        return rules.scoring.going_out
    if hand.kind == "points":
        return hand.points
    if rules.end_of_round.hand_counts is HandCounts.UNMATCHED and any(c.rank and c.suit is None for c in hand.cards):
        raise Problem("suits_needed")
    cards = cards_of(hand)
    if rules.end_of_round.hand_counts is HandCounts.UNMATCHED:
        return hand_points(rules, cards)
    return sum(card_points(rules, card) for card in cards)


def cards_of(hand: Hand) -> tuple[Card, ...]:
    """Physical cards that the hand may be; whose suit is not known, has some suit."""
    copies: Counter[int] = Counter()
    cards = []
    for card in hand.cards:
        cards.append(make_card(card.face, copies[card.face]))
        copies[card.face] += 1
    return tuple(cards)


def check_deal(hands: Hands, names: Sequence[str], rules: RoundRules) -> None:
    """Raises `Problem` where a deal cannot have ended like that."""
    out = [name for name, hand in zip(names, hands, strict=True) if hand.out]
    if len(out) > 1:
        raise Problem("two_out", out)
    if not out and not may_end_without_going_out(rules):
        raise Problem("nobody_out")
    check_cards(hands, rules)
    for hand in hands:
        cost(hand, rules)


def may_end_without_going_out(rules: RoundRules) -> bool:
    """Whether a deal may be scored in which nobody went out: the stock was empty."""
    end = rules.end_of_round
    return end.stock_empty is Exhausted.OVER or end.nothing_to_reshuffle is NothingLeft.OVER


def _prices(rules: RoundRules) -> tuple[int, ...]:
    by_face = rules.scoring.by_face
    return by_face if rules.deck.jokers else by_face[:JOKER]


def _can_cost(points: int, rules: RoundRules) -> bool:
    prices = sorted(card_points(rules, card) for card in pack(rules.deck.packs, rules.deck.jokers))
    if prices[0] < 0:
        return sum(price for price in prices if price < 0) <= points <= sum(price for price in prices if price > 0)
    return points >= 0 and bool(_sums(tuple(prices)) >> points & 1)


@lru_cache(maxsize=8)
def _sums(prices: tuple[int, ...]) -> int:
    """The sums that some of these can make: bit by bit."""
    found = 1
    for price in prices:
        found |= found << price
    return found
