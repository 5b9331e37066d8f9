"""The games for OpenSpiel. To import this module registers each installed game as `python_<name>`.

What is hidden from the players is hidden from searches, too: a chance node after each action that turns something up
has the probabilities that the players know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from ..games import GAMES, get_game
from ..games.game import BadSetup, Game, GameError, State
from ..games.rng import Rng
from ..pictures.text.plain import view_lines

try:
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

    from .numbers import observation_size, observe, pieces, rewards
except ModuleNotFoundError as missing:
    message = "OpenSpiel's games need the extra 'openspiel': pip install 'semiramis[openspiel]'"
    raise ModuleNotFoundError(message, name=missing.name) from None

# The deal: this number of dice gives the seed of a new game.
DICE = 4
SIDES = 256
A_DIE = [(side, 1 / SIDES) for side in range(SIDES)]


class Position:
    """A position, or one in which chance is about to decide: the deal, or what an action turns up.

    It travels as the moves that led to it: dice, actions and outcomes.
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], moves: Sequence[int] = ()) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.moves: list[int] = []
        self.state: State | None = None
        """None before the deal."""
        self.action: int | None = None
        """The action that waits for its outcome at a chance node."""
        for move in moves:
            self.apply(move)

    def __deepcopy__(self, memo: object) -> Self:
        copy = type(self)(self.game, self.players, self.options)
        copy.moves = self.moves[:]
        copy.state = self.state and self.state.clone()
        copy.action = self.action
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _position, (self.game.name, self.players, self.options, self.moves)

    def is_chance(self) -> bool:
        return self.state is None or self.action is not None

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node with their probabilities; empty at any other node."""
        if self.state is None:
            return A_DIE
        if self.action is None:
            return []
        outcomes = self.state.outcomes(self.action)
        total = sum([ways for _, ways in outcomes])
        return [(outcome, ways / total) for outcome, ways in outcomes]

    def apply(self, move: int) -> None:
        """Do an action, or an outcome of chance. If it raises, nothing changes."""
        if self.state is None or self.is_chance():
            if not any(move == outcome for outcome, _ in self.outcomes()):
                raise GameError(f"move {len(self.moves)}: {move} is no outcome of {self.chance()}")
            self.decide(move)
        elif 0 <= move < self.game.action_count and self.state.is_legal(move) and self.state.reveals(move):
            self.action = move
        else:
            self.state.apply(move)
        self.moves.append(move)

    def decide(self, outcome: int) -> None:
        if self.state is not None and self.action is not None:
            self.state.turn_up(self.action, outcome)
            self.state.advance(self.action)
            self.action = None
        elif len(self.moves) == DICE - 1:
            seed = 0
            for die in [*self.moves, outcome]:
                seed = seed * SIDES + die
            self.state = self.game.new(self.players, self.options, seed)

    def chance(self) -> str:
        """Return a name for what chance decides here."""
        if self.state is None or self.action is None:
            return f"the deal, die {len(self.moves) + 1} of {DICE}"
        return f"what {self.state.format_action(self.action)!r} turns up"

    def text(self, seat: int | None) -> str:
        """Return the view of a seat (None: a spectator) as text, and what chance decides at a chance node."""
        seen = {} if self.state is None else self.state.view(seat)
        if self.is_chance():
            seen["chance"] = self.chance()
        return "\n".join(view_lines(seen))


def _position(name: str, players: int, options: Mapping[str, Any], moves: Sequence[int]) -> Position:
    return Position(get_game(name), players, options, moves)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A node of the game tree."""

    def __init__(self, game: OpenSpielGame, position: Position) -> None:
        super().__init__(game)
        # The only field: OpenSpiel copies it deeply for a clone, and pickles it.
        self.position = position

    def current_player(self) -> int:
        state = self.position.state
        if state is None or self.position.is_chance():
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.player

    def is_terminal(self) -> bool:
        state = self.position.state
        return state is not None and state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of the current player; not called for others or at other nodes."""
        assert self.position.state is not None
        return sorted(self.position.state.legal_actions())

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        state, revealing = self.position.state, self.position.action
        if state is None:
            return str(action)
        if player == pyspiel.PlayerId.CHANCE and revealing is not None:
            return state.format_outcome(revealing, action)
        return state.format_action(action)

    def returns(self) -> list[float]:
        state = self.position.state
        return [0.0] * self.position.players if state is None else rewards(state)

    def __str__(self) -> str:
        return self.position.text(None)


class Observer:
    """The observation of a seat: `tensor`, its named pieces in `dict`, or a text. Before the deal all numbers are 0."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.tensor = numpy.zeros(observation_size(game, players), numpy.float32)
        self.dict = pieces(game, players, self.tensor)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        position = state.position
        self.tensor[:] = 0 if position.state is None else observe(self.game, position.state, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return state.position.text(player)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its players and options."""

    game: Game
    """Set by the class of each game."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        self.players = self.game.check_players(given.pop("players", self.game.players.start))
        self.options = self.game.check_options(given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_count,
            max_chance_outcomes=max(SIDES, self.game.outcome_count),
            num_players=self.players,
            min_utility=-1 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(game_type(self.game), info, dict(parameters or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel's own method would lose the fields of this class.
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return DICE + self.game.longest

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self, Position(self.game, self.players, self.options))

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Any:
        if params:
            raise BadSetup(f"an observation of {self.game.name} has no parameters, not {', '.join(params)}")
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self.game, self.players)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class Playouts(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's `RandomRolloutEvaluator` at the speed of the compiled rules, for its `MCTSBot`."""

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self.playouts = playouts
        self.rng = Rng(seed)

    def evaluate(self, state: OpenSpielState) -> Any:
        """Return the mean rewards of the seats when the game is played to its end at random."""
        position = state.position
        assert position.state is not None, "before the deal there is nothing to think about"
        total = numpy.zeros(position.players)
        for _ in range(self.playouts):
            end = position.state.clone()
            end.shuffle_hidden(self.rng)
            if position.action is not None:
                end.advance(position.action)
            end.random_playout(self.rng)
            total += rewards(end)
        return total / self.playouts

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        """Return the same prior for all actions; at a chance node, the probabilities."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def game_type(game: Game) -> Any:
    """Return the static description of a game for OpenSpiel."""
    players = {"players": game.players.start} if len(game.players) > 1 else {}
    return pyspiel.GameType(
        short_name=f"python_{game.name}",
        long_name=type(game).__name__,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**players, **{option.name: option.default for option in game.options}},
    )


# OpenSpiel keeps these until after Python has ended. A class survives that, a function does not.
for _game in map(get_game, GAMES):
    _class = type(f"{type(_game).__name__}Game", (OpenSpielGame,), {"game": _game})
    pyspiel.register_game(game_type(_game), _class)
