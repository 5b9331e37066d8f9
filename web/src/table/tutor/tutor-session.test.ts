import { waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, type Hint, type Mistake, type Position, Refused } from '../../api/client';
import { done, position, seat, table } from '../../fixtures/tables';
import { settings } from '../../settings.svelte';
import { notices } from '../../ui/notices.svelte';
import type { TableSession } from '../session.svelte';
import { streakOf } from './streak';
import { TutorSession } from './tutor-session.svelte';

const TOPIC: Hint['reasons'][number] = { code: 'points', facts: { line: 'bridges', points: 3 } };
const BETTER: Hint = { action: 'dig b2', turn: ['dig b2', 'finish none'], chance: 0.6, margin: 4, reasons: [TOPIC] };
const MISTAKE: Mistake = { lost_chance: 0.2, lost_points: 7, in_points: false, better: BETTER };
const COMPUTER = seat('', { kind: 'bot', person: null, level: 'novice' });

/** As much of a session as the tutor needs. */
class Sitting {
  readonly id = 't';
  table = table({ seats: [seat('Ada'), COMPUTER] });
  mine = [0];
  position: Position | null = null;
  hasToAsk = false;
  readonly takeBack = vi.fn(async () => true);

  get acting(): boolean {
    return this.position?.player === 0;
  }
}

let sitting: Sitting;
let tutor: TutorSession;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  settings.tutor = true;
  vi.spyOn(api, 'advice').mockResolvedValue({ ply: 0, topic: TOPIC });
  vi.spyOn(api, 'review').mockResolvedValue({ ply: 0, mistake: null });
  sitting = new Sitting();
  tutor = new TutorSession(sitting as unknown as TableSession);
});

/** The table comes to a position to which this seat acted last. */
async function come(ply: number, player: number | null, last = 0, undone = 0): Promise<void> {
  sitting.position = position(ply, player, { undone, last: ply ? done(ply, last) : null });
  tutor.follow(sitting.position);
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
}

test('it is allowed only alone against the computer, at a table with hints, and on only if wanted', () => {
  expect([tutor.allowed, tutor.on]).toEqual([true, true]);
  settings.tutor = false;
  expect([tutor.allowed, tutor.on]).toEqual([true, false]);
  sitting.hasToAsk = true;
  expect(tutor.allowed).toBe(false);
  sitting.hasToAsk = false;
  sitting.mine = [0, 1];
  expect(tutor.allowed).toBe(false);
  sitting.mine = [0];
  sitting.table = table({ hints: false });
  expect(tutor.allowed).toBe(false);
  sitting.table = table({ status: 'over' });
  expect(tutor.allowed).toBe(false);
});

test('a turn begins with a topic and ends with a review, once each', async () => {
  await come(4, 0, 1);
  expect(api.advice).toHaveBeenCalledExactlyOnceWith('t', { ply: 4, undone: 0, streak: 0 }, expect.anything());
  expect(tutor.topic).toEqual(TOPIC);
  await come(5, 0);
  expect(tutor.topic).toEqual(TOPIC);
  expect(api.review).not.toHaveBeenCalled();
  await come(6, 1);
  expect(api.review).toHaveBeenCalledExactlyOnceWith('t', { ply: 4, undone: 0 }, expect.anything());
  expect([tutor.topic, tutor.mistake]).toEqual([null, null]);
  await come(7, 1, 1);
  await come(8, 0, 1);
  expect(api.review).toHaveBeenCalledOnce();
  expect(api.advice).toHaveBeenLastCalledWith('t', { ply: 8, undone: 0, streak: 1 }, expect.anything());
});

test('a turn has ended, too, if the computer was so quick that only its last move was seen', async () => {
  await come(4, 0, 1);
  await come(8, 0, 1);
  expect(api.review).toHaveBeenCalledExactlyOnceWith('t', { ply: 4, undone: 0 }, expect.anything());
  expect(api.advice).toHaveBeenLastCalledWith('t', { ply: 8, undone: 0, streak: 1 }, expect.anything());
});

test('a mistake begins the streak anew, and waits until it is read or the person plays on', async () => {
  await come(0, 0);
  await come(2, 0, 1);
  expect(streakOf('babylon')).toBe(1);
  vi.mocked(api.review).mockResolvedValue({ ply: 2, mistake: MISTAKE });
  vi.mocked(api.advice).mockClear();
  await come(4, 0, 1);
  expect(tutor.mistake).toEqual({ ...MISTAKE, ply: 2 });
  expect(streakOf('babylon')).toBe(0);
  expect(api.advice).not.toHaveBeenCalled();
  tutor.dismiss();
  expect(tutor.mistake).toBeNull();
  await waitFor(() => expect(tutor.topic).toEqual(TOPIC));
  expect(api.advice).toHaveBeenCalledExactlyOnceWith('t', { ply: 4, undone: 0, streak: 0 }, expect.anything());
  tutor.dismiss();
  expect(tutor.topic).toBeNull();
  await come(6, 0, 1);
  expect(tutor.mistake).not.toBeNull();
  await come(7, 0);
  expect(tutor.mistake).toBeNull();
});

test('a mistake is taken back to where the turn began, and forgotten', async () => {
  await come(4, 0, 1);
  await come(5, 0);
  vi.mocked(api.review).mockResolvedValueOnce({ ply: 4, mistake: MISTAKE });
  await come(6, 1);
  await tutor.takeBack();
  expect(sitting.takeBack).toHaveBeenCalledExactlyOnceWith(4);
  await come(4, 0, 1, 1);
  expect(tutor.mistake).toBeNull();
  expect(api.advice).toHaveBeenLastCalledWith('t', { ply: 4, undone: 1, streak: 0 }, expect.anything());
  await come(6, 1, 0, 1);
  expect(api.review).toHaveBeenLastCalledWith('t', { ply: 4, undone: 1 }, expect.anything());
});

test('after an undo within a turn, the whole turn is reviewed', async () => {
  await come(4, 0, 1);
  await come(6, 0);
  await come(5, 0, 0, 1);
  await come(7, 1, 0, 1);
  expect(api.review).toHaveBeenCalledExactlyOnceWith('t', { ply: 4, undone: 1 }, expect.anything());
});

test('an answer that comes too late, or to a tutor that is off, is dropped', async () => {
  let answer: (told: { ply: number; mistake: Mistake }) => void = () => {};
  vi.mocked(api.review).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await come(4, 0, 1);
  await come(6, 1);
  tutor.follow(null);
  answer({ ply: 4, mistake: MISTAKE });
  await come(8, 0, 1);
  expect(tutor.mistake).toBeNull();
});

test('the last turn of a game is not reviewed', async () => {
  await come(4, 0, 1);
  await come(6, null);
  expect(api.review).not.toHaveBeenCalled();
  expect(tutor.topic).toBeNull();
});

test('a tutor that fails says nothing', async () => {
  vi.mocked(api.advice).mockRejectedValue(new Refused('hints_failed', 'no'));
  vi.mocked(api.review).mockRejectedValue(new Refused('hints_failed', 'no'));
  await come(4, 0, 1);
  await come(8, 0, 1);
  expect([tutor.topic, tutor.mistake, notices()]).toEqual([null, null, []]);
  expect(streakOf('babylon')).toBe(0);
});

test.each(['nonsense', 'null', '7', '{"babylon":"x"}', '{"babylon":-1}'])(
  'a stored streak %s counts as none',
  (text) => {
    localStorage.setItem('semiramis.tutor', text);
    expect(streakOf('babylon')).toBe(0);
  },
);
