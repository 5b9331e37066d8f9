/** A chapter in progress: which step, what was done in it, and what the board may show and do. */

import {
  type Done,
  type LessonChapter,
  type LessonPosition,
  type LessonStep,
  type Outcome,
  type Position,
  Refused,
} from '../api/client';
import type { Idea } from '../games/board';
import { pause } from '../table/performance';
import { Playback, type PlayStep } from '../table/playback.svelte';
import { notifyRefusal } from '../ui/notices.svelte';
import { type Course, chapterCourse } from './course';

/** After this number of misses the action is shown without being asked for. */
const PATIENCE = 2;

/** Refusals of answers that do not fit the lessons. Others, such as those of a busy server, cost no progress. */
const UNFIT = new Set(['no_such_lesson', 'not_an_action', 'illegal_action', 'not_your_turn', 'bad_request']);

/** How long something is left on the board to be looked at, in milliseconds. */
export interface Rests {
  /** What a wrong action led to. */
  miss: number;
  /** What the right action led to, before the next step begins by itself. */
  met: number;
}

export class LessonSession {
  /** The actions with which the steps before were done. */
  answers: readonly string[][] = $state.raw([]);
  /** What was done in this step. */
  actions: readonly string[] = $state.raw([]);
  /** The step as the server described it after the last action. */
  at: LessonPosition | null = $state.raw(null);
  /** Whether the goal was just met: the next step begins in a moment. */
  met = $state(false);
  finished = $state(false);
  misses = $state(0);
  /** The last action of a step that was missed, until the next action. */
  missed: Done | null = $state.raw(null);
  showing = $state(false);
  /** Whether what to look at was said in this step. */
  hinted = $state(false);
  busy = $state(false);
  refused: Refused | null = $state.raw(null);
  playStep: PlayStep | null = null;
  readonly playback = new Playback(() => this.playStep);

  /** The step as it begins. */
  #start: LessonPosition | null = null;
  /** How many steps were answered before this one. */
  #answered = 0;
  #picked: Idea['picked'] = $state.raw(null);
  /** Each beginning counts as another line of play, so that a board forgets what was prepared on it. */
  #begun = 0;
  #resting = new AbortController();
  #foreseeing = new AbortController();

  constructor(
    readonly game: string,
    readonly chapter: LessonChapter,
    private readonly rests: () => Rests,
    readonly course: Course = chapterCourse(game, chapter),
  ) {}

  /** The number of the step, from 0. */
  get number(): number {
    return Math.min(this.answers.length - (this.met ? 1 : 0), this.chapter.steps.length - 1);
  }

  get step(): LessonStep | null {
    return this.chapter.steps[Math.max(0, this.number)] ?? null;
  }

  /** Whether one may go on: there is nothing to do, or it is done. */
  get mayGoOn(): boolean {
    return this.at !== null && !this.finished && !this.busy && (this.met || !this.step?.has_goal);
  }

