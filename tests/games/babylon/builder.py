"""A player that builds high, decorates and prefers rare actions, which random play hardly ever reaches."""

from __future__ import annotations

from random import Random

from tests.games.babylon.reference_rules import (
    CORNERS,
    Cell,
    PlacedTile,
    Seen,
    SlowGame,
    between,
    cell_of,
    step,
    tile_cells,
    turned,
)

DECORATIONS = ("statue", "fountain", "bridge", "stairs")
DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Builder:
    """A player with random preferences, so that gardens differ."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.height = self.rng.choice([0, 1, 2, 4])
        self.pillar_statues = self.rng.choice([-3, 0, 2, 5])
        self.hanging_over = self.rng.choice([0, 3, 9])
        self.stacking = self.rng.choice([0, 1, 4])
        self.thrift = self.rng.choice([0, 1, 2])
        self.promise = self.rng.choice([2, 4, 8])
        self.eagerness = self.rng.choice([0.5, 0.9, 1.0])

    def choose(self, game: SlowGame, legal: list[str]) -> str:
        if legal[0].startswith("dig"):
            best = max(game.pillars(cell_of(text.split()[1])) for text in legal)
            rich = [text for text in legal if game.pillars(cell_of(text.split()[1])) == best]
            return self.rng.choice(rich if self.rng.random() < 0.8 else legal)
        decorations = [text for text in legal if text.split()[0] in DECORATIONS]
        if decorations and self.rng.random() < self.eagerness:
            rare = [text for text in decorations if rarities(game, text)]
            larger = [text for text in decorations if not text.startswith("statue")]
            return self.rng.choice(rare or larger or decorations)
        placements = [text for text in legal if text.startswith("place")]
        if placements and self.rng.random() < 0.9:
            seen = game.garden.see_all()
            some = self.rng.sample(placements, min(100, len(placements)))
            return max(some, key=lambda text: self.liking(game, seen, text) + self.rng.random())
        kept = [text for text in legal if text in ("finish dug", "finish stored")]
        if kept and self.rng.random() < 0.9:
            return self.rng.choice(kept)
        return self.rng.choice(legal)

    def liking(self, game: SlowGame, seen: dict[Cell, Seen], text: str) -> float:
        tile, open_corner = read_placement(game, text)
        supports = list((game.supports(seen, tile.cells[0], tile.level, open_corner) or {}).values())
        liking = float(self.height * tile.level)
        liking += self.pillar_statues * supports.count("statue")
        liking -= self.thrift * (supports.count("single") + 2 * supports.count("double"))
        liking += self.stacking * sum(other.cells == tile.cells for other in game.garden.tiles)
        if open_corner is not None:
            under = seen[tile.cells[CORNERS.index(open_corner)]].on_top
            if under is not None and under.kind in DECORATIONS:
                spaces = zip(under.cells, under.levels, strict=True)
                still_seen = sum(game.garden.uncovered(cell, level) for cell, level in spaces)
                liking += self.hanging_over * (3 if still_seen == 1 else 1)  # it hides a decoration for good
        for corner, cell, icon in zip(CORNERS, tile.cells, tile.icons, strict=True):
            if corner != open_corner:
                liking += self.promise * promises(seen, tile, cell, icon)
        return liking


def promises(seen: dict[Cell, Seen], tile: PlacedTile, cell: Cell, icon: str) -> int:
    """Return how many decorations an icon of an unplaced tile could form with the icons around it."""
    count = 0
    for east, south in DIRECTIONS:
        distance = 2 if icon == "bridge" else 1
        other = step(cell, distance * east, distance * south)
        if icon and other in seen and other not in tile.cells and seen[other].is_free and seen[other].icon == icon:
            difference = abs(seen[other].top - tile.level)
            gap = seen[between(cell, other)]
            if icon == "stairs":
                count += difference == 1
            elif icon == "fountain":
                count += difference == 0
            elif icon == "bridge" and difference == 0 and gap.top < tile.level:
                count += 1 if gap.is_free else 3
    return count


def read_placement(game: SlowGame, text: str) -> tuple[PlacedTile, str | None]:
    words = text.split()
    tile = game.box[game.at_hand[words[1]]]
    icons = turned(tile["icons"], int(words[3][1:]))
    placed = PlacedTile(tile["flower"], tile_cells(cell_of(words[2])), icons, int(words[4][1:]))
    return placed, words[6] if len(words) > 5 else None


def rarities(game: SlowGame, text: str) -> list[str]:
    """Return the rare rules that a legal action uses, before it is applied."""
    verb = text.split()[0]
    if verb == "place":
        return rare_placement(game, text)
    if verb in DECORATIONS:
        return rare_decoration(game, verb, [cell_of(word) for word in text.split()[1].split("-")])
    if verb == "finish":
        found = [f"no {piece} left" for piece, count in game.supply.items() if count == 0]
        found += ["singles given back"] * (game.garden.singles > 6)
        return found + ["double given back"] * (game.garden.doubles > 0)
    return []


def rare_placement(game: SlowGame, text: str) -> list[str]:
    garden = game.garden
    seen = garden.see_all()
    tile, open_corner = read_placement(game, text)
    supports = list((game.supports(seen, tile.cells[0], tile.level, open_corner) or {}).values())
    doubles = supports.count("double")
    found = ["statue as pillar"] * ("statue" in supports)
    found += ["three statues as pillars"] * (supports.count("statue") >= 3)
    found += ["double at hand used"] * (doubles > 0 and garden.doubles > 0)
    found += ["double exchanged"] * (doubles > garden.doubles)
    found += ["double at hand used and another exchanged"] * (0 < garden.doubles < doubles)
    found += ["same footprint, not directly below"] * any(other.cells == tile.cells for other in garden.tiles)
    if open_corner is not None:
        under = seen[tile.cells[CORNERS.index(open_corner)]]
        found += [f"open corner over a {under.on_top.kind}"] if under.on_top is not None else []
        found += ["open corner three levels above what is below"] * (tile.level - under.top >= 3)
        if under.on_top is not None and under.on_top.kind == "bridge":
            ends = zip(under.on_top.cells, under.on_top.levels, strict=True)
            found += ["second end of a bridge covered"] * (sum(garden.uncovered(*end) for end in ends) == 1)
    return found


def rare_decoration(game: SlowGame, kind: str, cells: list[Cell]) -> list[str]:
    garden = game.garden
    seen = garden.see_all()
    found = [f"{game.token} used for a {kind}"] * any(seen[cell].icon != kind for cell in cells)
    if kind == "bridge":
        gap = seen[between(cells[0], cells[1])]
        found += ["bridge over a bridge's span"] * bool(gap.bridges)
        found += [f"bridge over a {gap.on_top.kind}"] if gap.on_top is not None else []
        found += ["bridge two levels above a tile"] * (0 < gap.top <= seen[cells[0]].top - 2)
    if kind == "statue":
        column, row = cells[0]
        statues = garden.statues()
        line = [statue for statue in statues if statue.cells[0][0] == column or statue.cells[0][1] == row]
        hidden = [statue for statue in line if not garden.uncovered(statue.cells[0], statue.levels[0])]
        pillars = [piece for piece in garden.pieces if piece.is_pillar]
        found += ["first statue after all became pillars"] * (not statues and len(pillars) > 0)
        found += ["statue in line with hidden statues alone"] * (len(line) > 0 and hidden == line)
    return found
