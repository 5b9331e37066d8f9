"""What the contract promises of every game, in every position, with all player counts and options."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.games import GAMES, get_game
from semiramis.games.game import BadSetup, IllegalAction, NotAnAction, State, UnknownGame
from semiramis.games.rng import Rng

from .positions import ALL_GAMES, Start, play_randomly, positions, starts


@given(positions())
def test_every_legal_action_applies_and_every_other_is_refused_with_a_reason(position: tuple[Start, State]) -> None:
    start, state = position
    legal = state.legal_actions()
    assert len(set(legal)) == len(legal)
    assert bool(legal) != state.over
    view = state.view(None)
    for action in range(start.game.action_count):
        reason = state.explain_illegal(action)
        assert state.is_legal(action) == (action in legal) == (reason is None)
        if reason is None:
            after = state.clone()
            after.apply(action)
            assert after.ply == state.ply + 1
        else:
            assert reason.code == reason.code.lower().replace(" ", "_")
            with pytest.raises(IllegalAction):
                state.apply(action)
    assert state.view(None) == view


@given(positions())
def test_notation_round_trips(position: tuple[Start, State]) -> None:
    start, state = position
    texts = {state.format_action(action) for action in range(start.game.action_count)}
    assert len(texts) == start.game.action_count
    assert sorted(state.parse_action(text) for text in texts) == list(range(start.game.action_count))
    assert state.legal_notations() == sorted(state.format_action(action) for action in state.legal_actions())


@given(positions(), st.integers(0, 2**32))
def test_a_clone_shares_nothing_that_changes(position: tuple[Start, State], seed: int) -> None:
    start, state = position
    other = state.clone()
    before = state.view(0)
    assert other.view(0) == before
    # A placement's level is read off the garden of whose turn it is: a clone of a finished game had another one.
    actions = range(start.game.action_count)
    assert [*map(other.format_action, actions)] == [*map(state.format_action, actions)]
    play_randomly(other, 20, seed)
    other.deal(Rng(seed))
    assert state.view(0) == before
    other.assign(state)
    play_randomly(state, 20, seed)
    assert other.view(0) == before
    play_randomly(other, 20, seed)
    assert other.view(0) == state.view(0)


@given(positions(), st.integers(0, 2**32))
def test_what_is_hidden_shows_in_nothing_that_is_seen(position: tuple[Start, State], seed: int) -> None:
    start, state = position
    other = state.clone()
    other.shuffle_hidden(Rng(seed))
    for seat in (None, *range(start.players)):
        assert other.view(seat) == state.view(seat)
    assert other.legal_actions() == state.legal_actions()
    assert other.scores() == state.scores()
    assert other.breakdown() == state.breakdown()
    assert other.winners() == state.winners()


@given(starts(), st.integers(0, 2**32))
def test_shuffling_what_is_hidden_changes_what_will_come(start: Start, seed: int) -> None:
    setups = set()
    for n in range(4):
        state = start.state()
        state.shuffle_hidden(Rng(seed + n))
        setups.add(json.dumps(start.game.setup(state)))
    assert len(setups) == 4


@given(positions())
def test_a_seat_sees_what_a_spectator_sees(position: tuple[Start, State]) -> None:
    start, state = position
    spectator = state.view(None)
    for seat in range(start.players):
        assert state.view(seat) == spectator | {"seat": seat}


@given(positions())
def test_views_and_events_are_json(position: tuple[Start, State]) -> None:
    _, state = position
    view = state.view(0)
    assert json.loads(json.dumps(view)) == view
    for action in state.legal_actions()[:: max(1, len(state.legal_actions()) // 20)]:
        events = state.events(action)
        assert json.loads(json.dumps(events)) == events
        assert all(isinstance(event["event"], str) for event in events)
        assert events


@given(starts())
def test_a_set_up_is_told_and_taken_up_without_loss(start: Start) -> None:
    state = start.state()
    setup = start.game.setup(state)
    assert json.loads(json.dumps(setup)) == setup
    again = start.game.start(start.players, start.options, setup)
    assert again.view(None) == state.view(None)
    assert start.game.setup(again) == setup


@given(starts())
def test_a_set_up_cannot_be_told_after_the_first_action(start: Start) -> None:
    state = start.state()
    play_randomly(state, 1, 0)
    with pytest.raises(BadSetup, match="at ply 1"):
        start.game.setup(state)


@given(starts(), st.integers(0, 2**32))
def test_games_end_with_winners_and_the_score_that_the_breakdown_tells(start: Start, seed: int) -> None:
    state = start.state()
    play_randomly(state, start.game.longest, seed)
    assert state.over
    assert state.player == -1
    lines = state.breakdown()
    assert [sum(seat[line] for line in start.game.score_lines) for seat in lines] == state.scores()
    assert {*lines[0]} == {*start.game.score_lines, *start.game.tie_breakers}
    ranks = [
        (score, *(-seat[line] for line in start.game.tie_breakers))
        for score, seat in zip(state.scores(), lines, strict=True)
    ]
    assert state.winners() == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    assert state.legal_actions() == []


@given(positions(), st.integers(0, 2**32), st.integers(0, 2**32))
def test_redrawing_what_is_hidden_does_not_depend_on_how_it_lay(
    position: tuple[Start, State], first: int, second: int
) -> None:
    start, state = position
    other = state.clone()
    other.shuffle_hidden(Rng(first))
    for position_of in (state, other):
        position_of.shuffle_hidden(Rng(second))
    # What comes to light in the rest of the game tells what was hidden.
    for seed in range(3):
        one, two = state.clone(), other.clone()
        play_randomly(one, start.game.longest, seed)
        play_randomly(two, start.game.longest, seed)
        assert one.view(0) == two.view(0)


@given(positions())
def test_the_points_of_a_seat_are_the_sum_of_its_lines(position: tuple[Start, State]) -> None:
    start, state = position
    lines = state.breakdown()
    assert [state.points(seat) for seat in range(start.players)] == [
        sum(seat[line] for line in start.game.score_lines) for seat in lines
    ]


def test_a_position_becomes_no_position_of_another_game() -> None:
    one, other = (game.new(2, seed=1) for game in ALL_GAMES.values())
    before = one.view(0)
    with pytest.raises((TypeError, AttributeError)):
        one.assign(other)
    assert one.view(0) == before


@given(starts(), st.integers(0, 2**32))
def test_the_same_seed_plays_the_same_game(start: Start, seed: int) -> None:
    views = []
    for _ in range(2):
        state = start.state()
        state.random_playout(Rng(seed))
        views.append(state.view(None))
    assert views[0] == views[1]


@given(starts(), st.integers(0, 2**32))
def test_deal_forgets_the_game_before(start: Start, seed: int) -> None:
    used = start.state()
    play_randomly(used, 40, seed)
    used.deal(Rng(seed))
    assert used.view(None) == start.game.new(start.players, start.options, seed).view(None)


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("plies", [0, 9, 31])
def test_random_actions_are_uniform_over_the_legal_ones(name: str, plies: int) -> None:
    game = ALL_GAMES[name]
    state = game.new(seed=11)
    play_randomly(state, plies, 5)
    legal = state.legal_actions()
    rng = Rng(1)
    draws = 60 * len(legal)
    drawn = Counter(state.random_action(rng) for _ in range(draws))
    assert set(drawn) <= set(legal)
    # Chi-squared over its degrees of freedom is 1 on average, with a deviation of sqrt(2 / n): five are far out.
    freedom = max(len(legal) - 1, 1)
    surprise = sum((drawn[action] - 60) ** 2 / 60 for action in legal) / freedom
    assert abs(surprise - 1) < 5 * (2 / freedom) ** 0.5 or len(legal) == 1


@given(positions())
def test_copies_are_clones_and_a_position_is_not_pickled(position: tuple[Start, State]) -> None:
    # Pickled without its fields, as Python would do with a compiled class, it would come back as another position.
    _, state = position
    assert copy.copy(state).view(None) == copy.deepcopy(state).view(None) == state.view(None)
    with pytest.raises(TypeError, match="a game travels as its record"):
        pickle.dumps(state)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_games_and_random_numbers_are_pickled_whole(name: str) -> None:
    game, rng = pickle.loads(pickle.dumps((ALL_GAMES[name], Rng(5))))
    rng.next()
    expected = Rng(5)
    expected.next()
    assert rng.next() == expected.next()
    assert game.new(seed=3).view(None) == ALL_GAMES[name].new(seed=3).view(None)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are babylon, amytis"):
        get_game("chess")


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("action", [-(2**40), 2**31, 2**64])
def test_a_number_that_is_too_large_for_c_is_no_action(name: str, action: int) -> None:
    # Compiled, it ended in an OverflowError.
    with pytest.raises(NotAnAction, match="is not an action of this game"):
        ALL_GAMES[name].new().apply(action)


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"option sides.wall is given twice"):
        ALL_GAMES["amytis"].new(options={"sides": {"wall": "A"}, "sides.wall": "B"})


@pytest.mark.parametrize(("players", "bound"), [(2, 226), (3, 291), (4, 328)])
def test_no_game_of_babylon_can_be_longer_than_declared(players: int, bound: int) -> None:
    # Removals, a dig and a finish a turn, a garden's tiles, and a decoration on each of their spaces.
    rounds = {2: 15, 3: 13, 4: 11}[players]
    removals = {2: 6, 3: 3, 4: 0}[players]
    assert removals + 2 * rounds * players + players * (rounds + 1) * (1 + 4) == bound
    assert bound <= ALL_GAMES["babylon"].longest


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True, None])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_seed_that_is_none_is_refused(name: str, seed: object) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        ALL_GAMES[name].new(seed=seed)  # type: ignore[arg-type]  # on purpose
