"""The Architects of Amytis: from which stack, onto which cell; which project; which favour."""

from __future__ import annotations

from typing import Any

from ...games.game import State
from ...pictures.text.amytis import FAVORS, ROW
from .question import Choice, Question, best_gain, gains, group, point_map

MEANINGS = {"deck": "the unknown top card of the deck", "score": "points for the completed projects instead"}


def question(state: State, actions: list[int], components: dict[str, Any]) -> Question:
    view = state.view(None)
    gain = gains(state, actions)
    words = {action: state.format_action(action).split() for action in actions}
    if view["phase"] == "build":
        stacks = group(actions, lambda action: words[action][0])
        if len(stacks) > 1:
            return _on_a_board("From which stack? The map shows the most points that its tile scores.", stacks, gain)
        (stack,) = stacks
        tile = view["stacks"][stack]["top"]
        return _on_a_board(f"Where to build {tile}?", group(actions, lambda action: words[action][1]), gain)
    if view["phase"] == "palace":
        cards = {str(card["id"]): card for card in components["project"]}
        choices = [Choice(words[a][-1], [a], _project(words[a][-1], cards, gain[a])) for a in actions]
        return Question("Which project does the palace give?", choices)
    choices = [Choice(words[a][1], [a], f"{gain[a]:+} now  {FAVORS.get(words[a][1], ROW)}") for a in actions]
    return Question("Three in line! On which favour goes the token?", choices, _best(choices, gain))


def _on_a_board(text: str, groups: dict[str, list[int]], gain: dict[int, int]) -> Question:
    choices = [Choice(name, group) for name, group in groups.items()]
    return Question(text, choices, picture=point_map(choices, gain, "abc", "123"))


def _project(word: str, cards: dict[str, Any], gain: int) -> str:
    meaning = MEANINGS.get(word) or f"{cards[word]['points']} points: {' / '.join(cards[word]['pattern'])}"
    return f"{meaning}  {gain:+} now" if gain else meaning


def _best(choices: list[Choice], gain: dict[int, int]) -> Choice:
    return max(choices, key=lambda choice: best_gain(choice.actions, gain))
