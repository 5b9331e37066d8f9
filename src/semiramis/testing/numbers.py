"""Promises about positions as numbers: observations and packed positions."""

from __future__ import annotations

from types import ModuleType

from .. import speeds
from ..games.features import starts
from ..games.game import State
from . import buffers
from .equality import everything, require_same
from .promise import Position, require

MARGIN = 16
"""Numbers behind the end of a buffer, which must not be written."""
UNTOUCHED = (-30_000, -29_999)
MOST_ACTIONS = 6
"""The number of actions that are done in most positions."""


def buffers_of(state: State) -> ModuleType:
    """The module that can call the methods of a state: C sees none in plain Python, and Python none that only C has."""
    return speeds.interpreted("testing.buffers") if hasattr(state, "_pack") else buffers


def fills_a_buffer(here: Position) -> None:
    """`fill_actions` and, if a game has it, `_fill_actions` write the legal actions in the order of `legal_actions` and
    return their number."""
    size = here.game.action_count
    legal = here.state.legal_actions()
    if _has_its_own(here.state, "_fill_actions"):
        count, buffer = buffers_of(here.state)._actions(here.state, size + MARGIN, UNTOUCHED[0])
        require(buffer[:count] == legal, f"{buffer[:count]}, but legal_actions is {legal}")
        require({*buffer[size:]} == {UNTOUCHED[0]}, "it writes beyond the action count")
    given = [UNTOUCHED[0]] * size
    count = here.state.fill_actions(given)
    require(given == legal + [UNTOUCHED[0]] * (size - count), f"fill_actions returns {count} and writes {given}")


def observes(here: Position) -> None:
    """`_fill_observation` writes exactly the numbers of `features`, each within its bounds."""
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
    """An observation does not depend on what is hidden, and is the same for a copy."""
    size = starts(here.game.features(here.players))[-1]
    other = here.state.clone()
    other.shuffle_hidden(here.rng)
    seat = here.state.ply % here.players
    one, two = (_observation(state, seat, size, 0) for state in (here.state, other))
    require(one == two, f"seat {seat} observes {one} and {two}")


def updates_an_observation(here: Position) -> None:
    """`_update_observation`, if a game has it, writes what `_fill_observation` writes: into the numbers of the seat
    before its action, when it is its turn again."""
    seat = here.state.player
    if here.state.over or not _has_its_own(here.state, "_update_observation"):
        return
    size = starts(here.game.features(here.players))[-1]
    before = _observation(here.state, seat, size, UNTOUCHED[0])
    for action in _different(here, MOST_ACTIONS):
        after = here.state.clone()
        after.advance(action)
        if after.player == seat:
            filled = _observation(after, seat, size, UNTOUCHED[0])
            updated = buffers_of(after)._updated_observation(after, action, seat, before)
            wrong = [n for n in range(len(filled)) if filled[n] != updated[n]]
            require(not wrong, f"seat {seat}: the numbers {wrong} are different", action)


def acts(here: Position) -> None:
    """`_act`, if a game has it, does what `_advance` does."""
    if here.state.over or not _has_its_own(here.state, "_act"):
        return
    for action in _different(here, MOST_ACTIONS):
        advanced, acted = here.state.clone(), here.state.clone()
        advanced.advance(action)
        buffers_of(acted)._act(acted, action)
        require_same(everything(advanced, here.game), everything(acted, here.game))


def packs(here: Position) -> None:
    """`_pack` writes the same number of values at every ply; another position of the same players and options becomes
    equal by reading them, hidden things included."""
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


def _has_its_own(state: State, name: str) -> bool:
    """Whether a game has a method that it need not have. It is not seen from here whether compiled rules have it."""
    if not hasattr(state, "_pack"):
        return True
    return getattr(type(state), name, None) is not getattr(State, name, None)


def _different(here: Position, most: int) -> list[int]:
    """Some legal actions from all over the action space: actions of one kind have neighbouring ids."""
    legal = sorted(here.state.legal_actions())
    step = max(1, len(legal) // most)
    return legal[here.rng.below(step) :: step]


AT_EVERY_PLY = (observes_nothing_hidden, updates_an_observation)
NOW_AND_THEN = (fills_a_buffer, observes, acts, packs)
