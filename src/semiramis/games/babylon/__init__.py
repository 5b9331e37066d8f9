"""Babylon: dig tiles from a quarry, earn pillars, build a hanging garden in three dimensions, decorate it."""

from .babylon import Babylon
from .state import BabylonState

__all__ = ["Babylon", "BabylonState"]
