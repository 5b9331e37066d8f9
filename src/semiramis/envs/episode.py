"""What the environments of PettingZoo and Gymnasium share: start, observations, pictures and copies of a game."""

from __future__ import annotations

import json
import operator
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

from ..games import get_game
from ..games.arguments import integer_or_none
from ..games.game import Game, GameError, NotAnAction, State
from ..games.record import BadRecord, Match, Record
from ..games.rng import SEEDS, Rng
from .numbers import action_mask, observe
from .screen import Screen

Observation = dict[str, Any]
SEEDS_DRAWN = 2**63
"""The number of seeds from which one is drawn for a game without a seed."""


class NotStarted(GameError):
    code = "not_started"


class Episode:
    """A game with its players and options, and the match that is being played. It knows only the contract.

    Copying and pickling go by the record: a position cannot be pickled, and the record has all that it came from.
    """

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        components: Path | str | None,
        render_mode: str | None,
    ) -> None:
        self._components = None if components is None else Path(components)
        self.game: Game = get_game(game, self._components)
        self.players = self.game.players.start if players is None else self.game.check_players(players)
        self.options = self.game.check_options(options)
        self.names = [f"player_{seat}" for seat in range(self.players)]
        self.screen = Screen(self.game.name, render_mode)
        self._first = self.game.new(self.players, self.options)
        self._begun: Record | None = None
        """The record with which the game began; None if it was dealt with a seed."""
        self._dealt: int | None = None
        """The seed of the game; None if it began with a record."""
        self._actions: list[int] = []
        self._position: State | None = None

    _np_random: np.random.Generator | None = None
    """Draws the seeds of games after the first, and those of opponents. Named as in Gymnasium."""
    _np_random_seed: int | None = None

    @property
    def position(self) -> State:
        if self._position is None:
            raise NotStarted(f"{self.game.name}: reset() comes first")
        return self._position

    @property
    def match(self) -> Match:
        """The game so far; another environment can be reset to its record."""
        if self._dealt is not None:
            match = Match.new(self.game, self.names, self.options, self._dealt)
        elif self._begun is not None:
            match = Match(self.game, self._begun)
        else:
            raise NotStarted(f"{self.game.name}: reset() comes first")
        for action in self._actions:
            match.play(action)
        return match

    def start(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Start a new game, or that of `options["record"]`. If it raises, nothing changes."""
        integer = integer_or_none(seed)  # Gymnasium accepts only Python's integers
        seed = seed if integer is None else integer
        chance, chance_seed = self._np_random, self._np_random_seed
        if seed is not None or chance is None:
            chance, chance_seed = seeding.np_random(seed)
        if options is not None and options.get("record") is not None:
            match = self._taken_up(options["record"])
            self._begun, self._dealt, self._position = match.record, None, match.state
        else:
            dealt = int(chance.integers(SEEDS_DRAWN)) if seed is None else int(seed)
            if not 0 <= dealt < SEEDS:
                self.game.new(self.players, self.options, dealt)  # raises
            first = self._first.clone()
            first.deal(Rng(dealt))
            self._begun, self._dealt, self._position = None, dealt, first
        self._np_random, self._np_random_seed = chance, chance_seed
        self._actions = []

    def _taken_up(self, given: object) -> Match:
        record = given if isinstance(given, Record) else Record.loads(_text_of(given), self._components)
        if record.game != self.game.name:
            raise BadRecord(f"a record of {record.game} is no game of {self.game.name}")
        if len(record.players) != self.players:
            raise BadRecord(f"a record of {len(record.players)} players is no game of {self.players}")
        match = Match(self.game, record)
        if match.state.over:
            raise BadRecord("the game of this record is over: there is nothing to play")
        return match

    def action_of(self, given: object) -> int:
        """Return the action of any Python or numpy integer. Raises `NotAnAction` if it is not in the action space."""
        try:
            action = operator.index(given)  # type: ignore[arg-type]  # whether it is a number is what is asked
        except TypeError:
            raise NotAnAction(repr(given), self.position) from None
        if not 0 <= action < self.game.action_count:
            raise NotAnAction(str(action), self.position)
        return action

    def play(self, action: int) -> None:
        """Do an action, or raise `IllegalAction` and leave everything as it was."""
        self.position.apply(action)
        self._actions.append(action)

    def rng(self) -> Rng:
        """Return random numbers for an opponent."""
        assert self._np_random is not None, "there is no game without"
        # The number that `integers(2**63)` returns, in a fifth of the time: this is done for every turn of a bot.
        return Rng(self._np_random.bit_generator.random_raw() >> 1)

    def observation_of(self, seat: int, ended: bool = False) -> Observation:
        """Return the observation of a seat, and the mask of its legal actions: none if it is not the current player.

        When the episode has ended the mask excludes nothing: there is nothing left to choose from, and a policy that
        is normalised over its mask must not divide by zero.
        """
        if ended:
            mask = np.ones(self.game.action_count, np.int8)
        elif seat != self.position.player:
            mask = np.zeros(self.game.action_count, np.int8)
        else:
            mask = action_mask(self.game, self.position)
        return {"observation": observe(self.game, self.position, seat), "action_mask": mask}

    def new_observation_space(self) -> spaces.Dict:
        """Return a new space with the exact bounds of every number. Each agent needs its own: a space has a seed."""
        features = self.game.features(self.players)
        sizes = [feature.size for feature in features]
        low = np.repeat(np.array([feature.least for feature in features], np.int16), sizes)
        high = np.repeat(np.array([feature.most for feature in features], np.int16), sizes)
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
            }
        )

    def new_action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.game.action_count)

    def outcome_of(self, seat: int) -> dict[str, Any]:
        """Return the score of a seat, and a flag for each seat that has won; all False before the end.

        Every value has the same shape in every game: collectors stack the infos of many games into arrays.
        """
        winners = self.position.winners()
        return {
            "score": self.position.points(seat),
            "breakdown": self.position.breakdown()[seat],
            "winners": np.array([seat in winners for seat in range(self.players)]),
        }

    def refusal_of(self, action: int) -> dict[str, Any]:
        """Return the error of an illegal action, with the reason."""
        reason = self.position.explain_illegal(action)
        return {"illegal_action": self.position.format_action(action), "reason": str(reason)}

    def draw(self) -> str | NDArray[np.uint8] | None:
        return self.screen.show(self.match, self.names)

    def show(self) -> None:
        """Show the position in a window, if the render mode is `human`."""
        if self.screen.mode == "human":
            self.draw()

    def __repr__(self) -> str:
        words = f"{self.game.name}, {self.players} players, not started"
        return f"<{type(self).__name__}: {words if self._position is None else repr(self._position)[1:-1]}>"

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.name, "_first": None, "_position": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = get_game(kept["game"], self._components)
        self._first = self.game.new(self.players, self.options)
        if self._begun is not None or self._dealt is not None:
            self._position = self.match.state


def _text_of(given: object) -> str | bytes:
    if isinstance(given, str | bytes):
        return given
    if not isinstance(given, Mapping):
        raise BadRecord(f"a record is a Record, a dict or its JSON text, not {type(given).__name__}")
    try:
        return json.dumps(given)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRecord(f"not a record: {error}") from None
