"""Annotations of a position agree with the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from semiramis.games import get_game
from semiramis.games.babylon.constants import BUILD, SCORE_LINES, SINGLE_PILLAR, SITE_CELL
from semiramis.games.babylon.events import SIDE_NAMES
from semiramis.games.babylon.state import BabylonState
from semiramis.games.fields import write_fields
from semiramis.games.game import nest
from semiramis.games.rng import Rng
from semiramis.testing.random_games import choose_randomly

BABYLON = get_game("babylon")


@st.composite
def positions(draw: st.DrawFn) -> BabylonState:
    """A position of a random game with random players and options, often in the middle of a turn."""
    options = nest({option.name: draw(st.sampled_from(option.values)) for option in BABYLON.options})
    state = BABYLON.new(draw(st.sampled_from([2, 3, 4])), options, draw(st.integers(0, 2**32)))
    assert isinstance(state, BabylonState)
    rng = Rng(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 160))):
        if not state.over:
            state.apply(choose_randomly(state, rng))
    return state


def placements(choices: dict[str, Any]) -> list[tuple[str, int]]:
    """The placements that the sites and tiles stand for, each with its site."""
    sites = choices["sites"]
    return [
        (
            f"place {tile['source']} {sites['cell'][n]} r{rotation} L{sites['level'][n]}"
            + (f" open {sites['open'][n]}" if sites["open"][n] else ""),
            n,
        )
        for n in range(len(sites["cell"]))
        for tile in choices["tiles"]
        for rotation in tile["rotations"]
    ]


@given(positions())
def test_every_legal_action_is_listed_once(state: BabylonState) -> None:
    choices = state.annotations(0 if state.over else state.player)["choices"]
    if state.over:
        assert choices is None
        return
    verb = "remove" if state.view(None)["phase"] == "remove" else "dig"
    assert choices["stacks"] == {stack: f"{verb} {stack}" for stack in choices["stacks"]}
    assert choices["finishes"] == {keep: f"finish {keep}" for keep in choices["finishes"]}
    texts = [*choices["stacks"].values(), *choices["finishes"].values()]
    texts += [decoration["action"] for decoration in choices["decorations"]]
    texts += [text for text, _ in placements(choices)]
    assert sorted(texts) == state.legal_notations()
    assert len({len(column) for column in choices["sites"].values()}) == 1


@given(positions())
def test_only_the_current_player_gets_choices(state: BabylonState) -> None:
    for seat in (None, *range(state.players)):
        acts = seat == state.player and not state.over
        assert (state.annotations(seat)["choices"] is not None) == acts


@given(positions(), st.randoms(use_true_random=False))
def test_supports_and_cost_are_what_a_placement_uses(state: BabylonState, random: Any) -> None:
    if state.over:
        return
    choices, seat = state.annotations(state.player)["choices"], state.player
    sites, tiles = choices["sites"], {tile["source"]: tile["tile"] for tile in choices["tiles"]}
    all_placements = placements(choices)
    for text, n in random.sample(all_placements, min(40, len(all_placements))):
        after = state.clone()
        after.play(text)
        placed = after.view(None)["seats"][seat]["tiles"][-1]
        assert placed["tile"] == tiles[text.split()[1]]
        for column in ("cell", "level", "open", "supports"):
            assert placed[column] == sites[column][n], column
        assert state.singles[seat] - after.singles[seat] == sites["singles"][n]
        assert state.doubles[seat] - after.doubles[seat] == sites["doubles"][n]
        statues = sum(event["event"] == "statue_became_pillar" for event in state.events(state.parse_action(text)))
        assert placed["supports"].count("statue") == statues


def diggers(state: BabylonState) -> BabylonState:
    """The position before the next dig, or the last one."""
    while not state.over and state.view(None)["phase"] != "dig":
        state.apply(state.legal_actions()[0])
    return state


@given(positions(), st.sampled_from([None, 0, 2]))
def test_the_number_of_each_stack_and_its_explanation_are_the_pillars_that_a_dig_brings(
    state: BabylonState, left: int | None
) -> None:
    if diggers(state).over:
        assert state.annotations(None)["pillars"] is None
        return
    if left is not None:
        supply = list(state.supply)
        supply[SINGLE_PILLAR] = left
        write_fields(state, supply=supply)
    seat, view = state.player, state.view(None)
    for stack, sources in state.annotations(None)["pillars"].items():
        if sources is None:
            assert view["quarry"][stack]["height"] == 0
            continue
        after = state.clone()
        after.play(f"dig {stack}")
        given = sum(reason is not None for reason in sources["edges"])
        others = sum(other["count"] for other in sources["others"])
        assert given + others == after.singles[seat] - state.singles[seat] == view["quarry"][stack]["pillars"]
        events = [event for event in state.events(state.parse_action(f"dig {stack}")) if event["event"] == "pillars"]
        assert {event["side"]: event["reason"] for event in events if "side" in event} == {
            side: reason for side, reason in zip(SIDE_NAMES, sources["edges"], strict=True) if reason
        }


def test_other_phases_have_no_pillars_to_explain() -> None:
    state = BABYLON.new(2, {}, 1)
    assert state.view(None)["phase"] == "remove"
    assert state.annotations(None)["pillars"] is None


@given(positions())
def test_explained_parts_of_each_score_line_add_up_to_its_points(state: BabylonState) -> None:
    scores, seats = state.annotations(None)["scores"], state.view(None)["seats"]
    assert len(scores) == len(seats)
    for score, seat in zip(scores, seats, strict=True):
        for line in SCORE_LINES:
            parts = [part for part in score["parts"] if part["line"] == line]
            assert sum(part["count"] * part["each"] for part in parts) == seat["breakdown"][line], line
            assert all(part["count"] for part in parts)
        visible = Counter(one["kind"] for one in seat["decorations"] if one["visible"])
        explained: Counter[str] = Counter()
        for part in score["parts"]:
            if part["levels"]:
                explained[part["line"].removesuffix("s") if part["line"] != "stairs" else "stairs"] += part["count"]
        assert explained == visible
        assert 4 * min(score["flowers"].values()) == seat["breakdown"]["flower_sets"]


@given(positions())
def test_levels_are_those_of_all_possible_placements(state: BabylonState) -> None:
    if state.over:
        return
    choices = state.annotations(state.player)["choices"]
    view = state.view(None)
    at_hand = view["turn"]["dug"] or view["seats"][state.player]["stored"]
    if view["phase"] != "build" or not at_hand:
        assert not choices["levels"]
        return
    assert len(choices["levels"]) == len(SITE_CELL)
    for cell, level in zip(choices["sites"]["cell"], choices["sites"]["level"], strict=True):
        assert level in choices["levels"][cell]
    tops = view["seats"][state.player]["cells"]
    for cell, levels in choices["levels"].items():
        column, row = cell
        four = [f"{chr(ord(column) + east)}{int(row) + south}" for east in (0, 1) for south in (0, 1)]
        highest = max(tops[one]["level"] if one in tops else 0 for one in four)
        assert levels == [highest + 1, highest + 2]


@given(positions())
def test_decorations_are_listed_with_the_cells_that_they_occupy(state: BabylonState) -> None:
    if state.over:
        return
    for decoration in state.annotations(state.player)["choices"]["decorations"]:
        (placed, *_) = state.events(state.parse_action(decoration["action"]))
        assert placed["event"] == "decoration_placed"
        for fact in ("kind", "cells", "levels", "wild"):
            assert placed[fact] == decoration[fact]


@given(positions())
def test_an_icon_without_a_decoration_has_its_reasons(state: BabylonState) -> None:
    if state.over:
        return
    choices = state.annotations(state.player)["choices"]
    refused = choices["impossible_decorations"]
    for decoration in refused:
        reason = state.explain_illegal(state.parse_action(decoration["action"]))
        assert reason is not None
        assert decoration["refusal"] == {"reason": reason.code, **reason.facts}
        assert decoration["action"] == f"{decoration['kind']} {'-'.join(decoration['cells'])}"
    if state.phase != BUILD:
        assert not refused
        return
    seat = state.view(None)["seats"][state.player]
    new = {n for n, tile in enumerate(seat["tiles"]) if tile["new"]}
    for name, cell in seat["cells"].items():
        if cell["tile"] in new and cell["icon"] and not cell["piece"]:
            answers = [*choices["decorations"], *refused]
            assert any(name in one["cells"] and one["kind"] == cell["icon"] for one in answers)


@given(st.integers(2, 4), st.sampled_from(["nothing", "score"]), st.integers(0, 2**32))
def test_annotations_of_a_finished_game_list_the_sources_of_its_points(players: int, covered: str, seed: int) -> None:
    state = BABYLON.new(players, {"covered_belvederes": covered}, seed)
    assert isinstance(state, BabylonState)
    assert state.annotations(None)["score_sources"] is None
    rng = Rng(seed)
    while not state.over:
        state.apply(choose_randomly(state, rng))
    for lines, seat in zip(state.annotations(None)["score_sources"], state.view(None)["seats"], strict=True):
        points = seat["breakdown"]
        level = {name: cell["level"] for name, cell in seat["cells"].items()}
        assert {line for line in lines if lines[line]} == {line for line in lines if points[line]}
        assert points["statues"] == sum(level[cell] for cell in lines["statues"])
        # Of two belvederes above each other both score, but a cell is named once.
        assert points["belvederes"] >= len(lines["belvederes"])
        assert covered == "score" or points["belvederes"] == len(lines["belvederes"])
        assert all(len(cells) == len({*cells}) for cells in lines.values())
        assert {2 * level[cell] for cell in lines["highest_level"]} <= {points["highest_level"]}
        tiles = {seat["cells"][cell]["tile"] for cell in lines["flower_sets"]}
        assert points["flower_sets"] == len(tiles)
        kinds = [
            one for one in seat["decorations"] if {*one["cells"]} <= {*lines["decoration_sets"]} and one["visible"]
        ]
        assert points["decoration_sets"] <= len(kinds)


@given(positions())
def test_an_action_is_described_as_what_happens(state: BabylonState) -> None:
    events = {"remove": "tile_removed", "dig": "tile_dug", "place": "tile_placed", "decorate": "decoration_placed"}
    for action in state.legal_actions()[::7]:
        described = state.describe_action(action)
        assert described is not None
        verb = described.pop("verb")
        if verb == "finish":
            assert state.format_action(action) == f"finish {described['keep']}"
            continue
        if verb == "place":
            described["from"] = described.pop("source")
        (event,) = (event for event in state.events(action) if event["event"] == events[verb])
        assert described == {name: event[name] for name in described}
        assert verb in state.format_action(action) or described["kind"] in state.format_action(action)
