"""The lessons of this game."""

from pathlib import Path

from ...lessons import Lessons

LESSONS = Lessons(Path(__file__).parent)
