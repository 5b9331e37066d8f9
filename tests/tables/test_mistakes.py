"""Mistakes of finished games are tried again, in both hosts: judged, and asked for at growing intervals."""

from __future__ import annotations

from functools import partial

import pytest

from semiramis.ai.report import TurnReport, report_actions
from semiramis.tables import mistakes
from semiramis.tables.messages import Exercise, ForeseeInMistake, NewTable, SeatPlan, TryMistake
from semiramis.tables.refusals import Refusal
from semiramis.tables.service import TableService
from semiramis.tables.table import Table
from tests.server.awaited import awaited
from tests.server.databases.service_steps import ANA, Time
from tests.tables.test_reports import Open, finish, host, time

__all__ = ["host", "time"]

OWN = NewTable("amytis", [SeatPlan("me"), SeatPlan("me", name="Bea")], autostart=True)


async def analyse(table: Table, ply: int, turn: list[str], simulations: int) -> TurnReport:
    match = table.finished_match()
    return report_actions(match.at(match.first_ply + ply), turn, 200)


async def finished_game(service: TableService) -> tuple[str, dict[int, list[str]]]:
    """A game of Ana against herself at random; return its id, and the better turns of its mistakes by their plies."""
    service.reports._analyse = analyse
    table = await service.create(OWN, ANA)
    played = 0
    while played < 16:
        state = (await service.table(table.id)).running_match().state
        action = state.legal_notations()[played % 3]
        await service.change(table.id, partial(Table.play, actions=[action], now=service.now()))
        played += 1
    await service.change(table.id, lambda table: table.resign(ANA.id, service.now()))
    report = await finish(service, table.id)
    found = {turn["ply"]: turn["best"] for turn in report["turns"] if turn["label"] in ("mistake", "blunder")}
    assert found
    for task in list(service.reports._tasks.values()):
        await task
    return table.id, found


@awaited
async def test_mistakes_of_a_report_come_again_at_growing_intervals_until_they_are_known(
    host: Open, time: Time
) -> None:
    async with host() as service:
        id, better = await finished_game(service)
        queue = await service.mistakes.exercises(ANA.id)
        assert queue.exercises == [Exercise(id, ply, "amytis") for ply in better]
        assert (queue.due, queue.total) == (len(better), len(better))
        ply, best = next(iter(better.items()))
        begun = await service.mistakes.attempt(id, ply, ANA.id, TryMistake())
        assert [one.action for one in begun.shown] == best
        assert begun.position.legal
        assert not begun.met
        for interval in mistakes.INTERVALS:
            assert (await service.mistakes.attempt(id, ply, ANA.id, TryMistake(best))).met
            assert (
                (await service.mistakes.exercises(ANA.id)).due == len(better) - 1 if interval == mistakes.DAY else True
            )
            time.now += interval
        assert (await service.mistakes.exercises(ANA.id)).total == len(better)
        await service.mistakes.attempt(id, ply, ANA.id, TryMistake(best))
        assert (await service.mistakes.exercises(ANA.id)).total == len(better) - 1
    async with host() as service:
        assert (await service.mistakes.exercises(ANA.id)).total == len(better) - 1
        await service.mistakes.clear(ANA.id)
        assert (await service.mistakes.exercises(ANA.id)).total == 0


@awaited
async def test_a_try_that_fails_or_has_help_begins_again(host: Open, time: Time) -> None:
    async with host() as service:
        id, better = await finished_game(service)
        ply, best = next(iter(better.items()))
        played = next(turn for turn in (await service.reports.read(id)).turns if turn.ply == ply).played  # type: ignore[union-attr]
        found = await service.mistakes.attempt(id, ply, ANA.id, TryMistake(played))
        assert (found.met, found.missed, found.shown) == (False, True, [])
        time.now += mistakes.DAY
        assert (await service.mistakes.attempt(id, ply, ANA.id, TryMistake(best, helped=True))).met
        time.now += mistakes.DAY
        assert (await service.mistakes.exercises(ANA.id)).due == len(better)
        outcomes = await service.mistakes.outcomes(id, ply, ForeseeInMistake([*best[:1], "dance"]))
        assert [one.refused is None for one in outcomes.outcomes] == [True, False]
        with pytest.raises(Refusal, match="has ended"):
            await service.mistakes.attempt(id, ply, ANA.id, TryMistake([*best, *best]))
        with pytest.raises(Refusal, match="no mistake"):
            await service.mistakes.attempt(id, 9_999, ANA.id, TryMistake())
        await service.tables.remove(await service.table(id))
        with pytest.raises(Refusal, match="no such table"):
            await service.mistakes.attempt(id, ply, ANA.id, TryMistake())
        assert (await service.mistakes.exercises(ANA.id)).total == 0
