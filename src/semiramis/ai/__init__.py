"""Opponents, hints and the arena. They know the contract of a game, and an expert of it if there is one."""

from .hint import Hint, hint

__all__ = ["Hint", "hint"]
