"""A second, slow and simple count of all points agrees with the engine at every step of random games."""

from __future__ import annotations

from typing import Any

import pytest

from semiramis.games.amytis.state import AmytisState
from semiramis.games.rng import Rng

from .positions import AMYTIS, new

ROWS = [["a1", "b1", "c1"], ["a2", "b2", "c2"], ["a3", "b3", "c3"]]
COLUMNS = [["a1", "a2", "a3"], ["b1", "b2", "b3"], ["c1", "c2", "c3"]]
CORNERS = ["a1", "c1", "a3", "c3"]
BUILDINGS = ["garden", "market", "wall", "palace", "residence", "theater"]


def visible(city: dict[str, list[str]]) -> dict[str, list[str]]:
    """The building and the colour on top of each cell that has a tile."""
    return {cell: tiles[-1].split("-") for cell, tiles in city.items() if tiles}


def building_points(before: dict[str, Any], after: dict[str, Any], seat: int, cell: str) -> int:
    """Return the points of the tile just built, from the views before and after it was built."""
    city: dict[str, list[str]] = after["seats"][seat]["city"]
    building, color = city[cell][-1].split("-")
    side = after["options"]["sides"][building]
    top = visible(city)
    buildings = [tile[0] for tile in top.values()]
    # Architects as they stood when the tile was built: before the other player's came back.
    standing = [seat, *(place["architect"] for place in before["stacks"].values() if place["architect"] is not None)]
    match building + side:
        case "gardenA":
            return sum(len(tiles) == len(city[cell]) for tiles in city.values())
        case "gardenB":
            return 2 * len(city[cell])
        case "marketA":
            return 2 * sum(tile[1] == color for tile in top.values())
        case "marketB":
            return sum(tile[1] != color for tile in top.values())
        case "wallA":
            return 2 * sum(tile[0] == "wall" and name != "b2" for name, tile in top.items())
        case "wallB":
            return [0, 1, 4, 8, 10][sum(name in CORNERS and tile[0] == "wall" for name, tile in top.items())]
        case "palaceA":
            return buildings.count("palace")
        case "palaceB":
            return sum(len(player["completed"]) for player in before["seats"])
        case "residenceA":
            return len(set(buildings))
        case "residenceB":
            return 2 * (buildings.count("market") + buildings.count("residence"))
        case "theaterA":
            return len(standing)
        case "theaterB":
            return 2 * standing.count(seat)
    raise AssertionError(building + side)


def favor_points(view: dict[str, Any], seat: int) -> int:
    player = view["seats"][seat]
    heights = {cell: len(tiles) for cell, tiles in player["city"].items()}
    own = [place for place, owner in view["favors"].items() if place != "row" and owner == seat]
    points: int = [0, 4, 10, 18, 30][view["favors"]["row"][seat]]
    for place, height, each in (("I", 1, 3), ("II", 2, 2), ("III", 3, 4), ("IV", 4, 6)):
        if place in own:
            points += each * list(heights.values()).count(height)
    if "stairs" in own:
        points += 6 * sum([heights[cell] for cell in line] in ([1, 2, 3], [3, 2, 1]) for line in ROWS + COLUMNS)
    if "corners" in own:
        points += 5 * sum(heights[corner] >= 3 for corner in CORNERS)
    if "projects" in own:
        points += 2 * len(player["completed"])
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
