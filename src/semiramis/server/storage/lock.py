"""A lock file, so that only one server at a time uses a SQLite database."""

from __future__ import annotations

import os
from pathlib import Path

from .errors import UnusableDatabase

try:
    import fcntl
except ImportError:  # Windows has only the locks of SQLite
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """A lock that the system releases when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f"{path.name}.lock")
        self._file: int | None = None

    def acquire(self) -> None:
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise UnusableDatabase(f"cannot open the database {self.path}: {error.strerror}") from None
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise UnusableDatabase(f"another server already uses this database: {self.path}") from None

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
