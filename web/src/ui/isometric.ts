/** Small solid drawings, seen from a corner and a little from above. */

const SIDE = Math.cos(Math.PI / 6);
const DOWN = Math.sin(Math.PI / 6);

export interface Box {
  x: number;
  y: number;
  z: number;
  width: number;
  depth: number;
  height: number;
}

export interface Faces {
  top: string;
  left: string;
  right: string;
}

export function project(x: number, y: number, z: number): [number, number] {
  return [Math.round((x - y) * SIDE * 1000) / 100, Math.round(((x + y) * DOWN - z) * 1000) / 100];
}

const polygon = (...corners: [number, number][]) => `M${corners.map((corner) => corner.join(' ')).join('L')}z`;

/** The three faces of a box that are seen. */
export function faces({ x, y, z, width, depth, height }: Box): Faces {
  const [right, front, top] = [x + width, y + depth, z + height];
  return {
    top: polygon(project(x, y, top), project(right, y, top), project(right, front, top), project(x, front, top)),
    left: polygon(project(x, front, top), project(right, front, top), project(right, front, z), project(x, front, z)),
    right: polygon(project(right, y, top), project(right, front, top), project(right, front, z), project(right, y, z)),
  };
}

/** A flat drawing laid onto a height, with its middle at a place: for the attribute `transform`. */
export function lying(x: number, y: number, z: number, scale: number): string {
  const [left, top] = project(x, y, z);
  const [across, down] = [SIDE * scale, DOWN * scale].map((part) => Math.round(part * 1000) / 1000);
  return `matrix(${across} ${down} ${-(across ?? 0)} ${down} ${left} ${top})`;
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
