"""The API of the server, answered in the browser: the same tables, without a server, a database or a network.

JavaScript calls `start` in a worker. Beside the standard library it needs `msgspec` alone.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .api import Api

__all__ = ["start"]


def start(
    save: Callable[[str, str | None], None],
    stored: Iterable[str],
    think: Callable[[str], Awaitable[str | None]] | None = None,
    now: Callable[[], float] = time.time,
) -> Api:
    """Return the API with what was stored before.

    `save` is called with a key and a text for every change of a table or a person; without a text the key is to be
    removed. `stored` are the texts from the last time, in any order. `think` answers a question as `thinker.think`
    does, in another worker, or returns None while there is none. `now` returns the time.
    """
    from .api import Api
    from .bots import no_worker
    from .service import BrowserService
    from .storage import BrowserStorage

    return Api(BrowserService(BrowserStorage(save, stored), now, think or no_worker))
