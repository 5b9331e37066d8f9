"""The config of a table: its game, seats, clock and status. It is stored as JSON, apart from the actions."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from ..ai.levels import STAND_IN, USUAL
from ..games import get_game, position_text
from ..games.game import BadPosition, Game, GameError, State
from ..games.rng import Rng
from . import clock as clocks
from .messages import Clock, NewTable, Person, Result, SeatPlan
from .names import clean_name
from .opponents import LEVELS_ALONE, Opponents
from .refusals import Refusal


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat as it is stored. An `invited` seat that names a person is kept for that person."""

    kind: Literal["open", "invited", "person", "bot"]
    name: str = ""
    person: str | None = None
    level: str | None = None
    stand_in: bool = False
    """Whether the table's stand-in, a bot, plays for the person who sits here."""
    trouble: bool = False
    """Whether the bot of this seat has failed and a weaker one plays instead."""
    gone: bool = False
    """Whether it failed because the server no longer has such a bot."""
    retry: float = 0.0
    """When the bot that failed may be asked again."""
    returning: bool = False
    """Whether the person takes the seat back when the stand-in has finished its turn."""
    resigned: bool = False
    bank: float = 0.0


class Takeback(Struct, frozen=True):
    person: str
    ply: int
    agreed: list[str]
    offer: int = 0
    """The number of the offer. An answer names it, so that it cannot agree to an offer that was replaced."""


class SeatRequest(Struct, frozen=True):
    """A person without a seat who asks the host for one."""

    person: str
    name: str


class Start(Struct, frozen=True):
    """The position from which a game starts instead of a set-up."""

    position: str
    """As text: what everyone sees (`docs/position.md`)."""
    seed: int
    """What is hidden is drawn with it, so it must not leave the server."""
    points: list[int]
    """The score of each seat if the game ended there, for the graph of scores."""


class TableConfig(Struct, frozen=True, omit_defaults=True):
    """All that is stored of a table except its set-up and its actions."""

    game: str
    options: dict[str, Any]
    host: str
    """Empty if no person has sat down yet: the first one who does becomes the host."""
    invitation: str
    seats: list[Seat]
    public: bool = False
    clock: Clock | None = None
    stand_in: str = STAND_IN
    autostart: bool = False
    hints: bool = False
    """Whether the current player may ask for hints. Tables from before there were hints have none."""
    status: Literal["open", "playing", "over", "closed"] = "open"
    turn_began: float = 0.0
    takeback: Takeback | None = None
    result: Result | None = None
    rematch: str | None = None
    undone: int = 0
    asked_ply: int | None = None
    """At a table where only bots sit: `State.ply` at the turn that the host asked for last."""
    requests: list[SeatRequest] = []
    """People who ask for a seat, until the game starts."""
    unwelcome: list[str] = []
    """People whom the host declined or removed. They may not ask for a seat, but a new invitation lets them join."""
    start: Start | None = None
    """None if the game starts with a set-up, as usual."""


