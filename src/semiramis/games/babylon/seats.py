"""Which garden the rules work on.

Not compiled: compiled modules take the functions of `seats.pxd` instead, which do not need the interpreter's lock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import BabylonState


def sit_down(state: BabylonState, seat: int) -> None:
    """Make the garden of a seat that of the current player."""
    state.garden = state.gardens[seat]


def look_at(state: BabylonState, seat: int) -> None:
    """Let `state.seen` be the garden of a seat."""
    state.seen = state.gardens[seat]
