"""Games between bots, and positions for tests of bots."""

from __future__ import annotations

from collections.abc import Sequence

from semiramis.ai.bot import Bot
from semiramis.ai.expert import Expert
from semiramis.ai.search_bot import SearchBot
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng


class Random(Bot):
    """Chooses each action at random."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: State, rng: Rng) -> list[int]:
        return [state.random_action(rng)]


class Counted(SearchBot):
    """A search with a fixed number of simulations, independent of the machine."""

    def __init__(self, game: Game, number: int) -> None:
        super().__init__(game, 600)
        self.number = number

    def simulations(self, expert: Expert) -> int:
        return self.number


class Watched(Bot):
    """Wraps a bot and checks that its turns are legal and complete, and that it does not change the position."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def play(self, state: State, rng: Rng) -> list[int]:
        before, after = state.view(None), state.clone()
        turn = self.bot.play(state, rng)
        assert state.view(None) == before
        assert turn
        for action in turn:
            assert after.player == state.player
            after.apply(action)
        return turn


def play_game(state: State, bots: Sequence[Bot], seed: int) -> State:
    """Play to the end."""
    rng = Rng(seed)
    while not state.over:
        for action in bots[state.player].play(state, rng):
            state.apply(action)
    return state


def position(game: Game, seed: int) -> State:
    """Return a position of a random game with a random number of players."""
    state, rng = game.new(game.players[seed % len(game.players)], seed=seed), Rng(seed)
    for _ in range(7 * seed % game.longest):
        before = state.clone()
        state.advance(state.random_action(rng))
        if state.over:
            return before
    return state
