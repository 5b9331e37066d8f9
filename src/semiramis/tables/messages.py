"""The messages between the server and its clients: every request and every answer, as the OpenAPI document has them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..ai.levels import STAND_IN
from ..games import types


def whole(pattern: str) -> str:
    """Return the pattern of a whole text, for JSON Schema. Python's `$` also matches before a newline at the end."""
    return rf"^{pattern}$(?!\n)"


LONGEST_NAME = 32
Name = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_NAME, description="The name that others see: plain text, one line")
]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="The number of actions at the table so far")]
SeatNumber = Annotated[int, Meta(ge=0, le=9, description="A seat of the table, counted from 0")]
ActionText = Annotated[str, Meta(min_length=1, max_length=100, description="An action in the notation of the rules")]
PositionText = Annotated[
    str,
    Meta(min_length=1, max_length=8_000, description="The position from which the game starts, as one line of text"),
]
LevelName = Annotated[
    str, Meta(max_length=40, description="A level of the computer, or a bot of the server: see the games")
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
Options = Annotated[types.Options, _declared("GameOptions")]
Setup = Annotated[types.Setup, _declared("GameSetup")]
Annotations = Annotated[types.Annotations, _declared("GameAnnotations")]
Action = Annotated[types.Action, _declared("GameAction")]
ErrorFacts = Annotated[
    types.Facts,
    _declared("ErrorFacts", "Of an illegal action: its `reason`, and the facts of this reason that the game declares"),
]


class Error(Struct):
    """Why a request was refused."""

    code: str
    message: str
    facts: ErrorFacts = {}


# People.


class NewPerson(Struct, forbid_unknown_fields=True):
    """A new identity."""

    name: Name


class Person(Struct):
    """A person, without secrets."""

    id: str
    name: str


class Identity(Struct):
    """A person with their secret token. Only this person gets it."""

    id: str
    name: str
    token: Annotated[str, Meta(description="For scripts: send it as `Authorization: Bearer …`. Keep it secret")]


# Games.


class OptionInfo(Struct):
    """A choice that the table makes before the game. A dotted name is nested: `sides.garden`."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool


class Rating(Struct):
    """How strong a level is in a game, in Elo, with the ends of its 95 % interval."""

    elo: int
    low: int
    high: int


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    score_lines: list[str]
    tie_breakers: list[str]
    levels: Annotated[
        list[str], Meta(description="The levels of the computer, the weakest first, then the bots of this server")
    ]
    ratings: Annotated[
        dict[str, Rating],
        Meta(description="How strong levels are, as far as it was measured; and the one for a first game"),
    ]
    components: Components
    lesson_minutes: Annotated[int | None, Meta(description="About how long its lessons take; null if none")] = None
    board: Annotated[
        str | None,
        Meta(description="Where the ES module of its board is, relative to the address of the server; null if none"),
    ] = None


# Tables.


class Clock(Struct, forbid_unknown_fields=True):
    """The time limit: seconds for each turn, and a bank of seconds for the turns that take longer."""

    turn: Annotated[int, Meta(ge=5, le=14 * 86_400, description="Seconds for each turn")]
    bank: Annotated[
        int, Meta(ge=0, le=86_400, description="Seconds for the whole game, used when a turn takes longer")
    ] = 0


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who may take a seat: everyone at the table (`open`), people with the link (`invited`), a `bot`, or `me`.

    A person who plays several seats at one screen may give each a name.
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
    position: PositionText | None = None
    public: Annotated[bool, Meta(description="Listed for everyone; otherwise found only by link")] = False
    clock: Clock | None = None
    stand_in: Annotated[LevelName, Meta(description="The level that plays for a person whose time is up")] = STAND_IN
    autostart: Annotated[bool, Meta(description="Start as soon as every seat is taken")] = False
    hints: Annotated[bool, Meta(description="Whether the current player may ask for hints")] = True


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take a seat: the one that is named, or the first free one."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=100)] | None = None


class AnswerRequest(Struct, forbid_unknown_fields=True):
    """The host's answer to a request for a seat. The person who asked withdraws it with `false`."""

    person: Annotated[str, Meta(max_length=40, description="The id of the person who asked")]
    accept: bool


class Seat(Struct):
    """A seat and who plays it."""

    kind: Literal["open", "invited", "person", "bot"]
    name: str
    person: Annotated[str | None, Meta(description="The id of the person who sits here")]
    level: Annotated[str | None, Meta(description="The level that plays now: a bot's own, or a stand-in's")]
    trouble: Annotated[bool, Meta(description="The bot failed, and this weaker one plays instead")]
    gone: Annotated[bool, Meta(description="The bot failed because the server no longer has it")]
    returning: Annotated[
        bool, Meta(description="The person has returned, and plays again after this turn of the stand-in")
    ]
    resigned: bool
    bank: Annotated[float | None, Meta(description="Seconds left in the bank")]


class Takeback(Struct):
    """A request to go back to an earlier position."""

    person: str
    ply: Ply
    offer: Annotated[
        int, Meta(description="The number of this request. An answer names it; a changed request has a new one")
    ]
    waiting_for: Annotated[list[str], Meta(description="The people who have not agreed yet")]


class Result(Struct):
    """How a game ended."""

    reason: Literal["finished", "resigned", "imported"]
    winners: list[int]
    scores: list[int]


class TableStart(Struct):
    """The position from which a game starts."""

    position: PositionText
    points: Annotated[list[int], Meta(description="The score of each seat if the game ended there")]


class TableInfo(Struct):
    """A table as everyone sees it."""

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
    hints: Annotated[bool, Meta(description="Whether the current player may ask for hints")]
    ply: Ply
    player: Annotated[int | None, Meta(description="The seat of the current player")]
    deadline: Annotated[float | None, Meta(description="When the current player's time is up, in seconds since 1970")]
    takeback: Takeback | None
    requests: Annotated[list[Person], Meta(description="People who ask the host for a seat, until the game starts")]
    result: Result | None
    rematch: Annotated[str | None, Meta(description="The table at which the same people play again")]
    undone: Annotated[int, Meta(description="How often actions were taken back. If it grows, read `actions` again")]
    revision: Annotated[int, Meta(description="Grows with every change of the table")]
    created: float
    changed: float
    start: Annotated[
        TableStart | None, Meta(description="The position from which the game starts. Such a game has no record")
    ] = None
    invitation: Annotated[str | None, Meta(description="The key to a seat. Sent only to people at the table")] = None


class TableList(Struct):
    tables: list[TableInfo]
    next: Annotated[str | None, Meta(description="Where the next page begins: the parameter `before`")]


# Play.


class Act(Struct, forbid_unknown_fields=True):
    """An action, and the ply of the position that it answers."""

    ply: Ply
    action: ActionText
    undone: Annotated[int, Meta(ge=0)] | None = None
    """The `undone` of that position. If it is given, an action for a position that was taken back is refused."""


class Foresee(Struct, forbid_unknown_fields=True):
    """Actions whose outcomes are wanted, and the ply of the position."""

    ply: Ply
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=200)]
    undone: Annotated[int, Meta(ge=0)] | None = None
    """As in `Act`."""


