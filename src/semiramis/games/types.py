"""The types of what a game gives to clients: views, events, reasons, components and annotations.

Shared code reads them as dicts of JSON values. A game may declare what its own contain, as TypedDicts in its
`types.py`: mypy checks them where they are built, and the server's OpenAPI document describes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

Declared: TypeAlias = Mapping[str, Any]
"""Any of these as a game makes it: mypy takes a TypedDict for a mapping, but not for a dict."""
View: TypeAlias = dict[str, Any]
"""What a seat or a spectator sees of a position."""
Event: TypeAlias = dict[str, Any]
"""Something that happens when an action is done; `event` is its name."""
Components: TypeAlias = dict[str, Any]
"""What is in the box."""
Options: TypeAlias = dict[str, Any]
"""The options of a game, all with their values."""
Setup: TypeAlias = dict[str, Any]
"""The set-up of a record."""
Facts: TypeAlias = dict[str, Any]
"""The facts of a refusal or of a reason for a hint, by name."""
Annotations: TypeAlias = dict[str, Any]
"""Facts derived from a position, for clients that know no rules."""
Action: TypeAlias = dict[str, Any]
"""What an action does, for clients that do not parse its notation; `verb` is its kind."""


@dataclass(frozen=True)
class GameTypes:
    """The types that a game declares: TypedDicts, or unions of them. None stands for a mapping of any names."""

    view: Any = None
    options: Any = None
    setup: Any = None
    """The set-up of a record."""
    components: Any = None
    event: Any = None
    """A union; `event` is a Literal that differs from member to member."""
    refusal: Any = None
    """Why an action is not legal. A union; `reason` is a Literal that differs from member to member."""
    hint_reason: Any = None
    """Why a turn is worth doing. A union; `reason` is a Literal that differs from member to member."""
    annotations: Any = None
    action: Any = None
    """What a legal action does. A union; `verb` is a Literal that differs from member to member."""
