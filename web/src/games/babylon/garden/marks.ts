/** Marks at the spots, the keyboard's cursor, and the frame of a tile that is held. */

import {
  type BufferGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  type Texture,
  Vector3,
} from 'three';
import { KINDS, type Kind } from '../types';
import { LEVEL, type Point, spacePoint, tilePoint } from './dimensions';
import { cellsOfTile, type Ghost, type Spot } from './garden';
import type { LevelSign } from './levels';
import {
  badgePicture,
  cursorPicture,
  impossiblePicture,
  levelPicture,
  placePicture,
  possiblePicture,
  recentPicture,
  ringPicture,
  sourcePicture,
  stemPicture,
} from './paint/mark';

/** How high the sign of a decoration hovers over its space. */
const HOVER = 0.42;
/** How high a mark lies over a surface, so that no plaque hides it. */
const OVER = 0.04;
const UPRIGHT = new Quaternion();
const UP = new Vector3(0, 1, 0);
const STEM = 0.035;

/** Where the mark of a spot is pointed at. */
export function markPoint({ kind, cell, level }: Spot): Point {
  if (kind === 'place') return tilePoint(cell, level);
  const point = spacePoint(cell, level);
  return { ...point, y: point.y + HOVER };
}

/** Pictures, all the same: they lie flat, face the eye or stand upright. */
class Signs {
  readonly group: Group;
  #picture: Texture;
  #look: MeshBasicMaterial;
  #mesh: InstancedMesh | null = null;
  #points: readonly Point[] = [];
  #size: number;
  #form: BufferGeometry;

