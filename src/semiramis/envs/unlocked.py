"""Calls what a batch does in many games at once.

Not compiled: compiled modules use `unlocked.pxd` instead, which does it without the interpreter's lock, so that other
threads run meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

if TYPE_CHECKING:
    from .batch import Batch


def advance(batch: Batch, actions: NDArray[Any], chosen: NDArray[Any]) -> int:
    return batch.advance_unlocked(actions, chosen)


def draw(batch: Batch, actions: NDArray[Any]) -> None:
    batch.draw(actions)


def visit(batch: Batch, row: int, action: int) -> None:
    """Do an action in one row."""
    batch.visit(batch._states[row], row, action)
