"""English numerals: words up to twelve, figures beyond."""

_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def numeral(number: int) -> str:
    """How many, before a noun."""
    return _WORDS[number] if 0 <= number < len(_WORDS) else figure(number)


def figure(number: int) -> str:
    """The number in figures, with a true minus sign."""
    return str(number) if number >= 0 else f"−{-number}"
