"""What there is to say about a sheet: where the match stands, what a deal has cost, what is paid."""

from collections.abc import Iterator, Sequence

from carioca_dsl.engine import hand_points, plays_for_money
from carioca_dsl.melds import melds_of
from carioca_dsl.model import HandCounts, Rules
from carioca_dsl.prose.facts.contracts import usual_contract
from carioca_dsl.score.entering import Scored
from carioca_dsl.score.hands import Hand, cards_of
from carioca_dsl.score.sheet import Sheet
from carioca_dsl.score.voice import ScoreVoice


def where(sheet: Sheet, voice: ScoreVoice) -> Iterator[str]:
    """What comes next: a question to whoever is bust, a round that is to be chosen, a deal; or who has won."""
    names, match, coming = sheet.names, sheet.match, sheet.coming
    if match.asked is not None:
        fee = sheet.rules.money.re_entry_fee or 0
        yield voice.say("bust", names[match.asked], match.totals[match.asked], match.re_entry_total, fee)
        return
    if coming is None:
        yield ending(sheet, voice)
        yield from money(sheet, voice)
        return
    dealer, starter = names[coming.dealer], names[coming.starts]
    if coming.open_rounds:
        left = [(number, usual_contract(sheet.rules.rounds[number - 1])) for number in coming.open_rounds]
        yield voice.say("to_choose", starter, left)
        choices = [(names[seat], number) for seat, number in enumerate(match.course.choices) if number]
        yield voice.say("choices_left", choices)
    else:
        rules, last = coming.rules, len(sheet.rules.rounds)
        yield voice.say("next_round", coming.round, last, rules.contract, rules.deal.hand)
    yield voice.say("next_deal", dealer, starter)


def ending(sheet: Sheet, voice: ScoreVoice) -> str:
    """Who has won, or who plays on because several are level."""
    if sheet.level:
        names = [sheet.names[seat] for seat in sheet.level]
        return voice.say("level", names, sheet.totals[sheet.level[0]], len(sheet.rules.rounds))
    winners = sheet.winners
    return voice.say("over", [sheet.names[seat] for seat in winners], sheet.totals[winners[0]])


def scored(sheet: Sheet, row: Scored, voice: ScoreVoice) -> Iterator[str]:
    """What a deal has cost everybody who played, and what was bought in it."""
    costs = [(sheet.names[seat], row.points[seat]) for seat in row.seats]
    yield voice.say("round_scored", row.round, costs)
    for seat, hand in zip(row.seats, row.hands or (), strict=False):
        yield from parted(sheet.names[seat], hand, sheet.rules, row.round, voice)
    if any(row.bought):
        yield voice.say("bought_in_all", bought(sheet.names, row.bought))


def parted(name: str, hand: Hand, rules: Rules, round: int, voice: ScoreVoice) -> Iterator[str]:
    """How a hand is parted of which only the unmatched cards count, and what is left of it."""
    table = rules.rounds[round - 1]
    if hand.kind != "cards" or table.end_of_round.hand_counts is not HandCounts.UNMATCHED:
        return
    cards = cards_of(hand)
    found = melds_of(table).best_partition(cards, table.scoring.by_face)
    yield voice.say("hand_parted", name, found.melds, found.unmatched, hand_points(table, cards))


def standing(sheet: Sheet, voice: ScoreVoice) -> Iterator[str]:
    """The totals, the best first, of those who are still in."""
    if sheet.scored:
        pairs = [(name, sheet.totals[seat]) for seat, name in enumerate(sheet.names) if seat not in sheet.match.left]
        yield voice.say("standing", sorted(pairs, key=lambda pair: pair[1]))


def money(sheet: Sheet, voice: ScoreVoice) -> Iterator[str]:
    """What everybody has won or lost so far, and the pot; nothing where nothing is played for."""
    if plays_for_money(sheet.rules):
        yield voice.say("money", list(zip(sheet.names, sheet.match.money, strict=True)), sheet.match.pot)


def bought(names: Sequence[str], numbers: Sequence[int]) -> list[tuple[str, int]]:
    """Who has bought how many cards, of those who have."""
    return [(name, number) for name, number in zip(names, numbers, strict=True) if number]
