"""What the scripts that find the weights of experts have in common: see `docs/weights.md`."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from semiramis.ai.arena.journal import write
from semiramis.ai.arena.report import percent, percents
from semiramis.ai.arena.score import score, share
from semiramis.ai.expert import Expert
from semiramis.cli.terminal import progress_bar
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng

Array = NDArray[np.float64]
T = TypeVar("T")
UNSEEN = 1_000_000
"""The first seed of the games by which weights are measured. No weights are fitted to them."""
NOT_SETTINGS = ("out", "rounds", "tested")
"""Arguments that may differ when a fit is continued."""


def add_arguments(parser: ArgumentParser, game: str, rounds: int, games: int, tested: int) -> None:
    parser.add_argument("--rounds", type=int, default=rounds, help="of play and fit (default: %(default)s)")
    parser.add_argument("--games", type=int, default=games, help="to play in a round (default: %(default)s)")
    parser.add_argument("--tested", type=int, default=tested, help="games to measure weights by (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: %(default)s)")
    out = Path("build", "fit", f"{game}.toml")
    parser.add_argument("--out", type=Path, default=out, help="the file for the weights (default: %(default)s)")


class Checkpoint:
    """Keeps the state of a fit beside its weights: the same command with more rounds continues it."""

    def __init__(self, arguments: Namespace) -> None:
        self._path = arguments.out.with_suffix(".state.npz")
        settings = {name: value for name, value in vars(arguments).items() if name not in NOT_SETTINGS}
        self._settings = json.dumps(settings, sort_keys=True)
        arguments.out.parent.mkdir(parents=True, exist_ok=True)

    def load(self) -> dict[str, Any] | None:
        """The arrays of the last round, if there is one. Ends the program if it was made with other settings."""
        if not self._path.exists():
            return None
        with np.load(self._path) as content:
            found = {name: content[name] for name in content.files}
        settings = str(found.pop("settings"))
        if settings != self._settings:
            sys.exit(f"{self._path} is of a fit with other settings, {settings}: delete it, or name another --out")
        return found

    def save(self, **arrays: Any) -> None:
        draft = self._path.with_suffix(".draft.npz")
        np.savez(draft, settings=self._settings, **arrays)
        draft.replace(self._path)


def steps(items: Sequence[T], what: str) -> Iterator[T]:
    """The items, with a progress bar if the output is a terminal."""
    with progress_bar() as bar:
        yield from bar.track(items, description=what)


def write_weights(path: Path, lines: Iterable[str]) -> None:
    write(path, "\n".join(lines) + "\n")


@dataclass(frozen=True)
class Duel:
    """The results of one expert against another: a share of the victories and a lead in points for each deal."""

    shares: list[float]
    margins: list[float]

    def __str__(self) -> str:
        won = score(self.shares)
        margin = 1.96 * float(np.std(self.margins)) / len(self.margins) ** 0.5
        return f"{percent(won.value)} ({percents(won)}), {fmean(self.margins):+.1f} ± {margin:.1f} points"


def duel(game: Game, one: Expert, other: Expert, seeds: Iterable[int]) -> Duel:
    """Let the first proposals of two experts play each other, each deal from both sides."""
    shares, margins = [], []
    for seed in seeds:
        won, lead = 0.0, 0
        for seat in range(2):
            state = game.new(2, seed=seed)
            play_out(state, [one, other] if seat == 0 else [other, one], Rng(seed))
            scores = state.scores()
            won += share(seat, state.winners())
            lead += scores[seat] - scores[1 - seat]
        shares.append(won / 2)
        margins.append(lead / 2)
    return Duel(shares, margins)


def play_out(state: State, experts: list[Expert], rng: Rng) -> None:
    """Play a game to its end by the first proposals of each seat's expert."""
    seen = state.clone()
    while not state.over:
        seat = state.player
        seen.assign(state)
        seen.shuffle_hidden(rng)
        experts[seat].propose(seen, 1, rng)
        for action in experts[seat].turns[0]:
            state.apply(action)
