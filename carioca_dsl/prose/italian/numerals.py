"""Italian numerals."""

from carioca_dsl.prose.romance.numerals import cardinal

_UNITS = (
    *("zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"),
    *("tredici", "quattordici", "quindici", "sedici", "diciassette", "diciotto", "diciannove"),
)
_TENS = ("", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta")
_ORDINALS = (*("", "primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo", "ottavo", "nono", "decimo"),)


def words(number: int) -> str:
    """A number from 0 to 99 in words: ``ventuno``, ``ventitré``, ``ventotto``."""
    return cardinal(number, _UNITS, _TENS, _joined)


def _joined(ten: str, unit: int) -> str:
    if unit == 3:
        return f"{ten}tré"
    return f"{ten[:-1] if unit in (1, 8) else ten}{_UNITS[unit]}"


def ordinal(number: int) -> str:
    """``primo``, ``tredicesimo``, ``ventitreesimo``: masculine singular."""
    if number < len(_ORDINALS):
        return _ORDINALS[number]
    stem = words(number)
    if number > 20 and number % 10 in (3, 6):
        return f"{stem.replace('é', 'e')}esimo"
    return f"{stem[:-1]}esimo"
