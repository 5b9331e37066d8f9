"""Many games at once, one action in each at a time, over arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

from ..games import get_game
from ..games.arguments import as_integer, brief, check_type, integer_or_none
from ..games.game import BadSetup, Game, State
from ..games.memory import COUNT, READ, WRITE
from ..games.rng import Rng
from . import plain_rules, rows
from .numbers import check_sizes, observation_size
from .rewards import rewards

MOST_GAMES = 2**31 - 1
INTERPRETED = __file__.endswith(".py")
SHORT: Any = object if INTERPRETED else numpy.int16
INTEGER: Any = object if INTERPRETED else numpy.int32
ACTION: Any = object if INTERPRETED else numpy.int64
"""The types of the arrays that games read and write: C integers if compiled, Python integers if not."""


class Batch:
    """Games of one kind that are stepped together. A finished game starts anew at once, with another deal.

    The positions are packed in one array, and a single state takes each of them in turn. Only a game in plain Python
    has a state for each position, and is slow. The results are arrays with a row for each game. They are filled anew
    with each step and are read-only: copy what is to be kept.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        if getattr(self, "n", 0):
            raise TypeError("__init__: this Batch is initialised already")
        count = integer_or_none(n)
        if count is None or not 1 <= count <= MOST_GAMES:
            raise BadSetup(f"n: a batch has from 1 to {MOST_GAMES} games, not {brief(n)}")
        chosen = get_game(game) if isinstance(game, str) else game
        check_type(chosen, Game, "game")
        state = chosen.new(players, options, seed)  # raises for wrong players, options or seed
        check_type(state, State, "game.new()")
        # C's methods are not seen from here, so this is a game in plain Python.
        plain = not INTERPRETED and hasattr(state, "_pack")
        seats = state.players
        actions = chosen.action_count
        size = observation_size(chosen, seats)
        check_sizes(chosen, state, actions, size)
        positions = numpy.zeros((count, 1 if plain else self.packed_size(state)), SHORT)
        legal = numpy.zeros((count, actions), INTEGER)
        counts = numpy.zeros(count, INTEGER)
        observations = numpy.zeros((count, size), numpy.int16)
        masks = numpy.zeros((count, actions), numpy.int8)
        acting = numpy.zeros(count, numpy.int8)
        given = numpy.zeros((count, seats), numpy.float32)
        scores = numpy.zeros((count, seats), numpy.int16)
        finished = numpy.zeros(count, numpy.uint8)
        # All memory is allocated. Before this, an object without it must not look like a batch with games.
        self.game = chosen
        self._state = state
        self._states = [state.clone() for _ in range(count)] if plain else []
        self._actions = actions
        self._positions = positions
        self._legal = legal
        self._counts = counts
        self._observations = observations
        self._masks = masks
        self._players = acting
        self._rewards = given
        self._scores = scores
        self._finished = finished
        self.observations: NDArray[numpy.int16] = read_only(observations)
        """The observation of the current player: the numbers of `Game.features`."""
        self.masks: NDArray[numpy.int8] = read_only(masks)
        """1 for each legal action."""
        self.players: NDArray[numpy.int8] = read_only(acting)
        """The seat of the current player."""
        self.rewards: NDArray[numpy.float32] = read_only(given)
        """The reward of each seat for the last step: 0 unless it ended a game."""
        self.scores: NDArray[numpy.int16] = read_only(scores)
        """Each seat's points in the last game that ended in this row."""
        self.finished: NDArray[numpy.bool_] = read_only(finished.view(numpy.bool_))
        """Whether the last step ended a game; the other arrays already show the next one."""
        self.n = count
        self._seed(seed)
        self.restart()

    def reset(self, seed: int) -> None:
        """Start all games anew, as a new batch with this seed would."""
        self.game.new(self._state.players, None, seed)  # raises for a wrong seed
        self._seed(seed)
        self.restart()

    def _seed(self, seed: int) -> None:
        """A generator for the deals of each row, and one for samples: no row depends on the others."""
        seeds = Rng(seed)
        self._sampler = Rng(seeds.next())
        self._dealers = [Rng(seeds.next()) for _ in range(self.n)]

    def restart(self) -> None:
        for row in range(self.n):
            self._finished[row] = 0
            for seat in range(self._state.players):
                self._rewards[row, seat] = 0
                self._scores[row, seat] = 0
            self.deal(row)
            self.put(row)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Do one action in each game. If one of them is not legal, none is done."""
        given = numpy.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadSetup(f"{self.n} whole numbers are needed, one a game, not {given.dtype} of shape {given.shape}")
        chosen = given.astype(ACTION)
        row = self.first_illegal(chosen)
        if row < self.n:
            try:
                self.state(row).apply(int(given[row]))
            except ValueError as error:
                error.add_note(f"in game {row} of the batch; no action was done in any of them")
                raise
        self.advance(chosen)

    def first_illegal(self, actions: NDArray[numpy.int64]) -> int:
        """The first game in which the action is not legal; `n` if there is none."""
        for row in range(self.n):
            action = actions[row]
            if not 0 <= action < self._actions or not self._masks[row, action]:
                return row
        return self.n

    def advance(self, actions: NDArray[numpy.int64]) -> None:
        for row in range(self.n):
            self.take(row)
            self._state._advance(actions[row])
            if self._finished[row]:
                self._finished[row] = 0
                for seat in range(self._state.players):
                    self._rewards[row, seat] = 0
            if self._state.over:
                self.finish(row)
            self.put(row)

    def finish(self, row: int) -> None:
        """Write rewards and scores of a game that is over, and deal the next one."""
        self._finished[row] = 1
        given = rewards(self._state)
        for seat in range(self._state.players):
            self._rewards[row, seat] = given[seat]
            self._scores[row, seat] = self._state._points(seat)
        self.deal(row)

    def deal(self, row: int) -> None:
        """Let the state become the next game of a row."""
        dealer = self._dealers[row]
        self._state._deal(dealer)

    def packed_size(self, state: State) -> int:
        nowhere = numpy.zeros((1, 1), SHORT)
        return state._pack(rows.shorts(nowhere, 0), COUNT)

    def take(self, row: int) -> None:
        """Let the state become the position of a game."""
        if self._states:
            self._state._assign(self._states[row])
        else:
            self._state._pack(rows.shorts(self._positions, row), READ)

    def put(self, row: int) -> None:
        """Store the state as the position of a game, and fill the row of each array."""
        player = self._state.player
        self._players[row] = player
        legal = rows.integers(self._legal, row)
        if self._states:
            self.put_plain(row)
        else:
            self._state._pack(rows.shorts(self._positions, row), WRITE)
            self._state._fill_observation(player, rows.shorts(self._observations, row))
            self._counts[row] = self._state._fill_actions(legal)
        mask = rows.flags(self._masks, row)
        for i in range(self._actions):
            mask[i] = 0
        for i in range(self._counts[row]):
            mask[legal[i]] = 1

    def put_plain(self, row: int) -> None:
        """The part of `put` that is different for a game in plain Python."""
        self._states[row]._assign(self._state)
        numbers = plain_rules.observe(self._state, self._state.player, self._observations.shape[1])
        for i in range(len(numbers)):
            self._observations[row, i] = numbers[i]
        legal = self._state.legal_actions()
        self._counts[row] = len(legal)
        for i in range(len(legal)):
            self._legal[row, i] = legal[i]

    def sample(self) -> NDArray[numpy.int64]:
        """A random legal action for each game."""
        actions = numpy.zeros(self.n, numpy.int64)
        self.draw(actions)
        return actions

    def draw(self, actions: NDArray[numpy.int64]) -> None:
        for row in range(self.n):
            actions[row] = self._legal[row, self._sampler._below(self._counts[row])]

    def state(self, row: int) -> State:
        """The position of one game, as a state of its own."""
        number = as_integer(row, "row")
        if not 0 <= number < self.n:
            raise IndexError(f"row: the batch has games 0 to {self.n - 1}, not {brief(row)}")
        self.take(number)
        return self._state.clone()


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """A read-only view of an array that cannot be made writable: the games trust their masks."""
    return numpy.asarray(array.data.toreadonly())
