"""The arena: bots play each other, on paired set-ups with rotated seats, and the results show which is stronger."""

from .run import Results, run_arena

__all__ = ["Results", "run_arena"]
