"""`semiramis perft`: count the sequences of actions from the start, to test and to time the rules."""

from __future__ import annotations

import time
from argparse import Namespace

from ..games.perft import perft
from .arguments import Commands, add_command, add_game, add_table, read_new_game, whole

HEADER = f"{'depth':>5} {'sequences':>16} {'seconds':>10} {'per second':>14}"


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "perft", run, "count the sequences of actions of each length")
    add_game(parser)
    parser.add_argument("--depth", type=whole(1), required=True, metavar="N", help="the longest sequences to count")
    add_table(parser, seed="0")


def run(arguments: Namespace) -> None:
    game, players, options, seed = read_new_game(arguments, 0)
    state = game.new(players, options, seed)
    print(HEADER, flush=True)
    for depth in range(1, arguments.depth + 1):
        start = time.perf_counter()
        sequences = perft(state, depth)
        took = time.perf_counter() - start
        print(f"{depth:5} {sequences:16,} {took:10.3f} {sequences / max(took, 1e-9):14,.0f}", flush=True)
