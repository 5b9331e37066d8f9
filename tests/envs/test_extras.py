"""Each environment names the extra that it needs, and needs no other."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

LEARN = """
env = Learner("amytis", render_mode="ansi")
env.reset(seed=1)
assert "building board" in env.render()
Learner("amytis", render_mode="human").reset(seed=1)
"""


OLD_PETTINGZOO = """
import pettingzoo
del pettingzoo.EnvSpec, pettingzoo.register, pettingzoo.aec_registry, pettingzoo.parallel_registry, pettingzoo.make
from semiramis.envs import amytis_v1, make_parallel
env = amytis_v1.env()
env.reset(seed=1)
for agent in env.agent_iter():
    observation, *_ = env.last()
    env.step(observation["action_mask"].argmax() if env.unwrapped.position.over is False else None)
parallel = make_parallel("babylon")
parallel.reset(seed=1)
print(env.unwrapped.position.over, parallel.agents)
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def last_line_without(missing: list[str], code: str) -> str:
    """Return the last line of the error of a Python process without these modules."""
    without = "".join([f"sys.modules[{name!r}] = None\n" for name in missing])
    return run(f"import sys\n{without}{code}").stderr.strip().splitlines()[-1]


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
    assert last_line_without(["numpy"], "import semiramis; semiramis.Batch") == said


def test_without_numpy_the_package_can_be_explored() -> None:
    # All of these failed, because they read every name, and a batch needs numpy.
    explored = "import inspect, semiramis; inspect.getmembers(semiramis); help(semiramis)"
    assert last_line_without(["numpy"], f"from semiramis import *; {explored}; raise SystemExit('done')") == "done"


def test_the_gymnasium_environment_needs_no_pettingzoo() -> None:
    said = last_line_without(["pettingzoo", "PIL", "pygame"], f"from semiramis.envs.learner import Learner{LEARN}")
    assert "an image needs Pillow: pip install" in said


def test_pettingzoo_without_a_registry_of_environments_will_do() -> None:
    # The import failed with PettingZoo before 1.27, which AgileRL asks for, only because there is no registry.
    done = run(OLD_PETTINGZOO)
    assert done.stdout == "True ['player_0', 'player_1']\n", done.stderr
