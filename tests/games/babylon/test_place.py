"""B. Placing a tile: supports, levels, open corners, the same cells, bridges, statues, and what it costs."""

from __future__ import annotations

import pytest

from semiramis.games.babylon.constants import BELVEDERE, BIT, CELL_NAMES, DOUBLE_PILLAR, SINGLE_PILLAR
from semiramis.games.fields import write_fields
from tests.games.babylon.plot import Plot


def supports(plot: Plot) -> list[str | None]:
    """What the corners nw, ne, se, sw of the last tile stand on."""
    seats = plot.state.view(None)["seats"]
    tiles: list[dict[str, list[str | None]]] = seats[plot.state.player]["tiles"]
    return tiles[-1]["supports"]


def test_a_tile_on_the_ground_stands_on_four_single_pillars() -> None:
    plot = Plot()
    plot.place("C01", "c4 r0 L1")
    assert supports(plot) == ["single"] * 4
    assert plot.state.singles[plot.state.player] == 46


def test_a_tile_lies_entirely_on_the_board() -> None:
    plot = Plot()
    assert plot.refusal("place dug h1 r0 L1") == ("off_the_board", {"cell": "h1"})
    assert plot.refusal("place dug a8 r0 L1")[0] == "off_the_board"
    plot.do("place dug g7 r0 L1")


def test_an_open_corner_saves_a_pillar_and_receives_a_belvedere_at_once() -> None:
    plot = Plot()
    plot.place("C01", "c4 r0 L1 open se")
    assert supports(plot) == ["single", "single", None, "single"]
    assert plot.state.singles[plot.state.player] == 47
    assert plot.state.garden.piece_on(CELL_NAMES.index("d5")) == "belvedere"
    assert plot.state.supply[BELVEDERE] == 37
    assert plot.points["belvederes"] == 1


def test_every_corner_may_be_the_open_one() -> None:
    plot = Plot()
    plot.hold("B01")
    places = plot.legal("place dug c4 r0 L1")
    assert places == [
        "place dug c4 r0 L1",
        "place dug c4 r0 L1 open ne",
        "place dug c4 r0 L1 open nw",
        "place dug c4 r0 L1 open se",
        "place dug c4 r0 L1 open sw",
    ]


def test_level_two_needs_a_tile_on_level_one_anywhere() -> None:
    plot = Plot()
    plot.hold("C01")
    assert plot.refusal("place dug c4 r0 L2") == ("no_tile_one_level_below", {"level": 2, "highest_level": 0})
    plot.place("C02", "g7 r0 L1")
    plot.place("C01", "a1 r0 L2")
    assert supports(plot) == ["double"] * 4


def test_single_and_double_pillars_may_be_mixed() -> None:
    # The rulebooks' example: two single pillars on a tile of the first level, two doubles on the board.
    plot = Plot()
    plot.place("C01", "c4 r0 L1")
    plot.place("C02", "d4 r0 L2")
    assert supports(plot) == ["single", "double", "double", "single"]


def test_every_cell_has_a_top_below_the_level() -> None:
    plot = Plot()
    plot.place("C01", "c4 r0 L1")
    plot.hold("C02")
    assert plot.refusal("place dug d5 r0 L1") == ("cell_is_not_below_the_level", {"cell": "d5", "top": 1, "level": 1})


def test_a_corner_cannot_stand_three_levels_below() -> None:
    plot = Plot()
    plot.place("C01", "c4 r0 L1")
    plot.place("C02", "d4 r0 L2")
    plot.hold("C03")
    assert plot.refusal("place dug e4 r0 L3") == (
        "corner_without_support",
        {"corner": "ne", "cell": "f4", "top": 0},
    )


def test_a_level_that_pillars_cannot_reach_is_refused_with_a_reason() -> None:
    plot = Plot()
    plot.place("C01", "a1 r0 L1")
    plot.place("C02", "b1 r0 L2")
    plot.hold("C03")
    assert plot.refusal("place dug f6 r0 L3") == (
        "corner_without_support",
        {"corner": "nw", "cell": "f6", "top": 0},
    )
    assert plot.refusal("place dug f6 r0 L9")[0] == "no_tile_one_level_below"


def test_a_corner_cannot_stand_on_a_belvedere_or_a_decoration() -> None:
    plot = Plot()
    plot.place("C07", "c4 r0 L1 open nw")  # fountain nw (under the belvedere), statue se
    plot.do("statue d5")
    plot.hold("C01")
    code, facts = plot.refusal("place dug b3 r0 L2")
    assert code == "corner_without_support"
    assert facts == {"corner": "se", "cell": "c4", "top": 1, "piece": "belvedere"}


