from __future__ import annotations

import pytest

from semiramis.envs import screen


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that nobody sees, and that waits for nobody."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(screen, "FRAMES", 1000)
