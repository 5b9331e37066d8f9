"""Whole turns of Babylon: which tile to dig, where to place it and the stored one, what to decorate, what to keep."""

from __future__ import annotations

from ...games.arguments import check_type
from ...games.babylon import apply, constants, decorations, placements
from ...games.babylon.constants import (
    BRIDGE,
    DIG,
    DIG_ID,
    DUG,
    FINISH_DUG,
    FINISH_NONE,
    FINISH_STORED,
    FOUNTAIN,
    NO_TILE,
    PLACE_ID,
    STACKS,
    STATUE,
    STORED,
)
from ...games.babylon.garden import Garden
from ...games.babylon.state import BabylonState
from .draft import Draft
from .evaluation import Evaluation
from .placement_estimates import PlacementEstimates

DECORATION_KIND = constants.DECORATION_KIND
DECORATION_CELLS = constants.DECORATION_CELLS

PLANS = 2048
"""Room for so many plans."""
MOST_LIKELY = 64
"""Room for so many placements of a tile."""
NONE = -1000.0
"""Less than any worth."""
PILLAR = 1.5
"""What a pillar that is left is worth to a placement that may follow, in points."""
KEPT = 12
"""So many sets of estimates are kept for other digs."""
CHOICES = 12
"""Of more decorations only those with most points are tried."""


