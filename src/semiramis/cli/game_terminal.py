"""What the terminal knows of a game: how to ask for an action, and words for its rules, hints and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from ..ai import Hint
from ..games.game import Game, Reason, State
from ..games.registry import load_part
from ..pictures.text.scores import count as count
from ..pictures.text.scores import in_words
from .question import Choice, Question, group

Facts = Mapping[str, Any]
Words = str | Callable[[Facts], str]
"""A sentence with the facts in braces, or a function that writes it."""

LONGEST_LIST = 24
"""More actions than this are asked for word by word."""
MOST_REASONS = 6
"""The largest number of reasons of a hint that are shown."""


class GameTerminal:
    """Works for every game. A game with questions and words of its own has a subclass, named in `Game.parts`."""

    reason_words: ClassVar[Mapping[str, Words]] = {
        "points": lambda facts: f"{facts['points']:+} for {in_words(facts['line'])}",
        "reveals": "{action} turns something up",
    }
    """Words for the reasons of hints by their codes."""
    event_words: ClassVar[Mapping[str, str]] = {}
    """Words for the events that are worth a mention; the picture shows the others."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def question(self, state: State, actions: list[int]) -> Question:
        """Return what to ask next to tell these legal actions apart: the notation, word by word if there are many."""
        words = {action: state.format_action(action).split() for action in actions}
        if len(actions) > LONGEST_LIST:
            for n in range(max(map(len, words.values()))):
                groups = group(actions, lambda action, n=n: " ".join(words[action][: n + 1]))  # type: ignore[misc]
                if len(groups) > 1:
                    return Question("Which action begins with?", [Choice(word, part) for word, part in groups.items()])
        return Question("Which action?", [Choice(" ".join(words[action]), [action]) for action in actions])

    def reminders(self, view: Mapping[str, Any]) -> list[str]:
        """Return the rules that matter for the next action, one line each."""
        return []

    def describe_reason(self, reason: Reason) -> str:
        """Return a reason in words; without words for it, its code and facts."""
        words = self.reason_words.get(reason.code)
        if words is None:
            return str(reason)
        return words(reason.facts) if callable(words) else words.format_map(dict(reason.facts))

    def describe_action(self, state: State, action: int) -> str:
        """Return what the current player does with a legal action; without words for its events, its notation."""
        phrases = self.event_phrases(state.events(action), state.player)
        return ", ".join(phrases) or state.format_action(action)

    def event_phrases(self, events: Sequence[Mapping[str, Any]], seat: int) -> list[str]:
        """Return words for the events of an action of this seat."""
        return [
            self.event_words[event["event"]].format_map({name: _in_words(fact) for name, fact in event.items()})
            for event in events
            if event["event"] in self.event_words
        ]

    def draw_hints(self, hints: Sequence[Hint]) -> RenderableType:
        """Return all hints with their reasons, the best first."""
        return Group(*(self._hint(number, hint) for number, hint in enumerate(hints, start=1)))

    def _hint(self, number: int, hint: Hint) -> Text:
        side = "ahead" if hint.margin > 0 else "behind"
        margin = "level" if abs(hint.margin) < 0.5 else f"{side} by {abs(hint.margin):.0f}"
        chance = f"{hint.chance:.0%} to win, {margin} in the end"
        text = Text.assemble((f"{number:>3}  ", "bold green"), ("; ".join(hint.turn), "bold"), f"   {chance}")
        for reason in hint.reasons[:MOST_REASONS]:
            text.append(f"\n       · {self.describe_reason(reason)}")
        return text


def terminal_of(game: Game) -> GameTerminal:
    """Return what the terminal knows of a game; of a game without words of its own, what every game has."""
    return load_part(game.name, "terminal", GameTerminal)(game)


def _in_words(fact: object) -> object:
    if isinstance(fact, list):
        return "-".join(map(str, fact))
    return in_words(fact) if isinstance(fact, str) else fact
