"""How long tests may take and properties are tried, and what programs that tests start inherit."""

from __future__ import annotations

import os
import signal

from hypothesis import settings

from semiramis.speeds import VARIABLE

# The matrices of the tests are small, and pytest-xdist uses all cores already: threads of the linear algebra would
# take more than twice the processor time. It has to be set before numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A test that takes longer has failed. pytest-timeout reads it when it is set up; `--timeout` and a mark of a test are
# stronger. A quiet machine needs a twentieth of it for the longest test.
os.environ.setdefault("PYTEST_TIMEOUT", "300")

# A shell starts background jobs with SIGINT ignored. Programs that tests interrupt would inherit that and never end.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Here, since tests of the bots import tests of the rules: a profile that is loaded later would not hold for those.
settings.register_profile("compiled", max_examples=60, deadline=None, derandomize=True)
settings.register_profile("interpreted", max_examples=12, deadline=None, derandomize=True)
settings.load_profile("interpreted" if os.environ.get(VARIABLE) else "compiled")
