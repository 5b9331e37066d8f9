"""An information-set Monte Carlo tree search (ISMCTS) with PUCT, over whole turns.

A simulation draws what is hidden at random (determinization: Cowling, Powley and Whitehouse, "Information Set Monte
Carlo Tree Search", 2012), so a search does not know it. From the root it selects in each node the turn t of the node's
player with the highest

    Q(t) + c * P(t) * sqrt(N + 1) / (1 + n(t))

(PUCT: Rosin, "Multi-armed bandits with episode context", 2011; Silver et al., "Mastering the game of Go without human
knowledge", 2017). Q is the mean chance of the player after the turn; for a turn that was not tried, the mean of the
node less the expert's `fpu_reduction` (first play urgency). P is the prior, a softmax of the values of the turns that
the expert proposed. N and n count the visits of the node and of the turn, and c is the expert's `exploration`. A turn
that is not legal in this determinization is passed over.

Below a turn the tree branches by what the turn has revealed (chance nodes, as far as the expert's `outcome_key` tells
outcomes apart). A new position is remembered at its first visit and becomes a node, with proposed turns, at its second.
The simulation ends at a new position: the expert evaluates it for every seat, and the chances and margins are added to
all nodes on the way (max^n: every player maximizes its own chance).
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
"""The limit of the tree, and so of the memory of a level."""

BIT = [1 << n for n in range(64)]

INTERPRETED = __file__.endswith((".py", ".pyc"))


@dataclass(frozen=True)
class Candidate:
    """A turn of the root, with its statistics."""

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
        self.children: dict[int, Node | None] = {}
        """The nodes after a turn, by `turn + WIDTH * outcome_key`; None for a position that was visited once."""

    def children_of(self, turn: int) -> dict[int, Node]:
        """Return the nodes after a turn, by outcome key."""
        return {
            key // WIDTH: child for key, child in self.children.items() if key % WIDTH == turn and child is not None
        }

    def _set_priors(self, values: list[float], temperature: float) -> None:
        """Set the priors: a softmax of the values. They add up to 1."""
        total = 0.0
        for n in range(self.count):
            self.priors[n] = math.exp((values[n] - values[0]) / temperature)
            total += self.priors[n]
        for n in range(self.count):
            self.priors[n] /= total

    def _select(self, illegal: int, exploration: float, fpu_reduction: float) -> int:
        """Return the turn with the highest PUCT value, except the `illegal` ones (bits); -1 if there is none."""
        best = -1
        highest = 0.0
        explore = exploration * math.sqrt(self.visits + 1.0)
        unknown = self.value / self.visits - fpu_reduction if self.visits else 0.5
        for n in range(self.count):
            if illegal & BIT[n]:
                continue
            value = unknown
            if self.tried[n]:
                value = self.chances[n] / self.tried[n]
            value += explore * self.priors[n] / (1 + self.tried[n])
            if best < 0 or value > highest:
                best = n
                highest = value
        return best

    def _update(self, turn: int, chance: float, margin: float) -> None:
        self.visits += 1
        self.value += chance
        self.tried[turn] += 1
        self.chances[turn] += chance
        self.margins[turn] += margin


class Search:
    """Searches a position. Its only random numbers are those of `rng`.

    The first turns are those that the expert proposes, or `turns`, if they are given. With `draws`, each simulation
    takes its seed from there: searches with equal `draws` draw the same hidden things in their first simulation, in
    their second, and so on.
    """

    def __init__(
        self,
        state: State,
        expert: Expert,
        rng: Rng,
        width: int = WIDTH,
        turns: Sequence[Turn] | None = None,
        draws: Rng | None = None,
    ) -> None:
        if getattr(self, "nodes", 0):
            raise TypeError("__init__: this Search is initialised already")
        check_type(expert, Expert, "expert")
        check_type(rng, Rng, "rng")
        if draws is not None:
            check_type(draws, Rng, "draws")
        expert._check(state)
        if state.over:
            raise GameError("state: the game is over, so there is nothing to search")
        if as_integer(width, "width") < 1:
            raise GameError(f"width must be 1 or more, not {brief(width)}")
        self.expert = expert
        self.rng = rng
        self._draws = draws
        self.width = min(as_integer(width, "width"), WIDTH)
        self.simulations = 0
        # The sums over all simulations for each seat, whichever turns were tried.
        self.chances = [0.0] * 8
        self.margins = [0.0] * 8
        self.nodes = 0
        # Turns of an expert in plain Python are checked each time, since they may be illegal; given ones, too.
        self._exact = expert.exact and turns is None and (INTERPRETED or not hasattr(expert, "__dict__"))
        self.root_state = state.clone()
        self._state = state.clone()
        self._before = state.clone()
        self._path: list[Node] = []
        self._taken: list[int] = []
        self._state._shuffle_hidden(rng)
        self.root = self.expand(self.width) if turns is None else self.make_root(turns)

    def make_root(self, turns: Sequence[Turn]) -> Node:
        """Return a root with these turns and equal priors. A turn that is never legal is never simulated."""
        check = self.root_state._check_id
        checked: list[Turn] = [tuple([check(action) for action in turn]) for turn in turns]
        if not checked or not all(checked):
            raise GameError("turns: at least one turn is needed, and each needs an action")
        self.nodes += 1
        node = Node(self.root_state.player, checked)
        node._set_priors([0.0] * node.count, 1.0)
        return node

    def run(self, simulations: int, seconds: float | None = None) -> None:
        """Run simulations. Stops early when the time is up, or when no other turn can become the most visited one."""
        self._check_ready()
        count = as_integer(simulations, "simulations")
        if not 0 <= count <= LARGEST:
            raise GameError(f"simulations must be from 0 to {LARGEST}, not {brief(simulations)}")
        if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, int | float)):
            raise TypeError(f"seconds must be a number, not {brief(seconds)}")
        self._run(count, seconds)

    def _check_ready(self) -> None:
        if self.root is None:  # compiled, and made without __init__
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
        """Return the difference of visits between the most visited turn of the root and the second."""
        first = 0
        second = 0
        for n in range(self.root.count):
            visits = self.root.tried[n]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def simulate(self) -> None:
        state = self._state
        state._assign(self.root_state)
        if self._draws is not None:
            self.rng.word = self._draws.next()
        state._shuffle_hidden(self.rng)
        path = self._path
        taken = self._taken
        path.clear()
        taken.clear()
        node = self.root
        illegal = 0
        while not state.over:
            turn = node._select(illegal, self.expert.exploration, self.expert.fpu_reduction)
            if turn < 0:
                break
            if not self.play(node.turns[turn], state):
                illegal |= BIT[turn]
                continue
            illegal = 0
            path.append(node)
            taken.append(turn)
            if state.over:
                break
            key = turn + WIDTH * self.expert._outcome_key(state)
            if key not in node.children:
                node.children[key] = None
                break
            child = node.children[key]
            if child is None:
                if self.nodes < MOST_NODES and self.expert.breadth:
                    node.children[key] = self.expand(min(self.width, self.expert.breadth))
                break
            node = child
        self.expert._evaluate(state, self.rng)
        for n in range(len(path)):
            node = path[n]
            node._update(taken[n], self.expert.chances[node.player], self.expert.margins[node.player])
        for n in range(self.expert.players):
            self.chances[n] += self.expert.chances[n]
            self.margins[n] += self.expert.margins[n]

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

    def expand(self, width: int) -> Node:
        """Return a new node for the current position of the simulation."""
        self.nodes += 1
        self.expert._propose(self._state, width, self.rng)
        if not 0 < len(self.expert.turns) <= WIDTH or len(self.expert.values) < len(self.expert.turns):
            raise GameError(f"the expert proposes {len(self.expert.turns)} turns, {len(self.expert.values)} values")
        if not 0 <= self._state.player < self.expert.players:
            raise GameError(f"player of the position must be a seat, not {self._state.player}")
        node = Node(self._state.player, self.expert.turns)
        node._set_priors(self.expert.values, self.expert.temperature)
        return node

    def candidates(self) -> list[Candidate]:
        """Return the turns that were simulated, the most visited first; at least one of those proposed."""
        self._check_ready()
        root = self.root
        order = sorted(range(root.count), key=root.tried.__getitem__, reverse=True)
        return [
            Candidate(root.turns[n], root.tried[n], root.chances[n] / root.tried[n], root.margins[n] / root.tried[n])
            for n in order
            if root.tried[n]
        ]
