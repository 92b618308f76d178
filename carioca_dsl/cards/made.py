"""How what is made most often is made."""

made = tuple.__new__
"""Makes a named tuple from all its values, in half the time of a call of its name: ``made(Meld, (kind, …))``."""
