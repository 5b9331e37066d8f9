"""The messages between the server and its clients: every request and every answer, as the OpenAPI document has them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from ..games import types

LONGEST_NAME = 32
Name = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_NAME, description="How the others see you: plain text, one line")
]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="How many actions have been done")]
SeatNumber = Annotated[int, Meta(ge=0, le=9, description="A seat of the table, counted from 0")]
ActionText = Annotated[str, Meta(min_length=1, max_length=100, description="An action in the notation of the rules")]
LevelName = Annotated[
    str, Meta(max_length=40, description="A level of the computer, or a bot of the house: see the games")
]
OptionValue: TypeAlias = str | int | bool
ChosenOptions = Annotated[
    dict[str, OptionValue | dict[str, OptionValue]],
    Meta(description="Values of options by their names; an option with a dotted name is nested. Others have defaults"),
]


# What the games declare. The document has a union of the games' own schemas for each: see `openapi`.


def _declared(schema: str, description: str = "") -> Meta:
    return Meta(description=description or None, extra_json_schema={"$ref": f"#/components/schemas/{schema}"})


View = Annotated[types.View, _declared("GameView")]
Event = Annotated[types.Event, _declared("GameEvent")]
Components = Annotated[types.Components, _declared("GameComponents")]
Options = Annotated[dict[str, Any], _declared("GameOptions")]
Setup = Annotated[dict[str, Any], _declared("GameSetup")]
Annotations = Annotated[types.Annotations, _declared("GameAnnotations")]
ErrorFacts = Annotated[
    dict[str, Any],
    _declared("ErrorFacts", "Of an illegal action: its `reason`, and the facts of this reason that the game declares"),
]


class Error(Struct):
    """Why a call was refused."""

    code: str
    message: str
    facts: ErrorFacts = {}


# People.


class NewPerson(Struct, forbid_unknown_fields=True):
    """Somebody who comes to the house."""

    name: Name


class Person(Struct):
    """Somebody, as everybody may know them."""

    id: str
    name: str


class Identity(Struct):
    """Somebody, as only they may know themselves: the token is the secret."""

    id: str
    name: str
    token: Annotated[str, Meta(description="For scripts: send it as `Authorization: Bearer …`. Keep it secret")]


# Games.


class OptionInfo(Struct):
    """A choice that the table makes before the game. A dotted name is nested: `sides.garden`."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    score_lines: list[str]
    tie_breakers: list[str]
    levels: Annotated[
        list[str], Meta(description="The levels of the computer, the weakest first, then bots of this house")
    ]
    components: Components


# Tables.


class Clock(Struct, forbid_unknown_fields=True):
    """How long a turn may take. By correspondence a turn has days, live it has seconds and a bank beside."""

    turn: Annotated[int, Meta(ge=5, le=14 * 86_400, description="Seconds for each turn")]
    bank: Annotated[int, Meta(ge=0, le=86_400, description="Seconds in all for what a turn takes longer")] = 0


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who may sit here: `open` to anybody (who may enter the table), `invited` by the link, a `bot`, or `me`.

    Who plays several seats at one screen may give each a name.
    """

    kind: Literal["open", "invited", "bot", "me"]
    level: LevelName | None = None
    name: Annotated[
        Name | None, Meta(description="Who plays a seat of kind `me`; your own name, if it is not given")
    ] = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10, description="One for each player")]
    options: ChosenOptions = {}
    public: Annotated[bool, Meta(description="Listed for everybody; otherwise only by link")] = False
    clock: Clock | None = None
    stand_in: Annotated[LevelName, Meta(description="The level that plays for somebody whose time is up")] = "novice"
    autostart: Annotated[bool, Meta(description="Start as soon as every seat is taken")] = False
    hints: Annotated[bool, Meta(description="Whoever is to act may ask for hints, and everybody is told so")] = True


class JoinTable(Struct, forbid_unknown_fields=True):
    """Sit down: at a seat of choice or at the first that is free."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=100)] | None = None


