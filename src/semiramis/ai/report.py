"""The report of a game: what each turn was worth, what luck changed, and what decided the game.

Turns are judged as everywhere, by `review.py`: from what was visible before the turn. The luck of a reveal is the value
of the outcome that came up less the mean of all outcomes, each weighted by its number of ways. So the luck of all
outcomes adds up to zero. All of them are searched on the same shuffles. Each seat has its own luck, whoever made the
reveal.

The same match, seed and number of simulations give the same report.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from statistics import fmean
from typing import Any, Literal

from ..games.arguments import as_integer, brief, check_type
from ..games.game import LARGEST, GameError, Reason, State
from ..games.record import Match
from ..games.rng import SEEDS, Rng
from ..games.types import Action
from .expert import Expert, Turn, expert_for
from .reasons import reasons_for
from .review import BATCH, CERTAINTY, CHANCE_LOST, Label, TurnValue, distinct, is_forced, judge_turns, search
from .search import Search

LOST_POINTS = Path(__file__).with_name("lost_points.json")
"""The points that each level loses in a turn, by game: `bench/game_report.py --levels` measures it in games of two."""
COMPARED = 4
"""The best turns that are compared with the one that was played; more would leave each of them too few simulations."""
LUCK = 0.3
"""The simulations of the outcomes of a reveal, all together, as a share of those of a turn."""
FEWEST_OF_OUTCOME = 12
"""Each outcome has at least this many simulations."""
TURNING_POINTS = 4
"""The most turns that are named as those that decided the game."""
FEWEST_TURNING_POINTS = 2
"""At least this many are named, also in a game in which little happened."""
SWING = 0.08
"""A turn is named as one that decided a game of two if it or its luck changed the chance by this much. With more
players all chances are smaller, and so is the limit, as in `review.py`."""
EQUAL = 0.1
"""Two players played equally well if the chances that they lost in all their turns differ by less."""
ACCEPTED = 0.035
"""A turn that loses at most this much chance solves a mistake in a game of two: less than an inaccuracy."""

Praise = Literal["only_turn", "hard_to_find"]
Verdict = Literal["played_better", "despite_luck", "luck_decided", "equal", "unfinished"]


@dataclass(frozen=True)
class TurnReport:
    """One turn of a game. Chances and points are those of its player, unless they are lists for all seats."""

    ply: int
    """The ply of its first action."""
    seat: int
    played: list[str]
    best: list[str]
    """The actions of the best turn that was found; the same as `played` if nothing was better."""
    chances: list[float]
    """The chance of each seat to win before the turn, if it is the best."""
    chance: float
    """The chance after the turn that was played, before its luck."""
    chance_best: float
    """The chance with the best turn."""
    lost_chance: float
    lost_points: float
    """How many points more the lead is after the best turn; 0 for a turn that leads by more but wins less often."""
    error_chance: float
    """The standard error of `lost_chance`."""
    label: Label | None
    praise: Praise | None
    """`only_turn`: every other turn is at least a mistake. `hard_to_find`: the one that looks best at once is."""
    forced: bool
    """Whether there was nothing to judge: all turns had the same effect, or luck decides what is legal in this one."""
    difficulty: float
    """The mean chance that other turns worth considering lose: the weight of the turn in the accuracy."""
    luck_chances: list[float]
    """By how much what the turn turned up changed the chance of each seat, compared with the mean of all outcomes."""
    luck_points: list[float]
    reasons: list[Reason]
    """Why the best turn is good, for a turn with a label or praise."""
    reasons_played: list[Reason]
    """The same for the turn that was played, where another one is better."""
    best_actions: list[Action | None]
    """What each action of the best turn does (`State.describe_action`)."""
    played_actions: list[Action | None]

    @property
    def is_mistake(self) -> bool:
        """Whether the turn is worth trying again."""
        return self.label in ("mistake", "blunder")

    @property
    def luck_chance(self) -> float:
        return self.luck_chances[self.seat]

    @property
    def accuracy(self) -> float:
        """From 100 for a turn that loses nothing down to 0, by the formula of lichess for the chance lost.

        With more players the loss is scaled as the limits of labels are.
        """
        lost = 100 * self.lost_chance * len(self.chances) / 2
        return min(100.0, max(0.0, 103.1668 * math.exp(-0.04354 * lost) - 3.1669))

    @property
    def swing(self) -> float:
        """How much the turn decided: what it lost, or how much its luck changed a chance."""
        lost = self.lost_chance if self.lost_chance >= CERTAINTY * self.error_chance else 0.0
        return max(lost, *(abs(luck) for luck in self.luck_chances))

    def as_json(self) -> dict[str, Any]:
        content: dict[str, Any] = {
            name: getattr(self, name)
            for name in ("ply", "seat", "played", "best", "chance", "chance_best", "lost_chance", "lost_points")
        }
        content |= {"error_chance": self.error_chance, "label": self.label, "praise": self.praise}
        content |= {"forced": self.forced, "chances": self.chances, "difficulty": self.difficulty}
        content |= {"luck_chance": self.luck_chance, "luck_chances": self.luck_chances, "luck_points": self.luck_points}
        content["reasons"] = [{"code": reason.code, "facts": dict(reason.facts)} for reason in self.reasons]
        content["reasons_played"] = [
            {"code": reason.code, "facts": dict(reason.facts)} for reason in self.reasons_played
        ]
        content |= {"best_actions": self.best_actions, "played_actions": self.played_actions}
        return rounded(content)


@dataclass(frozen=True)
class PlayerReport:
    """One player of a game."""

    seat: int
    name: str
    lost_points: float
    """The points lost in a turn, on average over the turns that were not forced."""
    lost_chance: float
    """The same in chance."""
    accuracy: float
    """The mean accuracy of the turns that were not forced, weighted by their difficulty."""
    luck_chance: float
    """The luck of the whole game, in chance: also what others turned up."""
    luck_points: float
    """The same in points of the lead over the best other player."""
    margin: int
    """The lead over the best other player at the end."""
    best_turn: int | None
    """The ply of the turn that was best: praised, and the most difficult. None if there is none."""
    worst_turn: int | None
    """The ply of the turn that lost most. None if no turn lost anything for certain."""
    level: str | None
    """The level of the computer that loses about as many points in a turn; None if nobody measured it."""

    @property
    def adjusted_margin(self) -> float:
        """The margin at the end without the luck."""
        return self.margin - self.luck_points

    def as_json(self) -> dict[str, Any]:
        return rounded({**self.__dict__, "adjusted_margin": self.adjusted_margin})


@dataclass(frozen=True)
class Report:
    """What `make_report` found in a game."""

    game: str
    names: list[str]
    turns: list[TurnReport]
    winners: list[int]
    """The winners; nobody if the game did not end."""
    margins: list[int]
    simulations: int
    """The number of simulations of a turn."""
    seed: int

    @cached_property
    def players(self) -> list[PlayerReport]:
        return [self._player(seat) for seat in range(len(self.names))]

    def _player(self, seat: int) -> PlayerReport:
        own = [turn for turn in self.turns if turn.seat == seat and not turn.forced]
        weight = sum(turn.difficulty for turn in own)
        praised = [turn for turn in own if turn.praise]
        lossy = [turn for turn in own if turn.lost_chance > CERTAINTY * turn.error_chance]
        return PlayerReport(
            seat,
            self.names[seat],
            sum(turn.lost_points for turn in own) / max(1, len(own)),
            sum(turn.lost_chance for turn in own) / max(1, len(own)),
            sum(turn.accuracy * turn.difficulty for turn in own) / weight if weight else 100.0,
            sum(turn.luck_chances[seat] for turn in self.turns),
            sum(turn.luck_points[seat] for turn in self.turns),
            self.margins[seat],
            max(praised, key=lambda turn: turn.difficulty).ply if praised else None,
            max(lossy, key=lambda turn: turn.lost_chance).ply if lossy else None,
            level_like(self.game, sum(turn.lost_points for turn in own) / len(own)) if own else None,
        )

    @cached_property
    def turning_points(self) -> list[int]:
        """The plies of the two to four turns that changed the chances most, in the order of the game."""
        limit = SWING * 2 / len(self.names)
        ranked = sorted(self.turns, key=lambda turn: (-turn.swing, turn.ply))
        chosen = [turn for n, turn in enumerate(ranked) if turn.swing >= limit or n < FEWEST_TURNING_POINTS]
        return sorted(turn.ply for turn in chosen[:TURNING_POINTS])

    @property
    def verdict(self) -> Verdict:
        """Whether the winner played better, or luck decided.

        Of the players who lost the least chance in all their turns one is a winner: `played_better`, or `despite_luck`
        if the luck was against the winner. Otherwise `luck_decided` if the winner had more luck than the best of them.
        """
        if not self.winners:
            return "unfinished"
        lost = [sum(turn.lost_chance for turn in self.turns if turn.seat == seat) for seat in range(len(self.names))]
        luck = [player.luck_chance for player in self.players]
        winner = min(self.winners, key=lost.__getitem__)
        other = min((seat for seat in range(len(lost)) if seat not in self.winners), key=lost.__getitem__, default=None)
        if other is None or abs(lost[winner] - lost[other]) < EQUAL * 2 / len(lost):
            lucky = other is not None and luck[winner] - luck[other] >= EQUAL
            return "luck_decided" if lucky else "equal"
        if lost[winner] < lost[other]:
            return "despite_luck" if luck[winner] <= -EQUAL else "played_better"
        return "luck_decided" if luck[winner] > luck[other] else "equal"

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": [player.as_json() for player in self.players],
            "turns": [turn.as_json() for turn in self.turns],
            "turning_points": self.turning_points,
            "verdict": self.verdict,
            "winners": self.winners,
            "simulations": self.simulations,
            "seed": self.seed,
        }

    def __repr__(self) -> str:
        return f"<Report of {', '.join(self.names)}: {self.game}, {len(self.turns)} turns, {self.verdict}>"

    def _repr_svg_(self) -> str:
        from .report_plot import plot

        return plot(self)


def make_report(
    match: Match,
    simulations: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Report:
    """Return the report of a game. It uses nothing that was hidden before it was turned up.

    simulations: of each turn; by default as many as the expert of the game needs.
    progress: called after each turn with the number of turns so far and in all.
    Raises `GameError` if no whole turn was played.
    """
    check_type(match, Match, "match")
    if not 0 <= as_integer(seed, "seed") < SEEDS:
        raise GameError(f"seed must be from 0 to 2^64 - 1, not {brief(seed)}")
    expert = expert_for(match.state)
    count = expert.simulations_to_judge if simulations is None else as_integer(simulations, "simulations")
    if not 0 < count <= LARGEST:
        raise GameError(f"simulations must be from 1 to {LARGEST}, not {brief(simulations)}")
    total = len(split_turns(match))
    if not total:
        raise GameError("a report needs a game with at least one whole turn")
    turns = []
    for turn in report_turns(match, count, seed, expert):
        turns.append(turn)
        progress(len(turns), total)
    return gather(match, turns, count, seed)


def gather(match: Match, turns: Sequence[TurnReport], simulations: int, seed: int = 0) -> Report:
    """Return the report of a game of which these turns are known."""
    state = match.state
    return Report(
        state.game,
        [name or f"seat {seat}" for seat, name in enumerate(match.record.players)],
        list(turns),
        state.winners(),
        [lead(state.scores(), seat) for seat in range(state.players)],
        simulations,
        seed,
    )


def report_turns(match: Match, simulations: int, seed: int, expert: Expert) -> Iterator[TurnReport]:
    """Yield the report of each whole turn of a game."""
    for state, turn in split_turns(match):
        yield report_turn(state, turn, simulations, rng_of(state, seed), expert)


def rng_of(state: State, seed: int) -> Rng:
    """Return the random numbers of a turn: its report does not depend on the turns before it."""
    return Rng(Rng((seed + state.ply) % SEEDS).next())


def report_actions(state: State, actions: Iterable[str], simulations: int | None = None) -> TurnReport:
    """Return the report of one turn, the same as in the report of the game with the seed 0."""
    after, expert = state.clone(), expert_for(state)
    turn = tuple(after.play(action, state.player) for action in actions)
    return report_turn(state, turn, simulations or expert.simulations_to_judge, rng_of(state, 0), expert)


def split_turns(match: Match) -> list[tuple[State, Turn]]:
    """Return the whole turns of a game, each with the position before it."""
    turns: list[tuple[State, Turn]] = []
    before, actions = match.at(match.first_ply), list[int]()
    state = before.clone()
    for text in match.record.actions:
        actions.append(state.play(text))
        if state.over or state.player != before.player:
            turns.append((before, tuple(actions)))
            before, actions = state.clone(), []
    return turns


def report_turn(state: State, turn: Turn, simulations: int, rng: Rng, expert: Expert) -> TurnReport:
    """Return what a turn was worth, and what its luck changed. `state` is the position before it."""
    guess = state.clone()
    guess.shuffle_hidden(rng)  # what is said of the turn must not depend on what is hidden
    half = max(1, simulations // 2)
    found = search(guess, rng, half, expert=expert)
    chances = [total / found.simulations for total in found.chances[: state.players]]
    values: list[TurnValue] = []
    if not is_forced(guess):
        obvious = found.root.turns[0]
        preferred = distinct([one.turn for one in found.candidates()])
        turns = distinct([turn, *preferred[:COMPARED], obvious])
        values = judge_turns(guess, turns, rng, half, keep=[turn, obvious], expert=expert)
    value = next((value for value in values if value.turn == turn), None)
    lucks = [0.0] * state.players, [0.0] * state.players
    after = state.clone()
    for action in turn:
        add_luck(lucks, after, action, max(1, int(simulations * LUCK)), rng, expert)
        after.advance(action)
    texts, does = describe_turn(state, turn)
    if value is None:
        chance = chances[state.player]
        return TurnReport(
            *(state.ply, state.player, texts, texts, chances, chance, chance, 0.0, 0.0, 0.0, None, None, True, 0.0),
            *(*lucks, [], [], does, does),
        )
    best, others = values[0], values[1:]
    is_best = value is best
    best_texts, best_does = (texts, does) if is_best else describe_turn(guess, best.turn)
    label, praise = value.label(state.players), find_praise(values, obvious, state.players) if is_best else None
    reasons = reasons_for(guess) if label or praise else None
    return TurnReport(
        state.ply,
        state.player,
        texts,
        best_texts,
        scaled(chances, state.player, best.chance),
        value.chance,
        best.chance,
        value.lost_chance,
        max(0.0, value.lost_margin),
        value.lost_chance_error,
        label,
        praise,
        False,
        fmean([other.lost_chance for other in others if other.turn != turn] or [value.lost_chance]),
        *lucks,
        reasons.of(best.turn) if reasons else [],
        reasons.of(turn) if reasons and not is_best else [],
        best_does,
        does,
    )


def is_solved(found: TurnReport) -> bool:
    """Return whether a turn is good enough in place of a mistake."""
    return found.label is None and found.lost_chance * len(found.chances) / 2 <= ACCEPTED


def find_praise(values: Sequence[TurnValue], obvious: Turn, players: int) -> Praise | None:
    """Return why the best turn deserves praise: none of the others would do, or it is not the obvious one."""
    others = values[1:]
    bad = [
        other for other in others if other.lost_chance >= CHANCE_LOST["mistake"] * 2 / players and other.label(players)
    ]
    if others and len(bad) == len(others):
        return "only_turn"
    return "hard_to_find" if any(other.turn == obvious for other in bad) else None


def scaled(chances: Sequence[float], seat: int, chance: float) -> list[float]:
    """Return chances in which that of one seat is replaced, and those of the others still add up to the rest."""
    rest = sum(chances) - chances[seat]
    if rest <= 0:
        return [chance if other == seat else (1 - chance) / (len(chances) - 1) for other in range(len(chances))]
    return [chance if other == seat else value * (1 - chance) / rest for other, value in enumerate(chances)]


def add_luck(
    lucks: tuple[list[float], list[float]], state: State, action: int, simulations: int, rng: Rng, expert: Expert
) -> None:
    """Add to the chances and points of each seat what an action turned up by luck."""
    if not state.reveals(action) or len(state.outcomes(action)) < 2:
        return
    after = state.clone()
    after.advance(action)
    came_up = after.key()
    for key, chances, points in luck_of_outcomes(state, action, simulations, rng, expert):
        if key == came_up:
            for seat in range(state.players):
                lucks[0][seat] += chances[seat]
                lucks[1][seat] += points[seat]
            return


def luck_of_outcomes(
    state: State, action: int, simulations: int, rng: Rng, expert: Expert
) -> list[tuple[bytes, list[float], list[float]]]:
    """Return the luck of each outcome of an action: the key of the position after it, and the changes for each seat.

    Weighted by their numbers of ways, the changes add up to zero.
    """
    outcomes, seed, seats = state.outcomes(action), rng.next(), range(state.players)
    count = max(FEWEST_OF_OUTCOME, simulations // len(outcomes))
    found = []
    for outcome, ways in outcomes:
        after = state.clone()
        after.shuffle_hidden(Rng(seed))
        after.turn_up(action, outcome)
        after.advance(action)
        found.append((after.key(), ways, *value_position(after, count, seed, expert)))
    total = sum(ways for _, ways, _, _ in found)
    mean_chances = [sum(ways * chances[seat] for _, ways, chances, _ in found) / total for seat in seats]
    mean_points = [sum(ways * points[seat] for _, ways, _, points in found) / total for seat in seats]
    return [
        (key, [chances[n] - mean_chances[n] for n in seats], [points[n] - mean_points[n] for n in seats])
        for key, _, chances, points in found
    ]


def value_position(state: State, simulations: int, seed: int, expert: Expert) -> tuple[list[float], list[float]]:
    """Return the chance and the margin of each seat. Equal seeds give equal shuffles."""
    seats = range(state.players)
    if state.over:
        winners, scores = state.winners(), state.scores()
        return [(seat in winners) / len(winners) for seat in seats], [float(lead(scores, seat)) for seat in seats]
    found = Search(state, expert, Rng(0), draws=Rng(seed))
    for done in range(0, simulations, BATCH):
        found.run(min(BATCH, simulations - done))  # a longer run may stop early
    return [found.chances[seat] / found.simulations for seat in seats], [
        found.margins[seat] / found.simulations for seat in seats
    ]


@cache
def lost_points_of(game: str) -> Mapping[str, float]:
    """Return how many points each level loses in a turn, without its luck; empty if nobody measured it."""
    found: dict[str, dict[str, float]] = json.loads(LOST_POINTS.read_text(encoding="utf-8"))
    return found.get(game, {})


def level_like(game: str, lost: float) -> str | None:
    """Return the level that loses about as many points in a turn."""
    levels = lost_points_of(game)
    return min(levels, key=lambda level: abs(levels[level] - lost), default=None)


def lead(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - max([*scores[:seat], *scores[seat + 1 :]], default=0)


def describe_turn(state: State, turn: Turn) -> tuple[list[str], list[Action | None]]:
    """Return the actions of a turn in notation, and what each does."""
    after, texts, does = state.clone(), [], []
    for action in turn:
        texts.append(after.format_action(action))
        does.append(after.describe_action(action))
        after.advance(action)
    return texts, does


def rounded(content: dict[str, Any]) -> dict[str, Any]:
    """Return the content with numbers of four digits: more would be noise."""

    def short(value: Any) -> Any:
        if isinstance(value, list):
            return [short(one) for one in value]
        return round(value, 4) if isinstance(value, float) else value

    return {name: short(value) for name, value in content.items()}