class Outcome(Struct):
    """What an action would bring, as far as everyone can know. It depends on nothing that is hidden."""

    action: str
    refused: Annotated[
        Error | None, Meta(description="Why the action is not legal; then it has no events and no points")
    ]
    events: Annotated[list[Event], Meta(description="The events, except those that reveal something")]
    points: Annotated[dict[str, int], Meta(description="The changes of the current player's score lines")]
    final: Annotated[
        bool, Meta(description="Whether the action cannot be undone: it reveals something or ends the turn")
    ]


class Outcomes(Struct):
    """The outcome of each action, in the order of the request."""

    ply: Ply
    outcomes: list[Outcome]


class AskHints(Struct, forbid_unknown_fields=True):
    """The ply of the position for which hints are wanted."""

    ply: Ply
    undone: Annotated[int, Meta(ge=0)] | None = None
    """As in `Act`."""


class AskTurn(Struct, forbid_unknown_fields=True):
    """The ply of the position in which a bot is to play, at a table where only bots sit."""

    ply: Ply
    undone: Annotated[int, Meta(ge=0)] | None = None
    """As in `Act`."""


class GameHintReason(Struct):
    """Why an action is good, in terms of the rules. The document has a union of what the games declare in its place."""

    code: str
    facts: types.Facts


class Hint(Struct):
    """A good action and what to expect of it. It depends on nothing that is hidden."""

    action: ActionText
    turn: Annotated[list[str], Meta(description="A whole turn that begins with this action")]
    chance: Annotated[float, Meta(description="The chance to win, from 0 to 1")]
    margin: Annotated[float, Meta(description="The expected lead over the best opponent, in points")]
    reasons: list[GameHintReason]
    actions: Annotated[
        list[Action | None],
        Meta(description="What each action of the turn does, for clients that do not parse the notation; or null"),
    ] = []