class AnswerRequest(Struct, forbid_unknown_fields=True):
    """The host's answer to somebody who asks for a seat; who asked withdraws with `false`."""

    person: Annotated[str, Meta(max_length=40, description="The id of the person who asked")]
    accept: bool


class Seat(Struct):
    """A seat and who plays it."""

    kind: Literal["open", "invited", "person", "bot"]
    name: str
    person: Annotated[str | None, Meta(description="The id of the person who sits here")]
    level: Annotated[str | None, Meta(description="The level that plays now: a bot's own, or a stand-in's")]
    trouble: Annotated[bool, Meta(description="The bot failed and this weaker one plays on for it")]
    gone: Annotated[bool, Meta(description="It failed because this house does not have it any more")]
    returning: Annotated[
        bool, Meta(description="The person is back, and plays again when the stand-in has finished this turn")
    ]
    resigned: bool
    bank: Annotated[float | None, Meta(description="Seconds left beside the time of each turn")]


class Takeback(Struct):
    """A request to go back to an earlier position."""

    person: str
    ply: Ply
    offer: Annotated[
        int, Meta(description="The number of this request, which an answer names; a changed one has another")
    ]
    waiting_for: Annotated[list[str], Meta(description="The people who have not agreed yet")]


class Result(Struct):
    """How a game ended."""

    reason: Literal["finished", "resigned", "imported"]
    winners: list[int]
    scores: list[int]


class Table(Struct):
    """A table as everybody sees it."""

    id: str
    game: str
    options: Options
    status: Literal["open", "playing", "over", "closed"]
    public: bool
    host: str
    seats: list[Seat]
    clock: Clock | None
    stand_in: str
    autostart: bool
    hints: Annotated[bool, Meta(description="Whether whoever is to act may ask for hints")]
    ply: Ply
    player: Annotated[int | None, Meta(description="The seat to act")]
    deadline: Annotated[float | None, Meta(description="When its time is up, in seconds since 1970")]
    takeback: Takeback | None
    requests: Annotated[list[Person], Meta(description="People who ask the host for a seat, until the game starts")]
    result: Result | None
    rematch: Annotated[str | None, Meta(description="The table at which the same people play again")]
    undone: Annotated[int, Meta(description="How often actions were taken back: when it grows, read `actions` anew")]
    revision: Annotated[int, Meta(description="Grows with every change of the table")]
    created: float
    changed: float
    invitation: Annotated[str | None, Meta(description="Whoever has it may sit down; told to those who sit here")] = (
        None
    )


class TableList(Struct):
    tables: list[Table]
    next: Annotated[str | None, Meta(description="Where the next page begins: the parameter `before`")]


# Play.


class Act(Struct, forbid_unknown_fields=True):
    """An action, and the ply of the position that it answers."""

    ply: Ply
    action: ActionText
    undone: Annotated[int, Meta(ge=0)] | None = None
    """If given, the `undone` of that position: an action meant for a line that was taken back is then refused."""


class Foresee(Struct, forbid_unknown_fields=True):
    """Actions that one thinks of, and the ply of the position that they would answer."""

    ply: Ply
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=200)]
    undone: Annotated[int, Meta(ge=0)] | None = None
    """As in `Act`."""


class Outcome(Struct):
    """What anybody can tell of an action before it is done: nothing that is hidden has a part in it."""

    action: str
    refused: Annotated[Error | None, Meta(description="Why it cannot be done; then nothing comes of it")]
    events: Annotated[list[Event], Meta(description="What would be seen to happen, but for what turns up")]
    points: Annotated[dict[str, int], Meta(description="By how much score lines of whoever acts would change")]


class Outcomes(Struct):
    """What would come of each action, in the order in which they were asked for."""

    ply: Ply
    outcomes: list[Outcome]


class AskHints(Struct, forbid_unknown_fields=True):
    """The ply of the position for which one would like hints."""

    ply: Ply
    undone: Annotated[int, Meta(ge=0)] | None = None
    """As in `Act`."""


