"""Steps: one notation for examples, records, replays and what a person types."""

import re
from collections.abc import Iterable
from typing import Any, Literal

from carioca_dsl.cards import read_face
from carioca_dsl.compiler.amounts import amount_in
from carioca_dsl.compiler.context import Findings, origin_of
from carioca_dsl.compiler.player_names import PlayerNames
from carioca_dsl.compiler.trees import numbers, subtrees, tokens
from carioca_dsl.compiler.unreadable import found_bad_card
from carioca_dsl.compiler.wrong_verdicts import action_and_verdict, unknown_rule, wrong_verdict
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import MeldName, Step, Verb, Verdict, declared_rules
from carioca_dsl.syntax import Line, Text, Unreadable, parse, read_lines
from carioca_dsl.vocabulary import Vocabulary, nearest, vocabulary
from carioca_dsl.vocabulary.step_writing import ARROW

_LAWS = "law."


class UnreadableStep(ValueError):
    """A text that is no step; ``diagnostics`` say why."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__("; ".join(diagnostic.code for diagnostic in diagnostics))
        self.diagnostics = diagnostics


def read_step(text: str, language: str = "en", *, names: Iterable[str] = (), file: str = "step", line: int = 1) -> Step:
    """The step that a line such as ``ana adds: 8♠ to ana 2 -> allowed`` says; raises `UnreadableStep`.

    ``names`` are the players; give them where a name may hold a keyword. ``file`` and ``line`` are where the text
    stands, for the places of diagnostics.
    """
    words = vocabulary(language)
    document, problems = read_lines("\n" * (line - 1) + text.strip().replace("\n", " ") if text else "", file)
    findings = Findings(problem for problem in problems if problem.code.startswith("E"))
    row = document.lines[-1] if document.lines else None
    step = None
    if row is not None and row.is_entry and row.label is not None:
        found = verb_of(row.label, words)
        if found is not None:
            step = step_of(row, found[0], found[1], words, PlayerNames(names, words), findings)
        else:
            findings.append(unknown_step(row.label, words))
    elif not findings:
        place = (row.whole if row else Text(file, line, text, range(1, len(text) + 2))).span
        findings.append(report("unknown-step", place, text=text.strip(), near="", legal=samples(words)))
    if step is None:
        raise UnreadableStep(tuple(findings))
    return step


def verb_of(label: Text, words: Vocabulary) -> tuple[str, Verb] | None:
    """The player and the verb of a step's label."""
    found = ending(label, words.words.verbs, words)
    return (found[0], Verb(found[1])) if found else None


def ending(label: Text, table: "dict[str, tuple[str, ...]]", words: Vocabulary) -> tuple[str, str] | None:
    """What stands before the entry of a table that ends a label, and the entry's id."""
    written = label.text.split()
    for id, spellings in table.items():
        for spelling in spellings:
            size = len(spelling.split())
            if len(written) > size and " ".join(written[-size:]).casefold() == spelling.casefold():
                return " ".join(written[:-size]), id
    return None


def step_of(
    line: Line, actor: str, verb: Verb, words: Vocabulary, players: PlayerNames, findings: Findings
) -> Step | None:
    """The step that a line says; ``None`` after reporting why it says none."""
    if line.value is None:
        label = line.label.text if line.label else ""
        example = samples(words)[list(Verb).index(verb)]
        findings.append(report("missing-value", line.whole.span, label=label, example=example))
        return None
    try:
        tree = parse(shape_of(verb), players.mask(line.value.text, shape_of(verb)), words.language)
    except Unreadable as error:
        action, verdict = action_and_verdict(line.value)
        if verdict is not None and _readable(verb, players.mask(action.text, shape_of(verb)), words):
            wrong_verdict(verdict, words, findings)
        else:
            unreadable(action, verb, error, words, findings)
        return None
    said = _action(tree, verb, line.value, words, players, findings)
    if said.get("number", 0) is None:
        return None
    return Step(
        actor=actor,
        verb=verb,
        text=line.whole.text.split(ARROW)[0].split(" #")[0].split(" @")[0].rstrip(),
        origin=origin_of(_span(line)),
        **_verdict(tree, line.value, words, findings),
        **said,
    )


def shape_of(verb: Verb) -> str:
    """The start rule in the grammar of what a verb takes."""
    return verb.replace("-", "_")


def unknown_step(label: Text, words: Vocabulary) -> Diagnostic:
    """A line of an example that is nothing of what can stand there."""
    *owner, last = label.text.split() or [""]
    if any(last == one.split()[-1] for one in words.words.later.get("verbs", ())):
        return report("not-supported-yet", label.span, text=label.text)
    known = [one for table in (words.words.verbs, words.words.example) for known in table.values() for one in known]
    near = nearest(last, known) or nearest(label.text, known)
    whole = " ".join((*owner, near)) if near and nearest(last, (near,)) else near
    return report("unknown-step", label.span, text=label.text, near=whole, legal=samples(words))


