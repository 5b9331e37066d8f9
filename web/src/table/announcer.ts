/** Gathers what is said at about the same time, so that one sentence does not cut off another. */

import { announce } from '../ui/notices.svelte';

const TOGETHER = 120;

export class Announcer {
  #words: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string): void {
    this.#words.push(sentence);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      announce(this.#words.join(' '));
      this.#words = [];
    }, TOGETHER);
  }
}
