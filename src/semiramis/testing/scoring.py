"""Promises about points and winners."""

from __future__ import annotations

from .promise import Position, require


def adds_up(here: Position) -> None:
    """`points` of a seat is the sum of its score lines in `breakdown`, which has each score line and tie-breaker."""
    state, game = here.state, here.game
    breakdown = state.breakdown()
    require(len(breakdown) == here.players, f"a breakdown for {len(breakdown)}")
    for seat, lines in enumerate(breakdown):
        require({*lines} == {*game.score_lines, *game.tie_breakers}, f"seat {seat} has the lines {[*lines]}")
        require(all(type(value) is int for value in lines.values()), f"seat {seat} has {lines}")
        total = sum(lines[line] for line in game.score_lines)
        require(state.points(seat) == total, f"seat {seat} has {state.points(seat)} points, and the lines {lines}")


def shows_scores(here: Position) -> None:
    """`scores` has an integer for each seat, which is its `points` when the game is over."""
    scores = here.state.scores()
    require(len(scores) == here.players and all(type(score) is int for score in scores), repr(scores))
    points = [here.state.points(seat) for seat in range(here.players)]
    require(not here.state.over or scores == points, f"scores {scores}, points {points}")


def names_winners(here: Position) -> None:
    """`winners` are at the end the seats with most points, of those the ones with the smallest tie-breakers; before the
    end there are none."""
    winners = here.state.winners()
    breakdown = here.state.breakdown()
    ranks = [
        (here.state.points(seat), *(-breakdown[seat][line] for line in here.game.tie_breakers))
        for seat in range(here.players)
    ]
    best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)] if here.state.over else []
    require(winners == best, f"winners {winners}, not {best}: {ranks}")


AT_EVERY_PLY = (adds_up, shows_scores, names_winners)
NOW_AND_THEN = ()
