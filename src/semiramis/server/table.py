"""A table: who sits at it, what they agreed on, and the game that they play.

Nothing here is stored or sent: each method judges a call and returns the `Change` that it would make, which becomes
true once it is stored (`Table.commit`). What changes together is stored together.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from ..games import get_game
from ..games.game import GameError, State
from ..games.record import Match, Record
from . import clock as clocks
from . import messages
from .messages import Done, Result, SeatPlan
from .opponents import LEVELS_ALONE, Opponents
from .refusals import Refusal
from .table_config import (
    Seat,
    SeatRequest,
    TableConfig,
    Takeback,
    check_bots,
    deadline_of,
    given_back,
    is_away,
    is_full,
    kept_seat,
    level_of,
    new_id,
    plan_seat,
    replace_at,
    sits,
    tried_again,
    waiting_for,
)


@dataclass(frozen=True)
class Change:
    """What a call makes of a table: the new arrangement, the actions that are added or taken back."""

    config: TableConfig
    done: list[Done] = field(default_factory=list)
    back_to: int | None = None
    match: Match | None = None
    """The game, if it begins with this change or goes on from an earlier position."""
    state: State | None = None
    """The position after it, if it is another, and how far back one may undo there."""
    undo_limit: int = 0


MOST_REQUESTS = 4
"""So many people may ask for a seat at a time."""
MOST_UNWELCOME = 100


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
        """For each action the seat that did it and when."""
        self.undo_limit = undo_limit
        """The earliest ply to which the seat that is to act may undo."""
        self.due: float | None = None
        """When somebody has to look at the table, as it is stored."""
        self.claimed_by: str | None = None
        """The process that thinks for the bot to act, until then."""
        self.last = last
        """The action that led to this position, if it is known without a replay."""
        self.answers: dict[str, bytes] = {}
        """What has been told of this revision: the same is told to many."""

    # What there is.

    @property
    def seats(self) -> list[Seat]:
        return self.config.seats

    @property
    def ply(self) -> int:
        return 0 if self.match is None else self.match.state.ply

    @property
    def player(self) -> int | None:
        """The seat to act, while the game is played."""
        if self.match is None or self.config.status != "playing":
            return None
        return self.match.state.player

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if sits(seat, person)]

    def acts(self, person: str) -> bool:
        """Whether this person is to act."""
        player = self.player
        return player is not None and sits(self.seats[player], person) and level_of(self.config, player) is None

    def bot(self) -> str | None:
        """The level that is to act, if a bot or a stand-in is."""
        player = self.player
        return None if player is None else level_of(self.config, player)

    def deadline(self) -> float | None:
        return deadline_of(self.config, self.player)

    # Before the game.

    def set_seat(self, person: str, number: int, plan: SeatPlan, opponents: Opponents = LEVELS_ALONE) -> Change:
        self._check_open()
        self._check_host(person)
        if number >= len(self.seats):
            raise Refusal("bad_setup", f"the table has seats 0 to {len(self.seats) - 1}, not {number}")
        seat = plan_seat(plan, person, self._name_of(person))
        check_bots(self.config.game, [seat], opponents)
        change = self._seated(replace_at(self.seats, number, seat))
        gone = self.seats[number].person
        if gone is None or gone == person:
            return change
        # Who is sent away must neither come back by the same invitation nor ask for a seat.
        renewed = replace(change.config, invitation=new_id())
        return Change(without_request(renewed, gone, is_unwelcome=True))

    def join(self, person: messages.Person, number: int | None, invitation: str | None) -> Change:
        self._check_open()
        kept = [n for n, seat in enumerate(self.seats) if seat.kind == "invited" and seat.person == person.id]
        if kept:
            chosen = kept
        else:
            if self.seats_of(person.id):
                raise Refusal("already_seated", "you already sit at this table")
            is_invited = self._is_invited(invitation)
            chosen = [self._free_seat(number, is_invited)]
            if not is_invited and person.id in self.config.unwelcome:
                raise Refusal("seat_declined", "the host has declined")
        seats = list(self.seats)
        for n in chosen:
            seats[n] = Seat("person", seats[n].name if len(kept) > 1 else person.name, person.id)
        return Change(without_request(self._seated(seats).config, person.id))

    def ask_for_seat(self, person: messages.Person) -> Change:
        """Ask the host for a seat, without an invitation."""
        self._check_open()
        requests = self.config.requests
        if self.seats_of(person.id):
            raise Refusal("already_seated", "you already sit at this table")
        if person.id in self.config.unwelcome:
            raise Refusal("seat_declined", "the host has declined")
        if any(request.person == person.id for request in requests):
            raise Refusal("already_asked", "you have already asked for a seat: the host will answer")
        self._free_seat(None, invited=True)
        if len(requests) >= MOST_REQUESTS:
            raise Refusal("too_many_asking", f"{MOST_REQUESTS} others ask for a seat already: try again later")
        return Change(replace(self.config, requests=[*requests, SeatRequest(person.id, person.name)]))

    def answer_request(self, person: str, asked_by: str, accept: bool) -> Change:
        """The host gives a free seat to somebody who asked for one, or declines; who asked may withdraw."""
        self._check_open()
        if accept or person != asked_by:
            self._check_host(person)
        request = next((one for one in self.config.requests if one.person == asked_by), None)
        if request is None:
            raise Refusal("no_seat_request", "this person does not ask for a seat, or not any more")
        if not accept:
            return Change(without_request(self.config, asked_by, is_unwelcome=person != asked_by))
        seat = Seat("person", request.name, request.person)
        change = self._seated(replace_at(self.seats, self._free_seat(None, invited=True), seat))
        return Change(without_request(change.config, asked_by))

    def _free_seat(self, number: int | None, invited: bool) -> int:
        if not (invited or self.config.public):
            raise Refusal("not_invited", "this table is by invitation: use the link that its host gives")
        if number is not None and number >= len(self.seats):
            raise Refusal("bad_setup", f"the table has seats 0 to {len(self.seats) - 1}, not {number}")
        wanted = range(len(self.seats)) if number is None else [number]
        free = [n for n in wanted if self.seats[n].kind in ("open", "invited") and self.seats[n].person is None]
        if not free:
            raise Refusal("seat_taken", "there is no free seat" if number is None else f"seat {number} is taken")
        allowed = [n for n in free if invited or self.seats[n].kind == "open"]
        if not allowed:
            raise Refusal("not_invited", "the free seat is for somebody with an invitation")
        return allowed[0]

    def leave(self, person: str) -> Change:
        self._check_open()
        self._check_seated(person)
        seats = [Seat("open") if seat.person == person else seat for seat in self.seats]
        others = [seat.person for seat in seats if seat.kind == "person" and seat.person]
        changed = replace(self.config, seats=seats)
        if not others:
            return Change(replace(changed, status="closed"))
        return Change(changed if self.config.host != person else replace(changed, host=others[0]))

    def start(self, person: str, now: float) -> Change:
        self._check_open()
        self._check_host(person)
        if not is_full(self.seats):
            raise Refusal("seats_left", "there are free seats: wait for others, or give them to bots")
        return self.started(self.config, now)

    def started(self, config: TableConfig, now: float) -> Change:
        """The game begins; chance sets it up, and nobody knows how."""
        game = get_game(config.game)
        names = [seat.name for seat in config.seats]
        match = Match.new(game, names, config.options, secrets.randbits(64))
        bank = 0.0 if config.clock is None else float(config.clock.bank)
        seats = [replace(seat, bank=bank) for seat in config.seats]
        playing = replace(config, status="playing", seats=seats, turn_began=now, requests=[], unwelcome=[])
        return Change(playing, match=match, state=match.state)

    def autostarted(self, change: Change, now: float) -> Change:
        """The change, and the start of the game if it was the last thing to wait for."""
        config = change.config
        if config.autostart and config.status == "open" and is_full(config.seats):
            return self.started(config, now)
        return change

    # The game.

    def act(self, person: str, act: messages.Act, now: float) -> Change:
        """An action of the person who is to act, in answer to the position of a ply."""
        self.answered(person, act)
        return self.play([act.action], now)

    def answered(self, person: str, answer: messages.Act | messages.Foresee | messages.AskHints) -> State:
        """The position that somebody answers, if it is still there and theirs to answer."""
        state = self._playing().state
        self._check_seated(person)
        if answer.ply != state.ply or answer.undone not in (None, self.config.undone):
            raise Refusal("stale_ply", f"the table is at ply {state.ply}, not {answer.ply}", ply=state.ply)
        if not self.acts(person):
            raise Refusal("not_your_turn", f"it is the turn of seat {state.player}", player=state.player)
        return state

    def hinted(self, person: str, wish: messages.AskHints) -> Match:
        """The game in which somebody asks for hints, if they are to act and the table allows it."""
        self.answered(person, wish)
        if not self.config.hints:
            raise Refusal("hints_not_allowed", "this table plays without hints")
        return self._playing()

    def play(self, actions: list[str], now: float) -> Change:
        """The actions of whoever is to act, to the end of its turn at most."""
        match = self._playing()
        seat = match.state.player
        state = match.state.clone()
        undo_limit = self.undo_limit
        done = []
        for text in actions:
            if state.over or state.player != seat:
                break
            try:
                one, undo_limit = do(state, text, undo_limit, now)
            except GameError as error:
                raise Refusal.of(error) from None
            done.append(one)
        config = replace(self.config, takeback=None)
        if state.over or state.player != seat:
            began = self.config.turn_began
            bank = clocks.bank_after(config.clock, self.seats[seat].bank, began, now)
            seats = replace_at(self.seats, seat, given_back(replace(self.seats[seat], bank=bank)))
            config = replace(config, seats=seats, turn_began=now)
        if state.over:
            result = Result("finished", winners_of(state, config), state.scores())
            config = replace(config, status="over", result=result)
        elif state.player != seat and (again := tried_again(config.seats[state.player], now)) is not None:
            config = replace(config, seats=replace_at(config.seats, state.player, again))
        return Change(config, done, state=state, undo_limit=undo_limit)

    def follow(self, config: TableConfig, actions: list[tuple[str, float]]) -> Change:
        """What another process did here: actions, each with its time, and what is agreed on after them."""
        if not actions:
            return Change(config)
        state, undo_limit, done = self._playing().state.clone(), self.undo_limit, []
        for text, at in actions:
            one, undo_limit = do(state, text, undo_limit, at)
            done.append(one)
        return Change(config, done, state=state, undo_limit=undo_limit)

    def undo(self, person: str, ply: int) -> Change:
        """Go back to an earlier ply of the current turn, but not to before the last action that revealed something."""
        self._playing()
        self._check_seated(person)
        if not self.acts(person):
            raise Refusal("not_your_turn", "only whoever is to act may undo", player=self.player)
        if not self.undo_limit <= ply < self.ply:
            raise Refusal(
                "nothing_to_undo",
                f"ply {ply} is not within this turn after what was last revealed: ask for a takeback",
                undo_to=self.undo_to(),
            )
        return self._back(ply, self.config.turn_began)

    def undo_to(self) -> int | None:
        return self.undo_limit if self.player is not None and self.undo_limit < self.ply else None

    def ask_takeback(self, person: str, ply: int, now: float) -> Change:
        match = self._playing()
        own = self._check_playing(person)
        if ply >= match.state.ply:
            raise Refusal("no_takeback", f"the table is at ply {match.state.ply}: there is nothing after ply {ply}")
        if self.stamps[ply][0] not in own:
            raise Refusal("no_takeback", f"at ply {ply} somebody else was to act: go back to a decision of your own")
        # No two changes of a table have the same revision, so it is also the number of the offer.
        return self._agreed(Takeback(person, ply, [], self.revision + 1), now)

    def answer_takeback(self, person: str, answer: messages.Consent, now: float) -> Change:
        """Agree to one offer or refuse it. An offer that was changed meanwhile has another number."""
        self._playing()
        self._check_playing(person)
        offer = self.config.takeback
        if offer is None:
            raise Refusal("no_takeback", "nobody asks for a takeback")
        if answer.offer != offer.offer:
            raise Refusal("takeback_changed", f"the offer is now {offer.offer}: ply {offer.ply}", offer=offer.offer)
        if not answer.agree:
            return Change(replace(self.config, takeback=None))
        return self._agreed(replace(offer, agreed=sorted({*offer.agreed, person})), now)

    def _agreed(self, offer: Takeback, now: float) -> Change:
        """Back, once all other people agree; bots always agree."""
        if not waiting_for(self.config, offer):
            return self._back(offer.ply, now)
        return Change(replace(self.config, takeback=offer))

    def _back(self, ply: int, turn_began: float) -> Change:
        match = self._playing()
        config = self.config
        earlier, undo_limit, _ = replay(replace_actions(match.record, match.record.actions[:ply]), self.stamps)
        seats = [given_back(seat) for seat in config.seats]
        return Change(
            replace(config, seats=seats, takeback=None, undone=config.undone + 1, turn_began=turn_began),
            back_to=ply,
            match=earlier,
            state=earlier.state,
            undo_limit=undo_limit,
        )

    def resign(self, person: str, now: float) -> Change:
        """Give up. The game is over when only one seat or no person is left in it; otherwise a stand-in plays on.

        The turn of another player goes on: a resignation gives nobody more time.
        """
        match = self._playing()
        own = self._check_playing(person)
        seats = [
            replace(seat, resigned=True, stand_in=True, returning=False) if n in own else seat
            for n, seat in enumerate(self.seats)
        ]
        began = now if match.state.player in own else self.config.turn_began
        # The offer is void: other people than before would have to agree to it.
        config = replace(self.config, seats=seats, takeback=None, turn_began=began)
        left = [n for n, seat in enumerate(seats) if not seat.resigned]
        if len(left) <= 1 or not any(seats[n].kind == "person" for n in left):
            scores = match.state.scores()
            best = max((scores[n] for n in left), default=0)
            result = Result("resigned", [n for n in left if scores[n] == best], scores)
            config = replace(config, status="over", result=result)
        return Change(config)

    def come_back(self, person: str) -> Change:
        """Take one's seats back from the stand-in.

        The stand-in finishes the turn for which the time was up. To give that turn back would be a fresh turn for
        everyone who is late, as often as they like.
        """
        match = self._playing()
        own = [n for n in self._check_seated(person) if is_away(self.seats[n]) and not self.seats[n].returning]
        if not own:
            raise Refusal("nothing_to_return", "no stand-in plays for you")
        seats = [replace(seat, returning=True) if n in own else seat for n, seat in enumerate(self.seats)]
        seats = [seat if n == match.state.player else given_back(seat) for n, seat in enumerate(seats)]
        return Change(replace(self.config, seats=seats))

    def as_time_goes_by(self, now: float) -> Change:
        """What becomes of a table at which nobody acts: time is up, or it is closed because nobody comes any more."""
        idle = now - self.changed
        if self.config.status == "over" and idle >= clocks.finished_game_lasts(self.config.result):
            return Change(replace(self.config, status="closed"))
        waits = self.config.status == "playing" and self.bot() is None and self.deadline() is None
        if (self.config.status == "open" and idle >= clocks.OPEN_TABLE_LASTS) or (
            waits and idle >= clocks.IDLE_GAME_LASTS
        ):
            return Change(replace(self.config, status="closed"))
        if self.player is not None and self.config.turn_began > now:
            # The system's clock was set back while the server was down.
            return Change(replace(self.config, turn_began=now))
        return self.time_out(now) or self.as_it_is()

    def as_it_is(self) -> Change:
        """No change but the claim on it: to look at a table anew."""
        return Change(self.config)

    def time_out(self, now: float) -> Change | None:
        """The stand-in takes the seat of somebody whose time is up."""
        deadline, player = self.deadline(), self.player
        if deadline is None or player is None or now < deadline:
            return None
        seats = replace_at(self.seats, player, replace(self.seats[player], stand_in=True, bank=0.0))
        return Change(replace(self.config, seats=seats, turn_began=now))

    def bot_failed(self, now: float, gone: bool = False) -> Change:
        """A weaker bot plays on for the one that is to act, and the table says so; `gone` if there is no such bot.

        The bot is asked again in a turn that begins after a while.
        """
        match = self._playing()
        retry = now + clocks.RETRY_SECONDS
        seat = replace(self.seats[match.state.player], trouble=True, gone=gone, retry=retry)
        seats = replace_at(self.seats, match.state.player, seat)
        return Change(replace(self.config, seats=seats))

    # After the game.

    def rematch(self, person: messages.Person) -> TableConfig:
        """The same once more, everybody one seat further; those who played have their seats kept."""
        if self.config.status != "over":
            raise Refusal("not_over", "the game is not over yet")
        if self.config.result is not None and self.config.result.reason == "imported":
            raise Refusal("not_seated", "an imported game has no players here")
        self._check_seated(person.id)
        is_shared = len(self.seats_of(person.id)) > 1
        seats = [kept_seat(seat, person, is_shared) for seat in self.seats[-1:] + self.seats[:-1]]
        old = self.config
        return TableConfig(
            game=old.game,
            options=old.options,
            host=person.id,
            invitation=new_id(),
            seats=seats,
            public=old.public,
            clock=old.clock,
            stand_in=old.stand_in,
            autostart=True,
            hints=old.hints,
        )

    def record(self) -> Record:
        if self.config.status != "over" or self.match is None:
            raise Refusal("not_over", "a record tells what is hidden: it can be had when the game is over")
        return self.match.record

    # What becomes of a change once it is stored.

    def commit(self, change: Change, revision: int, now: float) -> None:
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

    # What is checked again and again.

    def _playing(self) -> Match:
        if self.config.status != "playing" or self.match is None:
            raise Refusal("not_playing", f"the table is {self.config.status}", status=self.config.status)
        return self.match

    def _check_open(self) -> None:
        if self.config.status != "open":
            raise Refusal("not_open", f"the table is {self.config.status}", status=self.config.status)

    def _check_host(self, person: str) -> None:
        if self.config.host != person:
            raise Refusal("not_the_host", "only the host of the table may do that")

    def _check_seated(self, person: str) -> list[int]:
        seats = self.seats_of(person)
        if not seats:
            raise Refusal("not_seated", "you do not sit at this table")
        return seats

    def _check_playing(self, person: str) -> list[int]:
        """The seats of a person who has not resigned."""
        seats = self._check_seated(person)
        if all(self.seats[n].resigned for n in seats):
            raise Refusal("already_resigned", "you have resigned")
        return seats

    def _is_invited(self, invitation: str | None) -> bool:
        if invitation is None:
            return False
        if not hmac.compare_digest(invitation.encode(), self.config.invitation.encode()):
            raise Refusal("not_invited", "this invitation is not for this table")
        return True

    def _name_of(self, person: str) -> str:
        return next(seat.name for seat in self.seats if seat.person == person)

    def _seated(self, seats: list[Seat]) -> Change:
        host = self.config.host
        if not any(sits(seat, host) for seat in seats):
            raise Refusal("bad_setup", "the host keeps a seat: leave the table instead")
        return Change(replace(self.config, seats=seats))


def without_request(config: TableConfig, person: str, is_unwelcome: bool = False) -> TableConfig:
    """The arrangement after an answer to somebody who asked for a seat, or who was sent away."""
    requests = [request for request in config.requests if request.person != person]
    unwelcome = config.unwelcome
    if is_unwelcome:
        unwelcome = [*(one for one in unwelcome if one != person), person][-MOST_UNWELCOME:]
    return replace(config, requests=requests, unwelcome=unwelcome)


def replace_actions(record: Record, actions: list[str]) -> Record:
    return Record(record.game, record.players, record.options, record.setup, actions)


def done_of(state: State, seat: int, text: str, events: list[dict[str, Any]], at: float) -> Done:
    """An action that was done, with the position that it led to."""
    points = [state.points(n) for n in range(state.players)]
    return Done(state.ply, seat, text, events, state.scores(), points, at)


def winners_of(state: State, config: TableConfig) -> list[int]:
    """Who wins a game that was played to its end; who resigned does not, though a stand-in played on."""
    winners = [n for n in state.winners() if not config.seats[n].resigned]
    if winners:
        return winners
    scores = state.scores()
    left = [n for n, seat in enumerate(config.seats) if not seat.resigned]
    best = max((scores[n] for n in left), default=0)
    return [n for n in left if scores[n] == best]


def next_undo_limit(undo_limit: int, seat: int, reveals: bool, after: State) -> int:
    """How far back one may undo after an action: not past something revealed, not into another's turn."""
    return after.ply if reveals or after.over or after.player != seat else undo_limit


def do(state: State, text: str, undo_limit: int, at: float) -> tuple[Done, int]:
    """Do an action of the current player; what is told of it, and how far back one may undo after it."""
    seat, action = state.player, state.parse_action(text)
    events = state.events(action)
    reveals = state.reveals(action)
    state.apply(action)
    return done_of(state, seat, text, events, at), next_undo_limit(undo_limit, seat, reveals, state)


def replay(record: Record, stamps: list[tuple[int, float]]) -> tuple[Match, int, Done | None]:
    """The game of a record, with the floor and the last action that a table keeps; in one pass over its actions."""
    match = Match.of(replace_actions(record, []))
    state, undo_limit, last = match.state, 0, None
    end = len(record.actions) - 1
    for ply, text in enumerate(record.actions):
        seat, action = state.player, state.parse_action(text)
        reveals = state.reveals(action)
        before = state.clone() if ply == end else None
        state.apply(action)
        undo_limit = next_undo_limit(undo_limit, seat, reveals, state)
        if before is not None:
            last = done_of(state, stamps[ply][0], text, before.events(action), stamps[ply][1])
    match.record.actions = list(record.actions)
    return match, undo_limit, last
