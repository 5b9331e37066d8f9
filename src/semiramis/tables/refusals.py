"""Refusals: a stable code for programs, an HTTP status, and one line for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..games.game import GameError, IllegalAction, NotYourTurn
from .messages import Error

LONGEST_MESSAGE = 300

STATUS = {
    # The request cannot be read or is not possible.
    "bad_request": 400,
    "bad_setup": 400,
    "bad_record": 400,
    "bad_position": 400,
    "bad_name": 400,
    "not_an_action": 400,
    "unknown_game": 400,
    "unknown_level": 400,
    # The caller is not allowed to do this.
    "no_identity": 401,
    "wrong_origin": 403,
    "wrong_host": 400,
    "not_invited": 403,
    "not_the_host": 403,
    "not_seated": 403,
    "seat_declined": 403,
    "hints_not_allowed": 403,
    "tutor_not_allowed": 403,
    "too_many_tables": 403,
    # It does not exist, or has been removed.
    "no_such_table": 404,
    "no_such_position": 404,
    "no_such_lesson": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    # It does not fit the state of the table.
    "stale_ply": 409,
    "illegal_action": 409,
    "not_your_turn": 409,
    "not_open": 409,
    "not_playing": 409,
    "not_over": 409,
    "no_record": 409,
    "seat_taken": 409,
    "seats_left": 409,
    "already_seated": 409,
    "already_asked": 409,
    "too_many_asking": 409,
    "no_seat_request": 409,
    "nothing_to_undo": 409,
    "nothing_to_return": 409,
    "no_takeback": 409,
    "takeback_changed": 409,
    "already_resigned": 409,
    # An idempotency key was used before, for another request.
    "key_reused": 422,
    # Limits.
    "too_large": 413,
    "too_many_requests": 429,
    "too_many_streams": 429,
    # The server cannot answer.
    "server_error": 500,
    "unavailable": 503,
    "unreadable_table": 503,
    "hints_failed": 503,
    "report_failed": 503,
    "client_not_built": 503,
}


class Refusal(Exception):
    """A request that the server refuses."""

    def __init__(self, code: str, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts: Mapping[str, Any] = facts

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def to_error(self) -> Error:
        """Return the message to the client: the code, one line and the facts."""
        return Error(self.code, " ".join(self.message.split())[:LONGEST_MESSAGE], dict(self.facts))

    @classmethod
    def of(cls, error: GameError) -> Refusal:
        """Return the refusal of a game's error. The facts of an illegal action are its reason."""
        if isinstance(error, IllegalAction):
            return cls(error.code, str(error), reason=error.reason.code, **error.reason.facts)
        if isinstance(error, NotYourTurn) or error.code in STATUS:
            return cls(error.code, str(error))
        return cls("bad_request", str(error))


class TableIsBehind(Refusal):
    """A request that answers a later position than that of the table in memory."""


class NeedsServer(Refusal):
    """A request that only a server can answer, for example one that needs other people."""

    def __init__(self, message: str) -> None:
        super().__init__("needs_server", message)

    @property
    def status(self) -> int:
        return 501
