"""Plays the third game with every part of the project: ai, pictures, commands, environments, server and browser.

These tests need the package `lucky_dip` to be installed: `test_third_game.py` installs it and runs them in another
process.
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import httpx
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from playwright.sync_api import expect
from rich.console import Console

import semiramis
from semiramis.ai import hint
from semiramis.ai.levels import LADDER, LEVELS
from semiramis.ai.player import take_turn
from semiramis.cli import main
from semiramis.cli.speed import TABLES
from semiramis.envs import Batch, learner, make, make_parallel, openspiel
from semiramis.envs.episode import Episode
from semiramis.envs.numbers import action_mask, observe
from semiramis.games import GAMES, get_game
from semiramis.games.game import State
from semiramis.games.record import Match, Record
from semiramis.games.rng import Rng
from semiramis.pictures import image, text
from semiramis.tables.opponents import LEVELS_ALONE
from semiramis.testing import check_game
from tests.server.server_process import start_server
from tests.web.conftest import Visit, browser_type_launch_args, visit  # noqa: F401
from tests.web.players import Player
from tests.web.test_learn import Pupil
from tests.web.test_whole_games import check_result, play_at_once

NAMES = ["Ana", "Ben"]
DIP = get_game("dip")


def last_positions() -> list[State]:
    """The positions of a random game."""
    match, rng = Match.new(DIP, NAMES, {"rules": {"passing": True}}, 4), Rng(4)
    while not match.state.over:
        match.play(match.state.random_action(rng))
    return list(match)


def test_it_is_found_by_its_entry_point() -> None:
    assert list(GAMES) == ["babylon", "amytis", "dip"]
    assert GAMES["dip"].__module__ == "lucky_dip"


def test_it_keeps_the_contract() -> None:
    check_game(get_game("dip"))


def test_hints_have_reasons() -> None:
    reasons = set()
    for state in last_positions()[:-1]:
        hints = hint(state, simulations=200)
        assert 1 <= len(hints) <= 3
        reasons |= {reason.code for found in hints for reason in found.reasons}
    assert reasons == {"points", "reveals"}


def test_the_ladder_is_offered_and_the_baselines_play_where_they_are_named() -> None:
    assert LEVELS_ALONE.of("dip") == LADDER
    assert LEVELS_ALONE.ratings("dip") == {}  # nobody measured it
    LEVELS_ALONE.check("dip", "greedy")  # a rematch of a table from before was refused


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it(level: str) -> None:
    match = Match.new(DIP, NAMES, seed=5)
    with LEVELS[level].seat(DIP, 5) as player:
        while not match.state.over:
            take_turn(match, player, 60)


def test_positions_are_written_as_one_line() -> None:
    for state in last_positions():
        line = semiramis.format_position(state)
        assert line.startswith('dip {"game":"dip",')
        assert line.isprintable()
        assert semiramis.parse_position(line, seed=1).view(None) == state.view(None)


def test_positions_are_drawn_as_text() -> None:
    for state in last_positions():
        output = Console(file=io.StringIO(), width=100)
        output.print(text.picture(DIP, state, NAMES))
        output.print(text.seat_picture(DIP, state, 1, NAMES))
        assert isinstance(output.file, io.StringIO)
        drawn = output.file.getvalue()
        assert f"left: {state.view(None)['left']}" in drawn
        assert "seat 1: Ben" in drawn


def test_positions_are_drawn_as_images() -> None:
    first, *_, last = [image.picture(DIP, state, NAMES) for state in last_positions()]
    assert first.size == last.size
    assert first.tobytes() != last.tobytes()


def run(*arguments: object) -> None:
    """Run a command that must succeed."""
    assert main([*map(str, arguments)]) == 0


def test_it_is_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers = ["help", "rules", "?", "take 1", "score", "board", "nonsense", "throw 9", *["draw"] * 7]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(answers)))
    run("play", "dip", "--seed", 3, "--level", "novice")
    printed = capsys.readouterr().out
    assert "to win" in printed
    assert "draw turns something up" in printed
    assert "'nonsense' is no answer here." in printed
    assert "'throw 9' is not legal: not your card (card 9)." in printed
    assert "dip, over after" in printed


def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "new.json"
    run("new", "dip", "--players", 3, "--seed", 1, "--output", record)
    assert Record.read(record).game == "dip"
    run("simulate", "dip", "--games", 3, "--seed", 1, "--record", tmp_path / "games")
    played = sorted((tmp_path / "games").iterdir())
    run("replay", played[0])
    run("show", played[0], "--ply", 2)
    run("show", semiramis.format_position(last_positions()[2]))
    run("watch", "dip", "--seed", 1)
    run("perft", "dip", "--depth", 2)
    run(
        "arena", "dip", "--bot", "apprentice", "--bot", "random", "--games", 4, "--jobs", 1, "--out", tmp_path / "arena"
    )
    # The other games are measured in tests/cli.
    tables = {name: table for name, table in TABLES.items() if "dip" in name}
    monkeypatch.setattr("semiramis.cli.bench.TABLES", tables)
    run("bench", "--seconds", 0.01)
    printed = capsys.readouterr().out
    assert "mean runs" in printed
    assert "seats:" in printed
    assert "dip-3" in printed


def test_pettingzoo() -> None:
    env = make("dip", players=3, render_mode="rgb_array")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        assert observation is not None
        seen = env.unwrapped
        assert isinstance(seen, Episode)
        assert np.array_equal(observation["observation"], observe(DIP, seen.position, seen.names.index(agent)))
        assert observation["observation"].any()
        env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))
        assert env.render() is not None
        if not env.agents:
            break
    assert make_parallel("dip").possible_agents == ["player_0", "player_1"]
    assert str(pettingzoo.make("aec", "semiramis/dip_v1").unwrapped) == "dip_v1"


def test_gymnasium() -> None:
    assert learner.ENVIRONMENTS["semiramis/Dip-v1"] == "dip"
    env = gymnasium.make("semiramis/Dip-v1", render_mode="ansi")
    observation, _ = env.reset(seed=1)
    over = False
    while not over:
        observation, _, over, _, _ = env.step(env.action_space.sample(observation["action_mask"]))
    assert "left: 0" in str(env.render())
    check_env(env.unwrapped, skip_render_check=True)


def test_a_batch_plays_the_same_as_single_games() -> None:
    batch = Batch("dip", 5, players=3, seed=2)
    for _ in range(40):
        for row in range(5):
            state = batch.state(row)
            assert batch.players[row] == state.player
            assert np.array_equal(batch.observations[row], observe(DIP, state, state.player))
            assert np.array_equal(batch.masks[row], action_mask(DIP, state))
        states = [batch.state(row) for row in range(5)]
        actions = batch.sample()
        batch.step(actions)
        for row, state in enumerate(states):
            state.apply(int(actions[row]))
            assert batch.finished[row] == state.over
            if state.over:
                assert list(batch.scores[row]) == state.scores()
            else:
                assert batch.state(row).view(None) == state.view(None)


def test_openspiel() -> None:
    game = pyspiel.load_game("python_dip(players=3)")
    assert isinstance(game, openspiel.OpenSpielGame)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with start_server("--database", str(tmp_path_factory.mktemp("third_game") / "tables.db"), "--no-limits") as address:
        yield address


def test_a_whole_game_against_a_bot_over_http(server: str) -> None:
    with httpx.Client(base_url=f"{server.rstrip('/')}/api/v1", timeout=60, trust_env=False) as client:
        assert "dip" in [game["name"] for game in answer(client.get("/games"))]
        play_a_game(client)


def test_its_lessons_over_http(server: str) -> None:
    with httpx.Client(base_url=f"{server.rstrip('/')}/api/v1", timeout=60, trust_env=False) as client:
        (chapter,) = answer(client.get("/games/dip/lessons"))
        answers: list[list[str]] = []
        for _ in chapter["steps"]:
            told = answer(client.post("/games/dip/lessons/cards", json={"answers": answers}))
            answers.append([shown["action"] for shown in told["shown"]])
        assert [len(actions) for actions in answers] == [1, 1, 0]
        for language, title in {"en": "Cards", "fr": "Les cartes", "ru": "Cards"}.items():
            texts = answer(client.get("/games/dip/lessons/texts", params={"language": language}))
            assert texts["lesson-dip-cards"] == title
            assert len(texts) == 1 + len(chapter["steps"])


def test_its_lessons_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    main(["learn", "dip", "--list"])
    assert "Cards" in capsys.readouterr().out


def test_its_lessons_in_the_browser(visit: Visit) -> None:  # noqa: F811
    page = visit("#/learn/dip", locale="fr")
    expect(page.get_by_role("heading", name="Les cartes")).to_be_visible()
    page.goto("/#/learn/dip/cards")
    expect(page.locator(".coach .text")).to_have_text("Piochez la première carte et gardez-la.")
    Pupil(page, "dip").learn("cards")
    # The language can be changed; one that the lessons are not in is English.
    for language, title in {"en": "Cards", "fr": "Les cartes", "ru": "Cards"}.items():
        page.evaluate(CHOOSE_LANGUAGE, language)
        page.goto("/#/learn/dip")
        page.reload()
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()


CHOOSE_LANGUAGE = """language => {
  const settings = JSON.parse(localStorage.getItem('semiramis.settings'));
  localStorage.setItem('semiramis.settings', JSON.stringify({ ...settings, language }));
}"""


class PlainBoardByMouse(Player):
    """Plays by choosing from the list of actions. The first click shows the outcome of the action."""

    todo: ClassVar[dict[str, str]] = {"choose": ".plain li button[aria-pressed]"}

    def choose(self) -> None:
        self.one_of(self.todo["choose"]).click()
        self.act(self.page.get_by_role("button", name="Do it").click)


class BoardOfThePackage(Player):
    """Plays with the board of the package: a button for each action, which shows what is certain of it."""

    todo: ClassVar[dict[str, str]] = {"choose": ".dip button"}

    def choose(self) -> None:
        button = self.one_of(self.todo["choose"])
        button.hover()
        expect(self.page.locator(".dip [role=status]")).to_have_text(re.compile("changes by -[0-9]+|Nobody"))
        self.act(button.click)


def test_a_whole_game_on_the_board_of_the_package(visit: Visit, server: str) -> None:  # noqa: F811
    page = visit()
    play_at_once(page, "Lucky dip")
    BoardOfThePackage(page).play()
    check_result(page, server)
    drawn = page.locator(".dip li")
    expect(drawn.first).to_have_css("border-radius", re.compile("[1-9]"))  # the style sheet of the board is in force
    page.get_by_role("button", name="Close").first.click()
    expect(page.get_by_text(re.compile(r"draws the [1-7]\.")).first).to_be_visible()


def test_the_board_has_a_language_of_its_own_or_english(visit: Visit) -> None:  # noqa: F811
    page = visit(locale="fr")
    page.get_by_role("button", name="Jouer La pioche").click()
    expect(page.locator(".dip")).to_contain_text("Il reste 7 cartes.")
    page.evaluate(CHOOSE_LANGUAGE, "ja")
    page.reload()
    expect(page.locator(".dip")).to_contain_text("7 cards are left.")


@pytest.mark.parametrize(
    "body", [None, "export const mount = () => { throw new Error('a broken board'); };", "export {}"]
)
def test_a_board_that_fails_is_replaced_by_the_plain_one(visit: Visit, server: str, body: str | None) -> None:  # noqa: F811
    page = visit("#/learn", allowed=("ERR_FAILED", "Failed to fetch", "a broken board", "exports no function mount"))
    page.route(
        "**/boards/*",
        lambda route: route.abort() if body is None else route.fulfill(body=body, content_type="text/javascript"),
    )
    page.goto("/#/")
    play_at_once(page, "Dip")
    expect(page.get_by_text("The board of this game does not work in this browser.")).to_be_visible()
    PlainBoardByMouse(page).play()
    check_result(page, server)


def test_the_board_is_served_for_ever_and_nothing_else_of_the_package(server: str) -> None:
    with httpx.Client(base_url=server, trust_env=False) as client:
        (address,) = [game["board"] for game in answer(client.get("/api/v1/games")) if game["board"]]
        board = client.get(address)
        assert board.content == resources.files("lucky_dip").joinpath("board.js").read_bytes()
        assert board.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in board.headers["cache-control"]
        assert client.get(address, headers={"if-none-match": board.headers["etag"]}).status_code == 304
        for path in ("boards/board.js", "boards/__init__.py", "boards/..%2f__init__.py", "boards/dip-0.js", "boards/"):
            assert client.get(path).status_code == 404, path


def play_a_game(client: httpx.Client) -> None:
    token = answer(client.post("/people", json={"name": "Ana"}))["token"]
    client.headers["authorization"] = f"Bearer {token}"
    client.cookies.clear()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = answer(client.post("/tables", json={"game": "dip", "seats": seats, "autostart": True}))
    place = f"/tables/{table['id']}"
    hints = False
    with client.stream("GET", f"{place}/events") as stream:
        for line in stream.iter_lines():
            if not line.startswith("data"):
                continue
            position = answer(client.get(f"{place}/position"))
            if position["player"] is None:
                break
            if position.get("legal"):
                ply = {"ply": position["ply"]}
                if not hints:
                    foreseen = answer(client.post(f"{place}/outcomes", json={**ply, "actions": position["legal"]}))
                    assert len(foreseen["outcomes"]) == len(position["legal"])
                    hints = bool(answer(client.post(f"{place}/hints", json=ply))["hints"])
                answer(client.post(f"{place}/actions", json={**ply, "action": position["legal"][0]}))
    assert hints
    record = Record.loads(client.get(f"{place}/record").raise_for_status().content)
    assert Match.of(record).state.over


def answer(response: httpx.Response) -> Any:
    assert response.status_code < 400, response.text
    return json.loads(response.content)
