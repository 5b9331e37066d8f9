"""Mutates views and texts of positions at random, and builds positions from them.

It is a program, since a crash would end its process. A mutated view or text is refused with a `BadPosition` of one
line, or gives a position with exactly this view that can be played.
"""

from __future__ import annotations

import copy
import random
import sys
from collections.abc import Iterator
from typing import Any

from semiramis.games.game import BadPosition, Game, State
from semiramis.games.position_text import format_position, parse_position
from semiramis.games.rng import Rng
from tests.games.positions import ALL_GAMES

STRANGE: tuple[Any, ...] = (None, True, -1, 0, 7, 2**31, 10**30, 1.0, float("nan"), "", "a1", "zz", "\n", [], {})
CHARACTERS = "0123456789abcdrsLCGBS=:,/|-% \n\0é٣"


def main(seed: int, count: int) -> None:
    chance = random.Random(seed)
    for game in ALL_GAMES.values():
        views = texts = 0
        for state in states(game, count, chance):
            views += is_view_accepted(game, changed(state.view(None), chance))
            texts += is_text_accepted(game, changed_text(format_position(game, state), chance))
        print(f"{game.name}: {views} changed views and {texts} changed texts of {count} are positions")


def states(game: Game, count: int, chance: random.Random) -> Iterator[State]:
    """Positions of random games, spread over the games."""
    for _ in range(count):
        options = {option.name: chance.choice(option.values) for option in game.options}
        state = game.new(chance.choice(game.players), options, chance.getrandbits(32))
        rng = Rng(chance.getrandbits(32))
        for _ in range(chance.randrange(game.longest // 2)):
            if not state.over:
                state.advance(state.random_action(rng))
        yield state


def changed(view: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    changes = chance.choice((1, 1, 1, 2, 4))
    for _ in range(changes):
        change(view, chance)
    return view


def change(view: dict[str, Any], chance: random.Random) -> None:
    """Change one value, or remove, duplicate or swap members."""
    places = list(containers(view))
    container = chance.choice(places)
    keys = list(container) if isinstance(container, dict) else list(range(len(container)))
    if not keys:
        return
    key, other = chance.choice(keys), chance.choice(keys)
    value = container[key]
    match chance.randrange(7):
        case 0:
            container[key] = copy.deepcopy(chance.choice(STRANGE))
        case 1 | 2 if type(value) is int:
            container[key] = value + chance.choice((-1, 1))
        case 3:
            del container[key]
        case 4 if isinstance(container, list):
            container.insert(other, copy.deepcopy(value))
        case 5:
            container[key], container[other] = container[other], value
        case _:
            # A value of the same kind from somewhere else: a tile that lies in two places.
            alike = [v for c in places for v in (c.values() if isinstance(c, dict) else c) if type(v) is type(value)]
            container[key] = copy.deepcopy(chance.choice(alike))


def containers(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from containers(inner)


def changed_text(text: str, chance: random.Random) -> str:
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        words = text.split(" ")
        n, m = chance.randrange(len(words)), chance.randrange(len(words))
        at = chance.randrange(len(text))
        match chance.randrange(5):
            case 0:
                text = text[:at] + chance.choice(("", *CHARACTERS)) + text[at + 1 :]
            case 1:
                text = text[:at] + chance.choice(CHARACTERS) + text[at:]
            case 2:
                words[n], words[m] = words[m], words[n]
                text = " ".join(words)
            case 3:
                words[n] = words[n].partition("=")[0] + "=" + words[m].partition("=")[2]
                text = " ".join(words)
            case _:
                text = " ".join(words[:n] + words[n + chance.choice((0, 1)) :] + words[n : n + chance.choice((0, 1))])
    return text


def is_view_accepted(game: Game, view: dict[str, Any]) -> bool:
    try:
        state = game.from_view(view, Rng(1))
    except BadPosition as error:
        if len(str(error).splitlines()) != 1:
            raise
        return False
    assert state.view(view["seat"]) == view, "the position has another view"
    check_playable(state)
    return True


def is_text_accepted(game: Game, text: str) -> bool:
    try:
        state = parse_position(game, text, Rng(1))
    except BadPosition as error:
        if len(str(error).splitlines()) != 1:
            raise
        return False
    assert parse_position(game, format_position(game, state), Rng(1)) == state, "its text gives another position"
    check_playable(state)
    return True


def check_playable(state: State) -> None:
    assert state.over or state.legal_notations(), "no action is legal"
    state.annotations(None)
    state.random_playout(Rng(2))
    assert state.over


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
