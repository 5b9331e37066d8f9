"""The storage of people and tables, with the set-up and the actions of every game."""

from __future__ import annotations

from ...tables.stored import Stored, UnreadableTable, cause
from .errors import DATABASE_ERRORS, UnknownPerson, UnusableDatabase
from .jobs import Save, StoredPerson, Submission
from .notices import Notice
from .storage import Storage

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
