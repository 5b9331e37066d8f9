"""The computer's turns and hints, computed in the browser."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache, partial

import msgspec

from ..ai.expert import Expert, expert_for
from ..ai.greedy import Greedy
from ..ai.hint import hint
from ..ai.levels import Level
from ..ai.novice import Novice
from ..ai.search_bot import ExpertBot, SearchBot
from ..ai.worker import play, tell
from ..games import get_game
from ..games.game import State
from ..games.record import Match
from ..games.registry import load_part
from ..games.rng import Rng
from ..server.bot_turns import BotFailed, BotGone
from ..server.messages import Hint
from ..server.opponents import Opponents
from ..server.table import Table


def quick_expert_for(state: State) -> Expert:
    """Return the expert of a game, or its variant for short turns (`Game.parts`)."""
    return load_part(state.game, "quick_expert", expert_for)(state)


LEVELS = {
    level.name: level
    for level in (
        Level("novice", Novice, 10),
        Level("greedy", partial(Greedy, positions=10_000), 10),
        Level("apprentice", partial(ExpertBot, make_expert=quick_expert_for), 10),
        Level("architect", partial(SearchBot, seconds=0.5), 10),
    )
}
"""The levels that may be offered here, the weakest first, with less to do than on a server.

In WebAssembly the median turn of each takes at most 0.8 s and the longest 2.2 s (`MEASUREMENTS.md` has all figures).
Greedy tries a tenth of the usual positions, and the search has 60 to 240 simulations instead of thousands. It wins 70%
to 80% of the games against the apprentice where the expert is quick, and about half where it is slow. The level above
it would take longer than a second.
"""
PACE_OF_SEARCH = 10_000
"""A search is offered only in games whose expert is so quick (`Expert.pace`)."""
HINT_SECONDS = 0.2
"""The search for a hint; where a simulation takes longer than this, there is one."""
PAUSE = 0.01
"""Seconds before a turn is computed, so that the answer before it is sent first."""


class BrowserOpponents(Opponents):
    """The levels that are quick enough in a browser."""

    def of(self, game: str) -> list[str]:
        return levels_of(game)


@cache
def levels_of(game: str) -> list[str]:
    """Return the levels that answer within a second in a game."""
    is_quick = expert_for(get_game(game).new()).pace >= PACE_OF_SEARCH
    return [name for name in LEVELS if is_quick or name != "architect"]


OPPONENTS = BrowserOpponents()


async def find_turn(level: str, table: Table) -> list[str]:
    """Return the turn of a bot at a table."""
    if level not in LEVELS:
        raise BotGone(level)
    await asyncio.sleep(PAUSE)
    match = table.running_match()
    # From the position, because a replay of the game would take longer than most turns.
    copy = Match.from_position(match.game, match.record.players, match.state)
    try:
        return play(copy, LEVELS[level], secrets.randbits(63))
    except Exception as error:  # as in a worker process, no bot ends the program
        raise BotFailed(level) from error


async def find_hints(table: Table, person: str) -> list[Hint]:
    """Return hints for the current player of a table."""
    await asyncio.sleep(PAUSE)
    state, rng = table.running_match().state.clone(), Rng(secrets.randbits(63))
    state.shuffle_hidden(rng)
    return msgspec.convert(
        [tell(one) for one in hint(state, rng, HINT_SECONDS, make_expert=quick_expert_for)], type=list[Hint]
    )