  /** The legal actions, if one is to act on what is shown. */
  get choices(): readonly string[] | null {
    const { at, step } = this;
    if (!at || !step?.has_goal || this.met || at.missed || this.finished) return null;
    if (this.answers.length !== this.#answered) return null; // the next step is still on its way
    return this.playback.shown === at.position ? (at.position.legal ?? null) : null;
  }

  /** The actions that meet the goal, on the board while they are shown. */
  readonly idea: Idea | null = $derived.by(() => {
    if (!this.showing || !this.choices || !this.at?.shown.length) return null;
    return { actions: this.at.shown, pointed: false, picked: this.#picked };
  });

  /** Begin where the person left the chapter; from its beginning if the lessons have changed since then. */
  async open(): Promise<void> {
    const kept = this.course.kept();
    const answers = kept && kept !== 'done' ? kept.answers : [];
    this.refused = null;
    try {
      await this.#begin(answers);
    } catch (refused) {
      if (answers.length && refused instanceof Refused && UNFIT.has(refused.code)) return this.#from([]);
      this.#give(refused);
    }
  }

  close(): void {
    this.#resting.abort();
    this.#foreseeing.abort();
  }

  /** After a call that did not come through. */
  retry = (): Promise<void> => (this.at ? this.#from(this.answers) : this.open());

  /** The chapter from its first step. */
  repeat = async (): Promise<void> => {
    if (!this.busy) await this.#from([]);
  };

  /** The step from its beginning. */
  again = async (): Promise<void> => {
    if (this.busy || this.finished || this.met) return;
    this.misses = 0;
    await this.#from(this.answers);
  };

  act = async (action: string): Promise<boolean> => {
    if (this.busy || !this.choices) return false;
    this.#foreseeing.abort();
    this.#foreseeing = new AbortController();
    this.busy = true;
    try {
      const done = { answers: [...this.answers], actions: [...this.actions, action] };
      const told = await this.course.ask(done, this.hinted || this.showing);
      this.#follow(this.#own(told), done.actions);
      return true;
    } catch (refused) {
      notifyRefusal(refused, this.game);
      return false;
    } finally {
      this.busy = false;
    }
  };

  foresee = async (actions: string[]): Promise<Outcome[]> => {
    if (!this.choices || !actions.length) return [];
    const { signal } = this.#foreseeing;
    const done = { answers: [...this.answers], actions: [...this.actions] };
    try {
      return (await this.course.foresee(done, actions, signal)).outcomes;
    } catch (refused) {
      if (isOffline(refused)) return []; // or the position has changed meanwhile
      throw refused;
    }
  };

  /** Show the action that meets the goal. Where what was done leads to none, the step begins again. */
  show = (hint: string | null = null): void => {
    if (this.busy) return; // what is there may be of the step before
    if (hint && !this.hinted) {
      this.hinted = true;
      return;
    }
    if (this.choices && !this.at?.shown.length) this.#backToStart();
    this.#showNext();
  };

  /** The next action that meets the goal is picked on the board: the person only has to do it. */
  #showNext(): void {
    const next = this.at?.shown[0];
    if (!next || !this.choices) return;
    this.showing = true;
    this.#picked = { ...next };
  }

  /** To the next step, or to the end of the chapter. */
  goOn = async (): Promise<void> => {
    if (!this.mayGoOn) return;
    this.#resting.abort();
    if (!this.met) this.#answer([]);
    this.met = false;
    this.misses = 0;
    if (this.answers.length < this.chapter.steps.length) return this.#from(this.answers);
    this.finished = true;
    this.course.keep('done');
  };

  async #from(answers: readonly string[][]): Promise<void> {
    try {
      await this.#begin(answers);
    } catch (refused) {
      this.#give(refused);
    }
  }

  #give(refused: unknown): void {
    this.refused = refused instanceof Refused ? refused : new Refused('server_error', String(refused));
  }

  async #begin(answers: readonly string[][]): Promise<void> {
    this.#resting.abort();
    this.busy = true;
    try {
      const told = await this.course.ask({ answers: [...answers], actions: [] }, false);
      this.#begun += 1;
      this.answers = answers;
      this.course.keep({ answers: [...answers] });
      this.hinted = false;
      this.finished = false;
      this.missed = null;
      this.refused = null;
      const start = this.#own(told);
      this.#reset(start);
      const [first = start.position, ...moves] = [...told.before.map((each) => this.#mark(each)), start.position];
      this.playback.jump(first);
      for (const move of moves) this.playback.push(move, false);
    } finally {
      this.busy = false;
    }
  }

  /** The beginning of the step is there again; what was prepared is forgotten. */
  #reset(start: LessonPosition): void {
    this.#start = start;
    this.#answered = this.answers.length;
    this.at = start;
    this.actions = [];
    this.met = false;
    this.showing = false;
    this.#picked = null;
  }

  #follow(told: LessonPosition, actions: readonly string[]): void {
    this.missed = null;
    this.at = told;
    this.playback.push(told.position, true);
    if (told.met) {
      this.#answer(actions);
      this.met = true;
      this.showing = false;
      void this.#rest(this.rests().met, this.goOn);
    } else if (told.missed) {
      this.misses += 1;
      this.missed = told.position.last;
      void this.#rest(this.rests().miss, () => this.#backToStart());
    } else {
      this.actions = actions;
      if (this.showing) this.#showNext();
    }
  }

  #backToStart(): void {
    if (!this.#start) return;
    this.#begun += 1;
    const start = this.#own(this.#start);
    this.#reset(start);
    this.playback.jump(start.position);
    if (this.misses >= PATIENCE) this.#showNext();
  }

  #answer(actions: readonly string[]): void {
    this.answers = [...this.answers, [...actions]];
    // After the last step the chapter is as good as done.
    const isLast = this.answers.length >= this.chapter.steps.length;
    this.course.keep(isLast ? 'done' : { answers: [...this.answers] });
  }

  async #rest(time: number, then: () => unknown): Promise<void> {
    this.#resting.abort();
    this.#resting = new AbortController();
    const { signal } = this.#resting;
    await pause(time, signal);
    if (!signal.aborted) then();
  }

  #own(told: LessonPosition): LessonPosition {
    return { ...told, position: this.#mark(told.position) };
  }

  #mark(position: Position): Position {
    return { ...position, undone: this.#begun };
  }
}

function isOffline(refused: unknown): boolean {
  return refused instanceof Refused && refused.code === 'offline';
}
