"""How well the levels below the architect judge the turns of Babylon.

docs/ledger/strength.md tells how the numbers were found.
"""

from __future__ import annotations

from ..search_bot import Skill

ALL = 2_048
"""All plans of the planner."""

SKILLS = {
    "carrier": Skill(ALL, overlooked=0.8, foresight=0.0, noise=3.6),
    "digger": Skill(ALL, overlooked=0.6, foresight=0.3, noise=2.5),
    "brickmaker": Skill(ALL, overlooked=0.4, foresight=0.6, noise=1.65),
    "gardener": Skill(ALL, overlooked=0.2, foresight=0.8, noise=1.1),
    "apprentice": Skill(ALL, noise=0.8),
    "mason": Skill(simulations=40),
}
