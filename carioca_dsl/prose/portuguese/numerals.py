"""Portuguese numerals, as they are written in Brazil."""

from carioca_dsl.prose.romance.numerals import cardinal

_UNITS = (
    *("zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze"),
    *("treze", "catorze", "quinze", "dezesseis", "dezessete", "dezoito", "dezenove"),
)
_TENS = ("", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa")
_ORDINALS = ("", "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo", "nono")
_ORDINAL_TENS = (
    *("", "décimo", "vigésimo", "trigésimo", "quadragésimo", "quinquagésimo", "sexagésimo", "septuagésimo"),
    *("octogésimo", "nonagésimo"),
)
_WOMEN_S = {"um": "uma", "dois": "duas"}


def words(number: int, gender: str) -> str:
    """A number from 0 to 99 in words; ``um`` and ``dois`` at its end are ``uma`` and ``duas`` of women's nouns."""
    head, _, last = _cardinal(number).rpartition(" ")
    last = _WOMEN_S.get(last, last) if gender == "f" else last
    return f"{head} {last}" if head else last


def _cardinal(number: int) -> str:
    return cardinal(number, _UNITS, _TENS, lambda ten, unit: f"{ten} e {_UNITS[unit]}")


def ordinal(number: int) -> str:
    """``primeiro``, ``décimo terceiro``, ``vigésimo segundo``: masculine singular."""
    ten, unit = divmod(number, 10)
    if not 0 < number < 100:
        return f"número {number}"
    return " ".join(word for word in (_ORDINAL_TENS[ten], _ORDINALS[unit]) if word)
