"""Properties of every bot, in both games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from semiramis.ai.bot import Bot
from semiramis.ai.expert import Expert, expert_for
from semiramis.ai.greedy import Greedy
from semiramis.ai.levels import LADDER, LEVELS, UnknownLevel, get_level, make_skilled, ratings_of
from semiramis.ai.novice import Novice
from semiramis.ai.search_bot import ExpertBot, SearchBot, Skill
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng
from semiramis.testing.four import Four
from tests.ai.play import Counted, Random, Watched, play_game, position
from tests.games.positions import ALL_GAMES, option_variants


def hasty(game: Game) -> Greedy:
    """Return a greedy bot with a low limit of positions, so that games of Babylon are fast."""
    return Greedy(game, positions=600)


def brief(game: Game) -> Counted:
    """Return a bot that searches like the architect and the master, with few simulations."""
    return Counted(game, 25)


def careless(game: Game) -> ExpertBot:
    """Return a bot with every weakness."""
    return ExpertBot(game, skill=Skill(2048, overlooked=0.5, foresight=0.5, noise=3.0))


BOTS: dict[str, Callable[[Game], Bot]] = {
    "novice": Novice,
    "greedy": hasty,
    "careless": careless,
    "perfect": ExpertBot,
    "search": brief,
}
FOUR = Four()
Table = tuple[str, int, dict[str, Any]]
TABLES: list[Table] = [(name, players, {}) for name, game in ALL_GAMES.items() for players in game.players]
VARIANTS: list[Table] = [
    (name, game.players[0], options) for name, game in ALL_GAMES.items() for options in option_variants(game)
]


@pytest.mark.parametrize(
    ("bot", "name", "players", "options"),
    [
        *((bot, *table) for bot in BOTS.values() for table in TABLES),
        # The novice draws turns at random, and the others choose among those that the search proposes.
        *((bot, *table) for bot in (hasty, brief) for table in VARIANTS if table[2]),
    ],
)
def test_whole_games_are_legal(bot: Callable[[Game], Bot], name: str, players: int, options: dict[str, Any]) -> None:
    game = ALL_GAMES[name]
    state = play_game(game.new(players, options, seed=5), [Watched(bot(game))] * players, seed=6)
    assert state.winners()


@pytest.mark.parametrize("name", ALL_GAMES)
@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_a_turn_depends_on_the_position_and_the_seed_alone(name: str, bot: Callable[[Game], Bot]) -> None:
    game = ALL_GAMES[name]
    used = bot(game)
    for seed in range(15):
        state = position(game, seed)
        turn = used.play(state, Rng(seed))
        assert bot(game).play(state.clone(), Rng(seed)) == turn


@pytest.mark.parametrize("bot", [ExpertBot, partial(SearchBot, seconds=0)], ids=["perfect", "search"])
def test_an_expert_is_made_once_for_positions_of_one_kind(bot: Callable[..., Bot]) -> None:
    made: list[State] = []

    def make(state: State) -> Expert:
        made.append(state)
        return expert_for(state)

    game = ALL_GAMES["babylon"]
    kinds = [(2, {}), (3, {}), (2, {"bridge_gap": "ground"}), (2, {})]
    used = bot(game, make_expert=make)
    for count, (players, options) in enumerate(kinds, 1):
        for seed in range(3):
            state = game.new(players, options, seed)
            assert used.play(state, Rng(seed)) == bot(game).play(state, Rng(seed))
        assert len(made) == count


@pytest.mark.parametrize("name", ALL_GAMES)
@pytest.mark.parametrize("bot", [Novice, hasty], ids=["novice", "greedy"])
def test_a_bot_chooses_at_random_among_equal_turns(name: str, bot: Callable[[Game], Bot]) -> None:
    game = ALL_GAMES[name]
    states = [position(game, seed) for seed in range(15)]
    assert sum(bot(game).play(state, Rng(1)) != bot(game).play(state, Rng(2)) for state in states) > 5


@pytest.mark.parametrize("name", ALL_GAMES)
@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_a_turn_does_not_depend_on_hidden_information(name: str, bot: Callable[[Game], Bot]) -> None:
    game = ALL_GAMES[name]
    for seed in range(15):
        state = position(game, seed)
        other = state.clone()
        other.shuffle_hidden(Rng(seed))
        assert bot(game).play(other, Rng(seed)) == bot(game).play(state, Rng(seed))


@pytest.mark.parametrize("name", BOTS)
def test_a_turn_does_not_depend_on_the_card_that_a_palace_draws(name: str) -> None:
    # In Amytis a project from the deck can be complete at once: the one place where a turn may be lucky.
    game = ALL_GAMES["amytis"]
    bot = BOTS[name](game)
    lucky = 0
    for seed in range(60):
        state, rng = game.new(options={"sides.palace": "AB"[seed % 2]}, seed=seed), Rng(seed)
        while not state.over:
            if "project deck" in state.legal_notations():
                outcomes, turns = set(), set()
                for other_seed in range(6):
                    other = state.clone()
                    other.shuffle_hidden(Rng(other_seed))
                    turns.add(tuple(bot.play(other, Rng(seed))))
                    other.play("project deck")
                    outcomes.add(other.breakdown()[state.player]["projects"])
                lucky += len(outcomes) > 1
                assert len(turns) == 1
            state.advance(state.random_action(rng))
    assert lucky >= 10


@pytest.mark.parametrize("name", ALL_GAMES)
@pytest.mark.parametrize(
    ("stronger", "weaker", "least"),
    [
        (Novice, Random, 8),
        (hasty, Novice, 10),
        (ExpertBot, hasty, 9),
        (brief, hasty, 9),
        (partial(make_skilled, "brickmaker"), partial(make_skilled, "carrier"), 7),
        (partial(make_skilled, "apprentice"), partial(make_skilled, "digger"), 8),
    ],
    ids=["novice", "greedy", "perfect", "search", "brickmaker", "apprentice"],
)
def test_stronger_bots_beat_weaker_ones(
    name: str, stronger: Callable[[Game], Bot], weaker: Callable[[Game], Bot], least: int
) -> None:
    game = ALL_GAMES[name]
    wins = 0
    for seed in range(5):
        for seat in range(2):  # the same deal from both sides
            bots = [weaker(game), weaker(game)]
            bots[seat] = stronger(game)
            wins += play_game(game.new(2, seed=seed), bots, seed).winners() == [seat]
    assert wins >= least


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_level_is_one_of_the_bots_above(name: str) -> None:
    # What holds for a few simulations holds for many: levels that think differ in their number only.
    game = ALL_GAMES[name]
    tested = tuple(type(bot(game)) for bot in BOTS.values())
    assert all(issubclass(counted_as(level.bot(game)), tested) for level in LEVELS.values())


def counted_as(bot: Bot) -> type[Bot]:
    return Counted if type(bot) is SearchBot else type(bot)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_no_error_of_a_bot_is_larger_than_three_times_its_noise(name: str) -> None:
    # A level that played any turn now and then would throw games away.
    game = ALL_GAMES[name]
    state = position(game, 6)
    expert = expert_for(state)
    expert.propose(state, 2048, Rng(1))
    values = dict(zip(expert.turns, expert.values, strict=True))
    lost = [
        max(values.values()) - values[tuple(ExpertBot(game, skill=Skill(2048, noise=1.0)).play(state, Rng(seed)))]
        for seed in range(60)
    ]
    assert 0 < max(lost) <= 6


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_level_has_a_rating_above_the_one_below(name: str) -> None:
    ratings = ratings_of(name)
    names = ["novice", *LADDER]
    assert len(ratings) >= len(names) - 1  # few games of the master were measured
    assert list(ratings) == names[: len(ratings)]
    elos = [elo for elo, _, _ in ratings.values()]
    assert elos == sorted(elos)
    assert all(low <= elo <= high for elo, low, high in ratings.values())


def test_levels_are_named_weakest_first_and_others_are_refused() -> None:
    names = "carrier, digger, brickmaker, gardener, apprentice, mason, architect, master"
    assert ", ".join(LADDER) == names
    assert list(LEVELS) == [*LADDER, "novice", "greedy"]
    assert all(get_level(name).name == name for name in LEVELS)
    with pytest.raises(UnknownLevel, match=f"there is no level 'best'; there are {names}, novice, greedy"):
        get_level("best")


def test_levels_of_a_game_without_an_expert_differ() -> None:
    # From Digger up all saw the same seven columns: each of Brickmaker to Mason won half of its games.
    wins = 0
    for seed in range(16):
        bots = [LEVELS["apprentice" if seat == seed % 2 else "digger"].bot(FOUR) for seat in range(2)]
        wins += play_game(FOUR.new(seed=seed), bots, seed).winners() == [seed % 2]
    assert wins > 11
