/** How sharp a frame is drawn while things move: as sharp as when they rest, as long as the machine keeps up. */

/** Frames that take longer than this, in seconds, are noticed. */
const SLOW = 1 / 28;
/** The number of slow frames in a row after which frames get less sharp. */
const MANY = 4;
const COARSEST = 0.55;

export class Sharpness {
  #part: number;
  #slow = 0;

  constructor(isSlow: boolean) {
    this.#part = isSlow ? COARSEST : 1;
  }

  /** In relation to a frame at rest. */
  get inMotion(): number {
    return this.#part;
  }

  /** Takes the duration of a frame of a movement. */
  note(seconds: number): void {
    this.#slow = seconds > SLOW ? this.#slow + 1 : 0;
    if (this.#slow < MANY) return;
    this.#slow = 0;
    this.#part = Math.max(COARSEST, this.#part * 0.8);
  }
}
