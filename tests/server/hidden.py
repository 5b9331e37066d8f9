"""The same game with other hidden components: the server must send the same bytes for both."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from semiramis.games.amytis.constants import CELL_NAMES, STACK_HEIGHT, TILE_NAMES
from semiramis.games.amytis.state import AmytisState
from semiramis.games.babylon.constants import LAYERS, STACK_NAMES, TOKEN_NAMES
from semiramis.games.babylon.state import BabylonState
from semiramis.games.game import GameError, State
from semiramis.games.record import Match, Record
from semiramis.games.rng import Rng

TRIES = 5000


def with_actions(record: Record, actions: Sequence[str]) -> Record:
    return Record(record.game, record.players, record.options, record.setup, list(actions))


def redrawn(record: Record, seed: int) -> Record:
    """Return a record with its hidden components redrawn: everything visible up to the last action is the same."""
    state = Match.of(record).state
    state.shuffle_hidden(Rng(seed))
    return Record(record.game, record.players, record.options, setup_of(record.setup, state), record.actions)


def same_history_other_setup(record: Record, taken_back: Sequence[Sequence[str]] = ()) -> Record:
    """Return a record with another set-up and the same visible history, also of the actions that were taken back."""
    lines = [with_actions(record, actions) for actions in taken_back]
    seen = [visible_history(line) for line in lines]
    for seed in range(TRIES):
        other = redrawn(record, seed)
        if other.setup != record.setup and [visible_history_or_none(other, line) for line in lines] == seen:
            return other
    raise AssertionError("there is no other set-up with the same visible history")


def setup_of(setup: Mapping[str, Any], state: State) -> dict[str, Any]:
    """Return the set-up that leads to a state with these hidden components."""
    if isinstance(state, BabylonState):
        names = [state.box.tile_names[tile] for tile in state.quarry.tiles]
        tokens = [TOKEN_NAMES[token] for token in state.tokens[: state.rounds - 1]]
        return {**setup, "quarry": _stacks(names, STACK_NAMES, LAYERS), "tokens": tokens}
    assert isinstance(state, AmytisState)
    drawn = len(setup["deck"]) - state.deck_size
    deck = setup["deck"][:drawn] + state.deck[: state.deck_size][::-1]
    return {
        **setup,
        "stacks": _stacks([TILE_NAMES[tile] for tile in state.tiles], CELL_NAMES, STACK_HEIGHT),
        "deck": deck,
    }


def _stacks(tiles: Sequence[str], names: Sequence[str], height: int) -> dict[str, list[str]]:
    return {name: list(tiles[height * n : height * (n + 1)]) for n, name in enumerate(names)}


def visible_history(record: Record) -> list[object]:
    """Return the views, legal actions and events of a game, ply by ply."""
    match = Match.of(record)
    told: list[object] = []
    for state, text in zip(match, [*record.actions, None], strict=True):
        told += [state.view(None), state.legal_notations()]
        if text is not None:
            told.append(state.events(state.parse_action(text)))
    return told


def visible_history_or_none(record: Record, line: Record) -> list[object] | None:
    try:
        return visible_history(with_actions(record, line.actions))
    except GameError:
        return None


def hidden_sequences(record: Record) -> list[str]:
    """Return the hidden sequences of a set-up, as text: none of them may occur in anything that is sent."""
    setup = record.setup
    if record.game == "babylon":
        sequences = [*setup["quarry"].values(), setup["tokens"]]
    else:
        sequences = [*setup["stacks"].values(), [str(card) for card in setup["deck"]]]
    return [words(" ".join(order)) for sequence in sequences for order in (sequence, sequence[::-1])]


def words(text: str) -> str:
    """Return the words of a text separated by single spaces, so that a sequence is found in any notation."""
    return f" {re.sub(r'[^0-9A-Za-z_-]+', ' ', text).strip()} "
