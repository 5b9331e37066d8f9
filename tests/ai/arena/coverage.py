"""The probability that an interval contains the true value, computed over all possible results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations_with_replacement
from math import comb, factorial

from semiramis.ai.arena.score import Interval

Deals = Mapping[float, float]
"""What a deal may be worth to a bot, and how likely that is."""


def lucky(chance: float, luck: float) -> Deals:
    """Two games a deal. Luck is how often the set-up decides both of them, one for each of the two bots."""
    return {
        0.0: (1 - luck) * (1 - chance) ** 2,
        0.5: luck + (1 - luck) * 2 * chance * (1 - chance),
        1.0: (1 - luck) * chance**2,
    }


def alike(chance: float, likeness: float) -> Deals:
    """Two games a deal. Likeness is how often the second one goes as the first one did."""
    apart = 1 - likeness
    return {
        0.0: likeness * (1 - chance) + apart * (1 - chance) ** 2,
        0.5: apart * 2 * chance * (1 - chance),
        1.0: likeness * chance + apart * chance**2,
    }


def alone(chance: float) -> Deals:
    """Four games a deal: one bot against three."""
    return {wins / 4: comb(4, wins) * chance**wins * (1 - chance) ** (4 - wins) for wins in range(5)}


EVERY: dict[str, Deals] = {
    **{f"lucky {c} {luck}": lucky(c, luck) for c in (0.5, 0.6, 0.75, 0.9) for luck in (0, 0.3, 0.6)},
    **{f"alike {c} {likeness}": alike(c, likeness) for c in (0.5, 0.6, 0.75, 0.9) for likeness in (0.3, 0.6)},
    **{f"alone {c}": alone(c) for c in (0.1, 0.25, 0.4, 0.6)},
}


def mean(deals: Deals) -> float:
    return sum([value * chance for value, chance in deals.items()])


def coverage(interval: Callable[[tuple[float, ...]], Interval], deals: Deals, count: int, truth: float) -> float:
    """Return the probability that the interval of this number of deals contains the true value."""
    held = 0.0
    for drawn in combinations_with_replacement(deals, count):
        found = interval(drawn)
        if found.low <= truth <= found.high:
            chance = float(factorial(count))
            for value, times in Counter(drawn).items():
                chance *= deals[value] ** times / factorial(times)
            held += chance
    return held
