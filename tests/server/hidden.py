"""The same game with other things hidden: what a server sends must not tell which of the two it plays."""

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
    """The game of a record with what is still hidden drawn anew: up to the last action everybody saw the same."""
    state = Match.of(record).state
    state.shuffle_hidden(Rng(seed))
    return Record(record.game, record.players, record.options, setup_of(record.setup, state), record.actions)


def otherwise(record: Record, taken_back: Sequence[Sequence[str]] = ()) -> Record:
    """The game of a record with another set-up, of which everybody saw the same, also on lines that were taken back."""
    lines = [with_actions(record, actions) for actions in taken_back]
    seen = [story(line) for line in lines]
    for seed in range(TRIES):
        other = redrawn(record, seed)
        if other.setup != record.setup and [story_or_none(other, line) for line in lines] == seen:
            return other
    raise AssertionError("there is no other set-up of which the same was seen")


def setup_of(setup: Mapping[str, Any], state: State) -> dict[str, Any]:
    """The set-up from which a game with this one came to such a state."""
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


def story(record: Record) -> list[object]:
    """All that a game shows, ply by ply: what is seen, what may be done, what happens."""
    match = Match.of(record)
    told: list[object] = []
    for state, text in zip(match, [*record.actions, None], strict=True):
        told += [state.view(None), state.legal_notations()]
        if text is not None:
            told.append(state.events(state.parse_action(text)))
    return told


def story_or_none(record: Record, line: Record) -> list[object] | None:
    try:
        return story(with_actions(record, line.actions))
    except GameError:
        return None


def marks(record: Record) -> list[str]:
    """What would betray the set-up of a game wherever it stood: things in an order that nobody can know."""
    setup = record.setup
    if record.game == "babylon":
        sequences = [*setup["quarry"].values(), setup["tokens"]]
    else:
        sequences = [*setup["stacks"].values(), [str(card) for card in setup["deck"]]]
    return [words(" ".join(order)) for sequence in sequences for order in (sequence, sequence[::-1])]


def words(text: str) -> str:
    """A text without what stands between its words: a sequence is found in any notation."""
    return f" {re.sub(r'[^0-9A-Za-z_-]+', ' ', text).strip()} "
