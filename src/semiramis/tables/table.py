"""A table: its config, the match that is played at it, and the requests of a running game.

A table does no input or output. Each method checks a request and returns the `Change` that it makes, or raises
`Refusal`. The change takes effect when it is committed, after it has been stored. The requests before a game are in
`seating`, those that go back in `takeback`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from ..games.game import GameError, State
from ..games.record import Match, Record
from . import clock as clocks
from .actions import apply_action
from .config import (
    Seat,
    TableConfig,
    bot_to_play,
    deadline_of,
    is_away,
    is_for_bots,
    is_seat_of,
    level_of,
    replace_at,
    retry_bot,
    return_seat,
)
from .messages import Act, AskAdvice, AskHints, AskReview, AskTurn, Done, Foresee, Result
from .refusals import Refusal, TableIsBehind

Played = tuple[int, str, float]
"""An action as it is stored: its seat, its text and when it was done. The number of a row is the ply before it."""


@dataclass(frozen=True)
class Change:
    """What a request changes: the config, and the actions that are added or taken back."""

    config: TableConfig
    done: list[Done] = field(default_factory=list)
    back_to: int | None = None
    match: Match | None = None
    """The match, if it starts with this change or continues from an earlier position."""
    state: State | None = None
    """The position after the change, if it is another one; and its undo limit."""
    undo_limit: int = 0

    @property
    def played(self) -> list[Played]:
        """The new actions as they are stored."""
        return [(done.seat, done.action, done.at) for done in self.done]

    @property
    def begun(self) -> Record | None:
        """The record of the game that starts with this change."""
        return self.match.record if self.match is not None and self.back_to is None else None


class Table:
    def __init__(
        self,
        id: str,
        config: TableConfig,
        created: float,
        changed: float,
        revision: int = 0,
        match: Match | None = None,
        stamps: list[tuple[int, float]] | None = None,
        undo_limit: int = 0,
        last: Done | None = None,
    ) -> None:
        self.id = id
        self.config = config
        self.created = created
        self.changed = changed
        self.revision = revision
        self.match = match
        self.stamps = stamps or []
        """The seat and the time of each action."""
        self.undo_limit = undo_limit
        """The earliest ply to which the current player may undo."""
        self.due: float | None = None
        """When the server has to look at the table again, as it is stored."""
        self.claimed_by: str | None = None
        """The process that computes the bot's turn, until `due`."""
        self.last = last
        """The action that led to this position, if it is known without a replay."""
        self.answers: dict[str, bytes] = {}
        """Encoded answers of this revision, which many clients ask for."""

    @property
    def seats(self) -> list[Seat]:
        return self.config.seats

    @property
    def ply(self) -> int:
        """The number of actions at this table."""
        return 0 if self.match is None else self.match.state.ply - self.match.first_ply

    @property
    def player(self) -> int | None:
        """The seat of the current player; None if no game is running."""
        if self.match is None or self.config.status != "playing":
            return None
        return self.match.state.player

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if is_seat_of(seat, person)]

    def is_current_player(self, person: str) -> bool:
        """Whether it is this person's turn, and no stand-in plays for the person."""
        player = self.player
        return player is not None and is_seat_of(self.seats[player], person) and level_of(self.config, player) is None

    def bot_level(self) -> str | None:
        """Return the level of the bot or stand-in that has to play its turn now, or else None."""
        if self.match is None or self.config.status != "playing":
            return None
        return bot_to_play(self.config, self.match.state)

    def deadline(self) -> float | None:
        return deadline_of(self.config, self.player)

    def undo_to(self) -> int | None:
        """Return the earliest ply to which the current player may undo; None if there is nothing to undo."""
        return self.undo_limit if self.player is not None and self.undo_limit < self.ply else None

    def record(self) -> Record:
        """Return the record of a finished game; refuse it for a game that has none."""
        if self.config.start is not None:
            raise Refusal("no_record", "a game that starts from a position has no record, which begins with a set-up")
        return self.finished_match().record

    def finished_match(self) -> Match:
        """Return the match of a finished game."""
        if self.config.status != "over" or self.match is None:
            raise Refusal("not_over", "this tells what is hidden: it is available when the game is over")
        return self.match

    def game_json(self, ply: int | None = None) -> bytes:
        """Return the game so far as JSON, for the workers of bots: its record, with a start in place of a set-up.

        With a ply, it is the game up to there.
        """
        assert self.match is not None
        record, start = self.match.record, self.config.start
        if ply is not None:
            record = dataclasses.replace(record, actions=record.actions[:ply])
        if start is None:
            return record.dumps().encode()
        parts = {"game": record.game, "players": record.players, "start": start, "actions": record.actions}
        return msgspec.json.encode(parts)

    # Requests.

    def act(self, person: str, act: Act, now: float) -> Change:
        """Play an action of the current player, who answers the position of a ply."""
        self.check_turn(person, act)
        return self.play([act.action], now)

    def play(self, actions: list[str], now: float) -> Change:
        """Play actions of the current player, up to the end of the turn; further actions are ignored."""
        match = self.running_match()
        seat = match.state.player
        state = match.state.clone()
        undo_limit = self.undo_limit
        done: list[Done] = []
        for text in actions:
            if state.over or state.player != seat:
                break
            try:
                one, undo_limit = apply_action(state, text, self.ply + len(done), undo_limit, now)
            except GameError as error:
                raise Refusal.of(error) from None
            done.append(one)
        config = replace(self.config, takeback=None)
        if state.over or state.player != seat:
            bank = clocks.bank_after(config.clock, self.seats[seat].bank, self.config.turn_began, now)
            seats = replace_at(self.seats, seat, return_seat(replace(self.seats[seat], bank=bank)))
            config = replace(config, seats=seats, turn_began=now)
        if state.over:
            result = Result("finished", winners_of(state, config), state.scores())
            config = replace(config, status="over", result=result)
        elif state.player != seat:
            next_seat = retry_bot(config.seats[state.player], now)
            config = replace(config, seats=replace_at(config.seats, state.player, next_seat))
        return Change(config, done, state=state, undo_limit=undo_limit)

    def follow(self, config: TableConfig, actions: list[Played]) -> Change:
        """Return the change that another process made: actions, and the config after them."""
        if not actions:
            return Change(config)
        state, undo_limit = self.running_match().state.clone(), self.undo_limit
        done: list[Done] = []
        for _, text, at in actions:
            one, undo_limit = apply_action(state, text, self.ply + len(done), undo_limit, at)
            done.append(one)
        return Change(config, done, state=state, undo_limit=undo_limit)

    def resign(self, person: str, now: float) -> Change:
        """Resign. If one seat or no person is left, the game is over; otherwise a stand-in plays on.

        The clock of another player's turn runs on: a resignation gives that player no more time.
        """
        match = self.running_match()
        own = self.check_playing(person)
        seats = [
            replace(seat, resigned=True, stand_in=True, returning=False) if n in own else seat
            for n, seat in enumerate(self.seats)
        ]
        began = now if match.state.player in own else self.config.turn_began
        # An offer of a takeback ends, because other people than before would have to agree to it.
        config = replace(self.config, seats=seats, takeback=None, turn_began=began)
        left = [n for n, seat in enumerate(seats) if not seat.resigned]
        if len(left) <= 1 or not any(seats[n].kind == "person" for n in left):
            scores = match.state.scores()
            result = Result("resigned", best_of(left, scores), scores)
            config = replace(config, status="over", result=result)
        return Change(config)

    def come_back(self, person: str) -> Change:
        """Take one's seats back from the stand-in.

        The stand-in finishes the turn that ran out of time. Otherwise a person who is late would get a fresh turn as
        often as they like.
        """
        match = self.running_match()
        own = [n for n in self.check_seated(person) if is_away(self.seats[n]) and not self.seats[n].returning]
        if not own:
            raise Refusal("nothing_to_return", "no stand-in plays for you")
        seats = [replace(seat, returning=True) if n in own else seat for n, seat in enumerate(self.seats)]
        seats = [seat if n == match.state.player else return_seat(seat) for n, seat in enumerate(seats)]
        return Change(replace(self.config, seats=seats))

    def ask_turn(self, person: str, asked: AskTurn) -> Change:
        """Let the next bot play its turn, at a table where only bots sit."""
        state = self.running_match().state
        if not is_for_bots(self.seats):
            raise Refusal("not_your_turn", "bots wait to be asked only where no person sits", player=state.player)
        if self.config.host != person:
            raise Refusal("not_the_host", "only the host of the table may do that")
        self.check_ply(asked)
        return Change(replace(self.config, asked_ply=state.ply))

    # Changes that no person asks for.

    def unchanged(self) -> Change:
        """Return a change of nothing: it claims the turn of a bot, and starts a table that starts by itself."""
        return Change(self.config)

    def expire(self, now: float) -> Change:
        """Return what the time brings: a turn is over, or the table is closed because it was idle for too long."""
        idle = now - self.changed
        if self.config.status == "over" and idle >= clocks.finished_game_lasts(self.config.result):
            return Change(replace(self.config, status="closed"))
        waits = self.config.status == "playing" and self.bot_level() is None and self.deadline() is None
        if (self.config.status == "open" and idle >= clocks.OPEN_TABLE_LASTS) or (
            waits and idle >= idle_game_lasts(self.config)
        ):
            return Change(replace(self.config, status="closed"))
        if self.player is not None and self.config.turn_began > now:
            # The system's clock was set back while the server was down.
            return Change(replace(self.config, turn_began=now))
        return self.time_out(now) or self.unchanged()

    def time_out(self, now: float) -> Change | None:
        """Give the seat of the current player to the stand-in, if the time of the turn is over."""
        deadline, player = self.deadline(), self.player
        if deadline is None or player is None or now < deadline:
            return None
        seats = replace_at(self.seats, player, replace(self.seats[player], stand_in=True, bank=0.0))
        return Change(replace(self.config, seats=seats, turn_began=now))

    def replace_failed_bot(self, now: float, is_gone: bool = False) -> Change:
        """Let a weaker bot play for the current player, whose bot failed; `is_gone` if the server has no such bot.

        The bot is asked again in a turn that begins after a while.
        """
        match = self.running_match()
        retry = now + clocks.RETRY_SECONDS
        seat = replace(self.seats[match.state.player], trouble=True, gone=is_gone, retry=retry)
        seats = replace_at(self.seats, match.state.player, seat)
        return Change(replace(self.config, seats=seats))

    def commit(self, change: Change, revision: int, now: float) -> None:
        """Make a change that has been stored."""
        self.config = change.config
        self.revision = revision
        self.changed = now
        self.answers = {}
        if change.match is not None:
            self.match = change.match
        if change.back_to is not None:
            del self.stamps[change.back_to :]
            self.last = None
        if change.done:
            self.last = change.done[-1]
        if change.state is not None and self.match is not None:
            self.match.state = change.state
            self.match.record.actions.extend(done.action for done in change.done)
            self.stamps.extend((done.seat, done.at) for done in change.done)
            self.undo_limit = change.undo_limit

    # Checks.

    def check_turn(self, person: str, answer: Act | Foresee | AskHints | AskAdvice) -> State:
        """Return the position if the request answers it and it is this person's turn."""
        state = self.running_match().state
        self.check_seated(person)
        self.check_ply(answer)
        if not self.is_current_player(person):
            raise Refusal("not_your_turn", f"it is the turn of seat {state.player}", player=state.player)
        return state

    def check_ply(self, answer: Act | Foresee | AskHints | AskAdvice | AskTurn) -> None:
        """Refuse an answer to another position than the current one."""
        if answer.ply != self.ply or answer.undone not in (None, self.config.undone):
            kind = TableIsBehind if answer.ply > self.ply or (answer.undone or 0) > self.config.undone else Refusal
            raise kind("stale_ply", f"the table is at ply {self.ply}, not {answer.ply}", ply=self.ply)

    def check_hints(self, person: str, asked: AskHints) -> None:
        """Check that it is this person's turn and that the table allows hints."""
        self.check_turn(person, asked)
        if not self.config.hints:
            raise Refusal("hints_not_allowed", "this table plays without hints")

    def check_advice(self, person: str, asked: AskAdvice) -> None:
        """Check that it is this person's turn, in a game in which the person may have the tutor."""
        self.check_turn(person, asked)
        self.check_tutor(person)

    def check_review(self, person: str, asked: AskReview) -> list[str]:
        """Return the actions of a turn of this person that has ended, from the ply on in which it began."""
        actions = self.running_match().record.actions
        own = self.check_playing(person)
        if asked.undone not in (None, self.config.undone):
            raise Refusal("stale_ply", f"actions were taken back {self.config.undone} times", ply=self.ply)
        self.check_tutor(person)
        seats = [seat for seat, _ in self.stamps] + [self.player]
        end = asked.ply
        while end < self.ply and seats[end] in own:
            end += 1
        if asked.ply >= self.ply or seats[end] in own:
            raise Refusal("no_such_position", f"no turn that began at ply {asked.ply} has ended")
        if end == asked.ply:
            raise Refusal("not_your_turn", f"at ply {end} it was the turn of seat {seats[end]}", player=seats[end])
        return actions[asked.ply : end]

    def check_tutor(self, person: str) -> None:
        """Check that the person plays alone against bots, where hints are allowed."""
        if not self.config.hints:
            raise Refusal("hints_not_allowed", "this table plays without hints")
        people = [seat.person for seat in self.seats if seat.kind == "person" and not seat.resigned]
        if people != [person]:
            raise Refusal("tutor_not_allowed", "the tutor is for one person who plays against bots alone")

    def running_match(self) -> Match:
        if self.config.status != "playing" or self.match is None:
            raise Refusal("not_playing", f"the table is {self.config.status}", status=self.config.status)
        return self.match

    def check_seated(self, person: str) -> list[int]:
        """Return the seats of a person."""
        seats = self.seats_of(person)
        if not seats:
            raise Refusal("not_seated", "you do not sit at this table")
        return seats

    def check_playing(self, person: str) -> list[int]:
        """Return the seats of a person who has not resigned."""
        seats = self.check_seated(person)
        if all(self.seats[n].resigned for n in seats):
            raise Refusal("already_resigned", "you have resigned")
        return seats


def idle_game_lasts(config: TableConfig) -> float:
    """Return how long a game without a clock waits for its current player, or to be watched."""
    return clocks.UNWATCHED_GAME_LASTS if is_for_bots(config.seats) else clocks.IDLE_GAME_LASTS


Decide = Callable[[Table], Change]
"""Decides a request: returns the change that it makes to a table, or raises `Refusal`."""


def winners_of(state: State, config: TableConfig) -> list[int]:
    """Return the winners of a finished game. A person who resigned does not win, even if the stand-in did."""
    winners = [n for n in state.winners() if not config.seats[n].resigned]
    left = [n for n, seat in enumerate(config.seats) if not seat.resigned]
    return winners or best_of(left, state.scores())


def best_of(seats: list[int], scores: list[int]) -> list[int]:
    """Return those of some seats that have the best score of them."""
    best = max((scores[n] for n in seats), default=0)
    return [n for n in seats if scores[n] == best]
