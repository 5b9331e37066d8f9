"""The games: their rules, and nothing of the programs that use them."""

from .registry import GAMES, get_game

__all__ = ["GAMES", "get_game"]
