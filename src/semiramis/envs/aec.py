"""PettingZoo, from 1.24 on: one adapter for all games, which knows only the contract.

To import it registers every game, if this version of PettingZoo has a registry, as versions from 1.27 on have.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..games import GAMES
from ..games.arguments import integer_or_none
from ..games.game import BadSetup, IllegalAction

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.env_logger import EnvLogger
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from .episode import Episode, Observation
    from .numbers import rewards
    from .screen import FRAMES, MODES
except ModuleNotFoundError as missing:
    message = "PettingZoo's environments need the extra 'pettingzoo': pip install 'semiramis[pettingzoo]'"
    raise ModuleNotFoundError(message, name=missing.name) from None

ILLEGAL_REWARD = -1
"""The reward of an agent that does an illegal action: that of a sole loser. The others get 0."""

WAIT = 0
"""The action of an agent that waits, in a parallel environment. Whatever an agent that waits does has no effect."""
STATUS = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards")
"""What PettingZoo's wrappers copied into themselves before 1.24.3."""


class GameEnv(Episode, AECEnv[str, Observation, Any]):
    """A game as an agent-environment cycle: the agents are the seats, each step is one action of the current player.

    An illegal action raises `IllegalAction` here, and everything stays as it was; `env` of each game ends the game.
    """

    can_wait = False
    """Whether the mask of an agent that waits allows `WAIT`, as in a parallel environment, and not no action."""
    metadata = {"render_modes": MODES, "is_parallelizable": False, "render_fps": FRAMES}  # noqa: RUF012  # so it is in AECEnv

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        components: Path | str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(game, players, options, components, render_mode)
        self.max_cycles = integer_or_none(max_cycles)
        if max_cycles is not None and (self.max_cycles is None or self.max_cycles < 1):
            raise BadSetup(f"max_cycles is how many actions a game may have, 1 or more, not {max_cycles!r}")
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{self.game.name}_v1"}
        self.possible_agents = self.names[:]
        self._observation_spaces = {agent: self.new_observation_space() for agent in self.names}
        self._action_spaces = {agent: self.new_action_space() for agent in self.names}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.start(seed, options)
        self.cycles = 0
        self.agents = self.names[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.names[self.position.player]
        self.show()

    def observe(self, agent: str) -> Observation:
        ended = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        observation = self.observation_of(self.names.index(agent), ended)
        if self.can_wait and not ended and agent != self.agent_selection:
            observation["action_mask"][WAIT] = 1
        return observation

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play(self.action_of(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        position = self.position
        if position.over:
            self.rewards = dict(zip(self.names, rewards(position), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.names[position.player]
            self.show()
            return
        self.infos = {agent: self.outcome_of(seat) for seat, agent in enumerate(self.names)}
        self._deads_step_first()
        self.show()

    def end_by_illegal(self, action: Any) -> None:
        """End the game because of an illegal action of the current agent."""
        agent = self.agent_selection
        EnvLogger.warn_on_illegal_move()
        refusal = {"agent": agent, **self.refusal_of(self.action_of(action))}
        self.infos = {other: dict(refusal) for other in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0)
        self.rewards[agent] = float(ILLEGAL_REWARD)
        self._cumulative_rewards[agent] = 0
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        return self.draw()

    def close(self) -> None:
        self.screen.close()


class GuardedEnv(OrderEnforcingWrapper[str, Observation, Any]):
    """What the wrappers of PettingZoo's classic games do, in one wrapper, since each of them costs time in every call.

    An action outside the action space is an `AssertionError`. An illegal action ends the game; the infos have the
    action and the reason.
    """

    env: GameEnv

    def __getattr__(self, name: str) -> Any:
        if self.__dict__.get("_has_reset") and (name in STATUS or not name.startswith("_")):
            return getattr(self.env, name)
        return super().__getattr__(name)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        for name in STATUS:
            self.__dict__.pop(name, None)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: Any) -> None:
        env = self.env
        if not self._has_reset or not env.agents:
            super().step(action)  # which raises, or warns
            return
        self._has_updated = True
        agent = env.agent_selection
        ended = env.terminations[agent] or env.truncations[agent]
        fits = ended if action is None else env.action_space(agent).contains(action)
        assert fits, "action is not in action space"
        try:
            env.step(action)
        except IllegalAction:  # nothing has changed
            env.end_by_illegal(action)

    def __str__(self) -> str:
        return str(self.env)

    def __repr__(self) -> str:
        return repr(self.env)


def make(game: str, **settings: Any) -> AECEnv[str, Observation, Any]:
    """Return the guarded environment of a game, as PettingZoo's own are. `settings` are those of `GameEnv`."""
    return GuardedEnv(GameEnv(game, **settings))


def make_parallel(game: str, **settings: Any) -> ParallelEnv[str, Observation, Any]:
    """Return a parallel environment, for programs that know no other: only the action of the current player counts.

    The mask of the others allows the action `WAIT` alone, so that every sampler of a masked policy finds an action.
    """
    env = GameEnv(game, **settings)
    env.can_wait = True
    return turn_based_aec_to_parallel(GuardedEnv(env))


if hasattr(pettingzoo, "register"):  # for `pettingzoo.make`
    for _name in GAMES:
        _id = f"semiramis/{_name}_v1"
        if pettingzoo.EnvSpec(_id).id not in pettingzoo.aec_registry:
            pettingzoo.register("aec", _id, f"{__name__}:make", kwargs={"game": _name})
            pettingzoo.register("parallel", _id, f"{__name__}:make_parallel", kwargs={"game": _name})
