"""What a referee says: a reason as a sentence."""

from collections.abc import Mapping, Sequence

from carioca_dsl.engine import LAWS as TABLE_LAWS
from carioca_dsl.melds import LAWS as MELD_LAWS
from carioca_dsl.melds import Reason
from carioca_dsl.model import Rules, Variant, declared_rules
from carioca_dsl.model.remembered import remembered_of
from carioca_dsl.prose.compose import said_alone
from carioca_dsl.prose.facts import Cases, Fact, chapters
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.speech import Speech

LAWS: dict[str, str] = {**TABLE_LAWS, **MELD_LAWS}
"""Every law of the game by id, with its meaning."""


def sentence_key(id: str) -> str:
    """The name of the sentence for a rule or a law: ``turn.lay-off-from`` is ``reason_turn_lay_off_from``."""
    return f"reason_{id.replace('.', '_').replace('-', '_')}"


def reason_text(reason: Reason, speech: Speech, rules: Rules, round: int = 1, names: Sequence[str] = ()) -> str:
    """Why something is not allowed, as plain text; raises `KeyError` for an id that is neither a rule nor a law."""
    return plain(reason_phrase(reason, speech, rules, round, names))


def reason_phrase(reason: Reason, speech: Speech, rules: Rules, round: int = 1, names: Sequence[str] = ()) -> str:
    """The same with its cards marked, for a layout.

    A rule that a referee seldom has to cite has no sentence for that: then what it says in this round is the answer.
    """
    if reason.id not in LAWS and reason.id not in declared_rules():
        raise KeyError(reason.id)
    key = sentence_key(reason.id)
    if speech.knows(key):
        return speech.say(key, dict(reason.args), rules.rounds[round - 1], names)
    return " ".join(said_alone(fact, speech) for fact in facts_of_rule(reason.id, rules, round))


def facts_of_rule(rule: str, rules: Rules, round: int) -> tuple[Fact, ...]:
    """What the rule says in a round at this table."""
    return tuple(
        fact
        for found in _told_at(rules).values()
        for fact in found
        if rule in fact.rules and (fact.scope.rounds is None or round in fact.scope.rounds)
    )


@remembered_of(16)
def _told_at(rules: Rules) -> Mapping[str, tuple[Fact, ...]]:
    """The facts of one table, whose lines nobody asks for."""
    return chapters(Cases(Variant(name=""), (rules,), ((),)))
