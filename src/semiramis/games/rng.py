"""The random numbers of the games: the same from the same seed, on every machine and at both speeds.

SplitMix64: one 64-bit word of state, passes BigCrush, and needs nothing but additions, shifts and multiplications.
"""

from __future__ import annotations

SEEDS = 1 << 64
"""A seed is a number below this."""

# Named and typed in the sidecar: as literals they would be 32-bit numbers in C.
WORD = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Rng:
    """A stream of random numbers."""

    def __init__(self, seed: int = 0) -> None:
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to 2^64 - 1, not {seed}")
        self.word = seed

    def __reduce__(self) -> tuple[type[Rng], tuple[int]]:
        return Rng, (self.word,)

    def next(self) -> int:
        """The next 64 random bits."""
        self.word = (self.word + STEP) & WORD
        z = self.word
        z = ((z ^ (z >> 30)) * MIX_1) & WORD
        z = ((z ^ (z >> 27)) * MIX_2) & WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n up to 2^31; uneven by less than one part in 2^32 / n."""
        return ((self.next() >> 32) * n) >> 32
