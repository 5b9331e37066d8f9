"""Positions as numbers: what a seat observes, and how a position is packed."""

from __future__ import annotations

from types import ModuleType

from .. import speeds
from ..games.features import starts
from ..games.game import State
from . import buffers
from .equality import everything, require_same
from .promise import Position, require

MARGIN = 16
"""Numbers that are watched on the far side of a place: nobody may write there."""
UNTOUCHED = (-30_000, -29_999)


def buffers_of(state: State) -> ModuleType:
    """How to look at what a state writes. C sees no methods in plain Python, and Python none that are C's alone."""
    return speeds.interpreted("testing.buffers") if hasattr(state, "_pack") else buffers


def fills_a_buffer(here: Position) -> None:
    """`fill_actions` and `_fill_actions` write the legal actions in the order of `legal_actions`, and return how
    many."""
    size = here.game.action_count
    count, buffer = buffers_of(here.state)._actions(here.state, size + MARGIN, UNTOUCHED[0])
    legal = here.state.legal_actions()
    require(buffer[:count] == legal, f"{buffer[:count]}, but legal_actions is {legal}")
    require({*buffer[size:]} == {UNTOUCHED[0]}, "it writes beyond the action count")
    given = [UNTOUCHED[0]] * size
    count = here.state.fill_actions(given)
    require(given == legal + [UNTOUCHED[0]] * (size - count), f"fill_actions returns {count} and writes {given}")


def observes(here: Position) -> None:
    """`_fill_observation` writes the numbers of `features`, all of them and no other, each within its bounds."""
    features = here.game.features(here.players)
    first = starts(features)
    size = first[-1]
    for seat in range(here.players):
        one, two = (_observation(here.state, seat, size, before) for before in UNTOUCHED)
        require(all(number in UNTOUCHED for number in one[size:] + two[size:]), f"seat {seat}: it writes too many")
        for feature, start, stop in zip(features, first, first[1:], strict=False):
            numbers = one[start:stop]
            require(numbers == two[start:stop], f"seat {seat}: not all of {feature.name} is written")
            within = all(feature.least <= number <= feature.most for number in numbers)
            require(within, f"seat {seat}: {feature.name} is {numbers}, out of its bounds")


def observes_nothing_hidden(here: Position) -> None:
    """An observation is the same however things lie that nobody sees, and in a copy."""
    size = starts(here.game.features(here.players))[-1]
    other = here.state.clone()
    other.shuffle_hidden(here.rng)
    seat = here.state.ply % here.players
    one, two = (_observation(state, seat, size, 0) for state in (here.state, other))
    require(one == two, f"seat {seat} observes {one} and {two}")


def packs(here: Position) -> None:
    """`_pack` hands over the same count of numbers at any ply; read by another position of the table, they make it the
    same one, in what is hidden, too."""
    look = buffers_of(here.state)
    size = look._packed_size(here.state)
    first = here.new()
    require(look._packed_size(first) == size, f"{look._packed_size(first)} numbers at ply 0, {size} here")
    before = everything(here.state, here.game)
    numbers = look._packed(here.state, size + MARGIN, UNTOUCHED[0])
    require({*numbers[size:]} == {UNTOUCHED[0]}, f"it writes more than the {size} numbers that it counts")
    require_same(before, everything(here.state, here.game), "written")
    used = here.new()
    used.random_playout(here.rng)
    for other in (first, used):
        look._unpack(other, numbers[:size])
        require_same(before, everything(other, here.game), "read")


def _observation(state: State, seat: int, size: int, before: int) -> list[int]:
    numbers: list[int] = buffers_of(state)._observation(state, seat, size + MARGIN, before)
    return numbers


AT_EVERY_PLY = (observes_nothing_hidden,)
NOW_AND_THEN = (fills_a_buffer, observes, packs)
