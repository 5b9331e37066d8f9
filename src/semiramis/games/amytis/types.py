"""The types of Amytis's views, events, reasons, components and annotations.

A dict whose keys are a Literal has every one of them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from ..types import GameTypes

Phase: TypeAlias = Literal["build", "palace", "favor", "over"]
Cell: TypeAlias = Literal["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
"""A cell of a city or a stack of the building board: columns from west to east, rows from north to south."""
Building: TypeAlias = Literal["garden", "market", "wall", "palace", "residence", "theater"]
Color: TypeAlias = Literal["blue", "green", "orange", "pink"]
Tile: TypeAlias = Literal[
    "garden-blue",
    "garden-green",
    "garden-orange",
    "garden-pink",
    "market-blue",
    "market-green",
    "market-orange",
    "market-pink",
    "wall-blue",
    "wall-green",
    "wall-orange",
    "wall-pink",
    "palace-blue",
    "palace-green",
    "palace-orange",
    "palace-pink",
    "residence-blue",
    "residence-green",
    "residence-orange",
    "residence-pink",
    "theater-blue",
    "theater-green",
    "theater-orange",
    "theater-pink",
]
Side: TypeAlias = Literal["A", "B"]
Favor: TypeAlias = Literal["I", "II", "III", "IV", "stairs", "corners", "projects", "row"]
ScoreLine: TypeAlias = Literal["track", "projects", "favors"]


# The view.


class AmytisOptions(TypedDict):
    sides: dict[Building, Side]
    second_player_projects: int


class EmptyStacks(TypedDict):
    now: int
    end: int
    """The number of empty stacks that brings the end of the game."""


class Turn(TypedDict):
    """What the current player has built this turn."""

    stack: Cell
    cell: Cell
    tile: Tile


class StackView(TypedDict):
    """A stack of the building board."""

    height: int
    top: Tile | None
    architect: int | None
    """The seat whose architect stands here."""


class ProjectsView(TypedDict):
    """The project cards that no player has."""

    open: list[int | None]
    deck: int
    unseen: list[int]
    """The cards of the deck, sorted."""


class FavorsView(TypedDict):
    """The seat that has a token on each favour; in the row, how many tokens each seat has."""

    I: int | None  # noqa: E741  # as it is printed on the board
    II: int | None
    III: int | None
    IV: int | None
    stairs: int | None
    corners: int | None
    projects: int | None
    row: list[int]


class SeatView(TypedDict):
    architects: int
    """Those at hand."""
    tokens: int
    """Those at hand."""
    city: dict[Cell, list[Tile]]
    """The tiles of each cell from the bottom up."""
    projects: list[int]
    completed: list[int]
    score: int
    breakdown: dict[ScoreLine, int]
    """The points of each scoring line if the game ended now."""


class AmytisView(TypedDict):
    """What everybody sees of a position."""

    game: Literal["amytis"]
    players: int
    seat: int | None
    options: AmytisOptions
    first_player: int
    player: int | None
    ply: int
    over: bool
    phase: Phase
    last_turn: bool
    """Whether the game ends with this turn."""
    empty_stacks: EmptyStacks
    turn: Turn | None
    """What was built this turn, while a palace or a favour is to be decided."""
    stacks: dict[Cell, StackView]
    unseen_tiles: dict[str, int]
    """How many of each tile are below the top of a stack or left the game before it began."""
    projects: ProjectsView
    favors: FavorsView
    seats: list[SeatView]


# Records and components.


class AmytisSetup(TypedDict):
    """All that chance decided before the first action."""

    first_player: int
    hands: list[list[int]]
    open: list[int]
    deck: list[int]
    """From the top."""
    stacks: dict[Cell, list[Tile]]
    """From the bottom up."""


class Project(TypedDict):
    """A project card."""

    id: int
    points: int
    pattern: list[str]
    """Rows from the north; B, G, O and P are colours, `.` is anything."""


class AmytisComponents(TypedDict):
    """What is in the box."""

    copies: int
    buildings: list[Building]
    colors: list[Color]
    project: list[Project]


# Events.


class ArchitectPlaced(TypedDict):
    event: Literal["architect_placed"]
    seat: int
    stack: Cell


class TileBuilt(TypedDict):
    event: Literal["tile_built"]
    seat: int
    stack: Cell
    cell: Cell
    tile: Tile
    height: int


class TileRevealed(TypedDict):
    event: Literal["tile_revealed"]
    stack: Cell
    tile: Tile | None
    """None if the stack is empty now."""


class StackEmptied(TypedDict):
    event: Literal["stack_emptied"]
    stack: Cell
    empty: int
    last_turn: int | None
    """The seat that has the last turn, if this brings the end of the game."""


class Points(TypedDict):
    """A building scores."""

    event: Literal["points"]
    seat: int
    points: int
    reason: Building
    side: Side
    count: int
    """How many there are of what the building counts."""


# `from` is a keyword of Python.
ProjectTaken = TypedDict(
    "ProjectTaken",
    {"event": Literal["project_taken"], "seat": int, "project": int | None, "from": Literal["open", "deck"]},
)
"""The project is None for the unknown card of the deck, in what is foreseen."""


class ProjectRevealed(TypedDict):
    event: Literal["project_revealed"]
    project: int
    slot: int
    """1 to 3."""


class ProjectCompleted(TypedDict):
    event: Literal["project_completed"]
    seat: int
    project: int
    points: int


class LineCompleted(TypedDict):
    event: Literal["line_completed"]
    seat: int
    stacks: list[Cell]


class FavorPlaced(TypedDict):
    event: Literal["favor_placed"]
    seat: int
    favor: Favor


class LastTurn(TypedDict):
    event: Literal["last_turn"]
    seat: int


class ArchitectsTakenBack(TypedDict):
    event: Literal["architects_taken_back"]
    seat: int
    stacks: list[Cell]


class GameOver(TypedDict):
    event: Literal["game_over"]
    scores: list[int]
    winners: list[int]


AmytisEvent: TypeAlias = (
    ArchitectPlaced
    | TileBuilt
    | TileRevealed
    | StackEmptied
    | Points
    | ProjectTaken
    | ProjectRevealed
    | ProjectCompleted
    | LineCompleted
    | FavorPlaced
    | LastTurn
    | ArchitectsTakenBack
    | GameOver
)


# Refusals: why an action is not legal.


class PlainRefusal(TypedDict):
    """A refusal without facts."""

    reason: Literal[
        "game_over",
        "build_first",
        "choose_a_project_first",
        "choose_a_favor_first",
        "score_is_for_side_b",
        "deck_empty",
        "row_has_four_of_yours",
        "row_full",
    ]


class StackRefusal(TypedDict):
    reason: Literal["stack_empty"]
    stack: Cell


class ArchitectOnStack(TypedDict):
    reason: Literal["architect_on_stack"]
    stack: Cell
    seat: int


class EmptySlot(TypedDict):
    reason: Literal["no_open_project_in_slot"]
    slot: int


class FavorTaken(TypedDict):
    reason: Literal["favor_taken"]
    favor: Favor
    seat: int


class ProjectNotOpen(TypedDict):
    reason: Literal["project_not_open"]
    project: int


class SlotNotEmpty(TypedDict):
    reason: Literal["slot_not_empty"]
    slot: int
    project: int


AmytisRefusal: TypeAlias = (
    PlainRefusal | StackRefusal | ArchitectOnStack | EmptySlot | FavorTaken | ProjectNotOpen | SlotNotEmpty
)


# Hint reasons: why a turn is worth doing.


class LastTurnHint(TypedDict):
    reason: Literal["last_turn"]


class EndTriggeredHint(TypedDict):
    reason: Literal["end_triggered"]
    turns: int


class EndNearHint(TypedDict):
    reason: Literal["end_near"]
    stacks: int


class BuildingPointsHint(TypedDict):
    reason: Literal["building_points"]
    building: Building
    side: Side
    count: int
    points: int


class ProjectCompletedHint(TypedDict):
    reason: Literal["project_completed"]
    project: int
    points: int


class ProjectNearHint(TypedDict):
    reason: Literal["project_near"]
    project: int
    points: int
    cell: Cell
    color: Color
    ways: int


class ProjectTakenHint(TypedDict):
    reason: Literal["project_taken"]
    project: int
    points: int
    missing: int


class ProjectDrawnHint(TypedDict):
    reason: Literal["project_drawn"]
    cards: int


class StacksHint(TypedDict):
    reason: Literal["line_made", "lines_prepared"]
    stacks: str
    """Names with spaces between them."""


class LinePreparedHint(TypedDict):
    reason: Literal["line_prepared"]
    stacks: str
    stack: Cell


class StackHint(TypedDict):
    reason: Literal["line_blocked", "line_allowed"]
    stack: Cell


class FavorTakenHint(TypedDict):
    reason: Literal["favor_taken"]
    favor: Favor
    points: int
    more: int


class FavorPointsHint(TypedDict):
    reason: Literal["favor_points"]
    favor: Favor
    points: int


class TileDeniedHint(TypedDict):
    reason: Literal["tile_denied"]
    stack: Cell
    tile: Tile
    points: int
    instead: int


class ArchitectsReturnHint(TypedDict):
    reason: Literal["architects_return"]
    count: int


AmytisHintReason: TypeAlias = (
    LastTurnHint
    | EndTriggeredHint
    | EndNearHint
    | BuildingPointsHint
    | ProjectCompletedHint
    | ProjectNearHint
    | ProjectTakenHint
    | ProjectDrawnHint
    | StacksHint
    | LinePreparedHint
    | StackHint
    | FavorTakenHint
    | FavorPointsHint
    | TileDeniedHint
    | ArchitectsReturnHint
)


# Annotations.


class Spot(TypedDict):
    """A colour that a pattern needs on a cell."""

    cell: Cell
    color: Color


class Way(TypedDict):
    """One way in which a pattern may lie in a city."""

    spots: list[Spot]
    missing: list[Spot]
    """Those where the city does not show the colour."""


class ProjectStatus(TypedDict):
    """What a project misses in the city of a seat."""

    project: int
    missing: int
    """The fewest tiles that complete it, with which it may still be completed in other ways as well."""
    ways: list[Way]
    """The ways that miss so few."""
    missing_after: dict[Color, dict[Cell, int]] | None
    """How many would be missing after a tile of a colour was built on a cell; None for a seat that does not build."""


class Row(TypedDict):
    """The bottom row of the favour board."""

    places: int
    points: list[int]
    """What a player's tokens in it score together, by their number."""


