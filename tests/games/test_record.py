from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.games import GAMES, get_game
from semiramis.games.game import Game, IllegalAction, NotAnAction, NotYourTurn, UnknownGame
from semiramis.games.record import BadRecord, Match, Record, UnusableFile
from semiramis.games.rng import SEEDS, Rng

BOXES = {name: get_game(name) for name in GAMES}
NAMES = st.text(st.characters(exclude_categories=("Cc", "Cs")))


def play(match: Match, seed: int, actions: int) -> Match:
    rng = Rng(seed)
    while not match.state.over and match.state.ply < actions:
        match.play(match.state.random_action(rng))
    return match


@st.composite
def tables(draw: st.DrawFn) -> tuple[Game, list[str], dict[str, Any], int]:
    """A game, the names of its players, some of its options, and a seed."""
    game = BOXES[draw(st.sampled_from(sorted(BOXES)))]
    players = draw(st.sampled_from(game.players))
    options = {option.name: st.sampled_from(option.values) for option in game.options}
    return (
        game,
        draw(st.lists(NAMES, min_size=players, max_size=players)),
        draw(st.fixed_dictionaries({}, optional=options)),
        draw(st.integers(0, SEEDS - 1)),
    )


@settings(deadline=None)  # the interpreted rules take their time
@given(tables(), st.integers(0, 60))
def test_a_record_round_trips_and_replays(table: tuple[Game, list[str], dict[str, Any], int], actions: int) -> None:
    game, names, options, seed = table
    match = play(Match.new(game, names, options, seed), seed, actions)
    read = Record.loads(match.record.dumps())
    assert read == match.record
    again = Match.of(read)
    assert again.record == read
    assert again.state.view(None) == match.state.view(None)


def test_a_saved_record_has_its_set_up_and_all_its_options_but_no_seed() -> None:
    text = json.dumps(
        {
            "format": "semiramis-record/1",
            "game": "amytis",
            "players": ["Ana", "bot:hard"],
            "options": {"sides": {"wall": "B"}},
            "seed": 42,
            "actions": [],
        }
    )
    saved = json.loads(Record.loads(text).dumps())
    assert list(saved) == ["format", "game", "players", "options", "setup", "actions"]
    assert saved["setup"] == BOXES["amytis"].setup(BOXES["amytis"].new(seed=42))
    assert saved["options"] == BOXES["amytis"].check_options({"sides": {"wall": "B"}})


def test_a_match_is_made_of_a_game_or_its_name() -> None:
    game = get_game("amytis")
    assert Match.new("amytis", ["A", "B"], seed=5).record == Match.new(game, ["A", "B"], seed=5).record
    with pytest.raises(UnknownGame, match="chess"):
        Match.new("chess", ["A", "B"])


def test_options_must_be_an_object_or_missing() -> None:
    content = json.loads(Match.new(BOXES["babylon"], ["Ana", "Ben"]).record.dumps())
    with pytest.raises(BadRecord, match="options are a table of names and values, not None"):
        Record.loads(json.dumps(content | {"options": None}))


def test_missing_options_take_their_defaults() -> None:
    record = Match.new(BOXES["babylon"], ["", ""]).record
    content = json.loads(record.dumps())
    del content["options"]
    assert Record.loads(json.dumps(content)) == record


def test_an_action_given_by_its_number_is_recorded_in_notation() -> None:
    match = Match.new(BOXES["amytis"], ["Ana", "Ben"], seed=1)
    action = match.state.legal_actions()[0]
    notation = match.state.format_action(action)
    assert match.play(action) == action
    assert match.record.actions == [notation]


@pytest.mark.parametrize("action", [-1, 10**9, "", "a1 a1 "])
def test_an_invalid_action_is_not_recorded(action: str | int) -> None:
    match = Match.new(BOXES["amytis"], ["Ana", "Ben"], seed=1)
    with pytest.raises(NotAnAction, match="ply 0: "):
        match.play(action)
    assert (match.record.actions, match.state.ply) == ([], 0)


def test_an_illegal_action_or_one_out_of_turn_is_not_recorded() -> None:
    match = Match.new(BOXES["amytis"], ["Ana", "Ben"], seed=1)
    with pytest.raises(IllegalAction, match="ply 0: 'score' is not legal"):
        match.play("score")
    with pytest.raises(NotYourTurn):
        match.play("a1 a1", 1 - match.state.player)
    assert (match.record.actions, match.state.ply) == ([], 0)
    match.play("a1 a1", match.state.player)
    assert match.record.actions == ["a1 a1"]


def test_every_position_can_be_visited() -> None:
    match = play(Match.new(BOXES["amytis"], ["Ana", "Ben"], seed=5), 5, 20)
    states = list(match)
    assert [state.ply for state in states] == list(range(21))
    assert [match.at(ply).view(None) for ply in range(21)] == [state.view(None) for state in states]
    assert states[-1].view(None) == match.state.view(None)


@pytest.mark.parametrize("ply", [-1, 1])
def test_a_position_after_the_end_of_a_record_cannot_be_visited(ply: int) -> None:
    with pytest.raises(BadRecord, match=f"plies 0 to 0, not {ply}"):
        Match.new(BOXES["amytis"], ["Ana", "Ben"]).at(ply)


def test_playing_on_changes_neither_the_record_it_began_with_nor_earlier_positions() -> None:
    record = Match.new(BOXES["amytis"], ["Ana", "Ben"], seed=1).record
    match = Match.of(record)
    first = match.at(0)
    play(match, 1, 5)
    assert record.actions == []
    assert match.at(0).view(None) == first.view(None)
    assert first.ply == 0


def test_a_record_file_is_replaced_atomically(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = Match.new(BOXES["amytis"], ["Zoë", "李"], seed=1).record
    record.write(path)
    record.actions.append("\ud800")  # cannot be written as UTF-8: fails half-way
    with pytest.raises(UnusableFile, match=r"cannot write .*game\.json"):
        record.write(path)
    assert Record.read(path) == replace(record, actions=[])
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="there only an administrator may make links")
def test_a_file_is_written_where_a_link_points(tmp_path: Path) -> None:
    record = Match.new(BOXES["amytis"], ["Ana", "Ben"], seed=1).record
    (tmp_path / "link.json").symlink_to(tmp_path / "game.json")
    record.write(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert Record.read(tmp_path / "game.json") == record


def test_a_device_is_written_to_and_not_replaced() -> None:
    Match.new(BOXES["amytis"], ["Ana", "Ben"], seed=1).record.write(Path(os.devnull))
    assert not Path(os.devnull).is_file()


def test_a_record_is_played_with_the_components_it_is_given(tmp_path: Path) -> None:
    edition = Path(GAMES["amytis"].__module__.replace(".", "/"))
    source = Path(__file__).parents[2] / "src" / edition.parent / "components.toml"
    box = tmp_path / "box.toml"
    box.write_text(source.read_text().replace("points = 8", "points = 9"))
    record = Match.new(BOXES["amytis"], ["Ana", "Ben"], seed=1).record
    points = {card["points"] for card in Match.of(record, box).game.components["project"]}
    assert points == {9, 10, 12}
    assert Record.loads(record.dumps(), box) == record
