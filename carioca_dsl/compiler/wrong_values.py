"""What to say of a value that a rule does not take."""

import re
from dataclasses import dataclass
from typing import Any

from carioca_dsl.compiler.context import Context, Findings
from carioca_dsl.compiler.contracts_meant import misspelt_contract
from carioca_dsl.compiler.ranks_meant import ranks_meant, span_alone
from carioca_dsl.diagnostics import report
from carioca_dsl.model import CardClass, Combination, Part, declared_rules
from carioca_dsl.syntax import Text, Unreadable
from carioca_dsl.vocabulary import Writer, nearest, plain, sample


@dataclass(frozen=True)
class Complaint:
    """The value of a rule that cannot be read; each method reports one way in which it is wrong."""

    rule: str
    text: Text
    context: Context
    findings: Findings
    called: str = ""
    """The label, where it is not that of the rule: a group has a name."""

    @property
    def label(self) -> str:
        """The label of the rule; empty for prices and contracts, which are called by what they are about."""
        words = self.context.words
        if self.called:
            return self.called
        return words.label_of(self.rule) if self.rule in words.words.labels else ""

    def example(self, values: tuple[Any, ...]) -> str:
        """Values of the rule as they would be written."""
        return Writer(self.context.words).values(self.rule, values)

    def unreadable(self, shape: str, error: Unreadable) -> None:
        """A text that has not the shape of the rule, and where it lost it."""
        option = self.context.words.keyword("_OPTION")
        if shape == "choice":
            start = 0
            for part in re.split(rf"(?<!\w){re.escape(option)}(?!\w)", self.text.text):
                if self.context.words.choice(self.rule, part) is None:
                    self.unknown_choice(start, start + len(part))
                    return
                start += len(part) + len(option)
        if shape == "contract" and (meant := misspelt_contract(self.text, self.context)):
            self.findings.append(meant)
            return
        if shape == "fare" and not re.match(r"[-+\d]", self.text.text):
            face_value = self.context.words.keyword("FACE_VALUE")
            if nearest(self.text.text, (face_value,)) or _share_a_word(self.text.text, face_value):
                known = {"text": self.text.text, "label": self.label, "near": face_value}
                self.findings.append(report("unknown-value", self.text.span, **known).fixed(self.text.span, face_value))
                return
        spanned = span_alone(self.text.text)
        if self._misspelt(error) or self._offered(shape) or self._is_meant(spanned):
            return
        self.wrong(no_figures="NUM" in error.expected and self.text.text[error.fits :][:1].isalpha())

    def _offered(self, shape: str) -> bool:
        """Reports values that are offered with another word than `option`, if that is what is wrong."""
        if shape == "contract":  # there `or` is a word of its own
            return False
        keywords = self.context.words.words.keywords
        words = "|".join(map(re.escape, (*keywords["_OR"], "/")))
        near = re.sub(rf"\s*(?<!\w)(?:{words})(?!\w)\s*", f" {keywords['_OPTION'][0]} ", self.text.text)
        return self._is_meant(near)

    def _is_meant(self, near: str) -> bool:
        """Reports the text as another, if that is another and means a value of the rule."""
        from carioca_dsl.compiler.values import read_values  # which complain here

        if near == self.text.text or read_values(self.rule, self.text.masked(near), self.context, Findings()) is None:
            return False
        known = {"text": self.text.text, "label": self.label, "near": near}
        self.findings.append(report("unknown-value", self.text.span, **known).fixed(self.text.span, near))
        return True

    def ranks(self) -> bool:
        """Reports ranks that are written as words or downwards, if that is what is wrong."""
        near = ranks_meant("cards", self.text.text, self.context)
        if near:
            known = {"text": self.text.text, "label": self.label, "near": near}
            problem = report("unknown-value", self.text.span, **known).note("ranks")
            self.findings.append(problem.fixed(self.text.span, near))
        return bool(near)

    def unknown_choice(self, start: int, end: int) -> None:
        """A phrase that is no value of a choice; it stands in the text from ``start`` to before ``end``."""
        part = self.text.part(start, end)
        if self._known_from_elsewhere(part):
            return
        spellings = self.context.words.choices(self.rule)
        near = nearest(part.text, (one for known in spellings.values() for one in known))
        legal = tuple(known[0] for known in spellings.values())
        problem = report("unknown-value", part.span, text=part.text, label=self.label, near=near, legal=legal)
        self.findings.append(problem.fixed(part.span, near) if near else problem)

    def wrong(self, *, no_figures: bool = False) -> None:
        """A value of another shape, with a line that would be right; ``no_figures`` where a number is missing."""
        if self._takes_cards() and self.ranks():
            return
        if not self._known_from_elsewhere(self.text):
            known = {"text": self.text.text, "label": self.label, "example": self.line()}
            problem = report("wrong-value", self.text.span, **known)
            problem = problem.note("ranks") if self._takes_cards() else problem
            self.findings.append(problem.note("figures") if no_figures else problem)

    def _takes_cards(self) -> bool:
        return self.rule in declared_rules() and declared_rules()[self.rule].rule.shape == "cards"

    def line(self) -> str:
        """A line that would be right; for a contract one of two parts, which shows the comma."""
        if self.rule == "deck.wild":
            return f"{self.label}: {self.example((CardClass(ranks=(2,), jokers=True),))}"
        if self.rule == "rounds.contract":
            parts = (Part(count=2, kind="set"), Part(count=1, kind="run"))
            return f"2: {self.example(((Combination(parts=parts),),))}"
        line = sample(self.rule, self.context.words)
        return f"{self.called}: {line.partition(': ')[2]}" if self.called else line

    def _misspelt(self, error: Unreadable) -> bool:
        """Reports a word of the language that is nearly right, at the place where reading stopped."""
        keywords = self.context.words.words.keywords
        rest = self.text.part(error.fits)
        # `one` is near to `none`, and not what it means
        known = [one for terminal in error.expected - {"NONE"} for one in keywords.get(terminal, ()) if len(one) > 3]
        for spelling in sorted(known, key=len, reverse=True):
            written = " ".join(rest.text.split(" ")[: len(spelling.split(" "))])
            if nearest(written, (spelling,)):
                place = rest.span_of(0, len(written))
                problem = report("unknown-value", place, text=written, label=self.label, near=spelling)
                self.findings.append(problem.fixed(place, spelling))
                return True
        return False

    def _known_from_elsewhere(self, part: Text) -> bool:
        """Reports a value that is known from house rules elsewhere but not built yet."""
        later = self.context.words.later("values", part.text)
        if later:
            self.findings.append(report("not-supported-yet", part.span, text=part.text))
        return later


def _share_a_word(text: str, phrase: str) -> bool:
    """Whether a text has one of the longer words of a phrase: `its value`, `value of the card`."""
    words = plain(text).split()
    return len(words) < 6 and any(word in words for word in plain(phrase).split() if len(word) > 3)
