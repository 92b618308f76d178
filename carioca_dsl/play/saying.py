"""A board in words: what is missing, what can be done, what can be typed. Every screen says the same."""

from collections.abc import Iterator, Sequence

from carioca_dsl.cards import SUITS, Face, face_text, natural_face, rank_of
from carioca_dsl.engine import Action, Buy, Choose, Leave, ReEnter, Show, coins_for_a_discard
from carioca_dsl.model import Answer, Buyers, FirstDraw, Order, ReEntry, Rules
from carioca_dsl.play.board import Board, TableMeld, TableSeat
from carioca_dsl.play.scores import MatchColumn
from carioca_dsl.play.typed import typed
from carioca_dsl.play.typing_words import shown
from carioca_dsl.play.voice import Voice

MOST_WANTED = 12
"""So many cards that would help are named; more would say nothing."""


def meld_text(meld: TableMeld, voice: Voice) -> str:
    """The cards of a meld, each wild one with what it stands for."""
    return " ".join(
        voice.card(card) if face is None else voice.phrase("stands_for", card, face)
        for card, face in zip(meld.cards, meld.stands_for, strict=True)
    )


def missing_text(board: Board, voice: Voice) -> str | None:
    """What is missing for the contract; ``None`` for who has opened."""
    lack = board.missing
    if lack is None:
        return None
    if lack.cards == 0:
        return voice.say("missing_nothing", _when(board, voice), bool(_me(board).melds))
    found = list(gathered(lack.faces, voice))
    if len(found) > MOST_WANTED:
        return voice.say("missing_cards", lack.cards, (), lack.exact)
    if lack.cards == 1 and found:
        return voice.say("missing_one", found)
    return voice.say("missing_cards", lack.cards, found, lack.exact)


def _when(board: Board, voice: Voice) -> str:
    """When a whole contract can be laid: in this turn, once a card is drawn, or (nothing) that cannot be told yet."""
    if board.phase == "play":
        return "now" if board.options.openings else ""
    at_once = voice.rules.rounds[board.round - 1].opening.only_when_going_out is Answer.YES
    return "drawn" if board.phase == "draw" and _me(board).turn and not at_once else ""


def gathered(faces: Sequence[Face], voice: Voice) -> Iterator[str]:
    """The cards by name; a rank of which every suit is there, by its rank alone."""
    said: set[int] = set()
    for face in faces:
        rank = rank_of(face)
        if rank in said:
            continue
        if rank and all(natural_face(rank, suit) in faces for suit in SUITS):
            said.add(rank)
            yield voice.letter(rank)
        else:
            yield voice.card(face)


def option_texts(board: Board, voice: Voice) -> Iterator[tuple[list[str], str]]:
    """What can be done now: what to type, and what that is."""
    names = [seat.name for seat in board.seats]
    found = board.options

    def forms(actions: Sequence[Action]) -> list[str]:
        return [typed(action, names, voice.code) for action in actions]

    for draw in found.draws:
        what = voice.phrase("can_draw") if draw.source == "stock" else voice.phrase("can_take", board.top_discard)
        yield forms([draw]), what
    if found.openings:
        yield forms(found.openings[:3]), voice.phrase("can_open", len(found.openings) > 3)
    if found.lays:
        yield forms(found.lays[:3]), voice.phrase("can_lay", len(found.lays) > 3)
    if found.lay_offs:
        yield forms(found.lay_offs), voice.phrase("can_add")
    if found.swaps:
        yield forms(found.swaps), voice.phrase("can_swap")
    for refusal in found.refusals:
        yield forms([refusal]), voice.phrase("can_refuse", refusal.card)
    for answer in found.answers:
        yield forms([answer]), answer_text(answer, board, voice)
    if found.discards:
        faces = [*dict.fromkeys(face_text(held.card) for held in board.hand)]
        discards = sorted(found.discards, key=lambda discard: faces.index(face_text(discard.card)))
        word = shown(voice.code, "commands")["discard"][0]
        every = len(discards) == len(faces) > 1
        cards = [voice.card(discard.card) for discard in discards]
        forms_ = [f"{word} …"] if every else forms(discards)
        yield forms_, voice.phrase("can_discard", every, cards)


def answer_text(answer: Action, board: Board, voice: Voice) -> str:
    """What an answer does to what somebody is asked."""
    match answer:
        case Buy(card=card):
            return voice.phrase("can_buy", card, _price(board, voice))
        case Choose(round=number):
            return voice.phrase("can_choose", number, dict(board.left)[number])
        case Show():
            return voice.phrase("can_show")
        case ReEnter(total=total):
            return voice.phrase("can_re_enter", total, voice.rules.money.re_entry_fee or 0)
        case Leave():
            return voice.phrase("can_leave")
        case _:
            return voice.phrase("can_pass")


def _price(board: Board, voice: Voice) -> int:
    return coins_for_a_discard(voice.rules.rounds[board.round - 1])


def question_text(board: Board, voice: Voice) -> str | None:
    """What the player is asked, out of turn or before it; ``None`` where nobody asks anything."""
    me = _me(board)
    match board.phase:
        case "claim":
            pairs = [answer for answer in board.options.answers if isinstance(answer, Show)]
            return voice.say("asked_claim", me.name, len(pairs[0].cards) // 2 if pairs else 0)
        case "choose":
            return voice.say("asked_choose", me.name)
        case "offer":
            drawer = next(seat.name for seat in board.seats if seat.turn)
            return voice.say("asked_offer", me.name, drawer, board.top_discard, _price(board, voice))
        case "re-enter":
            return voice.say("asked_re_enter", me.name, me.total)
        case _:
            return None


def _me(board: Board) -> TableSeat:
    """Whoever looks at the board."""
    return next(seat for seat in board.seats if seat.me)


def help_texts(voice: Voice) -> Iterator[tuple[Sequence[str], str]]:
    """Each command that this game knows: its words, and what it does."""
    unknown = _unknown(voice.rules)
    for command, words in shown(voice.code, "commands").items():
        if command not in unknown:
            yield words, voice.phrase(f"help_{command}")


def _unknown(rules: Rules) -> set[str]:
    """The commands that are for other games."""
    buys = any(one.buying.who is not Buyers.NOBODY for one in rules.rounds)
    shows = any(one.deal.new_deal_with is not None for one in rules.rounds)
    known = {
        "buy": buys,
        "show": shows,
        "pass": buys or shows,
        "choose": rules.match.order is Order.CHOSEN,
        "refuse": any(one.turn.first_draw is FirstDraw.SECOND for one in rules.rounds),
        "re_enter": rules.match.re_entry is ReEntry.HIGHEST,
        "leave": rules.match.re_entry is ReEntry.HIGHEST,
    }
    return {command for command, there in known.items() if not there}


def standings(columns: Sequence[MatchColumn]) -> list[tuple[int, MatchColumn]]:
    """The columns with their places: winners first, then by total; equal totals share a place."""
    ordered = sorted(columns, key=lambda column: (not column.won, column.total))
    places: list[tuple[int, MatchColumn]] = []
    for number, column in enumerate(ordered, 1):
        before = places[-1] if places else None
        same = before is not None and before[1].total == column.total and before[1].won == column.won
        places.append((before[0] if same and before else number, column))
    return places
