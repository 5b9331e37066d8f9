"""Lessons: chapters of steps in which a person learns a game by playing it. `docs/lessons.md` describes their files.

A step is data: a text, what to point at, a position, and a condition on the events of the person's actions. So every
action with the right effect counts, and the engine itself plays the lesson: a change of the rules breaks its tests.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from .game import Game, GameError, State
from .position_text import parse_position
from .registry import load_part
from .rng import Rng
from .types import Event

Pattern: TypeAlias = Mapping[str, Any]
"""Facts of an event by name: each is a value, a list of which it is one, or a table with `min`, `max` or both."""

NUMBER = re.compile(r"\{ \$([\w-]+) \}")

SEED = 0
"""What is hidden in the positions of lessons is drawn with it, so that a lesson is the same each time."""
LONGEST_SEARCH = 8_000
"""The number of actions that are tried to find one to show, in 0.2 s. The largest position of our lessons has 3,000."""
SECONDS_OF_A_WORD = 0.33
"""A person who reads slowly reads 180 words a minute."""
SECONDS_OF_AN_ACTION = 7
SECONDS_OF_A_MOVE = 2
"""A move of another player is watched."""


class NoSuchLesson(GameError):
    """A chapter or a step that the lessons of a game do not have."""

    code = "no_such_lesson"


@dataclass(frozen=True)
class Step:
    """A step of a chapter. Its text is the message `lesson-GAME-CHAPTER-STEP`."""

    id: str
    position: str = ""
    """The position in which it begins, as text; empty: the one in which the step before ended."""
    moves: Sequence[str] = ()
    """The actions that the other players do before it."""
    point: Sequence[str] = ()
    """The places of the board that the client points at, by their anchors (`data-anchor`)."""
    goal: Sequence[Pattern] = ()
    """What has to happen: for each pattern an event of the person's actions. Without a goal the text is only read."""
    within: int = 1
    """The largest number of actions; with more the step is missed and begins again."""
    show: Sequence[str] = ()
    """The actions that are shown to a person who misses it. Others are found if they do not fit the position."""
    parts: Sequence[str] = ()
    """The parts of the board that this step brings in, for the rest of the chapter."""


@dataclass(frozen=True)
class Chapter:
    """A chapter. Its title is the message `lesson-GAME-CHAPTER`."""

    id: str
    steps: Sequence[Step] = ()
    picture: str = ""
    """The picture of the rules that stands for it in a list."""
    parts: Sequence[str] | None = None
    """The parts of the board that it begins with, by the names that the client has for them; None: the whole board."""
    level: str = ""
    """The level of the opponent, if the chapter is a whole game with the tutor. Such a chapter has no steps."""

    def parts_at(self, number: int) -> list[str] | None:
        """Return the parts of the board that are shown in the step of this number, from 0; None: all of it."""
        if self.parts is None:
            return None
        return [*self.parts, *(part for step in self.steps[: number + 1] for part in step.parts)]


class Lessons:
    """The chapters of a game in a folder: `chapters.toml`, and the texts in a file for each language (`en.ftl`)."""

    def __init__(self, folder: Path, numbers: Mapping[str, int] = MappingProxyType({})) -> None:
        self.folder = folder
        self.numbers = numbers
        """The numbers that the texts are given: `{ $name }`."""

    @cached_property
    def chapters(self) -> list[Chapter]:
        content = tomllib.loads((self.folder / "chapters.toml").read_text(encoding="utf-8"))
        return [
            Chapter(steps=[Step(**step) for step in chapter.pop("step", [])], **chapter)
            for chapter in content["chapter"]
        ]

    def chapter(self, id: str) -> Chapter:
        for chapter in self.chapters:
            if chapter.id == id:
                return chapter
        raise NoSuchLesson(f"there is no chapter {id!r}; there are {', '.join(each.id for each in self.chapters)}")

    def texts(self, language: str = "en") -> dict[str, str]:
        """Return the texts by the ids of their messages; in English if they are not in this language."""
        files = {path.stem: path for path in self.folder.glob("*.ftl")}
        text = files.get(language, files["en"]).read_text(encoding="utf-8")
        return read_messages(NUMBER.sub(lambda found: str(self.numbers[found[1]]), text))

    @cached_property
    def _english(self) -> dict[str, str]:
        return self.texts()

    def seconds(self, game: str, chapter: Chapter) -> float:
        """Estimate how long a chapter takes: its English text, the person's actions and the moves of others."""
        texts, seconds = self._english, 0.0
        for step in chapter.steps:
            seconds += SECONDS_OF_A_WORD * len(texts[f"lesson-{game}-{chapter.id}-{step.id}"].split())
            seconds += SECONDS_OF_AN_ACTION * (step.within if step.goal else 0) + SECONDS_OF_A_MOVE * len(step.moves)
        return seconds


def lessons_of(game: str) -> Lessons | None:
    """Return the lessons of a game; None if it has none."""
    fallback: Lessons | None = None
    return load_part(game, "lessons", fallback)


