"""What the tests of the server over HTTP share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .running import OpenHouse, open_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    """A house with a fresh database and without limits."""
    with open_house(tmp_path) as opened:
        yield opened
