"""How well the levels below the architect judge the turns of Amytis.

docs/ledger/strength.md tells how the numbers were found.
"""

from __future__ import annotations

from ..search_bot import Skill

ALL = 1_000
"""More turns than any position has."""

SKILLS = {
    "carrier": Skill(ALL, overlooked=0.3, foresight=0.5, noise=2.0),
    "digger": Skill(ALL, overlooked=0.2, foresight=0.8, noise=1.7),
    "brickmaker": Skill(),
    "gardener": Skill(simulations=56),
    "apprentice": Skill(simulations=190),
    "mason": Skill(simulations=650),
}
