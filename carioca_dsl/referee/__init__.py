"""The referee: examples and records played by the one judge. Here the compiler and the engine meet, nowhere lower."""

from carioca_dsl.referee.agreement import (
    Contradiction,
    UnknownAgreement,
    agreed_texts,
    agreements_of,
    known_agreements,
    read_agreement,
)
from carioca_dsl.referee.examples import play_example, play_examples
from carioca_dsl.referee.fault import Fault, Faulty
from carioca_dsl.referee.findings import findings
from carioca_dsl.referee.link import link_of, record_of
from carioca_dsl.referee.link_packing import is_link
from carioca_dsl.referee.player_names import UnrecordableName, but_names, check_names, tidy
from carioca_dsl.referee.question import Answer, Question, Unanswerable, answer
from carioca_dsl.referee.record import action_text, growing_record, record_lines, write_record
from carioca_dsl.referee.record_rules import StopReading
from carioca_dsl.referee.record_text import RecordHead
from carioca_dsl.referee.record_versions import FIRST as FIRST_LINE
from carioca_dsl.referee.record_versions import is_record
from carioca_dsl.referee.replay import Replay, replay
from carioca_dsl.referee.report import ExampleReport, ExpectReport, StepReport, report_json
from carioca_dsl.referee.seal import broken_seal, seal_of, sealed
from carioca_dsl.referee.situation import Situation, Tables, situation
from carioca_dsl.referee.steps import action_of

__all__ = [
    "FIRST_LINE",
    "Answer",
    "Contradiction",
    "ExampleReport",
    "ExpectReport",
    "Fault",
    "Faulty",
    "Question",
    "RecordHead",
    "Replay",
    "Situation",
    "StepReport",
    "StopReading",
    "Tables",
    "Unanswerable",
    "UnknownAgreement",
    "UnrecordableName",
    "action_of",
    "action_text",
    "agreed_texts",
    "agreements_of",
    "answer",
    "broken_seal",
    "but_names",
    "check_names",
    "findings",
    "growing_record",
    "is_link",
    "is_record",
    "known_agreements",
    "link_of",
    "play_example",
    "play_examples",
    "read_agreement",
    "record_lines",
    "record_of",
    "replay",
    "report_json",
    "seal_of",
    "sealed",
    "situation",
    "tidy",
    "write_record",
]
