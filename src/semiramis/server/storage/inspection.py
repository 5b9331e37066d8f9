"""The storage for the commands of an operator, while a server may be running."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from ...tables.stored import cause
from .engines import read_address
from .errors import DATABASE_ERRORS, UnusableDatabase
from .storage import Storage


@asynccontextmanager
async def inspected(address: str) -> AsyncIterator[Storage]:
    """A context with the storage, without its lock and without a migration."""
    url = read_address(address)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise UnusableDatabase(f"there is no database {url.database}")
    storage = Storage(address)
    try:
        yield storage
    except DATABASE_ERRORS as error:
        raise UnusableDatabase(f"cannot read the database: {cause(error)}") from None
    finally:
        await storage.close()
