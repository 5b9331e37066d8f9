"""The Architects of Amytis: two players build a city each, and court the king's favour."""

from .amytis import Amytis
from .state import AmytisState

__all__ = ["Amytis", "AmytisState"]
