"""The canonical form of the lines of an example."""

from carioca_dsl.cards import faces_text
from carioca_dsl.compiler.canonical import Pair
from carioca_dsl.compiler.context import Context
from carioca_dsl.compiler.examples import players_of, read_example
from carioca_dsl.compiler.outline import Section
from carioca_dsl.model import Expected
from carioca_dsl.syntax import Line
from carioca_dsl.vocabulary import Vocabulary
from carioca_dsl.vocabulary.step_writing import write_expected, write_melds, write_step, write_verdict


class CanonicalExample:
    """Rewrites the lines of one example in the words of a language."""

    def __init__(self, section: Section, context: Context, target: Vocabulary) -> None:
        self.target = target
        self.section = section
        self.context = context
        self.players = players_of(section, context)

    def line(self, line: Line) -> tuple[Pair, str] | None:
        """The line and its verdict; ``None`` where it is not understood."""
        alone = Section(self.section.id, self.section.argument, self.section.heading, (line,))
        example, problems = read_example(alone, self.players, self.context)
        if problems or line.label is None or line.value is None:
            return None
        for step in example.steps:
            if isinstance(step, Expected):
                return self._pair(write_expected(step, self.target)), ""
            return self._pair(write_step(step, self.target, verdict=False)), write_verdict(step, self.target)
        words = self.target.words.example
        for player, cards in example.holds.items():
            return Pair(f"{player} {words['holds'][0]}", self._pile(cards)), ""
        for player, melds in example.laid.items():
            return Pair(f"{player} {words['laid'][0]}", write_melds(melds)), ""
        for player, total in example.totals.items():
            return Pair(f"{player} {words['has'][0]}", f"{total} {self.target.unit('point', total)}"), ""
        given = example.model_fields_set
        if "stock" in given:
            return Pair(words["stock"][0], self._pile(example.stock, goes_on=example.stock_goes_on)), ""
        if "discards" in given:
            return Pair(words["discards"][0], self._pile(example.discards or ())), ""
        if "round" in given:
            return Pair(words["round"][0], str(example.round)), ""
        if "turn" in given and example.turn:
            return Pair(words["turn"][0], example.turn), ""
        if example.chooser:
            return Pair(words["chooser"][0], example.chooser), ""
        if "agree" in given:
            return Pair(words["agree"][0], ", ".join(example.agree)), ""
        return Pair(words["players"][0], ", ".join(example.players)), ""

    def _pile(self, cards: tuple[int, ...], *, goes_on: bool = False) -> str:
        text = " ".join(filter(None, (faces_text(cards), "…" if goes_on else "")))
        return text or self.target.keyword("NONE")

    def _pair(self, text: str) -> Pair:
        label, _, value = text.partition(": ")
        return Pair(label, value)
