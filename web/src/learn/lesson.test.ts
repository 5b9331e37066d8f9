import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type LessonChapter, type LessonPosition, type LessonProgress, Refused } from '../api/client';
import { done, position } from '../fixtures/tables';
import { LessonSession } from './lesson.svelte';
import { keepChapter, progressOf } from './progress.svelte';

const CHAPTER: LessonChapter = {
  id: 'towers',
  minutes: 1,
  level: null,
  picture: null,
  steps: [
    { id: 'act', has_goal: true, point: ['a1'], parts: null },
    { id: 'read', has_goal: false, point: [], parts: null },
    { id: 'twice', has_goal: true, point: [], parts: null },
  ],
};
const RESTS = { miss: 500, met: 900 };
let game = 0;

/** Of the first step only `right` is right; the last one needs `one` and `two`. */
function answer({ answers, actions }: LessonProgress): LessonPosition {
  const [last] = actions.slice(-1);
  const wanted = [['right'], [], ['one', 'two']][answers.length] ?? [];
  const fits = actions.every((action, n) => action === wanted[n]);
  const met = fits && actions.length === wanted.length;
  const ply = 10 * answers.length + actions.length;
  return {
    before: [],
    position: position(ply, 0, {
      legal: ['right', 'wrong', 'one', 'two', 'useless'],
      last: last ? done(ply, 0) : null,
    }),
    seat: 0,
    met,
    missed: !fits && actions[0] !== 'useless',
    shown: fits ? wanted.slice(actions.length).map((action) => ({ action, does: null })) : [],
  };
}

async function opened(): Promise<LessonSession> {
  const session = new LessonSession(`hanoi-${game}`, CHAPTER, () => RESTS);
  await session.open();
  return session;
}

beforeEach(() => {
  game += 1;
  vi.useFakeTimers();
  vi.spyOn(api, 'lesson').mockImplementation(async (_game, _chapter, asked) => answer(asked));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the right action is praised, and the next step begins by itself', async () => {
  const session = await opened();
  expect(session.step?.id).toBe('act');
  expect(session.mayGoOn).toBe(false);
  expect(await session.act('right')).toBe(true);
  expect(session.met).toBe(true);
  expect(session.step?.id).toBe('act');
  expect(session.choices).toBeNull();
  await vi.advanceTimersByTimeAsync(RESTS.met);
  expect(session.met).toBe(false);
  expect(session.step?.id).toBe('read');
});

test('who does not want to wait goes on at once, and only one step', async () => {
  const session = await opened();
  await session.act('right');
  await session.goOn();
  expect(session.step?.id).toBe('read');
  await vi.advanceTimersByTimeAsync(5 * RESTS.met);
  expect(session.step?.id).toBe('read');
});

test('a wrong action is told and looked at, and then the step begins again', async () => {
  const session = await opened();
  const start = session.playback.shown;
  await session.act('wrong');
  expect(session.missed?.ply).toBe(1);
  expect(session.playback.shown?.ply).toBe(1);
  expect(session.choices).toBeNull();
  expect(await session.act('right')).toBe(false);
  await vi.advanceTimersByTimeAsync(RESTS.miss);
  expect(session.playback.shown?.ply).toBe(0);
  // The board must not take it for the position before: what was prepared is forgotten.
  expect(session.playback.shown?.undone).not.toBe(start?.undone);
  expect(session.choices).toContain('right');
  expect(session.missed).not.toBeNull();
  expect(session.idea).toBeNull();
});

test('after two misses the action is shown', async () => {
  const session = await opened();
  for (const _ of [1, 2]) {
    await session.act('wrong');
    await vi.advanceTimersByTimeAsync(RESTS.miss);
  }
  expect(session.idea?.actions.map(({ action }) => action)).toEqual(['right']);
  expect(session.idea?.picked?.action).toBe('right');
  await session.act('right');
  expect(session.idea).toBeNull();
});

test('what is shown goes on with the next action of the step', async () => {
  const session = await opened();
  await session.act('right');
  await session.goOn();
  await session.goOn();
  expect(session.step?.id).toBe('twice');
  session.show();
  expect(session.idea?.picked?.action).toBe('one');
  await session.act('one');
  expect(session.met).toBe(false);
  expect(session.idea?.picked?.action).toBe('two');
  await session.again();
  expect(session.actions).toEqual([]);
  expect(session.idea).toBeNull();
});

test('where what was done leads to no goal, showing begins the step again', async () => {
  const session = await opened();
  await session.act('right');
  await session.goOn();
  await session.goOn();
  await session.act('useless');
  expect(session.actions).toEqual(['useless']);
  expect(session.choices).toContain('one');
  session.show();
  expect(session.actions).toEqual([]);
  expect(session.idea?.picked?.action).toBe('one');
  await session.act('one');
  await session.act('two');
  expect(session.met).toBe(true);
});

test('nothing can be done while the next step is on its way', async () => {
  const session = await opened();
  await session.act('right');
  await session.goOn();
  const going = session.goOn();
  expect(session.step?.id).toBe('twice');
  expect(session.choices).toBeNull();
  session.show(); // would have begun the step before again
  await going;
  expect(session.playback.shown?.ply).toBe(20);
  expect(session.idea).toBeNull();
  expect(session.choices).toContain('one');
});

test('the chapter is done after its last step', async () => {
  const session = await opened();
  await session.act('right');
  await session.goOn();
  await session.goOn();
  await session.act('one');
  await session.act('two');
  await vi.advanceTimersByTimeAsync(RESTS.met);
  expect(session.finished).toBe(true);
  expect(progressOf(session.game).chapters.towers).toBe('done');
});

test('a chapter is kept after each step and resumed', async () => {
  const session = await opened();
  await session.act('right');
  session.close(); // while it is praised
  expect(progressOf(session.game).chapters.towers).toEqual({ answers: [['right']] });
  const next = new LessonSession(session.game, CHAPTER, () => RESTS);
  await next.open();
  expect(next.step?.id).toBe('read');
});

test('a path that the server refuses begins the chapter again, silently', async () => {
  keepChapter(`hanoi-${game}`, 'towers', { answers: [['gone']] });
  vi.mocked(api.lesson).mockImplementation(async (_game, _chapter, asked) => {
    if (asked.answers.length) throw new Refused('illegal_action', 'no');
    return answer(asked);
  });
  const session = await opened();
  expect(session.refused).toBeNull();
  expect(session.step?.id).toBe('act');
});

test.each(['offline', 'restarted', 'too_many_requests', 'server_error'])('%s costs no progress', async (code) => {
  keepChapter(`hanoi-${game}`, 'towers', { answers: [['right']] });
  vi.mocked(api.lesson).mockRejectedValueOnce(new Refused(code, 'not now'));
  const session = await opened();
  expect(session.refused?.code).toBe(code);
  await session.retry();
  expect(session.refused).toBeNull();
  expect(session.step?.id).toBe('read');
});

test('the moves of others are shown one after the other before one may act', async () => {
  const moved = { ...answer({ answers: [], actions: [] }), before: [position(5, 1), position(6, 1)] };
  vi.mocked(api.lesson).mockResolvedValueOnce({ ...moved, position: { ...moved.position, ply: 7 } });
  const session = new LessonSession(`hanoi-${game}`, CHAPTER, () => RESTS);
  const played: number[] = [];
  session.playStep = async ({ before, after }, show) => {
    played.push(after.ply);
    expect(session.playback.shown).toBe(before);
    expect(session.choices).toBeNull();
    show();
  };
  await session.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toEqual([6, 7]);
  expect(session.choices).toContain('right');
});
