"""The rule model: `Variant` is what a file says, `Rules` what holds at one table.

This room is the declaration of the language. A rule is a field of a section (`sections`, `kinds`, `contract`) with a
`Rule` annotation; `declared_rules()` reads them all off. Nothing here knows how a rule is written, said or judged.
"""

from carioca_dsl.model.contract import Combination, Contract, Part
from carioca_dsl.model.declarations import SECTIONS, Declared, declared_rules, rule_id
from carioca_dsl.model.example import Example, Expected, MeldName, Step, Verb, Verdict
from carioca_dsl.model.kinds import Ace, Corner, Kind, RunKind, SetKind, Suits
from carioca_dsl.model.origin import Origin
from carioca_dsl.model.resolve import Problem, Resolution, RulesError, resolve
from carioca_dsl.model.rule import TABLE, Axis, Needs, Rule
from carioca_dsl.model.rules import RoundRules, Rules, canonical_json
from carioca_dsl.model.sections import *
from carioca_dsl.model.values import Bound, ByAct, CardClass, Frozen
from carioca_dsl.model.variant import (
    Act,
    Agreement,
    Cite,
    Expectation,
    FaceValue,
    Line,
    Mark,
    NamedKind,
    Note,
    Option,
    Qualifiers,
    Variant,
    Word,
)
