"""For those who implement a game: one function that certifies it.

    from semiramis.testing import check_game

    check_game(MyGame())

It holds the game to every promise of the contract (`games/game.py`) in random games with each number of players and
each value of each option, and raises `BrokenPromise` at the first that is not kept. It needs nothing but this package.
"""

from .check import check_game
from .promise import BrokenPromise

__all__ = ["BrokenPromise", "check_game"]
