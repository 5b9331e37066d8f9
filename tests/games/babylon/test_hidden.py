"""What nobody can know: the tiles below others and the tokens that are still face down; redrawn evenly."""

from __future__ import annotations

from collections import Counter

from semiramis.games.babylon import BabylonState
from semiramis.games.babylon.tables import LAYERS, STACKS
from semiramis.games.rng import Rng

from .plot import BABYLON, at_first_dig

DRAWS = 3000


def in_mid_game() -> BabylonState:
    """After two rounds: stacks show clay, granite and basalt, and two tokens were turned up."""
    state = at_first_dig(4, seed=8)
    for stack in ("a1", "a1", "b1", "c2", "d3", "d4", "b1", "c4"):
        state.play(f"dig {stack}")
        state.play("finish none")
    return state


def assert_even(counts: Counter[int], kinds: dict[int, int]) -> None:
    """Each kind came up as often as its share says, but for five standard deviations."""
    total = sum(kinds.values())
    assert set(counts) == set(kinds)
    for kind, share in kinds.items():
        expected = DRAWS * share / total
        assert abs(counts[kind] - expected) < 5 * expected**0.5


def test_each_covered_tile_of_a_layer_may_lie_in_any_stack_that_hides_one() -> None:
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


def test_each_token_that_was_not_turned_up_may_be_the_next() -> None:
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


def test_what_is_seen_stays_where_it_is() -> None:
    state = in_mid_game()
    tops = [state.quarry.visible_tile(stack) for stack in range(STACKS)]
    before = state.view(None)
    state.shuffle_hidden(Rng(5))
    assert [state.quarry.visible_tile(stack) for stack in range(STACKS)] == tops
    assert state.view(None) == before


def test_the_deal_is_even_too() -> None:
    state = BABYLON.new(2)
    assert isinstance(state, BabylonState)
    rng = Rng(3)
    counts: Counter[int] = Counter()
    for _ in range(DRAWS):
        state.deal(rng)
        counts[state.quarry.tiles[LAYERS * 5 + 2]] += 1
    assert_even(counts, dict.fromkeys(range(2 * STACKS, 3 * STACKS), 1))
