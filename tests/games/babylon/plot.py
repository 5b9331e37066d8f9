"""A garden for tests of the building rules, with any tile, pillars and token that a test needs."""

from __future__ import annotations

from typing import Any

from semiramis.games.babylon import Babylon, BabylonState
from semiramis.games.babylon.constants import BUILD, NO_TILE, REMOVE, TOKEN_NAMES
from semiramis.games.fields import write_fields
from semiramis.games.game import IllegalAction

BABYLON = Babylon()


def at_first_dig(players: int = 2, seed: int = 1, **options: Any) -> BabylonState:
    """Return a game after its removals, before the first dig."""
    state = BABYLON.new(players, options, seed)
    assert isinstance(state, BabylonState)
    while state.phase == REMOVE:
        state.advance(state.legal_actions()[0])
    return state


class Plot:
    """The garden of the player to act, with plenty of pillars."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.state = at_first_dig(players, **options)
        self.state.play("dig a1")
        write_fields(self.state, stored=[NO_TILE] * 4)
        self.have(singles=50, doubles=0)

    def have(self, singles: int, doubles: int = 0) -> None:
        write_fields(self.state, singles=[singles] * 4)
        write_fields(self.state, doubles=[doubles] * 4)

    def hold(self, tile: str) -> None:
        """Have this tile as the one just dug."""
        write_fields(self.state, dug=BABYLON.box.tile_numbers[tile])

    def token(self, name: str) -> None:
        write_fields(self.state, token=TOKEN_NAMES.index(name))
        write_fields(self.state, wild_used=False)

    def place(self, tile: str, where: str) -> None:
        self.hold(tile)
        self.state.play(f"place dug {where}")

    def next_turn(self) -> None:
        """Continue as in the same player's next turn, after a dig."""
        self.state.garden._end_turn()
        write_fields(self.state, placed=0)
        write_fields(self.state, phase=BUILD)

    def do(self, *actions: str) -> None:
        for action in actions:
            self.state.play(action)

    def legal(self, kind: str) -> list[str]:
        return [text for text in self.state.legal_notations() if text.startswith(kind)]

    def refusal(self, action: str) -> tuple[str, dict[str, Any]]:
        """Why an action is not legal."""
        try:
            reason = self.state.explain_illegal(self.state.parse_action(action))
        except IllegalAction as error:
            reason = error.reason
        assert reason is not None, f"{action} is legal"
        return reason.code, dict(reason.facts)

    @property
    def points(self) -> dict[str, int]:
        return self.state.breakdown()[self.state.player]
