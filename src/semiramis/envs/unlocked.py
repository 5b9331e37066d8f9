"""Steps the games of a batch.

Not compiled: compiled modules use `unlocked.pxd` instead, which does it without the interpreter's lock, so that other
threads run meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

if TYPE_CHECKING:
    from .batch import Batch


def advance(batch: Batch, actions: NDArray[Any], chosen: NDArray[Any]) -> None:
    """Do one action in each of the chosen rows."""
    batch.advance_all(actions, chosen)


def visit(batch: Batch, row: int, action: int) -> None:
    """Do an action in one row."""
    batch.visit(batch._states[row], row, action)
