"""Promises about views, what is hidden, events and previews."""

from __future__ import annotations

from typing import Any

from ..games.game import Step
from .equality import everything, require_same, seen
from .promise import Position, is_json, require
from .random_games import one_of_each_kind

VARIANTS = 4
"""How many times what is hidden is drawn again."""


def shows_all_the_same(here: Position) -> None:
    """`view` is JSON, and apart from `seat` it is the same for every seat and for a spectator."""
    view = here.state.view(None)
    require(is_json(view), "it cannot be written as JSON")
    for seat in range(here.players):
        require_same(here.state.view(seat), view | {"seat": seat}, f"of seat {seat} and a spectator")


def shows_what_every_game_has(here: Position) -> None:
    """`view` has `game`, `players`, `options`, `seat`, `player`, `ply` and `over`, and `seats`, a list of tables with
    `score` and `breakdown`."""
    state, view = here.state, here.state.view(None)
    expected = {
        "game": here.game.name,
        "players": here.players,
        "options": here.options,
        "seat": None,
        "player": None if state.over else state.player,
        "ply": state.ply,
        "over": state.over,
    }
    require_same({name: view.get(name) for name in expected}, expected)
    seats = [{name: seat.get(name) for name in ("score", "breakdown")} for seat in view["seats"]]
    scores = [
        {"score": score, "breakdown": lines} for score, lines in zip(state.scores(), state.breakdown(), strict=True)
    ]
    require(seats == scores, f"seats have {seats}, not {scores}")


def hides(here: Position) -> None:
    """`shuffle_hidden` changes neither what is seen nor what is legal."""
    other = here.state.clone()
    other.shuffle_hidden(here.rng)
    require_same(seen(here.state), seen(other))


def forgets_how_it_lay(here: Position) -> None:
    """The result of `shuffle_hidden` depends only on what is seen and on `rng`, not on what was hidden before."""
    seed = here.rng.next()
    shuffled = []
    for _ in range(VARIANTS):
        other = here.state.clone()
        other.shuffle_hidden(here.rng)
        other.shuffle_hidden(type(here.rng)(seed))
        shuffled.append(everything(other, here.game))
    for position in shuffled:
        require_same(shuffled[0], position)


def tells_what_happens(here: Position) -> None:
    """`do` leads to the same position as `apply`, and returns `events` and `reveals`. These and `foresee` are JSON,
    each event with a name, and do not change the state."""
    before = everything(here.state, here.game)
    for action in one_of_each_kind(here.state, here.rng):
        events, foreseen = here.state.events(action), here.state.foresee(action)
        done, applied = here.state.clone(), here.state.clone()
        step = done.do(action)
        applied.apply(action)
        require(step == Step(events, here.state.reveals(action)), f"do returns {step}, events {events}", action)
        require_same(everything(applied, here.game), everything(done, here.game), "apply and do", action)
        require(bool(events), "nothing happens", action)
        require(is_json(events) and is_json(foreseen), f"not JSON: {events}, {foreseen}", action)
        require({*foreseen} == {"events", "points"}, f"foreseen is {[*foreseen]}", action)
        named = all(isinstance(event.get("event"), str) for event in [*events, *foreseen["events"]])
        require(named, f"an event without a name: {events}, {foreseen}", action)
        strange = {*foreseen["points"]} - {*here.game.score_lines}
        require(not strange, f"points for {sorted(strange)}, which are no score lines", action)
    require_same(before, everything(here.state, here.game))


def foresees_what_happens(here: Position) -> None:
    """`foresee` returns events of `events`, in order, with None for what is turned up, and all points of an action that
    reveals nothing."""
    state = here.state
    for action in one_of_each_kind(state, here.rng):
        events, foreseen = state.events(action), state.foresee(action)
        require(_are_among(foreseen["events"], events), f"of {events}, foreseen is {foreseen['events']}", action)
        after = state.clone()
        after.advance(action)
        before, then = state.breakdown()[state.player], after.breakdown()[state.player]
        gained = {line: then[line] - before[line] for line in here.game.score_lines if then[line] != before[line]}
        is_complete = state.reveals(action) or foreseen["points"] == gained
        require(is_complete, f"foreseen are the points {foreseen['points']}, not {gained}", action)


def foresees_nothing_hidden(here: Position) -> None:
    """`foresee` and `reveals` do not depend on what is hidden; neither do the events and the result of an action that
    reveals nothing."""
    for action in one_of_each_kind(here.state, here.rng):
        reveals, foreseen = here.state.reveals(action), here.state.foresee(action)
        events, outcome = here.state.events(action), _outcome(here, action)
        for _ in range(VARIANTS):
            here_too = Position(**{**vars(here), "state": here.state.clone()})
            here_too.state.shuffle_hidden(here.rng)
            require(here_too.state.reveals(action) == reveals, "reveals depends on what is hidden", action)
            require(here_too.state.foresee(action) == foreseen, "foresee depends on what is hidden", action)
            if not reveals:
                require(here_too.state.events(action) == events, "it reveals something: its events differ", action)
                require_same(outcome, _outcome(here_too, action), "it reveals something", action)


def tells_what_it_reveals(here: Position) -> None:
    """An action that `reveals` something has events that `foresee` does not contain."""
    for action in one_of_each_kind(here.state, here.rng):
        if here.state.reveals(action):
            require(here.state.events(action) != here.state.foresee(action)["events"], "all is foreseen", action)


def _outcome(here: Position, action: int) -> dict[str, Any]:
    after = here.state.clone()
    after.advance(action)
    return seen(after)


def _are_among(foreseen: list[dict[str, Any]], events: list[dict[str, Any]]) -> bool:
    """Whether the foreseen events happen in this order."""
    left = iter(events)
    return all(any(_matches(event, happened) for happened in left) for event in foreseen)


def _matches(foreseen: dict[str, Any], happened: dict[str, Any]) -> bool:
    return {*happened} == {*foreseen} and all(foreseen[name] in (value, None) for name, value in happened.items())


AT_EVERY_PLY = (
    shows_all_the_same,
    shows_what_every_game_has,
    hides,
    tells_what_it_reveals,
    foresees_nothing_hidden,
    foresees_what_happens,
)
NOW_AND_THEN = (forgets_how_it_lay, tells_what_happens)
