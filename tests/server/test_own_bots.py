"""Custom bots of a server: how they are offered, how they play, and what happens if they are missing."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from semiramis.ai.levels import LADDER
from semiramis.ai.spec import BadSpec
from semiramis.cli import main
from semiramis.games import get_game
from semiramis.games.record import Match
from semiramis.server import logs
from semiramis.server.bots.opponents import Own, ServerOpponents, read_own
from semiramis.server.bots.processes import Bots
from semiramis.tables.messages import GameInfo, SeatPlan, TableInfo
from tests.server.awaited import awaited
from tests.server.running_server import ME, Refused, RunningServer, Visitor, run_server
from tests.server.server_process import start_server

ROOT = Path(__file__).parents[2]
BOTH = frozenset({"amytis", "babylon"})
FIRST = Own("py:tests.ai.policies:First", BOTH)
STRANGE = f"cmd:{sys.executable} {ROOT / 'tests' / 'ai' / 'arena' / 'misbehaving_bot.py'}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    own = {
        "first": FIRST,
        "amytis only": Own("py:tests.ai.policies:amytis_alone", frozenset({"amytis"})),
        "program": Own(f"{STRANGE} plays", BOTH),
        "later": Own("py:tests.ai.policies:Later", BOTH),
        "dies": Own("py:tests.ai.policies:Dies", BOTH),
    }
    with run_server(tmp_path_factory.mktemp("own"), bots=Bots(1, opponents=ServerOpponents(own))) as opened:
        yield opened


def play(visitor: Visitor, id: str, enough: Callable[[TableInfo], bool]) -> TableInfo:
    """Play the first legal action whenever it is the visitor's turn, until a condition holds."""
    reader = visitor.follow(id)
    while not enough(table := visitor.table(id)):
        position = visitor.position(id)
        if position.legal:
            visitor.act(id, position.ply, position.legal[0])
        reader.next()
    reader.cut()
    return table


def against(visitor: Visitor, level: str, game: str = "amytis") -> str:
    return visitor.create(game, [ME, SeatPlan("bot", level)], autostart=True).id


def test_custom_bots_are_listed_after_the_levels_for_the_games_they_play(server: RunningServer) -> None:
    games = {game.name: game.levels for game in server.visitor().get("/games", list[GameInfo])}
    assert games["amytis"] == [*LADDER, "first", "amytis only", "program", "later", "dies"]
    assert games["babylon"] == [*LADDER, "first", "program", "later", "dies"]


@pytest.mark.parametrize("bot", ["first", "program"])
@pytest.mark.parametrize("game", ["amytis", "babylon"])
def test_custom_bots_play_at_tables(server: RunningServer, bot: str, game: str) -> None:
    ana = server.visitor("Ana")
    table = play(ana, against(ana, bot, game), lambda table: table.ply > 12)
    seat = table.seats[1]
    assert (seat.name, seat.level, seat.trouble, seat.gone) == (f"bot:{bot}", bot, False, False)


