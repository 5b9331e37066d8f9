"""The Architects of Amytis: two players build a city each, and court the king's favour."""

from .amytis import Amytis

__all__ = ["Amytis"]
