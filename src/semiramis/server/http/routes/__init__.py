"""The routes of the server: the operations, the streams of events, the pages, and what operators need."""

from __future__ import annotations

from ....tables.operations import OPERATIONS
from .handlers import handler_of
from .outside import document, health, live, metrics, page, ready
from .streams import follow_lobby, follow_table

API = [*map(handler_of, OPERATIONS), follow_table, follow_lobby]
OUTSIDE = [health, live, ready, metrics, page, document]
