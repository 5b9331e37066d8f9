"""Gymnasium: one learner against bots of any level.

To import this module registers every installed game: `semiramis/Name-v1`, with a capital.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsFloat

from ..ai.bot import Bot
from ..ai.levels import Level
from ..ai.player import BadPlay, read_turn
from ..ai.spec import check_spec, read_spec
from ..games import GAMES
from ..games.game import BadSetup, IllegalAction, NotYourTurn
from ..games.record import BadRecord

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from .episode import Episode
    from .numbers import action_mask, rewards
    from .screen import FRAMES, MODES
except ModuleNotFoundError as missing:
    message = "Gymnasium's environments need the extra 'gymnasium': pip install 'semiramis[gymnasium]'"
    raise ModuleNotFoundError(message, name=missing.name) from None

OPPONENT = "novice"
BUDGETS = {"greedy": "greedy@nodes=1000"}
"""What a level without a budget of its own is here: a learner needs many games. All of greedy is `greedy@1`."""
ILLEGAL_REWARD = -1.0
"""The reward for an illegal action: that of a loss against one opponent."""

ENVIRONMENTS = {f"semiramis/{name.title()}-v1": name for name in GAMES}


class Learner(Episode, gymnasium.Env[Any, np.int64]):
    """A game in which bots play the other seats: each step is an action of the learner and the turns of the bots.

    An illegal action ends the episode with the worst reward; `info` has the action and why it is not legal.
    """

    metadata = {"render_modes": MODES, "render_fps": FRAMES}  # noqa: RUF012  # so it is in Env

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = OPPONENT,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        components: Path | str | None = None,
        render_mode: str | None = None,
        flat: bool = False,
    ) -> None:
        """Take `opponents`, bots clockwise from the learner or one for all. Without `seat` it is random.

        If `flat`, an observation is an array without the mask, which is in `info["action_mask"]`.
        """
        super().__init__(game, players, options, components, render_mode)
        if seat is not None and seat not in range(self.players):
            raise BadSetup(f"the learner's seat is 0 to {self.players - 1}, or None for any, not {seat!r}")
        others = self.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadSetup(f"{self.players} players are the learner and {others} others, not {len(self.opponents)}")
        self._bots: list[Bot] | None = [self._bot(spec) for spec in self.opponents]
        self._given_seat = seat
        self.seat = seat or 0
        self._over = False
        self.flat = bool(flat)
        both = self.new_observation_space()
        self.observation_space = both["observation"] if self.flat else both
        self.action_space = self.new_action_space()
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game, or that of `options["record"]`, up to the learner's turn."""
        self.begin(seed, options)
        info = {"seat": self.seat}
        return self._seen(info), info

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        self.start(seed, options)
        self.seat = self.rng().below(self.players) if self._given_seat is None else self._given_seat
        self._over = False
        self.others_play()
        if self.position.over:
            raise BadRecord(f"the game of this record ends before it is seat {self.seat}'s turn")

    def step(self, action: np.int64) -> tuple[Any, SupportsFloat, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {"seat": self.seat}
        tried = self.action_of(action)
        reward = 0.0
        try:
            self.play(tried)
        except IllegalAction:
            self._over = True
            info |= self.refusal_of(tried)
            reward = ILLEGAL_REWARD
        else:
            self.others_play()
            if self.position.over:
                self._over = True
                info |= self.outcome_of(self.seat)
                reward = rewards(self.position)[self.seat]
        return self._seen(info), reward, self._over, False, info

    def _seen(self, info: dict[str, Any]) -> Any:
        """Return the observation of the learner. If it is flat, the mask is written to the info."""
        both = self.observation_of(self.seat, self._over)
        if not self.flat:
            return both
        info["action_mask"] = both["action_mask"]
        return both["observation"]

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each legal action, as sb3-contrib's MaskablePPO asks for it; all True after the end."""
        if self._over:
            return np.ones(self.game.action_count, np.bool_)
        return action_mask(self.game, self.position).view(np.bool_)

    def _bot(self, spec: str) -> Bot:
        opponent = read_spec(BUDGETS.get(check_spec(spec, self.game), spec))
        if not isinstance(opponent, Level):
            raise BadSetup(f"{spec!r}: a learner's opponents are levels or bots in Python, not programs")
        return opponent.bot(self.game)

    def others_play(self) -> None:
        """Let the bots play until it is the learner's turn, or the game is over."""
        if self._bots is None:
            self._bots = [self._bot(spec) for spec in self.opponents]
        self.show()
        position = self.position
        while not position.over and position.player != self.seat:
            self._have_play(self._bots[(position.player - self.seat - 1) % self.players])

    def _have_play(self, bot: Bot) -> None:
        position, rng = self.position, self.rng()
        seat = position.player
        seen = position.clone()
        seen.shuffle_hidden(rng)  # a bot must not know what is hidden
        actions = read_turn(bot.play(seen, rng))
        if not actions:
            raise BadPlay(f"{type(bot).__name__} of seat {seat} does nothing")
        for action in actions:
            if position.player != seat:
                raise NotYourTurn(str(action), seat, position)
            self.play(self.action_of(action))
            self.show()

    def render(self) -> Any:
        return self.draw()

    def close(self) -> None:
        self.screen.close()

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "_bots": None}


for _id, _game in ENVIRONMENTS.items():
    if _id not in gymnasium.registry:  # if the module is reloaded
        gymnasium.register(_id, f"{__name__}:Learner", kwargs={"game": _game})
