"""For research: environments of PettingZoo and Gymnasium, games of OpenSpiel, and batches.

Adapters of the contract, without rules. Each needs an extra of its own and is loaded when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .aec import make as make
    from .aec import make_parallel as make_parallel
    from .batch import Batch as Batch

__all__ = ["Batch", "make", "make_parallel"]

MODULES = {"Batch": "batch", "make": "aec", "make_parallel": "aec"}


def __getattr__(name: str) -> Any:
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f".{MODULES[name]}", __name__), name)
    except ModuleNotFoundError as missing:
        if name != "Batch":
            raise  # the module names its extra
        message = "batches need the extra 'numpy': pip install 'semiramis[numpy]'"
        raise ModuleNotFoundError(message, name=missing.name) from None