class Line(TypedDict):
    """Three stacks in line, on two of which a seat has an architect; it may place the third on `stack`."""

    seat: int
    stacks: list[Cell]
    stack: Cell


class PalaceGain(TypedDict):
    """What is certain of a palace before its choice is made: what all choices have in common."""

    side: Side
    score: int
    """The points of the palace itself: on side A in any case, on side B if they are chosen instead of a project."""
    points: dict[ScoreLine, int]
    """By how much each score line changes at least."""
    completes: list[int]
    """The projects that are completed in any case."""
    line: bool
    """Whether three architects are in line."""


class Build(TypedDict):
    """A legal build."""

    action: str
    stack: Cell
    cell: Cell
    tile: Tile
    palace: PalaceGain | None


class ProjectChoice(TypedDict):
    """A legal way to use a palace."""

    action: str
    takes: Literal["open", "deck", "score"]
    project: int | None
    """The card, if it is an open one."""


class FavorChoice(TypedDict):
    """A favour that may be chosen."""

    action: str
    favor: Favor


class Choices(TypedDict):
    """The legal actions of the current player."""

    builds: list[Build]
    projects: list[ProjectChoice]
    favors: list[FavorChoice]


class ScoreSources(TypedDict):
    """What the points of a score line come from."""

    cells: list[Cell]
    """Those of the city."""
    projects: list[int]
    favors: list[Favor]


