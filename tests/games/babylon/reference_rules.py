"""A second implementation of the rules of Babylon, slow and simple, written from the text of the rules alone.

It keeps lists of placed tiles and pieces and searches them for every question. Cells are (column, row), from 0.
Only the numbers of the score sheet are those of the engine: `tests/games/test_score_numbers.py` changes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from semiramis.games.babylon.constants import (
    BELVEDERE_POINTS,
    DECORATION_SET_POINTS,
    FLOWER_SET_POINTS,
    HIGHEST_LEVEL_POINTS,
    ICON_NAMES,
    LEVEL_POINTS_EACH,
)

Cell = tuple[int, int]

CELLS: list[Cell] = [(column, row) for column in range(8) for row in range(8)]
TILE_PLACES: list[Cell] = [(column, row) for column in range(7) for row in range(7)]
"""The north-west cells of tiles that lie entirely on the board."""
QUARRY: list[Cell] = [(column, row) for column in range(4) for row in range(4)]
CORNERS = ("nw", "ne", "se", "sw")
REMOVALS = {2: 6, 3: 3, 4: 0}
ROUNDS = {2: 15, 3: 13, 4: 11}
FLOWERS = ("white", "pink", "blue", "yellow")
KINDS = ("statue", "fountain", "bridge", "stairs")
EACH = dict(zip(ICON_NAMES, LEVEL_POINTS_EACH, strict=True))
NEVER_RUNS_OUT = 1_000_000
DEFAULT_OPTIONS: dict[str, Any] = {
    "same_footprint": "never",
    "bridge_gap": "level",
    "limited_supply": True,
    "covered_belvederes": "nothing",
}


def name(cell: Cell) -> str:
    return "abcdefgh"[cell[0]] + str(cell[1] + 1)


def cell_of(text: str) -> Cell:
    return "abcdefgh".index(text[0]), int(text[1:]) - 1


def step(cell: Cell, east: int, south: int) -> Cell:
    return cell[0] + east, cell[1] + south


def tile_cells(nw: Cell) -> list[Cell]:
    """Clockwise from the north-west."""
    return [nw, step(nw, 1, 0), step(nw, 1, 1), step(nw, 0, 1)]


def turned(icons: Sequence[str], rotation: int) -> list[str]:
    """Turn icons clockwise: with rotation 1 the icon printed nw is in the corner ne."""
    turned_icons = list(icons)
    for _ in range(rotation):
        turned_icons = [turned_icons[3], *turned_icons[:3]]
    return turned_icons


def rotations(icons: Sequence[str]) -> list[int]:
    """Of the rotations that show the same icons in the same corners, the smallest."""
    return [r for r in range(4) if turned(icons, r) not in [turned(icons, smaller) for smaller in range(r)]]


def between(one: Cell, other: Cell) -> Cell:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


@dataclass(eq=False)
class PlacedTile:
    flower: str
    cells: list[Cell]
    icons: list[str]
    level: int


@dataclass(eq=False)
class Piece:
    """A decoration or a belvedere, with the level of each space that it stands on."""

    kind: str
    cells: list[Cell]
    levels: list[int]
    is_pillar: bool = False

    @property
    def spanned(self) -> Cell | None:
        return between(self.cells[0], self.cells[1]) if self.kind == "bridge" else None


@dataclass
class Seen:
    """A cell as computed from all placed tiles and pieces."""

    top: int = 0
    tile: PlacedTile | None = None
    icon: str = ""
    on_top: Piece | None = None
    bridges: list[int] = field(default_factory=list)
    """The levels of the bridges that span it."""

    @property
    def is_free(self) -> bool:
        return self.on_top is None and not self.bridges

    @property
    def has_statue(self) -> bool:
        return self.on_top is not None and self.on_top.kind == "statue"

    def bridge_at_or_above(self, level: int) -> bool:
        return bool(self.bridges) and max(self.bridges) >= level


class Garden:
    """One player's board."""

    def __init__(self, flower: str, starting_tile: str, covered_belvederes: str) -> None:
        self.flower = flower
        self.covered_belvederes = covered_belvederes
        self.stored: str | None = starting_tile
        self.singles = 0
        self.doubles = 0
        self.tiles: list[PlacedTile] = []
        self.pieces: list[Piece] = []

    def see(self, cell: Cell) -> Seen:
        seen = Seen()
        for tile in self.tiles:
            if cell in tile.cells and tile.level > seen.top:
                seen.top, seen.tile, seen.icon = tile.level, tile, tile.icons[tile.cells.index(cell)]
        for piece in self.pieces:
            if (cell, seen.top) in zip(piece.cells, piece.levels, strict=True):
                seen.on_top = piece
            if piece.spanned == cell:
                seen.bridges.append(piece.levels[0])
        return seen

    def see_all(self) -> dict[Cell, Seen]:
        return {cell: self.see(cell) for cell in CELLS}

    def statues(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece.kind == "statue" and not piece.is_pillar]

    def uncovered(self, cell: Cell, level: int) -> bool:
        return not any(cell in tile.cells and tile.level > level for tile in self.tiles)

    def visible_tiles(self) -> list[PlacedTile]:
        return [tile for tile in self.tiles if any(self.uncovered(cell, tile.level) for cell in tile.cells)]

    def scores(self, piece: Piece) -> bool:
        """Return whether a piece scores: a bridge if its deck is visible; a covered belvedere only by ruling R14."""
        if piece.kind == "belvedere" and self.covered_belvederes == "score":
            return True
        spaces = list(zip(piece.cells, piece.levels, strict=True))
        if piece.spanned is not None:
            spaces.append((piece.spanned, piece.levels[0]))
        return any(self.uncovered(cell, level) for cell, level in spaces)

    def scoring_pieces(self, kind: str) -> list[Piece]:
        pieces = [piece for piece in self.pieces if piece.kind == kind and not piece.is_pillar]
        return [piece for piece in pieces if self.scores(piece)]

    def breakdown(self) -> dict[str, int]:
        visible = {kind: self.scoring_pieces(kind) for kind in KINDS}
        flowers = Counter(tile.flower for tile in self.visible_tiles())
        return {
            "statues": sum(EACH["statue"] * statue.levels[0] for statue in visible["statue"]),
            "fountains": sum(EACH["fountain"] * fountain.levels[0] for fountain in visible["fountain"]),
            "bridges": sum(EACH["bridge"] * bridge.levels[0] for bridge in visible["bridge"]),
            "stairs": sum(EACH["stairs"] * sum(stairs.levels) for stairs in visible["stairs"]),
            "decoration_sets": DECORATION_SET_POINTS * min(len(visible[kind]) for kind in KINDS),
            "flower_sets": FLOWER_SET_POINTS * min(flowers[flower] for flower in FLOWERS),
            "belvederes": BELVEDERE_POINTS * len(self.scoring_pieces("belvedere")),
            "highest_level": HIGHEST_LEVEL_POINTS * max([tile.level for tile in self.visible_tiles()], default=0),
            "visible_pits": len(set(CELLS) - {cell for tile in self.tiles for cell in tile.cells}),
        }


