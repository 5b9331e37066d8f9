"""The API of the server, answered in the browser: the same tables, without a server, a database or a network.

JavaScript calls `start` in a worker. It needs only the standard library: where `msgspec` is missing, `plain` has the
part of it that tables need.
"""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .api import Api

__all__ = ["start"]

PLAIN = str(Path(__file__).parent / "plain")


def start(save: Callable[[str, str | None], None], stored: Iterable[str], now: Callable[[], float] = time.time) -> Api:
    """Return the API with what was stored before.

    `save` is called with a key and a text for every change of a table or a person; without a text the key is to be
    removed. `stored` are the texts from the last time, in any order. `now` returns the time.
    """
    if importlib.util.find_spec("msgspec") is None:
        sys.path.append(PLAIN)
    from .api import Api
    from .service import Service
    from .storage import Storage

    return Api(Service(Storage(save, stored), now))
