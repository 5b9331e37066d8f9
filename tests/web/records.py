"""Games to look at, as their records."""

from __future__ import annotations

from semiramis.ai.levels import get_level
from semiramis.games import get_game
from semiramis.games.record import Match
from semiramis.games.rng import Rng


def record_of(game: str, seed: int = 3, level: str | None = None) -> str:
    """The record of a game: at random, or as a level plays it against itself."""
    match, rng = Match.new(get_game(game), ["Nitocris", "Sammu"], seed=seed), Rng(seed)
    bot = None if level is None else get_level(level).bot(get_game(game))
    while not match.state.over:
        for action in [match.state.random_action(rng)] if bot is None else bot.play(match.state, rng):
            match.play(action)
    return match.record.dumps()
