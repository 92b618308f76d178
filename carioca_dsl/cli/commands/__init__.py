"""The commands by name, each with what it does; ``commands/NAME.py`` says how.

A module of a command has ``EXAMPLES`` (lines to try: `cli.examples` puts shipped games in the places of ``{game}`` and
``{other}``; any file that they name is the reader's own), ``arguments(parser)`` and ``run(options, screen) -> exit
status``. It imports what it needs inside ``run``, because ``--help`` must be quick.
"""

COMMANDS: dict[str, str] = {
    "check": "check rule files, and play their examples",
    "fmt": "write rule files in their canonical form",
    "list": "the variants that come with Carioca",
    "new": "begin a rule file of your own, based on another",
    "show": "the rules of a variant, each with where it comes from",
    "explain": "what a diagnostic or a label means",
    "judge": "play examples or a record, each step with its verdict",
    "rulebook": "write the rulebook of a variant",
    "card": "write a reference card: the rules in brief, on one page",
    "scoresheet": "write a score sheet to print, with or without the players' names",
    "diff": "what differs between two variants",
    "build": "write the pages of all shipped variants under generated/, to be served as they are",
    "simulate": "let bots play matches, and count",
    "replay": "tell a recorded match",
    "record": "a recorded match as a short link, and back",
    "play": "play at the terminal, against bots or with people at one keyboard",
    "score": "keep the score of an evening with real cards",
    "may": "ask the referee whether something is allowed, or what is",
}
