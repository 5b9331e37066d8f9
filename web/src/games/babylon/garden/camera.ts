/** The camera of the garden. It can be turned, tilted, zoomed and moved; the board always stays in the picture. */

import type { PerspectiveCamera } from 'three';
import { BOARD, FIELD, type Point } from './dimensions';

/** Angles in radians; `zoom` is the distance in relation to the one at which all fits. */
export interface Stand {
  azimuth: number;
  elevation: number;
  zoom: number;
  /** The point of the board that is in the middle. */
  x: number;
  z: number;
  /** The angle of the picture: a narrow one, from far away, shows hardly any perspective. */
  lens: number;
  /** How high the garden is. */
  rise: number;
}

const DEGREE = Math.PI / 180;
export const TILT: Stand = {
  azimuth: 24 * DEGREE,
  elevation: 42 * DEGREE,
  zoom: 1,
  x: 0,
  z: 0,
  lens: 26 * DEGREE,
  rise: 1.5,
};
/** Where the picture is not much wider than high, one looks down more steeply, so that the board fills it. */
export const STEEP: Stand = { ...TILT, azimuth: 10 * DEGREE, elevation: 52 * DEGREE };
/** Wider than this it is wide. So the camera of a table stays where it is when the garden grows for building. */
const WIDE = 1.6;
const ABOVE: Stand = { ...TILT, azimuth: 0, elevation: Math.PI / 2, lens: 7 * DEGREE };
const LIMITS = { low: 12 * DEGREE, high: 86 * DEGREE, near: 0.3, far: 1.3 };
/** How fast the eye follows, in parts of the way a second, and when it has arrived. */
const PACE = 11;
const ARRIVED = 1e-4;

const FIELDS = ['azimuth', 'elevation', 'zoom', 'x', 'z', 'lens', 'rise'] as const;

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

export class Viewpoint {
  /** Where it is, and where it is going. */
  now: Stand = { ...TILT };
  goal: Stand = { ...TILT };
  /** What has to be in the picture, too; without it, what is high is expected away from the rim. */
  peaks: readonly Point[] | null = null;
  #view: 'tilt' | 'above' = 'tilt';
  #home = TILT;
  #tilted: Stand = { ...TILT };

  get view(): 'tilt' | 'above' {
    return this.#view;
  }

