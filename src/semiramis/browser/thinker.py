"""Turns of bots and hints, computed from a text question: in a second worker, so that the first one answers at once."""

from __future__ import annotations

import json

from ..ai import worker
from ..ai.hint import hint
from ..ai.levels import LEVELS


def think(question: str) -> str:
    """Return the answer to a request of `ai/worker.py`, both as JSON."""
    return json.dumps(worker.think(json.loads(question), LEVELS, hint))
