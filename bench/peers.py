"""Other libraries' games, for `bench/batch.py`: OpenSpiel's from Python, and pgx's batches on the CPU.

Both are optional. A library that is not installed is left out with a note.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from bench.contender import Contender

STEPS = 16
"""Of a batch of pgx in one call: less would measure the calls."""


def openspiel(name: str, observed: bool) -> Contender:
    import pyspiel  # an extra: only who measures against it needs it

    game = pyspiel.load_game(name)

    def step() -> int:
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
                continue
            if observed:
                state.legal_actions_mask()
                state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            plies += 1
        return plies

    return Contender(f"OpenSpiel's {name}, {'mask and observation' if observed else 'legal actions alone'}", step)


def pgx_batch(name: str, games: int) -> Contender:
    # Not an extra: who measures against it installs pgx, and no other tool looks for it.
    jax, pgx, wrappers = map(import_module, ("jax", "pgx", "pgx.experimental.wrappers"))
    env = pgx.make(name)
    advance = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        drawn, dealt = jax.random.split(key)
        actions = jax.random.categorical(drawn, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf), axis=1)
        state = advance(state, actions, jax.random.split(dealt, games))
        # What a learner reads must be computed.
        return state, (state.observation.sum(dtype=jax.numpy.float32), state.legal_action_mask.sum())

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, STEPS)))
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1)]

    def step() -> int:
        held[1], key = jax.random.split(held[1])
        held[0], seen = many(held[0], key)
        jax.block_until_ready(seen)
        return games * STEPS

    step()  # compiles it
    return Contender(f"pgx's {name} on the CPU: a batch of {games}", step)


def peers(games: int) -> tuple[list[Contender], list[str]]:
    """The peers that are installed, and a note about each that is not."""
    makers: list[tuple[str, Callable[[], list[Contender]]]] = [
        (
            "OpenSpiel",
            lambda: [openspiel(name, seen) for name in ("connect_four", "backgammon") for seen in (True, False)],
        ),
        ("pgx", lambda: [pgx_batch(name, games) for name in ("connect_four", "backgammon")]),
    ]
    found: list[Contender] = []
    notes = []
    for library, make in makers:
        try:
            found += make()
        except ModuleNotFoundError as missing:
            notes.append(f"without {library}: {missing.name} is not installed")
    return found, notes
