from __future__ import annotations

import pytest

from semiramis.envs import screen
from semiramis.pictures.image import pixels


@pytest.fixture(autouse=True)
def headless_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a window that is not shown, without waiting between frames and without antialiasing."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(screen, "FRAMES", 1000)
    monkeypatch.setattr(pixels, "FINE", 1)