def new_id() -> str:
    """Return an id that cannot be guessed, because everyone who knows the id of a table may watch it."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):  # a command would take it for an option
        pass
    return id


def plan_table(plan: NewTable, host: Person, opponents: Opponents = LEVELS_ALONE) -> TableConfig:
    """Return the config of a new table; raise `Refusal` if the game or an opponent does not allow it."""
    try:
        game = get_game(plan.game)
        game.check_players(len(plan.seats))
        options = game.check_options(plan.options)
        start = None
        if plan.position is not None:
            start, state = plan_start(game, plan.position)
            if state.players != len(plan.seats):
                raise BadPosition(f"the position has {state.players} seats, and the table {len(plan.seats)}")
            if plan.options:
                raise BadPosition("the options are part of the position: leave them out")
            options = state.view(None)["options"]
    except GameError as error:
        raise Refusal.of(error) from None
    opponents.check(game.name, plan.stand_in)
    seats = [plan_seat(seat, host.id, host.name) for seat in plan.seats]
    check_bots(game.name, seats, opponents)
    if not (is_for_bots(seats) or any(seat.person == host.id for seat in seats)):
        raise Refusal("bad_setup", "one of the seats has to be the host's, kind 'me', or all are for bots")
    return TableConfig(
        game=game.name,
        options=options,
        host=host.id,
        invitation=new_id(),
        seats=seats,
        public=plan.public,
        clock=plan.clock,
        stand_in=plan.stand_in,
        autostart=plan.autostart or is_for_bots(seats),
        hints=plan.hints,
        start=start,
    )


def plan_position(text: str) -> TableConfig:
    """Return the config of a table without a host that starts from a position; raise `GameError` if it cannot.

    The seat of the current player is for a person with the invitation, and the others are for the computer.
    """
    game = get_game(position_text.split_name(text)[0])
    start, state = plan_start(game, text)
    seats = [Seat("bot", f"bot:{USUAL}", level=USUAL)] * state.players
    return TableConfig(
        game=game.name,
        options=state.view(None)["options"],
        host="",
        invitation=new_id(),
        seats=replace_at(seats, state.player, Seat("invited")),
        hints=True,
        start=start,
    )


def plan_start(game: Game, text: str) -> tuple[Start, State]:
    """Return the start of a game from a position, and the position; raise `BadPosition` if it cannot be played on."""
    seed = secrets.randbits(64)
    state = position_text.parse_position(game, text, Rng(seed))
    if state.over:
        raise BadPosition("the game is over in this position")
    if not state.legal_actions():
        raise BadPosition("there is no legal action in this position")
    points = [state.points(seat) for seat in range(state.players)]
    return Start(position_text.format_position(game, state), seed, points), state


def redraw(start: Start | None) -> Start | None:
    """Return the same start with other hidden things, for another game."""
    return None if start is None else replace(start, seed=secrets.randbits(64))


def is_seat_of(seat: Seat, person: str) -> bool:
    return seat.kind == "person" and seat.person == person


def is_full(seats: list[Seat]) -> bool:
    return all(seat.kind in ("person", "bot") for seat in seats)


def is_for_bots(seats: list[Seat]) -> bool:
    """Whether only bots sit at a table."""
    return all(seat.kind == "bot" for seat in seats)


def bot_to_play(config: TableConfig, state: State) -> str | None:
    """Return the level of the bot that has to play its turn now; None if there is none.

    Where only bots sit, a turn is played when the host asks for it. Otherwise the game would run on although no person
    watches it.
    """
    if is_for_bots(config.seats) and config.asked_ply != state.ply:
        return None
    return level_of(config, state.player)


def level_of(config: TableConfig, number: int) -> str | None:
    """Return the level of the bot that plays a seat; None if a person plays it."""
    seat = config.seats[number]
    if seat.kind == "bot":
        return STAND_IN if seat.trouble else seat.level
    return (STAND_IN if seat.trouble else config.stand_in) if seat.stand_in else None


def deadline_of(config: TableConfig, player: int | None) -> float | None:
    if player is None or level_of(config, player) is not None:
        return None
    return clocks.deadline(config.clock, config.seats[player].bank, config.turn_began)


def is_away(seat: Seat) -> bool:
    """Whether a stand-in plays for a person who may come back."""
    return seat.stand_in and not seat.resigned


def return_seat(seat: Seat) -> Seat:
    """Return the seat after a turn: it is the person's again if the person has come back."""
    return replace(seat, stand_in=False, returning=False, trouble=False, gone=False) if seat.returning else seat


def retry_bot(seat: Seat, now: float) -> Seat:
    """Return the seat at the beginning of a turn: a bot that failed is asked again after a while."""
    return replace(seat, trouble=False, gone=False) if seat.trouble and now >= seat.retry else seat


def missing_consents(config: TableConfig, offer: Takeback) -> list[str]:
    """Return the people who still have to agree to a takeback: all others who have not resigned.

    People who are away have to agree as well, because a takeback may use what was revealed since.
    """
    people = {seat.person for seat in config.seats if seat.kind == "person" and not seat.resigned and seat.person}
    return sorted(people - {offer.person, *offer.agreed})


def check_bots(game: str, seats: list[Seat], opponents: Opponents) -> None:
    for seat in seats:
        if seat.level is not None:
            opponents.check(game, seat.level)


def plan_seat(plan: SeatPlan, person: str, name: str) -> Seat:
    if (plan.level is not None) != (plan.kind == "bot"):
        raise Refusal("bad_setup", "a bot needs a level, and no other seat has one")
    if plan.name is not None and plan.kind != "me":
        raise Refusal("bad_setup", "only your own seats can have a name")
    if plan.kind == "me":
        return Seat("person", name if plan.name is None else clean_name(plan.name), person)
    if plan.level is not None:
        return Seat("bot", f"bot:{plan.level}", level=plan.level)
    return Seat("open" if plan.kind == "open" else "invited")


def rematch_seat(seat: Seat, person: Person, is_shared: bool) -> Seat:
    """Return a seat of the last game for its rematch. A person with several seats (`is_shared`) keeps their names."""
    if seat.kind == "bot":
        return Seat("bot", seat.name, level=seat.level)
    if seat.person == person.id:
        return Seat("person", seat.name if is_shared else person.name, person.id)
    return Seat("invited", seat.name, seat.person)


def replace_at(seats: list[Seat], number: int, seat: Seat) -> list[Seat]:
    return [*seats[:number], seat, *seats[number + 1 :]]
