"""How well the levels below the architect judge the turns of Amytis.

docs/ledger/strength.md tells how the numbers were found.
"""

from __future__ import annotations

from ..search_bot import Skill

ALL = 1_000
"""More turns than any position has."""

SKILLS = {
    "carrier": Skill(ALL, overlooked=0.3, foresight=0.5, noise=2.0),
    "digger": Skill(ALL, overlooked=0.2, foresight=0.85, noise=1.5),
    "brickmaker": Skill(simulations=16),
    "gardener": Skill(simulations=48),
    "apprentice": Skill(simulations=160),
    "mason": Skill(simulations=900),
}
