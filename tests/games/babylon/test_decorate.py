"""B. Decorations: stairs, fountains, bridges, statues, and the icons that tokens make wild."""

from __future__ import annotations

from typing import Any

import pytest

from semiramis.games.babylon.constants import BRIDGE, FOUNTAIN, STAIRS, STATUE
from semiramis.games.fields import write_fields
from tests.games.babylon.plot import Plot

# C01 stairs fountain . .    C02 stairs bridge . .   C04 statue . statue .   C05 stairs . fountain .
# C11 fountain . fountain .  C12 bridge . bridge .   C16 stairs . stairs .   B07 stairs stairs fountain fountain


def test_decorations_need_a_tile_placed_this_turn() -> None:
    plot = Plot()
    plot.hold("C04")
    assert plot.refusal("statue c4") == ("place_a_tile_first", {})
    plot.do("place dug c4 r0 L1")
    assert plot.legal("statue") == ["statue c4", "statue d5"]
    plot.next_turn()
    assert plot.legal("statue") == []
    plot.place("C01", "g7 r0 L1")
    assert plot.refusal("statue c4") == ("not_on_a_tile_of_this_turn", {})


def test_decorations_may_come_between_two_placements() -> None:
    plot = Plot()
    write_fields(plot.state, stored=[48, 49, 50, 51])
    plot.hold("C04")
    plot.do("place dug c4 r0 L1", "statue c4", "place stored g4 r0 L1", "statue g4")
    assert plot.legal("finish") == ["finish none"]


def test_stairs_join_two_levels_that_differ_by_one() -> None:
    plot = Plot()
    plot.place("C16", "c4 r0 L1")  # stairs c4, d5
    plot.place("C16", "e5 r0 L2")  # stairs e5, f6
    assert plot.legal("stairs") == ["stairs d5-e5"]
    plot.do("stairs d5-e5")
    assert plot.points["stairs"] == 1 + 2
    assert plot.refusal("stairs d5-e5") == ("space_is_taken", {"cell": "d5", "piece": "stairs"})


def test_stairs_do_not_join_equal_levels() -> None:
    plot = Plot()
    plot.place("C16", "c4 r0 L1")
    plot.place("C16", "e5 r0 L1")
    assert plot.refusal("stairs d5-e5") == ("levels_are_not_one_apart", {"levels": [1, 1]})


def test_one_of_the_spaces_may_be_on_a_tile_of_an_earlier_turn() -> None:
    plot = Plot()
    plot.place("C16", "c4 r0 L1")
    plot.next_turn()
    plot.place("C16", "e5 r0 L2")
    assert plot.legal("stairs") == ["stairs d5-e5"]


def test_a_fountain_joins_two_tiles_on_one_level() -> None:
    plot = Plot()
    plot.place("C11", "c4 r0 L1")  # fountains c4, d5
    plot.place("C11", "e5 r0 L1")  # fountains e5, f6
    plot.do("fountain d5-e5")
    assert plot.points["fountains"] == 3


def test_a_fountain_does_not_stand_on_one_tile() -> None:
    plot = Plot()
    plot.place("B07", "c4 r0 L1")  # fountains d5, c5
    assert plot.refusal("fountain c5-d5") == ("same_tile", {})


def test_a_fountain_does_not_join_different_levels() -> None:
    plot = Plot()
    plot.place("C11", "c4 r0 L1")
    plot.place("C11", "e5 r0 L2")
    assert plot.refusal("fountain d5-e5") == ("levels_differ", {"levels": [1, 2]})


def test_icons_have_to_match() -> None:
    plot = Plot()
    plot.place("C11", "c4 r0 L1")
    plot.place("C16", "e5 r0 L1")
    assert plot.refusal("fountain d5-e5") == ("icon_does_not_match", {"cell": "e5", "icon": "stairs"})
    assert plot.refusal("fountain d5-d6") == ("no_tile_on_cell", {"cell": "d6"})


def two_bridge_ends() -> Plot:
    plot = Plot()
    plot.place("C12", "a1 r0 L1")  # bridges a1, b2
    plot.place("C12", "d1 r1 L1")  # bridges e1, d2
    return plot


def test_a_bridge_joins_two_tiles_over_one_empty_cell() -> None:
    plot = two_bridge_ends()
    assert plot.legal("bridge") == ["bridge b2-d2"]
    plot.do("bridge b2-d2")
    assert plot.points["bridges"] == 3


