"""Learn with MaskablePPO of sb3-contrib against bots: python examples/maskable_ppo.py. See docs/envs/libraries.md.

The environment has `action_masks`, so nothing has to be wrapped. Observations are dicts, hence `MultiInputPolicy`.
"""

import argparse

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

import semiramis.envs.learner  # noqa: F401  # registers the games

torch.set_num_threads(1)  # the networks are small; more threads would wait for each other on a busy machine

LESSON = 256
"""Actions in each environment between two lessons."""


def train(environment="semiramis/Amytis-v1", opponents="novice", steps=20_000, environments=4, seed=1):
    """Return a model that has learned from `steps` steps."""
    envs = make_vec_env(environment, environments, seed=seed, env_kwargs={"opponents": opponents})
    lesson = max(2, min(LESSON, steps // environments))
    model = MaskablePPO("MultiInputPolicy", envs, n_steps=lesson, batch_size=lesson, gamma=1.0, seed=seed, device="cpu")
    return model.learn(steps)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--environment", default="semiramis/Amytis-v1")
    parser.add_argument("--opponents", default="novice", help="a bot, such as novice, greedy@0.01 or apprentice")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--exam", type=int, default=20, help="games after training")
    arguments = parser.parse_args()
    model = train(arguments.environment, arguments.opponents, arguments.steps)
    exam = gymnasium.make(arguments.environment, opponents=arguments.opponents)
    reward, _ = evaluate_policy(model, exam, arguments.exam, warn=False)
    print(f"{reward:+.2f} against {arguments.opponents}, in {arguments.exam} games: +1 is a victory, -1 a defeat")


if __name__ == "__main__":
    main()