  set view(view: 'tilt' | 'above') {
    if (view === this.#view) return;
    this.#view = view;
    const { rise } = this.goal;
    if (view === 'above') this.#tilted = { ...this.goal };
    this.goal = view === 'above' ? { ...ABOVE, rise } : { ...this.#tilted, rise };
  }

  /** Sets the shape of the picture. A camera that was not turned yet is placed to suit it. */
  set aspect(aspect: number) {
    const home = aspect < WIDE ? STEEP : TILT;
    if (home === this.#home) return;
    const { azimuth, elevation } = this.#home;
    this.#home = home;
    for (const stand of this.#view === 'tilt' ? [this.goal, this.#tilted] : [this.#tilted]) {
      if (stand.azimuth !== azimuth || stand.elevation !== elevation) continue;
      stand.azimuth = home.azimuth;
      stand.elevation = home.elevation;
    }
  }

  orbit(azimuth: number, elevation: number): void {
    if (this.#view === 'above') return;
    this.goal.azimuth += azimuth;
    this.goal.elevation = clamp(this.goal.elevation + elevation, LIMITS.low, LIMITS.high);
  }

  zoom(by: number): void {
    this.goal.zoom = clamp(this.goal.zoom * by, LIMITS.near, LIMITS.far);
    this.#stay();
  }

  /** Moves the picture over the board, as seen: right and down. */
  pan(right: number, down: number): void {
    const { azimuth } = this.goal;
    this.goal.x += right * Math.cos(azimuth) + down * Math.sin(azimuth);
    this.goal.z += down * Math.cos(azimuth) - right * Math.sin(azimuth);
    this.#stay();
  }

  /** Limits how far the camera may move from the middle: the nearer it is, the farther. */
  #stay(): void {
    const reach = FIELD * clamp(1.15 - this.goal.zoom, 0, 1);
    this.goal.x = clamp(this.goal.x, -reach, reach);
    this.goal.z = clamp(this.goal.z, -reach, reach);
  }

  raise(rise: number): void {
    this.goal.rise = Math.max(TILT.rise, rise);
  }

  reset(): void {
    const { rise } = this.goal;
    this.#tilted = { ...this.#home, rise };
    this.goal = this.#view === 'above' ? { ...ABOVE, rise } : { ...this.#home, rise };
    // The short way round.
    const turns = Math.round((this.now.azimuth - this.goal.azimuth) / (2 * Math.PI));
    this.now.azimuth -= turns * 2 * Math.PI;
  }

  arrive(): void {
    this.now = { ...this.goal };
  }

  /** One step towards the goal; whether there is more to go. */
  step(seconds: number): boolean {
    const part = 1 - Math.exp(-PACE * seconds);
    let far = false;
    for (const field of FIELDS) {
      const way = this.goal[field] - this.now[field];
      this.now[field] += way * part;
      if (Math.abs(way) * (1 - part) > ARRIVED) far = true;
    }
    if (!far) this.arrive();
    return far;
  }

  /** How wide a cell is in the middle of the picture, in parts of the picture's height. */
  scale(aspect: number): number {
    const { distance } = frame(this.now, aspect, this.peaks);
    return 1 / (2 * Math.tan(this.now.lens / 2) * distance * this.now.zoom);
  }

  place(camera: PerspectiveCamera): void {
    const { azimuth, elevation, zoom, x, z, lens } = this.now;
    const { distance, right, up } = frame(this.now, camera.aspect, this.peaks);
    const { toRight, toUp, ahead } = axes(azimuth, elevation);
    const away = distance * zoom;
    // Near the board, the point that the camera looks at is in the middle; far from it, the whole garden is.
    const shift = clamp((zoom - LIMITS.near) / (1 - LIMITS.near), 0, 1);
    const at = (n: 0 | 1 | 2) => toRight[n] * right * shift + toUp[n] * up * shift - ahead[n] * away;
    camera.position.set(x + at(0), at(1), z + at(2));
    camera.rotation.set(-elevation, azimuth, 0, 'YXZ');
    camera.fov = lens / DEGREE;
    camera.near = Math.max(0.1, away - 14);
    camera.far = away + 40;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}

type Axis = readonly [number, number, number];

function axes(azimuth: number, elevation: number): { toRight: Axis; toUp: Axis; ahead: Axis } {
  const [sa, ca, se, ce] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(elevation), Math.cos(elevation)];
  return { toRight: [ca, 0, -sa], toUp: [-sa * se, ce, -ca * se], ahead: [-sa * ce, -se, -ca * ce] };
}

/** The corners of a square around the middle of the board. */
function square(y: number, reach: number): Point[] {
  return [-reach, reach].flatMap((x) => [-reach, reach].map((z) => ({ x, y, z })));
}

/**
 * The distance from which the whole garden just fits in the picture, and how far the eye has to move to the right and
 * up for it to be in the middle.
 */
export function frame(
  stand: Stand,
  aspect: number,
  peaks: readonly Point[] | null = null,
): { distance: number; right: number; up: number } {
  const { toRight, toUp, ahead } = axes(stand.azimuth, stand.elevation);
  const board = square(-BOARD.thickness, BOARD.half);
  const high = peaks ?? square(stand.rise, FIELD - 2);
  const tall = Math.tan(stand.lens / 2) * 0.96;
  const wide = tall * aspect;
  // How far each side of the picture has to be from the middle, for an eye at distance 0.
  const sides = { right: -Infinity, left: -Infinity, up: -Infinity, down: -Infinity };
  // What is high is seldom at the rim. It is seen there, too, where the picture is higher than it has to be.
  let highest = -Infinity;
  const fitting = [...board, ...high];
  for (const [n, { x, y, z }] of [...fitting, ...square(stand.rise, FIELD)].entries()) {
    const along = (axis: Axis) => axis[0] * x + axis[1] * y + axis[2] * z;
    const [right, up, depth] = [along(toRight), along(toUp), along(ahead)];
    highest = Math.max(highest, up - depth * tall);
    if (n >= fitting.length) continue;
    sides.right = Math.max(sides.right, right - depth * wide);
    sides.left = Math.max(sides.left, -right - depth * wide);
    sides.up = Math.max(sides.up, up - depth * tall);
    sides.down = Math.max(sides.down, -up - depth * tall);
  }
  const distance = Math.max((sides.right + sides.left) / (2 * wide), (sides.up + sides.down) / (2 * tall));
  const room = distance * tall;
  const up = clamp((highest - sides.down) / 2, sides.up - room, room - sides.down);
  return { distance, right: (sides.right - sides.left) / 2, up };
}
