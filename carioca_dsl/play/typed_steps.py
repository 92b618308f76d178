"""Steps as people write them who ask the referee: as at the table (``x K``), or in the notation of files."""

from collections.abc import Callable, Collection

from carioca_dsl.engine import Action, View
from carioca_dsl.model import Step, Verb
from carioca_dsl.play.beside import VERBS
from carioca_dsl.play.commands import Do, read
from carioca_dsl.play.misread import Misread, Unclear
from carioca_dsl.play.typing_words import command_of, fold
from carioca_dsl.referee.record import step_of_action
from carioca_dsl.syntax import languages
from carioca_dsl.vocabulary import vocabulary
from carioca_dsl.vocabulary.step_writing import write_step


def as_step(text: str, language: str, table: Callable[[Verb], View], unseen: Collection[str] = ()) -> Step | str:
    """The step that a text is; the text in the notation of files where it is that, or nothing that is known.

    ``table`` gives the table as it is before a step of some verb. ``unseen`` are the commands (``buy``) that have to
    name their card, which at the table everybody sees. Raises `Unclear`.
    """
    text = " ".join(text.split())
    if ":" in text:
        return text
    command, rest = command_of(text, language)
    verb = VERBS.get(command or "")
    head, _, behind = text.partition(" ")
    notation = f"{head}: {behind}" if fold(head) in _verbs() else None
    if verb is None:
        return notation or text
    if command in unseen and not rest:
        return f"{vocabulary(language).words.verbs[verb][0]}:"
    view = table(verb)
    meant = read(text, view, language)
    if isinstance(meant, Do):
        return _step(meant.action, view, text, language)
    if notation and behind:
        return notation
    raise Unclear(meant.key, *meant.args) if isinstance(meant, Misread) else Unclear("misread_step")


def _step(action: Action, view: View, text: str, language: str) -> Step:
    """The step that an action is, with the words in which a file would have it; as it was typed where none has."""
    step = step_of_action(action, view.players)
    written = write_step(step, vocabulary(language))
    return step.model_copy(update={"text": text if written.rstrip().endswith(":") else written})


def _verbs() -> set[str]:
    """The verbs of steps, in every language that has them."""
    found = set()
    for language in languages():
        for known in vocabulary(language).words.verbs.values():
            found |= {fold(word) for word in known}
    return found
