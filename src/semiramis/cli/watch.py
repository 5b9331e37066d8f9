"""`semiramis watch`: a game between players who choose at random, drawn as it goes."""

from __future__ import annotations

import time
from argparse import Namespace
from collections import deque
from collections.abc import Iterator

from rich.layout import Layout
from rich.live import Live
from rich.text import Text

from ..games import GAMES
from ..games.record import Match
from ..games.rng import Rng
from ..pictures.text import picture
from ..pictures.text.scores import score_table, seat_name
from .arguments import Commands, add_command, add_game, add_seconds, add_table, read_new_game
from .game_terminal import terminal_of
from .terminal import console

LAST = 6
"""How many of the last actions are shown."""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "watch", run, "watch a random game in the terminal")
    add_game(parser, default=next(iter(GAMES)))
    add_table(parser)
    add_seconds(parser, 0.5, "how long to wait after an action", "--delay", 60)


def run(arguments: Namespace) -> None:
    game, players, options, seed = read_new_game(arguments)
    names = [f"Player {number}" for number in range(1, players + 1)]
    match = Match.new(game, names, options, seed)
    output = console()
    moves = play(match, Rng(Rng(seed).next()))  # not the numbers of the set-up
    if output.is_terminal:
        lines: deque[str] = deque(maxlen=LAST)
        with Live(console=output, screen=True, auto_refresh=False) as live:
            live.update(_screen(match, lines), refresh=True)
            for sentence in moves:
                lines.append(sentence)
                live.update(_screen(match, lines), refresh=True)
                time.sleep(arguments.delay)
    else:
        deque(moves, maxlen=0)
    output.print(picture(match.game, match.state, names))
    output.print()
    output.print(score_table(match))
    output.print(f"The same game again: --seed {seed}")


def play(match: Match, rng: Rng) -> Iterator[str]:
    """Play to the end at random; yields each action in words."""
    terminal = terminal_of(match.game)
    while not match.state.over:
        state = match.state
        action = state.random_action(rng)
        sentence = f"{seat_name(state.player, match.record.players)} {terminal.describe_action(state, action)}"
        match.play(action)
        yield sentence


def _screen(match: Match, lines: deque[str]) -> Layout:
    screen = Layout()
    drawing = Layout(picture(match.game, match.state, match.record.players))
    screen.split_column(
        drawing, Layout(Text("\n".join(["", *lines]), no_wrap=True, overflow="ellipsis"), size=LAST + 1)
    )
    return screen
