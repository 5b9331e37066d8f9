/** The solid garden on a canvas. A frame is drawn only when something has changed or is moving. */

import { type Material, NeutralToneMapping, PerspectiveCamera, Scene, Vector2, Vector3, WebGLRenderer } from 'three';
import { busy } from '../../../rest';
import type { Quality } from '../../../settings.svelte';
import type { TileBook } from '../tiles';
import type { Decoration, Garden } from '../types';
import { BoardModel } from './board-model';
import { Viewpoint } from './camera';
import { Crowd } from './crowd';
import { LEVEL, type Point, spacePoint, tilePoint } from './dimensions';
import { arrivals, Drop } from './drop';
import { type Frame, type Ghost, type Recent, type Spot, topOf } from './garden';
import { nextTask, settled } from './gpu';
import { thingsOf } from './item';
import { layoutDecoration, layoutGarden, layoutSpaces, layoutTerrace, pavedSurfaces, surface } from './layout';
import { layoutLevels, levelInFront, quarterOf } from './levels';
import { Light } from './light';
import { Marks, markPoint } from './marks';
import { Models } from './models';
import { nearestSpot, touchedCell, touchedSurface } from './picking';
import { Sharpness } from './sharpness';
import { isDrawnBySoftware } from './webgl';

/** The most pixels of the picture for a pixel of the page, by the quality that was chosen. */
const SHARPEST = { auto: 2, high: 3, low: 1 };
/** How high a garden is above its highest tile, for what stands there. */
const RISE = 0.4;
/** How near to a spot the pointer has to be, in cells. */
const REACH = 0.55;
/** The signs over spaces: as large as this, but never smaller on the screen than a finger can tell apart. */
const BADGE = { cells: 0.62, pixels: 30 };
/** The numbers of levels lie flat; from the side they are stretched, to be seen as wide as high, but not beyond this. */
const LONGEST_NUMBER = 1.4;
/** What a frame may stand for, in seconds: the first of a movement, which began just now, and any other. */
const FIRST_STEP = 1 / 60;
const LONGEST_STEP = 0.4;
/** After this, in milliseconds, nothing moves any more, and there is time for a sharp frame. */
const REST = 250;

