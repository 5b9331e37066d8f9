"""Many games at once, one action in each at a time, over arrays."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

from ..games import get_game
from ..games.arguments import brief, check_type, integer_or_none
from ..games.game import BadSetup, Game, GameError, State
from ..games.memory import COUNT, READ, WRITE
from ..games.rng import Rng
from . import plain_rules, rows, unlocked
from .batch_arrays import Seal, check_row, check_rows
from .numbers import check_sizes, observation_size, rewards

MOST_GAMES = 2**31 - 1
NO_PLAYER = -1
"""The current player of a game that is over."""
MANY = 128
"""A mask with more legal actions than this is cleared as a whole, a smaller one action by action."""
INTERPRETED = __file__.endswith((".py", ".pyc"))
SHORT: Any = object if INTERPRETED else numpy.int16
INTEGER: Any = object if INTERPRETED else numpy.int32
ACTION: Any = object if INTERPRETED else numpy.int64
"""The types of the arrays that games read and write: C integers if compiled, Python integers if not."""

Step = tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class Batch:
    """Games of one kind that are stepped together.

    `Batch(game, n, players=None, options=None, seed=None, autoreset=True)`: `game` is a name or a `Game`. The same seed
    gives the same games; without one, they are different every time.

    A finished game starts anew at once, with another deal, unless `autoreset` is False. The results are arrays with a
    row for each game. They are views of the memory that each step fills anew, and read-only: copy what is to be kept.

    `observations`, `masks` and `players` are of the current player: what it sees, which actions are legal, and its seat
    (-1 in a game that is over). `rewards`, `finished` and `scores` tell of the last step: what it gave to each seat,
    whether it ended the game, and the points of the last game that ended. `truncated` is always False. `game`, `n`,
    `seats` and `options` are what the batch was made with.

    `step` releases the interpreter's lock, so threads with a batch each run at the same time. One batch is for one
    thread at a time; a second one gets a `RuntimeError`. Games in plain Python are slow, and keep the lock.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        autoreset: bool = True,
    ) -> None:
        if getattr(self, "n", 0):
            raise TypeError("__init__: this Batch is initialised already")
        count = integer_or_none(n)
        if count is None or not 1 <= count <= MOST_GAMES:
            raise BadSetup(f"n: a batch has from 1 to {MOST_GAMES} games, not {brief(n)}")
        chosen = get_game(game) if isinstance(game, str) else game
        check_type(chosen, Game, "game")
        if seed is None:
            seed = secrets.randbits(64)
        state = chosen.new(players, options, seed)  # raises for wrong players, options or seed
        check_type(state, State, "game.new()")
        seats = state.players
        actions = chosen.action_count
        size = observation_size(chosen, seats)
        check_sizes(chosen, state, actions, size)
        self.game = chosen
        self.options = chosen.check_options(options)
        """The options of all games, nested as in a record."""
        self.seats = seats
        """The number of players of each game."""
        self.autoreset = bool(autoreset)
        self._busy = False
        self._plain = plain_rules.is_plain(state)
        self._seal: Seal | None = None
        self._states = [state.clone() for _ in range(count)]
        self._actions = actions
        self._all = numpy.arange(count, dtype=numpy.int64)
        self._legal = numpy.zeros((count, actions), INTEGER)
        self._counts = numpy.zeros(count, INTEGER)
        self._deals: list[int | None] = [None] * count
        # What is public shows this memory, and cannot write to it.
        observations = self._observations = numpy.zeros((count, size), numpy.int16)
        masks = self._masks = numpy.zeros((count, actions), numpy.int8)
        acting = self._players = numpy.zeros(count, numpy.int8)
        self._observers = numpy.zeros(count, numpy.int8)
        given = self._rewards = numpy.zeros((count, seats), numpy.float32)
        scores = self._scores = numpy.zeros((count, seats), numpy.int16)
        finished = self._finished = numpy.zeros(count, numpy.uint8)
        self.observations: NDArray[numpy.int16] = read_only(observations)
        """The observation of the current player: the numbers of `Game.features`.

        In a game that is over and not restarted it is that of the seat that acted last.
        """
        self.masks: NDArray[numpy.bool_] = read_only(masks.view(numpy.bool_))
        """True for each legal action; none is legal in a game that is over."""
        self.players: NDArray[numpy.int8] = read_only(acting)
        """The seat of the current player, -1 in a game that is over."""
        self.rewards: NDArray[numpy.float32] = read_only(given)
        """The reward of each seat for the last step: 0 unless it ended a game."""
        self.scores: NDArray[numpy.int16] = read_only(scores)
        """Each seat's points in the last game that ended in this row."""
        self.finished: NDArray[numpy.bool_] = read_only(finished.view(numpy.bool_))
        """Whether the last step ended a game. With `autoreset` the other arrays already show the next one."""
        self.truncated: NDArray[numpy.bool_] = read_only(numpy.zeros(count, numpy.bool_))
        """Always False: no game is cut short."""
        self.n = count  # last: an object without memory must not look like a batch with games
        self._seed(seed)
        self.restart(self._all)

    # What is public checks its arguments, and that no other thread is at work.

    def reset(self, seed: int | None = None, rows: object = None) -> tuple[NDArray[numpy.int16], dict[str, Any]]:
        """Start games anew: all, or those of `rows`, which are indices or a mask.

        With a seed, as a new batch with this seed does, and only all of them. Without one, each row deals its next
        game, as it does when a game ends. Returns the observations and an `info` like that of `step`.
        """
        if seed is not None:
            if rows is not None:
                raise BadSetup("a seed is for all games: without rows")
            self.game.new(self.seats, None, seed)  # raises for a wrong seed
        chosen = self._all if rows is None else check_rows(rows, self.n)
        self.enter()
        try:
            if seed is not None:
                self._seed(seed)
                self._scores[:, :] = 0
            self.restart(chosen)
        finally:
            self._busy = False
        return self.observations, self.info()

    def step(self, actions: Sequence[int] | NDArray[Any], rows: object = None) -> Step:
        """Do one action in each game, or in those of `rows`. If one of them is not legal, none is done.

        Returns `observations`, `rewards`, `finished`, `truncated` and `info`: the arrays of this batch, not copies.
        In rows that are not stepped, rewards are 0 and `finished` is False.
        """
        chosen = self._all if rows is None else check_rows(rows, self.n)
        given = numpy.asarray(actions)
        count = len(chosen)
        if given.shape != (count,) or (count and given.dtype.kind not in "iu"):
            raise BadSetup(f"{count} whole numbers are needed, one a game, not {given.dtype} of shape {given.shape}")
        wanted = given.astype(ACTION)  # a copy, which no other thread can change
        self.enter()
        try:
            wrong = self.advance(wanted, chosen)
        finally:
            self._busy = False
        if wrong < count:
            row = int(chosen[wrong])
            try:
                self.state(row).apply(int(given[wrong]))
            except ValueError as error:
                error.add_note(f"in game {row} of the batch; no action was done in any of them")
                raise
        return self.observations, self.rewards, self.finished, self.truncated, self.info()

    def info(self) -> dict[str, Any]:
        """Return what `step` adds to the arrays of Gymnasium."""
        return {"action_mask": self.masks, "players": self.players, "scores": self.scores}

    def sample(self) -> NDArray[numpy.int64]:
        """Return a random legal action for each game; 0 in a game that is over."""
        actions = numpy.zeros(self.n, numpy.int64)
        self.enter()
        try:
            unlocked.draw(self, actions)
        finally:
            self._busy = False
        return actions

    # Positions

    def state(self, row: int) -> State:
        """Return the position of one game, as a state of its own."""
        number = check_row(row, self.n)
        self.enter()
        try:
            return self._states[number].clone()
        finally:
            self._busy = False

    def deal_seed(self, row: int) -> int | None:
        """Return the seed that deals the game of a row.

        `game.new(batch.seats, batch.options, seed)` is its first position. None if the game was taken up in the
        middle, by `load` or `restore`.
        """
        return self._deals[check_row(row, self.n)]

    def load(self, row: int, state: State) -> None:
        """Let the game of a row go on from a position, which is copied. Its players and options must be those here.

        What the last step wrote about this row is cleared.
        """
        number = check_row(row, self.n)
        self.enter()
        try:
            self._states[number].assign(state)  # raises for a position of another game
            self._deals[number] = None
            self.clear(number)
            self.put(number)
        finally:
            self._busy = False

    def save(self) -> NDArray[Any]:
        """Return all positions, also what is hidden in them, as an array with a row for each game.

        `restore` takes it, or some of its rows, in any batch of the same game, players, options and components.
        """
        self.enter()
        try:
            packed = numpy.zeros((self.n, self.packed_size()), self.packed_type())
            for row in range(self.n):
                self.pack(row, packed, row, WRITE)
        finally:
            self._busy = False
        return self.seal().close(packed)

    def restore(self, positions: NDArray[Any], rows: object = None) -> None:
        """Let games go on from saved positions, one for each game, or for each of `rows`.

        Raises `BadPosition` if one of them was changed, or was saved by a batch of another kind. Then nothing is done.
        """
        chosen = self._all if rows is None else check_rows(rows, self.n)
        packed = self.seal().open(positions, len(chosen), self.packed_size(), self.packed_type())
        self.enter()
        try:
            for i, row in enumerate(chosen.tolist()):
                self.pack(row, packed, i, READ)
                self._deals[row] = None
                self.clear(row)
                self.put(row)
        finally:
            self._busy = False

    def seal(self) -> Seal:
        if self._seal is None:
            self._seal = Seal(self.game, self.seats, self.options)
        return self._seal

    # Copies

    def copy(self) -> Batch:
        """Return another batch with the same positions and the same deals to come."""
        return rebuild(self.game, *self.contents())

    def __repr__(self) -> str:
        if not getattr(self, "n", 0):
            return f"<{type(self).__name__} without games>"
        games = f"{self.n:,} game{'s' if self.n > 1 else ''} of {self.game.name}"
        return f"<{type(self).__name__}: {games}, {self.seats} players>"

    def __copy__(self) -> Batch:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        # By its name, so that positions of the game that is there fit.
        game = self.game.name if self.game is get_game(self.game.name) else self.game
        return rebuild, (game, *self.contents())

    def contents(self) -> tuple[Any, ...]:
        arrays = (self.rewards, self.scores, self.finished, self.players, numpy.asarray(self._observers))
        words = [self._sampler.word, *[dealer.word for dealer in self._dealers]]
        copies = [each.copy() for each in arrays]
        return self.n, self.seats, self.options, self.autoreset, self.save(), words, self._deals[:], copies

    def _refill(self, words: list[int], deals: list[int | None], arrays: list[NDArray[Any]]) -> None:
        """Set what positions do not have. Called for a new batch only."""
        self._deals = list(deals)
        self._sampler = Rng(words[0])
        self._dealers = [Rng(word) for word in words[1 : self.n + 1]]
        given, scores, finished, _, observers = arrays
        for row in range(self.n):
            self._finished[row] = bool(finished[row])
            self._observers[row] = int(observers[row]) % self.seats
            for seat in range(self.seats):
                self._rewards[row, seat] = given[row, seat]
                self._scores[row, seat] = scores[row, seat]
            self.put(row)

    # What follows trusts its arguments.

    def enter(self) -> None:
        """Make sure that no other thread is working on this batch."""
        if self._busy:
            raise RuntimeError("this batch is used by another thread: each thread needs a batch of its own")
        if not getattr(self, "n", 0):
            raise TypeError("this Batch was made without __init__")
        self._busy = True

    def _seed(self, seed: int) -> None:
        """Seed a generator for the deals of each row, and one for samples: no row depends on the others."""
        seeds = Rng(seed)
        self._sampler = Rng(seeds.next())
        self._dealers = [Rng(seeds.next()) for _ in range(self.n)]

    def restart(self, chosen: NDArray[numpy.int64]) -> None:
        for i in range(chosen.shape[0]):
            row = chosen[i]
            self.clear(row)
            self.deal(row)
            self.put(row)

    def clear(self, row: int) -> None:
        """Forget what the last step told of a row."""
        self._finished[row] = 0
        for seat in range(self.seats):
            self._rewards[row, seat] = 0

    def advance(self, actions: NDArray[numpy.int64], chosen: NDArray[numpy.int64]) -> int:
        """Do these actions if all are legal. Returns the place of the first that is not; their number if all are."""
        if self._plain:
            wrong = self.first_illegal(actions, chosen)
            if wrong == chosen.shape[0]:
                self.clear_finished()
                self.advance_plain(actions, chosen)
        else:
            wrong = unlocked.advance(self, actions, chosen)
        if wrong == chosen.shape[0]:
            for i in range(chosen.shape[0]):
                if self._finished[chosen[i]]:
                    self.finish(chosen[i])
        return wrong

    def advance_plain(self, actions: NDArray[numpy.int64], chosen: NDArray[numpy.int64]) -> None:
        for i in range(chosen.shape[0]):
            row = chosen[i]
            self._states[row]._advance(actions[i])
            self._finished[row] = self._states[row].over
            if not self._finished[row]:
                self.put(row)

    def advance_unlocked(self, actions: NDArray[numpy.int64], chosen: NDArray[numpy.int64]) -> int:
        """Do the part of `advance` that needs no lock. Games that are over are left to `finish`."""
        wrong = self.first_illegal(actions, chosen)
        if wrong == chosen.shape[0]:
            self.clear_finished()
            for i in range(chosen.shape[0]):
                unlocked.visit(self, chosen[i], actions[i])
        return wrong

    def first_illegal(self, actions: NDArray[numpy.int64], chosen: NDArray[numpy.int64]) -> int:
        for i in range(chosen.shape[0]):
            row = chosen[i]
            action = actions[i]
            if not 0 <= action < self._actions or not self._masks[row, action]:
                return i
        return len(chosen)

    def clear_finished(self) -> None:
        for row in range(self.n):
            if self._finished[row]:
                self.clear(row)

    def visit(self, state: State, row: int, action: int) -> None:
        """Do an action, and show what follows. A game that is over is left to `finish`."""
        observer = self._players[row]
        state._act(action)
        if state.over:
            self._finished[row] = 1
            return
        player = state.player
        if player == observer:
            state._update_observation(action, player, rows.shorts(self._observations, row))
        else:
            state._fill_observation(player, rows.shorts(self._observations, row))
            self._players[row] = player
            self._observers[row] = player
        self.mark(state, row)

    def mark(self, state: State, row: int) -> None:
        """Write the mask of a row."""
        self.clear_mask(row)
        legal = rows.integers(self._legal, row)
        mask = rows.flags(self._masks, row)
        count = state._fill_actions(legal)
        for i in range(count):
            mask[legal[i]] = 1
        self._counts[row] = count

    def clear_mask(self, row: int) -> None:
        legal = rows.integers(self._legal, row)
        mask = rows.flags(self._masks, row)
        count = self._counts[row]
        if count > MANY:
            for i in range(self._actions):
                mask[i] = 0
        else:
            for i in range(count):
                mask[legal[i]] = 0
        self._counts[row] = 0

    def finish(self, row: int) -> None:
        """Write rewards and scores of a game that is over, and deal the next one."""
        state = self._states[row]
        given = rewards(state)
        for seat in range(self.seats):
            self._rewards[row, seat] = given[seat]
            self._scores[row, seat] = state._points(seat)
        if self.autoreset:
            self.deal(row)
        self.put(row)

    def deal(self, row: int) -> None:
        """Deal the next game of a row."""
        self._deals[row] = self._dealers[row].word
        self._states[row]._deal(self._dealers[row])

    def put(self, row: int) -> None:
        """Fill the row of each array."""
        state = self._states[row]
        player = NO_PLAYER if state.over else state.player
        self._players[row] = player
        if player != NO_PLAYER:
            self._observers[row] = player
        if self._plain:
            self.put_plain(row, self._observers[row])
        else:
            state._fill_observation(self._observers[row], rows.shorts(self._observations, row))
            self.mark(state, row)

    def put_plain(self, row: int, observer: int) -> None:
        """Do the part of `put` that is different for a game in plain Python."""
        numbers = plain_rules.observe(self._states[row], observer, self._observations.shape[1])
        for i in range(len(numbers)):
            self._observations[row, i] = numbers[i]
        self.clear_mask(row)
        legal = self._states[row].legal_actions()
        self._counts[row] = len(legal)
        for i in range(len(legal)):
            self._legal[row, i] = legal[i]
            self._masks[row, legal[i]] = 1

    def packed_size(self) -> int:
        state = self._states[0]
        if self._plain:
            return plain_rules.packed_size(state)
        nowhere = numpy.zeros((1, 1), SHORT)
        return state._pack(rows.shorts(nowhere, 0), COUNT)

    def packed_type(self) -> Any:
        return object if self._plain else SHORT

    def pack(self, row: int, positions: NDArray[Any], place: int, way: int) -> None:
        """Write the position of a row to a place of an array, or read it from there."""
        state = self._states[row]
        if self._plain:
            plain_rules.pack(state, positions[place], way)
        else:
            table = positions
            state._pack(rows.shorts(table, place), way)

    def draw(self, actions: NDArray[numpy.int64]) -> None:
        for row in range(self.n):
            if self._counts[row]:
                actions[row] = self._legal[row, self._sampler._below(self._counts[row])]


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """Return a read-only view of an array that cannot be made writable: the games trust their masks."""
    return numpy.asarray(array.data.toreadonly())


def rebuild(
    game: str | Game,
    n: int,
    players: int,
    options: Mapping[str, Any],
    autoreset: bool,
    positions: NDArray[Any],
    words: list[int],
    deals: list[int | None],
    arrays: list[NDArray[Any]],
) -> Batch:
    """Return a batch with these contents. Copies and pickles are made of it."""
    batch = Batch(game, n, players, options, 0, autoreset)
    batch.restore(positions)
    if len(words) != n + 1 or len(deals) != n or [array.shape[0] for array in arrays] != [n] * len(arrays):
        raise GameError(f"not the contents of a batch of {n} games")
    batch._refill(words, deals, arrays)
    return batch
