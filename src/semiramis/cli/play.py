"""`semiramis play`: a game against the computer, in the terminal."""

from __future__ import annotations

from argparse import Namespace

from ..ai.levels import LEVELS, USUAL
from ..ai.spec import check_spec, seat
from ..games.game import BadSetup
from ..games.record import Match
from ..games.rng import Rng
from .arguments import (
    Commands,
    UsageError,
    add_command,
    add_game,
    add_table,
    read_new_game,
    read_position,
    read_seed,
    whole,
)
from .session import Session
from .terminal import console


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "play", run, "play against the computer in the terminal")
    add_game(parser, default="")
    parser.add_argument(
        "--position", metavar="TEXT", help="start from this position instead of a new game (see docs/position.md)"
    )
    parser.add_argument(
        "--level",
        "--bot",
        default=USUAL,
        metavar="LEVEL",
        help=f"{', '.join(LEVELS)} (default: {USUAL}); or py:MODULE:NAME or cmd:COMMAND for a bot of yours",
    )
    parser.add_argument(
        "--seat",
        type=whole(0),
        action="append",
        dest="seats",
        metavar="N",
        help="the seat that you take, from 0; may be repeated, to play with others at one keyboard (default: 0)",
    )
    parser.add_argument(
        "--tutor",
        action="store_true",
        help="name one thing to look for before each turn, and what was better after a mistake (docs/tutor.md)",
    )
    add_table(parser)


def run(arguments: Namespace) -> None:
    seed = read_seed(arguments)
    if arguments.position is None:
        if not arguments.game:
            raise UsageError("GAME or --position is required (see 'semiramis play --help')")
        game, players, options, _ = read_new_game(arguments, seed)
    else:
        if arguments.game or arguments.options or arguments.players is not None:
            raise UsageError("the game, the players and the options are part of a position: leave them out")
        game, state = read_position(arguments.position, arguments, seed)
        players = state.players
    bot = check_spec(arguments.level, game)
    seats = set(arguments.seats or [0])
    if max(seats) >= players:
        raise BadSetup(f"there is no seat {max(seats)} with {players} players; there are 0 to {players - 1}")
    if arguments.tutor and len(seats) > 1:
        raise UsageError("the tutor is for one person: leave out --tutor, or take one seat")
    names = [f"Player {n + 1}" if n in seats else f"bot:{bot}" for n in range(players)]
    if arguments.position is None:
        match = Match.new(game, names, options, seed)
    else:
        match = Match.from_position(game, names, state)
    # Another seed than that of the set-up, from which a bot could compute what is hidden.
    with seat(bot, game, Rng(seed).next()) as opponent:
        session = Session(match, seats, opponent, console(), tutor=arguments.tutor)
        session.run()
        if match.is_recorded:
            session.say(f"The same game again: --seed {seed}")
