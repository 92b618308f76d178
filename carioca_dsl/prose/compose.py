"""From planned facts to blocks: each language tells neighbours together where it can."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from carioca_dsl.prose.blocks import SIGNS, Align, Block, Paragraph, Sentence, Steps, Table
from carioca_dsl.prose.facts import Fact, Scope, Standing
from carioca_dsl.prose.facts.contracts import ContractRow, Contracts
from carioca_dsl.prose.facts.scoring import Prices
from carioca_dsl.prose.plan import TABLES, Planned
from carioca_dsl.prose.speech import Speech

_LONGEST_BUNDLE = 4


def blocks(planned: Planned, speech: Speech) -> Iterator[Block]:
    """The blocks that tell these facts."""
    if planned.form == "steps":
        yield Steps(tuple(_sentence(speech.say(fact.key(), fact), (fact,)) for fact in planned.facts))
        return
    yield Paragraph(tuple(sentences(planned.facts, speech)))
    if planned.form == "table":
        yield _table(planned.facts[0], speech)


def sentences(facts: Sequence[Fact], speech: Speech) -> Iterator[Sentence]:
    """The facts in their order: bundled where the language has a pattern that takes them, else one by one."""
    start = 0
    while start < len(facts):
        text, taken = _bundle(facts[start:], speech)
        if not taken:
            fact = facts[start]
            if start and speech.points_back and _as_before(fact.scope, facts[start - 1].scope):
                fact = replace(fact, scope=replace(fact.scope, again=True))
            text, taken = speech.say(fact.key(), fact), 1
        yield _sentence(text, facts[start : start + taken])
        start += taken


def _as_before(scope: Scope, before: Scope) -> bool:
    """Whether a fact holds in the same rounds as the one before it, and at every table."""
    return scope == before and scope.rounds is not None and scope.seats is None


def said_alone(fact: Fact, speech: Speech) -> str:
    """A fact out of its place: its own sentence, and a table as its rows."""
    text = speech.say(fact.key(), fact)
    if fact.key() not in TABLES:
        return text
    rows = "; ".join(" ".join(row) for row in _table(fact, speech).rows)
    return f"{text} {rows}."


def _bundle(facts: Sequence[Fact], speech: Speech) -> tuple[str, int]:
    """What a bundle makes of the first facts, and of how many: 0 where there is none that wants them."""
    keys = [fact.key() for fact in facts]
    same = next((number for number, key in enumerate(keys) if key != keys[0]), len(keys))
    many = f"{keys[0]}__many"
    if same > 1 and speech.knows(many) and (text := speech.say(many, facts[:same])):
        return text, same
    # only facts that stand alike: these patterns have no place for the mark of one of them
    alike = next((number for number, fact in enumerate(facts) if fact.standing is not facts[0].standing), len(facts))
    for size in range(min(_LONGEST_BUNDLE, alike), 1, -1):
        name = "__".join(keys[:size])
        if speech.knows(name) and (text := speech.say(name, *facts[:size])):
            return text, size
    return "", 0


def _sentence(text: str, facts: Sequence[Fact]) -> Sentence:
    rules = tuple(dict.fromkeys(rule for fact in facts for rule in fact.rules))
    keys = tuple(fact.key() for fact in facts)
    standings = tuple(fact.standing for fact in facts)
    if len({SIGNS.get(standing) for standing in standings}) == 1:
        return Sentence(text, facts[0].standing, keys, rules)
    weakest = Standing.CONVENTION if Standing.CONVENTION in standings else Standing.INFERRED
    return Sentence(text, weakest, keys, rules, standings)


def contract_cell(row: ContractRow, speech: Speech) -> str:
    """What a round asks for, behind the name that the variant gives it, unless that says it already."""
    title, contract = speech.phrases.round_title(row.round), speech.phrase("cell_contract", row)
    return contract if not title or contract.endswith(title) else speech.phrase("cell_titled", title, contract)


def _table(fact: Fact, speech: Speech) -> Table:
    if isinstance(fact, Contracts):
        return _contracts(fact, speech)
    assert isinstance(fact, Prices)
    head = ("head_card", "head_points")
    prices = tuple((speech.phrase("cell_cards", row), speech.phrase("cell_points", row)) for row in fact.rows)
    return Table(fact.key(), tuple(map(speech.say, head)), prices, ("left", "right"))


def _contracts(fact: Contracts, speech: Speech) -> Table:
    """The rounds, with their names where the variant gives them any."""
    titles = tuple(speech.phrases.round_title(row.round) for row in fact.rows)
    named = any(titles)
    head = ("head_round", *(("head_title",) if named else ()), "head_contract", "head_contract_cards", "head_hand")
    rows = tuple(
        (
            str(row.round),
            *((title,) if named else ()),
            speech.phrase("cell_contract", row),
            speech.phrase("cell_sizes", row),
            str(row.hand),
        )
        for row, title in zip(fact.rows, titles, strict=True)
    )
    align: tuple[Align, ...] = ("right", *(("left",) if named else ()), "left", "right", "right")
    return Table(fact.key(), tuple(map(speech.say, head)), rows, align)
