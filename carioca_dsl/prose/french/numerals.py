"""French numerals."""

_UNITS = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    *("treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf"),
)
_TENS = {20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante", 80: "quatre-vingt"}
_ORDINALS = {1: "premier", 5: "cinquième", 9: "neuvième", 21: "vingt et unième"}


def words(number: int, gender: str) -> str:
    """A number from 0 to 99 in words; only ``un`` at its end agrees."""
    text = _cardinal(number)
    return f"{text}e" if gender == "f" and text.endswith("un") else text


def _cardinal(number: int) -> str:
    if number < len(_UNITS):
        return _UNITS[number]
    ten = max(ten for ten in _TENS if ten <= number)
    rest = number - ten
    if rest == 0:
        return f"{_TENS[ten]}s" if ten == 80 else _TENS[ten]
    if rest in (1, 11) and ten != 80:
        return f"{_TENS[ten]} et {_UNITS[rest]}"
    return f"{_TENS[ten]}-{_UNITS[rest]}"


def ordinal(number: int) -> str:
    """``premier``, ``deuxième``, ``treizième``: masculine singular."""
    if number in _ORDINALS:
        return _ORDINALS[number]
    stem = _cardinal(number).removesuffix("e")
    return f"{stem.removesuffix('s') if number == 80 else stem}ième"
