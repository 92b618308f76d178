"""The reference card: what players ask for while they play, on one page."""

from carioca_dsl.model import Agreement, Variant
from carioca_dsl.prose.blocks import Book
from carioca_dsl.prose.book import title_of
from carioca_dsl.prose.facts import Cases, cases_of, chapters
from carioca_dsl.prose.facts.melds import Melds
from carioca_dsl.prose.facts.played import played_kinds
from carioca_dsl.prose.facts.wild_in_melds import has_wild_cards, only_jokers_wild
from carioca_dsl.prose.handouts.brief import BriefSpeech, brief_chapters, brief_speech

ON_THE_CARD: tuple[str, ...] = (
    *("players", "packs", "wild"),
    *("set_size", "set_ranks", "set_suits", "run_size", "run_contains", "run_ace", "run_corner"),
    *("wild_limit", "natural_card", "in_its_own_place"),
    *("contracts", "worth_contract", "order_chosen", "choices_each"),
    *("sets_of_one_rank", "runs_of_one_suit"),
    *("next_dealer", "starter"),
    *(
        "draw",
        "first_draws",
        "lay_step",
        "discard_step",
        "opening_act",
        "opening_more",
        "only_when_going_out",
        "lay_off",
        "new_melds_later",
    ),
    *("going_out", "opening_goes_out", "discard_wild", "discard_taken", "no_discard_of", "open_hands"),
    *("buying_offer", "nobody_buys", "buying_price", "buying_extra", "buying_limits", "not_bought"),
    *("swap", "swap_places", "swap_to_hand", "swap_who"),
    *("stock_empty", "reshuffles", "nothing_to_reshuffle", "void_round"),
    *("going_out_score", "going_out_after_choosing", "hand_count", "prices"),
    *("bust", "re_entries", "winners", "ties", "series"),
)
"""Keys of the facts that the card tells."""

LEFT_OUT: dict[str, str] = {
    "best_number": "known before the cards are on the table",
    "aim": "the players know what they play for",
    "buying": "a way that is not there needs no reminder",
    "melds": "the contracts name them",
    "set_growth": "rarely asked, and nearly always without a limit",
    "run_growth": "rarely asked, and nearly always without a limit",
    "wild_stands_for": "an explanation",
    "contract_order": "the table shows it",
    "nothing_before": "follows from the contract's being laid first",
    "only_in_contracts": "the contracts name them",
    "whole_hand": "the table of the contracts says it",
    "void_choices": "rare",
    "seating": "over when play begins",
    "first_dealers": "over when play begins",
    "drawn_again": "over when play begins",
    "way_round": "the next dealer shows it",
    "cuts": "over when play begins",
    "hand_size": "in the table of the rounds",
    "cards_at_a_time": "over when play begins",
    "upcard": "over when play begins",
    "wild_upcards": "over when play begins",
    "misdeals": "rare",
    "misdeal_settled": "rare",
    "new_deal": "over when play begins",
    "turn_parts": "the list speaks for itself",
    "opening_optional": "an explanation",
    "lay_off_places": "an explanation",
    "open_to_all": "rarely asked",
    "stock_empty_moment": "an explanation",
    "table_is_free": "an explanation",
    "worked_sum": "an example",
    "totals": "an explanation",
    "leaving": "rare",
    "amounts_to_agree": "over when play begins",
    "stake": "paid when play is over; the score sheet says it",
    "pot_per_round": "on the score sheet",
    "pot_goes": "on the score sheet",
    "re_entry_fee": "paid when play is over; the score sheet says it",
    "settlement": "rare",
    "last_round": "said of all rounds that end with an opening",
}
"""Keys of the other facts, and why the card can do without them."""


def reference_card(variant: Variant, agree: Agreement | None, code: str) -> Book:
    """The card of a variant; raises `RulesError` and `UnknownLanguage`."""
    cases = cases_of(variant, agree)
    speech = brief_speech(variant, code)
    return Book(
        language=code,
        title=title_of(variant, code, agree),
        chapters=brief_chapters(chapters(cases), ON_THE_CARD, _titles(cases, speech), speech),
        contents=speech.say("title_card"),
        legend=(),
        colophon=(speech.say("hash_line", tuple((table.seats, table.hash) for table in cases.tables)),),
    )


def _titles(cases: Cases, speech: BriefSpeech) -> dict[str, str]:
    """The chapters of the card in their order: first what is looked up most often."""
    first = cases.rules.rounds[0]
    wild = "joker" if only_jokers_wild(first) else "wild-card"
    any_wild = any(has_wild_cards(entry) for table in cases.tables for entry in table.rounds)
    return {
        "contracts": speech.say("title_contracts"),
        "turn": speech.say("title_turn"),
        "melds": speech.say("title_melds", Melds(kinds=played_kinds(cases))),
        "wild": speech.say("title_wild", wild) if any_wild else speech.say("title_ending"),
        "buying": speech.say("title_buying"),
        "scoring": speech.say("title_scoring"),
        "match": speech.say("title_match"),
        "deal": speech.say("title_deal"),
        "preparation": speech.say("title_preparation"),
    }
