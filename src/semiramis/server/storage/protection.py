"""Access rights of the files of a database: only the user of the server may read them."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from ...tables.stored import cause
from .errors import UnusableDatabase

PRIVATE = 0o600
BESIDE = ("-wal", "-shm", "-journal", ".lock")
"""The suffixes of the files that belong to a SQLite database."""

log = logging.getLogger(__name__)


def protect(path: Path) -> None:
    """Create the file if it is missing, and remove the rights of other users from existing files.

    SQLite gives the files that it creates beside a database the mode of the database.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    except OSError as error:
        raise UnusableDatabase(f"cannot open the database {path}: {error.strerror}") from None
    for file in (path, *beside(path)):
        try:
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & 0o077 and os.name == "posix":
                file.chmod(PRIVATE)
                log.warning(
                    "other users could read a file of the database: its mode was changed", extra={"file": str(file)}
                )
        except FileNotFoundError:
            pass
        except OSError as error:  # it belongs to another user
            log.warning("other users can read a file of the database", extra={"file": str(file), "error": cause(error)})


def beside(path: Path) -> list[Path]:
    """Return the files that SQLite and the server keep beside a database."""
    return [path.with_name(path.name + suffix) for suffix in BESIDE]
