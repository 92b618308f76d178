"""The overview of two variants in words: what a rule is called there, and its values as the rulebook says them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from carioca_dsl.model import Act, Bound, Holding, Price, Unit, declared_rules
from carioca_dsl.prose.difference_values import Setting
from carioca_dsl.prose.facts import Cases, Fact
from carioca_dsl.prose.facts.wild_in_melds import only_jokers_wild
from carioca_dsl.prose.inline import clean
from carioca_dsl.prose.speech import Speech
from carioca_dsl.vocabulary import Writer, vocabulary

NOTHING = "—"
"""A cell of something that a variant does not have."""

_COUNTED = {
    "players.number": "player",
    "players.best": "player",
    "deck.packs": "pack",
    "deck.jokers": "joker",
    "deal.new-deal-with": "double",
    "match.games": "match",
    "wild-cards.natural-cards-per-meld": "natural-card",
}
"""What the numbers of a rule count where it is not cards, as a concept of the lexicons."""

_LATER = (Act.MELDING, Act.LAYING_OFF)
"""All acts of a player who has opened."""
_NUMBERS = frozenset({"growth", "count", "limit", "size", "holding", "coins", "price"})
"""Shapes of rules whose values have numbers that are said in words, where a language has any for them."""

_TIMES = frozenset({"buying.per-deal", "buying.per-match", "end-of-round.reshuffles"})
"""Rules that limit how often something is done."""


@dataclass(frozen=True)
class Side:
    """One of two variants, as it speaks: its rules, its title, and a language with its own words."""

    cases: Cases
    title: str
    speech: Speech


def row_label(rule: str, kind: str | None, common: Speech, naming: Speech) -> str:
    """``Wild cards: per meld``: the heading and the label of the form, in words of the prose where they name terms.

    ``naming`` has a word for the kind of meld.
    """
    words = vocabulary(common.language.code)
    section = rule.partition(".")[0]
    heading = naming.phrase("term", kind) if kind else _said(common, f"row_of_{section}", words.heading_of(section))
    return common.say("difference_label", heading, _said(common, f"row_{rule}", words.label_of(rule)))


def cell(rule: str, found: Sequence[Setting], side: Side, *, figures: bool = False) -> str:
    """The values of a rule in the variant's own words, and when each of them holds; numbers in figures if need be."""
    if not found:
        return NOTHING
    return side.speech.phrase(
        "difference_settings",
        [(_when(one.acts, side), Fact(scope=one.scope), _value(rule, one.value, side, figures)) for one in found],
    )


def rounds_label(common: Speech) -> str:
    """What the number of rounds is called, which no line of the form says by itself."""
    number = vocabulary(common.language.code).label_of("players.number")
    return common.say("difference_label", common.phrase("row_of_rounds"), number)


def rounds_cell(found: Sequence[Setting], side: Side, *, figures: bool) -> str:
    """How many rounds a variant has, at each table; in figures if need be."""
    speech = side.speech.in_figures if figures else side.speech
    said = [("", Fact(scope=one.scope), speech.phrase("cell_number", one.value, "round")) for one in found]
    return side.speech.phrase("difference_settings", said)


def needs_figures(numbers: Iterable[int], side: Side) -> bool:
    """Whether one of these is too great for words in the language."""
    return any(any(map(str.isdigit, side.speech.phrase("cell_number", number, "card"))) for number in numbers)


def has_figures(rule: str, found: Sequence[Setting], side: Side) -> bool:
    """Whether a number among these values is too great for words: then those beside it are said in figures, too."""
    if declared_rules()[rule].rule.shape not in _NUMBERS:
        return False
    return needs_figures((number for one in found for number in _numbers(one.value)), side)


def _numbers(value: Any) -> Iterator[int]:
    """The numbers of a value; points are in figures anyway."""
    match value:
        case int():
            yield value
        case Bound():
            yield from (number for number in (value.least, value.most) if number is not None)
        case Holding():
            yield from _numbers(value.number)
        case Price(unit=Unit.COINS):
            yield value.amount


def _when(acts: tuple[Act, ...], side: Side) -> str:
    """What a player does when a value holds; nothing where it always holds."""
    if acts == _LATER:
        return side.speech.phrase("cell_later")
    return side.speech.phrases.all_of(side.speech.phrase("cell_act", act) for act in acts) if acts else ""


def _value(rule: str, value: Any, side: Side, figures: bool) -> str:
    """One value of a rule."""
    say = (side.speech.in_figures if figures else side.speech).phrase
    match declared_rules()[rule].rule.shape:
        case "limit" if rule in _TIMES:
            return say("cell_times", value)
        case "limit" | "size":
            return say(
                "cell_limit", value, _wild(side) if rule == "wild-cards.per-meld" else _COUNTED.get(rule, "card")
            )
        case "growth":
            return say("cell_any_size") if value is None else say("cell_number", value, "card")
        case "count":
            return say("cell_number", value, _COUNTED.get(rule, "card"))
        case "amount" if isinstance(value, int):
            return say("cell_amount", value)
        case "coins" | "price":
            return _coins(rule, value, side, say)
        case "cards":
            return say("cell_class", value)
        case "holding":
            return say("cell_holding", value)
        case "ban":
            return say("cell_ban", value)
        case _:
            key, words = _key(f"cell_{rule}"), vocabulary(side.speech.language.code)
            known = side.speech.knows(key)
            return say(key, value, _wild(side)) if known else clean(Writer(words).value(rule, value))


def _coins(rule: str, value: int | Price, side: Side, say: Callable[..., str]) -> str:
    """An amount, or that it is still to be agreed."""
    price = value if isinstance(value, Price) else Price(amount=value, unit=Unit.COINS)
    if not price.amount and side.cases.open_amount(rule):
        return say("cell_to_agree")
    return say("cell_coins" if price.unit is Unit.COINS else "cell_amount", price.amount)


def _wild(side: Side) -> str:
    """``joker`` where nothing else is wild in the whole game."""
    entries = (entry for table in side.cases.tables for entry in table.rounds)
    return "joker" if all(map(only_jokers_wild, entries)) else "wild-card"


def _said(speech: Speech, key: str, otherwise: str) -> str:
    return speech.phrase(_key(key)) if speech.knows(_key(key)) else otherwise


def _key(name: str) -> str:
    return name.replace(".", "_").replace("-", "_")
