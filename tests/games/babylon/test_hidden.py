"""Hidden are the covered tiles and the face-down tokens: they are redrawn with equal probabilities."""

from __future__ import annotations

from collections import Counter

from semiramis.games.babylon import BabylonState
from semiramis.games.babylon.constants import LAYERS, STACKS
from semiramis.games.fields import write_fields
from semiramis.games.rng import Rng
from tests.games.babylon.plot import BABYLON, at_first_dig

DRAWS = 3000


def in_mid_game() -> BabylonState:
    """Return a game after two rounds: stacks show clay, granite and basalt, and two tokens are face up."""
    state = at_first_dig(4, seed=8)
    for stack in ("a1", "a1", "b1", "c2", "d3", "d4", "b1", "c4"):
        state.play(f"dig {stack}")
        state.play("finish none")
    return state


def assert_even(counts: Counter[int], kinds: dict[int, int]) -> None:
    """Check that each kind occurred in proportion to its share, within five standard deviations."""
    total = sum(kinds.values())
    assert set(counts) == set(kinds)
    for kind, share in kinds.items():
        expected = DRAWS * share / total
        assert abs(counts[kind] - expected) < 5 * expected**0.5


def test_redrawing_spreads_the_covered_tiles_of_a_layer_evenly_over_the_stacks() -> None:
    state = in_mid_game()
    for layer in range(LAYERS - 1):
        hiding = [stack for stack in range(STACKS) if state.quarry.height[stack] > layer + 1]
        hidden = {state.quarry.tiles[LAYERS * stack + layer]: 1 for stack in hiding}
        rng = Rng(layer)
        for stack in (hiding[0], hiding[-1]):
            counts: Counter[int] = Counter()
            for _ in range(DRAWS):
                state.shuffle_hidden(rng)
                counts[state.quarry.tiles[LAYERS * stack + layer]] += 1
            assert_even(counts, hidden)


def test_redrawing_makes_every_face_down_token_equally_likely_to_be_next() -> None:
    state = in_mid_game()
    assert state.round == 3
    turned_up = list(state.tokens[:2])
    unseen = Counter(state.tokens[2:])
    rng = Rng(1)
    counts: Counter[int] = Counter()
    for _ in range(DRAWS):
        state.shuffle_hidden(rng)
        assert list(state.tokens[:2]) == turned_up
        counts[state.tokens[2]] += 1
    assert_even(counts, dict(unseen))


def test_a_redraw_does_not_depend_on_what_was_hidden() -> None:
    one, other = in_mid_game(), in_mid_game()
    other.shuffle_hidden(Rng(9))
    assert one != other
    for state in (one, other):
        state.shuffle_hidden(Rng(4))
    assert one == other


def test_redrawing_does_not_move_visible_tiles_and_tokens() -> None:
    state = in_mid_game()
    tops = [state.quarry._visible_tile(stack) for stack in range(STACKS)]
    before = state.view(None)
    state.shuffle_hidden(Rng(5))
    assert [state.quarry._visible_tile(stack) for stack in range(STACKS)] == tops
    assert state.view(None) == before


def test_deals_are_evenly_distributed() -> None:
    state = BABYLON.new(2)
    assert isinstance(state, BabylonState)
    rng = Rng(3)
    counts: Counter[int] = Counter()
    for _ in range(DRAWS):
        state.deal(rng)
        counts[state.quarry.tiles[LAYERS * 5 + 2]] += 1
    assert_even(counts, dict.fromkeys(range(2 * STACKS, 3 * STACKS), 1))


def reveals(state: BabylonState, action: str) -> bool:
    return state.reveals(state.parse_action(action))


def test_taking_a_tile_reveals_the_one_below_if_there_is_one() -> None:
    state = BABYLON.new(3)
    assert isinstance(state, BabylonState)
    assert reveals(state, "remove b2")
    state = at_first_dig(4)
    for below in (True, True, False):
        assert reveals(state, "dig b2") == below
        state.play("dig b2")
        state.play("finish none")


def test_the_last_tile_of_a_layer_is_revealed_although_it_can_be_deduced() -> None:
    state = at_first_dig(4)
    write_fields(state.quarry, height=[2, *([1] * (STACKS - 1))])
    assert state.view(None)["unseen_tiles"] == [BABYLON.box.tile_names[state.quarry.tiles[0]]]
    assert reveals(state, "dig a1")


def test_the_end_of_every_round_but_the_last_reveals_a_token() -> None:
    state = at_first_dig(3)
    assert state.rounds == 13
    revealed = []
    while not state.over:
        state.advance(state.legal_actions()[0])
        (of_this_turn,) = {reveals(state, f"finish {tile}") for tile in ("none", "dug", "stored")}
        revealed.append(of_this_turn)
        state.play("finish stored")
    assert revealed == [False, False, True] * 12 + [False] * 3


def test_building_reveals_nothing() -> None:
    state = at_first_dig(2)
    state.play("dig a1")
    state.play("finish stored")
    state.play("dig b1")
    # The turn that ends the round: its token is turned up when it is finished, not before.
    assert reveals(state, "finish dug")
    buildings = [action for action in state.legal_notations() if not action.startswith("finish")]
    assert buildings
    assert not any(reveals(state, action) for action in buildings)
