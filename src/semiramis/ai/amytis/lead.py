"""The lead that can be expected at the end of a game of Amytis, and the chance to win that follows from it."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

from ...games import bits
from ...games.amytis import scoring
from ...games.amytis.constants import PALACE, RESIDENCE, TOKENS
from ...games.amytis.state import AmytisState
from .evaluation import _missing, _open_lines, _tiles_to_the_end

NAMES = {
    "points": "points, if the game ended now",
    "favors": "those of them that favours bring",
    "one tile missing": "points of projects at hand that lack one tile",
    "two tiles missing": "... two tiles",
    "three tiles missing": "... three tiles",
    "four tiles missing": "... four tiles",
    "hand": "projects at hand",
    "tokens": "favour tokens that are left",
    "row": "tokens in the bottom row",
    "walls": "visible walls that the next wall would count",
    "palaces": "visible palaces",
    "residences": "points that the next residence would bring",
    "line": "lines that the current player can complete in this turn",
    "threat": "those of the other player",
    "turn": "being the current player",
    "last turn": "having the last turn of the game",
}
"""The terms of the lead: of each, what seat 0 has more than seat 1."""
START = 10
"""The smallest number of tiles that end a game, at its start."""
FILE = Path(__file__).with_name("lead.toml")


def _early(state: AmytisState) -> float:
    """Return how much of a game is left: 1 at its start, 0 when it ends."""
    return _tiles_to_the_end(state) / START


class Lead:
    """A sum of terms with weights, which change evenly from the start of a game to its end."""

    def __init__(self) -> None:
        found = tomllib.loads(FILE.read_text(encoding="utf-8"))
        self.first = [0.0] * 16
        self.last = [0.0] * 16
        self.first[:], self.last[:] = zip(*(found["weights"][name] for name in NAMES), strict=True)
        self.first_scale, self.last_scale = found["scale"]
        self.terms = [0.0] * 16
        self.lead = 0.0
        self.chance = 0.5

    def terms_of(self, state: AmytisState) -> list[float]:
        """Return the terms of a position in which a turn begins."""
        self.fill_terms(state)
        return list(self.terms)

    def fill_terms(self, state: AmytisState) -> None:
        terms = self.terms
        for n in range(16):
            terms[n] = 0.0
        for seat in range(2):
            sign = 1.0 - 2.0 * seat
            favors = scoring.favor_points(state, seat)
            terms[0] += sign * (state.track[seat] + scoring.project_points(state, seat) + favors)
            terms[1] += sign * favors
            for i in range(state.hand_size[seat]):
                project = state.hand[seat][i]
                missing = _missing(state, project, state.colors[seat])
                if 0 < missing < 5:
                    terms[1 + missing] += sign * state.box.points[project]
            terms[6] += sign * state.hand_size[seat]
            terms[7] += sign * (TOKENS - bits.count(state.favors[seat]) - state.row[seat])
            terms[8] += sign * state.row[seat]
            terms[9] += sign * scoring.walls_of(state, seat)
            terms[10] += sign * bits.count(scoring.visible(state, seat, PALACE))
            terms[11] += sign * scoring.residences_of(state, seat) * (1 + state.sides[RESIDENCE])
            terms[12 if seat == state.player else 13] += sign * _open_lines(state, seat)
        terms[14] = 1.0 - 2.0 * state.player
        terms[15] = 2.0 * state.first_player - 1.0

    def _estimate(self, state: AmytisState) -> None:
        """Estimate the lead of seat 0 and its chance to win, for a position in which a turn begins."""
        self.fill_terms(state)
        early = _early(state)
        late = 1.0 - early
        lead = 0.0
        for n in range(16):
            lead += (early * self.first[n] + late * self.last[n]) * self.terms[n]
        self.lead = lead
        self.chance = 1.0 / (1.0 + math.exp(-lead / (early * self.first_scale + late * self.last_scale)))
