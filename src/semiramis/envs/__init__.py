"""For people who study games: environments of PettingZoo and Gymnasium, games of OpenSpiel, and batches.

Thin adapters over the contract of the games, with no rules in them. Each needs an extra of its own, and is loaded only
when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batch import Batch as Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    if name != "Batch":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from .batch import Batch
    except ModuleNotFoundError as missing:
        message = "batches need the extra 'numpy': pip install 'semiramis[numpy]'"
        raise ModuleNotFoundError(message, name=missing.name) from None
    return Batch
