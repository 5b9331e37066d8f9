"""Whole turns of Babylon: which tile to dig, where to place it and the stored one, what to decorate, what to keep.

The planner is a beam search. It estimates all placements of one tile (`PlacementEstimates`), evaluates the best of them
with their decorations, and adds the other tile to the best of these plans in the same way.
"""

from __future__ import annotations

from ...games.arguments import check_type
from ...games.babylon import apply, constants, decorations, legal, placements, scoring
from ...games.babylon.constants import (
    BUILD,
    DIG_ID,
    DUG,
    FINISH_DUG,
    FINISH_NONE,
    FINISH_STORED,
    NO_TILE,
    NO_TOKEN,
    PLACE_ID,
    STACKS,
    STORED,
)
from ...games.babylon.garden import Garden
from ...games.babylon.state import BabylonState
from .draft import Draft
from .evaluation import Evaluation
from .placement_estimates import PlacementEstimates

DECORATION_KIND = constants.DECORATION_KIND
DECORATION_CELLS = constants.DECORATION_CELLS

MOST_PLANS = 2048
MOST_PLACEMENTS = 64
"""The largest width of the search."""
IMPOSSIBLE = -1000.0
"""Less than any value."""
PILLAR_VALUE = 1.5
"""The value of a pillar that is left for a second placement, in points."""
CACHED_ESTIMATES = 12
MOST_DECORATIONS = 12
"""Of more possible decorations only those with most points are evaluated."""


class Plans:
    """A table of plans: their actions, the number of these, the dig that they begin with, and their values."""

    def __init__(self) -> None:
        self.count = 0
        # No turn is longer: two placements, up to eight decorations on their eight spaces, and a finish.
        self.actions = [[0] * 16 for _ in range(2048)]
        self.length = [0] * 2048
        self.dig = [0] * 2048
        self.value = [0.0] * 2048
        self.extended_value = [0.0] * 2048
        """An estimate of the value with a second placement; IMPOSSIBLE if there can be none."""
        self.order = [0] * 2048

    def add_action(self, action: int) -> None:
        """Add an action to the last plan, which is not counted yet."""
        self.actions[self.count][self.length[self.count]] = action
        self.length[self.count] += 1

    def begin_like(self, plan: int, length: int) -> None:
        """Copy the first actions of a plan to the one that is not counted yet."""
        for n in range(length):
            self.actions[self.count][n] = self.actions[plan][n]

    def begins_alike(self, plan: int, other: int, length: int) -> bool:
        """Return whether the first actions of two plans are the same."""
        for n in range(length):
            if self.actions[plan][n] != self.actions[other][n]:
                return False
        return True

    def sort(self, values: list[float], first: int) -> None:
        """Write the order of the plans from `first` on by these values, the best first."""
        for n in range(first, self.count):
            m = n
            while m > first and values[self.order[m - 1]] < values[n]:
                self.order[m] = self.order[m - 1]
                m -= 1
            self.order[m] = n


class Digs:
    """The tiles that can be dug: their stacks, their numbers, and the pillars that they bring."""

    def __init__(self) -> None:
        self.count = 0
        self.stack = [0] * 16
        self.tile = [0] * 16
        self.pillars = [0] * 16
        self.most_pillars = 0

    def find(self, state: BabylonState, seat: int, has_token: bool) -> None:
        """Find the digs of a seat. After the dig there is one, of the dug tile, without a stack and pillars.

        Without the round token only the edges and the flower of a tile bring pillars.
        """
        self.count = 0
        self.most_pillars = 0
        if state.phase == BUILD:
            self.stack[0] = -1
            self.tile[0] = state.dug
            self.pillars[0] = 0
            self.count = 1
            return
        for stack in range(STACKS):
            if state.quarry.height[stack]:
                self.stack[self.count] = stack
                self.tile[self.count] = state.quarry._visible_tile(stack)
                self.pillars[self.count] = apply._pillars_for(state, stack)
                if not has_token:
                    own = state.box.flower[self.tile[self.count]] == state.flower[seat]
                    self.pillars[self.count] = state.quarry._edges(stack) + (1 if own else 0)
                self.most_pillars = max(self.most_pillars, self.pillars[self.count])
                self.count += 1