class AmytisAnnotations(TypedDict):
    favor_points: dict[Favor, list[int]]
    """What a token on each place scores for each seat if the game ended now; for the row, all its tokens there."""
    favor_counts: dict[Favor, list[int]]
    """How many there are of what each place counts, for each seat; in the row, its tokens."""
    favor_each: dict[Favor, int | None]
    """What each of these scores; None for the row, see `row`."""
    row: Row
    projects: list[list[ProjectStatus]]
    """For each seat: the projects before it, then the open ones."""
    lines: list[Line]
    choices: Choices | None
    """For the current player; None for all others."""
    score_sources: list[dict[ScoreLine, ScoreSources]] | None
    """For each seat and line, what its points come from; None before the game is over."""


# Actions.


class BuildAction(TypedDict):
    verb: Literal["build"]
    stack: Cell
    cell: Cell
    tile: Tile


class PalaceAction(TypedDict):
    """A way to use a palace."""

    verb: Literal["palace"]
    takes: Literal["open", "deck", "score"]
    project: int | None
    """The card, if it is an open one, and its slot from 1 to 3."""
    slot: int | None


class FavorAction(TypedDict):
    verb: Literal["favor"]
    favor: Favor


AmytisAction: TypeAlias = BuildAction | PalaceAction | FavorAction


TYPES = GameTypes(
    view=AmytisView,
    options=AmytisOptions,
    setup=AmytisSetup,
    components=AmytisComponents,
    event=AmytisEvent,
    refusal=AmytisRefusal,
    hint_reason=AmytisHintReason,
    annotations=AmytisAnnotations,
    action=AmytisAction,
)
