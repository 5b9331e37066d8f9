"""The random numbers of the games: the same from the same seed, on every machine and at both speeds.

SplitMix64: one 64-bit word of state, passes BigCrush, and needs nothing but additions, shifts and multiplications.
"""

from __future__ import annotations

from secrets import randbelow

from .arguments import as_integer, brief, integer_or_none

SEEDS = 1 << 64
"""A seed is a number below this."""

MOST = 1 << 31
"""The largest range of `below`."""

# Named and typed in the sidecar: as literals they would be 32-bit numbers in C.
WORD = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Rng:
    """A stream of random numbers: `Rng(seed=0)`, with a seed from 0 to 2^64 - 1."""

    def __init__(self, seed: int = 0) -> None:
        number = as_integer(seed, "seed")
        if not 0 <= number < SEEDS:
            raise ValueError(f"seed must be from 0 to 2^64 - 1, not {brief(seed)}")
        self.word = number

    def __reduce__(self) -> tuple[type[Rng], tuple[int]]:
        return Rng, (self.word,)

    def next(self) -> int:
        """Return the next 64 random bits."""
        self.word = (self.word + STEP) & WORD
        z = self.word
        z = ((z ^ (z >> 30)) * MIX_1) & WORD
        z = ((z ^ (z >> 27)) * MIX_2) & WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, for n from 1 to 2^31. The bias is less than one part in 2^32 / n."""
        number = as_integer(n, "n")
        if not 0 < number <= MOST:
            raise ValueError(f"n must be from 1 to 2^31, not {brief(n)}")
        return self._below(number)

    def _below(self, n: int) -> int:
        """`below` without a check of n, for the rules."""
        return ((self.next() >> 32) * n) >> 32


def as_rng(value: Rng | int | None, name: str = "rng") -> Rng:
    """Return a stream: the given one, that of a seed, or with None one that is different every time."""
    if isinstance(value, Rng):
        return value
    seed = randbelow(SEEDS) if value is None else integer_or_none(value)
    if seed is None or not 0 <= seed < SEEDS:
        wrong = TypeError if seed is None else ValueError
        raise wrong(f"{name} must be a Rng, an integer from 0 to 2^64 - 1, or None, not {brief(value)}")
    return Rng(seed)
