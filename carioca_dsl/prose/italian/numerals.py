"""Italian numerals."""

_UNITS = (
    *("zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"),
    *("tredici", "quattordici", "quindici", "sedici", "diciassette", "diciotto", "diciannove"),
)
_TENS = ("", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta")
_ORDINALS = (*("", "primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo", "ottavo", "nono", "decimo"),)


def words(number: int) -> str:
    """A number from 0 to 99 in words: ``ventuno``, ``ventitré``, ``ventotto``."""
    if number < len(_UNITS):
        return _UNITS[number]
    ten, unit = divmod(number, 10)
    if unit == 0:
        return _TENS[ten]
    if unit == 3:
        return f"{_TENS[ten]}tré"
    return f"{_TENS[ten][:-1] if unit in (1, 8) else _TENS[ten]}{_UNITS[unit]}"


def ordinal(number: int) -> str:
    """``primo``, ``tredicesimo``, ``ventitreesimo``: masculine singular."""
    if number < len(_ORDINALS):
        return _ORDINALS[number]
    stem = words(number)
    if number > 20 and number % 10 in (3, 6):
        return f"{stem.replace('é', 'e')}esimo"
    return f"{stem[:-1]}esimo"
