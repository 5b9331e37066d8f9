"""`semiramis replay`: play a record again and print the result."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import replace

from ..games.game import State
from ..games.record import Match
from ..pictures.text.scores import score_table
from .arguments import Commands, add_command, add_record, read_record
from .terminal import console


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "replay", run, "play a record again and tell its scores")
    add_record(parser)
    parser.add_argument("--steps", action="store_true", help="print a JSON line for every position and for the end")


def run(arguments: Namespace) -> None:
    record = read_record(arguments)
    match = Match.of(replace(record, actions=[]), arguments.components)
    for action in record.actions:
        position = step(match.state, action) if arguments.steps else {}
        match.play(action)
        if arguments.steps:  # only now is the action known to be legal
            print(json.dumps(position, ensure_ascii=False))
    if not arguments.steps:
        console().print(score_table(match))
    elif match.state.over:
        print(json.dumps(end(match.state), ensure_ascii=False))


def step(state: State, action: str) -> dict[str, object]:
    """Return a position before its action as JSON."""
    return {
        "ply": state.ply,
        "player": state.player,
        "legal": state.legal_notations(),
        "action": action,
        "scores": state.scores(),
    }


def end(state: State) -> dict[str, object]:
    return {"over": True, "scores": state.scores(), "winners": state.winners(), "breakdown": state.breakdown()}
