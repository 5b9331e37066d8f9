"""One game: from the deal to the result, whatever the bots do."""

from __future__ import annotations

import json

import pytest

from semiramis.ai.arena import player
from semiramis.ai.arena.contest import BadContest, Contest
from semiramis.ai.arena.play import Failure, Result, play
from semiramis.ai.arena.player import check_spec, parse_level
from semiramis.ai.bot import Bot
from semiramis.ai.levels import LEVELS
from semiramis.ai.thinker import Thinker
from semiramis.games import get_game
from semiramis.games.game import Game, State
from semiramis.games.record import Match, Record
from semiramis.games.rng import Rng

from ..own_worker import PLAYS, Own
from .contests import contest, timeless


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


def test_the_same_game_is_the_same_every_time() -> None:
    of = contest("greedy", "novice", seed=9)
    assert timeless(play(of, 3)) == timeless(play(of, 3))
    assert timeless(play(of, 3)) != timeless(play(contest("greedy", "novice", seed=8), 3))


def test_games_of_one_deal_begin_alike_and_go_their_own_ways() -> None:
    of = contest("random", "novice")
    one, other = play(of, 0), play(of, 1)
    assert one.record["seed"] == other.record["seed"]
    assert one.record["actions"] != other.record["actions"]


def test_a_result_is_the_same_after_a_journey() -> None:
    played = play(contest(), 0)
    assert Result.from_json(json.loads(json.dumps(played.as_json()))) == played


@pytest.fixture
def with_odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = player.seat

    def odd(spec: str, game: Game, seed: int) -> player.Player:
        return player.BotPlayer(Own(PLAYS[spec]), seed) if spec in PLAYS else seat(spec, game, seed)

    monkeypatch.setattr(player, "seat", odd)


@pytest.mark.usefixtures("with_odd_bots")
@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("crash", "ZeroDivisionError: two lines"),
        ("nothing", "it does nothing"),
        ("no action", "'-1' is not an action of this game"),
        ("overdo", "cannot play"),
    ],
)
def test_a_bot_that_fails_has_lost(spec: str, reason: str) -> None:
    played = play(contest(spec, "random"), 0)
    assert played.failure is not None
    assert played.failure.seat == 0
    assert reason in played.failure.reason
    assert played.winners == [1]


@pytest.mark.usefixtures("with_odd_bots")
def test_the_others_share_the_victory_over_one_who_fails() -> None:
    played = play(contest("random", "crash", "random", "random", game="babylon", players=4), 0)
    failed = played.seats.index("crash")
    assert played.failure == Failure(failed, "ZeroDivisionError: two lines")
    assert played.winners == [seat for seat in range(4) if seat != failed]


class Peeking(Bot):
    """Plays what only somebody can choose who sees what is hidden."""

    def __init__(self) -> None:
        self.seen: list[dict[str, object]] = []

    def play(self, state: State, rng: Rng) -> list[int]:
        self.seen.append({"view": state.view(None), "hidden": list(state.tiles)})  # type: ignore[attr-defined]
        return [state.legal_actions()[0]]


def test_a_bot_never_gets_to_see_what_is_hidden() -> None:
    peeking = Peeking()
    match = Match.new(contest().rules, ["a", "b"], seed=1)
    seats = [player.BotPlayer(peeking, seed) for seed in range(20)]
    for seat in seats:
        seat.act(match, 1.0)
    assert all(seen["view"] == match.state.view(None) for seen in peeking.seen)
    assert len({str(seen["hidden"]) for seen in peeking.seen}) == 20


@pytest.mark.parametrize("spec", ["random", *LEVELS, "cmd:cat", "cmd:sh -c 'cat | cat'"])
def test_bots_are_named_by_their_specs(spec: str) -> None:
    assert check_spec(spec) == spec


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("best", "there is no bot 'best'; there are random, novice,"),
        ("", "there is no bot ''"),
        ("master@", "after @ comes a share"),
        ("master@0", "after @ comes a share"),
        ("master@much", "after @ comes a share"),
        ("master@1000", "after @ comes a share"),
        ("random@0.5", "there is no bot 'random@0.5'"),
        ("cmd:", "cmd: needs a command"),
        ("cmd:   ", "cmd: needs a command"),
        ("cmd:sh 'x", "is no command: no closing quotation"),
        ("cmd:/nowhere/bot", "there is no program '/nowhere/bot' that can be run"),
        ("cmd:cat\n", "one line of text"),
    ],
)
def test_what_is_no_bot_is_refused(spec: str, why: str) -> None:
    with pytest.raises(BadContest, match=why.replace("(", "\\(")):
        check_spec(spec)


def test_a_program_of_a_cluster_is_not_looked_for_here() -> None:
    assert check_spec("cmd:/nowhere/bot", here=False)


def test_a_level_can_be_given_a_share_of_its_time() -> None:
    level, share = parse_level("master@0.2")
    bot = level.bot(get_game("amytis"))
    bot.hurry(share)
    assert isinstance(bot, Thinker)
    assert bot.seconds == pytest.approx(0.3)
    assert check_spec("greedy@0.5") == "greedy@0.5"
