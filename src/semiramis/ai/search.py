"""A tree search over whole turns that never knows what is hidden.

Each simulation draws anew what nobody can know, walks down the tree by what looks best to whoever acts, adds a
position, and takes back up what the expert judges it to be worth to each seat. The tree branches by turns, which the
expert proposes, and by what a turn turned up, as far as the expert tells such positions apart.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

from ..games.arguments import as_integer, brief, check_type
from ..games.game import LARGEST, GameError, State
from ..games.rng import Rng
from .expert import Expert, Turn

WIDTH = 64
"""No position is given more turns to think about."""
MOST_NODES = 40_000
"""More would not fit in the memory that a level may use; then the tree is walked but grows no more."""

BIT = [1 << n for n in range(64)]

INTERPRETED = __file__.endswith(".py")


@dataclass(frozen=True)
class Thought:
    """What a search found out about a turn."""

    turn: Turn
    visits: int
    chance: float
    """To win, of whoever acts; a shared victory counts as its share."""
    margin: float
    """By how many points it is expected to be ahead of the best other in the end."""


class Node:
    """A position before a turn, and what was found out about the turns from there."""

    def __init__(self, player: int, turns: Sequence[Turn]) -> None:
        self.player = player
        self.turns = tuple(turns)
        self.count = len(self.turns)
        if self.count > WIDTH:
            raise ValueError(f"turns must be at most {WIDTH}, not {self.count}")
        self.visits = 0
        self.value = 0.0
        """The sum of its chances over all visits, of whoever acts."""
        self.tried = [0] * 64
        self.chances = [0.0] * 64
        self.margins = [0.0] * 64
        self.priors = [0.0] * 64
        self.later: dict[int, Node | None] = {}
        """The positions after a turn, by `turn + WIDTH * sight`; None is one that was seen once."""

    def _prefer(self, worths: list[float], temperature: float) -> None:
        """Turn worths into preferences that add up to one."""
        total = 0.0
        for n in range(self.count):
            self.priors[n] = math.exp((worths[n] - worths[0]) / temperature)
            total += self.priors[n]
        for n in range(self.count):
            self.priors[n] /= total

    def _choose(self, refused: int, exploration: float, doubt: float) -> int:
        """The turn to look at next, none of the `refused` (as bits); -1 if there is none."""
        best = -1
        highest = 0.0
        explore = exploration * math.sqrt(self.visits + 1.0)
        unknown = self.value / self.visits - doubt if self.visits else 0.5
        for n in range(self.count):
            if refused & BIT[n]:
                continue
            value = unknown
            if self.tried[n]:
                value = self.chances[n] / self.tried[n]
            value += explore * self.priors[n] / (1 + self.tried[n])
            if best < 0 or value > highest:
                best = n
                highest = value
        return best

    def _learn(self, turn: int, chance: float, margin: float) -> None:
        self.visits += 1
        self.value += chance
        self.tried[turn] += 1
        self.chances[turn] += chance
        self.margins[turn] += margin


class Search:
    """Thinks about a position. All its chance comes from `rng`."""

    def __init__(self, state: State, expert: Expert, rng: Rng, width: int = WIDTH) -> None:
        if getattr(self, "nodes", 0):
            raise TypeError("__init__: this Search is initialised already")
        check_type(expert, Expert, "expert")
        check_type(rng, Rng, "rng")
        expert._check(state)
        if state.over:
            raise GameError("state: the game is over, so there is nothing to think about")
        if as_integer(width, "width") < 1:
            raise GameError(f"width must be 1 or more, not {brief(width)}")
        self.expert = expert
        self.rng = rng
        self.width = min(as_integer(width, "width"), WIDTH)
        self.simulations = 0
        self.nodes = 0
        # Turns of an expert in plain Python are checked each time: it may be mistaken.
        self._exact = expert.exact and (INTERPRETED or not hasattr(expert, "__dict__"))
        self._root_state = state.clone()
        self._state = state.clone()
        self._before = state.clone()
        self._path: list[Node] = []
        self._taken: list[int] = []
        self._state._shuffle_hidden(rng)
        self._root = self.grow(self.width)

    def run(self, simulations: int, seconds: float | None = None) -> None:
        """Think for so many simulations; when the time is up, no more. It stops when no other turn can get ahead."""
        self._check_ready()
        count = as_integer(simulations, "simulations")
        if not 0 <= count <= LARGEST:
            raise GameError(f"simulations must be from 0 to {LARGEST}, not {brief(simulations)}")
        if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, int | float)):
            raise TypeError(f"seconds must be a number, not {brief(seconds)}")
        self._run(count, seconds)

    def _check_ready(self) -> None:
        if self._root is None:  # compiled, and made without __init__
            raise TypeError("__init__: this Search was made without it")

    def _run(self, simulations: int, seconds: float | None) -> None:
        deadline = 0.0 if seconds is None else time.monotonic() + seconds
        for left in range(simulations, 0, -1):
            if left % 64 == 0 and self.lead() > left:
                return
            if seconds is not None and time.monotonic() > deadline:
                return
            self.simulate()
            self.simulations += 1

    def lead(self) -> int:
        """By how many visits the first turn is ahead of the second."""
        first = 0
        second = 0
        for n in range(self._root.count):
            visits = self._root.tried[n]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def simulate(self) -> None:
        state = self._state
        state._assign(self._root_state)
        state._shuffle_hidden(self.rng)
        path = self._path
        taken = self._taken
        path.clear()
        taken.clear()
        node = self._root
        refused = 0
        while not state.over:
            turn = node._choose(refused, self.expert.exploration, self.expert.doubt)
            if turn < 0:
                break
            if not self.play(node.turns[turn], state):
                refused |= BIT[turn]
                continue
            refused = 0
            path.append(node)
            taken.append(turn)
            if state.over:
                break
            key = turn + WIDTH * self.expert._sight(state)
            if key not in node.later:
                node.later[key] = None
                break
            later = node.later[key]
            if later is None:
                if self.nodes < MOST_NODES:
                    node.later[key] = self.grow(min(self.width, self.expert.breadth))
                break
            node = later
        self.expert._judge(state, self.rng)
        for n in range(len(path)):
            node = path[n]
            node._learn(taken[n], self.expert.chances[node.player], self.expert.margins[node.player])

    def play(self, turn: Turn, state: State) -> bool:
        """Do a turn; if what was drawn this time makes it impossible, the state stays as it is."""
        if self._exact:
            for action in turn:
                state._advance(action)
            return True
        self._before._assign(state)
        for action in turn:
            if not state._is_legal(action):
                state._assign(self._before)
                return False
            state._advance(action)
        return True

    def grow(self, width: int) -> Node:
        """A new node for the position that the simulation has come to."""
        self.nodes += 1
        self.expert._propose(self._state, width, self.rng)
        if not 0 < len(self.expert.turns) <= WIDTH or len(self.expert.worths) < len(self.expert.turns):
            raise GameError(f"the expert proposes {len(self.expert.turns)} turns, {len(self.expert.worths)} worths")
        if not 0 <= self._state.player < self.expert.players:
            raise GameError(f"player of the position must be a seat, not {self._state.player}")
        node = Node(self._state.player, self.expert.turns)
        node._prefer(self.expert.worths, self.expert.temperature)
        return node

    def thoughts(self) -> list[Thought]:
        """What was found about the turns that were looked at, the most visited first; at least one."""
        self._check_ready()
        root = self._root
        order = sorted(range(root.count), key=root.tried.__getitem__, reverse=True)
        return [
            Thought(root.turns[n], root.tried[n], root.chances[n] / root.tried[n], root.margins[n] / root.tried[n])
            for n in order
            if root.tried[n]
        ]