class Planner:
    """Plans are rows of the arrays below: their actions, what they are worth, and the dig that they begin with.

    First the best placements of one tile are found for every dig: `PlacementEstimates` estimates them all, and the
    likely ones are tried, each with its decorations. Then the other tile is added to the best of these plans, likewise.
    """

    def __init__(
        self, state: BabylonState, evaluation: Evaluation, width: int, seconds: int, second_width: int
    ) -> None:
        check_type(evaluation, Evaluation, "evaluation")
        self.evaluation = evaluation
        self.width = width
        """So many placements of each tile are tried."""
        self.seconds = seconds
        """From so many plans a second placement is looked for."""
        self.second_width = second_width
        """So many placements are then tried."""
        self.turns = 0
        """The turns of the player after this one."""
        self.estimates = PlacementEstimates(state, evaluation)
        self.beyond = PlacementEstimates(state, evaluation)
        """After a first placement."""
        self.shared = [PlacementEstimates(state, evaluation) for _ in range(KEPT)]
        """After a placement of the stored tile, which is the same for every dig."""
        self.kept = 0
        self.kept_plan = [0] * 16
        self.kept_length = [0] * 16
        self.most = 0
        """The most pillars that a dig brings."""
        self.root = Draft(state)
        self.start = Draft(state)
        self.draft = Draft(state)
        self.trial: Garden = state.garden.clone()
        self.plans = 0
        # No turn is longer: two placements, up to eight decorations on their eight spaces, and a finish.
        self.actions = [[0] * 16 for _ in range(2048)]
        self.length = [0] * 2048
        self.worth = [0.0] * 2048
        self.dig = [0] * 2048
        self.promise = [0.0] * 2048
        """What a plan may come to with a second placement; NONE if there can be none."""
        self.order = [0] * 2048
        # The digs: their stacks, the tiles, the pillars that they bring.
        self.digs = 0
        self.stack = [0] * 16
        self.tile = [0] * 16
        self.pillars = [0] * 16
        # The likeliest placements of one tile, the best first.
        self.found = 0
        self.estimate = [0.0] * 64
        self.site = [0] * 64
        self.rotation = [0] * 64

    def run(self, state: BabylonState) -> None:
        """Fill the plans for the player to act, who has still to finish this turn, and rank them."""
        self.plans = 0
        self.turns = state.rounds - state.round
        self.root.begin(state)
        self.find_digs(state)
        self.most = 0
        for dig in range(self.digs):
            self.most = max(self.most, self.pillars[dig])
        self.estimates.sites = 0
        self.kept = 0
        if state.phase == DIG or self.root.dug != NO_TILE or self.root.stored != NO_TILE:
            self.estimates.run(self.root, self.root.singles[0] + self.most, self.turns)
        for dig in range(self.digs):
            self.begin(dig)
            self.draft.assign(self.start)
            self.close(dig, 0)
            self.place(self.estimates, dig, DUG, 0)
            self.place(self.estimates, dig, STORED, 0)
        self.rank(self.promise)
        firsts = self.plans
        for n in range(min(firsts, self.seconds)):
            plan = self.order[n]
            if self.promise[plan] == NONE:
                break
            self.go_on(plan)
        self.rank(self.worth)

    def find_digs(self, state: BabylonState) -> None:
        """The tiles that can be dug; in the middle of a turn the one that was, or none, without pillars."""
        self.digs = 0
        if state.phase != DIG:
            self.stack[0] = -1
            self.tile[0] = self.root.dug
            self.pillars[0] = 0
            self.digs = 1
            return
        for stack in range(STACKS):
            if state.quarry.height[stack]:
                self.stack[self.digs] = stack
                self.tile[self.digs] = state.quarry._visible_tile(stack)
                self.pillars[self.digs] = apply._pillars_for(state, stack)
                self.digs += 1

    def begin(self, dig: int) -> None:
        """The draft after a dig."""
        self.start.assign(self.root)
        self.start.dig(self.tile[dig], self.pillars[dig])

    def add_action(self, action: int) -> None:
        """Add to the plan that is being made, which is the last one."""
        self.actions[self.plans][self.length[self.plans]] = action
        self.length[self.plans] += 1

    def close(self, dig: int, done: int) -> None:
        """Complete the plan of which `done` actions lead to the draft: decorate, and keep the better tile."""
        plan = self.plans
        self.length[plan] = done
        self.dig[plan] = dig
        draft = self.draft
        worth = self.evaluation.of_garden(draft.garden, self.turns)
        while True:
            better = self.best_decoration(worth)
            if better < 0:
                break
            draft.decorate(better)
            self.add_action(better)
            worth = self.evaluation.of_garden(draft.garden, self.turns)
        finish = FINISH_NONE
        kept = self.evaluation.of_flowers(draft.garden, NO_TILE, self.turns)
        if draft.dug != NO_TILE:
            keeping = self.keep(draft.dug)
            if keeping > kept:
                kept = keeping
                finish = FINISH_DUG
        if draft.stored != NO_TILE:
            keeping = self.keep(draft.stored)
            if keeping > kept:
                kept = keeping
                finish = FINISH_STORED
        self.add_action(finish)
        self.worth[plan] = worth + kept + self.evaluation.of_storage(draft.singles[0], NO_TILE, self.turns)
        self.promise[plan] = NONE
        if draft.dug != NO_TILE or draft.stored != NO_TILE:
            self.promise[plan] = worth + kept + PILLAR * (draft.singles[0] + 2 * draft.doubles[0])
        if plan < PLANS - 1:
            self.plans += 1

    def keep(self, tile: int) -> float:
        return self.evaluation.of_flowers(self.draft.garden, tile, self.turns) + self.evaluation.tiles[self.turns][tile]

    def best_decoration(self, worth: float) -> int:
        """The decoration that most raises the worth of the draft's garden; -1 if none does."""
        actions = [0] * 112
        draft = self.draft
        garden = draft.garden
        count = decorations.fill_decorations(garden, actions, draft.supply, draft.token)
        if count > CHOICES:
            self.choose(actions, count)
            count = CHOICES
        best = -1
        for n in range(count):
            action = actions[n]
            self.trial.assign(garden)
            decorations._decorate(
                self.trial, DECORATION_KIND[action], DECORATION_CELLS[action][0], DECORATION_CELLS[action][1]
            )
            after = self.evaluation.of_garden(self.trial, self.turns)
            if after > worth:
                worth = after
                best = action
        return best

    def choose(self, actions: list[int], count: int) -> None:
        """Bring the decorations with most points to the front."""
        for n in range(CHOICES):
            best = n
            for other in range(n + 1, count):
                if self.points(actions[other]) > self.points(actions[best]):
                    best = other
            action = actions[n]
            actions[n] = actions[best]
            actions[best] = action

    def points(self, action: int) -> int:
        kind = DECORATION_KIND[action]
        level = self.draft.garden.top[DECORATION_CELLS[action][0]]
        if kind in (FOUNTAIN, BRIDGE):
            return 3 * level
        if kind == STATUE:
            return level
        return level + self.draft.garden.top[DECORATION_CELLS[action][1]]

    def place(self, estimates: PlacementEstimates, dig: int, source: int, done: int) -> None:
        """Try the likely placements of the dug or the stored tile after `done` actions, which `start` has seen."""
        tile = self.start.dug if source == DUG else self.start.stored
        if tile == NO_TILE:
            return
        self.find_likely(estimates, tile, self.width if done == 0 else self.second_width)
        # `close` writes the plan that is being made, so that the actions before must be there in each.
        first = self.plans
        for n in range(self.found):
            site = self.site[n]
            for m in range(done):
                self.actions[self.plans][m] = self.actions[first][m]
            self.draft.assign(self.start)
            action = placements._encode(
                self.draft.garden,
                source,
                estimates.cell[site],
                self.rotation[n],
                estimates.level[site],
                estimates.shape[site],
            )
            self.draft.place(action)
            self.actions[self.plans][done] = action
            self.close(dig, done + 1)

    def find_likely(self, estimates: PlacementEstimates, tile: int, width: int) -> None:
        """The best placements of a tile by their estimates, of those that can be paid."""
        self.found = 0
        start = self.start
        garden = start.garden
        for site in range(estimates.sites):
            exchanged = max(estimates.doubles[site] - start.doubles[0], 0)
            left = start.singles[0] - estimates.singles[site] - 2 * exchanged
            if left < 0:
                continue
            singles = self.evaluation.of_storage(left, NO_TILE, self.turns)
            for rotation in range(garden.box.rotations[tile]):
                estimate = singles + estimates.estimate(site, garden.box.icons[tile], rotation, start.token)
                if self.found < width or estimate > self.estimate[self.found - 1]:
                    self.insert(estimate, site, rotation, width)

    def insert(self, estimate: float, site: int, rotation: int, width: int) -> None:
        if self.found < width:
            self.found += 1
        n = self.found - 1
        while n > 0 and self.estimate[n - 1] < estimate:
            self.estimate[n] = self.estimate[n - 1]
            self.site[n] = self.site[n - 1]
            self.rotation[n] = self.rotation[n - 1]
            n -= 1
        self.estimate[n] = estimate
        self.site[n] = site
        self.rotation[n] = rotation

    def go_on(self, plan: int) -> None:
        """Look for a second placement after the first of a plan, and also after its decorations."""
        dig = self.dig[plan]
        decorated = self.length[plan] - 1
        undecorated = decorated
        while undecorated > 0 and self.actions[plan][undecorated - 1] < PLACE_ID:
            undecorated -= 1
        if undecorated:
            self.go_on_after(plan, dig, undecorated)
        if decorated > undecorated:
            self.go_on_after(plan, dig, decorated)

    def go_on_after(self, plan: int, dig: int, done: int) -> None:
        self.begin(dig)
        for n in range(done):
            self.actions[self.plans][n] = self.actions[plan][n]
            self.start.act(self.actions[plan][n])
        source = DUG if self.start.dug != NO_TILE else STORED
        if source == DUG:
            self.place(self.share_estimates(plan, dig, done), dig, source, done)
        else:
            self.beyond.run(self.start, self.start.singles[0], self.turns)
            self.place(self.beyond, dig, source, done)

    def share_estimates(self, plan: int, dig: int, done: int) -> PlacementEstimates:
        """The places after these actions with the pillars of the richest dig: made once, while there is room."""
        for n in range(self.kept):
            if self.kept_length[n] == done:
                same = True
                for m in range(done):
                    if self.actions[self.kept_plan[n]][m] != self.actions[plan][m]:
                        same = False
                if same:
                    return self.shared[n]
        estimates = self.beyond
        if self.kept < KEPT:
            estimates = self.shared[self.kept]
            self.kept_plan[self.kept] = plan
            self.kept_length[self.kept] = done
            self.kept += 1
        estimates.run(self.start, self.start.singles[0] - self.pillars[dig] + self.most, self.turns)
        return estimates

    def rank(self, worth: list[float]) -> None:
        """Put the plans in order, the best first."""
        for n in range(self.plans):
            plan = n
            m = n
            while m > 0 and worth[self.order[m - 1]] < worth[plan]:
                self.order[m] = self.order[m - 1]
                m -= 1
            self.order[m] = plan

    def turn(self, plan: int) -> tuple[int, ...]:
        """The actions of a plan, with its dig."""
        if not 0 <= plan < self.plans:
            raise IndexError(f"plan must be from 0 to {self.plans - 1}, not {plan}")
        actions = [self.actions[plan][n] for n in range(self.length[plan])]
        stack = self.stack[self.dig[plan]]
        return tuple(actions) if stack < 0 else (DIG_ID + stack, *actions)
