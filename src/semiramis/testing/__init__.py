"""For authors of games: one function that checks a game.

    from semiramis.testing import check_game

    check_game(MyGame())

It checks every promise of the contract (`games/game.py`) in random games with each number of players and each value
of each option, and raises `BrokenPromise` at the first that is broken.
"""

from .check import check_game
from .promise import BrokenPromise

__all__ = ["BrokenPromise", "check_game"]
