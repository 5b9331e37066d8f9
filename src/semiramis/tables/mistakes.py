"""The mistakes of a person, to be tried again: a queue of turns of finished games, with growing intervals.

A mistake that is solved without help comes again after the next of `INTERVALS`, and leaves the queue after the last.
One that is not solved, or with help, begins again. (This is the method of Leitner; it needs no measure of the person.)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ..ai.report import is_solved
from .bot_turns import BotFailed
from .config import TableConfig
from .lessons import describe, do_action
from .messages import Exercise, Exercises, ForeseeInMistake, LessonPosition, Outcomes, ShownAction, TryMistake
from .presenter import encode, outcome_of
from .refusals import Refusal

if TYPE_CHECKING:
    from ..ai.report import TurnReport
    from ..games.game import State
    from .messages import Done
    from .service import TableService
    from .table import Table

DAY = 86_400.0
INTERVALS = (DAY, 3 * DAY, 8 * DAY, 21 * DAY, 60 * DAY)
AT_ONCE = 20
"""The largest number of mistakes that are told of."""
MOST = 500
"""More are not kept for a person."""


class KeptMistake(Struct):
    table: str
    ply: int
    game: str
    due: float
    solved: int = 0
    """How often it was solved in a row."""


Change = Callable[[list[KeptMistake]], list[KeptMistake]]


class MistakeService:
    def __init__(self, service: TableService) -> None:
        self._service = service

    async def exercises(self, person: str) -> Exercises:
        """Return the mistakes that are due, those of longest standing first."""
        _, kept = await self._read(person)
        now = self._service.now()
        due = sorted((one for one in kept if one.due <= now), key=lambda one: one.due)
        return Exercises([Exercise(one.table, one.ply, one.game) for one in due[:AT_ONCE]], len(due), len(kept))

    async def clear(self, person: str) -> None:
        await self._write(person, lambda kept: [])

    async def add(self, id: str, config: TableConfig, turns: list[TurnReport]) -> None:
        """Add the mistakes of a finished game to the queues of the people who made them."""
        now = self._service.now()
        for person in {seat.person for seat in config.seats if seat.person is not None}:
            own = [
                KeptMistake(id, turn.ply, config.game, now)
                for turn in turns
                if turn.is_mistake and config.seats[turn.seat].person == person
            ]
            if own:
                await self._write(person, partial(_extend, own))

    async def attempt(self, id: str, ply: int, person: str, asked: TryMistake) -> LessonPosition:
        """Return the position after some actions of a new try; a whole turn is judged, and noted in the queue."""
        try:
            table = await self._service.table(id)
        except Refusal:  # the game has been removed
            await self._write(person, lambda kept: [one for one in kept if one.table != id])
            raise
        mistake, state, last = await self._play(table, ply, asked.actions)
        seat, solved, missed, shown = mistake.seat, False, False, list[ShownAction]()
        if state.over or state.player != seat:
            try:
                solved = asked.actions == mistake.best or is_solved(
                    await self._service.reports.analyse(table, ply, asked.actions)
                )
            except BotFailed:
                raise Refusal("report_failed", "the turn could not be judged: try again in a moment") from None
            missed = not solved
            await self._grade(person, id, ply, solved and not asked.helped)
        elif mistake.best[: len(asked.actions)] == asked.actions:
            rest = zip(mistake.best, mistake.best_actions, strict=True)
            shown = [ShownAction(text, does) for text, does in list(rest)[len(asked.actions) :]]
        position = describe(state, last)
        position.annotations = state.annotations(None if state.over else state.player)
        position.legal = state.legal_notations()
        return LessonPosition([], position, seat, solved, missed, shown)

    async def outcomes(self, id: str, ply: int, asked: ForeseeInMistake) -> Outcomes:
        """Return what some actions would bring."""
        _, state, _ = await self._play(await self._service.table(id), ply, asked.actions)
        return Outcomes(state.ply, [outcome_of(state, text) for text in asked.wanted])

    async def _play(self, table: Table, ply: int, actions: list[str]) -> tuple[TurnReport, State, Done | None]:
        """Return a mistake, the position after actions of its player, and the last of them."""
        kept = await self._service.reports.read(table.id)
        mistake = next((turn for turn in kept.turns if turn.ply == ply and turn.label), None) if kept else None
        if mistake is None:
            raise Refusal("no_such_position", f"no mistake of the report of this game begins at ply {ply}")
        match, last = table.finished_match(), None
        state = match.at(match.first_ply + ply)
        for text in actions:
            if state.over or state.player != mistake.seat:
                raise Refusal("not_your_turn", "the turn has ended", player=mistake.seat)
            last = do_action(state, text)
        return mistake, state, last

    async def _grade(self, person: str, id: str, ply: int, solved: bool) -> None:
        def grade(kept: list[KeptMistake]) -> list[KeptMistake]:
            return [one for one in kept if (one.table, one.ply) != (id, ply) or self._stays(one, solved)]

        await self._write(person, grade)

    def _stays(self, one: KeptMistake, solved: bool) -> bool:
        """Note a try of a mistake; return whether it stays in the queue."""
        now = self._service.now()
        if one.due > now and solved:
            return True  # tried before its time: that says little
        one.solved = one.solved + 1 if solved else 0
        one.due = now + INTERVALS[max(0, one.solved - 1)] if one.solved <= len(INTERVALS) else now
        return one.solved <= len(INTERVALS)

    async def _read(self, person: str) -> tuple[int, list[KeptMistake]]:
        note = await self._service.tables.note("mistakes", person)
        return (0, []) if note is None else (note.revision, msgspec.json.decode(note.text, type=list[KeptMistake]))

    async def _write(self, person: str, change: Change) -> None:
        """Change the queue of a person. If another process changes it meanwhile, the change is tried once more."""
        for _ in range(2):
            revision, kept = await self._read(person)
            if await self._service.tables.save_note("mistakes", person, encode(change(kept)).decode(), revision):
                return


def _extend(new: list[KeptMistake], kept: list[KeptMistake]) -> list[KeptMistake]:
    return [*kept, *new][-MOST:]
