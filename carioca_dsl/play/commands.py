"""From a line that a person types to what it asks for: an action, something about the game, or nothing clear."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from carioca_dsl.cards import JOKER, Face, UnreadableCard, face_of, read_typed_face, with_file_letters
from carioca_dsl.compiler import UnreadableStep, read_step
from carioca_dsl.engine import Action, Draw, LayOff, Swap, View
from carioca_dsl.engine.candidates import lay_offs, swaps
from carioca_dsl.melds import Meld, melds_of
from carioca_dsl.model import MeldName, Origin, Step, Verb
from carioca_dsl.play.beside import ABOUT_CARDS, ALONE, COMMANDS, VERBS, answered, beside
from carioca_dsl.play.misread import Misread, Unclear
from carioca_dsl.play.named_cards import card_named, cards_named
from carioca_dsl.play.typing_words import command_of, fold, words
from carioca_dsl.referee import Faulty, action_of, but_names
from carioca_dsl.syntax import languages

LONGEST = 500
"""Characters of a line that anybody can mean."""
_NOTATIONS = languages()
"""A step may be written in any language that has one."""
_WITH_CARDS = ("open", "lay", "add", "swap", "discard")
"""The commands that cannot be without cards."""


class Do(NamedTuple):
    """An action. Whether it is allowed is the judge's business."""

    action: Action


class Ask(NamedTuple):
    """Something that is no action: the id of the command, and what was typed after it."""

    what: str
    rest: str = ""


Typed: TypeAlias = Do | Ask | Misread


def read(line: str, view: View, language: str) -> Typed:
    """What the person in the seat of the view means. Total: whatever is typed, something comes of it."""
    text = " ".join(line.split())
    if len(text) > LONGEST:
        return Misread("misread_long", (LONGEST,))
    if not text:
        return Misread("misread_nothing")
    try:
        return _Reader(view, language).read(text)
    except Unclear as unclear:
        return unclear.misread


