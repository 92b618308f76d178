"""Steps of examples and records as a file writes them, in any language."""

from carioca_dsl.cards import faces_text
from carioca_dsl.model import Expected, MeldName, Step, Verb, Verdict
from carioca_dsl.vocabulary.vocabulary import Vocabulary

ARROW = "->"


def write_step(step: Step, words: Vocabulary, *, verdict: bool = True) -> str:
    """``ana adds: 8♠ to ana 2 -> allowed``."""
    line = f"{step.actor} {words.words.verbs[step.verb][0]}: {_action(step, words)}"
    return f"{line} {write_verdict(step, words)}" if verdict and step.stated else line


def write_verdict(step: Step, words: Vocabulary) -> str:
    """``-> refused because turn.lay-off-from``; nothing where the step states none."""
    if step.stated is None:
        return ""
    stated = words.keyword("ALLOWED" if step.stated is Verdict.ALLOWED else "REFUSED")
    because = f" {words.keyword('_BECAUSE')} {step.because}" if step.because else ""
    return f"{ARROW} {stated}{because}"


def write_expected(expected: Expected, words: Vocabulary) -> str:
    """``expect ana holds: 5 cards``."""
    expect = words.words.labels["expect"][0]
    example = words.words.example
    number = expected.number or 0
    match expected.what:
        case "holds":
            return f"{expect} {expected.name} {example['holds'][0]}: {number} {words.unit('card', number)}"
        case "scores":
            return f"{expect} {expected.name} {example['scores'][0]}: {number} {words.unit('point', number)}"
        case "meld":
            return f"{expect} {_meld(expected.meld)}: {faces_text(expected.cards)}"
        case "total":
            return f"{expect} {expected.name} {example['has'][0]}: {number} {words.unit('point', number)}"
        case "coins":
            return f"{expect} {expected.name} {example['coins'][0]}: {number} {words.unit('coin', number)}"
        case "pot":
            return f"{expect} {example['pot'][0]}: {number} {words.unit('coin', number)}"
        case "round":
            return f"{expect} {example['round'][0]}: {number}"
        case _:
            state = "VOID" if expected.what == "deal void" else "OVER"
            return f"{expect} {example['deal'][0]}: {words.keyword(state)}"


def write_melds(melds: tuple[tuple[int, ...], ...]) -> str:
    """``8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠``."""
    return " | ".join(faces_text(meld) for meld in melds)


def _action(step: Step, words: Vocabulary) -> str:
    card = "" if step.card is None else faces_text((step.card,))
    number = step.number or 0
    end = f" {words.keyword(step.end.upper())}" if step.end else ""
    match step.verb:
        case Verb.DRAWS:
            return words.words.sources[step.source or "stock"][0]
        case Verb.OPENS | Verb.LAYS:
            return write_melds(step.melds)
        case Verb.SHOWS:
            return faces_text(step.melds[0] if step.melds else ())
        case Verb.CHOOSES:
            return str(number)
        case Verb.RE_ENTERS | Verb.LEAVES:
            return f"{number} {words.unit('point', number)}"
        case Verb.ADDS:
            return f"{card} {words.keyword('_TO')} {_meld(step.meld)}{end}"
        case Verb.SWAPS:
            wild = "" if step.wild is None else faces_text((step.wild,))
            place = f"{words.keyword('_FOR')} {wild} {words.keyword('_IN')} {_meld(step.meld)}"
            return f"{card} {place} {wild}{end}" if end else f"{card} {place}"
        case _:
            return card


def _meld(meld: MeldName | None) -> str:
    return f"{meld.owner} {meld.number}" if meld else ""
