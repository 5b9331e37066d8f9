"""One game of a contest: from the deal to the result, also with bots that fail."""

from __future__ import annotations

import json

import pytest

from semiramis.ai import spec
from semiramis.ai.arena.contest import Contest
from semiramis.ai.arena.play import Failure, Result, TimedPlayer, play
from semiramis.ai.bot import Bot
from semiramis.ai.player import BotPlayer, Player
from semiramis.ai.program import ProgramFailed
from semiramis.games.game import Game, State
from semiramis.games.record import Match, Record
from semiramis.games.rng import Rng
from tests.ai.arena.contests import contest, timeless
from tests.ai.misbehaving_worker import PLAYS, Own


@pytest.mark.parametrize(
    "of",
    [
        contest("random", "novice", seed=4),
        contest("novice", "random", "random", game="babylon", players=3),
        contest("novice", "random", game="babylon", players=4),
    ],
    ids=["amytis", "three", "four"],
)
def test_a_game_is_played_to_its_end_and_can_be_replayed(of: Contest) -> None:
    for number in range(of.players):
        played = play(of, number)
        assert played.failure is None
        assert tuple(played.seats) == of.pairing(number).seats
        state = Match.of(Record.loads(json.dumps(played.record))).state
        assert state.over
        assert state.winners() == played.winners
        assert state.scores() == played.scores
        assert all(turns > 3 for turns in played.turns)
        assert all(
            0 < longest <= all_of_them for longest, all_of_them in zip(played.longest, played.seconds, strict=True)
        )


def test_a_game_is_deterministic() -> None:
    of = contest("greedy", "novice", seed=9)
    assert timeless(play(of, 3)) == timeless(play(of, 3))
    assert timeless(play(of, 3)) != timeless(play(contest("greedy", "novice", seed=8), 3))


def test_games_of_one_deal_have_the_same_set_up_and_different_actions() -> None:
    of = contest("random", "novice")
    one, other = play(of, 0), play(of, 1)
    assert one.record["seed"] == other.record["seed"]
    assert one.record["actions"] != other.record["actions"]


def test_a_result_round_trips_through_json() -> None:
    played = play(contest(), 0)
    assert Result.from_json(json.loads(json.dumps(played.as_json()))) == played


@pytest.fixture
def with_misbehaving_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = spec.seat

    def odd(bot: str, game: Game, seed: int) -> Player:
        return BotPlayer(Own(PLAYS[bot]), seed) if bot in PLAYS else seat(bot, game, seed)

    monkeypatch.setattr(spec, "seat", odd)


@pytest.mark.usefixtures("with_misbehaving_bots")
@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("crash", "ZeroDivisionError: two lines"),
        ("nothing", "it does nothing"),
        ("no action", "'-1' is not an action of this game"),
        ("overdo", "cannot play"),
        ("a number", "play() must return a list of the numbers of actions, such as [7], not 7 (int)"),
        ("an array", "play() must return a list of the numbers of actions, such as [7], not array([7, 8]) (ndarray)"),
        ("a fraction", "play() must return a list of the numbers of actions, such as [7], not [7.5] (list)"),
    ],
)
def test_a_failing_bot_loses(bot: str, reason: str) -> None:
    played = play(contest(bot, "random"), 0)
    assert played.failure is not None
    assert played.failure.seat == 0
    assert reason in played.failure.reason
    assert played.winners == [1]


@pytest.mark.usefixtures("with_misbehaving_bots")
def test_numpy_integers_are_accepted_as_actions() -> None:
    assert play(contest("numpy", "random"), 0).failure is None


@pytest.mark.usefixtures("with_misbehaving_bots")
def test_the_other_bots_share_the_victory_if_one_fails() -> None:
    played = play(contest("random", "crash", "random", "random", game="babylon", players=4), 0)
    failed = played.seats.index("crash")
    assert played.failure == Failure(failed, "ZeroDivisionError: two lines")
    assert played.winners == [seat for seat in range(4) if seat != failed]


class Slow(Bot):
    """Takes as many seconds as its clock says, and keeps what it was told of its time."""

    def __init__(self, *seconds: float) -> None:
        self.now = 0.0
        self.seconds = iter(seconds)
        self.told: list[float] = []

    def clock(self) -> float:
        return self.now

    def limit(self, seconds: float) -> None:
        self.told.append(seconds)

    def play(self, state: State, rng: Rng) -> list[int]:
        self.now += next(self.seconds)
        return [state.legal_actions()[0]]


def test_an_answer_that_comes_too_late_is_refused() -> None:
    bot = Slow(2.0, 2.5)
    player = TimedPlayer(BotPlayer(bot, 1), bot.clock)
    match = Match.new(contest().rules, ["a", "b"], seed=1)
    assert player.act(match, 2.0) == [match.state.legal_actions()[0]]
    with pytest.raises(ProgramFailed, match="it did not answer in time"):
        player.act(match, 2.4)
    assert bot.told == [2.0, 2.4]


def test_bots_of_this_program_lose_when_they_are_too_late() -> None:
    played = play(contest("greedy", "random", seconds=-100.0), 0)  # not even the first turn has time
    assert played.failure == Failure(0, "it did not answer in time")
    assert played.record["actions"] == []


class Peeking(Bot):
    """Keeps the hidden components of the positions that it is given."""

    def __init__(self) -> None:
        self.seen: list[dict[str, object]] = []

    def play(self, state: State, rng: Rng) -> list[int]:
        self.seen.append({"view": state.view(None), "hidden": list(state.tiles)})  # type: ignore[attr-defined]
        return [state.legal_actions()[0]]


def test_a_bot_gets_positions_with_redrawn_hidden_components() -> None:
    peeking = Peeking()
    match = Match.new(contest().rules, ["a", "b"], seed=1)
    seats = [BotPlayer(peeking, seed) for seed in range(20)]
    for seat in seats:
        seat.act(match, 1.0)
    assert all(seen["view"] == match.state.view(None) for seen in peeking.seen)
    assert len({str(seen["hidden"]) for seen in peeking.seen}) == 20