export class Picture {
  readonly viewpoint = new Viewpoint();
  /** How fast the garden turns by itself, in radians a second. */
  spin = 0;
  /** As in `SolidProps`. */
  showsAll = false;
  onframe: ((frame: Frame) => void) | null = null;
  #canvas: HTMLCanvasElement;
  #renderer: WebGLRenderer;
  #scene = new Scene();
  #camera = new PerspectiveCamera();
  #models = new Models();
  #crowd = new Crowd(this.#models);
  #held = new Crowd(this.#models, translucent);
  #board = new BoardModel();
  #marks = new Marks();
  #light = new Light();
  #drop = new Drop();
  #garden: Garden | null = null;
  #things: string | null = null;
  #tiles: TileBook = new Map();
  #spots: readonly Spot[] = [];
  #cursor: string | null = null;
  #ghost: Ghost | null = null;
  #recent: Recent | null = null;
  #isNumbered = false;
  #quarter = 0;
  #stretch = 1;
  #paved = new Set<string>();
  #highest = 0;
  /** The garden that is shown as soon as its models are made. */
  #first: { garden: Garden; tiles: TileBook; still: boolean } | null = null;
  #hasModels = false;
  #isReady = false;
  #hasMarks = false;
  #isGone = false;
  #request = 0;
  /** Ends the time in which the page waits for a frame. */
  #rested = () => {};
  #drawnAt = 0;
  #wasMoving = false;
  #quality: Quality = 'auto';
  #sharpness = new Sharpness(isDrawnBySoftware());
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frames = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#renderer = new WebGLRenderer({ canvas, antialias: !isDrawnBySoftware(), alpha: true });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.shadowMap.enabled = true;
    // Checking them for errors would block the page.
    this.#renderer.debug.checkShaderErrors = import.meta.env.DEV;
    // The camera moves more often than the garden changes.
    this.#renderer.shadowMap.autoUpdate = false;
    this.#scene.add(this.#light.group, this.#board.group, this.#crowd.group, this.#held.group, this.#marks.group);
    this.#renderer.setPixelRatio(this.#ratio(this.#sharpness.inMotion));
    this.resize(canvas.clientWidth, canvas.clientHeight);
    canvas.addEventListener('webglcontextlost', this.#lost);
    canvas.addEventListener('webglcontextrestored', this.#restored);
  }

  /** New pieces fall into place, unless `still`, or it is the first garden or a jump to another one. */
  show(garden: Garden, tiles: TileBook, still: boolean): void {
    const things = thingsOf(garden).join();
    this.#tiles = tiles;
    if (things === this.#things) return;
    if (!this.#hasModels) {
      if (!this.#first) void this.#makeModels();
      this.#first = { garden, tiles, still };
      return;
    }
    this.#things = things;
    const come = this.#garden && !still ? arrivals(this.#garden, garden) : [];
    this.#crowd.show(layoutGarden(garden, tiles));
    this.#drop.begin(come);
    this.#paved = pavedSurfaces(garden);
    this.#highest = Math.max(0, ...garden.tiles.map((tile) => tile.level));
    this.viewpoint.raise(this.#highest * LEVEL + RISE);
    this.viewpoint.peaks = this.showsAll ? garden.tiles.flatMap(peaksOf) : null;
    if (!this.#garden || still) this.viewpoint.arrive();
    const isFirst = this.#garden === null;
    this.#garden = garden;
    this.#relight();
    this.#castShadows();
    if (isFirst) void this.#prepare();
  }

  /** Makes what the first garden is drawn of, each in a task of its own: all of it at once would block the page. */
  async #makeModels(): Promise<void> {
    await nextTask();
    const { garden, tiles } = this.#first ?? {};
    if (!garden || !tiles) return;
    for (const kind of new Set(layoutGarden(garden, tiles).map((item) => item.kind))) {
      if (this.#isGone) return;
      const { surface } = this.#models.get(kind);
      if (surface.map) this.#renderer.initTexture(surface.map);
      await nextTask();
    }
    if (this.#isGone) return;
    this.#hasModels = true;
    const first = this.#first;
    if (first) this.show(first.garden, first.tiles, first.still);
  }

  /** Has the programs made that draw the garden, and after the first frame those for what may be held or marked. */
  async #prepare(): Promise<void> {
    this.#renderer.compile(this.#scene, this.#camera);
    await settled(this.#renderer.getContext());
    if (this.#isGone) return;
    this.#isReady = true;
    this.#render(this.#sharpness.inMotion);
    await settled(this.#renderer.getContext());
    if (this.#isGone) return;
    this.#held.rehearse(['single', 'slab-start']);
    this.#marks.rehearse();
    this.#hasMarks = true;
    this.#relight();
    this.#renderer.compile(this.#scene, this.#camera);
  }

  /** `low` draws fewer pixels and no shadows; `high` draws all pixels, also while things move. */
  set quality(quality: Quality) {
    if (quality === this.#quality) return;
    this.#quality = quality;
    this.#sharpness = new Sharpness(quality === 'low' || (quality === 'auto' && isDrawnBySoftware()));
    this.#renderer.shadowMap.enabled = quality !== 'low';
    this.#castShadows();
  }

  /** A tile or a decoration that is about to be placed. */
  hold(ghost: Ghost | null, trial: Decoration | null): void {
    const items = trial ? layoutDecoration(trial) : [];
    if (ghost) {
      const tile = { ...ghost, new: true };
      items.push(...layoutTerrace(tile, this.#tiles), ...layoutSpaces(tile, this.#tiles, () => false));
    }
    this.#held.show(items);
    this.#marks.frame(ghost);
    this.#ghost = ghost;
    this.#relight();
  }

  light(spots: readonly Spot[]): void {
    this.#spots = spots;
    this.#relight();
  }

  /** The keyboard's cursor. */
  point(cell: string | null): void {
    this.#cursor = cell;
    this.#relight();
  }

  /** Marks lie on the garden, and so change with it. A tile that is held shows by itself where the cursor is. */
  #relight(): void {
    const top = (cell: string) => (this.#garden ? topOf(this.#garden, cell) : 0);
    const cursor = this.#ghost ? null : this.#cursor;
    this.#marks.light(this.#spots, top);
    this.#outline();
    this.#number();
    this.#marks.point(cursor, cursor ? top(cursor) : 0);
    this.draw();
  }

  /** What was placed last, to be outlined. */
  set recent(recent: Recent | null) {
    this.#recent = recent;
    this.#relight();
  }

  #outline(): void {
    const { tiles = [], cells = [] } = this.#recent ?? {};
    const garden = this.#garden;
    if (!garden || !this.#hasMarks) return;
    // Of tiles above each other the newest is the last.
    const levelOf = (cell: string) => garden.tiles.findLast((tile) => tile.cell === cell)?.level ?? 0;
    this.#marks.outline(
      tiles.map((cell) => tilePoint(cell, levelOf(cell))),
      cells.map((cell) => spacePoint(cell, topOf(garden, cell))),
    );
  }

  /** Whether each tile shows its level. */
  set numbered(numbered: boolean) {
    this.#isNumbered = numbered;
    this.#number();
    this.draw();
  }

  /** The numbers come after the first frame: their program would delay it. A tile gets its number when it has landed. */
  #number(): void {
    if (!this.#garden || !this.#hasMarks) return;
    const signs = this.#isNumbered ? layoutLevels(this.#garden, this.#quarter) : [];
    if (this.#isNumbered && this.#ghost) signs.push(levelInFront({ ...this.#ghost, new: true }, this.#quarter));
    this.#marks.number(signs.filter(({ thing }) => this.#drop.height(thing) === 0));
    this.#marks.turnNumbers(this.#quarter, this.#stretch);
  }

  /** The numbers follow the camera: they lie on the near side of their tiles, and are read from there. */
  #turnNumbers(): void {
    const { azimuth, elevation } = this.viewpoint.now;
    const quarter = quarterOf(azimuth);
    const stretch = Math.min(1 / Math.sin(elevation), LONGEST_NUMBER);
    if (quarter === this.#quarter && stretch === this.#stretch) return;
    const isTurned = quarter !== this.#quarter;
    this.#quarter = quarter;
    this.#stretch = stretch;
    if (isTurned) this.#number();
    else this.#marks.turnNumbers(quarter, stretch);
  }

  /** What a point of the canvas means: a spot, if one is near, else the cell that is seen there. */
  pick(x: number, y: number): { cell: string; level: number | null } | null {
    const { clientWidth, clientHeight } = this.#canvas;
    const reach = this.viewpoint.scale(this.#camera.aspect) * clientHeight * REACH;
    const spot = nearestSpot(this.#spots, (each) => this.project(markPoint(each)), { x, y }, reach);
    if (spot) return { cell: spot.cell, level: spot.level };
    const eye = this.#camera.position;
    const there = new Vector3((2 * x) / clientWidth - 1, 1 - (2 * y) / clientHeight, 0.5).unproject(this.#camera);
    const touch = touchedSurface(eye, there.sub(eye), this.#highest, this.#isPaved);
    const holdsTile = this.#ghost !== null || this.#spots.some((each) => each.kind === 'place');
    const cell = touch && touchedCell(touch, holdsTile);
    return cell ? { cell, level: null } : null;
  }

  set dark(dark: boolean) {
    this.#light.dark = dark;
    this.#board.dark = dark;
    this.#castShadows();
  }

  #castShadows(): void {
    this.#renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const size = this.#renderer.getSize(new Vector2());
    if (size.x === width && size.y === height) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.viewpoint.aspect = width / height;
    // At once: a canvas that was given a new size is empty.
    if (this.#isReady) this.#render(1);
  }

  /** Asks for a frame. */
  draw(): void {
    if (!this.#isReady || this.#request !== 0) return;
    this.#request = requestAnimationFrame(this.#frame);
    // A picture that turns by itself never comes to rest.
    if (this.spin === 0) this.#rested = busy();
  }

  #frame = (now: number): void => {
    this.#request = 0;
    const rested = this.#rested;
    const seconds = this.#wasMoving ? Math.min((now - this.#drawnAt) / 1000, LONGEST_STEP) : FIRST_STEP;
    if (this.#wasMoving && this.#quality !== 'high') this.#sharpness.note(seconds);
    this.#drawnAt = now;
    const isFalling = this.#drop.isFalling;
    if (isFalling) {
      this.#drop.step(seconds);
      this.#crowd.lift(this.#drop.height);
      if (!this.#drop.isFalling) this.#number();
      this.#renderer.shadowMap.needsUpdate = true;
    }
    this.viewpoint.orbit(this.spin * seconds, 0);
    this.#wasMoving = this.viewpoint.step(seconds) || isFalling || this.spin !== 0;
    this.#render(this.#sharpness.inMotion);
    if (this.#wasMoving) this.draw();
    else if (this.#sharpness.inMotion < 1) this.#rest = setTimeout(this.#sharpen, REST);
    rested();
  };

  #sharpen = async (): Promise<void> => {
    const drawn = this.#frames;
    await settled(this.#renderer.getContext());
    if (drawn === this.#frames && !this.#isGone) this.#render(1);
  };

  #ratio(sharpness: number): number {
    return Math.min(devicePixelRatio, SHARPEST[this.#quality]) * sharpness;
  }

  /** Draws a frame; `sharpness` is in relation to the pixels of the screen. */
  #render(sharpness: number): void {
    clearTimeout(this.#rest);
    if (this.#renderer.getContext().isContextLost()) return;
    const ratio = this.#ratio(sharpness);
    if (this.#renderer.getPixelRatio() !== ratio) this.#renderer.setPixelRatio(ratio);
    this.viewpoint.place(this.#camera);
    this.#turnNumbers();
    const cell = this.viewpoint.scale(this.#camera.aspect) * this.#canvas.clientHeight;
    this.#marks.face(this.#camera.quaternion, Math.max(BADGE.cells, BADGE.pixels / cell));
    this.#renderer.render(this.#scene, this.#camera);
    this.#frames++;
    const { calls, triangles } = this.#renderer.info.render;
    this.onframe?.({ calls, triangles, frames: this.#frames });
  }

  /** A copy of the picture as it is now. The canvas can be read only in the task that draws it. */
  copy(): HTMLCanvasElement {
    this.#render(1);
    const copy = document.createElement('canvas');
    copy.width = this.#canvas.width;
    copy.height = this.#canvas.height;
    copy.getContext('2d')?.drawImage(this.#canvas, 0, 0);
    return copy;
  }

  /** Moves the picture by pixels. */
  shove(dx: number, dy: number): void {
    const cell = this.viewpoint.scale(this.#camera.aspect) * this.#canvas.clientHeight;
    this.viewpoint.pan(-dx / cell, -dy / cell);
  }

  /** Where a point of the garden is seen, in pixels from the upper left corner of the canvas. */
  project({ x, y, z }: Point): { x: number; y: number } {
    const at = new Vector3(x, y, z).project(this.#camera);
    const { clientWidth, clientHeight } = this.#canvas;
    return { x: ((at.x + 1) / 2) * clientWidth, y: ((1 - at.y) / 2) * clientHeight };
  }

  #lost = (event: Event): void => event.preventDefault();
  #restored = (): void => this.#castShadows();

  #isPaved = (cell: string, level: number): boolean => this.#paved.has(surface(cell, level));

  dispose(): void {
    this.#isGone = true;
    cancelAnimationFrame(this.#request);
    this.#rested();
    clearTimeout(this.#rest);
    this.#canvas.removeEventListener('webglcontextlost', this.#lost);
    this.#canvas.removeEventListener('webglcontextrestored', this.#restored);
    this.#crowd.dispose();
    this.#held.dispose();
    this.#marks.dispose();
    this.#models.dispose();
    this.#board.dispose();
    this.#light.dispose();
    this.#renderer.dispose();
    // Browsers allow few contexts, and would drop the one of the board.
    this.#renderer.forceContextLoss();
  }
}

/** The corners of a tile, as high as what stands on it. */
function peaksOf({ cell, level }: { cell: string; level: number }): Point[] {
  const { x, y, z } = tilePoint(cell, level);
  return [-1, 1].flatMap((east) => [-1, 1].map((south) => ({ x: x + east, y: y + RISE, z: z + south })));
}

/** The surface of a ghost. */
function translucent(surface: Material): Material {
  const look = surface.clone();
  look.transparent = true;
  look.opacity = 0.72;
  return look;
}
