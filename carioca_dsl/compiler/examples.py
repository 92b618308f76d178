"""Examples: a situation, steps, and what must come of them. Read here, played elsewhere."""

import re
from typing import Any

from carioca_dsl.compiler.amounts import amount_in
from carioca_dsl.compiler.context import Context, Findings, origin_of, span_of
from carioca_dsl.compiler.outline import Outline, Section
from carioca_dsl.compiler.player_names import PlayerNames
from carioca_dsl.compiler.steps import ending, faces, step_of, unknown_step, verb_of
from carioca_dsl.compiler.trees import subtrees, tokens
from carioca_dsl.compiler.unreadable import found_bad_card
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Example, Expected, MeldName, Origin, Step
from carioca_dsl.syntax import Line, Text, Unreadable, parse
from carioca_dsl.vocabulary import begins, nearest, plain

_SAMPLES = {
    "melds": "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠",
    "pile": "9♣ 4♥ 10♦ …",
    "players": "ana, beto",
    "naming": "ana",
    "expected": "5",
}
_SHAPES = {"round": "expected", "players": "players", "turn": "naming", "chooser": "naming"}
"""By setting; every other one is a pile of cards."""
_OF_A_PLAYER = ("holds", "laid", "scores", "has", "coins")
_ONLY_EXPECTED = ("scores", "coins")
_UNITS = {"holds": "card", "scores": "point", "has": "point", "coins": "coin", "pot": "coin"}
_TOTAL = {"has": "total"}
"""What the model calls an expectation, where the key of its words is another."""


def examples(outline: Outline, context: Context) -> tuple[tuple[Example, ...], tuple[Diagnostic, ...]]:
    """The examples of a file, and what is wrong with their lines."""
    findings = Findings()
    found = [_Reader(section, context, findings).run() for section in outline.all("example")]
    return tuple(found), tuple(findings)


def read_example(section: Section, players: PlayerNames, context: Context) -> tuple[Example, tuple[Diagnostic, ...]]:
    """An example made of some lines of a longer one, whose ``players`` these are."""
    findings = Findings()
    return _Reader(section, context, findings, players).run(), tuple(findings)


def players_of(section: Section, context: Context) -> PlayerNames:
    """Everybody whom an example names."""
    return _Reader(section, context, Findings()).players