class Hints(Struct):
    """Good actions of the current player, the best first."""

    ply: Ply
    hints: list[Hint]


class AskAdvice(Struct, forbid_unknown_fields=True):
    """The ply of the position about which the tutor is asked."""

    ply: Ply
    undone: Annotated[int, Meta(ge=0)] | None = None
    """As in `Act`."""
    streak: Annotated[
        int, Meta(ge=0, le=1_000_000, description="The turns without a mistake so far: the more, the less is said")
    ] = 0


class Advice(Struct):
    """One thing worth looking at, or nothing."""

    ply: Ply
    topic: Annotated[
        GameHintReason | None, Meta(description="The reason that speaks most for the best turn, but not the turn")
    ]


class AskReview(Struct, forbid_unknown_fields=True):
    """The ply of the position in which the turn began."""

    ply: Ply
    undone: Annotated[int, Meta(ge=0)] | None = None
    """As in `Act`."""


class Mistake(Struct, frozen=True):
    """By how much a turn was worse than the best one, and what was better."""

    lost_chance: Annotated[float, Meta(description="The loss of the chance to win, from 0 to 1")]
    lost_points: Annotated[float, Meta(description="The loss of the expected lead over the best opponent, in points")]
    in_points: Annotated[bool, Meta(description="Whether the points count, and not the chance: the game is decided")]
    better: Hint


class Review(Struct):
    """What the tutor says about a turn: nothing, unless it was a mistake."""

    ply: Ply
    mistake: Mistake | None


class GoBack(Struct, forbid_unknown_fields=True):
    """The ply of the position to go back to."""

    ply: Ply


class Consent(Struct, forbid_unknown_fields=True):
    """An answer to the takeback with this number. The person who asked withdraws it with `false`."""

    offer: Annotated[int, Meta(ge=0)]
    agree: bool


class Done(Struct):
    """An action that was done, with its events."""

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
    undo_to: Annotated[int | None, Meta(description="The earliest ply to which the current player may undo")] = None
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

    data: TableInfo


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
    retry: Annotated[int, Meta(description="Milliseconds until the stream is tried again")]


StreamEvent: TypeAlias = TableEvent | PositionEvent | MoveEvent | UndoEvent | TurnEvent | ReconnectEvent


# Lessons.


class LessonStep(Struct):
    """A step of a chapter. Its text is the message `lesson-GAME-CHAPTER-STEP`."""

    id: str
    has_goal: Annotated[bool, Meta(description="Whether there is something to do; otherwise the text is only read")]
    point: Annotated[list[str], Meta(description="The places of the board to point at, by their anchors in the client")]
    parts: Annotated[
        list[str] | None, Meta(description="The parts of the board that are shown, as the client names them; null: all")
    ]


class LessonChapter(Struct):
    """A chapter of the lessons of a game."""

    id: str
    minutes: Annotated[float, Meta(description="About how long it takes")]
    steps: list[LessonStep]
    picture: Annotated[str | None, Meta(description="The picture of the rules that stands for it in a list")]
    level: Annotated[
        str | None, Meta(description="The level of the opponent, if the chapter is a whole game with the tutor")
    ]


AnswersToSteps = Annotated[
    list[Annotated[list[ActionText], Meta(max_length=20)]],
    Meta(max_length=60, description="The actions with which each step before this one was done"),
]
ActionsInStep = Annotated[list[ActionText], Meta(max_length=20, description="The actions that were done in this step")]


class AskLesson(Struct, forbid_unknown_fields=True):
    """A step of a chapter and what was done in it: the server keeps nothing of a lesson."""

    answers: AnswersToSteps = []
    actions: ActionsInStep = []


class ForeseeInLesson(Struct, forbid_unknown_fields=True):
    """Actions whose outcomes are wanted, in a step of a chapter."""

    wanted: Annotated[list[ActionText], Meta(min_length=1, max_length=200)]
    answers: AnswersToSteps = []
    actions: ActionsInStep = []


class ShownAction(Struct):
    """An action that meets the goal of a step, and what it does."""

    action: ActionText
    does: Action | None