def samples(words: Vocabulary) -> tuple[str, ...]:
    """A right line for each verb."""
    verbs, keyword = words.words.verbs, words.keyword
    tabled = f"{keyword('_TO')} ana 2"
    return (
        f"ana {verbs['draws'][0]}: {words.words.sources['stock'][0]}",
        f"ana {verbs['opens'][0]}: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠",
        f"ana {verbs['lays'][0]}: 9♣ 9♦ 9♥",
        f"ana {verbs['adds'][0]}: 8♠ {tabled}",
        f"ana {verbs['swaps'][0]}: 6♥ {keyword('_FOR')} ★ {keyword('_IN')} ana 2",
        f"ana {verbs['discards'][0]}: K♦",
        f"ana {verbs['refuses'][0]}: 7♣",
        f"ana {verbs['buys'][0]}: 7♣",
        f"ana {verbs['passes'][0]}: 7♣",
        f"ana {verbs['chooses'][0]}: 4",
        f"ana {verbs['shows'][0]}: 7♣ 7♣ 9♦ 9♦",
        f"ana {verbs['re-enters'][0]}: 137 {words.unit('point', 137)}",
        f"ana {verbs['leaves'][0]}: 151 {words.unit('point', 151)}",
    )


def unreadable(value: Text, verb: Verb, error: Unreadable, words: Vocabulary, findings: Findings) -> None:
    """Reports a value that is not what the verb takes."""
    if verb in (Verb.OPENS, Verb.LAYS) and (joined := _joined(value, error, words)):
        findings.append(report("unknown-value", joined.span, text=joined.text, near="|").fixed(joined.span, "|"))
    elif not found_bad_card(value, error, findings):
        example = samples(words)[list(Verb).index(verb)]
        label = words.words.verbs[verb][0]
        findings.append(report("wrong-value", value.span, text=value.text, label=label, example=example))


def _joined(value: Text, error: Unreadable, words: Vocabulary) -> Text | None:
    """The word or sign that stands between two melds instead of a bar."""
    rest = value.part(error.fits)
    instead = "|".join(map(re.escape, (*words.words.keywords["_AND"], ",", ";", "+", "/", "&")))
    found = re.match(rf"(?:{instead})(?=\s)", rest.text)
    meld = value.text[: error.fits].rpartition("|")[2].split()
    return rest.part(0, found.end()) if found and len(meld) > 2 else None  # a comma may stand between cards, too


def faces(tree: Any) -> tuple[int, ...]:
    """The faces that a tree names."""
    return tuple(read_face(str(token)) for token in tokens(tree, "CARD"))


def _action(
    tree: Any, verb: Verb, value: Text, words: Vocabulary, players: PlayerNames, findings: Findings
) -> dict[str, Any]:
    match verb:
        case Verb.DRAWS:
            return {"source": words.find("sources", str(tokens(tree, "SOURCE")[0]))}
        case Verb.OPENS | Verb.LAYS:
            melds = next(subtrees(tree, "melds"))
            return {"melds": tuple(faces(meld) for meld in subtrees(melds, "meld"))}
        case Verb.DISCARDS | Verb.REFUSES | Verb.BUYS | Verb.PASSES:
            return {"card": faces(tree)[0]}
        case Verb.SHOWS:
            return {"melds": (faces(tree),)}
        case Verb.CHOOSES:
            return {"number": numbers(tree)[0]}
        case Verb.RE_ENTERS | Verb.LEAVES:
            return {"number": amount_in(tree, value, "point", words, findings)}
        case _:
            cards = faces(tree)
            tabled = next(subtrees(tree, "tabled"))
            owner = players.name(next(subtrees(tabled, "owner")))
            found: dict[str, Any] = {"card": cards[0], "meld": MeldName(owner=owner, number=numbers(tabled)[0])}
            if verb is Verb.SWAPS:
                found["wild"] = cards[1]
            return found | {"end": _end(tree)}


def _end(tree: Any) -> Literal["low", "high"] | None:
    for end in subtrees(tree, "end"):
        return "low" if tokens(end, "LOW") else "high"
    return None


def _readable(verb: Verb, text: str, words: Vocabulary) -> bool:
    try:
        return bool(parse(shape_of(verb), text, words.language))
    except Unreadable:
        return False


def _verdict(tree: Any, value: Text, words: Vocabulary, findings: Findings) -> dict[str, Any]:
    for verdict in subtrees(tree, "verdict"):
        stated = Verdict.ALLOWED if tokens(verdict, "ALLOWED") else Verdict.REFUSED
        for rule in tokens(verdict, "RULE"):
            start = rule.start_pos or 0
            if not rule.startswith(_LAWS) and str(rule) not in declared_rules():
                findings.append(unknown_rule(value.part(start, start + len(rule)), words))
            return {"stated": stated, "because": str(rule)}
        return {"stated": stated}
    return {}


def _span(line: Line) -> Text:
    """The label and the value, without marks and comment."""
    if line.label is None or line.value is None:
        return line.whole
    end = len(line.label.text) + line.whole.text[len(line.label.text) :].find(line.value.text) + len(line.value.text)
    return line.whole.part(0, end)