class _Reader:
    def __init__(
        self, section: Section, context: Context, findings: Findings, players: PlayerNames | None = None
    ) -> None:
        self.example = section
        self.context = context
        self.words = context.words
        self.findings = findings
        self.given: dict[str, Any] = {"holds": {}, "laid": {}, "totals": {}}
        self.first: dict[str, Text] = {}
        self.places: dict[str, Origin] = {}
        self.steps: list[Step | Expected] = []
        self.players = players or PlayerNames(self.everybody(), context.words)

    def run(self) -> Example:
        for line in self.example.entries:
            if line.label is not None:
                self.line(line, line.label)
        self.misspelt_players()
        heading = self.example.heading.whole
        chooser = (self.given["chooser"],) if "chooser" in self.given else ()
        named = dict.fromkeys((*self.given["holds"], *self.given["laid"], *self.actors(), *chooser))
        for empty in [field for field in ("totals",) if not self.given[field]]:
            del self.given[empty]
        self.given.setdefault("players", tuple(named))
        return Example(
            name=self.example.argument,
            steps=tuple(self.steps),
            origin=origin_of(heading),
            places=self.places,
            **self.given,
        )

    def misspelt_players(self) -> None:
        """Somebody without cards whose name is nearly that of somebody with cards is meant to be the same player."""
        known = tuple({**self.given["holds"], **self.given["laid"]})
        if "players" in self.first or not known:
            return
        seen = set(known)
        for line in self.steps:
            actor = line.actor if isinstance(line, Step) else line.name
            owner = line.meld.owner if line.meld else None
            for name in (one for one in (actor, owner) if one):
                near = nearest(name, known) if name not in seen else ""
                seen.add(name)
                if near:
                    problem = report("unknown-player", span_of(line.origin), name=name, near=near)
                    label = self.words.words.example["players"][0]
                    self.findings.append(problem.note("both", example=f"{label}: {near}, {name}"))

    def everybody(self) -> list[str]:
        """All players that the example names, found before any value is read."""
        found = self.actors()
        for line in self.example.entries:
            if line.label is not None and line.value is not None and self.setting(line.label) == "players":
                found += [name.strip() for name in line.value.text.split(",") if name.strip()]
        return found

    def actors(self) -> list[str]:
        found = []
        for line in self.example.entries:
            label = line.label and self.without_expect(line.label)
            if label and self.setting(label) is None:
                named = ending(label, self.words.words.verbs, self.words) or ending(
                    label, self.of_a_player(), self.words
                )
                if named:
                    found.append(named[0])
        return found

    def of_a_player(self) -> dict[str, tuple[str, ...]]:
        return {key: self.words.words.example[key] for key in _OF_A_PLAYER}

    def setting(self, label: Text) -> str | None:
        written = plain(label.text)
        for key in ("round", "players", "agree", "stock", "discards", "turn", "chooser"):
            if any(plain(one) == written for one in self.words.words.example[key]):
                return key
        return None

    def without_expect(self, label: Text) -> Text:
        end = self.expect_end(label)
        return label.part(end) if end else label

    def expect_end(self, label: Text) -> int | None:
        return next((end for one in self.words.words.labels["expect"] if (end := begins(one, label.text))), None)

    # -- lines ----------------------------------------------------------------------------------------------------

    def line(self, line: Line, label: Text) -> None:
        if self.expect_end(label) is not None:
            self.expected(line, self.without_expect(label))
            return
        setting = self.setting(label)
        if setting is not None:
            if self.is_first(setting, label):
                self.places[setting] = origin_of(line.whole)
                self.set(setting, line)
            return
        found = verb_of(label, self.words)
        if found is not None:
            step = step_of(line, found[0], found[1], self.words, self.players, self.findings)
            if step is not None:
                self.steps.append(step)
            return
        owned = ending(label, self.of_a_player(), self.words)
        if owned is not None and owned[1] not in _ONLY_EXPECTED:
            if self.is_first(f"{owned[0]} {owned[1]}", label):
                self.places[f"{owned[1]} {owned[0]}"] = origin_of(line.whole)
                self.of_player(owned[0], owned[1], line)
            return
        self.findings.append(unknown_step(label, self.words))

    def is_first(self, key: str, label: Text) -> bool:
        first = self.first.setdefault(key, label)
        if first is not label:
            self.findings.append(report("duplicate-line", label.span, label=label.text).mark(first.span, "first"))
        return first is label

    def set(self, setting: str, line: Line) -> None:
        if setting == "agree":
            value = line.value.text.strip('"') if line.value else ""
            self.given["agree"] = tuple(one.strip() for one in value.split(",") if one.strip())
            return
        shape = _SHAPES.get(setting, "pile")
        tree = self.tree(line, shape)
        if tree is None:
            return
        if setting == "round":
            if (number := self.amount(line, tree, "round")) is not None:
                self.given["round"] = number
        elif setting == "players":
            self.given["players"] = tuple(self.players.name(owner) for owner in subtrees(tree, "owner"))
        elif setting in ("turn", "chooser"):
            self.given[setting] = self.players.name(tree)
        elif setting == "stock":
            self.given |= {"stock": faces(tree), "stock_goes_on": bool(tokens(tree, "DOTS"))}
        else:
            self.given["discards"] = faces(tree)

    def of_player(self, player: str, what: str, line: Line) -> None:
        tree = self.tree(line, {"holds": "pile", "laid": "melds"}.get(what, "expected"))
        if tree is not None and what == "has":
            if (number := self.amount(line, tree, "has")) is not None:
                self.given["totals"][player] = number
        elif tree is not None:
            melds = tuple(faces(meld) for meld in subtrees(tree, "meld"))
            self.given[what][player] = faces(tree) if what == "holds" else melds

    def expected(self, line: Line, label: Text) -> None:
        known: dict[str, Any] = {}
        owned = ending(label, self.of_a_player(), self.words)
        meld = re.fullmatch(r"(.*\S) +(\d{1,3})", label.text)
        if owned is not None and owned[1] != "laid":
            known = self.counted(line, owned[1], name=owned[0])
        elif meld is not None:
            tree = self.tree(line, "pile")
            if tree is not None:
                known = {"what": "meld", "meld": MeldName(owner=meld[1], number=int(meld[2])), "cards": faces(tree)}
        elif self.is_called(label, "deal"):
            tree = self.tree(line, "state")
            if tree is not None:
                known = {"what": "deal void" if tokens(tree, "VOID") else "deal over"}
        elif self.is_called(label, "pot"):
            known = self.counted(line, "pot")
        elif self.is_called(label, "round"):
            known = self.counted(line, "round")
        else:
            self.findings.append(unknown_step(label, self.words))
        if known:
            self.steps.append(Expected(text=line.whole.text, origin=origin_of(line.whole), **known))

    def is_called(self, label: Text, key: str) -> bool:
        return any(plain(one) == plain(label.text) for one in self.words.words.example[key])

    def counted(self, line: Line, what: str, **known: Any) -> dict[str, Any]:
        """An expectation of a number; nothing after reporting what is wrong."""
        tree = self.tree(line, "expected")
        number = None if tree is None else self.amount(line, tree, what)
        return {} if number is None else {"what": _TOTAL.get(what, what), "number": number, **known}

    def amount(self, line: Line, tree: Any, what: str) -> int | None:
        return amount_in(tree, line.value or line.whole, _UNITS.get(what), self.words, self.findings)

    def tree(self, line: Line, shape: str) -> Any:
        label = line.label.text if line.label is not None else ""
        example = f"{label}: {_SAMPLES.get(shape) or self.words.keyword('OVER')}"
        if line.value is None:
            self.findings.append(report("missing-value", line.whole.span, label=label, example=example))
            return None
        try:
            return parse(shape, self.players.mask(line.value.text, shape), self.context.language)
        except Unreadable as error:
            if shape not in ("pile", "melds") or not found_bad_card(line.value, error, self.findings):
                known = {"text": line.value.text, "label": label, "example": example}
                self.findings.append(report("wrong-value", line.value.span, **known))
            return None