@pytest.mark.parametrize("bot", ["later", "dies"])
def test_a_failing_custom_bot_is_replaced_and_logged(
    server: RunningServer, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    ana = server.visitor("Ana")
    with caplog.at_level(logging.WARNING):
        table = play(ana, against(ana, bot), lambda table: table.seats[1].trouble and table.ply > 12)
    seat = table.seats[1]
    assert (seat.name, seat.level, seat.gone) == (f"bot:{bot}", "novice", False)
    failed = [vars(line) for line in caplog.records if line.getMessage() == "a bot failed"]
    assert [(line["bot"], line["reason"]) for line in failed] == [
        (bot, {"later": "BadPlay: it does nothing", "dies": "it crashed"}[bot])
    ] * 2


@pytest.mark.parametrize("level", ["py:tests.ai.policies:First", "cmd:cat", "random", "master@0.1", "nobody"])
def test_visitors_cannot_name_other_programs_as_bots(server: RunningServer, level: str) -> None:
    # What a spec names is run: none may ever come from outside.
    ana = server.visitor("Ana")
    with pytest.raises(Refused, match="unknown_level"):
        against(ana, level)
    with pytest.raises(Refused, match="unknown_level"):
        ana.create("amytis", [ME, SeatPlan("open")], stand_in=level)
    open_table = ana.create("amytis", [ME, SeatPlan("open")])
    answer = ana.send("PUT", f"/tables/{open_table.id}/seats/1", {"kind": "bot", "level": level})
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown_level")


def test_a_custom_bot_is_refused_for_a_game_that_it_does_not_play(server: RunningServer) -> None:
    ana = server.visitor("Ana")
    against(ana, "amytis only")
    with pytest.raises(Refused, match="there is no level 'amytis only'"):
        against(ana, "amytis only", "babylon")


def test_a_table_continues_after_a_restart_with_or_without_its_custom_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with run_server(tmp_path, bots=Bots(1, opponents=ServerOpponents({"first": FIRST}))) as opened:
        ana = opened.visitor("Ana")
        id = against(ana, "first")
        reached = play(ana, id, lambda table: table.ply > 4).ply
        token = ana.token

    def back(opened: RunningServer) -> Visitor:
        visitor = opened.visitor()
        visitor.http.headers["authorization"] = f"Bearer {token}"
        return visitor

    with run_server(tmp_path, bots=Bots(1, opponents=ServerOpponents({"first": FIRST}))) as opened:
        table = play(back(opened), id, lambda table: table.ply > reached + 4)
        assert not table.seats[1].trouble
    with run_server(tmp_path) as opened:
        ana = back(opened)
        reached = ana.table(id).ply  # the bot may have gone on until the server closed
        table = play(ana, id, lambda table: table.ply > reached + 4)
        seat = table.seats[1]
        assert (seat.name, seat.level, seat.trouble, seat.gone) == ("bot:first", "novice", True, True)
        assert ana.post(f"/tables/{id}/resign", TableInfo).status == "over"
        again = ana.post(f"/tables/{id}/rematch", TableInfo)  # with the bots that still exist
        assert play(ana, again.id, lambda table: table.ply > 4).seats[0].gone
    gone = [vars(line)["bot"] for line in caplog.records if line.getMessage() == "the server no longer has a bot"]
    assert gone == ["first", "first"]


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (["first"], "a bot is named as NAME=SPEC"),
        (["=random"], "a bot is named as NAME=SPEC"),
        (["a,b=random"], "a bot is named as NAME=SPEC"),
        (["master=random"], "there is already a bot 'master'"),
        (["hint=random"], "there is already a bot 'hint'"),
        (["tutor=random"], "there is already a bot 'tutor'"),
        (["a=random", "a=greedy"], "there is already a bot 'a'"),
        (["a=best"], "there is no bot 'best'"),
        (["a=py:nowhere:Bot"], "the bot 'a' plays no game: BadPolicy: there is no module nowhere"),
        (["a=py:tests.ai.policies:Crashes"], "the bot 'a' plays no game: ZeroDivisionError: on purpose"),
        (["a=py:tests.ai.policies:Dies"], "the bot 'a' plays no game: it crashed or stalled"),
        (["a=py:tests.ai.policies:Unready"], "cannot be made for babylon: .*; .* cannot be made for amytis: "),
        (["a=cmd:/nowhere/bot"], "the bot 'a' plays no game: ProgramFailed: it does not start"),
    ],
    ids=str,
)
def test_invalid_custom_bots_are_refused(texts: list[str], why: str) -> None:
    with pytest.raises(BadSpec, match=why):
        read_own(texts)


def test_a_custom_bot_is_offered_for_the_games_that_it_could_play() -> None:
    read = read_own(["one=py:tests.ai.policies:amytis_alone", "two=random"])
    assert {name: bot.games for name, bot in read.items()} == {"one": {"amytis"}, "two": BOTH}


def test_the_command_reports_why_a_custom_bot_cannot_be_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logs, "set_up", lambda kind: None)  # the log of the tests is their own
    assert main(["serve", "--bot", "mine=py:nowhere.py:Bot"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("semiramis: the bot 'mine' plays no game: BadPolicy: there is no file ")
    assert told.err.count("\n") == 1


def test_the_command_offers_a_custom_bot(tmp_path: Path) -> None:
    own = ("--bot", "mine=py:tests.ai.policies:First")
    with start_server("--database", str(tmp_path / "tables.db"), *own) as address:
        ana = Visitor(address)
        ana.enter("Ana")
        assert not play(ana, against(ana, "mine"), lambda table: table.ply > 4).seats[1].trouble
        ana.close()


@awaited
async def test_a_bot_program_ends_with_the_server_while_it_thinks(tmp_path: Path) -> None:
    pipe = tmp_path / "alive"
    os.mkfifo(pipe)
    bots = Bots(
        1, opponents=ServerOpponents({"slow": Own(f"cmd:sh -c 'exec 3>{pipe}; echo begun >&3; sleep 1000'", BOTH)})
    )
    record = Match.new(get_game("amytis"), ["a", "b"]).record.dumps().encode()
    thinking = asyncio.create_task(bots.ask("slow", record))
    with await asyncio.to_thread(pipe.open) as alive:
        assert await asyncio.to_thread(alive.readline) == "begun\n"
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await bots.close()
        assert await asyncio.to_thread(alive.read) == ""  # the pipe ends when no process has its write end
