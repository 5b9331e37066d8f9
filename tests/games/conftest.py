"""How long properties are tried, at each speed."""

from __future__ import annotations

import os

from hypothesis import settings

from semiramis.speeds import VARIABLE

settings.register_profile("compiled", max_examples=60, deadline=None, derandomize=True)
settings.register_profile("interpreted", max_examples=12, deadline=None, derandomize=True)
settings.load_profile("interpreted" if os.environ.get(VARIABLE) else "compiled")
