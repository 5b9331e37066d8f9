"""Promises about the start of a game, its length and its record."""

from __future__ import annotations

import json

from ..games.game import BadSetup
from ..games.record import Match, Record
from ..games.rng import SEEDS, Rng
from .equality import everything, require_same, seen
from .promise import Start, is_json, refuse, require
from .random_games import choose_randomly

OTHER_SEEDS = 16


def starts_at_ply_0(start: Start) -> None:
    """`new` returns a position at ply 0 that is not over."""
    state = start.new()
    require(state.ply == 0 and not state.over, f"ply {state.ply}, over is {state.over}")


def names_its_game(start: Start) -> None:
    """`game` of a position is the name of its game."""
    require(start.new().game == start.game.name, repr(start.new().game))


def starts_the_same_from_the_same_seed(start: Start) -> None:
    """`new` returns the same position for the same seed."""
    one, two = start.new(), start.new()
    require_same(start.game.setup(one), start.game.setup(two))
    require_same(seen(one), seen(two))


def starts_differently_from_other_seeds(start: Start) -> None:
    """`new` returns other positions for other seeds, if the set-up has anything random."""
    setups = [start.game.setup(start.new())]
    for n in range(1, OTHER_SEEDS):
        seed = (start.seed + n) % SEEDS
        setups.append(start.game.setup(start.game.new(start.players, start.options, seed)))
    require(not setups[0] or any(setup != setups[0] for setup in setups), f"always {setups[0]}")


def ends(start: Start) -> None:
    """A game ends after at most `longest` actions; `ply` counts them."""
    state = start.new()
    for ply in range(start.game.longest + 1):
        require(state.ply == ply, f"ply {state.ply} after {ply} actions")
        if state.over:
            return
        state.apply(choose_randomly(state, start.rng))
    require(False, f"not over at ply {state.ply}, and longest is {start.game.longest}")


def tells_its_setup(start: Start) -> None:
    """`setup` is JSON; `start` restores the same position from it and does not change it."""
    state = start.new()
    setup = start.game.setup(state)
    require(isinstance(setup, dict) and is_json(setup), f"not JSON: {setup}")
    written = json.loads(json.dumps(setup))
    again = start.game.start(start.players, start.options, written)
    require_same(setup, written, "start changed it")
    require_same(everything(state, start.game), everything(again, start.game))
    require_same(setup, start.game.setup(again))


def tells_its_setup_at_the_start_alone(start: Start) -> None:
    """`setup` raises `BadSetup` for a game that has begun."""
    state = start.new()
    state.advance(state.random_action(start.rng))
    refuse(BadSetup, "a set-up at ply 1", start.game.setup, state)


def refuses_what_is_no_setup(start: Start) -> None:
    """`start` raises `BadSetup` for anything that is not a set-up."""
    setup = start.game.setup(start.new())
    strange: tuple[object, ...] = (None, [], "", 7, {**setup, "no such name": 1})
    for bad in strange:
        refuse(BadSetup, f"the set-up {bad!r}", start.game.start, start.players, start.options, bad)
    for name in setup:
        left = {key: value for key, value in setup.items() if key != name}
        refuse(BadSetup, f"a set-up without {name}", start.game.start, start.players, start.options, left)


def travels_as_its_record(start: Start) -> None:
    """A game is its record: set-up and actions in notation, written as JSON and read again, give every position."""
    game = start.game
    match = Match.new(game, [f"seat {seat}" for seat in range(start.players)], start.options, start.seed)
    state = start.new()
    while not state.over:
        action = choose_randomly(state, start.rng)
        match.play(action)
        state.advance(action)
    require_same(seen(state), seen(match.state))
    written = json.loads(match.record.dumps())
    kept = Record(written["game"], written["players"], written["options"], written["setup"], written["actions"])
    again = Match(game, kept)
    require(again.record == match.record, "the record is not the same after it was played again")
    for one, two in zip(match, again, strict=True):
        require_same(seen(one), seen(two), f"ply {one.ply}")


def plays_out(start: Start) -> None:
    """`random_playout` plays to the end, the same game with the same `rng`, and returns the number of actions."""
    seed = start.rng.next()
    one, two = start.new(), start.new()
    one.advance(one.random_action(Rng(seed)))
    two.advance(two.random_action(Rng(seed)))
    count = one.random_playout(Rng(seed))
    require(one.over, f"not over at ply {one.ply}")
    require(count == one.ply - 1, f"{count} actions from ply 1 to ply {one.ply}")
    two.random_playout(Rng(seed))
    require_same(seen(one), seen(two))


FIRST = (starts_at_ply_0, names_its_game, starts_the_same_from_the_same_seed, starts_differently_from_other_seeds, ends)
LAST = (
    tells_its_setup,
    tells_its_setup_at_the_start_alone,
    refuses_what_is_no_setup,
    travels_as_its_record,
    plays_out,
)
