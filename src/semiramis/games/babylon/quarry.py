"""The quarry: 4 x 4 stacks of basalt, granite and clay tiles. Only the top tiles are visible."""

from __future__ import annotations

from .. import bits, memory
from ..fields import ReadOnly
from ..rng import Rng
from . import constants
from .constants import LAYERS, SIDE, STACKS

BIT = constants.BIT
NEIGHBOURS = constants.NEIGHBOURS


class Quarry(ReadOnly):
    """The tiles that are not dug yet."""

    def __init__(self) -> None:
        self.tiles = [0] * 48
        """The three tiles of each stack from the bottom up; `height` says how many are still there."""
        self.height = [0] * 16

    def _assign(self, other: Quarry) -> None:
        self.transfer(other, self.tiles, 0, memory.COPY)

    def transfer(self, other: Quarry, place: list[int], at: int, way: int) -> int:
        """Transfer everything: see `memory.py`. Returns where the next field lies."""
        at = memory.numbers(place, at, way, self.tiles, 48, other.tiles)
        return memory.numbers(place, at, way, self.height, 16, other.height)

    def deal(self, rng: Rng) -> None:
        """Put a random basalt tile in each stack, granite on it, clay on top."""
        self.fill_up()
        for stack in range(STACKS):
            for layer in range(LAYERS):
                self.tiles[LAYERS * stack + layer] = layer * STACKS + stack
        for layer in range(LAYERS):
            self.shuffle_layer(layer, 0, rng)

    def fill_up(self) -> None:
        """Put all tiles back."""
        for stack in range(STACKS):
            self.height[stack] = LAYERS

    def shuffle_hidden(self, rng: Rng) -> None:
        """Redraw the tiles that lie below others. Their material is known, so each layer is shuffled by itself."""
        for layer in range(LAYERS - 1):
            self.sort_layer(layer, layer + 1)
            self.shuffle_layer(layer, layer + 1, rng)

    def sort_layer(self, layer: int, height: int) -> None:
        """Sort the tiles of one layer among the stacks that are higher than `height`."""
        tiles = 0
        for stack in range(STACKS):
            if self.height[stack] > height:
                tiles |= BIT[self.tiles[LAYERS * stack + layer]]
        for stack in range(STACKS):
            if self.height[stack] > height:
                self.tiles[LAYERS * stack + layer] = bits.first(tiles)
                tiles &= tiles - 1

    def shuffle_layer(self, layer: int, height: int, rng: Rng) -> None:
        """Shuffle the tiles of one layer among the stacks that are higher than `height`."""
        shuffled = [0] * 16
        count = 0
        for stack in range(STACKS):
            if self.height[stack] > height:
                shuffled[count] = stack
                count += 1
                other = shuffled[rng._below(count)]
                tile = self.tiles[LAYERS * stack + layer]
                self.tiles[LAYERS * stack + layer] = self.tiles[LAYERS * other + layer]
                self.tiles[LAYERS * other + layer] = tile

    def _visible_tile(self, stack: int) -> int:
        """Return the top tile of a stack. It must not be empty."""
        return self.tiles[LAYERS * stack + self.height[stack] - 1]

    def take(self, stack: int) -> int:
        tile = self._visible_tile(stack)
        self.height[stack] -= 1
        return tile

    def fill_edges(self, numbers: list[int], at: int) -> None:
        """Write `_edges` of each stack; 0 for an empty one."""
        for stack in range(STACKS):
            numbers[at + stack] = self._edges(stack) if self.height[stack] else 0

    def _edges(self, stack: int) -> int:
        """Return the number of edges of the visible tile that give a pillar: those where no neighbour is higher."""
        count = 0
        for side in range(4):
            neighbour = NEIGHBOURS[stack][side]
            if neighbour == SIDE or self.height[neighbour] <= self.height[stack]:
                count += 1
        return count
