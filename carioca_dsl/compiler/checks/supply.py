"""Are there cards enough: for the players, for the contracts, for the places of a run?"""

from __future__ import annotations

from collections.abc import Iterator

from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.places import alternative_place, mark, place_of, writer
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Ace, Deck, Part, RoundRules, RunKind, SameRankSets, SameSuitRuns, SetKind, Suits


def cards_in(deck: Deck) -> int:
    """How many cards are shuffled together."""
    return deck.packs * 52 + deck.jokers


def wild_cards_in(deck: Deck) -> int:
    """How many of them are wild."""
    return deck.packs * 4 * len(deck.wild.ranks) + (deck.jokers if deck.wild.jokers else 0)


def enough_for_the_players(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """A hand for each, the card that is turned up, and at least one to draw."""
    have = cards_in(entry.deck)
    need = case.seats * entry.deal.hand + entry.deal.upcard + 1
    hand = case.line("deal.hand", entry.number)
    if need <= have or hand is None:
        return
    problem = report(
        "not-enough-cards",
        place_of(hand),
        players=case.seats,
        hand=entry.deal.hand,
        upcard=entry.deal.upcard,
        need=need,
        have=have,
    )
    problem = mark(problem, case.line("players.number"), "players")
    yield mark(problem, case.line("deck.packs"), "deck")


def enough_for_the_contracts(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """Each alternative that the deck cannot make, even if one player held all of it."""
    line = case.line("rounds.contract", entry.number, subject=entry.number)
    for index, combination in enumerate(entry.contract):
        short = _shortage(entry, combination.parts)
        if line is None or short is None:
            continue
        contract = writer(case.variant).contract((case.value(line)[index],))
        place = alternative_place(case, line, index)
        problem = report("contract-without-cards", place, round=entry.number, contract=contract)
        key, rule = short
        numbers = {"have": _have(entry, key), "wild": wild_cards_in(entry.deck)}
        numbers["least"] = entry.wild_cards.natural_cards_per_meld.least
        yield mark(problem, case.line(rule, entry.number), key, **numbers)


def places_in_runs(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """A run that is asked to be longer than from one end to the other."""
    for kind in entry.kinds:
        if not isinstance(kind, RunKind) or kind.places is None:
            continue
        asked = [(case.line("run.size", entry.number, subject=kind.name), kind.size.least)]
        contract = case.line("rounds.contract", entry.number, subject=entry.number)
        parts = (part for combination in entry.contract for part in combination.parts if part.kind == kind.name)
        asked += [(contract, part.size.least) for part in parts if part.size and part.size != kind.size]
        for line, size in asked:
            if line is not None and size > kind.places:
                name = writer(case.variant).kind_name(kind.name, 1)
                problem = report("run-longer-than-its-places", place_of(line), kind=name, places=kind.places, size=size)
                yield mark(problem, case.line("run.ace", entry.number), "ace")


def melds_can_grow(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """A kind that is laid with more cards than it may ever have."""
    for kind in entry.kinds:
        if kind.grows_to is None or kind.grows_to >= kind.size.least:
            continue
        line = case.line(f"{kind.shape}.grows-to", entry.number, subject=kind.name)
        size = case.line(f"{kind.shape}.size", entry.number, subject=kind.name)
        if (wrong := line or size) is not None:
            place = place_of(wrong)
            name = writer(case.variant).kind_name(kind.name, 1)
            least = kind.size.least
            problem = report("meld-cannot-grow", place, kind=name, size=least, grows=kind.grows_to, least=least)
            yield mark(problem, size if line is not None else None, "size")


def two_aces(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """Aces at both ends of a run: with one pack and nothing wild there is no second ace of a suit."""
    if entry.deck.packs > 1 or wild_cards_in(entry.deck):
        return
    for kind in entry.kinds:
        line = case.line("run.ace", entry.number, subject=kind.name)
        if line is not None and isinstance(kind, RunKind) and kind.ace is Ace.BOTH_ENDS:
            right = writer(case.variant).value("run.ace", Ace.LOW_OR_HIGH)
            yield mark(report("two-aces-in-one-pack", place_of(line), right=right), case.line("deck.packs"), "packs")


def _shortage(entry: RoundRules, parts: tuple[Part, ...]) -> tuple[str, str] | None:
    """What there is too little of for a contract: the key of a text, and the rule that it is due to."""
    limit = entry.wild_cards.per_meld.opening.most
    least = entry.wild_cards.natural_cards_per_meld.least
    wild = wild_cards_in(entry.deck)
    needed = 0
    for part in parts:
        kind = entry.kind(part.kind)
        size, largest = (part.size or kind.size).least, (part.size or kind.size).most
        if largest is not None and least > largest:
            return "naturals", "wild-cards.natural-cards-per-meld"
        if isinstance(kind, SetKind):
            naturals = 4 if kind.suits is Suits.DIFFERENT else 4 * entry.deck.packs
            most_wild = max(0, min(wild, size - least if limit is None else limit))
            if size > naturals + most_wild:
                return ("suits", "set.suits") if kind.suits is Suits.DIFFERENT else ("rank", "deck.packs")
            needed += part.count * max(0, size - naturals)
            if (
                kind.ranks is not None
                and part.count * (size - most_wild) > len(kind.ranks.ranks) * 4 * entry.deck.packs
            ):
                return "ranks", "set.ranks"
    if needed > wild:
        return "wild", "deck.jokers"
    return _too_many_apart(entry, parts)


def _too_many_apart(entry: RoundRules, parts: tuple[Part, ...]) -> tuple[str, str] | None:
    """Sets that all need a rank, or runs that all need a suit, of their own."""
    count = {"set": 0, "run": 0}
    for part in parts:
        count[entry.kind(part.kind).shape] += part.count
    if count["set"] > 13 and entry.opening.sets_of_one_rank is SameRankSets.FORBIDDEN:
        return "ranks-apart", "opening.sets-of-one-rank"
    if count["run"] > 4 and entry.opening.runs_of_one_suit is SameSuitRuns.FORBIDDEN:
        return "suits-apart", "opening.runs-of-one-suit"
    return None


def _have(entry: RoundRules, key: str) -> int:
    return 4 * entry.deck.packs if key == "rank" else cards_in(entry.deck)
