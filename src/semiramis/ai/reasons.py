"""The one place that lists who gives reasons for the turns of which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ..games.amytis.state import AmytisState
from ..games.babylon.state import BabylonState
from ..games.game import Reason, State
from .amytis import reasons as amytis
from .babylon import reasons as babylon


class Reasons(Protocol):
    """The reasons of turns that the player to act may do in a position."""

    def of(self, turn: Sequence[int]) -> list[Reason]:
        """Why to do these actions, the weightiest reason first."""


REASONS: dict[type[State], Callable[[Any], Reasons]] = {AmytisState: amytis.Reasons, BabylonState: babylon.Reasons}


def reasons_for(state: State) -> Reasons:
    """Who gives reasons in a position."""
    return REASONS[type(state)](state)