class _Reader:
    """Reads one line at one moment of the game."""

    def __init__(self, view: View, language: str) -> None:
        self.view = view
        self.language = language
        self.me = view.players[view.seat]

    def read(self, text: str) -> Typed:
        if ":" in text:
            return Do(self._written(text))
        command, rest = answered(text, self.view, self.language) or command_of(text, self.language)
        match command:
            case None:
                raise Unclear("misread_command", text.split()[0][:40])
            case "draw" | "take":
                return Do(self._draw(command, rest))
            case "open" | "lay":
                if not rest:
                    raise Unclear(f"usage_{command}")
                return self._do(VERBS[command], melds=self._melds(rest))
            case "discard":
                cards = cards_named(rest.split(), self.view.hand)
                if len(cards) != 1:
                    raise Unclear("usage_discard")
                return self._do(Verb.DISCARDS, card=cards[0])
            case "add" | "swap":
                return Do(self._onto(command, rest))
            case _ if command in COMMANDS:
                return Do(self._beside(command, rest))
            case _:
                return Ask(command, rest)

    # -- words ------------------------------------------------------------------------------------------------------

    def _strip(self, parts: Sequence[str]) -> list[str]:
        """The parts without a small word in front (``to``), unless somebody is called that."""
        fillers = words(self.language, "fillers").keys() - set(map(fold, self.view.players))
        kept = list(parts)
        while kept and fold(kept[0]) in fillers:
            kept.pop(0)
        return kept

    def _held(self, word: str) -> Face:
        """The card of the hand that a word names."""
        return cards_named([word], self.view.hand)[0]

    def _melds(self, rest: str) -> tuple[tuple[Face, ...], ...]:
        groups = [part.split() for part in rest.split("|")]
        if not all(groups):
            raise Unclear("misread_bars")
        cards = iter(cards_named([word for group in groups for word in group], self.view.hand))
        return tuple(tuple(next(cards) for _ in group) for group in groups)

    # -- actions ----------------------------------------------------------------------------------------------------

    def _do(self, verb: Verb, **said: Any) -> Do:
        step = Step(actor=self.me, verb=verb, text="", origin=Origin(file="", line=1), **said)
        return Do(self._action(step))

    def _action(self, step: Step) -> Action:
        try:
            return action_of(step, self.view.players, self.view.state)
        except Faulty:
            raise Unclear("misread_player") from None

    def _draw(self, command: str, rest: str) -> Action:
        source = words(self.language, "sources").get(fold(" ".join(self._strip(rest.split()))))
        if rest and source is None:
            raise Unclear("usage_draw")
        return Draw(self.view.seat, "discards" if command == "take" or source == "discards" else "stock")

    def _beside(self, command: str, rest: str) -> Action:
        cards = tuple(map(card_named, rest.split())) if command in ABOUT_CARDS else ()
        found = beside(command, rest, cards, self.view)
        if found is None:
            raise Unclear("misread_step" if command in ALONE else f"usage_{command}")
        return self._action(found) if isinstance(found, Step) else found

    def _written(self, text: str) -> Action:
        """A step in full, with or without the name of whoever types it."""
        label = text.partition(":")[0].split()
        if fold(" ".join(label[: len(self.me.split())])) == fold(self.me):
            text = " ".join([self.me, *text.split()[len(self.me.split()) :]])
        text = but_names(text, self.view.players, with_file_letters)
        notations = [
            language for language in dict.fromkeys([self.language, "en", *_NOTATIONS]) if language in _NOTATIONS
        ]
        for named in (text, f"{self.me} {text}"):
            for language in notations:
                try:
                    step = read_step(named, language, names=self.view.players)
                except UnreadableStep:
                    continue
                if step.actor != self.me:
                    raise Unclear("misread_actor", step.actor[:40])
                return self._action(step)
        last = words(self.language, "commands").get(fold(label[-1])) if label else None
        raise Unclear(f"usage_{last}" if last in _WITH_CARDS else "misread_step")

    def _onto(self, command: str, rest: str) -> Action:
        """A card that goes to a meld; where only one meld takes it, the meld need not be named."""
        parts = rest.split()
        if not parts:
            raise Unclear(f"usage_{command}")
        card = self._held(parts.pop(0))
        parts = self._strip(parts)
        wild: Face | None = None
        end = words(self.language, "ends").get(fold(parts[-1])) if parts else None
        if end:
            parts.pop()
            if parts and not self._called(parts) and _maybe_card(parts[-1]) is not None:  # ``★ low``, as files have it
                parts.pop()
        if command == "swap" and parts and not self._called(parts) and (face := _maybe_card(parts[0])) is not None:
            wild = face
            parts = self._strip(parts[1:])
        if not parts:
            return self._only(command, card, end)
        owner, number = self._meld(parts)
        name = MeldName(owner=self.view.players[owner], number=number)
        if command == "add":
            return self._do(Verb.ADDS, card=card, meld=name, end=end).action
        meld = self.view.state.meld(owner, number)
        wild = wild if wild is not None else self._standing(meld, card)
        return self._do(Verb.SWAPS, card=card, wild=wild, meld=name, end=end).action

    def _only(self, command: str, card: Face, end: str | None) -> Action:
        propose: Callable[..., Iterable[Action]] = lay_offs if command == "add" else swaps
        found = [
            action
            for action in propose(self.view.rules, self.view.state)
            if isinstance(action, LayOff | Swap)
            and face_of(action.card) == card
            and end in (None, action.end)
            and self.view.allows(action)
        ]
        if len(found) != 1:
            raise Unclear("misread_which_meld" if found else f"usage_{command}")
        return found[0]

    def _called(self, parts: Sequence[str]) -> bool:
        """Whether these parts are somebody's name, with or without a number behind it: it may be that of a card."""
        names = {fold(player) for player in self.view.players}
        return any(fold(" ".join(part)) in names for part in (parts, parts[:-1] if parts[-1].isdecimal() else ()))

    def _meld(self, parts: Sequence[str]) -> tuple[int, int]:
        """The owner and the number that ``ana 2`` names; the number may be left out where there is one meld."""
        number = int(parts[-1]) if parts[-1].isascii() and parts[-1].isdecimal() and len(parts[-1]) < 4 else None
        name = fold(" ".join(parts[:-1] if number is not None else parts))
        players = [fold(player) for player in self.view.players]
        if name in words(self.language, "askers") and name not in players:
            name = players[self.view.seat]
        owners = [seat for seat, player in enumerate(players) if player == name] or [
            seat for seat, player in enumerate(players) if player.startswith(name)
        ]
        if not name:
            laid = [seat for seat, melds in enumerate(self.view.table) if melds]
            owners = laid if len(laid) == 1 else [self.view.seat]
        if len(owners) != 1:
            raise Unclear("misread_owner", name[:40])
        if number is None:
            if len(self.view.table[owners[0]]) != 1:
                raise Unclear("misread_number", self.view.players[owners[0]])
            number = 1
        return owners[0], number

    def _standing(self, meld: Meld | None, card: Face) -> Face:
        """The wild card that stands for a card in a meld; or a joker, and the judge will say why not.

        In a set any wild card stands for it: a joker, where there is one.
        """
        room = melds_of(self.view.rules)
        wilds = [other for other in meld.cards if room.wild_in(meld, other)] if meld else []
        standing = [face_of(other) for other in wilds if meld and meld.stands_for(other) in (None, card)]
        return JOKER if JOKER in standing else next(iter(standing), JOKER)


def _maybe_card(word: str) -> Face | None:
    try:
        return read_typed_face(word)
    except UnreadableCard:
        return None
