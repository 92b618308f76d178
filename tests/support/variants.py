"""A small variant made in Python, without the compiler: for tests of what lies beneath it."""

from typing import Any

from carioca_dsl.model import (
    Ace,
    Act,
    Bound,
    Buyers,
    CardClass,
    Combination,
    Corner,
    Direction,
    Discarding,
    DrawFrom,
    Exhausted,
    FaceValue,
    FinalDiscard,
    FirstDealer,
    From,
    HandCounts,
    LayOffOnto,
    Line,
    Misdeal,
    NewMelds,
    NothingLeft,
    OpeningMelds,
    Origin,
    OwnPlace,
    Part,
    Parts,
    Qualifiers,
    SameRankSets,
    SameSuitRuns,
    Side,
    Suits,
    SwapBy,
    SwapIn,
    SwappedCard,
    Tie,
    Variant,
    VoidDealer,
    WildSwap,
    WildUpcard,
    Winner,
)


def line(rule: str, value: Any, subject: Any = None, level: int = 0, number: int = 1, **when: Any) -> Line:
    """One line of a rule; keywords are its qualifiers."""
    origin = Origin(file="test", line=number)
    return Line(rule=rule, subject=subject, when=Qualifiers(**when), values=(value,), origin=origin, level=level)


def contract(**parts: int) -> tuple[Combination, ...]:
    """``contract(set=2, run=1)``: one alternative."""
    return (Combination(parts=tuple(Part(count=count, kind=kind) for kind, count in parts.items())),)


def a_variant(*more: Line, rounds: tuple[tuple[Combination, ...], ...] = ()) -> Variant:
    """Two to four players, two packs and four jokers, three rounds unless given; ``more`` lines are added."""
    rounds = rounds or (contract(set=2), contract(set=1, run=1), contract(set=1, run=2))
    lines = [
        line("players.number", Bound(least=2, most=4)),
        line("deck.packs", 2),
        line("deck.jokers", 4),
        line("deck.wild", CardClass(jokers=True)),
        line("set.size", Bound(least=3, most=3), "set"),
        line("set.grows-to", None, "set"),
        line("set.suits", Suits.ANY, "set"),
        line("run.size", Bound(least=4, most=4), "run"),
        line("run.grows-to", 14, "run"),
        line("run.ace", Ace.BOTH_ENDS, "run"),
        line("run.around-the-corner", Corner.FORBIDDEN, "run"),
        line("wild-cards.per-meld", Bound(least=0, most=1), act=Act.OPENING),
        line("wild-cards.per-meld", Bound(), act=Act.MELDING),
        line("wild-cards.per-meld", Bound(), act=Act.LAYING_OFF),
        line("wild-cards.in-its-own-place", OwnPlace.NATURAL),
        line("wild-cards.swap", WildSwap.WITHIN_RUN),
        line("wild-cards.swap-in", SwapIn.ANY),
        line("wild-cards.swapped-card", SwappedCard.FREELY),
        line("wild-cards.swap-by", SwapBy.OPENED),
        line("wild-cards.swap-from", From.NEXT_TURN),
        line("deal.first-dealer", FirstDealer.BY_LOT),
        line("deal.next-dealer", Side.RIGHT),
        line("deal.direction", Direction.ANTICLOCKWISE),
        line("deal.cards-at-a-time", 1),
        line("deal.hand", 11),
        line("deal.upcard", 1),
        line("deal.wild-upcard", WildUpcard.KEPT),
        line("deal.misdeal", Misdeal.BEFORE_FIRST_TURN),
        *(line("rounds.contract", entry, number) for number, entry in enumerate(rounds, 1)),
        line("opening.parts", Parts.ALL_AT_ONCE),
        line("opening.melds", OpeningMelds.CONTRACT_ONLY),
        line("opening.sets-of-one-rank", SameRankSets.ALLOWED),
        line("opening.runs-of-one-suit", SameSuitRuns.ALLOWED),
        line("turn.draw", DrawFrom.EITHER),
        line("turn.lay-off-onto", LayOffOnto.ANY),
        line("turn.lay-off-from", From.NEXT_TURN),
        line("turn.new-melds-later", NewMelds.FORBIDDEN),
        line("turn.discard-of-wild-cards", Discarding.ALLOWED),
        line("turn.discard-of-the-card-taken", Discarding.ALLOWED),
        line("turn.final-discard", FinalDiscard.REQUIRED),
        line("buying.who", Buyers.NOBODY),
        line("end-of-round.stock-empty", Exhausted.RESHUFFLE),
        line("end-of-round.reshuffles", Bound()),
        line("end-of-round.nothing-to-reshuffle", NothingLeft.VOID),
        line("end-of-round.dealer-after-a-void-round", VoidDealer.SAME),
        line("end-of-round.hand-counts", HandCounts.EVERY),
        line("scoring.going-out", 0),
        line("scoring.card-points", FaceValue(), CardClass(ranks=tuple(range(2, 11)))),
        line("scoring.card-points", 10, CardClass(ranks=(11, 12, 13))),
        line("scoring.card-points", 20, CardClass(ranks=(1,))),
        line("scoring.joker", 50),
        line("match.winner", Winner.LOWEST_TOTAL),
        line("match.tie", Tie.SHARED),
    ]
    numbered = [entry.model_copy(update={"origin": Origin(file="test", line=n)}) for n, entry in enumerate(lines, 1)]
    return Variant(name="small", lines=(*numbered, *more))


def without(variant: Variant, rule: str) -> Variant:
    """The variant without the lines of a rule."""
    lines = tuple(entry for entry in variant.lines if entry.rule != rule)
    return variant.model_copy(update={"lines": lines})
