"""A. Dig: which tiles can be taken, and where each pillar comes from."""

from __future__ import annotations

import pytest

from semiramis.games.babylon import BabylonState
from semiramis.games.babylon.constants import FLOWERS, STACK_NAMES, TOKEN_NAMES
from semiramis.games.fields import write_fields
from semiramis.games.game import Reason
from tests.games.babylon.plot import BABYLON, at_first_dig


def quarry(heights: dict[str, int], others: int, token: str | None = None) -> BabylonState:
    """A quarry whose stacks have these heights (1: basalt is visible, 2: granite, 3: clay), for a first dig."""
    state = at_first_dig()
    write_fields(state.quarry, height=[heights.get(name, others) for name in STACK_NAMES])
    if token:
        write_fields(state, token=TOKEN_NAMES.index(token))
    return state


def with_flower(state: BabylonState, stack: str, own: bool) -> BabylonState:
    """Let the player's flower be that of the visible tile, or another."""
    tile = state.quarry._visible_tile(STACK_NAMES.index(stack))
    flower = (BABYLON.box.flower[tile] + (0 if own else 1)) % len(FLOWERS)
    rest = [other for other in range(4) if other != flower]
    write_fields(state, flower=[flower, *rest] if state.player == 0 else [rest[0], flower, *rest[1:]])
    return state


def singles_after(state: BabylonState, action: str) -> int:
    player = state.player
    state.play(action)
    return state.singles[player]


def test_digging_example_granite_gets_three() -> None:
    # The rulebooks' first example: next to granite (1), basalt (1), the quarry's floor (1), and clay (none).
    state = quarry({"b2": 2, "b1": 2, "c2": 1, "b3": 0, "a2": 3}, others=3)
    assert singles_after(with_flower(state, "b2", own=False), "dig b2") == 3


def test_digging_example_basalt_of_the_players_flower_gets_three() -> None:
    # The second example: the quarry's side (1), basalt (1), granite and clay (none), the own flower (1).
    state = quarry({"a2": 1, "a1": 1, "b2": 2, "a3": 3}, others=3)
    assert singles_after(with_flower(state, "a2", own=True), "dig a2") == 3


def test_only_the_top_tile_of_a_stack_that_is_not_empty_can_be_dug() -> None:
    state = quarry({"b2": 2, "c3": 0}, others=3)
    assert "dig c3" not in state.legal_notations()
    assert len(state.legal_actions()) == 15
    assert state.explain_illegal(state.parse_action("dig c3")) == Reason("stack_empty", {"stack": "c3"})
    granite = state.view(None)["quarry"]["b2"]["top"]
    state.play("dig b2")
    assert granite.startswith("G")
    assert state.view(None)["turn"]["dug"] == granite


def test_a_corner_of_the_quarry_gives_two_for_its_sides() -> None:
    state = quarry({"a1": 1}, others=3)
    assert singles_after(with_flower(state, "a1", own=False), "dig a1") == 2


def test_four_edges_and_the_flower_give_five() -> None:
    state = quarry({}, others=3)
    assert singles_after(with_flower(state, "b2", own=True), "dig b2") == 5


def after_first_round(token: str) -> BabylonState:
    """Two players, a second round with this token, nothing built, two pillars each in storage."""
    state = at_first_dig()
    write_fields(state, tokens=[TOKEN_NAMES.index(token)] * 14)
    state.play("dig a1")
    state.play("finish stored")
    state.play("dig b1")
    write_fields(state, singles=[2] * 4)
    state.play("finish stored")
    return state


def test_extra_single_gives_every_player_a_pillar_before_the_dig() -> None:
    state = after_first_round("extra_single")
    player = state.player
    assert (state.singles[player], state.singles[1 - player]) == (3, 2)
    state.play("dig b2")
    state.play("finish stored")
    assert state.singles[1 - player] == 3


def test_extra_double_comes_before_the_dig_and_cannot_be_stored() -> None:
    state = after_first_round("extra_double")
    player = state.player
    assert state.doubles[player] == 1
    assert state.supply[6] == 59
    state.play("dig b2")
    assert state.doubles[player] == 1
    state.play("finish stored")
    assert state.doubles[player] == 0
    assert state.doubles[1 - player] == 1
    assert state.supply[6] == 59


@pytest.mark.parametrize(("token", "pillars"), [("blank", 5), ("double_flower", 6), ("one_fewer", 4), (None, 5)])
def test_tokens_change_the_pillars_for_the_players_own_flower(token: str | None, pillars: int) -> None:
    state = with_flower(quarry({}, others=3, token=token), "b2", own=True)
    assert state.view(None)["quarry"]["b2"]["pillars"] == pillars
    assert singles_after(state, "dig b2") == pillars


@pytest.mark.parametrize(("token", "pillars"), [("double_flower", 4), ("one_fewer", 3)])
def test_tokens_change_the_pillars_for_another_flower(token: str, pillars: int) -> None:
    state = with_flower(quarry({}, others=3, token=token), "b2", own=False)
    assert singles_after(state, "dig b2") == pillars


def test_one_fewer_never_gives_less_than_none() -> None:
    state = with_flower(quarry({"b2": 1}, others=3, token="one_fewer"), "b2", own=False)
    assert singles_after(state, "dig b2") == 0


def test_r6_pillars_that_the_supply_lacks_are_not_received() -> None:
    state = with_flower(quarry({}, others=3), "b2", own=True)
    supply = state.supply
    supply[5] = 3
    write_fields(state, supply=supply)
    assert singles_after(state, "dig b2") == 3
    assert state.supply[5] == 0


def test_r12_one_fewer_is_subtracted_before_the_supply_limits_the_pillars() -> None:
    state = with_flower(quarry({}, others=3, token="one_fewer"), "b2", own=True)
    supply = list(state.supply)
    supply[5] = 3
    write_fields(state, supply=supply)
    assert singles_after(state, "dig b2") == 3, "four are due, three are there"


@pytest.mark.parametrize("token", ["extra_single", "extra_double"])
def test_r6_an_extra_pillar_that_the_supply_lacks_is_not_received(token: str) -> None:
    state = at_first_dig()
    write_fields(state, tokens=[TOKEN_NAMES.index(token)] * 14)
    for action in ("dig a1", "finish stored", "dig b1"):
        state.play(action)
    write_fields(state, supply=[0] * 7)
    write_fields(state, singles=[2] * 4)
    happened = state.events(state.parse_action("finish stored"))
    state.play("finish stored")
    assert (state.singles[state.player], state.doubles[state.player]) == (2, 0)
    assert "pillars" not in {event["event"] for event in happened}


def test_r6_an_unlimited_supply_never_runs_out() -> None:
    state = at_first_dig(limited_supply=False)
    assert state.view(None)["supply"] is None
    assert min(state.supply) > 100_000


def test_there_is_one_dig_a_turn() -> None:
    state = at_first_dig()
    state.play("dig a1")
    reason = state.explain_illegal(state.parse_action("dig b1"))
    assert reason is not None
    assert reason.code == "already_dug"