class Lesson:
    """A step of a chapter in progress.

    `answers` are the actions with which the person did the steps before. They decide the position where a step has none
    of its own.
    """

    def __init__(self, game: Game, chapter: Chapter, answers: Sequence[Sequence[str]] = ()) -> None:
        if len(answers) >= len(chapter.steps):
            raise NoSuchLesson(
                f"chapter {chapter.id} has {len(chapter.steps)} steps: there is none after {len(answers)}"
            )
        self.game = game
        self.chapter = chapter
        self.step = chapter.steps[len(answers)]
        self.moves: list[tuple[State, str]] = []
        """What the other players did before the step, each with the position before it."""
        self.actions: list[str] = []
        """What the person has done in the step."""
        self.events: list[Event] = []
        """The events of these actions."""
        self.tried = 0
        """How many actions were tried to find some that meet the goal: most of the time that a step takes."""
        self.seat = 0
        """The seat of the person: the player to act in the last position that a step gives."""
        self.state = self._begin(answers)

    def _begin(self, answers: Sequence[Sequence[str]]) -> State:
        steps = self.chapter.steps[: len(answers) + 1]
        first = max((n for n, step in enumerate(steps) if step.position), default=None)
        if first is None:
            raise NoSuchLesson(f"chapter {self.chapter.id} begins without a position")
        state = parse_position(self.game, steps[first].position, Rng(SEED))
        for number in range(first, len(steps)):
            self.moves = []
            for text in steps[number].moves:
                self.moves.append((state.clone(), text))
                state.apply(state.parse_action(text))
            if number == first:
                self.seat = state.player
            for text in answers[number] if number < len(answers) else ():
                state.apply(state.parse_action(text))
        return state

    def act(self, text: str) -> None:
        """Do an action of the person. Raises a `GameError` and changes nothing if it is not legal or not their turn."""
        if self.is_met or self.is_missed:
            raise NoSuchLesson(f"step {self.step.id} is over")
        self.events += self.state.do(self.state.parse_action(text)).events
        self.actions.append(text)

    @property
    def is_met(self) -> bool:
        """Return whether all has happened that has to happen. A step without a goal is met from the beginning."""
        return not unmet(self.step.goal, self.events, self.seat)

    @property
    def is_missed(self) -> bool:
        """Return whether it can no longer happen: the person has no more actions, or the turn is over."""
        ended = self.state.over or self.state.player != self.seat
        return not self.is_met and (ended or len(self.actions) >= self.step.within)

    def find_actions(self) -> list[str]:
        """Return actions that meet the goal from here: those of the step if they do, or else others."""
        left = unmet(self.step.goal, self.events, self.seat)
        room = self.step.within - len(self.actions)
        if not left:
            return []
        # The last ones of the step do where the person has done the first ones otherwise, and need no search.
        for number in range(len(self.step.show)):
            rest = self.step.show[number:]
            if len(rest) <= room and self._is_met_by(rest, left):
                return list(rest)
        budget = [LONGEST_SEARCH]
        found = _find(self.state, left, room, self.seat, budget)
        self.tried += LONGEST_SEARCH - budget[0]
        return found

    def _is_met_by(self, actions: Sequence[str], goal: Sequence[Pattern]) -> bool:
        after, left = self.state.clone(), list(goal)
        try:
            for text in actions:
                left = unmet(left, after.do(after.parse_action(text)).events, self.seat)
        except GameError:
            return False
        return not left


def unmet(goal: Sequence[Pattern], events: Sequence[Event], seat: int) -> list[Pattern]:
    """Return the patterns that no event of this seat has."""
    own = [event for event in events if event.get("seat", seat) == seat]
    return [pattern for pattern in goal if not any(has_facts(event, pattern) for event in own)]


def has_facts(event: Event, pattern: Pattern) -> bool:
    """Return whether an event has the facts of a pattern."""
    return all(name in event and _is_one(event[name], wanted) for name, wanted in pattern.items())


def _is_one(fact: Any, wanted: Any) -> bool:
    if isinstance(wanted, Mapping):
        return bool(wanted.get("min", fact) <= fact <= wanted.get("max", fact))
    return fact in wanted if isinstance(wanted, list) and not isinstance(fact, list) else bool(fact == wanted)


def _find(state: State, goal: Sequence[Pattern], room: int, seat: int, tries: list[int]) -> list[str]:
    """Return actions that meet the goal, with the most points if one action is enough; none if none are found.

    `tries` has the number of actions that may still be tried.
    """
    actions = state.legal_actions()
    tries[0] -= len(actions)
    if tries[0] < 0:
        return []
    left = {action: unmet(goal, state.events(action), seat) for action in actions}
    best, most = None, 0
    for action in left:
        if not left[action]:
            after = state.clone()
            after.apply(action)
            if best is None or after.points(seat) > most:
                best, most = action, after.points(seat)
    if best is not None:
        return [state.format_action(best)]
    if room <= 1:
        return []
    for action in sorted(left, key=lambda action: len(left[action])):
        if tries[0] <= 0:
            break
        after = state.clone()
        after.apply(action)
        if not after.over and after.player == seat:
            rest = _find(after, left[action], room - 1, seat, tries)
            if rest:
                return [state.format_action(action), *rest]
    return []


def read_messages(text: str) -> dict[str, str]:
    """Read the messages of a Fluent file that has only plain ones: no choices or attributes."""
    messages: dict[str, str] = {}
    id = ""
    for line in text.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if line[0].isspace():
            messages[id] = f"{messages[id]} {line.strip()}".strip()
        else:
            id, _, content = line.partition("=")
            id = id.strip()
            messages[id] = content.strip()
    return messages
