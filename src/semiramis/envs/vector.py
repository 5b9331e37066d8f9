"""Gymnasium: many learners against bots at once, over a batch. `gymnasium.make_vec` makes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..games.arguments import brief, integer_or_none
from ..games.game import BadSetup, NotAnAction
from .batch import Batch
from .episode import Observation
from .learner import ILLEGAL_REWARD, OPPONENT, Learner
from .numbers import observe
from .rewards import rewards
from .screen import FRAMES

Flags = NDArray[np.bool_]
Results = tuple[Any, NDArray[np.float64], Flags, Flags, dict[str, Any]]


class LearnerVector(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """What Gymnasium's `SyncVectorEnv` of as many `Learner` environments is, faster.

    With the same seeds and actions it returns the same arrays and infos. Each row has its own random numbers.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = OPPONENT,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        components: Path | str | None = None,
        render_mode: str | None = None,
        flat: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        """Take the arguments of `Learner`. `autoreset_mode` is one of Gymnasium's modes, or its value."""
        if render_mode is not None:
            raise BadSetup("many games are not rendered at once: make a single environment for that")
        count = integer_or_none(num_envs)
        if count is None or count < 1:
            raise BadSetup(f"num_envs is how many games there are, 1 or more, not {brief(num_envs)}")
        try:
            self.autoreset_mode = AutoresetMode(autoreset_mode)
        except ValueError:
            known = ", ".join(mode.value for mode in AutoresetMode)
            raise BadSetup(f"autoreset_mode is one of {known}, not {brief(autoreset_mode)}") from None
        self.num_envs = count
        self.metadata = {"render_modes": [], "render_fps": FRAMES, "autoreset_mode": self.autoreset_mode}
        self._learner = Learner(game, players, opponents, seat, options, components, flat=flat)
        """Deals, and plays for the bots, in one row after the other."""
        self._batch = Batch(self._learner.game, count, self._learner.players, self._learner.options, autoreset=False)
        self._chances: list[tuple[np.random.Generator | None, int | None]] = [(None, None)] * count
        self._seats = np.zeros(count, np.int64)
        self._ended = np.zeros(count, np.bool_)
        self._is_reset = False
        self.single_observation_space = self._learner.observation_space
        self.single_action_space = self._learner.action_space
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start new games: in all rows, or in those of `options["reset_mask"]`.

        A whole number n is the seed of the first row, n + 1 that of the second, and so on.
        """
        given = dict(options or {})
        mask = _check_mask(given.pop("reset_mask", None), self.num_envs)
        if mask is not None and not self._is_reset:
            raise BadSetup("the first reset is one of all rows: without a reset_mask")
        number = integer_or_none(seed)
        seeds: list[int | None] = [None] * self.num_envs
        if number is not None:
            seeds = [number + row for row in range(self.num_envs)]
        elif isinstance(seed, Sequence | np.ndarray):
            seeds = list(seed)
        elif seed is not None:
            raise BadSetup(f"a seed is a whole number, or there is one for each row, not {brief(seed)}")
        if len(seeds) != self.num_envs:
            raise BadSetup(f"{self.num_envs} seeds are needed, one a row, not {len(seeds)}")
        rows = range(self.num_envs) if mask is None else np.flatnonzero(mask).tolist()
        for row in rows:
            self._begin(row, seeds[row], given)
        self._is_reset = True
        both = self._observe()
        return self._seen(both), self._info(rows, both)

    def step(self, actions: NDArray[np.int64]) -> Results:
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise BadSetup(f"{self.num_envs} whole numbers are needed, one a row, not {brief(actions)}")
        if not self._is_reset:
            raise BadSetup("reset() comes first")
        before = self._ended
        if before.any() and self.autoreset_mode is not AutoresetMode.NEXT_STEP:
            raise BadSetup(f"reset() comes first in the rows {np.flatnonzero(before).tolist()}, where the game is over")
        wrong = (chosen < 0) | (chosen >= self._batch.game.action_count)
        if (wrong & ~before).any():
            row = int(np.flatnonzero(wrong & ~before)[0])
            raise NotAnAction(str(chosen[row]), self._batch.state(row))
        legal = self._batch.masks[np.arange(self.num_envs), np.where(wrong, 0, chosen)]
        live = np.flatnonzero(legal & ~before)
        self._batch.step(chosen[live], live)

        given = np.zeros(self.num_envs, np.float64)
        told: dict[int, dict[str, Any]] = {}
        for row in live[self._batch.players[live] != self._seats[live]].tolist():
            self._let_others_play(row)
        over = live[self._batch.players[live] < 0]
        for row in over.tolist():
            state = self._visit(row)
            given[row] = rewards(state)[self._learner.seat]
            told[row] = self._learner.outcome_of(self._learner.seat)
        refused = np.flatnonzero(~legal & ~before)
        for row in refused.tolist():
            self._visit(row)
            given[row] = ILLEGAL_REWARD
            told[row] = self._learner.refusal_of(int(chosen[row]))
        for row in np.flatnonzero(before).tolist():  # NEXT_STEP: whatever the action is
            self._begin(row, None, {})
        terminated = np.zeros(self.num_envs, np.bool_)
        terminated[over] = terminated[refused] = True
        self._ended = terminated.copy()
        return self._results(given, terminated, told)

    def _results(self, given: NDArray[np.float64], terminated: Flags, told: dict[int, dict[str, Any]]) -> Results:
        infos: dict[str, Any] = {}
        observations = self._observe()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and told:
            for row in sorted(told):
                last = {name: numbers[row].copy() for name, numbers in observations.items()}
                final = {"seat": int(self._seats[row]), **told[row]}
                if self._learner.flat:
                    final["action_mask"] = last["action_mask"]
                infos = self._add_info(infos, {"final_obs": self._seen(last), "final_info": final}, row)
                self._begin(row, None, {})
            observations = self._observe()
        elif told:
            for row in sorted(told):
                infos = self._add_info(infos, told[row], row)
        infos |= self._info(range(self.num_envs), observations)
        return self._seen(observations), given, terminated, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Flags:
        """Return True for each legal action of each row; all True where the episode has ended."""
        masks = self._batch.masks.copy()
        masks[self._ended] = True
        return masks

    def _observe(self) -> Observation:
        """Return copies of the arrays of the batch, with what the learners see of games that are over."""
        seen = self._batch.observations.copy()
        for row in np.flatnonzero(self._ended).tolist():
            seen[row] = observe(self._batch.game, self._batch.state(row), int(self._seats[row]))
        return {"observation": seen, "action_mask": self.action_masks().view(np.int8)}

    def _seen(self, both: Observation) -> Any:
        return both["observation"] if self._learner.flat else both

    def _begin(self, row: int, seed: int | None, options: Mapping[str, Any]) -> None:
        learner = self._learner
        learner._np_random, learner._np_random_seed = self._chances[row]
        learner.begin(seed, options)
        self._chances[row] = learner._np_random, learner._np_random_seed
        self._seats[row] = learner.seat
        self._ended[row] = False
        self._batch.load(row, learner.position)

    def _visit(self, row: int) -> Any:
        """Let the learner have the position of a row, which is returned."""
        learner = self._learner
        learner._position = self._batch.state(row)
        learner.seat = int(self._seats[row])
        return learner._position

    def _let_others_play(self, row: int) -> None:
        state = self._visit(row)
        self._learner._np_random, self._learner._np_random_seed = self._chances[row]
        self._learner.others_play()
        self._batch.load(row, state)

    def _info(self, rows: Sequence[int], both: Observation) -> dict[str, Any]:
        """Return the seats of some rows; if observations are flat, their masks, too."""
        there = np.zeros(self.num_envs, np.bool_)
        there[list(rows)] = True
        info = {"seat": np.where(there, self._seats, 0), "_seat": there}
        if self._learner.flat:
            mask = both["action_mask"]
            mask[~there] = 0
            info |= {"action_mask": mask, "_action_mask": there.copy()}
        return info


def _check_mask(given: object, rows: int) -> Flags | None:
    """Return the mask of the rows to be reset; None for all."""
    if given is None:
        return None
    if not (isinstance(given, np.ndarray) and given.dtype == np.bool_ and given.shape == (rows,) and given.any()):
        raise BadSetup(f"reset_mask is an array of {rows} booleans, at least one of them True, not {brief(given)}")
    return given
