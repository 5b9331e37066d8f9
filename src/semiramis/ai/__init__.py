"""Who plays: opponents that know nothing of a game but its contract, and the process in which they think."""

from .hint import Hint, hint

__all__ = ["Hint", "hint"]
