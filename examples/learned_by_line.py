#!/usr/bin/env python3
"""What train_amytis.py has learned, as a program that reads a position from a line. See docs/bots.md.

    semiramis arena amytis --bot "cmd:python examples/learned_by_line.py" --bot random --games 20

It makes an observation out of the line that every program is sent: so would a bot in another
language that has the weights.
"""

import json
import sys

import numpy
from learned_amytis import FOLDER, POLICY, load, scale

from semiramis.envs.numbers import observation_size, pieces
from semiramis.games import get_game
from semiramis.games.amytis.constants import (
    BUILDINGS,
    CELL_NAMES,
    COLORS,
    FAVOR_NAMES,
    PHASE_NAMES,
    TAKE_OPEN,
    TILE_NAMES,
)
from semiramis.games.amytis.notation import ACTIONS

GAME = get_game("amytis")


def read(view):
    """The observation of a view: the numbers that docs/envs/amytis.md explains."""
    numbers = numpy.zeros(observation_size(GAME, 2), numpy.int16)
    parts = pieces(GAME, 2, numbers)
    seats = [view["seat"], 1 - view["seat"]]
    for row, column in numpy.ndindex(3, 3):
        cell = CELL_NAMES[3 * row + column]
        read_stack(parts, view["stacks"][cell], seats, (row, column))
        for place, seat in enumerate(seats):
            tiles = view["seats"][seat]["city"][cell]
            parts["city_heights"][place, row, column] = len(tiles)
            if tiles:
                building, color = tiles[-1].split("-")
                parts["city_buildings"][place, BUILDINGS.index(building), row, column] = 1
                parts["city_colors"][place, COLORS.index(color), row, column] = 1
        if view["phase"] != "build":
            parts["turn_stack"][row, column] = view["turn"]["stack"] == cell
            parts["turn_cell"][row, column] = view["turn"]["cell"] == cell
    for place, seat in enumerate(seats):
        read_seat(parts, view, seat, place)
    for tile, count in view["unseen_tiles"].items():
        parts["unseen_tiles"][TILE_NAMES.index(tile)] = count
    for slot, project in enumerate(view["projects"]["open"]):
        if project is not None:
            parts["open_projects"][slot, project - 1] = 1
    parts["unseen_projects"][[project - 1 for project in view["projects"]["unseen"]]] = 1
    parts["phase"][PHASE_NAMES.index(view["phase"])] = 1
    parts["sides"][:] = [view["options"]["sides"][building] == "B" for building in BUILDINGS]
    parts["third_project"][...] = view["options"]["second_player_projects"] - 2
    return numbers


def read_stack(parts, stack, seats, at):
    parts["stack_heights"][at] = stack["height"]
    if stack["top"]:
        building, color = stack["top"].split("-")
        parts["stack_buildings"][(BUILDINGS.index(building), *at)] = 1
        parts["stack_colors"][(COLORS.index(color), *at)] = 1
    if stack["architect"] is not None:
        parts["architects"][(seats.index(stack["architect"]), *at)] = 1


def read_seat(parts, view, seat, place):
    facts = view["seats"][seat]
    parts["hands"][place, [project - 1 for project in facts["projects"]]] = 1
    parts["completed"][place, [project - 1 for project in facts["completed"]]] = 1
    parts["favors"][place] = [view["favors"][favor] == seat for favor in FAVOR_NAMES[:-1]]
    parts["row"][place] = view["favors"]["row"][seat]
    parts["track"][place] = facts["breakdown"]["track"]
    parts["points"][place] = sum(facts["breakdown"].values())  # with what counts at the end only
    parts["to_act"][place] = view["player"] == seat
    parts["first_player"][place] = view["first_player"] == seat


def number(action, view):
    """The id of an action: an open project goes by its card in the notation, and by its slot in the ids."""
    if action in ACTIONS:
        return ACTIONS[action]
    return TAKE_OPEN + view["projects"]["open"].index(int(action.removeprefix("project ")))


if __name__ == "__main__":
    network = load(FOLDER / POLICY, GAME)
    for line in sys.stdin:
        question = json.loads(line)
        preferences, _ = network((read(question["view"]) * scale(GAME))[None])
        best = max(question["legal"], key=lambda action: preferences[0][number(action, question["view"])])
        print(best, flush=True)
