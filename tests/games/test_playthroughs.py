"""Golden playthroughs: a random game for every game, player count and option, as readable text.

When a rule is changed on purpose, write them anew and read the difference:

    python -m tests.games.test_playthroughs
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from semiramis.games import get_game
from semiramis.games.game import nest
from semiramis.games.perft import perft
from semiramis.games.rng import Rng
from semiramis.testing.random_games import choose_randomly
from tests.games.positions import ALL_GAMES, option_variants

FOLDER = Path(__file__).with_name("playthroughs")

# A game, its players, and the option (if any) that is not at its default.
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "-".join([name, str(players), *(f"{key}={value}".lower() for key, value in options.items())]): (
        name,
        players,
        nest(options),
    )
    for name, game in ALL_GAMES.items()
    for players in game.players
    for options in option_variants(game)
}


def playthrough(name: str, players: int, options: dict[str, Any]) -> str:
    """Every action with its seat, how many were legal, what happened and the scores after it."""
    game = get_game(name)
    state = game.new(players, options, seed=2026)
    lines = [f"{key}: {value}" for key, value in game.setup(state).items()]
    rng = Rng(2026)
    while not state.over:
        action = choose_randomly(state, rng)
        happened = " ".join(event["event"] for event in state.events(action))
        told = f"{state.ply} seat {state.player}: {state.format_action(action)} (of {len(state.legal_actions())})"
        state.advance(action)
        lines.append(f"{told} | {happened} | {' '.join(map(str, state.scores()))}")
    lines += [f"seat {seat}: {breakdown}" for seat, breakdown in enumerate(state.breakdown())]
    return "\n".join([*lines, f"winners: {state.winners()}", ""])


def file_of(title: str) -> Path:
    return FOLDER / f"{title}.txt"


def test_every_game_player_count_and_option_has_its_playthrough() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file_of(title).name for title in PLAYTHROUGHS}


@pytest.mark.parametrize("title", PLAYTHROUGHS)
def test_a_game_is_played_as_in_its_playthrough(title: str) -> None:
    assert playthrough(*PLAYTHROUGHS[title]) == file_of(title).read_text(encoding="utf-8")


# How many pairs of actions there are from the first position, and from all later ones of a game that have few actions.
PERFT = {
    "babylon-2": [240, 485585],
    "babylon-2-same_footprint=directly_below": [240, 480171],
    "babylon-2-bridge_gap=ground": [240, 485585],
    "babylon-2-limited_supply=false": [240, 485585],
    "babylon-2-covered_belvederes=score": [240, 485585],
    "babylon-3": [240, 578262],
    "babylon-3-same_footprint=directly_below": [240, 582414],
    "babylon-3-bridge_gap=ground": [240, 578262],
    "babylon-3-limited_supply=false": [240, 578262],
    "babylon-3-covered_belvederes=score": [240, 578262],
    "babylon-4": [29448, 747674],
    "babylon-4-same_footprint=directly_below": [29448, 750200],
    "babylon-4-bridge_gap=ground": [29448, 747674],
    "babylon-4-limited_supply=false": [29448, 747674],
    "babylon-4-covered_belvederes=score": [29448, 747674],
    "amytis-2": [3996, 25740],
    "amytis-2-sides.garden=b": [3996, 25740],
    "amytis-2-sides.market=b": [3996, 25740],
    "amytis-2-sides.wall=b": [3996, 25740],
    "amytis-2-sides.palace=b": [4023, 26037],
    "amytis-2-sides.residence=b": [3996, 25740],
    "amytis-2-sides.theater=b": [3996, 25740],
    "amytis-2-second_player_projects=3": [3996, 25740],
}


def counts(name: str, players: int, options: dict[str, Any]) -> list[int]:
    state = get_game(name).new(players, options, seed=7)
    found = [perft(state, 2)]
    rng = Rng(7)
    later = 0
    while not state.over:
        state.advance(choose_randomly(state, rng))
        if len(state.legal_actions()) < 50:
            later += perft(state, 2)
    return [*found, later]


@pytest.mark.parametrize("title", PLAYTHROUGHS)
def test_perft(title: str) -> None:
    assert counts(*PLAYTHROUGHS[title]) == PERFT[title]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for title, how in PLAYTHROUGHS.items():
        file_of(title).write_text(playthrough(*how), encoding="utf-8")
        print(f'    "{title}": {counts(*how)},')
