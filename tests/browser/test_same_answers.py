"""The API in the browser gives the same answers and events as the server."""

from __future__ import annotations

import json
from typing import Any

import pytest

from semiramis.games import GAMES
from tests.browser.script import SCRIPTS, differences, run_in_browser
from tests.server.conftest import fixed_seed, server
from tests.server.running_server import RunningServer

__all__ = ["fixed_seed", "server"]

each_script = pytest.mark.parametrize("script", SCRIPTS)
each_game = pytest.mark.parametrize("game", GAMES)


class ServerEvents:
    def __init__(self, reader: Any) -> None:
        self._reader = reader

    def next(self) -> tuple[str, int | None, Any]:
        event = self._reader.next()
        return event.name, event.id, json.loads(event.data)


class ServerClient:
    def __init__(self, server: RunningServer) -> None:
        self._time = server.time
        self._visitor = server.visitor()

    def send(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        self._time.forward(1)  # so that the order of tables is known
        answer = self._visitor.send(method, path, body)
        content = answer.json()
        if path == "/people":
            self._visitor.http.headers["authorization"] = f"Bearer {content['token']}"
        return answer.status_code, content

    def follow(self, path: str) -> ServerEvents:
        from tests.server.running_server import Reader

        reader = Reader(self._visitor, path)
        self._visitor.readers.append(reader)
        return ServerEvents(reader)


@each_game
@each_script
@pytest.mark.usefixtures("fixed_seed")
def test_the_server_answers_in_the_same_way(server: RunningServer, script: str, game: str) -> None:
    there = SCRIPTS[script](ServerClient(server), game)
    here = run_in_browser(script, game)
    assert [line[:3] for line in here] == [line[:3] for line in there]
    assert list(differences(here, there)) == []
