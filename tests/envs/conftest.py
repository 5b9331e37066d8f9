from __future__ import annotations

import pytest

from semiramis.envs import screen
from semiramis.pictures.image import canvas


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that nobody sees, and that waits for nobody; what is drawn may have rough edges."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(screen, "FRAMES", 1000)
    monkeypatch.setattr(canvas, "FINE", 1)
