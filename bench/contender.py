"""Something that is measured in turns with others, so that a busy machine slows down all of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

SECONDS = 0.2
"""For each stretch of stepping."""


@dataclass
class Contender:
    """Something that makes decisions; `step` makes some of them and returns how many."""

    name: str
    step: Callable[[], int]
    paces: list[float] = field(default_factory=list)

    def run(self) -> None:
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            done += self.step()
        self.paces.append(done / spent)

    @property
    def pace(self) -> float:
        """The best run: other programs on the machine can only slow it down."""
        return max(self.paces)
