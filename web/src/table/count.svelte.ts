/** The lines of a score, counted up one after the other. All times in milliseconds. */

const TICK = 40;
/** A line is counted in the first part of its time. */
const LINE = 1100;
const RISE = 600;

export class Count {
  /** Below 0 before it has begun. */
  #elapsed = $state(-1);
  readonly #end: number;

  /** `over`: it is at its end from the beginning. */
  constructor(
    readonly lines: readonly string[],
    over: boolean,
  ) {
    this.#end = lines.length * LINE;
    if (over) this.skip();
  }

  get over(): boolean {
    return this.#elapsed >= this.#end;
  }

  /** The line that is being counted; null before the beginning and at the end. */
  get line(): string | null {
    return this.lines[Math.floor(this.#elapsed / LINE)] ?? null;
  }

  /** How many of the points of a line have been counted; a line that is not counted has all of them. */
  counted(line: string, points: number): number {
    const since = this.#elapsed - this.lines.indexOf(line) * LINE;
    return this.over || !this.lines.includes(line)
      ? points
      : Math.round(points * Math.min(Math.max(since / RISE, 0), 1));
  }

  skip = (): void => {
    this.#elapsed = this.#end;
  };

  /** Counts until the end, or until the function that is returned is called. It takes no longer where pictures are slow. */
  run(): () => void {
    this.#elapsed = Math.max(this.#elapsed, 0);
    const began = Date.now() - this.#elapsed;
    const timer = setInterval(() => {
      if (this.over) clearInterval(timer);
      else this.#elapsed = Date.now() - began;
    }, TICK);
    return () => clearInterval(timer);
  }
}
