"""The types of Babylon's views, events, reasons, components and annotations.

A dict whose keys are a Literal has every one of them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from ..types import GameTypes

Phase: TypeAlias = Literal["remove", "dig", "build", "over"]
Stack: TypeAlias = Literal[
    "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"
]
"""A stack of the quarry: columns a to d from west to east, rows 1 to 4 from north to south."""
Cell: TypeAlias = str
"""A cell of a garden, `a1` to `h8`: columns from west to east, rows from north to south."""
TileId: TypeAlias = str
"""A tile of the box, by its id in the components."""
Corner: TypeAlias = Literal["nw", "ne", "se", "sw"]
Side: TypeAlias = Literal["north", "east", "south", "west"]
Flower: TypeAlias = Literal["white", "pink", "blue", "yellow"]
Kind: TypeAlias = Literal["stairs", "fountain", "bridge", "statue"]
"""A kind of decoration, and the icon that it needs."""
Icon: TypeAlias = Literal["", "stairs", "fountain", "bridge", "statue"]
"""What a space shows; the empty text is a blank space."""
Piece: TypeAlias = Literal["belvedere", "stairs", "fountain", "bridge", "statue"]
SupplyPiece: TypeAlias = Literal[
    "belvedere", "stairs", "fountain", "bridge", "statue", "single_pillar", "double_pillar"
]
Pillar: TypeAlias = Literal["single", "double"]
Support: TypeAlias = Literal["single", "double", "statue"]
"""What a corner of a tile stands on."""
Token: TypeAlias = Literal[
    "blank", "extra_single", "extra_double", "change_icon", "fill_blank", "double_flower", "one_fewer"
]
Finish: TypeAlias = Literal["none", "dug", "stored"]
"""Which tile is kept at the end of a turn."""
Source: TypeAlias = Literal["dug", "stored"]
"""Which of the two tiles at hand."""
ScoreLine: TypeAlias = Literal[
    "statues",
    "fountains",
    "bridges",
    "stairs",
    "decoration_sets",
    "flower_sets",
    "belvederes",
    "highest_level",
]
BreakdownLine: TypeAlias = ScoreLine | Literal["visible_pits"]


# The view.


class BabylonOptions(TypedDict):
    same_footprint: Literal["never", "directly_below"]
    bridge_gap: Literal["level", "ground"]
    limited_supply: bool
    covered_belvederes: Literal["nothing", "score"]


class StackView(TypedDict):
    """A stack of the quarry."""

    height: int
    top: TileId | None
    pillars: int | None
    """The single pillars that the current player receives for digging here; None in other phases."""


class PlacedTile(TypedDict):
    """A tile in a garden."""

    tile: TileId
    cell: Cell
    """The north-west one of its four cells."""
    rotation: int
    """Quarter turns clockwise."""
    level: int
    open: Corner | None
    supports: list[Support | None]
    """What each corner stands on, clockwise from the north-west; None at the open corner."""
    new: bool
    """Whether it was placed this turn and is not wholly covered."""


class Decoration(TypedDict):
    """A decoration in a garden. A statue has one cell and level, the others have two."""

    kind: Kind
    cells: list[Cell]
    levels: list[int]
    visible: bool


class GardenCell(TypedDict):
    """The top of a cell that has a tile on it or a bridge over it."""

    level: int
    tile: int | None
    """The index of the top tile in `tiles`."""
    icon: Icon
    piece: Piece | None
    bridge: int
    """The level of the highest bridge across the cell, or 0."""


class Turn(TypedDict):
    """What the current player has done this turn."""

    dug: TileId | None
    placed: int
    wild: Token | None
    """The round token, if it makes an icon wild and was not used yet."""


class SeatView(TypedDict):
    flower: Flower
    singles: int
    doubles: int
    stored: TileId | None
    score: int
    breakdown: dict[BreakdownLine, int]
    """The points of each scoring line if the game ended now, and the pits that break ties."""
    tiles: list[PlacedTile]
    decorations: list[Decoration]
    cells: dict[Cell, GardenCell]


class BabylonView(TypedDict):
    """What everybody sees of a position."""

    game: Literal["babylon"]
    players: int
    seat: int | None
    options: BabylonOptions
    first_player: int
    player: int | None
    ply: int
    over: bool
    phase: Phase
    removals_left: int
    round: int
    rounds: int
    token: Token | None
    tokens_left: int
    unseen_tokens: dict[str, int]
    quarry: dict[Stack, StackView]
    unseen_tiles: list[TileId]
    discarded: list[TileId]
    supply: dict[SupplyPiece, int] | None
    """None if the supply is not limited."""
    turn: Turn
    seats: list[SeatView]


# Records and components.


class BabylonSetup(TypedDict):
    """All that chance decided before the first action."""

    first_player: int
    flowers: list[Flower]
    quarry: dict[Stack, list[TileId]]
    tokens: list[Token]


class TerraceTile(TypedDict):
    id: TileId
    material: Literal["basalt", "granite", "clay"]
    flower: Flower
    icons: list[Icon]
    """Clockwise from the north-west."""


class StartingTile(TypedDict):
    id: TileId
    flower: Flower
    icons: list[Icon]


class BabylonComponents(TypedDict):
    """What is in the box."""

    pieces: dict[SupplyPiece, int]
    round_tokens: dict[Token, int]
    tile: list[TerraceTile]
    starting_tile: list[StartingTile]


# Events.


class TileRemoved(TypedDict):
    event: Literal["tile_removed"]
    seat: int
    stack: Stack
    tile: TileId


class TileDug(TypedDict):
    event: Literal["tile_dug"]
    seat: int
    stack: Stack
    tile: TileId


class TileRevealed(TypedDict):
    event: Literal["tile_revealed"]
    stack: Stack
    tile: TileId | None
    """None if the stack is empty now."""


EdgeReason: TypeAlias = Literal["quarry_side", "empty_stack", "same_layer", "lower_layer"]
"""Why an edge of a tile in the quarry gives a pillar."""
PillarReason: TypeAlias = Literal[
    "quarry_side",
    "empty_stack",
    "same_layer",
    "lower_layer",
    "own_flower",
    "double_flower",
    "one_fewer",
    "supply_is_empty",
    "extra_single",
    "extra_double",
]


class Pillars(TypedDict):
    """Pillars that a seat receives, or does not receive if `count` is negative."""

    event: Literal["pillars"]
    seat: int
    kind: Pillar
    count: int
    reason: PillarReason
    side: NotRequired[Side]
    stack: NotRequired[Stack]


class PillarsExchanged(TypedDict):
    event: Literal["pillars_exchanged"]
    seat: int
    singles: int
    doubles: int


# `from` is a keyword of Python.
TilePlaced = TypedDict(
    "TilePlaced",
    {
        "event": Literal["tile_placed"],
        "seat": int,
        "from": Source,
        "tile": TileId,
        "cell": Cell,
        "rotation": int,
        "level": int,
        "open": Corner | None,
        "supports": list[Support | None],
        "new": bool,
    },
)


class StatueBecamePillar(TypedDict):
    event: Literal["statue_became_pillar"]
    seat: int
    cell: Cell


class PieceCovered(TypedDict):
    event: Literal["piece_covered"]
    seat: int
    cell: Cell
    piece: Piece


class BelvederePlaced(TypedDict):
    event: Literal["belvedere_placed"]
    seat: int
    cell: Cell
    corner: Corner
    level: int


class LevelOpened(TypedDict):
    event: Literal["level_opened"]
    seat: int
    level: int


class DecorationPlaced(TypedDict):
    event: Literal["decoration_placed"]
    seat: int
    kind: Kind
    cells: list[Cell]
    levels: list[int]
    visible: bool
    wild: Cell | None
    """The cell whose icon was made wild by the round token."""


class TileStored(TypedDict):
    event: Literal["tile_stored"]
    seat: int
    tile: TileId


class TileDiscarded(TypedDict):
    event: Literal["tile_discarded"]
    seat: int
    tile: TileId


class PillarsReturned(TypedDict):
    event: Literal["pillars_returned"]
    seat: int
    kind: Pillar
    count: int


class TurnEnded(TypedDict):
    event: Literal["turn_ended"]
    seat: int
    kept: Finish
    """Which tile is stored."""


class TurnBegan(TypedDict):
    event: Literal["turn_began"]
    seat: int


class TokenTurnedUp(TypedDict):
    event: Literal["token_turned_up"]
    token: Token
    round: int
    rounds: int


class Points(TypedDict):
    """A line of the running score changes by `points` to `total`."""

    event: Literal["points"]
    seat: int
    reason: ScoreLine
    points: int
    total: int


class GameOver(TypedDict):
    event: Literal["game_over"]
    scores: list[int]
    winners: list[int]


BabylonEvent: TypeAlias = (
    TileRemoved
    | TileDug
    | TileRevealed
    | Pillars
    | PillarsExchanged
    | TilePlaced
    | StatueBecamePillar
    | PieceCovered
    | BelvederePlaced
    | LevelOpened
    | DecorationPlaced
    | TileStored
    | TileDiscarded
    | PillarsReturned
    | TurnEnded
    | TurnBegan
    | TokenTurnedUp
    | Points
    | GameOver
)


# Refusals: why an action is not legal.


class PlainRefusal(TypedDict):
    """A refusal without facts."""

    reason: Literal[
        "game_over",
        "no_more_removals",
        "already_dug",
        "dig_first",
        "dug_tile_was_placed",
        "no_stored_tile",
        "no_belvedere_left",
        "place_a_tile_first",
        "not_on_a_tile_of_this_turn",
        "same_tile",
    ]


class StackRefusal(TypedDict):
    reason: Literal["no_clay_tile_on_stack", "stack_empty"]
    stack: Stack


class RemovalsFirst(TypedDict):
    reason: Literal["remove_a_clay_tile_first"]
    removals_left: int


class SmallerRotation(TypedDict):
    """The tile looks the same in a smaller rotation, which is the one to use."""

    reason: Literal["same_as_smaller_rotation"]
    rotation: int


class OffTheBoard(TypedDict):
    reason: Literal["off_the_board"]
    cell: Cell


class NoTileBelow(TypedDict):
    reason: Literal["no_tile_one_level_below"]
    level: int
    highest_level: int


class CellTooHigh(TypedDict):
    reason: Literal["cell_is_not_below_the_level"]
    cell: Cell
    top: int
    level: int


class BridgeInTheWay(TypedDict):
    reason: Literal["bridge_in_the_way"]
    cell: Cell
    level: int


class CornerFacts(TypedDict):
    corner: Corner
    cell: Cell
    top: int


class OpenCornerOverStatue(CornerFacts):
    reason: Literal["open_corner_over_a_statue_that_carries_it"]


class NoSupport(CornerFacts):
    reason: Literal["corner_without_support"]
    piece: NotRequired[Piece | None]


class SameCells(TypedDict):
    reason: Literal["same_cells_as_another_tile"]
    tile: TileId
    level: int


class NotEnoughPillars(TypedDict):
    reason: Literal["not_enough_pillars"]
    singles_needed: int
    doubles_needed: int
    singles: int
    doubles: int
    missing: int


class NoDoublePillar(TypedDict):
    reason: Literal["no_double_pillar_left"]
    missing: int


class NoPieceLeft(TypedDict):
    reason: Literal["no_piece_left"]
    piece: Kind


class CellRefusal(TypedDict):
    reason: Literal["no_tile_on_cell", "space_under_a_bridge", "not_in_line_with_a_statue"]
    cell: Cell


class SpaceTaken(TypedDict):
    reason: Literal["space_is_taken"]
    cell: Cell
    piece: Piece | None


class WrongIcon(TypedDict):
    reason: Literal["icon_does_not_match"]
    cell: Cell
    icon: Icon


class WrongLevels(TypedDict):
    reason: Literal["levels_are_not_one_apart", "levels_differ"]
    levels: list[int]


class GapNotEmpty(TypedDict):
    reason: Literal["gap_is_not_empty"]
    cell: Cell
    top: int
    bridge: int


BabylonRefusal: TypeAlias = (
    PlainRefusal
    | StackRefusal
    | RemovalsFirst
    | SmallerRotation
    | OffTheBoard
    | NoTileBelow
    | CellTooHigh
    | BridgeInTheWay
    | OpenCornerOverStatue
    | NoSupport
    | SameCells
    | NotEnoughPillars
    | NoDoublePillar
    | NoPieceLeft
    | CellRefusal
    | SpaceTaken
    | WrongIcon
    | WrongLevels
    | GapNotEmpty
)


# Hint reasons: why a turn is worth doing.


class LastTurnHint(TypedDict):
    reason: Literal["last_turn"]


class EndNearHint(TypedDict):
    reason: Literal["end_near"]
    turns: int


class PointsHint(TypedDict):
    reason: Literal["points"]
    line: ScoreLine
    points: int


class LevelHint(TypedDict):
    reason: Literal["level_opened"]
    level: int
    points: int


class BelvederesHint(TypedDict):
    reason: Literal["belvederes"]
    count: int
    points: int


class SetHint(TypedDict):
    reason: Literal["decoration_set_completed", "flower_set_completed"]
    sets: int
    points: int


class DecorationSetNearHint(TypedDict):
    reason: Literal["decoration_set_near"]
    kind: Kind


class FlowerSetNearHint(TypedDict):
    reason: Literal["flower_set_near"]
    flower: Flower


class PillarsDugHint(TypedDict):
    reason: Literal["pillars_dug"]
    stack: Stack
    tile: TileId
    pillars: int


class FlowerBonusHint(TypedDict):
    reason: Literal["flower_bonus"]
    flower: Flower
    pillars: int


class PillarsHint(TypedDict):
    reason: Literal["pillars_left", "pillars_returned"]
    pillars: int


class StatuePillarHint(TypedDict):
    reason: Literal["statue_pillar"]
    cell: Cell


class PieceCoveredHint(TypedDict):
    reason: Literal["piece_covered"]
    piece: Piece
    cell: Cell


class TokenUsedHint(TypedDict):
    reason: Literal["token_used"]
    token: Token


class TileHint(TypedDict):
    reason: Literal["tile_kept", "tile_discarded"]
    tile: TileId


class TileDeniedHint(TypedDict):
    reason: Literal["tile_denied"]
    seat: int
    stack: Stack
    tile: TileId
    points: int


class PillarsDeniedHint(TypedDict):
    reason: Literal["pillars_denied"]
    seat: int
    stack: Stack
    pillars: int


class TileRemovedHint(TypedDict):
    reason: Literal["tile_removed"]
    stack: Stack
    tile: TileId


class PillarsOpenedHint(TypedDict):
    reason: Literal["pillars_opened"]
    count: int


class FlowerRemovedHint(TypedDict):
    reason: Literal["flower_removed"]
    seat: int
    flower: Flower


BabylonHintReason: TypeAlias = (
    LastTurnHint
    | EndNearHint
    | PointsHint
    | LevelHint
    | BelvederesHint
    | SetHint
    | DecorationSetNearHint
    | FlowerSetNearHint
    | PillarsDugHint
    | FlowerBonusHint
    | PillarsHint
    | StatuePillarHint
    | PieceCoveredHint
    | TokenUsedHint
    | TileHint
    | TileDeniedHint
    | PillarsDeniedHint
    | TileRemovedHint
    | PillarsOpenedHint
    | FlowerRemovedHint
)


# Annotations.


class TileAtHand(TypedDict):
    """A tile that the current player may place."""

    source: Source
    tile: TileId
    rotations: list[int]
    """Those that look different."""


class Sites(TypedDict):
    """The places for a tile, in columns: entry n of each list belongs to place n.

    A place serves each tile at hand in each of its rotations, and these are all legal placements.
    """

    cell: list[Cell]
    level: list[int]
    open: list[Corner | None]
    supports: list[list[Support | None]]
    """What each corner would stand on, clockwise from the north-west; None at the open corner."""
    singles: list[int]
    """The single pillars that the player would pay, also those that are exchanged for doubles."""
    doubles: list[int]
    """The double pillars that the player would pay from those at hand."""


class PossibleDecoration(TypedDict):
    """A legal decoration."""

    action: str
    kind: Kind
    cells: list[Cell]
    levels: list[int]
    wild: Cell | None
    """The cell whose icon the round token would make wild."""


class ImpossibleDecoration(TypedDict):
    """A decoration that is not legal, and why."""

    action: str
    kind: Kind
    cells: list[Cell]
    refusal: BabylonRefusal


class Choices(TypedDict):
    """The legal actions of the current player, and why some others are not legal."""

    stacks: dict[str, str]
    """The actions on those that may be dug or, during set-up, from which a tile may be removed."""
    finishes: dict[str, str]
    """The actions that end the turn, by what they keep."""
    tiles: list[TileAtHand]
    sites: Sites
    levels: dict[Cell, list[int]]
    """For the north-west cell of every place on the board: the levels that pillars can reach.

    Empty without a tile at hand. A tile at hand that cannot be placed has levels too.
    """
    decorations: list[PossibleDecoration]
    impossible_decorations: list[ImpossibleDecoration]
    """For each free icon on a tile of this turn for which there is no legal decoration: all that would use it."""


class PillarChange(TypedDict):
    """Pillars that a dig gives besides those of the edges, or does not give if `count` is negative."""

    reason: Literal["own_flower", "double_flower", "one_fewer", "supply_is_empty"]
    count: int


class StackPillars(TypedDict):
    """Where the pillars of a dig come from."""

    edges: list[EdgeReason | None]
    """Why each edge of the tile gives a pillar: north, east, south, west; None if it gives none."""
    others: list[PillarChange]


class ScorePart(TypedDict):
    """A part of a score line: `count` things that bring `each` points each."""

    line: ScoreLine
    count: int
    """For the highest level, the level."""
    each: int
    levels: list[int]
    """The levels of each of these decorations; empty in other lines."""


class SeatScore(TypedDict):
    """What the points of a seat consist of."""

    parts: list[ScorePart]
    flowers: dict[Flower, int]
    """How many tiles with each flower are seen, of which sets are made."""


class BabylonAnnotations(TypedDict):
    pillar_storage: int
    """How many single pillars a player keeps at the end of a turn."""
    pillars: dict[Stack, StackPillars | None] | None
    """What a dig on each stack would give the current player; None for an empty stack and in other phases."""
    scores: list[SeatScore]
    choices: Choices | None
    """For the current player; None for all others."""
    score_sources: list[dict[ScoreLine, list[Cell]]] | None
    """For each seat and line, the cells that its points come from; None before the game is over."""


# Actions.


class StackAction(TypedDict):
    verb: Literal["remove", "dig"]
    stack: Stack
    tile: TileId


class PlaceAction(TypedDict):
    verb: Literal["place"]
    source: Source
    tile: TileId
    cell: Cell
    rotation: int
    level: int
    open: Corner | None
    supports: list[Support | None]
    """Clockwise from the north-west; None at the open corner."""


class DecorateAction(TypedDict):
    verb: Literal["decorate"]
    kind: Kind
    cells: list[Cell]
    levels: list[int]


class FinishAction(TypedDict):
    verb: Literal["finish"]
    keep: Finish


BabylonAction: TypeAlias = StackAction | PlaceAction | DecorateAction | FinishAction


TYPES = GameTypes(
    view=BabylonView,
    options=BabylonOptions,
    setup=BabylonSetup,
    components=BabylonComponents,
    event=BabylonEvent,
    refusal=BabylonRefusal,
    hint_reason=BabylonHintReason,
    annotations=BabylonAnnotations,
    action=BabylonAction,
)
