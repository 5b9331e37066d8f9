"""A question to a person at the terminal, and its choices."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..games.game import State
from ..pictures.text.grid import LINE_STYLE

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class Choice:
    """An answer: the word to type, what it means, and the actions that are left after it."""

    word: str
    actions: list[int]
    meaning: str | Text = ""
    also: tuple[str, ...] = ()
    """Other words for it."""


@dataclass(frozen=True)
class Question:
    """Asks for one of some legal actions; each choice stands for a part of them."""

    text: str
    choices: Sequence[Choice]
    default: Choice | None = None
    """What an empty line means."""
    picture: RenderableType | None = None
    """Shows the choices instead of a list."""
    numbered: bool = field(init=False)
    """Whether choices can be answered by their numbers: not if some words are numbers."""

    def __post_init__(self) -> None:
        words = [word for choice in self.choices for word in (choice.word, *choice.also)]
        object.__setattr__(self, "numbered", self.picture is None and not any(word.isdigit() for word in words))

    def answer(self, text: str) -> Choice | None:
        """Return the choice of a word or number; None if there is none."""
        wanted = text.casefold()
        for choice in self.choices:
            if wanted in (word.casefold() for word in (choice.word, *choice.also)):
                return choice
        numbers = {str(number): choice for number, choice in enumerate(self.choices, start=1)}
        return numbers.get(wanted) if self.numbered else None

    def draw(self) -> RenderableType:
        """Return the choices as a list, or the picture."""
        if self.picture is not None:
            return self.picture
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=3, justify="right", style=LINE_STYLE)
        table.add_column(style="bold", no_wrap=True)
        for number, choice in enumerate(self.choices, start=1):
            table.add_row(str(number) if self.numbered else "", choice.word, choice.meaning)
        return table


def group(actions: Iterable[int], key: Callable[[int], Key]) -> dict[Key, list[int]]:
    """Return the actions grouped by a key."""
    groups: dict[Key, list[int]] = {}
    for action in actions:
        groups.setdefault(key(action), []).append(action)
    return groups


def gains(state: State, actions: Iterable[int]) -> dict[int, int]:
    """Return the change of the current player's points by each action. What it would turn up does not count."""
    seat, after, found = state.player, state.clone(), {}
    start = state.points(seat)
    for action in actions:
        if state.reveals(action):
            found[action] = sum(state.foresee(action)["points"].values())
        else:  # many times faster than `foresee`, and nothing is turned up
            after.assign(state)
            after.advance(action)
            found[action] = after.points(seat) - start
    return found


def best_gain(actions: Sequence[int], gain: dict[int, int]) -> int:
    return max(gain[action] for action in actions)


def point_map(
    choices: Sequence[Choice], gain: dict[int, int], columns: str, rows: str, tiles: Mapping[str, str] | None = None
) -> Text:
    """Return a board with the best gain of each choice.

    The choices are named by cells, which may have letters of tiles.
    """
    width = 4 if tiles is None else 7
    best = {choice.word: best_gain(choice.actions, gain) for choice in choices}
    top = max(best.values())
    text = Text(no_wrap=True).append("    " + "".join(f"{column:^{width}}" for column in columns), LINE_STYLE)
    for row in rows:
        text.append(f"\n  {row} ", LINE_STYLE)
        for column in columns:
            points = best.get(f"{column}{row}")
            if points is None:
                text.append(f"{'·':^{width}}", LINE_STYLE)
            else:
                found = f"{tiles[f'{column}{row}']} {points:+}" if tiles else f"{points:+}"
                text.append(f"{found:^{width}}", "bold green" if points == top > 0 else "bold")
    return text
