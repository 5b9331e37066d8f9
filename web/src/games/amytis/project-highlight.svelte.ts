/** The project whose ways are shown in a city: while it is pointed at, or pinned. */

import type { Way } from './types';

interface Look {
  seat: number;
  project: number;
}

const isSame = (one: Look | null, seat: number, project: number) => one?.seat === seat && one.project === project;

export class ProjectHighlight {
  #over: Look | null = $state.raw(null);
  #pinned: Look | null = $state.raw(null);
  #way = $state(0);

  get at(): Look | null {
    return this.#over ?? this.#pinned;
  }

  /** Which of several ways is shown, from 0. */
  get way(): number {
    return this.#way;
  }

  isAt(seat: number, project: number): boolean {
    return isSame(this.at, seat, project);
  }

  isPinned(seat: number, project: number): boolean {
    return isSame(this.#pinned, seat, project);
  }

  over(seat: number, project: number): void {
    if (!this.isAt(seat, project)) this.#way = 0;
    this.#over = { seat, project };
  }

  away(): void {
    this.#over = null;
  }

  /** Keep showing it; asked again, show the next way, and after the last one nothing. */
  pin(seat: number, project: number, ways: number): void {
    if (!this.isPinned(seat, project)) {
      this.#pinned = { seat, project };
      this.#way = 0;
    } else if (this.#way + 1 < ways) this.#way += 1;
    else this.end();
  }

  end(): void {
    this.#over = null;
    this.#pinned = null;
    this.#way = 0;
  }

  /** The one of these ways that is shown. */
  choose(ways: readonly Way[]): Way | null {
    return ways[this.#way % ways.length] ?? null;
  }
}