class GameHintReason(Struct):
    """Why an action is good, in terms of the rules. The document has a union of what the games declare in its place."""

    code: str
    facts: dict[str, Any]


class Hint(Struct):
    """An action that is worth a thought, and what may be expected of it. Nothing hidden has a part in it."""

    action: ActionText
    turn: Annotated[list[str], Meta(description="How the turn may go on: this action, and those after it")]
    chance: Annotated[float, Meta(description="The chance to win, from 0 to 1")]
    margin: Annotated[float, Meta(description="By how many points one may expect to be ahead of the best other")]
    reasons: list[GameHintReason]


class Hints(Struct):
    """What whoever is to act might do, the best first."""

    ply: Ply
    hints: list[Hint]


class GoBack(Struct, forbid_unknown_fields=True):
    """The ply of the position to go back to."""

    ply: Ply


class Consent(Struct, forbid_unknown_fields=True):
    """An answer to the request for a takeback with this number; the one who asked withdraws with `false`."""

    offer: Annotated[int, Meta(ge=0)]
    agree: bool


class Done(Struct):
    """An action that was done, and what was seen to happen."""

    ply: Annotated[int, Meta(description="The ply of the position that it led to")]
    seat: int
    action: str
    events: list[Event]
    scores: Annotated[list[int], Meta(description="The running score of each seat after it")]
    points: Annotated[list[int], Meta(description="The score of each seat if the game ended with it")]
    at: Annotated[float, Meta(description="When, in seconds since 1970")]


class Position(Struct):
    """A position, with the action that led to it."""

    table: str
    ply: Ply
    player: int | None
    over: bool
    undone: int
    last: Done | None
    view: View
    undo_to: Annotated[int | None, Meta(description="How far back whoever is to act may undo")] = None
    deadline: float | None = None
    annotations: Annotated[
        Annotations | None, Meta(description="Facts derived from the position, if they were asked for")
    ] = None
    legal: Annotated[list[str] | None, Meta(description="The legal actions, for the current player")] = None


class Turn(Struct, omit_defaults=True):
    """It is your turn: what you may do."""

    ply: Ply
    legal: list[str]
    annotations: Annotated[
        Annotations | None, Meta(description="As in the position, with facts about the legal actions")
    ] = None


# The events of streams, as the fields of their lines. `data` is JSON in one line.

ResumeId = Annotated[str, Meta(description="The ply of the position: send it as `Last-Event-ID` to resume after it")]


class TableEvent(Struct, tag_field="event", tag="table"):
    """The table has changed, or is sent for the first time."""

    data: Table


class PositionEvent(Struct, tag_field="event", tag="position"):
    """The position now: at the start of a stream, and when the game begins."""

    data: Position
    id: ResumeId


class MoveEvent(Struct, tag_field="event", tag="move"):
    """An action was done; the position that it led to."""

    data: Position
    id: ResumeId


class UndoEvent(Struct, tag_field="event", tag="undo"):
    """Actions were taken back; the position now."""

    data: Position
    id: ResumeId


class TurnEvent(Struct, tag_field="event", tag="turn"):
    """It is your turn."""

    data: Turn


class NoData(Struct):
    pass


class ReconnectEvent(Struct, tag_field="event", tag="reconnect"):
    """The stream ends; open it again."""

    data: NoData
    retry: Annotated[int, Meta(description="After so many milliseconds")]


StreamEvent: TypeAlias = TableEvent | PositionEvent | MoveEvent | UndoEvent | TurnEvent | ReconnectEvent


class History(Struct):
    """All that was done so far."""

    undone: int
    actions: list[Done]


class GameRecord(Struct):
    """A whole game as one JSON object: who played, the options, what chance decided, and every action."""

    format: Literal["semiramis-record/1"]
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[list[str], Meta(min_length=1, max_length=10)]
    actions: Annotated[list[str], Meta(max_length=2_000)]
    options: ChosenOptions = {}
    setup: Setup | None = None
    seed: int | None = None


class Health(Struct):
    status: Literal["ok"]
    version: str
