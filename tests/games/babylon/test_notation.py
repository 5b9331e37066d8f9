"""The notation of Babylon, and notations that are refused."""

from __future__ import annotations

import re

import pytest

from semiramis.games.babylon.constants import ACTION_COUNT
from semiramis.games.game import NotAnAction, NotYourTurn
from tests.games.babylon.plot import BABYLON, Plot, at_first_dig


def test_the_action_space_is_that_of_the_docs() -> None:
    # 16 removals, 16 digs, 3 finishes, 112 stairs, 112 fountains, 96 bridges, 64 statues;
    # 2 tiles x 2 levels x 5 shapes x 49 places x 4 rotations.
    assert BABYLON.action_count == ACTION_COUNT == 16 + 16 + 3 + 112 + 112 + 96 + 64 + 2 * 2 * 5 * 49 * 4


NO_ACTIONS = """
dig|dig e1|dig a5|dig  a1|Dig a1|dig a1 |remove a0|finish|finish all|pass|place dug c4 r1|place dug c4 r4 L1
place dug i4 r0 L1|place dug c4 r0 L0|place dug c4 r0 L1 open n|place c4 r0 L1|stairs a1-b2|stairs b1-a1|stairs a1-c1
bridge a1-b1|statue a9|statue a1-a1|fountain a1|dig a\N{SUPERSCRIPT ONE}|place dug c4 r0 L\N{ARABIC-INDIC DIGIT ONE}|\0
"""


@pytest.mark.parametrize("text", re.split(r"[|\n]", NO_ACTIONS))
def test_unreadable_notations_are_refused(text: str) -> None:
    with pytest.raises(NotAnAction, match=r"ply 6: .* is not an action of this game"):
        at_first_dig().parse_action(text)


def test_only_the_player_whose_turn_it_is_may_play() -> None:
    state = at_first_dig()
    with pytest.raises(NotYourTurn, match=f"it is seat {state.player}'s turn"):
        state.play("dig a1", seat=1 - state.player)
    state.play("dig a1", seat=state.player)


def test_the_level_of_a_placement_is_read_and_written_for_the_position() -> None:
    plot = Plot()
    plot.place("C01", "c4 r0 L1")
    action = plot.state.parse_action("place dug c5 r0 L2")
    assert plot.state.format_action(action) == "place dug c5 r0 L2"
    plot.place("C02", "c5 r0 L2")
    assert plot.state.format_action(action) == "place dug c5 r0 L3"
