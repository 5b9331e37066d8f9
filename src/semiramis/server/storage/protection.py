"""Who may read the files of a database: only the user who runs the server. They hold what is hidden in games."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from .engines import cause
from .errors import UnusableDatabase

PRIVATE = 0o600
BESIDE = ("-wal", "-shm", "-journal", ".lock")
"""What belongs to a file of SQLite."""

log = logging.getLogger(__name__)


def protect(path: Path) -> None:
    """Make the file if it is missing, and take the rights of others from what is there.

    SQLite gives the files that it makes beside a database the mode of the database.
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
                log.warning("others could read a file of the database: now they cannot", extra={"file": str(file)})
        except FileNotFoundError:
            pass
        except OSError as error:  # it belongs to another user
            log.warning("others can read a file of the database", extra={"file": str(file), "error": cause(error)})


def beside(path: Path) -> list[Path]:
    """The files that SQLite and the server keep beside a database."""
    return [path.with_name(path.name + suffix) for suffix in BESIDE]
