"""Annotations of a position agree with the rules."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from semiramis.games import get_game
from semiramis.games.amytis import apply
from semiramis.games.amytis.components import variants
from semiramis.games.amytis.constants import BIT, BUILD, CELL_NAMES, CHOOSE, COLORS, FAVOR_NAMES, ROW
from semiramis.games.amytis.foresight import without_chance
from semiramis.games.amytis.state import AmytisState
from semiramis.games.fields import write_fields
from semiramis.games.game import nest
from semiramis.games.rng import Rng
from semiramis.testing.random_games import choose_randomly

AMYTIS = get_game("amytis")


@st.composite
def positions(draw: st.DrawFn) -> AmytisState:
    """A position of a random game with random options, often late in it."""
    options = nest({option.name: draw(st.sampled_from(option.values)) for option in AMYTIS.options})
    state = AMYTIS.new(2, options, draw(st.integers(0, 2**32)))
    assert isinstance(state, AmytisState)
    rng = Rng(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 45))):
        if not state.over:
            state.apply(choose_randomly(state, rng))
    return state


def own(state: AmytisState) -> dict[str, Any]:
    return state.annotations(None if state.over else state.player)


@given(positions())
def test_choices_are_the_legal_actions_each_once(state: AmytisState) -> None:
    choices = own(state)["choices"]
    if state.over:
        assert choices is None
        return
    rows = [*choices["builds"], *choices["projects"], *choices["favors"]]
    assert sorted(row["action"] for row in rows) == state.legal_notations()
    for build in choices["builds"]:
        assert build["action"] == f"{build['stack']} {build['cell']}"
        assert build["tile"] == state.view(None)["stacks"][build["stack"]]["top"]
    for favor in choices["favors"]:
        assert favor["action"] == f"favor {favor['favor']}"
    for choice in choices["projects"]:
        text = {"open": f"project {choice['project']}", "deck": "project deck", "score": "score"}[choice["takes"]]
        assert choice["action"] == text


@given(positions())
def test_only_the_current_player_gets_choices(state: AmytisState) -> None:
    for seat in (None, 0, 1):
        annotations = state.annotations(seat)
        acts = seat == state.player and not state.over
        assert (annotations["choices"] is not None) == acts
        after = [status["missing_after"] for seats in annotations["projects"] for status in seats]
        assert acts or after.count(None) == len(after)


@given(positions())
def test_favor_points_are_what_a_token_there_changes(state: AmytisState) -> None:
    points = own(state)["favor_points"]
    assert [*points] == [*FAVOR_NAMES]
    for seat in range(2):
        for place, favor in enumerate(FAVOR_NAMES):
            with_it, without = state.clone(), state.clone()
            if place == ROW:
                row = [0 if other == seat else tokens for other, tokens in enumerate(state.row)]
                write_fields(without, row=row)
            else:
                favors = list(state.favors)
                favors[seat] |= BIT[place]
                write_fields(with_it, favors=list(favors))
                favors[seat] &= ~BIT[place]
                write_fields(without, favors=favors)
            difference = with_it.breakdown()[seat]["favors"] - without.breakdown()[seat]["favors"]
            assert points[favor][seat] == difference


@given(positions())
def test_favor_points_are_explained_by_what_each_place_counts(state: AmytisState) -> None:
    annotations = own(state)
    points, counts, each = (annotations[name] for name in ("favor_points", "favor_counts", "favor_each"))
    for seat in range(2):
        for favor in FAVOR_NAMES:
            value = each[favor]
            if favor == "row":
                explained = annotations["row"]["points"][counts["row"][seat]]
            else:
                explained = counts[favor][seat] * value
            assert explained == points[favor][seat], favor
        placed = [place for place in range(ROW) if state.favors[seat] & BIT[place]]
        total = sum(points[FAVOR_NAMES[place]][seat] for place in [*placed, ROW])
        assert total == state.breakdown()[seat]["favors"]


@given(st.integers(0, 2**32))
def test_events_explain_the_points_of_buildings_and_projects(seed: int) -> None:
    state, rng = AMYTIS.new(2, {}, seed), Rng(seed)
    track, projects = [0, 0], [0, 0]
    while not state.over:
        action = choose_randomly(state, rng)
        for event in state.events(action):
            if event["event"] == "points":
                track[event["seat"]] += event["points"]
            elif event["event"] == "project_completed":
                projects[event["seat"]] += event["points"]
        state.apply(action)
        assert [lines["track"] for lines in state.breakdown()] == track
        assert [lines["projects"] for lines in state.breakdown()] == projects


def shows_after(state: AmytisState, seat: int, project: int, tiles: list[dict[str, str]]) -> bool:
    """Whether a project shows in a city once tiles of these colours are built on these cells."""
    colors = state.colors[seat]
    for tile in tiles:
        cell, layer = CELL_NAMES.index(tile["cell"]), COLORS.index(tile["color"])
        colors &= ~sum(1 << (other * 9 + cell) for other in range(len(COLORS)))
        colors |= 1 << (layer * 9 + cell)
    card = next(card for card in AMYTIS.components["project"] if card["id"] == project)
    return any(colors & way == way for way in variants(card["pattern"]))


@given(positions())
def test_missing_parts_of_a_project_complete_it(state: AmytisState) -> None:
    for seat, statuses in enumerate(own(state)["projects"]):
        view = state.view(None)
        cards = [*view["seats"][seat]["projects"], *(card for card in view["projects"]["open"] if card)]
        assert [status["project"] for status in statuses] == cards
        for status in statuses:
            assert status["ways"]
            for way in status["ways"]:
                assert len(way["missing"]) == status["missing"]
                assert all(spot in way["spots"] for spot in way["missing"])
                assert shows_after(state, seat, status["project"], way["missing"])
                for left_out in range(len(way["missing"])):
                    fewer = way["missing"][:left_out] + way["missing"][left_out + 1 :]
                    assert not shows_after(state, seat, status["project"], fewer)


@given(positions())
def test_missing_parts_listed_for_a_build_are_those_missing_after_it(state: AmytisState) -> None:
    if state.over or state.phase != BUILD:
        return
    annotations, seat = own(state), state.player
    known = without_chance(state)
    for build in annotations["choices"]["builds"]:
        after = known.clone()
        after.apply(after.parse_action(build["action"]))
        then = {status["project"]: status["missing"] for status in after.annotations()["projects"][seat]}
        color = build["tile"].split("-")[1]
        for status in annotations["projects"][seat]:
            missing = status["missing_after"][color][build["cell"]]
            # A project that is completed leaves the hand.
            if status["project"] in then:
                assert then[status["project"]] == missing
            else:
                assert missing == 0


@given(positions())
def test_lines_listed_for_a_stack_are_those_that_a_build_completes(state: AmytisState) -> None:
    if state.over or state.phase != BUILD:
        return
    announced = own(state)["lines"]
    for seat in range(2):
        mine = without_chance(state)
        write_fields(mine, player=seat)
        # Before the other player's next turn, architects may come back.
        if seat != state.player and all(line["seat"] != seat for line in announced):
            continue
        for stack in CELL_NAMES:
            text = f"{stack} a1"
            if not mine.is_legal(mine.parse_action(text)):
                assert all(line["stack"] != stack for line in announced if line["seat"] == seat)
                continue
            after = mine.clone()
            after.apply(after.parse_action(text))
            lines = [line["stacks"] for line in announced if line["seat"] == seat and line["stack"] == stack]
            completed = apply._completed_line(after, seat)
            assert bool(lines) == bool(completed)
            assert not completed or [cell for n, cell in enumerate(CELL_NAMES) if completed & BIT[n]] in lines


@given(positions())
def test_palace_annotations_list_what_all_choices_have_in_common(state: AmytisState) -> None:
    if state.over or state.phase != BUILD:
        return
    seat = state.player
    before = state.breakdown()[seat]
    for build in own(state)["choices"]["builds"]:
        built = without_chance(state)
        events = built.events(built.parse_action(build["action"]))
        built.apply(built.parse_action(build["action"]))
        if built.phase != CHOOSE:
            assert build["palace"] is None
            continue
        certain = build["palace"]
        assert certain["side"] == state.view(None)["options"]["sides"]["palace"]
        gains, completed, lines, scored = [], [], [], []
        for choice in built.legal_actions():
            happened = [*events, *built.events(choice)]
            completed.append({event["project"] for event in happened if event["event"] == "project_completed"})
            lines.append(any(event["event"] == "line_completed" for event in happened))
            scored += [event["points"] for event in happened if event["event"] == "points"]
            after = built.clone()
            after.apply(choice)
            gains.append({line: points - before[line] for line, points in after.breakdown()[seat].items()})
        assert certain["points"] == {line: min(gain[line] for gain in gains) for line in before}
        assert {*certain["completes"]} == set.intersection(*completed)
        assert {certain["line"]} == {*lines}
        assert {certain["score"]} == {*scored}


def test_the_row_is_that_of_the_board() -> None:
    row = AMYTIS.new(2, seed=1).annotations()["row"]
    assert row == {"places": 6, "points": [0, 4, 10, 18, 30]}


@given(st.integers(0, 2**32))
def test_annotations_of_a_finished_game_list_the_sources_of_its_points(seed: int) -> None:
    state = AMYTIS.new(2, None, seed)
    assert isinstance(state, AmytisState)
    assert state.annotations(None)["score_sources"] is None
    rng = Rng(seed)
    while not state.over:
        state.apply(choose_randomly(state, rng))
    annotations = state.annotations(None)
    for number, (lines, seat) in enumerate(zip(annotations["score_sources"], state.view(None)["seats"], strict=True)):
        points = seat["breakdown"]
        assert lines["track"]["cells"] == [cell for cell, tiles in seat["city"].items() if tiles]
        assert lines["projects"]["projects"] == seat["completed"]
        worth = {favor: annotations["favor_points"][favor][number] for favor in lines["favors"]["favors"]}
        assert all(worth.values())
        assert sum(worth.values()) == points["favors"]
        assert bool(lines["favors"]["cells"]) == bool({*worth} - {"projects", "row"})


@given(positions())
def test_an_action_is_described_as_what_happens(state: AmytisState) -> None:
    for action in state.legal_actions():
        described = state.describe_action(action)
        assert described is not None
        verb = described.pop("verb")
        if verb == "palace":
            card = described["project"]
            texts = {"open": f"project {card}", "deck": "project deck", "score": "score"}
            assert state.format_action(action) == texts[described["takes"]]
            assert described["slot"] == (None if card is None else list(state.open).index(card) + 1)
            continue
        name = {"build": "tile_built", "favor": "favor_placed"}[verb]
        (event,) = (event for event in state.events(action) if event["event"] == name)
        assert described == {name: event[name] for name in described}
