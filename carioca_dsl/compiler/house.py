"""The beginning of a house variant: every line of the parent, ready to be changed, behind a `#`."""

import re
import shlex
from collections.abc import Iterator
from textwrap import wrap

from carioca_dsl.compiler.rows import Rows
from carioca_dsl.compiler.verb_words import Verb
from carioca_dsl.model import Line, Variant
from carioca_dsl.vocabulary import RULE_SECTIONS, vocabulary

_SUFFIX = ".carioca"

_WIDTH = 110

# what the comments say, in each language of the form: {parent}, {change}, {remove} and {file} are filled in
_HELP: dict[str, tuple[str, ...]] = {
    "en": (
        "Our way of playing: everything as in {parent}, but for what stands here.",
        'To change a rule, take away the "#" before its line and write your own value after the colon. A rule that you'
        ' leave alone stays behind its "#"; `{remove} …`, without a value, takes a line of {parent} out.',
    ),
    "es": (
        "Así jugamos: todo como en {parent}, salvo lo que está escrito aquí.",
        'Para cambiar una regla, quite el "#" de delante de su línea y escriba su valor después de los dos puntos. La'
        ' regla que no le interesa se queda tras su "#"; `{remove} …`, sin valor, quita una línea de {parent}.',
    ),
    "fr": (
        "Notre façon de jouer : tout comme dans {parent}, sauf ce qui est écrit ici.",
        'Pour changer une règle, ôtez le "#" devant sa ligne et écrivez votre valeur après les deux-points. La règle'
        ' qui vous convient reste derrière son "#" ; `{remove} …`, sans valeur, retire une ligne de {parent}.',
    ),
    "it": (
        "Si gioca così: tutto come in {parent}, tranne quello che è scritto qui.",
        'Per cambiare una regola, togliere il "#" davanti alla riga e scrivere il proprio valore dopo i due punti. Una'
        ' regola che va bene resta dietro il suo "#"; `{remove} …`, senza valore, toglie una riga di {parent}.',
    ),
    "pt": (
        "Nosso jeito de jogar: tudo como em {parent}, menos o que está escrito aqui.",
        'Para mudar uma regra, tire o "#" da frente da linha e escreva o seu valor depois dos dois-pontos. A regra que'
        ' serve como está fica atrás do "#"; `{remove} …`, sem valor, retira uma linha de {parent}.',
    ),
}
# the commands to go on with, and what each of them does
_COMMANDS = ("carioca check {file}", "carioca rulebook {file} --lang {lang}")
_DOES: dict[str, tuple[str, ...]] = {
    "en": ("says whether a table can play it", "prints its rulebook"),
    "es": ("dice si se puede jugar", "imprime su reglamento"),
    "fr": ("dit si une table peut y jouer", "imprime sa règle du jeu"),
    "it": ("dice se si può giocare", "stampa il suo regolamento"),
    "pt": ("diz se dá para jogar", "imprime o seu regulamento"),
}


def house_text(name: str, parent: Variant, language: str, file: str = "") -> str:
    """The text of a variant ``name``, based on ``parent``, with its labels in ``language``: it changes nothing yet.

    ``file`` is what its file is called, if not like the variant.
    """
    return "\n".join(_House(name, parent, language, file or f"{name}{_SUFFIX}").lines()) + "\n"


class _House:
    def __init__(self, name: str, parent: Variant, language: str, file: str) -> None:
        self.name = name
        self.file = file
        self.parent = parent
        self.words = vocabulary(language)
        self.rows = Rows(parent, self.words)

    def lines(self) -> Iterator[str]:
        words = self.words.words
        filled = {
            "parent": self.parent.name,
            "remove": words.changes[Verb.REMOVE][0],
            "file": shlex.quote(self.file),
            "lang": self.words.language,
        }
        yield f"carioca 1 {self.words.language}"
        yield f"{words.header['variant'][0]} {self.name}"
        yield f"{words.header['based-on'][0]} {self.parent.name}"
        yield ""
        for paragraph in _HELP[self.words.language]:
            yield from (f"# {line}" for line in _wrapped(paragraph.format(**filled)))
        commands = [command.format(**filled) for command in _COMMANDS]
        width = max(map(len, commands))
        for command, does in zip(commands, _DOES[self.words.language], strict=True):
            yield f"# {command:<{width}}   {does}"
        yield ""
        yield self.words.heading_of("title")
        yield f'  {self.words.language}: "{_title(self.name)}"'
        for section in RULE_SECTIONS:
            rows = [line for line in self.rows.lines if line.rule.startswith(f"{section}.") and not line.fixed]
            kinds = dict.fromkeys(line.subject if section in ("set", "run") else None for line in rows)
            for kind in kinds:
                yield from self.section(section, kind, [line for line in rows if kind is None or line.subject == kind])

    def section(self, section: str, kind: object, rows: list[Line]) -> Iterator[str]:
        heading = self.words.heading_of(section)
        if kind not in (None, "set", "run"):
            heading = f"{self.words.heading_of('meld')} {kind}"
        yield ""
        yield heading
        change = self.words.words.changes[Verb.CHANGE][0]
        for line in rows:
            row = self.rows.row(line)
            yield f"  # {change} {row.label}: {row.value}"


def _wrapped(text: str) -> list[str]:
    """The lines of a comment: no name is torn apart, none begins with a sign that French sets off from its word."""
    joined = re.sub(r" (?=[;:…])", "\u00a0", text)
    return [line.replace("\u00a0", " ") for line in wrap(joined, _WIDTH, break_on_hyphens=False)]


def _title(name: str) -> str:
    """The name as a title: with a capital, and blanks for what joins its words."""
    words = re.sub(r"(?<=[^\W\d_])[-_](?=[^\W_])", " ", name)
    return words[:1].upper() + words[1:]
