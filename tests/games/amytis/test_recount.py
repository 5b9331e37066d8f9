"""A second, slow and simple count of all points agrees with the engine at every step of random games.

Only the numbers of the score sheet are those of the engine: `test_score_numbers.py` changes them.
"""

from __future__ import annotations

from typing import Any

import pytest

from semiramis.games.amytis.constants import (
    CORNER_POINTS,
    CORNER_WALL_POINTS,
    POINTS_EACH,
    PROJECT_FAVOR_POINTS,
    ROW_POINTS,
    STACK_POINTS,
    STAIRS_POINTS,
)
from semiramis.games.amytis.state import AmytisState
from semiramis.games.rng import Rng
from tests.games.amytis.positions import AMYTIS, new

ROWS = [["a1", "b1", "c1"], ["a2", "b2", "c2"], ["a3", "b3", "c3"]]
COLUMNS = [["a1", "a2", "a3"], ["b1", "b2", "b3"], ["c1", "c2", "c3"]]
CORNERS = ["a1", "c1", "a3", "c3"]
BUILDINGS = ["garden", "market", "wall", "palace", "residence", "theater"]
EACH = dict(zip([building + side for building in BUILDINGS for side in "AB"], POINTS_EACH, strict=True))


def visible(city: dict[str, list[str]]) -> dict[str, list[str]]:
    """The building and the colour on top of each cell that has a tile."""
    return {cell: tiles[-1].split("-") for cell, tiles in city.items() if tiles}


def building_points(before: dict[str, Any], after: dict[str, Any], seat: int, cell: str) -> int:
    """Return the points of the tile just built, from the views before and after it was built."""
    building = after["seats"][seat]["city"][cell][-1].split("-")[0]
    kind = building + after["options"]["sides"][building]
    count = count_things(kind, before, after, seat, cell)
    points: int = CORNER_WALL_POINTS[count] if kind == "wallB" else count * EACH[kind]
    return points


def count_things(kind: str, before: dict[str, Any], after: dict[str, Any], seat: int, cell: str) -> int:
    """Return the number of things that a building counts."""
    city: dict[str, list[str]] = after["seats"][seat]["city"]
    color = city[cell][-1].split("-")[1]
    top = visible(city)
    buildings = [tile[0] for tile in top.values()]
    # Architects as they stood when the tile was built: before the other player's came back.
    standing = [seat, *(place["architect"] for place in before["stacks"].values() if place["architect"] is not None)]
    match kind:
        case "gardenA":
            return sum(len(tiles) == len(city[cell]) for tiles in city.values())
        case "gardenB":
            return len(city[cell])
        case "marketA":
            return sum(tile[1] == color for tile in top.values())
        case "marketB":
            return sum(tile[1] != color for tile in top.values())
        case "wallA":
            return sum(tile[0] == "wall" and name != "b2" for name, tile in top.items())
        case "wallB":
            return sum(name in CORNERS and tile[0] == "wall" for name, tile in top.items())
        case "palaceA":
            return buildings.count("palace")
        case "palaceB":
            return sum(len(player["completed"]) for player in before["seats"])
        case "residenceA":
            return len(set(buildings))
        case "residenceB":
            return buildings.count("market") + buildings.count("residence")
        case "theaterA":
            return len(standing)
        case "theaterB":
            return standing.count(seat)
    raise AssertionError(kind)


def favor_points(view: dict[str, Any], seat: int) -> int:
    player = view["seats"][seat]
    heights = {cell: len(tiles) for cell, tiles in player["city"].items()}
    own = [place for place, owner in view["favors"].items() if place != "row" and owner == seat]
    points: int = ROW_POINTS[view["favors"]["row"][seat]]
    for height, (place, each) in enumerate(zip(["I", "II", "III", "IV"], STACK_POINTS, strict=True), 1):
        if place in own:
            points += each * list(heights.values()).count(height)
    if "stairs" in own:
        points += STAIRS_POINTS * sum(
            [heights[cell] for cell in line] in ([1, 2, 3], [3, 2, 1]) for line in ROWS + COLUMNS
        )
    if "corners" in own:
        points += CORNER_POINTS * sum(heights[corner] >= 3 for corner in CORNERS)
    if "projects" in own:
        points += PROJECT_FAVOR_POINTS * len(player["completed"])
    return points


def shows(rows: list[str], city: dict[str, list[str]]) -> bool:
    """Return whether a pattern is visible in any rotation and place."""
    colors = [[top[cell][1][0].upper() if cell in (top := visible(city)) else " " for cell in row] for row in ROWS]
    for _ in range(4):
        for y in range(4 - len(rows)):
            for x in range(4 - len(rows[0])):
                if all(
                    letter in (".", colors[y + j][x + i]) for j, row in enumerate(rows) for i, letter in enumerate(row)
                ):
                    return True
        rows = ["".join(row[i] for row in reversed(rows)) for i in range(len(rows[0]))]
    return False


CARDS = {card["id"]: card for card in AMYTIS.components["project"]}


def step(state: AmytisState, rng: Rng, track: list[int]) -> None:
    """Do a random action, and check all points after it."""
    before, seat = state.view(None), state.player
    text = state.format_action(state.random_action(rng))
    state.play(text)
    after = state.view(None)
    city = after["seats"][seat]["city"]
    if before["phase"] == "build":
        if after["phase"] != "palace":
            track[seat] += building_points(before, after, seat, text.split()[1])
    elif before["phase"] == "palace" and (text == "score" or before["options"]["sides"]["palace"] == "A"):
        track[seat] += building_points(before, after, seat, before["turn"]["cell"])
    for other in range(2):
        player = after["seats"][other]
        assert player["breakdown"] == {
            "track": track[other],
            "projects": sum(CARDS[project]["points"] for project in player["completed"]),
            "favors": favor_points(after, other),
        }
    done = set(after["seats"][seat]["completed"]) - set(before["seats"][seat]["completed"])
    assert all(shows(CARDS[project]["pattern"], city) for project in done)
    # While a palace asks for its project, those at hand wait.
    left = [] if after["phase"] == "palace" else after["seats"][seat]["projects"]
    assert not any(shows(CARDS[project]["pattern"], city) for project in left)
    assert after["seats"][1 - seat]["completed"] == before["seats"][1 - seat]["completed"]


@pytest.mark.parametrize("seed", range(40))
def test_a_second_count_of_all_points_agrees(seed: int) -> None:
    rng = Rng(seed)
    sides = {building: "AB"[rng.below(2)] for building in BUILDINGS}
    state = new(options={"sides": sides}, seed=seed)
    track = [0, 0]
    while not state.over:
        assert state.scores() == track
        step(state, rng, track)
    assert state.scores() == [sum(lines.values()) for lines in state.breakdown()]
