"""Makes positions of the set of `semiramis judge`: games of mixed strength, and deep values of candidate turns."""

from __future__ import annotations

from typing import Any

from semiramis.ai.bot import Bot
from semiramis.ai.expert import Turn, expert_for
from semiramis.ai.judge.positions import PHASES, JudgedPosition
from semiramis.ai.levels import LADDER
from semiramis.ai.review import distinct, find_candidates, is_forced, judge_turns
from semiramis.ai.spec import Random, read_level
from semiramis.games import get_game
from semiramis.games.game import Game, State
from semiramis.games.position_text import format_position, parse_position
from semiramis.games.rng import SEEDS, Rng

PLAYERS = ("random", "novice", "carrier", "brickmaker", "apprentice", "mason")
"""The bots of the games. Each seat has one of them."""
SLIPS = (0, 0, 10, 30)
"""Of 100 turns of a seat, how many are those of the weakest level instead: each seat has one of these numbers."""
CHOSEN = ("novice", "greedy@nodes=2000", *LADDER[:-2])
"""The bots whose choices are judged, beside a random turn and those that a search prefers.

The search is as long as that of the architect, so it finds what the two strongest levels choose.
"""
MOST_TURNS = 12
SEARCHED = 6
"""The turns of the longer search."""


def make_positions(name: str, players: int, number: int, searched: int, judged: int) -> list[dict[str, Any]]:
    """Return the positions of one game as JSON: one of each phase, if it has a turn that is not forced.

    number: of the game. The same number gives the same positions.
    searched, judged: the simulations of the search for candidates, and those of their values.
    """
    game, rng = get_game(name), Rng(Rng(number * 16 + players).next())
    before = play_game(game, players, rng)
    positions = []
    for n, phase in enumerate(PHASES):
        turns = before[len(before) * n // 3 : len(before) * (n + 1) // 3]
        seed = rng.next()
        state = pick(turns, rng)
        if state is not None:
            text = format_position(game, state)
            state = parse_position(game, text, Rng(seed))  # as a reader of the set finds it
            candidates = find_turns(state, rng, searched)
            expert = expert_for(state)
            values = judge_turns(state, candidates, Rng(seed), judged, expert=expert)
            if len(values) > 1:
                positions.append(JudgedPosition(name, players, number, phase, text, seed, values).as_json())
    return positions


def play_game(game: Game, players: int, rng: Rng) -> list[State]:
    """Return the positions before each turn of a game of mixed bots."""
    state = game.new(players, seed=rng.next() % SEEDS)
    bots = [make_bot(PLAYERS[rng.below(len(PLAYERS))], game) for _ in range(players)]
    slips = [SLIPS[rng.below(len(SLIPS))] for _ in range(players)]
    weakest = make_bot("novice", game)
    before = []
    while not state.over:
        before.append(state.clone())
        bot = weakest if rng.below(100) < slips[state.player] else bots[state.player]
        for action in bot.play(state, rng):
            state.apply(action)
    return before


def make_bot(spec: str, game: Game) -> Bot:
    return Random() if spec == "random" else read_level(spec).bot(game)


def pick(states: list[State], rng: Rng) -> State | None:
    """Return a random one of the positions in which there is a choice; None if there is none."""
    left = list(states)
    while left:
        state = left.pop(rng.below(len(left)))
        if not is_forced(state):
            return state
    return None


def find_turns(state: State, rng: Rng, simulations: int) -> list[Turn]:
    """Return the turns to judge: those of a search, and the choices of the levels."""
    game = get_game(state.game)
    found = find_candidates(state, rng, SEARCHED, simulations)
    for spec in CHOSEN:
        guess = state.clone()
        guess.shuffle_hidden(rng)
        found.append(tuple(make_bot(spec, game).play(guess, rng)))
    found.append(random_turn(state, rng))
    return distinct(found)[:MOST_TURNS]


def random_turn(state: State, rng: Rng) -> Turn:
    after, turn = state.clone(), []
    after.shuffle_hidden(rng)
    while not after.over and after.player == state.player:
        turn.append(after.random_action(rng))
        after.advance(turn[-1])
    return tuple(turn)
