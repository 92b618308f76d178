"""The plan: which facts make a paragraph, a list of steps or a table. The same in every language."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from carioca_dsl.prose.facts import Fact

Form = Literal["paragraph", "steps", "table"]

PARAGRAPHS: dict[str, tuple[tuple[str, ...], ...]] = {
    "preparation": (("players", "best_number", "packs", "wild"), ("aim", "buying")),
    "melds": (
        ("melds",),
        ("set_size", "set_ranks", "set_suits", "set_growth"),
        ("run_size", "run_contains", "run_ace", "run_corner", "run_growth"),
        ("only_in_contracts",),
        ("wild_limit", "natural_card", "wild_stands_for", "in_its_own_place"),
    ),
    "contracts": (
        ("contract_order",),
        ("contracts",),
        ("worth_contract", "whole_hand"),
        ("order_chosen", "choices_each", "void_choices"),
        ("nothing_before", "sets_of_one_rank", "runs_of_one_suit"),
    ),
    "deal": (
        ("seating", "first_dealers", "drawn_again", "way_round", "next_dealer"),
        ("cuts", "hand_size", "cards_at_a_time", "upcard", "wild_upcards", "starter"),
        ("misdeals", "misdeal_settled", "new_deal"),
    ),
    "turn": (
        ("turn_parts",),
        ("draw", "first_draws", "lay_step", "discard_step"),
        ("opening_act", "opening_more", "only_when_going_out", "opening_optional"),
        ("lay_off", "lay_off_places", "new_melds_later"),
        ("going_out", "opening_goes_out"),
        ("discard_wild", "discard_taken", "no_discard_of", "open_hands", "open_to_all"),
    ),
    "buying": (
        ("buying_offer", "nobody_buys", "buying_price"),
        ("buying_extra", "buying_limits", "not_bought"),
    ),
    "wild": (
        ("wild_limit",),
        ("swap", "swap_places", "swap_to_hand", "swap_who"),
        ("stock_empty", "stock_empty_moment", "reshuffles"),
        ("nothing_to_reshuffle", "void_round"),
    ),
    "scoring": (
        ("going_out_score", "going_out_after_choosing", "hand_count", "table_is_free"),
        ("prices",),
        ("worked_sum", "totals"),
    ),
    "match": (("bust", "re_entries", "leaving"), ("last_round",), ("winners", "ties", "series")),
    "money": (("amounts_to_agree",), ("stake", "pot_per_round", "pot_goes", "re_entry_fee", "settlement")),
}
"""The paragraphs of each chapter, as keys of facts in their order."""

STEPS = frozenset({"draw", "first_draws", "lay_step", "discard_step"})
TABLES = frozenset({"contracts", "prices"})


@dataclass(frozen=True)
class Planned:
    """Facts that stand together; a table is one fact."""

    form: Form
    facts: tuple[Fact, ...]


def plan(chapter: str, facts: Iterable[Fact]) -> Iterator[Planned]:
    """The facts of a chapter, in their order, as paragraphs, steps and tables."""
    homes = {key: number for number, keys in enumerate(PARAGRAPHS[chapter]) for key in keys}
    starts = {keys[0] for keys in PARAGRAPHS[chapter]}
    part, before = 0, ""

    def place(fact: Fact) -> tuple[int, int]:
        """Which paragraph of which part: a first fact that comes again (another kind of meld) begins a new part.

        Kinds that are only cases of another stand together.
        """
        nonlocal part, before
        key = fact.key()
        if key in starts and before != key and getattr(fact, "like", None) is None:
            part += 1
        before = key
        return part, homes.get(key, -1)

    for _, group in groupby(list(facts), place):
        found = tuple(group)
        key = found[0].key()
        if key in TABLES:
            for fact in found:
                yield Planned("table", (fact,))
        else:
            yield Planned("steps" if key in STEPS else "paragraph", found)
