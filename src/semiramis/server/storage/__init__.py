"""The storage of people and tables, with the set-up and the actions of every game."""

from __future__ import annotations

from ...tables.stored import Save, Stored, UnknownPerson, UnreadableTable, cause
from ...tables.submissions import Submission
from .errors import DATABASE_ERRORS, UnusableDatabase
from .jobs import StoredPerson
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
