"""PettingZoo's own tests of the environments. A warning fails a test."""

from __future__ import annotations

import pettingzoo
import pytest

from semiramis.envs import amytis_v1, babylon_v1
from tests.envs.zoo import TABLES, conformance, cyclic, make

pytestmark = pytest.mark.slow

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
PARALLEL = {"amytis": amytis_v1.parallel_env, "babylon": babylon_v1.parallel_env}

# PettingZoo 1.27 knows by name which of its own games have a mask in their observation, and gives these two warnings
# for every other game that does as they do. It has taken them back (Farama-Foundation/PettingZoo#1391).
as_upstream = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning:pettingzoo.test.api_test",
    "ignore:Observation space for each agent probably should be gymnasium:UserWarning:pettingzoo.test.api_test",
)


def players_of(name: str, players: int) -> dict[str, int]:
    return {} if name == "amytis" else {"players": players}


@every_table
@as_upstream
def test_api(name: str, players: int) -> None:
    conformance.api_test(make(name, players), num_cycles=300)


@every_table
@as_upstream
def test_api_of_games_that_are_cut_short(name: str, players: int) -> None:
    conformance.api_test(make(name, players, max_cycles=7), num_cycles=30)


@every_table
def test_seed(name: str, players: int) -> None:
    conformance.seed_test(lambda: make(name, players), num_cycles=300)


@every_table
def test_render(name: str, players: int) -> None:
    conformance.render_test(lambda render_mode: make(name, players, render_mode=render_mode))


@every_table
def test_max_cycles(name: str, players: int) -> None:
    conformance.max_cycles_test(cyclic(PARALLEL[name], players_of(name, players)))


@every_table
def test_parallel_api(name: str, players: int) -> None:
    conformance.parallel_api_test(PARALLEL[name](**players_of(name, players)), num_cycles=50)


@pytest.mark.skipif(not hasattr(pettingzoo, "register"), reason="this PettingZoo has no registry")
@pytest.mark.parametrize("name", PARALLEL)
def test_registered_environments_can_be_made(name: str) -> None:
    assert str(pettingzoo.make("aec", f"semiramis/{name}_v1").unwrapped) == f"{name}_v1"
    parallel = pettingzoo.make("parallel", f"semiramis/{name}_v1", max_cycles=3)
    assert parallel.reset(seed=1)[0].keys() == {"player_0", "player_1"}
