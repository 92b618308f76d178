"""What to say of cards that cannot be read."""

from carioca_dsl.cards import UnreadableCard, read_face
from carioca_dsl.compiler.context import Findings
from carioca_dsl.diagnostics import report
from carioca_dsl.syntax import Text, Unreadable


def found_bad_card(value: Text, error: Unreadable, findings: Findings) -> bool:
    """Reports the word at which reading stopped, if a card should stand there and it is none."""
    rest = value.part(error.fits)
    word = rest.text.split(" ")[0].rstrip(",")
    if "CARD" not in error.expected or not word or word in ("=", "|", "->"):
        return False
    try:
        read_face(word)
    except UnreadableCard:
        findings.append(report("bad-card", rest.span_of(0, len(word)), text=word))
        return True
    return False
