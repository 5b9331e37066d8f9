"""A position of Babylon from a view.

The reader uses the quarry, the round tokens, the discarded tiles, the turn, and what each seat has. The rest of a view
follows from them: unseen tiles and tokens are those that lie nowhere else, the supply has what is not used, and the
heights of the quarry say how many turns were played. The rules build each garden again, tile by tile. One rule is left
out, that statues stand in line: a view does not say when a statue that carries a tile now was placed.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..fields import write_fields
from ..game import BadPosition, IllegalAction, NotAnAction
from ..positions import ViewPart
from . import constants, decorations
from .constants import (
    BELVEDERE,
    BUILD,
    CELL_NAMES,
    CHANGE_ICON,
    CORNER_NAMES,
    CORNERS,
    DIG,
    DOUBLE_PILLAR,
    EXTRA_DOUBLE,
    FILL_BLANK,
    FLOWERS,
    GARDEN_TILES,
    ICON_NAMES,
    LAYERS,
    MATERIALS,
    NO_TILE,
    NO_TOKEN,
    OFFSET,
    OVER,
    PILLAR_STORAGE,
    REMOVE,
    SINGLE_PILLAR,
    STACK_NAMES,
    STACKS,
    STAIRS,
    STARTING_TILE,
    STATUE,
    SUPPORT_NAMES,
    TILES,
    TOKEN_NAMES,
    UNLIMITED,
)
from .state import BabylonState

BIT = constants.BIT
MOST_SINGLES = PILLAR_STORAGE + CORNERS + 2
"""A turn begins with at most six; a dig gives one for each edge, and a token or a flower two more."""
MOST_DECORATIONS = GARDEN_TILES * CORNERS
PLENTY = 99
"""More pillars than a garden needs."""


def read(state: BabylonState, view: ViewPart, seats: list[ViewPart]) -> None:
    """Make a blank state the position that has this view."""
    flowers = [part["flower"].number_of(FLOWERS, "a flower") for part in seats]
    if len({*flowers}) != len(flowers):
        raise BadPosition("seats: two have the same flower")
    write_fields(
        state,
        first_player=view["first_player"].number(0, state.players - 1),
        flower=flowers + [flower for flower in range(len(FLOWERS)) if flower not in flowers],
    )
    for seat, part in enumerate(seats):
        build_garden(state, seat, part)
    heights = [view["quarry"][name]["height"].number(0, LAYERS) for name in STACK_NAMES]
    stored = [read_tile(state, part["stored"]) for part in seats]
    read_turn(state, view["turn"], heights)
    read_tokens(state, view)
    put_tiles(state, view, heights, stored)
    write_fields(
        state,
        stored=stored + [NO_TILE] * (len(FLOWERS) - state.players),
        garden=state.gardens[state.first_player if state.over else state.player],
    )
    for seat, garden in enumerate(state.gardens):
        oldest_new = garden.tiles - (state.placed if seat == state.player else 0)
        garden._set_fresh(sum(BIT[cell] for cell, n in enumerate(garden.tile_on) if n >= oldest_new))
    read_pillars(state, seats)
    count_actions(state, heights)


def read_tile(state: BabylonState, part: ViewPart) -> int:
    return NO_TILE if part.is_none() else part.number_of(state.box.tile_names, "a tile")


# A garden


def build_garden(state: BabylonState, seat: int, part: ViewPart) -> None:
    """Place the tiles of a garden in their order, and the decorations between them, as if in one turn."""
    plenty = [PLENTY] * len(FLOWERS)
    write_fields(
        state, player=seat, garden=state.gardens[seat], phase=BUILD, over=False, stored=[NO_TILE] * len(FLOWERS)
    )
    write_fields(state, singles=plenty, doubles=plenty, supply=[UNLIMITED] * len(state.supply))
    waiting = [Decoration.read(decoration) for decoration in part["decorations"].items(0, MOST_DECORATIONS)]
    for tile in part["tiles"].items(0, GARDEN_TILES):
        cell = tile["cell"].number_of(CELL_NAMES, "a cell")
        level = tile["level"].number(1, GARDEN_TILES)
        if not constants.SITES & BIT[cell]:
            raise tile["cell"].wrong("is a cell with three others to its east and south")
        cells = [cell + offset for offset in OFFSET]
        # A decoration that the tile covers was placed before it, and so were those before that decoration.
        covered = [n for n, decoration in enumerate(waiting) if decoration.is_covered(cells, level)]
        for _ in range(max(covered, default=-1) + 1):
            waiting.pop(0).place(state)
        notation = f"place dug {CELL_NAMES[cell]} r{tile['rotation'].number(0, constants.ROTATIONS - 1)} L{level}"
        for n, support in enumerate(tile["supports"].items(CORNERS, CORNERS)):
            kind = support.number_of(SUPPORT_NAMES, "a support")
            if kind == constants.NOTHING:
                notation += f" open {CORNER_NAMES[n]}"
            elif kind == constants.STATUE_PILLAR:
                place_statue(state, cells[n])
        write_fields(state, dug=tile["tile"].number_of(state.box.tile_names, "a tile"))
        do(state, notation)
    for decoration in waiting:
        decoration.place(state)


@dataclass
class Decoration:
    kind: int
    cells: list[int]
    levels: list[int]

    @classmethod
    def read(cls, part: ViewPart) -> Decoration:
        kind = STAIRS + part["kind"].number_of(ICON_NAMES[STAIRS:], "a kind of decoration")
        ends = 1 if kind == STATUE else 2
        cells = [cell.number_of(CELL_NAMES, "a cell") for cell in part["cells"].items(ends, ends)]
        return cls(kind, cells, [level.number(1, GARDEN_TILES) for level in part["levels"].items(ends, ends)])

    def is_covered(self, cells: list[int], level: int) -> bool:
        """Return whether a tile on these cells and this level covers an end of it."""
        return any(cell in cells and own < level for cell, own in zip(self.cells, self.levels, strict=True))

    def place(self, state: BabylonState) -> None:
        """Place it by the rules, with a wild icon if it needs one."""
        notation = f"{ICON_NAMES[self.kind]} " + "-".join([CELL_NAMES[cell] for cell in self.cells])
        if [state.garden.top[cell] for cell in self.cells] != self.levels:
            raise BadPosition(f"seats[{state.player}].decorations: {notation} was not on level {self.levels}")
        if self.kind == STATUE:
            place_statue(state, self.cells[0])
            return
        for token in (NO_TOKEN, CHANGE_ICON, FILL_BLANK):
            write_fields(state, token=token, wild_used=False)
            if state.is_legal(state.parse_action(notation)):
                break
        do(state, notation)


def do(state: BabylonState, notation: str) -> None:
    try:
        state.play(notation)
    except IllegalAction as error:
        raise BadPosition(f"seats[{state.player}]: {notation!r} is not legal: {error.reason}") from None
    except NotAnAction:
        raise BadPosition(f"seats[{state.player}]: {notation!r} is not an action") from None


def place_statue(state: BabylonState, cell: int) -> None:
    if state.garden.top[cell] == 0 or not state.garden.free & BIT[cell]:
        raise BadPosition(f"seats[{state.player}]: there is no place for a statue on {CELL_NAMES[cell]}")
    decorations._decorate(state.garden, STATUE, cell, cell)


# The turn


def read_turn(state: BabylonState, view: ViewPart, heights: list[int]) -> None:
    """Read the current player, the phase and the round. Tiles that left the quarry say how many turns are over."""
    dug = read_tile(state, view["dug"])
    placed = view["placed"].number(0, 2)
    is_building = dug != NO_TILE or placed > 0
    left = STACKS * LAYERS - sum(heights)
    if left < state.removals:
        if is_building or min(heights) < LAYERS - 1:
            raise BadPosition(f"quarry: {state.removals - left} clay tiles must be removed before the first turn")
        turns, phase = 0, REMOVE
        player = (state.first_player + left) % state.players
    else:
        turns = left - state.removals - is_building
        if turns < 0:
            raise BadPosition("turn: a tile was dug, but the quarry has all tiles")
        phase = BUILD if is_building else DIG
        player = (state.first_player + turns) % state.players
    all_turns = state.rounds * state.players
    over = turns == all_turns and not is_building
    if turns >= all_turns and not over:
        raise BadPosition(f"quarry: {left} tiles were taken, more than there are turns")
    write_fields(
        state,
        removals_left=max(state.removals - left, 0),
        round=min(turns // state.players + 1, state.rounds),
        phase=OVER if over else phase,
        over=over,
        player=-1 if over else player,
        dug=dug,
        placed=placed,
        ply=0,
    )


def read_tokens(state: BabylonState, view: ViewPart) -> None:
    """Read the round tokens: those that were turned up, the one in force last, and then the unseen ones."""
    turned_up = list(state.box.tokens)
    unseen = []
    counts = view["unseen_tokens"]
    for token, name in enumerate(TOKEN_NAMES):
        count = counts[name].number(0, turned_up.count(token)) if name in counts.table() else 0
        unseen += [token] * count
        for _ in range(count):
            turned_up.remove(token)
    if len(turned_up) != state.round - 1:
        raise counts.wrong(f"has {len(state.box.tokens) - state.round + 1} tokens in round {state.round}")
    token = NO_TOKEN
    if turned_up:
        token = view["token"].number_of(TOKEN_NAMES, "a round token")
        if token not in turned_up:
            raise view["token"].wrong("is a token that was turned up")
        turned_up.remove(token)
        turned_up.append(token)
    is_wild = token in (CHANGE_ICON, FILL_BLANK)
    wild_used = is_wild and view["turn"]["wild"].is_none()
    if wild_used and state.placed == 0:
        raise BadPosition("turn.wild: it was used, but no tile was placed this turn")
    write_fields(state, tokens=turned_up + unseen, token=token, wild_used=wild_used)


# The tiles


def put_tiles(state: BabylonState, view: ViewPart, heights: list[int], stored: list[int]) -> None:
    """Fill the quarry. A tile that lies nowhere else is under the top of a stack."""
    discarded = [read_tile(state, part) for part in view["discarded"].items(0, TILES)]
    kept = [[*garden.tile[: garden.tiles], stored[seat]] for seat, garden in enumerate(state.gardens)]
    if state.phase == BUILD:
        kept[state.player].append(state.dug)
        at_hand = kept[state.player][-2:]
        most = min(at_hand.count(NO_TILE), state.gardens[state.player].tiles)
        if state.placed > most:
            raise BadPosition(f"turn.placed is at most {most} with the tiles at hand and in the garden")
    kept = [[tile for tile in tiles if tile != NO_TILE] for tiles in kept]
    check_shares(state, kept, discarded, STACKS * LAYERS - sum(heights))
    gone = [*discarded, *(tile for tiles in kept for tile in tiles)]
    tops = {
        stack: view["quarry"][name]["top"].number_of(state.box.tile_names, "a tile")
        for stack, name in enumerate(STACK_NAMES)
        if heights[stack]
    }
    if len({*gone, *tops.values()}) != len(gone) + len(tops) or NO_TILE in gone:
        raise BadPosition("quarry: a tile is in two places")
    for stack, tile in tops.items():
        if tile // STACKS != heights[stack] - 1:
            raise BadPosition(f"quarry.{STACK_NAMES[stack]}.top is of {MATERIALS[heights[stack] - 1]} at this height")
    tiles = [0] * (STACKS * LAYERS)
    for layer, material in enumerate(MATERIALS):
        of_layer = range(layer * STACKS, (layer + 1) * STACKS)
        taken = [tile for tile in of_layer if tile in gone]
        unseen = [tile for tile in of_layer if tile not in gone and tile not in tops.values()]
        if len(taken) != sum(height <= layer for height in heights):
            raise BadPosition(f"quarry: the heights do not fit {len(taken)} taken tiles of {material}")
        for stack, height in enumerate(heights):
            here = tops[stack] if height == layer + 1 else (taken if height <= layer else unseen).pop()
            tiles[LAYERS * stack + layer] = here
    write_fields(state, discarded=sum(BIT[tile] for tile in discarded))
    write_fields(state.quarry, tiles=tiles, height=heights)


def check_shares(state: BabylonState, kept: list[list[int]], discarded: list[int], left: int) -> None:
    """Check that a seat has no more tiles than it dug, and its own starting tile, unless it was discarded."""
    starting = [STARTING_TILE + state.flower[seat] for seat in range(state.players)]
    for tile in discarded:
        if tile >= STARTING_TILE and tile not in starting:
            raise BadPosition(f"discarded: {state.box.tile_names[tile]} is the starting tile of no seat")
    for seat, tiles in enumerate(kept):
        turns_before = (seat - state.first_player) % state.players
        digs = max(left - state.removals - turns_before + state.players - 1, 0) // state.players
        own = [tile for tile in tiles if tile >= STARTING_TILE]
        if own != [starting[seat]] and (own or starting[seat] not in discarded or digs == 0):
            raise BadPosition(f"seats[{seat}]: it has its own starting tile, unless it was discarded")
        if len(tiles) - len(own) > digs:
            raise BadPosition(f"seats[{seat}]: it has {len(tiles) - len(own)} tiles of the quarry, but dug {digs}")


# What is counted


def read_pillars(state: BabylonState, seats: list[ViewPart]) -> None:
    """Read the pillars of each seat. The supply has what is neither at hand nor in the gardens."""
    singles, doubles = [0] * len(FLOWERS), [0] * len(FLOWERS)
    for seat, part in enumerate(seats):
        acts = seat == state.player
        singles[seat] = part["singles"].number(0, MOST_SINGLES if acts else PILLAR_STORAGE)
        doubles[seat] = part["doubles"].number(0, int(acts and state.token == EXTRA_DOUBLE))
    supply = list(state.box.pieces) if state.limited_supply else [UNLIMITED] * len(state.supply)
    supply[SINGLE_PILLAR] -= sum(singles)
    supply[DOUBLE_PILLAR] -= sum(doubles)
    for garden in state.gardens:
        for n in range(garden.decorations):
            supply[STATUE if garden.decoration[n] == constants.NOTHING else garden.decoration[n]] -= 1
        for n in range(garden.tiles):
            supply[BELVEDERE] -= garden.tile_open[n] != constants.NO_CORNER
            supports = garden.tile_supports[CORNERS * n : CORNERS * (n + 1)]
            supply[SINGLE_PILLAR] -= supports.count(constants.SINGLE)
            supply[DOUBLE_PILLAR] -= supports.count(constants.DOUBLE)
    for piece, left in zip(constants.PIECE_NAMES, supply, strict=True):
        if left < 0:
            raise BadPosition(f"supply: the box has too few pieces {piece}")
    write_fields(state, singles=singles, doubles=doubles, supply=supply)


def count_actions(state: BabylonState, heights: list[int]) -> None:
    """Count the actions: each tile that left the quarry, each finished turn, each tile and decoration in a garden."""
    left = STACKS * LAYERS - sum(heights)
    digs = max(left - state.removals, 0)
    built = sum(garden.tiles + garden.decorations for garden in state.gardens)
    write_fields(state, ply=left + digs - (state.phase == BUILD) + built)
