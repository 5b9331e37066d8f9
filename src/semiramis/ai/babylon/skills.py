"""How well the levels below the architect judge the turns of Babylon.

docs/ledger/strength.md tells how the numbers were found.
"""

from __future__ import annotations

from ..search_bot import Skill

ALL = 2_048
"""All plans of the planner."""

SKILLS = {
    "carrier": Skill(ALL, overlooked=0.8, foresight=0.0, noise=3.6),
    "digger": Skill(ALL, overlooked=0.55, foresight=0.3, noise=2.4),
    "brickmaker": Skill(ALL, overlooked=0.4, foresight=0.55, noise=1.6),
    "gardener": Skill(ALL, overlooked=0.15, foresight=0.85, noise=0.95),
    "apprentice": Skill(simulations=14),
    "mason": Skill(simulations=60),
}
