"""Each environment names the extra that it needs, and needs no other."""

from __future__ import annotations

import subprocess
import sys

import pytest

LEARN = """
env = Learner("amytis", render_mode="ansi")
env.reset(seed=1)
assert "building board" in env.render()
Learner("amytis", render_mode="human").reset(seed=1)
"""


def last_line_without(missing: list[str], code: str) -> str:
    """Return the last line of the error of a Python process without these modules."""
    without = "".join([f"sys.modules[{name!r}] = None\n" for name in missing])
    run = subprocess.run(
        [sys.executable, "-c", f"import sys\n{without}{code}"], capture_output=True, text=True, check=False
    )
    return run.stderr.strip().splitlines()[-1]


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("amytis_v1", "pettingzoo", "pettingzoo"),
        ("babylon_v1", "gymnasium", "pettingzoo"),
        ("learner", "gymnasium", "gymnasium"),
        ("learner", "numpy", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named(module: str, missing: str, extra: str) -> None:
    said = last_line_without([missing], f"import semiramis.envs.{module}")
    assert said.startswith("ModuleNotFoundError")
    assert said.endswith(f"pip install 'semiramis[{extra}]'")


def test_a_batch_needs_numpy() -> None:
    said = last_line_without(["numpy"], "from semiramis.envs import Batch")
    assert said.endswith("batches need the extra 'numpy': pip install 'semiramis[numpy]'")


def test_the_gymnasium_environment_needs_no_pettingzoo() -> None:
    said = last_line_without(["pettingzoo", "PIL", "pygame"], f"from semiramis.envs.learner import Learner{LEARN}")
    assert "an image needs Pillow: pip install" in said