class LessonPosition(Struct):
    """A step of a chapter in progress."""

    before: Annotated[
        list[Position],
        Meta(description="Only at the beginning of a step: the positions before and after each move of the others"),
    ]
    position: Annotated[Position, Meta(description="With the legal actions and annotations")]
    seat: Annotated[int, Meta(description="The seat of the person")]
    met: Annotated[bool, Meta(description="Whether the goal is met: the next step may begin")]
    missed: Annotated[bool, Meta(description="Whether the goal can no longer be met: the step begins again")]
    shown: Annotated[list[ShownAction], Meta(description="Actions that meet the goal from here")]


class Exercise(Struct):
    """A mistake of a finished game, to be tried again: the position before the turn."""

    table: str
    ply: Ply
    game: str


class Exercises(Struct):
    """Your mistakes that are to be tried again now."""

    exercises: Annotated[list[Exercise], Meta(description="The first of those that are due")]
    due: Annotated[int, Meta(description="How many are due")]
    total: Annotated[int, Meta(description="How many are kept")]


TriedActions = Annotated[list[ActionText], Meta(max_length=60, description="The actions of the turn so far")]


class TryMistake(Struct, forbid_unknown_fields=True):
    """A new try of a turn. It is judged when the turn is whole."""

    actions: TriedActions = []
    helped: Annotated[bool, Meta(description="Whether a hint was given, so that it counts as not solved")] = False


class ForeseeInMistake(Struct, forbid_unknown_fields=True):
    """Actions whose outcomes are wanted, in a new try of a turn."""

    wanted: Annotated[list[ActionText], Meta(min_length=1, max_length=200)]
    actions: TriedActions = []


class History(Struct):
    """All actions so far."""

    undone: int
    actions: list[Done]


class TurnReport(Struct):
    """One turn of a finished game. Chances and points are those of its player, or lists for all seats."""

    ply: Ply
    """Of the position before the turn."""
    seat: SeatNumber
    played: list[str]
    best: list[str]
    chance: Annotated[float, Meta(description="The chance to win after the turn that was played, before its luck")]
    chance_best: Annotated[float, Meta(description="The chance with the best turn")]
    lost_chance: float
    lost_points: float
    error_chance: Annotated[float, Meta(description="The standard error of `lost_chance`")]
    label: Literal["inaccuracy", "mistake", "blunder"] | None
    praise: Annotated[
        Literal["only_turn", "hard_to_find"] | None, Meta(description="Of a best turn that was not easy to find")
    ]
    forced: Annotated[bool, Meta(description="Whether there was no choice, so that the turn is not judged")]
    chances: Annotated[list[float], Meta(description="The chance of each seat before the turn")]
    difficulty: Annotated[float, Meta(description="The mean chance that the other turns worth considering lose")]
    luck_chance: Annotated[float, Meta(description="What luck changed for the player of the turn")]
    luck_chances: list[float]
    luck_points: list[float]
    reasons: Annotated[list[GameHintReason], Meta(description="Why the best turn is good, the weightiest first")]
    reasons_played: list[GameHintReason]
    best_actions: Annotated[list[Action | None], Meta(description="What each action of the best turn does")]
    played_actions: list[Action | None]


class PlayerReport(Struct):
    """One player of a finished game."""

    seat: SeatNumber
    name: str
    lost_points: Annotated[float, Meta(description="The points lost in a turn, on average")]
    lost_chance: float
    accuracy: Annotated[float, Meta(description="From 0 to 100")]
    luck_chance: Annotated[float, Meta(description="The luck of the whole game")]
    luck_points: float
    margin: Annotated[int, Meta(description="The lead over the best other player at the end")]
    adjusted_margin: Annotated[float, Meta(description="The same without the luck")]
    best_turn: Ply | None
    worst_turn: Ply | None
    level: Annotated[
        str | None, Meta(description="The level of the computer that loses about as many points in a turn")
    ]


class GameReport(Struct):
    """What decided a finished game, as far as it is analysed."""

    game: str
    players: list[PlayerReport]
    turns: list[TurnReport]
    turning_points: Annotated[list[int], Meta(description="The plies of the turns that decided the game")]
    verdict: Literal["played_better", "despite_luck", "luck_decided", "equal", "unfinished"]
    winners: list[int]
    simulations: Annotated[int, Meta(description="Of a turn")]
    seed: int
    total: Annotated[
        int, Meta(description="The number of turns of the game: the report is complete when it has all of them")
    ]


class GameRecord(Struct):
    """A whole game as one JSON object: players, options, set-up and every action."""

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
