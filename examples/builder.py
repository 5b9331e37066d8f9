#!/usr/bin/env python3
"""A bot for both games: it builds as high as it can in Babylon, and on free cells in Amytis. See docs/bots.md."""

import json
import random
import sys

chance = random.Random(1)  # the same games each time


def worth(action, question):
    first, *words = action.split()
    if question["game"] == "babylon":
        level = next((int(word[1:]) for word in words if word[0] == "L"), 0)  # place dug c4 r1 L2 open se
        return -1 if first == "finish" else level  # to finish ends the turn: anything else comes before
    city = question["view"]["seats"][question["seat"]]["city"]
    return -len(city.get(words[0], []))  # a1 b2: the tile of stack a1, to cell b2 of the city


for line in sys.stdin:
    question = json.loads(line)
    best = max(worth(action, question) for action in question["legal"])
    actions = [action for action in question["legal"] if worth(action, question) == best]
    print(chance.choice(actions), flush=True)
