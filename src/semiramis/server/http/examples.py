"""Examples for the document of the API. Tables and positions are those of a real game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from litestar.openapi.spec import Example

from ...games import get_game
from ...games.record import Match
from ...tables import messages, presenter, seating
from ...tables.config import plan_table
from ...tables.table import Change, Table

WHEN = 1_763_251_200.0
ANA = messages.Person("Zk3q9XbT1aQp", "Ana")
SEED = 42

IDENTITY = messages.Identity(ANA.id, ANA.name, f"{ANA.id}.aVeryLongSecretThatNobodyElseMayKnow")
AGAINST_A_BOT = messages.NewTable(
    "amytis", [messages.SeatPlan("me"), messages.SeatPlan("bot", "greedy")], autostart=True
)
FORESEE = messages.Foresee(ply=2, actions=["a2 a1", "a1 a1"])
HINTS = messages.Hints(
    ply=2,
    hints=[
        messages.Hint(
            "a2 c1",
            ["a2 c1", "project 2"],
            0.58,
            3.4,
            [messages.GameHintReason("building_points", {"building": "palace", "side": "A", "count": 3, "points": 3})],
            [
                {"verb": "build", "stack": "a2", "cell": "c1", "tile": "palace-blue"},
                {"verb": "palace", "takes": "open", "project": 2, "slot": 1},
            ],
        )
    ],
)
ADVICE = messages.Advice(ply=2, topic=HINTS.hints[0].reasons[0])
REVIEW = messages.Review(
    ply=2, mistake=messages.Mistake(lost_chance=0.16, lost_points=5.2, in_points=False, better=HINTS.hints[0])
)
REFUSED = messages.Error(
    "illegal_action",
    "ply 1: 'remove b3' is not legal: no clay tile on stack (stack b3)",
    {"reason": "no_clay_tile_on_stack", "stack": "b3"},
)


def example(what: object, summary: str = "") -> Example:
    return Example(summary=summary or None, value=msgspec.to_builtins(what))


@cache
def table() -> Any:
    return msgspec.to_builtins(presenter.table_message(_table()))


@cache
def position() -> Any:
    return msgspec.json.decode(presenter.position_json(_table(), ANA.id))


@cache
def outcomes() -> Any:
    return msgspec.to_builtins(presenter.outcomes_message(_table(), ANA.id, FORESEE))


def _table() -> Table:
    """A game of Amytis after its first actions, at which Ana is to act."""
    match = Match.new(get_game("amytis"), [ANA.name, "bot:greedy"], seed=SEED)
    made = Table("q7Jx0aLw2TfKe9Bd", plan_table(AGAINST_A_BOT, ANA), WHEN, WHEN)
    begun = seating.start_game(made.config, WHEN)
    made.commit(Change(begun.config, match=match, state=match.state), 1, WHEN)
    while made.ply < 2 or not made.is_current_player(ANA.id):
        assert made.match is not None
        made.commit(made.play(made.match.state.legal_notations()[:1], WHEN), made.revision + 1, WHEN)
    return made


REQUESTS = [
    messages.NewPerson("Ana"),
    AGAINST_A_BOT,
    messages.NewTable(
        "babylon",
        [messages.SeatPlan("me"), messages.SeatPlan("invited"), messages.SeatPlan("open")],
        options={"bridge_gap": "level"},
        public=True,
        clock=messages.Clock(turn=60, bank=600),
        stand_in="greedy",
    ),
    messages.NewTable("amytis", [messages.SeatPlan("bot", "greedy"), messages.SeatPlan("bot", "architect")]),
    messages.SeatPlan("bot", "novice"),
    messages.JoinTable(seat=1, invitation="o1wVYkQ9xZc3RtLb"),
    messages.AnswerRequest(person="XQO4HwPiAJRY", accept=True),
    messages.Act(ply=0, action="remove b3"),
    FORESEE,
    messages.AskTurn(ply=0),
    messages.AskHints(ply=2),
    messages.AskAdvice(ply=2, streak=1),
    messages.AskReview(ply=2),
    messages.AskLesson(answers=[["a1 b2"]]),
    messages.ForeseeInLesson(["a1 b2"]),
    messages.GoBack(ply=0),
    messages.Consent(offer=12, agree=True),
]
BODIES = {kind: [each for each in REQUESTS if type(each) is kind] for kind in map(type, REQUESTS)}
"""The requests by their types."""
ANSWERS: dict[str, Callable[[], Any]] = {
    "enter": lambda: IDENTITY,
    "create_table": table,
    "table": table,
    "position": position,
    "act": position,
    "undo": position,
    "foresee": outcomes,
    "hints": lambda: HINTS,
    "advise": lambda: ADVICE,
    "review": lambda: REVIEW,
}
"""By the ids of operations."""


def answer(operation: str) -> Example | None:
    """Return an example of the answer of an operation; None if it has none."""
    return example(ANSWERS[operation]()) if operation in ANSWERS else None
