"""Annotations are sent only to clients that request them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from semiramis.games import GAMES
from semiramis.tables import presenter
from tests.server.game_play import Party
from tests.server.running_server import API, Reader, RunningServer, Visitor

ASKED = "?annotations=true"


def answer(visitor: Visitor, path: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.http.get(API + path).json()
    return found


def act(visitor: Visitor, id: str, position: dict[str, Any], query: str = ASKED) -> dict[str, Any]:
    """The answer to the first legal action."""
    body = {"ply": position["ply"], "action": position["legal"][0]}
    found: dict[str, Any] = visitor.http.post(f"{API}/tables/{id}/actions{query}", json=body).json()
    return found


@pytest.mark.parametrize("name", GAMES)
def test_positions_have_annotations_on_request(lasting: RunningServer, name: str) -> None:
    party = Party(lasting, name, 2)
    player = party.position().player
    assert player is not None
    path = f"/tables/{party.id}/position"
    for seat in range(2):
        assert answer(party[seat], path)["annotations"] is None
    current, other = party[player], party[1 - player]
    assert answer(current, path + ASKED)["annotations"]["choices"] is not None
    assert answer(current, path + ASKED)["legal"]
    assert answer(other, path + ASKED)["annotations"]["choices"] is None
    assert answer(other, path + ASKED)["legal"] is None
    assert answer(lasting.visitor(), path + ASKED)["annotations"]["choices"] is None
    assert answer(other, f"/tables/{party.id}/positions/0{ASKED}")["annotations"]["choices"] is None
    assert answer(other, f"/tables/{party.id}/positions/0")["annotations"] is None


@pytest.mark.parametrize("query", [ASKED, "?annotations=1", "?annotations=true&more=1"])
def test_the_answer_to_an_action_has_annotations_on_request(lasting: RunningServer, query: str) -> None:
    party = Party(lasting, "babylon", 2)
    player = party.position().player
    assert player is not None
    position = answer(party[player], f"/tables/{party.id}/position")
    after = act(party[player], party.id, position, query)
    assert after["annotations"]["choices"] is None  # it is the other player's turn to remove a tile
    after = act(party[1 - player], party.id, answer(party[1 - player], f"/tables/{party.id}/position"), "")
    assert after["annotations"] is None


@pytest.mark.parametrize("name", GAMES)
def test_streams_have_annotations_on_request(lasting: RunningServer, name: str) -> None:
    party = Party(lasting, name, 2)
    player = party.position().player
    assert player is not None
    current = party[player]
    asking, silent, watching = [
        Reader(visitor, f"/tables/{party.id}/events{query}")
        for visitor, query in ((current, ASKED), (current, ""), (lasting.visitor(), ASKED))
    ]
    turns: dict[str, dict[str, Any]] = {}
    for who, reader in (("asking", asking), ("silent", silent)):
        for event in reader.until(lambda event: event.name == "turn"):
            data = json.loads(event.data)
            if event.name == "position":
                assert (data["annotations"] is not None) == (who == "asking")
            if event.name == "turn":
                turns[who] = data
    assert turns["asking"]["annotations"]["choices"] is not None
    assert {*turns["silent"]} == {"ply", "legal"}
    act(current, party.id, answer(current, f"/tables/{party.id}/position"))
    for reader, annotated in ((asking, True), (silent, False), (watching, True)):
        (*_, move) = reader.until(lambda event: event.name == "move")
        assert (json.loads(move.data)["annotations"] is not None) == annotated
        reader.cut()


def test_missed_moves_have_the_annotations_of_their_positions(lasting: RunningServer) -> None:
    party = Party(lasting, "amytis", 2)
    for _ in range(4):
        player = party.position().player
        assert player is not None
        position = answer(party[player], f"/tables/{party.id}/position")
        act(party[player], party.id, position)
    for query, annotated in ((ASKED, True), ("", False), (ASKED, True)):
        reader = Reader(lasting.visitor(), f"/tables/{party.id}/events{query}", after=1)
        moves = [json.loads(event.data) for event in reader.until(lambda event: event.id == 4) if event.name == "move"]
        reader.cut()
        assert [move["ply"] for move in moves] == [2, 3, 4]
        for move in moves:
            assert (move["annotations"] is not None) == annotated
            if annotated:
                earlier = answer(party[0], f"/tables/{party.id}/positions/{move['ply']}{ASKED}")
                assert move["annotations"] == earlier["annotations"]


def test_annotations_are_computed_once_per_position_and_only_on_request(
    lasting: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(lasting, "amytis", 2)
    player = party.position().player
    assert player is not None
    calls: list[int | None] = []
    encode = presenter.annotations_json

    def counted(table: Any, acts: bool) -> bytes:
        if ("own annotations" if acts else "annotations") not in table.answers:
            calls.append(table.ply)
        return encode(table, acts)

    monkeypatch.setattr(presenter, "annotations_json", counted)
    for _ in range(3):
        answer(party[player], f"/tables/{party.id}/position")
    assert not calls
    for _ in range(3):
        answer(party[player], f"/tables/{party.id}/position{ASKED}")
        answer(party[1 - player], f"/tables/{party.id}/position{ASKED}")
    assert len(calls) == 2