def test_a_bridge_runs_north_to_south_too() -> None:
    plot = Plot()
    plot.place("C12", "a1 r0 L1")  # bridges a1, b2
    plot.place("C12", "b4 r0 L1")  # bridges b4, c5
    assert plot.legal("bridge") == ["bridge b2-b4"]


def raised_bridge_ends(bridge_gap: str) -> Plot:
    """Bridge icons b2 and d2 on level 2, a tile of level 1 on c2 between them."""
    plot = Plot(bridge_gap=bridge_gap)
    plot.place("C01", "c2 r0 L1")
    plot.place("C12", "a1 r0 L2")
    plot.place("C12", "d1 r1 L2")
    return plot


def test_r2_the_gap_is_empty_at_the_bridges_level() -> None:
    plot = raised_bridge_ends("level")
    plot.do("bridge b2-d2")
    assert plot.points["bridges"] == 6


def test_r13_a_bridge_may_cross_a_statue_which_scores_but_carries_nothing_any_more() -> None:
    plot = stage(("C04", "c2 r0 L1"), ("C12", "a1 r0 L2"), ("C12", "d1 r1 L2"))  # a statue on c2, bridges b2 and d2
    plot.do("statue c2", "bridge b2-d2")
    assert (plot.points["statues"], plot.points["bridges"]) == (1, 6)
    plot.hold("C01")
    assert plot.refusal("place dug b2 r0 L3")[0] == "bridge_in_the_way"


def test_r2_the_gap_is_empty_down_to_the_ground() -> None:
    plot = raised_bridge_ends("ground")
    assert plot.refusal("bridge b2-d2") == ("gap_is_not_empty", {"cell": "c2", "top": 1, "bridge": 0})


LOWER_ENDS = (("C12", "b3 r0 L1"), ("C12", "e4 r0 L1"))  # bridges c4 and e4, across d4 from west to east
UPPER_ENDS = (("C12", "d2 r1 L2"), ("C12", "c5 r1 L2"))  # bridges d3 and d5, across d4 from north to south


@pytest.mark.parametrize(("bridge_gap", "legal"), [("level", True), ("ground", False)])
def test_r2_a_bridge_may_cross_a_lower_one_but_not_if_the_gap_goes_to_the_ground(bridge_gap: str, legal: bool) -> None:
    plot = stage(*LOWER_ENDS, *UPPER_ENDS, bridge_gap=bridge_gap)
    plot.do("bridge c4-e4")
    assert ("bridge d3-d5" in plot.legal("bridge")) == legal


def test_a_bridge_may_not_cross_under_a_higher_one() -> None:
    plot = stage(*LOWER_ENDS, *UPPER_ENDS)
    plot.do("bridge d3-d5")
    assert plot.refusal("bridge c4-e4") == ("gap_is_not_empty", {"cell": "d4", "top": 0, "bridge": 2})


def test_the_first_statue_stands_anywhere_and_later_ones_in_line() -> None:
    # The rulebooks' example of four statue spaces: 1 anywhere; 2 in line with it; 3 in line with none; 4 in line with
    # one, and now 3 is in line with 4, but its tile was placed on an earlier turn.
    plot = Plot()
    plot.place("C08", "a1 r0 L1")  # statue b1
    plot.do("statue b1")
    plot.next_turn()
    plot.place("C08", "e1 r0 L1")  # statue f1, in b1's row
    plot.do("statue f1")
    plot.next_turn()
    plot.place("C08", "c5 r0 L1")  # statue d5: in no row or column of b1 and f1
    assert plot.refusal("statue d5") == ("not_in_line_with_a_statue", {"cell": "d5"})
    plot.next_turn()
    plot.place("C08", "e5 r0 L1")  # statue f5: in f1's column, and in d5's row
    plot.do("statue f5")
    assert plot.refusal("statue d5") == ("not_on_a_tile_of_this_turn", {})


def test_statues_line_up_at_any_level() -> None:
    plot = Plot()
    plot.place("C04", "c4 r0 L1")
    plot.do("statue c4")
    plot.place("C04", "g4 r0 L2")
    assert plot.legal("statue") == ["statue g4"]
    plot.do("statue g4")
    assert plot.points["statues"] == 1 + 2


def test_r4_when_all_statues_are_pillars_the_next_is_a_first_one() -> None:
    plot = Plot()
    plot.place("C04", "c4 r0 L1")
    plot.do("statue d5")
    plot.place("C01", "d5 r0 L2")
    plot.place("C04", "a1 r0 L1")
    assert plot.legal("statue") == ["statue a1", "statue b2", "statue c4"]


