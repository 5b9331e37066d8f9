"""Messages of the games: what can be played, with which options and against whom."""

from __future__ import annotations

import hashlib
import math

from ..games import GAMES, get_game
from ..games.lessons import lessons_of
from ..games.registry import read_board
from .messages import GameInfo, OptionInfo, Rating
from .opponents import Opponents


def game_messages(opponents: Opponents) -> list[GameInfo]:
    return [_game(name, opponents) for name in GAMES]


def _game(name: str, opponents: Opponents) -> GameInfo:
    game = get_game(name)
    return GameInfo(
        name=name,
        players=list(game.players),
        options=[OptionInfo(option.name, list(option.values), option.default) for option in game.options],
        score_lines=list(game.score_lines),
        tie_breakers=list(game.tie_breakers),
        levels=opponents.of(name),
        ratings={level: Rating(*rating) for level, rating in opponents.ratings(name).items()},
        components=game.components,
        lesson_minutes=_lesson_minutes(name),
        board=board_address(name),
    )


def board_address(game: str) -> str | None:
    """Return where the board of a game is served; None if its package brings none.

    The name of the file has a hash of its content, so that browsers can keep it for ever.
    """
    board = read_board(game)
    return None if board is None else f"boards/{game}-{hashlib.sha256(board).hexdigest()[:12]}.js"


def _lesson_minutes(game: str) -> int | None:
    lessons = lessons_of(game)
    if lessons is None:
        return None
    return math.ceil(sum(lessons.seconds(game, chapter) for chapter in lessons.chapters) / 60)
