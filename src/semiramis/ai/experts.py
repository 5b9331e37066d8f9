"""The one place that knows which game has an expert of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games.amytis.state import AmytisState
from ..games.babylon.state import BabylonState
from ..games.game import State
from .amytis.expert import AmytisExpert
from .babylon.expert import BabylonExpert
from .expert import Expert

EXPERTS: dict[type[State], Callable[[Any], Expert]] = {AmytisState: AmytisExpert, BabylonState: BabylonExpert}


def expert_for(state: State) -> Expert:
    """An expert for the game of this position, with its players and options."""
    return EXPERTS.get(type(state), Expert)(state)
