"""A contest: its bots, options and seed. They decide every game, on every machine."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache, cached_property
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from ...games import get_game
from ...games.game import Game, GameError
from ...games.rng import SEEDS, Rng
from ..levels import RATINGS
from ..spec import split_label

FORMAT = "semiramis-arena/1"
SECONDS = 10.0
"""The time limit of a turn, unless another one is chosen."""
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
    """Their labels; a bot that is named twice has two seats. A bot without a label of its own has its spec for one."""
    seed: int = 0
    seconds: float = SECONDS
    """The time limit of a bot for a turn."""
    components: str | None = None
    labels: Mapping[str, str] = field(default_factory=dict)
    """The specs of the bots whose label is not their spec."""

    def __post_init__(self) -> None:
        if len(set(self.bots)) < 2:
            raise BadContest("a contest needs two different bots at least")
        self.rules.check_players(self.players)

    def spec_of(self, bot: str) -> str:
        return self.labels.get(bot, bot)

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
        """Return the game of this number. Games of a deal are numbered together, so that games can be added later."""
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
        """Return this number of games, rounded up to whole deals."""
        return -(-games // self.deal_size) * self.deal_size

    def as_json(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self), "bots": list(self.bots)}

    @classmethod
    def from_json(cls, content: Mapping[str, Any]) -> Contest:
        facts = {name: value for name, value in content.items() if name != "format"}
        return cls(**facts | {"bots": tuple(facts["bots"])})


def name_bots(texts: Sequence[str]) -> tuple[tuple[str, ...], dict[str, str]]:
    """Return the `bots` and `labels` of a contest from specs and `LABEL=SPEC`.

    A bot that is named again gets another seat. If all are the same bot, it plays against itself: each is numbered.
    """
    named = [split_label(text) for text in texts]
    specs = [spec for _, spec in named]
    if len(named) > 1 and len(set(specs)) == 1 and not any(label for label, _ in named):
        named = [(f"{spec}#{number}", spec) for number, spec in enumerate(specs, 1)]
    found: dict[str, str] = {}
    for label, spec in named:
        bot = label or spec
        if found.setdefault(bot, spec) != spec:
            raise BadContest(f"{bot!r} names two bots, {found[bot]!r} and {spec!r}: give them different labels")
    return tuple(label or spec for label, spec in named), {bot: spec for bot, spec in found.items() if bot != spec}


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Return every choice of bots for the seats; if there are fewer bots than seats, some have several."""
    every, more = divmod(players, len(bots)) if len(bots) < players else (0, players)
    found = [tuple(bots) * every + some for some in combinations(bots, more)]
    unique = {tuple(sorted(line_up, key=bots.index)): None for line_up in found}
    return [line_up for line_up in unique if len(set(line_up)) > 1]


@cache
def circles(line_up: LineUp) -> list[LineUp]:
    """Return the orders around the table that differ by more than a rotation."""
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
    """Return a hash of the sources that decide how bots play: results of other sources are not comparable."""
    package = Path(__file__).parents[2]
    digest = hashlib.sha256()
    files = [path for part in ("ai", "games") for path in (package / part).rglob("*") if path.is_file()]
    sources = [path for path in files if path.suffix not in COMPILED and path != RATINGS]  # weights are sources, too
    for path in sorted(sources):
        name = path.relative_to(package)
        if name.parts[:2] not in (("ai", "arena"), ("ai", "judge")):
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
