"""Plays the game that `semiramis new-game` has written, in another process than pytest's own, where it is installed."""

from __future__ import annotations

import sys

import semiramis
from semiramis.ai import hint
from semiramis.cli import main
from semiramis.envs import Batch, make
from semiramis.games import get_game
from semiramis.games.record import Match
from semiramis.testing import check_game

name = sys.argv[1]
check_game(get_game(name))
state = semiramis.new(name)
assert semiramis.parse_position(semiramis.format_position(state)) == state
assert hint(state, simulations=50)
for command in (["watch"], ["perft", "--depth", "3"], ["simulate", "--games", "2"]):
    assert main([command[0], name, *command[1:]]) == 0
env = make(name)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, _reward, over, cut, _info = env.last()
    assert observation is not None
    env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
batch = Batch(name, 3)
for _ in range(50):
    batch.step(batch.sample())
match = Match.new(get_game(name), ["Ana", "Ben"])
for action in (1, 2, 1, 2, 1, 2, 1):
    match.play(match.state.parse_action(f"column {action}"))
assert match.state.winners() == [0]
print("played everywhere")
