"""Spanish numerals."""

from carioca_dsl.prose.romance.numerals import cardinal

_UNITS = (
    *("cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"),
    *("trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve", "veinte", "veintiuno"),
    *("veintidós", "veintitrés", "veinticuatro", "veinticinco", "veintiséis", "veintisiete", "veintiocho"),
    "veintinueve",
)
_TENS = ("", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa")
_ORDINALS = (
    *("", "primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo"),
    *("undécimo", "duodécimo"),
)


def words(number: int, gender: str, before_noun: bool) -> str:
    """A number from 0 to 99 in words; ``uno`` at its end is ``una`` of women's nouns, ``un`` before men's."""
    text = _cardinal(number)
    if not text.endswith("uno"):
        return text
    if gender == "f":
        return f"{text[:-1]}a"
    if not before_noun:
        return text
    return "veintiún" if text == "veintiuno" else text[:-1]


def _cardinal(number: int) -> str:
    return cardinal(number, _UNITS, _TENS, lambda ten, unit: f"{ten} y {_UNITS[unit]}")


def ordinal(number: int) -> str:
    """``primero``, ``decimotercero``, ``vigesimosegundo``: masculine singular."""
    if number < len(_ORDINALS):
        return _ORDINALS[number]
    ten, unit = divmod(number, 10)
    stem = {1: "decimo", 2: "vigesimo", 3: "trigesimo"}.get(ten)
    if stem is None or not unit:
        return {20: "vigésimo", 30: "trigésimo"}.get(number, f"número {number}")
    return f"{stem}{_ORDINALS[unit]}"
