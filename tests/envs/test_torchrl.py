"""TorchRL reads the spaces and plays whole games. Only `make check` installs it."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.vector import AutoresetMode

from semiramis.envs import make, make_parallel

# The warnings are of TorchRL and PyTorch about themselves.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]

LONGEST = 400
"""More than the actions of any game."""


@pytest.mark.parametrize("game", ["amytis", "babylon"])
@pytest.mark.parametrize("kind", ["aec", "parallel", "gymnasium", "vector"])
def test_torchrl_plays_a_game_legally(game: str, kind: str) -> None:
    # Imported here: PyTorch takes half a gigabyte, which other tests of the same process do without.
    pytest.importorskip("torchrl", reason="make check installs TorchRL")
    import semiramis.envs.learner  # noqa: F401  # registers the environments

    torch: Any = pytest.importorskip("torch")
    envs: Any = pytest.importorskip("torchrl.envs")
    utils: Any = pytest.importorskip("torchrl.envs.utils")
    torch.manual_seed(1)
    name = f"semiramis/{game.title()}-v1"
    there: Any  # an illegal action would end its game before this is over
    if kind in ("aec", "parallel"):
        there = make(game) if kind == "aec" else make_parallel(game)
        env = envs.PettingZooWrapper(there, use_mask=kind == "aec")
    elif kind == "gymnasium":
        there = gymnasium.make(name, opponents="random")
        env = envs.TransformedEnv(envs.GymWrapper(there), envs.ActionMask())
    else:
        disabled = {"autoreset_mode": AutoresetMode.DISABLED}
        there = gymnasium.make_vec(name, 2, vector_kwargs=disabled, opponents="random")
        env = envs.TransformedEnv(envs.GymWrapper(there), envs.ActionMask())
    utils.check_env_specs(env)
    assert env.rollout(LONGEST)["next", "done"].any()
    if kind == "vector":
        assert any(one.unwrapped.position.over for one in there.envs)
    else:
        assert there.unwrapped.position.over
