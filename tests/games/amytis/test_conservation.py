"""The numbers of tiles, cards, architects and tokens never change."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from semiramis.games.amytis.constants import TILE_NAMES
from semiramis.games.game import nest
from semiramis.games.rng import Rng
from semiramis.testing.random_games import choose_randomly
from tests.games.amytis.positions import AMYTIS


@given(st.data(), st.integers(0, 2**32))
def test_tiles_cards_architects_and_tokens_are_conserved(data: st.DataObject, seed: int) -> None:
    options = nest({option.name: data.draw(st.sampled_from(option.values)) for option in AMYTIS.options})
    state = AMYTIS.new(2, options, seed)
    rng = Rng(seed)
    heights = [[0] * 9, [0] * 9]
    while not state.over:
        state.apply(choose_randomly(state, rng))
        view = state.view(None)
        tiles: Counter[str] = Counter(view["unseen_tiles"])
        tiles.update(stack["top"] for stack in view["stacks"].values() if stack["top"])
        tiles.update(tile for seat in view["seats"] for stack in seat["city"].values() for tile in stack)
        assert tiles == dict.fromkeys(TILE_NAMES, 2)
        cards = [card for card in view["projects"]["open"] if card] + view["projects"]["unseen"]
        cards += [card for seat in view["seats"] for card in seat["projects"] + seat["completed"]]
        assert sorted(cards) == list(range(1, 21))
        for number, seat in enumerate(view["seats"]):
            standing = sum(stack["architect"] == number for stack in view["stacks"].values())
            assert seat["architects"] + standing == 4
            favors = sum(owner == number for place, owner in view["favors"].items() if place != "row")
            assert seat["tokens"] + favors + view["favors"]["row"][number] == 5
        # Stacks of a city never get lower.
        now = [[len(stack) for stack in seat["city"].values()] for seat in view["seats"]]
        assert all(a >= b for new, old in zip(now, heights, strict=True) for a, b in zip(new, old, strict=True))
        heights = now
