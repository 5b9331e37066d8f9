/** Where the pattern of a project lies, or nearly lies, in a city: turned any way, never mirrored. */

import { CELLS, type Cell, type City, type Color, colorOf, type Project, topOf } from './view';

export interface Spot {
  cell: Cell;
  color: Color;
}

/** One way in which a pattern may lie in a city. */
export interface Placement {
  spots: readonly Spot[];
  /** Those where the city does not show the colour yet. */
  missing: readonly Spot[];
}

const SIZE = 3;

type Pattern = Project['pattern'];

function turned(pattern: Pattern): Pattern {
  const width = pattern[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) => pattern.map((row) => row[column] ?? null).reverse());
}

const WAYS = new WeakMap<Pattern, readonly Spot[][]>();

/** All ways to lay a pattern into a city, each once. */
export function waysOf(pattern: Pattern): readonly Spot[][] {
  const known = WAYS.get(pattern) ?? findWays(pattern);
  WAYS.set(pattern, known);
  return known;
}

function findWays(pattern: Pattern): Spot[][] {
  const ways = new Map<string, Spot[]>();
  let way = pattern;
  for (let turn = 0; turn < 4; turn += 1) {
    for (let south = 0; south + way.length <= SIZE; south += 1) {
      for (let east = 0; east + (way[0]?.length ?? 0) <= SIZE; east += 1) {
        const spots = spotsAt(way, south, east);
        ways.set(spots.map((spot) => spot.cell + spot.color).join(), spots);
      }
    }
    way = turned(way);
  }
  return [...ways.values()];
}

function spotsAt(pattern: Pattern, south: number, east: number): Spot[] {
  return pattern.flatMap((row, y) =>
    row.flatMap((color, x) => {
      const cell = CELLS[(south + y) * SIZE + east + x];
      return color && cell ? [{ cell, color }] : [];
    }),
  );
}

/** The colours that a city shows, after a tile was built on a cell if there is one in mind. */
export function colorsOf(city: City, built?: { cell: Cell; color: Color } | null): ReadonlyMap<Cell, Color> {
  const colors = new Map<Cell, Color>();
  for (const cell of CELLS) {
    const top = topOf(city, cell);
    if (top) colors.set(cell, colorOf(top));
  }
  if (built) colors.set(built.cell, built.color);
  return colors;
}

/** The ways that miss the fewest cells: one with none missing is a pattern that shows. */
export function bestPlacements(project: Project, colors: ReadonlyMap<Cell, Color>): Placement[] {
  const placements = waysOf(project.pattern).map((spots) => ({
    spots,
    missing: spots.filter((spot) => colors.get(spot.cell) !== spot.color),
  }));
  const fewest = Math.min(...placements.map((placement) => placement.missing.length));
  return placements.filter((placement) => placement.missing.length === fewest);
}

export function missingIn(project: Project, colors: ReadonlyMap<Cell, Color>): number {
  return bestPlacements(project, colors)[0]?.missing.length ?? 0;
}
