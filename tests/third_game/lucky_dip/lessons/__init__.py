"""The lessons of this game, in English and French."""

from pathlib import Path

from semiramis.games.lessons import Lessons

LESSONS = Lessons(Path(__file__).parent)
