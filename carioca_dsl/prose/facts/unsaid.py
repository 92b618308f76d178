"""Rules of the model that no sentence says, and why."""

UNSAID: dict[str, str] = {}
"""Rule id → the reason. Empty while every rule concerns somebody who reads the rulebook."""
