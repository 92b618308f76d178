"""A lexer that takes it as proven that no two terminals collide: the tests prove it, in Lark's strict mode.

Lark attempts that proof at every start as soon as the library for it happens to be installed, which takes seconds.
"""

from typing import Any

from lark.lexer import ContextualLexer


class TrustingLexer(ContextualLexer):
    """Lark's contextual lexer without the proof."""

    def __init__(self, conf: Any, *args: Any, **options: Any) -> None:
        conf.skip_validation = True
        super().__init__(conf, *args, **options)
