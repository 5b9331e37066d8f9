"""Learn with Tianshou's DQN against a random player: python examples/tianshou_dqn.py. See docs/envs/libraries.md.

`PettingZooEnv` of Tianshou takes the environment as it is, with its masks.
"""

import argparse

import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from semiramis.envs import make

torch.set_num_threads(1)  # the networks are small; more threads would wait for each other on a busy machine

HIDDEN = (128, 128)
EXPLORATION = 0.1


def environments(game, count):
    return DummyVectorEnv([lambda: PettingZooEnv(make(game)) for _ in range(count)])


def algorithm(game):
    """DQN in seat 0, a random player in each other seat."""
    env = PettingZooEnv(make(game))
    size = env.observation_space["observation"].shape
    net = Net(state_shape=size, action_shape=env.action_space.n, hidden_sizes=HIDDEN)
    policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=EXPLORATION)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, target_update_freq=200)
    others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space) for _ in env.agents[1:]]
    return MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=env)


def train(game="amytis", epochs=5, steps=2000, exam=20, count=4):
    """The mean reward of seat 0 in the best of some exams, one after each epoch of `steps` steps."""
    both = algorithm(game)
    played = Collector(both, environments(game, count), VectorReplayBuffer(20_000, count), exploration_noise=True)
    judged = Collector(both, environments(game, count))
    played.reset()
    judged.reset()
    result = both.run_training(
        OffPolicyTrainerParams(
            training_collector=played,
            test_collector=judged,
            max_epochs=epochs,
            epoch_num_steps=steps,
            collection_step_num_env_steps=min(200, steps),
            test_step_num_episodes=exam,
            update_step_num_gradient_steps_per_sample=0.1,
            multi_agent_return_reduction=lambda rewards: rewards[:, 0],
            show_progress=False,
            verbose=False,
        )
    )
    return float(result.best_reward)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="amytis")
    parser.add_argument("--epochs", type=int, default=5)
    arguments = parser.parse_args()
    print(f"{train(arguments.game, arguments.epochs):+.2f} against random: +1 is a victory, -1 a defeat")


if __name__ == "__main__":
    main()
