"""The chapter of questions and answers: what the judge says, and the sentence of the rule by which it says so."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from carioca_dsl.model import declared_rules
from carioca_dsl.model.remembered import remembered_of
from carioca_dsl.prose.blocks import Chapter, Paragraph, Sentence
from carioca_dsl.prose.compose import sentences
from carioca_dsl.prose.facts import Cases, Fact, chapters
from carioca_dsl.prose.facts.fact import EVERYWHERE, Scope
from carioca_dsl.prose.inline import strong
from carioca_dsl.prose.plan import TABLES
from carioca_dsl.prose.players_ask.cases import QUESTIONS, Asked, Ruling
from carioca_dsl.prose.reasons import reason_phrase
from carioca_dsl.prose.speech import Speech


@dataclass(frozen=True)
class Answer:
    """The same answer in some rounds."""

    rulings: tuple[tuple[int, Ruling], ...]
    """By number of round."""
    scope: Scope = EVERYWHERE

    @property
    def allowed(self) -> bool:
        """Whether it is allowed."""
        return not self.rulings[0][1].reasons


def questions_chapter(cases: Cases, speech: Speech) -> Chapter:
    """Each question that makes sense in this game, with its answer."""
    told = [fact for facts in chapters(cases).values() for fact in facts if fact.key() not in TABLES]
    made = (_question(asked, told, cases, speech) for asked in QUESTIONS)
    return Chapter("questions", speech.say("title_questions"), tuple(filter(None, made)))


def answers(asked: Asked, cases: Cases) -> tuple[Answer, ...]:
    """What the judge says in each round, equal answers together; none where the question makes no sense."""
    return _answers(cases, asked)


@remembered_of(256)
def _answers(cases: Cases, asked: Asked) -> tuple[Answer, ...]:
    rounds = cases.rules.rounds
    found = [(entry.number, ruling) for entry in rounds if (ruling := asked.ask(entry)) is not None]
    groups = [tuple(each for each in found if bool(each[1].reasons) is refused) for refused in (False, True)]
    groups = [group for group in groups if group]
    if len(groups) < 2:
        return tuple(Answer(group) for group in groups)
    groups.sort(key=lambda group: group[0][0])
    return tuple(Answer(group, Scope(rounds=tuple(number for number, _ in group))) for group in groups)


def _question(asked: Asked, told: Sequence[Fact], cases: Cases, speech: Speech) -> Paragraph | None:
    found = answers(asked, cases)
    if not found:
        return None
    number, ruling = found[0].rulings[0]
    wild = speech.phrases.wild_concept(cases.rules.rounds[number - 1])
    made = [Sentence(strong(speech.say(f"ask_{asked.key}", **{"wild": wild, **ruling.words})))]
    if asked.yes_or_no:
        made += [Sentence(speech.say("answer", answer)) for answer in found]
    facts = [fact for fact in told if any(_decides(fact, answer, asked) for answer in found)]
    # these facts have been told in their places: here they are cited
    made += [replace(each, facts=()) for each in sentences(facts, speech)]
    if not facts and ruling.reasons:
        made.append(Sentence(reason_phrase(ruling.reasons[0], speech, cases.rules, number)))
    return Paragraph(tuple(made))


def _decides(fact: Fact, answer: Answer, asked: Asked) -> bool:
    """Whether the fact is what an answer rests on."""
    rounds = {number for number, _ in answer.rulings}
    rules = deciding_rules(answer, asked)
    return bool(set(fact.rules) & rules) and (fact.scope.rounds is None or bool(set(fact.scope.rounds) & rounds))


def deciding_rules(answer: Answer, asked: Asked) -> set[str]:
    """The rules that decide: those of the question, or another one where the judge refuses by that."""
    reasons = answer.rulings[0][1].reasons
    if not reasons:
        return {*asked.rules, *asked.if_allowed}
    first = reasons[0].id
    return {first} if first in declared_rules() and first not in asked.rules else set(asked.rules)
