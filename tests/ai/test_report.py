"""The report of a game: mistakes that were planted, luck that adds up to zero, and nothing that was hidden."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

import semiramis
from semiramis.ai.expert import expert_for
from semiramis.ai.levels import get_level
from semiramis.ai.report import Report, luck_of_outcomes, make_report, report_turn, split_turns
from semiramis.ai.review import CHANCE_LOST, is_forced
from semiramis.games import get_game
from semiramis.games.game import GameError
from semiramis.games.record import Match
from semiramis.games.rng import Rng

GROUPS = [("amytis", 2), ("babylon", 2), ("babylon", 3)]


@cache
def played(name: str, players: int, actions: int | None = None) -> Match:
    """A game of apprentices, or its first actions."""
    match, rng = Match.new(name, [""] * players, seed=3), Rng(3)
    bot = get_level("apprentice").bot(get_game(name))
    while not match.state.over and (actions is None or match.state.ply < actions):
        for action in bot.play(match.state.clone(), rng):
            match.play(action)
    return match


@cache
def reported(name: str, players: int) -> Report:
    return make_report(part(name, players), 40, 1)


def part(name: str, players: int) -> Match:
    """A whole game of Amytis, and the first turns of Babylon, which takes longer."""
    return played(name, players, None if name == "amytis" else 45)


@pytest.mark.parametrize(("name", "players"), GROUPS)
def test_every_turn_is_in_the_report(name: str, players: int) -> None:
    match, report = part(name, players), reported(name, players)
    assert [text for turn in report.turns for text in turn.played] == match.record.actions
    assert [turn.ply for turn in report.turns] == [state.ply for state, _ in split_turns(match)]
    for turn in report.turns:
        assert sum(turn.chances) == pytest.approx(1)
        assert turn.lost_chance == pytest.approx(turn.chance_best - turn.chance)
        assert turn.lost_chance >= 0 <= turn.lost_points
        assert (turn.best == turn.played) == (turn.lost_chance == 0 == turn.lost_points) or not turn.lost_chance
        assert sum(turn.luck_chances) == pytest.approx(0, abs=1e-6)
        assert 0 <= turn.accuracy <= 100
        assert bool(turn.reasons) or not turn.label or turn.forced
    assert 2 <= len(report.turning_points) <= 4
    assert report.turning_points == sorted(set(report.turning_points) & {turn.ply for turn in report.turns})
    assert [player.margin > 0 for player in report.players].count(True) <= 1
    assert report.winners == match.state.winners()


def test_the_same_game_and_seed_give_the_same_report() -> None:
    match = played("amytis", 2)
    again = make_report(match, 40, 1)
    assert json.dumps(again.as_json()) == json.dumps(reported("amytis", 2).as_json())
    assert make_report(match, 40, 2).as_json() != again.as_json()


def test_the_json_has_what_other_programs_read() -> None:
    content = reported("babylon", 2).as_json()
    assert content["simulations"] == 40
    assert content["seed"] == 1
    assert content["game"] == "babylon"
    wanted = {"seat", "lost_points", "lost_chance", "accuracy", "luck_chance", "luck_points"}
    assert all(wanted <= player.keys() for player in content["players"])
    wanted = {"ply", "seat", "played", "best", "chance", "chance_best", "lost_chance", "lost_points", "error_chance"}
    wanted |= {"label", "forced", "luck_chance"}
    assert all(wanted <= turn.keys() for turn in content["turns"])
    assert json.loads(json.dumps(content)) == content


@pytest.mark.parametrize(("name", "players"), GROUPS)
def test_the_luck_of_all_outcomes_adds_up_to_zero(name: str, players: int) -> None:
    expert, seen = expert_for(played(name, players).state), 0
    for state, turn in split_turns(played(name, players))[-8:]:
        after = state.clone()
        for action in turn:
            outcomes = after.outcomes(action)
            if after.reveals(action) and len(outcomes) > 1:
                lucks = luck_of_outcomes(after, action, 40, Rng(1), expert)
                for seat in range(players):
                    for kind in (1, 2):
                        changes = [ways * luck[kind][seat] for (_, ways), luck in zip(outcomes, lucks, strict=True)]
                        assert sum(changes) == pytest.approx(0, abs=1e-6)
                came_up = after.clone()
                came_up.advance(action)
                assert [luck[0] for luck in lucks].count(came_up.key()) == 1
                seen += any(abs(change) > 0.001 for _, chances, _ in lucks for change in chances)
            after.advance(action)
    assert seen


@pytest.mark.parametrize(("name", "players"), GROUPS[:2])
def test_what_is_said_of_a_turn_does_not_depend_on_what_is_hidden(name: str, players: int) -> None:
    match = played(name, players)
    state, turn = next(
        (state, turn)
        for state, turn in split_turns(match)[8:]
        if not is_forced(state) and not any(state.reveals(action) for action in turn[:1])
    )
    expert, other = expert_for(state), state.clone()
    other.shuffle_hidden(Rng(77))
    found, same = (report_turn(one, turn, 60, Rng(5), expert) for one in (state, other))
    found, same = (replace(one, luck_chances=[], luck_points=[]) for one in (found, same))
    assert found == same


@pytest.mark.parametrize(("name", "players"), [("amytis", 2), ("babylon", 2)])
def test_a_planted_blunder_is_named(name: str, players: int) -> None:
    """The worst of the turns of a position in which much is at stake, played by a strong bot until then."""
    match = played(name, players)
    expert = expert_for(match.state)
    for state, turn in split_turns(match)[6:]:
        found = report_turn(state, turn, 200, Rng(1), expert)
        if found.difficulty < 0.04:
            continue
        worst = max(
            (report_turn(state, other, 200, Rng(1), expert) for other in some_turns(state)),
            key=lambda report: report.lost_chance,
        )
        if worst.lost_chance - 2 * worst.error_chance < CHANCE_LOST["blunder"]:
            continue
        assert worst.label == "blunder"
        assert worst.best != worst.played
        assert worst.reasons
        return
    raise AssertionError("no position with much at stake")


def some_turns(state: semiramis.games.game.State) -> list[tuple[int, ...]]:
    """Turns that are legal whatever is hidden: those of a search, and random ones."""
    from bench.make_positions import random_turn
    from semiramis.ai.review import find_candidates

    return [*find_candidates(state, Rng(2), 6, 200), random_turn(state, Rng(1)), random_turn(state, Rng(2))]


def test_a_forced_turn_is_not_judged() -> None:
    last = [turn for turn in reported("amytis", 2).turns if turn.forced]
    assert all(turn.label is None and turn.lost_chance == 0 and turn.best == turn.played for turn in last)


def test_a_game_that_was_given_up_has_a_report_of_its_whole_turns() -> None:
    match = played("amytis", 2, 9).copy()
    while match.state.player == split_turns(match)[-1][0].player:
        match.play(match.state.legal_actions()[0])
    report = make_report(match, 40)
    assert report.verdict == "unfinished"
    assert report.winners == []
    assert report.turns[-1].ply < match.state.ply


def test_what_has_no_report_is_refused() -> None:
    with pytest.raises(GameError, match="at least one whole turn"):
        make_report(Match.new("amytis", ["", ""], seed=1))
    match = played("amytis", 2)
    for simulations in (0, -1, 2**40):
        with pytest.raises(GameError, match="simulations must be"):
            make_report(match, simulations)
    with pytest.raises(GameError, match="seed must be"):
        make_report(match, 40, -1)
    with pytest.raises(TypeError, match="match must be"):
        make_report(match.state)  # type: ignore[arg-type]


def test_a_verdict_separates_skill_from_luck() -> None:
    report = reported("amytis", 2)
    turn = replace(report.turns[0], ply=0, seat=0, lost_chance=0.0, luck_chances=[0.0, 0.0])

    def verdict(lost: tuple[float, float], luck: float, winners: list[int]) -> str:
        turns = [
            replace(turn, lost_chance=lost[0], luck_chances=[luck, -luck]),
            replace(turn, seat=1, lost_chance=lost[1]),
        ]
        return Report("amytis", ["Ada", "Bo"], turns, winners, [3, -3], 40, 0).verdict

    assert verdict((0.0, 0.4), 0.1, [0]) == "played_better"
    assert verdict((0.0, 0.4), -0.2, [0]) == "despite_luck"
    assert verdict((0.4, 0.0), 0.2, [0]) == "luck_decided"
    assert verdict((0.1, 0.1), 0.2, [0]) == "luck_decided"
    assert verdict((0.1, 0.1), 0.0, [0]) == "equal"
    assert verdict((0.1, 0.1), 0.0, [0, 1]) == "equal"
    assert verdict((0.1, 0.1), 0.0, []) == "unfinished"


def test_a_notebook_shows_the_chances_as_a_picture() -> None:
    report = semiramis.report(part("babylon", 3), 20)
    picture = report._repr_svg_()
    assert picture.startswith("<svg")
    assert picture.count("<path") == 3
    assert repr(report).startswith("<Report of seat 0, seat 1, seat 2: babylon, ")
