"""The rules by which a record was played: found by its head, before anything of the match is read."""

from typing import Any, NamedTuple

from carioca_dsl.compiler import FindParent, compile_text
from carioca_dsl.diagnostics import Diagnostic, Span, is_error, report
from carioca_dsl.model import Rules, RulesError, Variant
from carioca_dsl.referee.agreement import UnknownAgreement, read_agreement
from carioca_dsl.referee.record_text import RecordHead
from carioca_dsl.referee.seal import broken_seal


class StopReading(Exception):
    """Nothing further in the record can be trusted."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.code)
        self.diagnostic = diagnostic


class RecordRules(NamedTuple):
    """What was played, as it is today; ``same`` if these are still the rules that the record names."""

    variant: Variant
    rules: Rules
    same: bool


def rules_of(head: RecordHead, file: str, find_shipped: FindParent) -> RecordRules:
    """The rules of the record in ``file`` that begins like this; raises `StopReading`.

    ``find_shipped`` gives the text of a shipped variant; others have to be in the record.
    """

    def stop(field: str, code: str, **args: Any) -> StopReading:
        return StopReading(report(code, line_span(file, head.lines.get(field, 1)), **args))

    def find(name: str) -> str | None:
        return find_shipped(name) or head.files.get(name)

    text = find(head.variant)
    if text is None:
        raise stop("variant", "record-of-no-variant", name=head.variant)
    compiled = compile_text(text, head.variant, find)
    variant = compiled.variant
    if variant is None:
        errors = sum(map(is_error, compiled.diagnostics))
        raise stop("variant", "record-of-no-variant", name=head.variant, errors=errors)
    try:
        rules = variant.rules(len(head.players), read_agreement(variant, head.agree))
    except UnknownAgreement as unknown:
        line = dict(zip(head.agree, head.agree_lines, strict=False)).get(unknown.text, 1)
        wrong = report("no-such-agreement", line_span(file, line), text=unknown.text, legal=unknown.known)
        raise StopReading(wrong) from None
    except RulesError:
        number = variant.rules(None).players.number
        many = {"least": number.least, "most": number.most or number.least}
        raise stop("players", "record-of-other-players", number=len(head.players), **many) from None
    if len(set(head.players)) != len(head.players):
        raise stop("players", "record-of-other-players")
    seal = broken_seal(head)
    if seal is not None:
        raise stop("seal", "record-disagrees", stated=head.seal or "nothing", found=seal)
    return RecordRules(variant, rules, rules.hash == head.rules)


def rules_changed(head: RecordHead, rules: Rules, file: str, *, matters: bool) -> Diagnostic:
    """That the rules are others now: an error where it ``matters``, for then the record cannot be played by them."""
    code = "record-of-other-rules" if matters else "rules-changed-since"
    return report(code, line_span(file, head.lines.get("rules", 1)), name=head.variant, now=rules.hash)


def line_span(file: str, number: int) -> Span:
    """A whole line."""
    return Span(file, number, 1, number, 1)
