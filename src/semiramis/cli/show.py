"""`semiramis show`: a position of a record, or of a text, drawn."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace

from ..ai.expert import expert_for
from ..ai.search import Search
from ..ai.search_tree import format_tree
from ..games.position_text import format_position
from ..games.record import BadRecord, Match
from ..games.rng import Rng
from ..pictures.text import picture
from ..pictures.text.scores import score_table
from .arguments import Commands, UsageError, add_command, add_record, read_position, read_record, whole
from .terminal import console


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "show", run, "draw a position of a record, or a position that is given as text")
    add_record(parser, "a game record, - for standard input, or a position as text (see docs/position.md)")
    parser.add_argument("--ply", type=whole(0), metavar="N", help="the position after N actions (default: the last)")
    parser.add_argument("--text", action="store_true", help="print the position as one line of text instead")
    parser.add_argument(
        "--think", type=whole(1), metavar="N", help="print the tree of a search with N simulations instead"
    )


def run(arguments: Namespace) -> None:
    match = position_match(arguments) or record_match(arguments)
    output = console()
    if arguments.text:
        output.print(format_position(match.game, match.state), soft_wrap=True, markup=False)
        return
    if arguments.think:
        search = Search(match.state, expert_for(match.state), Rng(0))
        search.run(arguments.think)
        output.print(format_tree(search), soft_wrap=True, markup=False)
        return
    output.print(picture(match.game, match.state, match.record.players))
    output.print()
    output.print(score_table(match))


def position_match(arguments: Namespace) -> Match | None:
    """Return the match of a position as text; None if the argument is a file."""
    text = arguments.file.strip()
    name, _, fields = text.partition(" ")
    if not name.isidentifier() or not ("=" in fields or "{" in fields):
        return None
    if arguments.ply is not None:
        raise UsageError("--ply is for records: a position has only one ply")
    game, state = read_position(text, arguments, 0)
    return Match.from_position(game, [""] * state.players, state)


def record_match(arguments: Namespace) -> Match:
    record = read_record(arguments)
    ply: int = len(record.actions) if arguments.ply is None else arguments.ply
    if ply > len(record.actions):
        raise BadRecord(f"the record has plies 0 to {len(record.actions)}, not {ply}")
    return Match.of(replace(record, actions=record.actions[:ply]), arguments.components)
