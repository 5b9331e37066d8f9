"""The examples that train run, with tiny settings. Only `make check` installs the libraries of most of them."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples"

# The warnings are of PyTorch and the libraries above it about themselves.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


def example(name: str, *needed: str) -> dict[str, Any]:
    # Imported here: PyTorch takes half a gigabyte, which other tests of the same process do without.
    for module in needed:
        pytest.importorskip(module, reason=f"make check installs {module}")
    return runpy.run_path(str(FOLDER / f"{name}.py"))


@pytest.mark.parametrize("environment", ["semiramis/Amytis-v1", "semiramis/Babylon-v1"])
def test_maskable_ppo_learns_without_glue_and_plays_legally(environment: str) -> None:
    import gymnasium

    train = example("maskable_ppo", "torch", "sb3_contrib")["train"]
    model = train(environment, "random", steps=16, environments=2)
    assert model.num_timesteps >= 16
    env = gymnasium.make(environment, opponents="random")
    observation, _ = env.reset(seed=3)
    for _ in range(5):
        masks = env.get_wrapper_attr("action_masks")()
        action, _ = model.predict(observation, action_masks=masks)
        assert masks[action]
        observation, _, terminated, _, info = env.step(action)
        assert not terminated
        assert "illegal_action" not in info


@pytest.mark.parametrize("game", ["amytis", "babylon"])
def test_a_torch_ppo_learns_over_a_batch(game: str) -> None:
    torch = pytest.importorskip("torch", reason="make check installs torch")
    there = example("torch_ppo", "torch")
    told: list[str] = []
    torch.set_num_threads(1)
    network = there["train"](game, games=4, steps=6, lessons=2, report=told.append)
    assert [text.split(":")[0] for text in told] == ["lesson 1", "lesson 2"]
    assert -1 <= there["examine"](network, game, games=2) <= 1


def test_torch_ppo_gives_each_decision_the_reward_of_its_player() -> None:
    torch = pytest.importorskip("torch", reason="make check installs torch")
    there = example("torch_ppo", "torch")
    batch = there["Batch"]("amytis", 2, seed=1)
    torch.manual_seed(1)
    network = there["Network"](batch.observations.shape[1], batch.masks.shape[1])
    seen, legal, actions, _, _, worth = there["play"](network, batch, 60)
    assert len(seen) == len(legal) == len(actions) == len(worth) == 120
    twin = there["Batch"]("amytis", 2, seed=1)
    ends: list[list[tuple[int, int]]] = [[], []]
    step_of = actions.reshape(60, 2).flip(0)  # the last step comes first
    worths = worth.reshape(60, 2).flip(0)
    for step in range(60):
        for row in range(2):
            ends[row].append((step, int(twin.players[row])))
        _, rewards, finished, _, _ = twin.step(step_of[step].numpy())
        for row in range(2):
            if finished[row]:
                assert all(worths[before, row] == rewards[row, player] for before, player in ends[row])
                ends[row] = []
    assert any(len(waiting) < 60 for waiting in ends), "no game ended"


def test_tianshou_learns_by_its_own_collector() -> None:
    train = example("tianshou_dqn", "torch", "tianshou")["train"]
    assert -1 <= train(epochs=1, steps=60, exam=2, count=2) <= 1


def test_openspiels_search_beats_its_random_player() -> None:
    play = example("openspiel_mcts", "pyspiel")["play"]
    assert sum(play("python_amytis", games=2, simulations=30)) == 2
