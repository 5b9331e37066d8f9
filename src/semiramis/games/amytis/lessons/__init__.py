"""The lessons of this game."""

from pathlib import Path

from ...lessons import Lessons
from ..constants import SCORE_NUMBERS

LESSONS = Lessons(Path(__file__).parent, SCORE_NUMBERS)
