"""Greedy finds the turn with most points: compared with an exhaustive search."""

from __future__ import annotations

from collections import Counter

import pytest

from semiramis.ai import greedy, turn_value
from semiramis.ai.greedy import POSITIONS, Greedy, GreedySearch
from semiramis.ai.levels import Level
from semiramis.ai.novice import Novice
from semiramis.ai.spec import read_spec
from semiramis.ai.turn_value import TurnEvaluator
from semiramis.games import get_game
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng
from tests.ai.play import position
from tests.games.positions import ALL_GAMES

MOST_TURNS = 5_000


def all_turns(game: Game, state: State) -> dict[tuple[int, ...], tuple[int, int]]:
    """Return the points and the pillars left after every possible turn; stops above MOST_TURNS turns."""
    seat = state.player
    found: dict[tuple[int, ...], tuple[int, int]] = {}
    ways: list[tuple[tuple[int, ...], State]] = [((), state)]
    while ways and len(found) <= MOST_TURNS:
        way, here = ways.pop()
        if here.over or here.player != seat:
            points = sum(here.breakdown()[seat][line] for line in game.score_lines)
            found[way] = points, here.view(seat)["seats"][seat].get("singles", 0)
            continue
        for action in here.legal_actions():
            after = here.clone()
            after.apply(action)
            ways.append(((*way, action), after))
    return found


def counts_on_luck(state: State, turn: tuple[int, ...]) -> bool:
    """Return whether a turn draws a card from the deck, whose value is unknown."""
    here = state.clone()
    texts = []
    for action in turn:
        texts.append(here.format_action(action))
        here.apply(action)
    return "project deck" in texts


@pytest.mark.parametrize(("name", "compared"), [("amytis", 100), ("babylon", 20)])
def test_no_turn_scores_more_or_the_same_with_more_pillars_left(name: str, compared: int) -> None:
    game = ALL_GAMES[name]
    lengths: Counter[int] = Counter()
    for seed in range(10_000):
        state = position(game, seed)
        turns = all_turns(game, state)
        if len(turns) > MOST_TURNS or len(turns) < 2:
            continue
        known = {turn: points for turn, points in turns.items() if not counts_on_luck(state, turn)}
        turn = tuple(Greedy(game).play(state, Rng(seed)))
        assert turns[turn] >= max(known.values())
        lengths[len(turn)] += 1
        if lengths.total() == compared:
            break
    assert lengths.total() == compared
    assert len(lengths) > 1


@pytest.mark.parametrize("name", ALL_GAMES)
def test_equal_turns_are_played_equally_often(name: str) -> None:
    game = ALL_GAMES[name]
    for seed in range(1000):
        state = position(game, seed)
        turns = all_turns(game, state)
        equal = [turn for turn, points in turns.items() if points == max(turns.values())]
        if 2 <= len(equal) <= 4 and len(turns) < 1000 and not any(counts_on_luck(state, turn) for turn in turns):
            break
    drawn = Counter(tuple(Greedy(game).play(state, Rng(seed))) for seed in range(100))
    assert set(drawn) == set(equal)
    # Six deviations of a binomial distribution.
    expected = 100 / len(equal)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in drawn.values())


@pytest.mark.parametrize("positions", [1, 1000])
def test_greedy_stops_at_its_limit_of_positions(positions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = 0

    def goes_on(evaluator: TurnEvaluator, state: State) -> bool:
        nonlocal looked_at
        looked_at += 1
        return not state.over and state.player == evaluator.seat

    monkeypatch.setattr(TurnEvaluator, "goes_on", goes_on)
    game = ALL_GAMES["babylon"]
    state = game.new(4, seed=1)
    turn = Greedy(game, positions).play(state, Rng(1))
    assert looked_at == max(positions, len(turn))


def test_a_share_of_its_time_is_a_budget_of_positions() -> None:
    # As an opponent in training it was too slow in Babylon, where a turn can have 100,000 positions.
    game = get_game("babylon")
    state = game.new(seed=3)
    rng = Rng(1)
    while state.ply < 30:
        state.apply(state.random_action(rng))
    searched: list[int] = []

    class Counted(GreedySearch):
        def run(self, positions: int) -> None:
            super().run(positions)
            searched.append(positions - self._left)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(greedy, "GreedySearch", Counted)
        level = read_spec("greedy@0.001")
        assert isinstance(level, Level)
        turns = [level.bot(game).play(state, Rng(2)) for _ in range(2)]
    assert turns[0] == turns[1]
    # A search that has found no whole turn yet goes on until it has one.
    assert 0 < max(searched) < 200
    assert read_spec("greedy@0.001").bot(game).positions == POSITIONS // 1000  # type: ignore[union-attr]


def test_novice_does_not_wait_for_an_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    # It made one for each turn and never used it: 7 ms of 8 in Babylon.
    monkeypatch.setattr(turn_value, "expert_for", None)
    state = get_game("babylon").new(seed=3)
    assert Novice(get_game("babylon")).play(state, Rng(1))
