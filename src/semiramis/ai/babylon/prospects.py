"""What each tile of the quarry is worth to a seat: its best turns with the tile, remembered by what the seat has.

In a search most positions differ from others by a few tiles of the quarry only, and the gardens of most seats are the
same. So the turns of a seat are planned once for each tile and number of pillars.
"""

from __future__ import annotations

from ...games.babylon import constants
from ...games.babylon.constants import BELVEDERE, PIECES, SINGLE_PILLAR
from ...games.babylon.state import BabylonState
from .draft import Draft
from .evaluation import Evaluation
from .planner import Digs, Planner

# Named and typed in the sidecar: as literals they would be 32-bit numbers in C.
WORD = 0xFFFFFFFFFFFFFFFF
MIX = 0xBF58476D1CE4E5B9

BIT = constants.BIT

UNKNOWN = -2000.0
"""Less than any value."""
WIDTH = 5
EXTENSIONS = 1
SECOND_WIDTH = 2
"""How widely the turns of a tile are planned."""
LATE = 5
LATE_EXTENSIONS = 8
"""With this many turns to go or fewer, second placements matter more."""
MOST_LEAF_DIGS = 4
"""The number of digs of which the best is found for a leaf."""
KEPT = 4
"""The most turns that are kept for a tile."""
MOST_PROSPECTS = 6_000
"""Of about 10 kB each. If there are more, all are forgotten."""


class Prospect:
    """The best turns of a seat that has a certain garden and storage. `7 * tile + pillars` is the number of a dig."""

    def __init__(self) -> None:
        self.value = [UNKNOWN] * 364
        """For each dig: the expected final score after the best turn."""
        self.guess = [UNKNOWN] * 364
        """For each dig: a quick estimate of this."""
        self.turns: dict[int, list[tuple[float, tuple[int, ...]]]] = {}
        """For each dig: the best turns of different values, without the dig, after their values."""


class Prospects:
    """Finds the prospects of seats."""

    def __init__(self, state: BabylonState, evaluation: Evaluation) -> None:
        self.planner = Planner(state, evaluation, WIDTH, EXTENSIONS, SECOND_WIDTH, coarse=True)
        self.digs: Digs = self.planner.digs
        """Those of the seat that was looked at last."""
        self.known: dict[int, Prospect] = {}
        # The digs with the highest guesses: their numbers in `digs`.
        self.chosen = [0] * 16
        self.count = 0
        self.best = -1

    def look(self, state: BabylonState, seat: int, turns_left: int, has_token: bool, most: int, taken: int) -> Prospect:
        """Return the prospect of a seat, with the turns of the `chosen` digs: those that seem best, up to `most`.

        The bits of `taken` are stacks that are passed over, and `turns_left` are the turns after the next one.
        """
        planner = self.planner
        digs = self.digs
        planner.begin(state, seat, turns_left, has_token)
        planner.extensions = LATE_EXTENSIONS if turns_left <= LATE else EXTENSIONS
        key = self.key(planner.root, turns_left)
        prospect = self.known.get(key)
        if prospect is None:
            if len(self.known) >= MOST_PROSPECTS:
                self.known.clear()
            prospect = Prospect()
            self.known[key] = prospect
        is_surveyed = False
        self.count = 0
        for dig in range(digs.count):
            number = 7 * digs.tile[dig] + digs.pillars[dig]
            if prospect.guess[number] == UNKNOWN:
                if not is_surveyed:
                    planner.survey()
                    is_surveyed = True
                prospect.guess[number] = planner.guess(dig)
            if not taken & BIT[digs.stack[dig]]:
                self.choose(prospect, dig, most)
        for n in range(self.count):
            dig = self.chosen[n]
            number = 7 * digs.tile[dig] + digs.pillars[dig]
            if prospect.value[number] == UNKNOWN:
                if not is_surveyed:
                    planner.survey()
                    is_surveyed = True
                first = planner.plans.count
                planner.plan(dig, 1)
                prospect.value[number] = planner.plans.value[planner.plans.order[first]]
                prospect.turns[number] = self.best_turns(first)
        return prospect

    def find_best(self, state: BabylonState, seat: int, turns_left: int, taken: int) -> float:
        """Return the value of the best next turn of a seat, without the round token; `best` becomes its dig or -1."""
        prospect = self.look(state, seat, turns_left, False, MOST_LEAF_DIGS, taken)
        digs = self.digs
        self.best = -1
        highest = UNKNOWN
        for n in range(self.count):
            dig = self.chosen[n]
            value = prospect.value[7 * digs.tile[dig] + digs.pillars[dig]]
            if value > highest:
                self.best = dig
                highest = value
        return highest

    def choose(self, prospect: Prospect, dig: int, most: int) -> None:
        """Add a dig to the chosen ones, unless there are `most` with higher guesses."""
        digs = self.digs
        guess = prospect.guess[7 * digs.tile[dig] + digs.pillars[dig]]
        n = self.count
        while n > 0:
            other = self.chosen[n - 1]
            if prospect.guess[7 * digs.tile[other] + digs.pillars[other]] >= guess:
                break
            if n < most:
                self.chosen[n] = other
            n -= 1
        if n < most:
            self.chosen[n] = dig
            self.count = min(self.count + 1, most)

    def best_turns(self, first: int) -> list[tuple[float, tuple[int, ...]]]:
        """Return the best plans from `first` on, each with its value."""
        plans = self.planner.plans
        found: list[tuple[float, tuple[int, ...]]] = []
        last = UNKNOWN
        for n in range(first, plans.count):
            plan = plans.order[n]
            if plans.value[plan] != last:
                last = plans.value[plan]
                found.append((last, tuple([plans.actions[plan][i] for i in range(plans.length[plan])])))
                if len(found) == KEPT:
                    break
        return found

    def key(self, draft: Draft, turns_left: int) -> int:
        """Return a hash of all on which the best turns depend."""
        garden = draft.garden
        found = 64 * (8 * (8 * draft.singles[0] + draft.doubles[0]) + draft.token + 1) + draft.stored + 1
        found = mix(found * 64 + turns_left)
        for piece in range(PIECES):  # no turn needs more than eight of a kind
            if piece != SINGLE_PILLAR:
                found = found * 16 + min(draft.supply[piece], 2 if piece == BELVEDERE else 8)
        for n in range(garden.tiles):
            place = (garden.tile_cell[n] * 32 + garden.tile_level[n]) * 32 + garden.tile_rotation[n]
            found = mix(found ^ ((place * 8 + garden.tile_open[n] + 1) * 64 + garden.tile[n]))
        for n in range(garden.decorations):
            place = (garden.decoration_a[n] * 64 + garden.decoration_b[n]) * 32 + garden.level_a[n]
            found = mix(found ^ (place * 32 + garden.level_b[n]) * 8 + garden.decoration[n])
        return found


def mix(number: int) -> int:
    """Return a 64-bit number that differs in about half of the bits if the given one differs in any."""
    number = (number * MIX) & WORD
    return number ^ (number >> 32)
