"""The storage of people and tables, with the set-up and the actions of every game."""

from __future__ import annotations

from .engines import cause
from .errors import DATABASE_ERRORS, UnknownPerson, UnreadableTable, UnusableDatabase
from .jobs import Save, StoredPerson, Submission
from .notices import Notice
from .storage import Storage, Stored

__all__ = [
    "DATABASE_ERRORS",
    "Notice",
    "Save",
    "Storage",
    "Stored",
    "StoredPerson",
    "Submission",
    "UnknownPerson",
    "UnreadableTable",
    "UnusableDatabase",
    "cause",
]
