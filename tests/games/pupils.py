"""Pupils for tests of lessons: a perfect one, a clumsy one, and those who choose anything that counts or misses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from semiramis.games import GAMES
from semiramis.games.lessons import Lesson, Lessons, lessons_of

TRIES = 60
"""The largest number of first actions that are tried, where several are needed."""

Answers = list[list[str]]

LESSONS: dict[str, Lessons] = {game: found for game in GAMES if (found := lessons_of(game)) is not None}
CHAPTERS: list[Any] = [
    pytest.param(game, chapter, id=f"{game}-{chapter.id}")
    for game, found in LESSONS.items()
    for chapter in found.chapters
    if chapter.steps
]
"""The chapters that have steps: parameters `game` and `chapter` of a test."""


def after(lesson: Lesson, actions: Sequence[str]) -> Lesson:
    """Return a copy of a step, in which these actions were done, too."""
    copy = object.__new__(Lesson)
    copy.__dict__.update(lesson.__dict__, actions=list(lesson.actions), events=list(lesson.events))
    copy.state = lesson.state.clone()
    for action in actions:
        copy.act(action)
    return copy


def after_each(lesson: Lesson, chance: Random) -> Iterator[Lesson]:
    """The step after each action that is legal in it, in any order."""
    legal = lesson.state.legal_notations()
    chance.shuffle(legal)
    for action in legal:
        yield after(lesson, [action])


def find_any(lesson: Lesson, chance: Random) -> Lesson | None:
    """Return the step after actions that meet its goal, chosen at random; None if there are none."""
    if lesson.is_met:
        return lesson
    for tried, then in enumerate(after_each(lesson, chance)):
        if then.is_met:
            return then
        if not then.is_missed and tried < TRIES and then.find_actions():
            return find_any(then, chance)
    shown = lesson.find_actions()  # what is right may be rare among the first of several actions
    return after(lesson, shown) if shown else None


def find_miss(lesson: Lesson, chance: Random) -> Lesson | None:
    """Return the step after actions that miss its goal, chosen at random; None if there are none."""
    if lesson.is_met:
        return None
    for tried, then in enumerate(after_each(lesson, chance)):
        if then.is_missed:
            return then
        if tried < TRIES and (miss := find_miss(then, chance)):
            return miss
    return None


def do_as_shown(lesson: Lesson) -> None:
    """Do a step with the actions that would be shown, each of which is asked for again after the one before."""
    while not lesson.is_met:
        shown = lesson.find_actions()
        assert shown, f"{lesson.chapter.id}-{lesson.step.id} cannot be done after {lesson.actions}"
        lesson.act(shown[0])
    assert not lesson.is_missed


def do_clumsily(lesson: Lesson, chance: Random) -> Lesson:
    """Do a step with any legal actions, and as shown after two misses."""
    for _ in range(2):
        trial = after(lesson, [])
        while not (trial.is_met or trial.is_missed):
            trial.act(chance.choice(trial.state.legal_notations()))
        if trial.is_met:
            return trial
    do_as_shown(lesson)
    return lesson
