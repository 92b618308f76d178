"""The words that whoever keeps the score may type; English ones are understood everywhere."""

from collections.abc import Mapping

from carioca_dsl.vocabulary import plain

WORDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "en": {
        "out": ("out", "-", "nothing", "went out"),
        "joker": ("joker", "jokers"),
        "void": ("void",),
        "fix": ("fix", "correct"),
        "undo": ("undo",),
        "sheet": ("sheet", "table"),
        "markdown": ("markdown", "md"),
        "choose": ("choose", "chose"),
        "bought": ("bought", "buys"),
        "re_enter": ("re-enter", "enter"),
        "leave": ("leave", "leaves"),
        "money": ("money", "coins"),
        "help": ("help", "?"),
        "quit": ("quit", "exit"),
    },
    "es": {
        "out": ("cerró", "cierra", "nada", "fuera"),
        "joker": ("comodín", "jóker"),
        "void": ("nulo", "nula"),
        "fix": ("corregir", "corrige"),
        "undo": ("deshacer",),
        "sheet": ("hoja", "tabla"),
        "markdown": ("markdown",),
        "choose": ("elige", "eligió", "elegir"),
        "bought": ("compró", "compra"),
        "re_enter": ("reingresa", "sigue"),
        "leave": ("deja", "retira"),
        "money": ("dinero", "fichas"),
        "help": ("ayuda", "?"),
        "quit": ("salir",),
    },
    "fr": {
        "out": ("fermé", "rien", "sorti", "sortie"),
        "joker": ("joker", "jokers"),
        "void": ("nulle", "nul"),
        "fix": ("corriger", "corrige"),
        "undo": ("annuler",),
        "sheet": ("feuille", "tableau"),
        "markdown": ("markdown",),
        "choose": ("choisit", "choisir"),
        "bought": ("acheté", "achète"),
        "re_enter": ("revient", "continue"),
        "leave": ("abandonne", "part"),
        "money": ("argent", "pièces"),
        "help": ("aide", "?"),
        "quit": ("quitter",),
    },
    "it": {
        "out": ("chiuso", "chiude", "niente", "fuori"),
        "joker": ("jolly", "matta"),
        "void": ("nulla", "nullo"),
        "fix": ("correggi", "correggere"),
        "undo": ("annulla", "annullare"),
        "sheet": ("foglio", "tabella"),
        "markdown": ("markdown",),
        "choose": ("sceglie", "scelta"),
        "bought": ("comprato", "compra"),
        "re_enter": ("rientra", "continua"),
        "leave": ("lascia", "ritira"),
        "money": ("soldi", "gettoni"),
        "help": ("aiuto", "?"),
        "quit": ("esci", "uscire"),
    },
    "pt": {
        "out": ("saiu", "sai", "nada", "fora"),
        "joker": ("curinga", "curingas", "coringa"),
        "void": ("anulada", "anulado", "nula"),
        "fix": ("corrigir", "corrige"),
        "undo": ("desfazer",),
        "sheet": ("folha", "tabela"),
        "markdown": ("markdown",),
        "choose": ("escolhe", "escolher"),
        "bought": ("comprou", "compra"),
        "re_enter": ("reentra", "continua"),
        "leave": ("deixa", "retira"),
        "money": ("dinheiro", "fichas"),
        "help": ("ajuda", "?"),
        "quit": ("terminar", "parar"),
    },
}
"""By language and meaning; the first word is the one that help shows."""
COMMANDS = ("void", "fix", "undo", "sheet", "choose", "bought", "re_enter", "leave", "money", "help", "quit")


def means(text: str, language: str, meaning: str) -> bool:
    """Whether the text says that, in the language or in English."""
    wanted = plain(text)
    return any(wanted == plain(word) for code in ("en", language) for word in WORDS.get(code, {}).get(meaning, ()))


def command_of(text: str, language: str) -> tuple[str, str] | None:
    """The command at the start of a line, and what stands after it."""
    first, _, rest = text.strip().partition(" ")
    for command in COMMANDS:
        if means(first, language, command):
            return command, rest.strip()
    return None


def shown(language: str) -> dict[str, str]:
    """For each meaning the word that help shows."""
    return {meaning: words[0] for meaning, words in WORDS.get(language, WORDS["en"]).items()}


def is_word(text: str) -> bool:
    """Whether the text is a word of any language: no player should be called that."""
    return any(plain(text) == plain(word) for table in WORDS.values() for words in table.values() for word in words)
