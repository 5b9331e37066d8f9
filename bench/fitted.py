"""Bots that play by fitted weights instead of the installed ones, to compare them in the arena.

    semiramis arena amytis --bot new=py:bench/fitted.py:Apprentice --bot apprentice --games 1000

The weights are those of `build/fit/GAME.toml`, or of the folder that the environment variable SEMIRAMIS_FIT names.
"""

from __future__ import annotations

import os
from functools import cache, partial
from pathlib import Path

from semiramis.ai.amytis import weights as amytis
from semiramis.ai.amytis.expert import AmytisExpert
from semiramis.ai.babylon import weights as babylon
from semiramis.ai.babylon.expert import BabylonExpert
from semiramis.ai.bot import Bot
from semiramis.ai.expert import Expert, expert_for
from semiramis.ai.search_bot import ExpertBot, SearchBot
from semiramis.games.game import Game, State

read_amytis = cache(amytis.read)


@cache
def read_babylon(path: Path) -> list[list[float]]:
    return babylon.table(babylon.read(path))


def fitted(path: Path, state: State) -> Expert:
    """The expert of a game with the weights of a file."""
    expert = expert_for(state)
    if isinstance(expert, AmytisExpert):
        expert.evaluation.set_weights(read_amytis(path))
    else:
        assert isinstance(expert, BabylonExpert)
        expert.evaluation.set_weights(read_babylon(path))
    return expert


def maker(game: Game) -> partial[Expert]:
    make = partial(fitted, Path(os.environ.get("SEMIRAMIS_FIT", "build/fit"), f"{game.name}.toml"))
    make(game.new(seed=0))  # fails now if there are no weights
    return make


def Apprentice(game: Game) -> Bot:  # noqa: N802  # a spec names it as a class
    return ExpertBot(game, maker(game))


def Architect(game: Game) -> Bot:  # noqa: N802
    return SearchBot(game, 0.3, maker(game))
