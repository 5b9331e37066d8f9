"""One game of a contest, from its deal to its result."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from typing import Any

from ...games.game import Game, GameError
from ...games.record import FORMAT, Match
from .. import spec
from ..player import Player, take_turn
from ..program import NOT_IN_TIME, ProgramFailed
from .contest import Contest, Pairing

START_SECONDS = 5.0
"""Seconds that are added to the first turn of a bot, for its start."""
IMPORT_SECONDS = 60.0
"""The time limit for importing and making a bot in Python."""


@dataclass(frozen=True)
class Failure:
    """A bot failed, and loses the game."""

    seat: int | None
    """None if the seat that failed is not known; then the game has no result."""
    reason: str


@dataclass(frozen=True)
class Result:
    """The result of a game. Lists are by seat."""

    number: int
    seats: Sequence[str]
    scores: Sequence[int]
    winners: Sequence[int]
    """The seats that share the victory; if a seat has failed, all others."""
    turns: Sequence[int]
    seconds: Sequence[float]
    longest: Sequence[float]
    """The seconds of the longest turn."""
    record: Mapping[str, Any]
    """The game, to be replayed."""
    failure: Failure | None = None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, content: Mapping[str, Any]) -> Result:
        failure = content["failure"]
        return cls(**{**content, "failure": None if failure is None else Failure(**failure)})


Expect = Callable[[Result | None, float], None]
"""Takes the result of the game if the process ends now, or None, and the time limit of the turn in seconds."""


def play(contest: Contest, number: int, expect: Expect = lambda pending, seconds: None) -> Result:
    """Play a game of a contest to its end, or until a bot fails.

    A bot of yours in Python plays in this process, and may end it or never return. So before each of its turns `expect`
    is called with the result of the game in that case, and before the turns of the others with None.
    """
    pairing = contest.pairing(number)
    match = Match.new(contest.rules, pairing.seats, contest.options, pairing.deal_seed)
    clock = Clock(contest.players)
    players: list[Player] = []
    failure = None

    def before(seat: int, seconds: float) -> None:
        if is_in_python(contest):
            dies = Failure(seat, "it ended the process") if is_policy(contest, pairing.seats[seat]) else None
            expect(result(contest, pairing, match, clock, dies) if dies else None, seconds)

    with ExitStack() as table:
        for seat, (bot, seed) in enumerate(zip(pairing.seats, pairing.bot_seeds, strict=True)):
            before(seat, IMPORT_SECONDS)
            try:
                players.append(table.enter_context(sit(contest.spec_of(bot), contest.rules, seed)))
            except GameError as error:
                failure = Failure(seat, str(error))
                break
        while not match.state.over and failure is None:
            seat = match.state.player
            seconds = contest.seconds if clock.turns[seat] else contest.seconds + START_SECONDS
            before(seat, seconds)
            failure = play_turn(match, players[seat], clock, seconds)
    return result(contest, pairing, match, clock, failure)


def is_in_python(contest: Contest) -> bool:
    """Return whether a bot is a policy in Python, which plays in the process of the game."""
    return any(is_policy(contest, bot) for bot in contest.bots)


def is_policy(contest: Contest, bot: str) -> bool:
    return contest.spec_of(bot).startswith(spec.PYTHON)


def sit(bot: str, game: Game, seed: int) -> Player:
    """Return the bot of a spec as a player with a time limit."""
    player = spec.seat(bot, game, seed)
    return player if bot.startswith(spec.COMMAND) else TimedPlayer(player)


class TimedPlayer(Player):
    """A bot in Python with a time limit. It is not interrupted: an answer that comes too late is refused."""

    def __init__(self, player: Player, clock: Callable[[], float] = time.perf_counter) -> None:
        self._player = player
        self._clock = clock

    def act(self, match: Match, seconds: float) -> Sequence[str | int]:
        began = self._clock()
        actions = self._player.act(match, seconds)
        if self._clock() - began > seconds:
            raise ProgramFailed(NOT_IN_TIME)
        return actions

    def leave(self) -> None:
        self._player.leave()


def play_turn(match: Match, player: Player, clock: Clock, seconds: float) -> Failure | None:
    """Let a player take its turn. Returns its failure, or None."""
    seat = match.state.player
    began = time.perf_counter()
    try:
        take_turn(match, player, seconds)
    except (GameError, ProgramFailed) as error:
        return Failure(seat, str(error))
    except (Exception, SystemExit) as error:  # an error of a bot does not end the arena
        return Failure(seat, " ".join(f"{type(error).__name__}: {error}".split()))
    finally:
        clock.add(seat, time.perf_counter() - began)
    return None


class Clock:
    """The time that each seat has used."""

    def __init__(self, players: int) -> None:
        self.turns = [0] * players
        self.seconds = [0.0] * players
        self.longest = [0.0] * players

    def add(self, seat: int, seconds: float) -> None:
        self.turns[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)


def result(contest: Contest, pairing: Pairing, match: Match, clock: Clock, failure: Failure | None) -> Result:
    seats = range(contest.players)
    winners = match.state.winners() if failure is None else [seat for seat in seats if seat != failure.seat]
    record = {
        "format": FORMAT,
        "game": contest.game,
        "players": list(pairing.seats),
        "options": dict(contest.options),
        "seed": pairing.deal_seed,
        "actions": match.record.actions,
    }
    return Result(
        pairing.number,
        list(pairing.seats),
        match.state.scores(),
        winners,
        clock.turns,
        [round(seconds, 6) for seconds in clock.seconds],
        [round(seconds, 6) for seconds in clock.longest],
        record,
        failure,
    )


def unplayed(contest: Contest, number: int, reason: str) -> Result:
    """Return the result of a game that could not be played, for another reason than a bot."""
    pairing = contest.pairing(number)
    nothing = [0] * contest.players
    return Result(number, list(pairing.seats), nothing, [], nothing, nothing, nothing, {}, Failure(None, reason))