class SlowGame:
    def __init__(
        self, players: int, options: Mapping[str, Any], setup: Mapping[str, Any], components: Mapping[str, Any]
    ) -> None:
        self.players = players
        self.options = DEFAULT_OPTIONS | dict(options)
        self.supply: dict[str, int] = dict(components["pieces"])
        if not self.options["limited_supply"]:
            self.supply = dict.fromkeys(self.supply, NEVER_RUNS_OUT)
        self.box = {tile["id"]: tile for tile in [*components["tile"], *components["starting_tile"]]}
        starting = {tile["flower"]: tile["id"] for tile in components["starting_tile"]}
        self.gardens = [
            Garden(flower, starting[flower], self.options["covered_belvederes"]) for flower in setup["flowers"]
        ]
        self.quarry: dict[Cell, list[str]] = {cell: list(setup["quarry"][name(cell)]) for cell in QUARRY}
        self.tokens: list[str] = list(setup["tokens"])
        self.order: list[int] = [(setup["first_player"] + i) % players for i in range(players)]
        self.removed = 0
        self.turns = 0
        """How many turns have ended."""
        self.at_hand: dict[str, str] = {}
        """The tiles that may be placed in this turn, by "dug" and "stored"; none before the dig."""
        self.new: list[PlacedTile] = []
        self.wild_used = False
        if not self.removing:
            self.begin_turn()

    # Whose turn it is.

    @property
    def removing(self) -> bool:
        return self.removed < REMOVALS[self.players]

    @property
    def over(self) -> bool:
        return self.turns == ROUNDS[self.players] * self.players

    @property
    def player(self) -> int:
        if self.over:
            return -1
        return self.order[(self.removed if self.removing else self.turns) % self.players]

    @property
    def garden(self) -> Garden:
        return self.gardens[self.player]

    @property
    def digging(self) -> bool:
        return "dug" not in self.at_hand and not self.new and not self.removing

    @property
    def token(self) -> str | None:
        """Round 1 has none; the first is turned up after it."""
        rounds_ended = self.turns // self.players
        return self.tokens[rounds_ended - 1] if rounds_ended else None

    # The supply.

    def take(self, piece: str, count: int) -> int:
        """Take as many as the supply has."""
        taken = min(count, self.supply[piece])
        self.supply[piece] -= taken
        return taken

    # What is legal.

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.removing:
            clay = [cell for cell in QUARRY if self.box[self.quarry[cell][-1]]["material"] == "clay"]
            return {f"remove {name(cell)}" for cell in clay}
        if self.digging:
            return {f"dig {name(cell)}" for cell in QUARRY if self.quarry[cell]}
        finish = {f"finish {which}" for which in [*self.at_hand, "none"]}
        return finish | self.legal_placements() | self.legal_decorations()

    def legal_placements(self) -> set[str]:
        found = set()
        seen = self.garden.see_all()
        tiles = [(which, rotation) for which, t in self.at_hand.items() for rotation in rotations(self.box[t]["icons"])]
        for level in range(1, max([tile.level for tile in self.garden.tiles], default=0) + 4):
            if level >= 2 and not any(tile.level == level - 1 for tile in self.garden.tiles):
                continue
            for nw in TILE_PLACES:
                for open_corner in [None, *CORNERS]:
                    if self.supports(seen, nw, level, open_corner) is not None:
                        end = f" open {open_corner}" if open_corner else ""
                        found |= {f"place {which} {name(nw)} r{rotation} L{level}{end}" for which, rotation in tiles}
        return found

    def supports(
        self, seen: Mapping[Cell, Seen], nw: Cell, level: int, open_corner: str | None
    ) -> dict[Cell, str] | None:
        """What each supported corner of a tile would stand on; None if the tile cannot be placed so."""
        cells = tile_cells(nw)
        for cell in cells:
            if seen[cell].top >= level or seen[cell].bridge_at_or_above(level):
                return None
        supports = {}
        for corner, cell in zip(CORNERS, cells, strict=True):
            carried = seen[cell].has_statue and seen[cell].top == level - 1
            if corner == open_corner:
                if carried or self.supply["belvedere"] == 0:
                    return None
            elif seen[cell].is_free and seen[cell].top == level - 1:
                supports[cell] = "single"
            elif seen[cell].is_free and seen[cell].top == level - 2:
                supports[cell] = "double"
            elif carried:
                supports[cell] = "statue"
            else:
                return None
        if self.same_footprint(seen, cells, list(supports)):
            return None
        wanted = list(supports.values())
        exchanged = max(0, wanted.count("double") - self.garden.doubles)  # doubles at hand are used first
        if exchanged > self.supply["double_pillar"] or wanted.count("single") + 2 * exchanged > self.garden.singles:
            return None
        return supports

    def same_footprint(self, seen: Mapping[Cell, Seen], cells: list[Cell], supported: list[Cell]) -> bool:
        """Ruling R1."""
        for tile in self.garden.tiles:
            if tile.cells == cells:
                directly_below = all(seen[cell].tile is tile for cell in supported)
                if self.options["same_footprint"] == "never" or directly_below:
                    return True
        return False

    def legal_decorations(self) -> set[str]:
        if not self.new:
            return set()
        seen = self.garden.see_all()
        found = set()
        for cell in CELLS:
            if self.can_decorate(seen, "statue", [cell]):
                found.add(f"statue {name(cell)}")
            for east, south in [(1, 0), (0, 1)]:
                for kind, distance in [("stairs", 1), ("fountain", 1), ("bridge", 2)]:
                    other = step(cell, distance * east, distance * south)
                    if other in CELLS and self.can_decorate(seen, kind, [cell, other]):
                        found.add(f"{kind} {name(cell)}-{name(other)}")
        return found

    def can_decorate(self, seen: Mapping[Cell, Seen], kind: str, cells: list[Cell]) -> bool:
        if self.supply[kind] == 0:
            return False
        spaces = [seen[cell] for cell in cells]
        if not all(space.tile is not None and space.is_free for space in spaces):
            return False
        if not any(space.tile in self.new for space in spaces):
            return False
        others = [space for space in spaces if space.icon != kind]  # a wild icon stands in for one of them
        if len(others) > 1 or not all(self.can_be_wild(space) for space in others):
            return False
        levels = [space.top for space in spaces]
        if kind == "statue":
            statues = self.garden.statues()
            column, row = cells[0]
            in_line = [s for s in statues if s.cells[0][0] == column or s.cells[0][1] == row]
            return not statues or len(in_line) > 0
        if kind == "stairs":
            return abs(levels[0] - levels[1]) == 1
        if levels[0] != levels[1] or spaces[0].tile is spaces[1].tile:
            return False
        if kind == "bridge":
            gap = seen[between(cells[0], cells[1])]
            if self.options["bridge_gap"] == "ground":
                return gap.top == 0 and not gap.bridges
            return gap.top < levels[0] and not gap.bridge_at_or_above(levels[0])
        return True

    def can_be_wild(self, space: Seen) -> bool:
        if self.wild_used or space.tile not in self.new:
            return False
        return self.token == ("change_icon" if space.icon else "fill_blank")

    # What an action does.

    def play(self, text: str) -> None:
        """A legal action."""
        verb, *words = text.split()
        if verb == "remove":
            self.quarry[cell_of(words[0])].pop()
            self.removed += 1
            if not self.removing:
                self.begin_turn()
        elif verb == "dig":
            self.dig(cell_of(words[0]))
        elif verb == "place":
            open_corner = words[5] if len(words) > 4 else None
            self.place(words[0], cell_of(words[1]), int(words[2][1:]), int(words[3][1:]), open_corner)
        elif verb == "finish":
            self.finish(words[0])
        else:
            self.decorate(verb, [cell_of(word) for word in words[0].split("-")])

    def begin_turn(self) -> None:
        if self.token == "extra_single":
            self.garden.singles += self.take("single_pillar", 1)
        if self.token == "extra_double":
            self.garden.doubles += self.take("double_pillar", 1)

    def pillars(self, cell: Cell) -> int:
        """What digging here gives, if the supply has it."""
        pillars = 0
        for east, south in [(0, -1), (1, 0), (0, 1), (-1, 0)]:
            neighbour = step(cell, east, south)
            higher = neighbour in QUARRY and len(self.quarry[neighbour]) > len(self.quarry[cell])
            pillars += 0 if higher else 1
        if self.box[self.quarry[cell][-1]]["flower"] == self.garden.flower:
            pillars += 2 if self.token == "double_flower" else 1
        if self.token == "one_fewer":
            pillars = max(0, pillars - 1)
        return pillars

    def dig(self, cell: Cell) -> None:
        self.garden.singles += self.take("single_pillar", self.pillars(cell))
        self.at_hand = {"dug": self.quarry[cell].pop()}
        if self.garden.stored is not None:
            self.at_hand["stored"] = self.garden.stored
            self.garden.stored = None

    def place(self, which: str, nw: Cell, rotation: int, level: int, open_corner: str | None) -> None:
        garden = self.garden
        seen = garden.see_all()
        supports = self.supports(seen, nw, level, open_corner)
        assert supports is not None
        for cell, support in supports.items():
            if support == "single":
                garden.singles -= 1
            elif support == "double":
                if garden.doubles == 0:
                    garden.singles -= 2
                    self.supply["single_pillar"] += 2
                    garden.doubles += self.take("double_pillar", 1)
                garden.doubles -= 1
            else:
                statue = seen[cell].on_top
                assert statue is not None
                statue.is_pillar = True
        tile = self.box[self.at_hand.pop(which)]
        placed = PlacedTile(tile["flower"], tile_cells(nw), turned(tile["icons"], rotation), level)
        garden.tiles.append(placed)
        self.new.append(placed)
        if open_corner is not None:
            corner = placed.cells[CORNERS.index(open_corner)]
            garden.pieces.append(Piece("belvedere", [corner], [level]))
            self.take("belvedere", 1)

    def decorate(self, kind: str, cells: list[Cell]) -> None:
        spaces = [self.garden.see(cell) for cell in cells]
        if any(space.icon != kind for space in spaces):
            self.wild_used = True
        self.garden.pieces.append(Piece(kind, cells, [space.top for space in spaces]))
        self.take(kind, 1)

    def finish(self, which: str) -> None:
        garden = self.garden
        returned = max(0, garden.singles - 6)
        garden.singles -= returned
        self.supply["single_pillar"] += returned
        self.supply["double_pillar"] += garden.doubles
        garden.doubles = 0
        garden.stored = self.at_hand.get(which)
        self.at_hand, self.new, self.wild_used = {}, [], False
        self.turns += 1
        if not self.over:
            self.begin_turn()

    # The score.

    def breakdown(self) -> list[dict[str, int]]:
        return [garden.breakdown() for garden in self.gardens]

    def scores(self) -> list[int]:
        return [sum(points for line, points in b.items() if line != "visible_pits") for b in self.breakdown()]

    def winners(self) -> list[int]:
        if not self.over:
            return []
        scores = self.scores()
        pits = [b["visible_pits"] for b in self.breakdown()]
        best = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        return [seat for seat in best if pits[seat] == min(pits[other] for other in best)]