def test_an_open_corner_may_hang_over_decorations_and_belvederes() -> None:
    plot = Plot()
    plot.place("C01", "c4 r0 L1 open se")
    plot.place("C02", "d5 r0 L2 open nw")
    assert plot.points["belvederes"] == 1, "the lower one is covered"


def test_a_statue_one_level_below_carries_the_tile_for_free() -> None:
    plot = Plot()
    plot.place("C04", "c4 r0 L1")  # statues nw and se
    plot.do("statue d5")
    plot.have(singles=6)
    plot.place("C01", "d5 r0 L2")
    assert supports(plot) == ["statue", "double", "double", "double"]
    assert plot.state.singles[plot.state.player] == 0
    assert plot.points["statues"] == 0
    assert plot.state.garden.statues == 0


def test_an_open_corner_may_not_hang_over_a_statue_that_would_carry_it() -> None:
    plot = Plot()
    plot.place("C04", "c4 r0 L1")
    plot.do("statue d5")
    plot.hold("C01")
    assert plot.refusal("place dug d5 r0 L2 open nw") == (
        "open_corner_over_a_statue_that_carries_it",
        {"corner": "nw", "cell": "d5", "top": 1},
    )


def test_a_statue_two_levels_below_carries_nothing_but_may_be_hung_over() -> None:
    plot = Plot()
    plot.place("C04", "c4 r0 L1")
    plot.do("statue d5")
    plot.place("C01", "e4 r0 L2")
    plot.place("C02", "d6 r0 L2")
    plot.hold("C03")
    assert plot.refusal("place dug d5 r0 L3") == (
        "corner_without_support",
        {"corner": "nw", "cell": "d5", "top": 1, "piece": "statue"},
    )
    plot.do("place dug d5 r0 L3 open nw")
    assert supports(plot) == [None, "single", "single", "single"]


def test_r1_never_two_tiles_on_the_same_four_cells() -> None:
    plot = Plot()
    plot.place("C01", "c4 r0 L1")
    plot.place("C02", "d4 r0 L2")
    plot.hold("C03")
    assert plot.refusal("place dug c4 r0 L3") == ("same_cells_as_another_tile", {"tile": "C01", "level": 1})


def test_r1_directly_below_only_the_tile_directly_below_counts() -> None:
    plot = Plot(same_footprint="directly_below")
    plot.place("C01", "c4 r0 L1")
    plot.hold("C02")
    assert plot.refusal("place dug c4 r0 L2") == ("same_cells_as_another_tile", {"tile": "C01", "level": 1})
    plot.place("C02", "d4 r0 L2")
    plot.place("C03", "c4 r0 L3")
    assert supports(plot) == ["double", "single", "single", "double"]


def test_r1_directly_below_the_open_corner_does_not_matter() -> None:
    # C02 covers only c4's se corner; the other three corners stand on C01, whose cells these are.
    plot = Plot(same_footprint="directly_below")
    plot.place("C01", "c4 r0 L1")
    plot.place("C02", "d5 r0 L2")
    plot.hold("C03")
    assert plot.refusal("place dug c4 r0 L3 open se")[0] == "same_cells_as_another_tile"
    plot.do("place dug c4 r0 L3 open nw")


def bridged() -> Plot:
    """A bridge on level 1 from b2 to d2 over c2."""
    plot = Plot()
    plot.place("C12", "a1 r0 L1")  # bridges nw, se: a1, b2
    plot.place("C12", "d1 r1 L1")  # bridges ne, sw: e1, d2
    plot.do("bridge b2-d2")
    return plot


def test_r3_nothing_is_built_under_or_over_a_bridge() -> None:
    plot = bridged()
    plot.hold("C01")
    assert plot.refusal("place dug c2 r0 L2 open nw") == ("bridge_in_the_way", {"cell": "c2", "level": 1})
    spanned = BIT[CELL_NAMES.index("c2")]
    assert plot.state.garden.spanned == spanned
    for text in plot.legal("place dug"):
        cell = CELL_NAMES.index(text.split()[2])
        assert spanned not in {BIT[cell + offset] for offset in (0, 1, 8, 9)}


def test_a_placement_without_enough_pillars_is_refused_with_the_missing_ones() -> None:
    plot = Plot()
    plot.have(singles=2)
    plot.hold("C01")
    assert plot.refusal("place dug c4 r0 L1") == (
        "not_enough_pillars",
        {"singles_needed": 4, "doubles_needed": 0, "singles": 2, "doubles": 0, "missing": 2},
    )
    assert plot.refusal("place dug c4 r0 L1 open se")[1]["missing"] == 1
    assert plot.legal("place") == []


