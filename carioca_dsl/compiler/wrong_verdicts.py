"""What to say of the verdict of a step that cannot be read, and of a reason that is no rule."""

from carioca_dsl.compiler.context import Findings
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import declared_rules
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import Vocabulary, begins, nearest, plain
from carioca_dsl.vocabulary.step_writing import ARROW

_OTHER_ARROWS = ("=>", "→", "⇒", "-->", "==>")
_EXAMPLE = "turn.lay-off-from"


def action_and_verdict(value: Text) -> tuple[Text, Text | None]:
    """What stands before the arrow of a step, and what stands from the arrow on, whichever arrow somebody drew."""
    places = ((value.text.find(arrow), -len(arrow), arrow) for arrow in (ARROW, *_OTHER_ARROWS))
    found = min((place for place in places if place[0] >= 0), default=None)
    return (value, None) if found is None else (value.part(0, found[0]), value.part(found[0]))


def wrong_verdict(verdict: Text, words: Vocabulary, findings: Findings) -> None:
    """Reports the first word of a verdict, arrow and all, that does not belong there."""
    for arrow in sorted(_OTHER_ARROWS, key=len, reverse=True):
        if verdict.text.startswith(arrow):
            findings.append(_unknown(verdict.part(0, len(arrow)), ARROW, (), words))
            return
    rest = verdict.part(len(ARROW))
    allowed, refused, because = (words.keyword(one) for one in ("ALLOWED", "REFUSED", "_BECAUSE"))
    stated = next((one for one in (allowed, refused) if begins(one, rest.text) is not None), None)
    if stated is None:
        first = _word(rest or verdict)
        findings.append(_unknown(first, nearest(first.text, (allowed, refused)), (), words))
        return
    rest = rest.part(len(stated))
    if stated == allowed or not rest:
        findings.append(_unknown(rest or verdict, "", (), words))
        return
    end = begins(because, rest.text)
    if end is None:
        _without_because(rest, because, words, findings)
    elif reason := rest.part(end):
        findings.append(unknown_rule(reason, words))
    else:
        findings.append(_unknown(rest, "", (f"{because} {_EXAMPLE}",), words))


def unknown_rule(text: Text, words: Vocabulary) -> Diagnostic:
    """A reason that is no rule, and the rule that may be meant: by its id, a part of it, or its label."""
    near = _rule_meant(text.text, words)
    problem = report("unknown-rule", text.span, text=text.text, near=near)
    return problem.fixed(text.span, near) if near else problem


def _without_because(rest: Text, because: str, words: Vocabulary, findings: Findings) -> None:
    """Between a refusal and its reason stands a word of its own; it is missing or misspelt."""
    if _is_rule(rest.text):
        findings.append(_unknown(rest, f"{because} {rest.text}", (), words))
        return
    size = len(because.split())
    first = rest.part(0, len(" ".join(rest.text.split(" ")[:size])))
    findings.append(_unknown(first, nearest(first.text, (because,)), (f"{because} {_EXAMPLE}",), words))


def _unknown(place: Text, near: str, legal: tuple[str, ...], words: Vocabulary) -> Diagnostic:
    allowed, refused, because = (words.keyword(one) for one in ("ALLOWED", "REFUSED", "_BECAUSE"))
    verdicts = (f"{ARROW} {allowed}", f"{ARROW} {refused}", f"{ARROW} {refused} {because} {_EXAMPLE}")
    problem = report("unknown-verdict", place.span, text=place.text, near=near, legal=legal or verdicts)
    return problem.fixed(place.span, near) if near else problem


def _rule_meant(text: str, words: Vocabulary) -> str:
    written = plain(text)
    for rule in declared_rules():
        label = (plain(one) for one in words.words.labels.get(rule, ()))
        if written in (rule.replace(".", "-"), rule.replace(".", " "), rule.partition(".")[2], *label):
            return rule
    return nearest(written.replace(" ", "-"), declared_rules())


def _is_rule(text: str) -> bool:
    return text in declared_rules() or text.startswith("law.")


def _word(text: Text) -> Text:
    return text.part(0, len(text.text.split(" ")[0]))
