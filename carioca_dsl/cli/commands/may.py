"""Ask the referee: is this allowed, and if not, by which rule? Without --step, what can be laid with these cards."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language, add_variant, at_least, loaded
from carioca_dsl.cli.exits import FINE, WRONG, Usage

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from carioca_dsl.cli.screen import Screen
    from carioca_dsl.engine import Action
    from carioca_dsl.play import Voice
    from carioca_dsl.referee import Answer

EXAMPLES = (
    'carioca may argentina --round 2 --holds "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ K♦" --step "opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"',
    'carioca may argentina --round 2 --holds "8c 8d 8h 4s 5s 6s 7s Kd"',
    'carioca may argentina --holds "8s Kd" --laid "8c 8d 8h | Kc Kh Ks" --step "adds: 8s to me 1" --lang en',
)
_SHOWN = 20
"""Ways to do one thing that anybody wants to read."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_variant(parser)
    parser.add_argument("--round", type=int, default=1, metavar="N", help="the number of the round (default: 1)")
    parser.add_argument(
        "--holds",
        required=True,
        metavar="CARDS",
        help='your hand as it is now, what you drew included (unless you ask about a draw): "8♣ 10d As *"',
    )
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="MELDS",
        help='what somebody has laid: "ana: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"; may be repeated',
    )
    parser.add_argument(
        "--laid", "--opened", action="append", default=[], metavar="MELDS", help="your own melds of earlier turns"
    )
    parser.add_argument("--discards", metavar="CARDS", help="the discard pile, its top last")
    parser.add_argument("--took", metavar="CARD", help="the card of your hand that you took from the discard pile")
    parser.add_argument(
        "--step",
        action="append",
        default=[],
        metavar="STEP",
        help='what you want to do: "opens: … | …", "adds: 8♠ to ana 1", "discards: K♦"; may be repeated',
    )
    parser.add_argument("--name", metavar="NAME", help="how you are called in steps (default: me)")
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default: the fewest)")
    add_language(parser)
    parser.add_argument("--format", choices=("text", "json"), default="text", help="how to show it")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0 if everything is allowed (or nothing is asked), 1 if something is refused or cannot be understood."""
    from carioca_dsl.diagnostics import render
    from carioca_dsl.play import Voice
    from carioca_dsl.play.voice import table_speech
    from carioca_dsl.referee import Question, Unanswerable, answer

    variant = loaded(options, screen)
    if options.players is not None:
        at_least(1, "--players", options.players, 100)
    asker = options.name or table_speech(variant.variant, options.lang).phrase("may_asker")
    question = Question(
        asker=_name(asker),
        round=options.round,
        holds=options.holds,
        tables=tuple(options.table),
        laid=tuple(options.laid),
        discards=options.discards,
        took=options.took,
        steps=tuple(options.step),
        players=options.players,
    )
    try:
        found = answer(variant.variant, question, variant.agreed, options.lang)
    except Unanswerable as problem:
        screen.note(render(problem.diagnostics, problem.texts.get, "text", options.lang))
        return WRONG
    voice = Voice(variant.variant, variant.agreement, found.rules, options.lang)
    if options.format == "json":
        screen.say_json(_as_json(found, options.lang))
    else:
        for line in _verdicts(found, voice) if found.steps else _possible(found, voice):
            screen.say(line)
    return FINE if found.allowed else WRONG


def _name(text: str) -> str:
    name = " ".join(text.split())
    if not name or len(name) > 30 or not name.isprintable() or any(sign in name for sign in ':;#|"'):
        raise Usage(f"{text[:40]!r} is no name for a player: letters, at most 30")
    return name


def _verdicts(found: Answer, voice: Voice) -> Iterator[str]:
    """The verdict of each step; every reason with the rule's id."""
    from carioca_dsl.prose.inline import clean, plain

    several = len(found.steps) > 1
    for step in found.steps:
        said = f"{clean(step.step.text)}: " if several else ""
        if not step.reasons:
            yield said + plain(voice.say("may_allowed"))
            continue
        first, *others = [
            f"{voice.reason(reason, found.round.number, found.names)} [{reason.id}]" for reason in step.reasons
        ]
        yield said + plain(voice.say("may_refused", first))
        yield from (f"  {plain(reason)}" for reason in others)


def _possible(found: Answer, voice: Voice) -> Iterator[str]:
    """What could be laid now, as steps that could be asked about."""
    from carioca_dsl.prose.inline import plain

    groups = _groups(found, voice.code)
    for key, lines in groups.items():
        yield plain(voice.say(key))
        yield from (f"  {line}" for line in lines[:_SHOWN])
        if len(lines) > _SHOWN:
            yield f"  {plain(voice.phrase('may_more'))}"
    if not groups:
        yield plain(voice.say("may_nothing"))


def _groups(found: Answer, language: str) -> dict[str, list[str]]:
    from carioca_dsl.play import options
    from carioca_dsl.referee import action_text

    now = options(found.view, _SHOWN + 1)
    groups: dict[str, Sequence[Action]] = {
        "may_open": now.openings,
        "may_lay": now.lays,
        "may_add": now.lay_offs,
        "may_swap": now.swaps,
    }
    asker = f"{found.names[0]} "  # may be left out of a step, so it is
    return {
        key: [action_text(one, found.names, language).removeprefix(asker) for one in group]
        for key, group in groups.items()
        if group
    }


def _as_json(found: Answer, language: str) -> dict[str, object]:
    if not found.steps:
        return {key.removeprefix("may_"): lines for key, lines in _groups(found, language).items()}
    steps = [
        {"text": step.step.text, "verdict": step.verdict, "rule": next(iter(step.rules), None), "rules": step.rules}
        for step in found.steps
    ]
    return {"allowed": found.allowed, "steps": steps}