  constructor(group: Group, picture: Texture, size: number, isAlwaysSeen = false, form = flatForm(), opacity = 1) {
    this.group = group;
    this.#picture = picture;
    this.#size = size;
    this.#form = form;
    const depthTest = !isAlwaysSeen;
    this.#look = new MeshBasicMaterial({
      map: picture,
      transparent: true,
      depthWrite: false,
      depthTest,
      toneMapped: false,
      opacity,
    });
  }

  put(points: readonly Point[]): void {
    this.#points = points;
    if (points.length > (this.#mesh?.instanceMatrix.count ?? 0)) this.#make(2 * points.length);
    if (!this.#mesh) return;
    this.#mesh.visible = points.length > 0;
    this.#mesh.count = points.length;
    this.face(UPRIGHT, this.#size);
  }

  rehearse(): void {
    if (!this.#mesh) this.#make(64);
    this.put(this.#points);
  }

  #make(room: number): void {
    this.#remove();
    this.#mesh = new InstancedMesh(this.#form, this.#look, room);
    this.#mesh.frustumCulled = false;
    // Drawn after all solid pieces; marks that are always visible come last.
    this.#mesh.renderOrder = this.#look.depthTest ? 5 : 6;
    this.group.add(this.#mesh);
  }

  /** `shape` changes the scale of one of them. */
  face(turned: Quaternion, size: number, shape?: (scale: Vector3, n: number) => void): void {
    const [matrix, at, scale] = [new Matrix4(), new Vector3(), new Vector3()];
    for (const [n, { x, y, z }] of this.#points.entries()) {
      scale.setScalar(size);
      shape?.(scale, n);
      this.#mesh?.setMatrixAt(n, matrix.compose(at.set(x, y, z), turned, scale));
    }
    if (this.#mesh) this.#mesh.instanceMatrix.needsUpdate = true;
  }

  #remove(): void {
    if (!this.#mesh) return;
    this.group.remove(this.#mesh);
    this.#mesh.dispose();
  }

  dispose(): void {
    this.#remove();
    this.#form.dispose();
    this.#look.dispose();
    this.#picture.dispose();
  }
}

function uprightForm(): BufferGeometry {
  return new PlaneGeometry(1, 1);
}

function flatForm(): BufferGeometry {
  return new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
}

/** Hangs down from its point. */
function stemForm(): BufferGeometry {
  return new CylinderGeometry(0.5, 0.5, 1, 6, 1, true).translate(0, -0.5, 0);
}

/** On a level surface, a little above it. */
function over(point: Point): Point {
  return { ...point, y: point.y + OVER };
}

/** A number is larger than a cross, to be read. */
function placeSize(level: number): number {
  return level > 1 ? 0.6 : 0.5;
}

export class Marks {
  readonly group = new Group();
  /** By level, and the same again, faint, for those behind a terrace. */
  #places = new Map<number, readonly [Signs, Signs]>([[1, this.#placesOn(1)]]);
  #stems = new Signs(this.group, stemPicture(), STEM, false, stemForm());
  #rings = new Signs(this.group, ringPicture(), 0.9);
  #sources = new Signs(this.group, sourcePicture(), 1, true);
  #badges = new Map<Kind, Signs>(
    KINDS.map((icon) => [icon, new Signs(this.group, badgePicture(icon), 0.6, true, uprightForm())]),
  );
  #cursor = new Signs(this.group, cursorPicture(), 1.06, true);
  #recentTiles = new Signs(this.group, recentPicture(2), 2.16);
  #recentCells = new Signs(this.group, recentPicture(1), 1.04);
  #levels = new Map<number, Signs>();
  #levelSigns: readonly LevelSign[] = [];
  /** How numbers are turned, to be read from where one looks. */
  #turned = new Quaternion();
  #possible = new Signs(this.group, possiblePicture(), 2.12);
  #impossible = new Signs(this.group, impossiblePicture(), 2.12);

  /** Prepares the marks, so that the first one is shown without delay. */
  rehearse(): void {
    for (const signs of this.#places.get(1) ?? []) signs.rehearse();
  }

  /** Places stand on stems: without one, a mark would seem to be over another cell. */
  light(spots: readonly Spot[], topOf: (cell: string) => number): void {
    const spaces = spots.filter((spot) => spot.kind === 'decoration');
    const places = spots.filter((spot) => spot.kind === 'place');
    for (const { level } of places) if (!this.#places.has(level)) this.#places.set(level, this.#placesOn(level));
    for (const [level, both] of this.#places) {
      const here = places.filter((spot) => spot.level === level).map((spot) => over(markPoint(spot)));
      for (const signs of both) signs.put(here);
    }
    this.#turnPlaces();
    this.#stems.put(places.map(markPoint));
    const foot = (cell: string) => Math.max(...cellsOfTile(cell).map((each) => (each ? topOf(each) : 0)));
    const heights = places.map(({ cell, level }) => (level - foot(cell)) * LEVEL);
    this.#stems.face(UPRIGHT, STEM, (scale, n) => scale.setY(heights[n] ?? STEM));
    this.#rings.put(spaces.map(({ cell, level }) => over(spacePoint(cell, level))));
    const sources = spots.filter((spot) => spot.kind === 'source');
    this.#sources.put(sources.map(({ cell, level }) => over(spacePoint(cell, level))));
    for (const [icon, badges] of this.#badges) badges.put(spaces.filter((spot) => spot.icon === icon).map(markPoint));
  }

  #placesOn(level: number): readonly [Signs, Signs] {
    const size = placeSize(level);
    return [
      new Signs(this.group, placePicture(level), size),
      new Signs(this.group, placePicture(level), size, true, flatForm(), 0.4),
    ];
  }

  #turnPlaces(): void {
    for (const [level, both] of this.#places) for (const signs of both) signs.face(this.#turned, placeSize(level));
  }

  point(cell: string | null, level: number): void {
    this.#cursor.put(cell === null ? [] : [over(spacePoint(cell, level))]);
  }

  frame(ghost: Ghost | null): void {
    const middle = ghost ? [over(tilePoint(ghost.cell, ghost.level))] : [];
    this.#possible.put(ghost?.possible ? middle : []);
    this.#impossible.put(ghost && !ghost.possible ? middle : []);
  }

  /** Outlines what was placed last: tiles by their middles, and spaces. */
  outline(tiles: readonly Point[], spaces: readonly Point[]): void {
    // High enough to be seen over the plants at the rim.
    this.#recentTiles.put(tiles.map((point) => over(over(point))));
    this.#recentCells.put(spaces.map((point) => over(over(point))));
  }

  /** Shows the numbers of levels, one call for each level. */
  number(signs: readonly LevelSign[]): void {
    this.#levelSigns = signs;
    for (const level of new Set(signs.map((sign) => sign.level))) {
      if (!this.#levels.has(level)) this.#levels.set(level, new Signs(this.group, levelPicture(level), 1));
    }
    for (const [level, made] of this.#levels) made.put(signs.filter((sign) => sign.level === level).map(over));
  }

  /** Turns the numbers of levels to be read from a quarter of the circle, `stretch` times as long as wide. */
  turnNumbers(quarter: number, stretch: number): void {
    const turned = this.#turned.setFromAxisAngle(UP, (quarter * Math.PI) / 2);
    this.#turnPlaces();
    for (const [level, made] of this.#levels) {
      const signs = this.#levelSigns.filter((sign) => sign.level === level);
      made.face(turned, 1, (scale, n) => {
        const { size = 1, isLong = false } = signs[n] ?? {};
        scale.set(size, 1, size * (isLong ? stretch : 1));
      });
    }
  }

  /** Turns what hovers towards the eye; `size` is that of the signs, in cells. */
  face(turned: Quaternion, size: number): void {
    for (const badges of this.#badges.values()) badges.face(turned, size);
  }

  dispose(): void {
    const flat = [this.#stems, this.#rings, this.#sources, this.#cursor];
    const frames = [this.#recentTiles, this.#recentCells, this.#possible, this.#impossible];
    const many = [...this.#badges.values(), ...this.#levels.values(), ...[...this.#places.values()].flat()];
    for (const signs of [...flat, ...frames, ...many]) signs.dispose();
  }
}