class Planner:
    """Finds good turns for the current player of a position and writes them to `plans`."""

    def __init__(
        self,
        state: BabylonState,
        evaluation: Evaluation,
        width: int,
        extensions: int,
        second_width: int,
        coarse: bool = False,
    ) -> None:
        check_type(evaluation, Evaluation, "evaluation")
        self.evaluation = evaluation
        self.width = width
        """The number of placements of a first tile that are evaluated."""
        self.extensions = extensions
        """The number of plans with one placement to which a second one is added."""
        self.second_width = second_width
        """The number of second placements that are evaluated for each of them."""
        self.turns_left = 0
        """The turns of the player after this one."""
        self.start_value = 0.0
        """The value of the garden as it is."""
        self.plans = Plans()
        self.digs = Digs()
        self.estimates = PlacementEstimates(state, evaluation, coarse)
        self.second_estimates = PlacementEstimates(state, evaluation, coarse)
        # Estimates after a placement of the stored tile are the same for every dig.
        self.cache = [PlacementEstimates(state, evaluation, coarse) for _ in range(CACHED_ESTIMATES)]
        self.cached = 0
        self.cached_plan = [0] * 16
        self.cached_length = [0] * 16
        self.root = Draft(state)
        """The position at the beginning."""
        self.start = Draft(state)
        """The position after the first actions of a plan."""
        self.draft = Draft(state)
        """The position after all actions of the plan that is being made."""
        self.trial: Garden = state.garden.clone()

    def run(self, state: BabylonState) -> None:
        """Fill the plans for the current player, from here to the end of the turn, the best first by `plans.order`."""
        self.begin(state, state.player, state.rounds - state.round, True)
        self.survey()
        self.plan(0, self.digs.count)

    def begin(self, state: BabylonState, seat: int, turns_left: int, has_token: bool) -> None:
        """Begin with the position and the digs of a seat, and with no plans. A player in turn has the round token."""
        self.plans.count = 0
        self.cached = 0
        self.turns_left = turns_left
        self.root.begin(state, seat, legal._wild_token(state) if has_token else NO_TOKEN)
        self.digs.find(state, seat, has_token)

    def survey(self) -> None:
        """Estimate the placements of the first tile."""
        self.estimates.sites = 0
        self.start_value = self.evaluation.of_garden(self.root.garden, self.turns_left)
        if self.digs.stack[0] >= 0 or self.root.dug != NO_TILE or self.root.stored != NO_TILE:
            self.estimates.run(self.root, self.root.singles[0] + self.digs.most_pillars, self.turns_left)

    def plan(self, first_dig: int, digs: int) -> None:
        """Add the plans of some digs, in the order of their values."""
        first = self.plans.count
        for dig in range(first_dig, first_dig + digs):
            self.start_with(dig)
            self.draft.assign(self.start)
            self.finish_plan(dig, 0)
            self.add_placements(self.estimates, dig, DUG, 0)
            self.add_placements(self.estimates, dig, STORED, 0)
        self.plans.sort(self.plans.extended_value, first)
        for n in range(first, min(self.plans.count, first + self.extensions)):
            plan = self.plans.order[n]
            if self.plans.extended_value[plan] == IMPOSSIBLE:
                break
            self.extend(plan)
        self.plans.sort(self.plans.value, first)

    def guess(self, dig: int) -> float:
        """Return a quick estimate of the value of a dig: after the best placement of one tile, without decorations."""
        self.start_with(dig)
        start = self.start
        evaluation = self.evaluation
        guess = self.start_value + evaluation.of_storage(start.singles[0], start.dug, self.turns_left)
        best = self.estimates.find_best(start, start.dug, 1)
        if best.count:
            kept = 0.0 if start.stored == NO_TILE else evaluation.tiles[self.turns_left][start.stored]
            guess = max(guess, best.estimate[0] + kept)
        if start.stored != NO_TILE:
            best = self.estimates.find_best(start, start.stored, 1)
            if best.count:
                guess = max(guess, best.estimate[0] + evaluation.tiles[self.turns_left][start.dug])
        return guess

    def start_with(self, dig: int) -> None:
        """Set `start` to the position after a dig."""
        self.start.assign(self.root)
        self.start.dig(self.digs.tile[dig], self.digs.pillars[dig])

    def finish_plan(self, dig: int, length: int) -> None:
        """Complete the plan of which the first actions lead to the draft: decorate, and keep the better tile."""
        plans = self.plans
        plan = plans.count
        plans.length[plan] = length
        plans.dig[plan] = dig
        draft = self.draft
        value = self.evaluation.of_garden(draft.garden, self.turns_left)
        while True:
            best = self.best_decoration(value)
            if best < 0:
                break
            draft.decorate(best)
            plans.add_action(best)
            value = self.evaluation.of_garden(draft.garden, self.turns_left)
        finish = FINISH_NONE
        best_kept = self.evaluation.of_flowers(draft.garden, NO_TILE, self.turns_left)
        if draft.dug != NO_TILE:
            kept = self.value_of_storing(draft.dug)
            if kept > best_kept:
                best_kept = kept
                finish = FINISH_DUG
        if draft.stored != NO_TILE:
            kept = self.value_of_storing(draft.stored)
            if kept > best_kept:
                best_kept = kept
                finish = FINISH_STORED
        plans.add_action(finish)
        plans.value[plan] = value + best_kept + self.evaluation.of_storage(draft.singles[0], NO_TILE, self.turns_left)
        plans.extended_value[plan] = IMPOSSIBLE
        if draft.dug != NO_TILE or draft.stored != NO_TILE:
            pillars = draft.singles[0] + 2 * draft.doubles[0]
            plans.extended_value[plan] = value + best_kept + PILLAR_VALUE * pillars
        if plan < MOST_PLANS - 1:
            plans.count += 1

    def value_of_storing(self, tile: int) -> float:
        """Return the value of a tile in storage, with what its flower adds to the garden."""
        flowers = self.evaluation.of_flowers(self.draft.garden, tile, self.turns_left)
        return flowers + self.evaluation.tiles[self.turns_left][tile]

    def best_decoration(self, value: float) -> int:
        """Return the decoration after which the value of the garden is highest; -1 if none raises it above `value`."""
        actions = [0] * 112
        draft = self.draft
        garden = draft.garden
        count = decorations.fill_decorations(garden, actions, draft.supply, draft.token)
        if count > MOST_DECORATIONS:
            self.move_best_to_front(actions, count)
            count = MOST_DECORATIONS
        best = -1
        for n in range(count):
            action = actions[n]
            self.trial.assign(garden)
            decorations._decorate(
                self.trial, DECORATION_KIND[action], DECORATION_CELLS[action][0], DECORATION_CELLS[action][1]
            )
            after = self.evaluation.of_garden(self.trial, self.turns_left)
            if after > value:
                value = after
                best = action
        return best

    def move_best_to_front(self, actions: list[int], count: int) -> None:
        """Move the `MOST_DECORATIONS` decorations with most points to the front."""
        for n in range(MOST_DECORATIONS):
            best = n
            for other in range(n + 1, count):
                if self.points(actions[other]) > self.points(actions[best]):
                    best = other
            action = actions[n]
            actions[n] = actions[best]
            actions[best] = action

    def points(self, action: int) -> int:
        """Return the points of a decoration of the draft's garden."""
        kind = DECORATION_KIND[action]
        level = self.draft.garden.top[DECORATION_CELLS[action][0]]
        other_level = self.draft.garden.top[DECORATION_CELLS[action][1]]
        return scoring._decoration_points(kind, level, other_level)

    def add_placements(self, estimates: PlacementEstimates, dig: int, source: int, length: int) -> None:
        """Add a plan for each of the best placements of the dug or the stored tile in the position `start`.

        The `length` actions that lead there are those of the plan that is not counted yet.
        """
        tile = self.start.dug if source == DUG else self.start.stored
        if tile == NO_TILE:
            return
        best = estimates.find_best(self.start, tile, self.width if length == 0 else self.second_width)
        first = self.plans.count
        for n in range(best.count):
            site = best.site[n]
            self.plans.begin_like(first, length)
            self.draft.assign(self.start)
            action = placements._encode(
                self.draft.garden,
                source,
                estimates.cell[site],
                best.rotation[n],
                estimates.level[site],
                estimates.shape[site],
            )
            self.draft.place(action)
            self.plans.actions[self.plans.count][length] = action
            self.finish_plan(dig, length + 1)

    def extend(self, plan: int) -> None:
        """Add plans with a second placement after the first of a plan, and also after its decorations."""
        decorated = self.plans.length[plan] - 1
        undecorated = decorated
        while undecorated > 0 and self.plans.actions[plan][undecorated - 1] < PLACE_ID:
            undecorated -= 1
        if undecorated:
            self.extend_after(plan, undecorated)
        if decorated > undecorated:
            self.extend_after(plan, decorated)

    def extend_after(self, plan: int, length: int) -> None:
        """Add plans with a second placement after the first actions of a plan."""
        dig = self.plans.dig[plan]
        self.start_with(dig)
        for n in range(length):
            self.start.act(self.plans.actions[plan][n])
        self.plans.begin_like(plan, length)
        if self.start.dug != NO_TILE:
            self.add_placements(self.estimate_once(plan, dig, length), dig, DUG, length)
        else:
            self.second_estimates.run(self.start, self.start.singles[0], self.turns_left)
            self.add_placements(self.second_estimates, dig, STORED, length)

    def estimate_once(self, plan: int, dig: int, length: int) -> PlacementEstimates:
        """Return the estimates after the first actions of a plan, with the pillars of the dig that brings most.

        They are made once for plans that differ in their dig only, as long as the cache has room.
        """
        for n in range(self.cached):
            if self.cached_length[n] == length and self.plans.begins_alike(self.cached_plan[n], plan, length):
                return self.cache[n]
        estimates = self.second_estimates
        if self.cached < CACHED_ESTIMATES:
            estimates = self.cache[self.cached]
            self.cached_plan[self.cached] = plan
            self.cached_length[self.cached] = length
            self.cached += 1
        singles = self.start.singles[0] - self.digs.pillars[dig] + self.digs.most_pillars
        estimates.run(self.start, singles, self.turns_left)
        return estimates

    def turn(self, plan: int) -> tuple[int, ...]:
        """Return the actions of a plan, with its dig."""
        if not 0 <= plan < self.plans.count:
            raise IndexError(f"plan must be from 0 to {self.plans.count - 1}, not {plan}")
        actions = [self.plans.actions[plan][n] for n in range(self.plans.length[plan])]
        stack = self.digs.stack[self.plans.dig[plan]]
        return tuple(actions) if stack < 0 else (DIG_ID + stack, *actions)
