"""A tree search over whole turns that does not use what is hidden.

Each simulation draws what is hidden at random, goes down the tree by the best turn of each current player, adds a
node, and adds the expert's estimate for each seat to the nodes on the way. The tree branches by turns, which the expert
proposes, and by what a turn has turned up, as far as the expert's `sight` differs.
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
"""The largest number of turns of a node."""
MOST_NODES = 40_000
"""The tree grows no further than this, to limit the memory of a level."""

BIT = [1 << n for n in range(64)]

INTERPRETED = __file__.endswith(".py")


@dataclass(frozen=True)
class Thought:
    """The result of a search for one turn."""

    turn: Turn
    visits: int
    chance: float
    """The chance of the current player to win; a shared victory counts as its share."""
    margin: float
    """The expected lead over the best other player at the end, in points."""


class Node:
    """A position before a turn, with the statistics of its turns."""

    def __init__(self, player: int, turns: Sequence[Turn]) -> None:
        self.player = player
        self.turns = tuple(turns)
        self.count = len(self.turns)
        if self.count > WIDTH:
            raise ValueError(f"turns must be at most {WIDTH}, not {self.count}")
        self.visits = 0
        self.value = 0.0
        """The sum of the current player's chances over all visits."""
        self.tried = [0] * 64
        self.chances = [0.0] * 64
        self.margins = [0.0] * 64
        self.priors = [0.0] * 64
        self.later: dict[int, Node | None] = {}
        """The nodes after a turn, by `turn + WIDTH * sight`; None for a position that was seen once."""

    def _prefer(self, worths: list[float], temperature: float) -> None:
        """Convert worths into priors that add up to 1."""
        total = 0.0
        for n in range(self.count):
            self.priors[n] = math.exp((worths[n] - worths[0]) / temperature)
            total += self.priors[n]
        for n in range(self.count):
            self.priors[n] /= total

    def _choose(self, refused: int, exploration: float, doubt: float) -> int:
        """The turn to simulate next, except the `refused` ones (bits); -1 if there is none."""
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
    """Searches a position. Its only random numbers are those of `rng`.

    The first turns are those that the expert proposes, or `turns`, if they are given.
    """

    def __init__(
        self, state: State, expert: Expert, rng: Rng, width: int = WIDTH, turns: Sequence[Turn] | None = None
    ) -> None:
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
        # Turns of an expert in plain Python are checked each time, since they may be illegal; given ones, too.
        self._exact = expert.exact and turns is None and (INTERPRETED or not hasattr(expert, "__dict__"))
        self._root_state = state.clone()
        self._state = state.clone()
        self._before = state.clone()
        self._path: list[Node] = []
        self._taken: list[int] = []
        self._state._shuffle_hidden(rng)
        self._root = self.grow(self.width) if turns is None else self.root_of(turns)

    def root_of(self, turns: Sequence[Turn]) -> Node:
        """A root with given turns, each equally preferred. One that is never legal is never simulated."""
        check = self._root_state._check_id
        checked: list[Turn] = [tuple([check(action) for action in turn]) for turn in turns]
        if not checked or not all(checked):
            raise GameError("turns: at least one turn is needed, and each needs an action")
        self.nodes += 1
        node = Node(self._root_state.player, checked)
        node._prefer([0.0] * node.count, 1.0)
        return node

    def run(self, simulations: int, seconds: float | None = None) -> None:
        """Run so many simulations. It stops earlier when the time is up, or when no other turn can become the best."""
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
        """By how many visits the most visited turn leads over the second."""
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
        """Do a turn. Returns False and keeps the state if the turn is not legal with what was drawn this time."""
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
        """A new node for the current position of the simulation."""
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
        """The results of the turns that were simulated, the most visited first; at least one of those proposed."""
        self._check_ready()
        root = self._root
        order = sorted(range(root.count), key=root.tried.__getitem__, reverse=True)
        return [
            Thought(root.turns[n], root.tried[n], root.chances[n] / root.tried[n], root.margins[n] / root.tried[n])
            for n in order
            if root.tried[n]
        ]
