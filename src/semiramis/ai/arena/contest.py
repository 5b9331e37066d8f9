"""A contest: its bots, options and seed. They decide every game, on every machine."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from ...games import get_game
from ...games.game import Game, GameError
from ...games.rng import SEEDS, Rng

FORMAT = "semiramis-arena/1"
DEALS, BOTS = range(2)
"""The uses of random numbers. Each has its own generator."""

COMPILED = {".so", ".pyd", ".pyc"}

LineUp = tuple[str, ...]
"""The bots of a game, seat by seat."""


class BadContest(GameError):
    """A contest that cannot be played, or cannot be continued."""

    code = "bad_contest"


@dataclass(frozen=True)
class Pairing:
    """One game: the bot of each seat, and the seed of the deal."""

    number: int
    deal: int
    seats: LineUp
    deal_seed: int
    bot_seeds: tuple[int, ...]


@dataclass(frozen=True)
class Contest:
    """Everything that decides the games. The number of games is not part of it."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    """Their specs; a bot that is named twice has two seats."""
    seed: int = 0
    seconds: float = 10.0
    """The time limit of a program for a turn."""
    components: str | None = None

    def __post_init__(self) -> None:
        if len(set(self.bots)) < 2:
            raise BadContest("a contest needs two different bots at least")
        self.rules.check_players(self.players)

    @property
    def rules(self) -> Game:
        return get_game(self.game) if self.components is None else _other_box(self.game, self.components)

    @cached_property
    def line_ups(self) -> list[LineUp]:
        """The line-ups that play every deal."""
        return line_ups(self.bots, self.players)

    @property
    def deal_size(self) -> int:
        """The number of games on one deal: each line-up with each rotation of its seats."""
        return len(self.line_ups) * self.players

    def pairing(self, number: int) -> Pairing:
        """The game of this number. The games of one deal are numbered together, so that games can be added later."""
        deal, rest = divmod(number, self.deal_size)
        which, rotation = divmod(rest, self.players)
        orders = circles(self.line_ups[which])
        order = orders[deal % len(orders)]
        return Pairing(
            number,
            deal,
            order[rotation:] + order[:rotation],
            _draw(self.seed, DEALS, deal),
            tuple(_draw(self.seed, BOTS, number, seat) for seat in range(self.players)),
        )

    def whole_deals(self, games: int) -> int:
        """This number of games, rounded up to whole deals."""
        return -(-games // self.deal_size) * self.deal_size

    def as_json(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self), "bots": list(self.bots)}

    @classmethod
    def from_json(cls, content: Mapping[str, Any]) -> Contest:
        facts = {name: value for name, value in content.items() if name != "format"}
        return cls(**facts | {"bots": tuple(facts["bots"])})


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Every choice of bots for the seats; if there are fewer bots than seats, some have several."""
    every, more = divmod(players, len(bots)) if len(bots) < players else (0, players)
    found = [tuple(bots) * every + some for some in combinations(bots, more)]
    unique = {tuple(sorted(line_up, key=bots.index)): None for line_up in found}
    return [line_up for line_up in unique if len(set(line_up)) > 1]


@cache
def circles(line_up: LineUp) -> list[LineUp]:
    """The orders around the table that differ by more than a rotation."""
    first, *others = line_up
    found: list[LineUp] = []
    seen: set[LineUp] = set()
    for rest in permutations(others):
        order = (first, *rest)
        if order not in seen:
            found.append(order)
            seen |= {order[n:] + order[:n] for n in range(len(order))}
    return found


def fingerprint() -> str:
    """A hash of the sources that decide how bots play: results of other sources are not comparable."""
    package = Path(__file__).parents[2]
    digest = hashlib.sha256()
    files = [path for part in ("ai", "games") for path in (package / part).rglob("*") if path.is_file()]
    sources = [path for path in files if path.suffix not in COMPILED]  # weights of an evaluation are sources, too
    for path in sorted(sources):
        name = path.relative_to(package)
        if name.parts[:2] != ("ai", "arena"):
            digest.update(str(name).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _draw(seed: int, *path: int) -> int:
    word = seed
    for number in path:
        word = Rng((Rng(word).next() + number) % SEEDS).next()
    return word


@cache
def _other_box(name: str, components: str) -> Game:
    return get_game(name, Path(components))
