"""OpenSpiel's tree search plays against a random player: python examples/openspiel_mcts.py.

See docs/envs/openspiel.md.
"""

import argparse

import numpy
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from semiramis.envs.openspiel import Playouts


def play(name="python_amytis", games=4, simulations=100, seed=1):
    """Return the returns of the search in `games` games, in which the seats change."""
    game = pyspiel.load_game(name)
    random = numpy.random.RandomState(seed)
    search = mcts.MCTSBot(game, 1.4, simulations, Playouts(seed), random_state=random)
    returns = []
    for number in range(games):
        seat = number % game.num_players()
        bots = [UniformRandomBot(other, random) for other in range(game.num_players())]
        bots[seat] = search
        returns.append(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, random)[seat])
    return returns


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="python_amytis", help="python_amytis, or python_babylon(players=3), ...")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=100, help="of each decision")
    arguments = parser.parse_args()
    returns = play(arguments.game, arguments.games, arguments.simulations)
    print(f"{sum(returns) / len(returns):+.2f} against random, in {len(returns)} games: +1 is a victory")


if __name__ == "__main__":
    main()
