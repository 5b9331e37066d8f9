"""The tutor: a clear mistake is called one, a good turn is not, and it says less to a person who makes no mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from semiramis.ai import tutor
from semiramis.ai.hint import different
from semiramis.ai.novice import Novice
from semiramis.ai.reasons import reasons_for
from semiramis.ai.review import CERTAINTY, CHANCE_LOST, DECIDED, POINTS_LOST, search
from semiramis.ai.search_bot import ExpertBot
from semiramis.ai.tutor import BEGINNER, PROFICIENT, advise, find_topic, review
from semiramis.games.fields import write_fields
from semiramis.games.game import GameError, State
from semiramis.games.rng import Rng
from tests.ai.play import position
from tests.games.amytis import positions
from tests.games.babylon.plot import BABYLON
from tests.games.positions import ALL_GAMES

SIMULATIONS = {"amytis": 800, "babylon": 400}


def read(state: State, *turn: str) -> list[int]:
    """The ids of the actions of a turn."""
    after = state.clone()
    return [after.play(action) for action in turn]


def last_turn(rival: int) -> State:
    """The last turn of a game of Amytis: a market in a pink city brings 14 points, and other tiles at most 7.

    The other player has `rival` points.
    """
    state = positions.game({"a1": "market-pink", "b1": "garden-blue"}, first_player=1, hands=[[], []])
    write_fields(state, player=0)
    positions.put_heights(state, {"c3": 0, "b3": 0})
    positions.put_city(state, 0, {name: ["wall-pink"] for name in ("a1", "b1", "c1", "a2", "b2", "c2")})
    write_fields(state, track=[0, rival])
    return state


def middle_of_babylon() -> State:
    """Each player has built on half of the garden, and the next tile is worth about 8 points."""
    state, rng, bot = BABYLON.new(2, seed=2), Rng(2), ExpertBot(BABYLON)
    for _ in range(25):
        for action in bot.play(state, rng):
            state.apply(action)
    return state


def test_a_turn_that_gives_the_game_away_is_a_mistake() -> None:
    state = last_turn(rival=8)
    found = review(state, read(state, "b1 a1"), Rng(1), simulations=400)
    assert found is not None
    assert found.is_mistake
    assert not found.in_points
    assert found.played.chance == 0
    assert found.lost.chance == 1
    assert found.best.notation.startswith("a1 ")
    assert "building_points" in [reason.code for reason in found.best.reasons]


@pytest.mark.parametrize("rival", [0, 200])
def test_points_count_where_the_game_is_decided(rival: int) -> None:
    state = last_turn(rival)
    found = review(state, read(state, "b1 a1"), Rng(1), simulations=400)
    assert found is not None
    assert found.lost.chance == 0
    assert found.lost.margin >= POINTS_LOST["mistake"]
    assert found.is_mistake
    assert found.in_points


def test_a_turn_without_building_is_a_mistake_in_babylon() -> None:
    state = middle_of_babylon()
    found = review(state, read(state, "dig a1", "finish none"), Rng(1), simulations=400)
    assert found is not None
    assert found.is_mistake
    assert found.lost.chance >= CHANCE_LOST["mistake"]
    assert found.best.chance == pytest.approx(found.played.chance + found.lost.chance)
    assert found.best.margin == pytest.approx(found.played.margin + found.lost.margin)
    assert any(action.startswith("place") for action in found.best.turn)


@pytest.mark.parametrize("name", SIMULATIONS)
def test_the_best_turn_is_no_mistake(name: str) -> None:
    state = middle_of_babylon() if name == "babylon" else last_turn(rival=8)
    best = review(state, Novice(ALL_GAMES[name]).play(state, Rng(3)), Rng(1), simulations=SIMULATIONS[name])
    assert best is not None
    for seed in range(3):
        found = review(state, read(state, *best.best.turn), Rng(seed), simulations=SIMULATIONS[name])
        assert found is not None
        assert not found.is_mistake


def test_equal_turns_are_no_mistakes() -> None:
    # Where the market is built does not matter: it counts all the pink tiles.
    state = last_turn(rival=8)
    for cell in ("a3", "b3", "c3"):
        found = review(state, read(state, f"a1 {cell}"), Rng(1), simulations=400)
        assert found is not None
        assert not found.is_mistake


def test_a_difference_within_the_noise_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle_of_babylon()
    monkeypatch.setattr("semiramis.ai.review.standard_error", lambda _: 1.0)
    found = review(state, read(state, "dig a1", "finish none"), Rng(1), simulations=400)
    assert found is not None
    assert found.lost.chance >= CHANCE_LOST["mistake"]
    assert not found.is_mistake


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_review_depends_only_on_the_view_and_the_seed_and_changes_nothing(name: str) -> None:
    game = ALL_GAMES[name]
    for seed in range(3):
        state = position(game, seed)
        before, other = state.view(None), state.clone()
        other.shuffle_hidden(Rng(7))
        turn = list(search(state, Rng(seed), 20).candidates()[-1].turn)
        found = review(state, turn, Rng(seed), simulations=60)
        assert found is not None
        assert state.view(None) == before
        assert review(other, turn, Rng(seed), simulations=60) == found
        assert find_topic(other, Rng(seed), simulations=60) == find_topic(state, Rng(seed), simulations=60)


def test_only_a_whole_legal_turn_can_be_reviewed() -> None:
    state = middle_of_babylon()
    for turn in ([], read(state, "dig a1"), [*read(state, "dig a1", "finish none")] * 2):
        with pytest.raises(GameError):
            review(state, turn, Rng(1), simulations=40)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_topic_is_a_reason_of_the_best_turn(name: str) -> None:
    for seed in range(4):
        state = position(ALL_GAMES[name], seed)
        advice = find_topic(state, Rng(seed), simulations=60)
        if advice is not None:
            best = different(search(state, Rng(seed), 60).candidates())[0]
            assert advice.topic in reasons_for(state).of(best.turn)


def test_the_topic_is_what_tells_the_best_turn_from_others() -> None:
    # That it is the last turn is the weightiest reason of every turn.
    advice = find_topic(last_turn(rival=13), Rng(1), simulations=400)
    assert advice is not None
    assert advice.topic.code == "building_points"
    assert advice.topic.facts["points"] == 14
    assert advice.matters


def test_the_topic_does_not_name_the_stack_if_there_is_something_else_to_say() -> None:
    state, rng, bot = BABYLON.new(2, seed=1), Rng(1), ExpertBot(BABYLON)
    named = []
    for turn in range(30):
        if turn % 4 == 3:
            advice = find_topic(state, Rng(1), simulations=30)
            assert advice is not None
            named.append("stack" in advice.topic.facts)
        for action in bot.play(state, rng):
            state.apply(action)
    assert named.count(True) <= 2 < len(named)


def test_the_tutor_says_less_with_a_longer_streak() -> None:
    decisive, quiet = last_turn(rival=13), positions.new(seed=4)

    def said(state: State, streak: int) -> bool:
        return advise(state, streak, Rng(1), simulations=400) is not None

    assert [said(quiet, streak) for streak in (0, BEGINNER - 1, BEGINNER, PROFICIENT)] == [True, True, False, False]
    assert [said(decisive, streak) for streak in (0, BEGINNER, PROFICIENT - 1, PROFICIENT)] == [True, True, True, False]


def test_a_finished_game_has_no_topic() -> None:
    state = ALL_GAMES["amytis"].new(seed=1)
    state.random_playout(Rng(1))
    assert find_topic(state) is None
    assert advise(state, 0) is None


def test_the_page_has_the_thresholds_of_the_code() -> None:
    page = " ".join((Path(__file__).parents[2] / "docs" / "tutor.md").read_text(encoding="utf-8").split())
    assert f"| 0 to {BEGINNER - 1} | before every turn | | {BEGINNER} to {PROFICIENT - 1} |" in page
    assert f"| {PROFICIENT} or more | never" in page
    assert f"at least {tutor.HIGH_STAKES * 100:.0f} % more often" in page
    assert f"it is {tutor.HIGH_STAKES_POINTS:.0f} points" in page
    chance, points = CHANCE_LOST["mistake"], POINTS_LOST["mistake"]
    assert f"- {chance * 100:.0f} % in the chance to win, or - {points:.0f} points at the end" in page
    assert f"at most {DECIDED * 100:.0f} % of the games" in page
    assert f"less than {CERTAINTY:.0f} standard errors" in page