def test_two_singles_are_turned_into_a_double_and_go_back_to_the_supply() -> None:
    plot = Plot()
    plot.place("C01", "g7 r0 L1")
    plot.have(singles=8)
    supply = list(plot.state.supply)
    plot.place("C02", "a1 r0 L2")
    assert plot.state.singles[plot.state.player] == 0
    assert plot.state.supply[SINGLE_PILLAR] == supply[SINGLE_PILLAR] + 8
    assert plot.state.supply[DOUBLE_PILLAR] == supply[DOUBLE_PILLAR] - 4


def test_stored_doubles_are_used_first() -> None:
    plot = Plot()
    plot.place("C01", "g7 r0 L1")
    plot.have(singles=5, doubles=2)
    plot.place("C02", "a1 r0 L2 open se")
    assert (plot.state.singles[plot.state.player], plot.state.doubles[plot.state.player]) == (3, 0)


def test_a_double_is_never_turned_into_singles() -> None:
    plot = Plot()
    plot.have(singles=2, doubles=4)
    plot.hold("C01")
    assert plot.refusal("place dug c4 r0 L1 open se")[0] == "not_enough_pillars"


@pytest.mark.parametrize(
    ("singles", "doubles", "affordable"), [(6, 0, True), (5, 0, False), (2, 2, True), (1, 2, False)]
)
def test_a_placement_on_mixed_pillars_costs_each_kind(singles: int, doubles: int, affordable: bool) -> None:
    # Two single pillars and two doubles; a missing double is two singles.
    plot = Plot()
    plot.place("C01", "c4 r0 L1")
    plot.have(singles, doubles)
    plot.hold("C02")
    assert ("place dug d4 r0 L2" in plot.legal("place")) == affordable


def set_supply(plot: Plot, piece: int, count: int) -> None:
    supply = list(plot.state.supply)
    supply[piece] = count
    write_fields(plot.state, supply=supply)


def test_r6_no_exchange_without_a_double_in_the_supply() -> None:
    plot = Plot()
    plot.place("C01", "c4 r0 L1")
    set_supply(plot, DOUBLE_PILLAR, 1)
    plot.hold("C02")
    assert plot.refusal("place dug d4 r0 L2") == ("no_double_pillar_left", {"missing": 1})
    plot.do("place dug d4 r0 L2 open se")


def test_r6_a_tile_needs_four_supports_when_no_belvedere_is_left() -> None:
    plot = Plot()
    set_supply(plot, BELVEDERE, 0)
    plot.hold("C01")
    assert plot.refusal("place dug c4 r0 L1 open se") == ("no_belvedere_left", {})
    assert all("open" not in text for text in plot.legal("place"))
    assert len(plot.legal("place")) == 49 * 4


@pytest.mark.parametrize(("tile", "rotations"), [("C01", 4), ("C04", 2), ("C16", 2), ("B01", 4), ("B13", 4)])
def test_equivalent_rotations_are_one_action(tile: str, rotations: int) -> None:
    plot = Plot()
    plot.hold(tile)
    assert len([text for text in plot.legal("place dug c4") if "open" not in text]) == rotations


def test_a_rotation_equivalent_to_a_smaller_one_is_refused() -> None:
    plot = Plot()
    plot.hold("C04")
    assert plot.refusal("place dug c4 r3 L1") == ("same_as_smaller_rotation", {"rotation": 1})


def test_rotation_turns_clockwise() -> None:
    # C01 has stairs nw and a fountain ne; a quarter turn brings them ne and se.
    plot = Plot()
    plot.place("C01", "c4 r1 L1")
    icons = [plot.state.garden.icon_on(CELL_NAMES.index(cell)) for cell in ("c4", "d4", "d5", "c5")]
    assert icons == ["", "stairs", "fountain", ""]


def test_the_dug_and_the_stored_tile_may_both_be_placed_in_any_order() -> None:
    plot = Plot()
    state = plot.state
    write_fields(state, stored=[48, 49, 50, 51])
    plot.hold("C01")
    plot.do("place stored a1 r0 L1", "place dug c1 r0 L1")
    assert plot.refusal("place stored e1 r0 L1")[0] == "no_stored_tile"
    assert plot.refusal("place dug e1 r0 L1")[0] == "dug_tile_was_placed"
    assert plot.legal("place") == []


def test_nothing_is_placed_before_the_dig() -> None:
    plot = Plot()
    plot.do("finish none")
    assert plot.refusal("place stored a1 r0 L1")[0] == "dig_first"
    assert plot.refusal("statue a1")[0] == "dig_first"
    assert plot.refusal("finish none")[0] == "dig_first"
