/**
 * Solid drawings, seen from a corner and from above, without perspective. Lengths are in cells: x goes down to the right
 * on paper (east), y down to the left (south), z up.
 */

export interface Box {
  x: number;
  y: number;
  z: number;
  width: number;
  depth: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The faces of a box that are seen, each for the attribute `points` of a polygon. */
export interface Faces {
  top: string;
  south: string;
  east: string;
}

export interface Projection {
  project: (x: number, y: number, z: number) => Point;
  faces: (box: Box) => Faces;
  /** Lays a flat drawing on a height, with its origin at a place: for the attribute `transform`. */
  flat: (x: number, y: number, z: number, cellsPerUnit: number) => string;
}

/** How far a cell reaches on paper to the side and down, and how high a cell is. */
export function projection(across: number, down: number, up: number): Projection {
  const project = (x: number, y: number, z: number) => ({ x: (x - y) * across, y: (x + y) * down - z * up });
  return {
    project,
    faces: ({ x, y, z, width, depth, height }) => {
      const [east, south, top] = [x + width, y + depth, z + height];
      return {
        top: points(project(x, y, top), project(east, y, top), project(east, south, top), project(x, south, top)),
        south: points(project(x, south, top), project(east, south, top), project(east, south, z), project(x, south, z)),
        east: points(project(east, y, top), project(east, south, top), project(east, south, z), project(east, y, z)),
      };
    },
    flat: (x, y, z, cellsPerUnit) => {
      const at = project(x, y, z);
      const [side, low] = [across * cellsPerUnit, down * cellsPerUnit];
      return `matrix(${[side, low, -side, low, at.x, at.y].map(short).join(' ')})`;
    },
  };
}

const short = (length: number) => Math.round(length * 1000) / 1000;

export function points(...corners: Point[]): string {
  return corners.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ');
}

/** Boxes that do not run into each other, in an order in which each may be drawn over those before it. */
export function inOrder<T extends Box>(boxes: readonly T[]): T[] {
  const found: T[] = [];
  const seen = new Set<T>();
  function visit(box: T): void {
    if (seen.has(box)) return;
    seen.add(box);
    for (const other of boxes) if (isBehind(other, box)) visit(other);
    found.push(box);
  }
  boxes.forEach(visit);
  return found;
}

function isBehind(a: Box, b: Box): boolean {
  return isBefore(a, b) && !isBefore(b, a);
}

function isBefore(a: Box, b: Box): boolean {
  const touching = 1e-6;
  return a.x + a.width <= b.x + touching || a.y + a.depth <= b.y + touching || a.z + a.height <= b.z + touching;
}
