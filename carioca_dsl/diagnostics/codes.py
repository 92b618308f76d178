"""Every code there is, with its name and level. A code keeps its meaning for ever: retired ones are not used again.

E01, W01 text and lines; E02 words and values; E03 rules that cannot work; W04 rules that can hardly be meant;
N05 remarks; E06, W06 files that cannot be read, and records of matches. The letter is the level.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Level = Literal["error", "warning", "note"]

_LEVELS: dict[str, Level] = {"E": "error", "W": "warning", "N": "note"}


@dataclass(frozen=True)
class Entry:
    """A registered code."""

    code: str
    name: str

    @property
    def level(self) -> Level:
        """How grave it is: only an error makes a file useless."""
        return _LEVELS[self.code[0]]


_NAMES = {
    # text and lines
    "E0101": "missing-colon",
    "E0102": "unclosed-quote",
    "E0103": "stray-text",
    "E0104": "too-large",
    "E0105": "bad-header",
    "E0106": "unknown-language",
    "E0107": "missing-variant-name",
    "E0108": "line-outside-section",
    "E0109": "not-text",
    "E0110": "heading-with-a-colon",
    "W0111": "curly-quotes",
    "W0112": "odd-space",
    "W0113": "long-dash",
    "W0114": "card-picture",
    "W0115": "figure-letter",
    "W0116": "invisible-character",
    "W0117": "wide-character",
    # words and values
    "E0201": "unknown-section",
    "E0202": "unknown-label",
    "E0203": "label-in-another-language",
    "E0204": "not-supported-yet",
    "E0205": "unknown-qualifier",
    "E0206": "qualifier-not-for-this-rule",
    "E0207": "unknown-kind",
    "E0208": "unknown-word",
    "E0209": "unknown-value",
    "E0210": "wrong-unit",
    "E0211": "wrong-value",
    "E0212": "bad-card",
    "E0213": "unknown-source",
    "E0214": "unknown-option",
    "E0215": "unknown-group",
    "E0216": "duplicate-line",
    "E0217": "duplicate-name",
    "E0218": "missing-value",
    "E0219": "unknown-step",
    "E0220": "unknown-parent",
    "E0221": "parent-cycle",
    "E0222": "verb-needed",
    "E0223": "unknown-placeholder",
    "E0224": "number-in-note",
    "E0225": "kind-without-like",
    "E0226": "unknown-mark",
    "E0227": "unknown-rule",
    "E0228": "label-in-the-wrong-section",
    "E0229": "number-out-of-range",
    "E0230": "nothing-to-change",
    "E0231": "nothing-to-remove",
    "E0232": "already-there",
    "E0233": "was-otherwise",
    "E0234": "fixed-line",
    "E0235": "verb-without-parent",
    "E0236": "value-removed",
    "E0237": "verb-not-here",
    "E0238": "was-without-change",
    "E0239": "convention-removed",
    "E0240": "kind-of-the-parent",
    "E0241": "parent-with-errors",
    "E0242": "missing-comma",
    "E0243": "unknown-verb",
    "E0260": "unknown-verdict",
    # rules that cannot work
    "E0301": "missing-rule",
    "E0302": "missing-round",
    "E0303": "no-such-round",
    "E0304": "conflicting-qualifiers",
    "E0305": "price-missing",
    "E0306": "price-twice",
    "E0307": "line-without-effect",
    "E0308": "expect-disagrees",
    "E0309": "not-enough-cards",
    "E0310": "contract-cannot-be-opened",
    "E0311": "round-cannot-end",
    "E0312": "contract-without-cards",
    "E0313": "meld-cannot-grow",
    "E0314": "run-longer-than-its-places",
    "E0315": "one-play-leaves-cards",
    "E0316": "contract-of-no-melds",
    "E0317": "chosen-round-dealt-otherwise",
    "E0318": "meld-never-holds",
    "E0319": "pot-of-nobody",
    "E0320": "too-many-copies",
    "E0321": "unknown-player",
    "E0322": "too-many-players",
    "E0323": "example-in-no-round",
    "E0324": "example-comes-out-differently",
    "E0325": "no-such-agreement",
    "E0326": "example-without-rules",
    "E0327": "laid-cards-are-no-meld",
    # files and records of matches
    "E0601": "unreadable-file",
    "E0602": "record-of-another-version",
    "E0603": "unreadable-record-line",
    "E0604": "incomplete-record",
    "E0605": "record-of-no-variant",
    "E0606": "record-of-other-rules",
    "E0607": "record-of-other-players",
    "E0608": "refused-in-a-record",
    "E0609": "record-disagrees",
    "E0610": "broken-link",
    "E0611": "link-of-another-version",
    "E0612": "nothing-to-judge",
    # rules that can hardly be meant
    "W0401": "dealer-against-the-play",
    "W0402": "two-aces-in-one-pack",
    # records that can still be read
    "W0601": "rules-changed-since",
    # remarks
    "N0501": "never-applies",
    "N0502": "kind-never-asked-for",
    "N0503": "meld-always-holds",
    "N0504": "low-ace-counts-otherwise",
    "N0505": "nobody-to-buy",
    "N0506": "jokers-for-nothing",
}

CODES: dict[str, Entry] = {code: Entry(code, name) for code, name in _NAMES.items()}
"""By code."""
BY_NAME: dict[str, Entry] = {entry.name: entry for entry in CODES.values()}
"""By name; names are as unique as codes."""


def entry(code_or_name: str) -> Entry:
    """The entry of a code or of a name; raises `KeyError` for what is not registered."""
    found = CODES.get(code_or_name) or BY_NAME.get(code_or_name)
    if found is None:
        raise KeyError(code_or_name)
    return found