def test_r5_a_statue_under_an_open_corner_still_counts_for_alignment() -> None:
    plot = Plot()
    plot.place("C04", "c4 r0 L1")
    plot.do("statue d5")  # then hide it two levels below an open corner
    plot.place("C01", "e4 r0 L2")
    plot.place("C02", "d6 r0 L2")
    plot.place("C03", "d5 r0 L3 open nw")
    assert plot.points["statues"] == 0
    plot.place("C04", "g7 r0 L1")
    assert "statue g7" not in plot.legal("statue")
    plot.place("C04", "g5 r0 L1")
    assert "statue g5" in plot.legal("statue"), "in the hidden statue's row"


def test_a_decoration_needs_an_uncovered_free_space() -> None:
    plot = Plot()
    plot.place("C04", "c4 r0 L1 open nw")
    assert plot.refusal("statue c4") == ("space_is_taken", {"cell": "c4", "piece": "belvedere"})


def test_no_decoration_under_a_bridge() -> None:
    plot = raised_bridge_ends("level")
    plot.place("C04", "a7 r0 L1")
    plot.do("bridge b2-d2")
    assert plot.refusal("stairs c2-c3")[0] == "space_under_a_bridge"


@pytest.mark.parametrize(
    ("piece", "action", "tiles"),
    [
        (STAIRS, "stairs d5-e5", (("C16", "c4 r0 L1"), ("C16", "e5 r0 L2"))),
        (FOUNTAIN, "fountain d5-e5", (("C11", "c4 r0 L1"), ("C11", "e5 r0 L1"))),
        (BRIDGE, "bridge b2-d2", (("C12", "a1 r0 L1"), ("C12", "d1 r1 L1"))),
        (STATUE, "statue c4", (("C04", "c4 r0 L1"),)),
    ],
)
def test_r6_no_decoration_without_its_piece(piece: int, action: str, tiles: tuple[tuple[str, str], ...]) -> None:
    plot = stage(*tiles)
    assert action in plot.legal(action)
    supply = list(plot.state.supply)
    supply[piece] = 0
    write_fields(plot.state, supply=supply)
    assert plot.refusal(action)[0] == "no_piece_left"


def stage(*tiles: tuple[str, str], **options: Any) -> Plot:
    plot = Plot(**options)
    for tile, where in tiles:
        plot.place(tile, where)
    return plot


def test_change_icon_makes_one_icon_of_this_turn_wild_once() -> None:
    plot = stage(("C16", "c4 r0 L1"))  # stairs c4, d5; c5 and d4 without an icon
    assert plot.legal("statue") == []
    plot.token("change_icon")
    assert plot.legal("statue") == ["statue c4", "statue d5"]
    plot.do("statue c4")
    assert plot.state.view(None)["turn"]["wild"] is None
    assert plot.refusal("statue d5")[0] == "icon_does_not_match"


def test_fill_blank_makes_one_empty_space_of_this_turn_wild_once() -> None:
    plot = stage(("C16", "c4 r0 L1"))
    plot.token("fill_blank")
    assert plot.legal("statue") == ["statue c5", "statue d4"]
    plot.do("statue c5")
    assert plot.legal("statue") == []


def test_a_wild_icon_serves_for_one_space_of_a_decoration_only() -> None:
    plot = stage(("C16", "c4 r0 L1"), ("C16", "e5 r0 L1"))
    plot.token("change_icon")
    assert plot.refusal("fountain d5-e5") == ("icon_does_not_match", {"cell": "d5", "icon": "stairs"})


def test_a_wild_icon_is_on_a_tile_of_this_turn_the_other_may_be_older() -> None:
    plot = stage(("C11", "c4 r0 L1"))  # fountains c4, d5
    plot.next_turn()
    plot.place("C16", "e5 r0 L1")  # stairs e5, f6
    plot.token("change_icon")
    assert plot.legal("fountain") == ["fountain d5-e5"]
    plot = stage(("C16", "e5 r0 L1"))
    plot.next_turn()
    plot.place("C11", "c4 r0 L1")
    plot.token("change_icon")
    assert plot.legal("fountain") == []


def test_a_wild_icon_is_not_used_where_none_is_needed() -> None:
    plot = stage(("C04", "c4 r0 L1"))
    plot.token("change_icon")
    plot.do("statue c4")
    assert plot.state.view(None)["turn"]["wild"] == "change_icon"


def test_the_wild_icon_is_there_again_next_turn() -> None:
    plot = stage(("C16", "c4 r0 L1"))
    plot.token("fill_blank")
    plot.do("statue c5", "finish none", "dig b2")
    assert plot.state.view(None)["turn"]["wild"] == "fill_blank"
