import { beforeEach, expect, test, vi } from 'vitest';
import { api, type Hint, type Position, Refused } from '../../api/client';
import { notices } from '../../ui/notices.svelte';
import { done, position, table } from '../fixtures/tables';
import type { TableSession } from '../session.svelte';
import { Hinting } from './hinting.svelte';

const hint = (...turn: string[]): Hint => ({ action: turn[0] ?? '', turn, chance: 0.5, margin: 1, reasons: [] });
const BEST = hint('dig a1', 'place dug c4 r0 L1', 'finish none');
const OTHER = hint('dig b2', 'finish dug');

/** As much of a session as hints need. */
class Sitting {
  readonly id = 't';
  table = table();
  mine = [0];
  position: Position | null = position(5, 0);
  choices: readonly string[] | null = ['dig a1', 'dig b2'];
  readonly act = vi.fn(async () => true);
}

let sitting: Sitting;
let hinting: Hinting;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, 'hints').mockResolvedValue({ ply: 5, hints: [BEST, OTHER] });
  sitting = new Sitting();
  hinting = new Hinting(sitting as unknown as TableSession);
});

const after = (action: string, player: number | null = 0, facts: Partial<Position> = {}) =>
  position(6, player, { last: done(6, 0, action), ...facts });

test('only a table that allows hints gives them, to those who play there', () => {
  expect([hinting.allowed, hinting.possible]).toEqual([true, true]);
  sitting.choices = null;
  expect([hinting.allowed, hinting.possible]).toEqual([true, false]);
  sitting.table = table({ hints: false });
  expect(hinting.allowed).toBe(false);
  sitting.table = table();
  sitting.mine = [];
  expect(hinting.allowed).toBe(false);
});

test('the best is shown, unless another is pointed at', async () => {
  const asked = hinting.ask();
  expect([hinting.thinking, hinting.open]).toEqual([true, true]);
  await asked;
  expect(api.hints).toHaveBeenCalledWith('t', { ply: 5, undone: 0 }, expect.anything());
  expect(hinting.thinking).toBe(false);
  expect(hinting.idea).toEqual({ actions: BEST.turn, pointed: false, picked: null });
  hinting.pointed = OTHER;
  expect(hinting.idea).toEqual({ actions: OTHER.turn, pointed: true, picked: null });
});

test('a hint that is chosen is picked, and done when the person says so', async () => {
  await hinting.ask();
  hinting.choose(OTHER);
  expect(hinting.idea?.picked).toEqual({ action: 'dig b2' });
  expect(sitting.act).not.toHaveBeenCalled();
  await hinting.act();
  expect(sitting.act).toHaveBeenCalledExactlyOnceWith('dig b2');
});

test('it goes on to the next action of the turn that is followed, chosen or not', async () => {
  await hinting.ask();
  hinting.follow(after('dig a1'));
  expect(hinting.hints).toEqual([BEST]);
  expect(hinting.chosen).toBe(BEST);
  expect(hinting.idea).toEqual({
    actions: ['place dug c4 r0 L1', 'finish none'],
    pointed: false,
    picked: { action: 'place dug c4 r0 L1' },
  });
  hinting.check(['place dug c4 r0 L1']);
  expect(hinting.open).toBe(true);
});

test('a position that was not foreseen ends the hints', async () => {
  const others: [string, Position | null][] = [
    ['another action', after('dig c3')],
    ['the turn of another', after('dig a1', 1)],
    ['an undo', position(4, 0, { undone: 1 })],
    ['two actions', position(7, 0, { last: done(7, 0, 'dig a1') })],
    ['nobody to act', null],
  ];
  for (const [what, next] of others) {
    await hinting.ask();
    expect(hinting.open, what).toBe(true);
    hinting.follow(next);
    expect(hinting.open, what).toBe(false);
    expect(hinting.idea, what).toBeNull();
  }
});

test('the end of the turn ends the hints', async () => {
  await hinting.ask();
  hinting.choose(OTHER);
  hinting.follow(after('dig b2'));
  expect(hinting.open).toBe(true);
  hinting.follow(position(7, 0, { last: done(7, 0, 'finish dug') }));
  expect(hinting.open).toBe(false);
});

test('what turned up may make the next action impossible', async () => {
  await hinting.ask();
  hinting.follow(after('dig a1'));
  hinting.check(['finish dug']);
  expect(hinting.open).toBe(false);
});

test('the same position with another deadline changes nothing', async () => {
  await hinting.ask();
  hinting.follow(position(5, 0, { deadline: 99 }));
  expect(hinting.hints).toHaveLength(2);
});

test('a hint that comes too late is nobody’s business', async () => {
  let tell = (_: { ply: number; hints: Hint[] }) => {};
  vi.spyOn(api, 'hints').mockReturnValue(
    new Promise((resolve) => {
      tell = resolve;
    }),
  );
  const asked = hinting.ask();
  hinting.follow(after('dig c3'));
  expect(hinting.thinking).toBe(false);
  tell({ ply: 5, hints: [BEST] });
  await asked;
  expect(hinting.open).toBe(false);
});

test('a refusal is told, and one may ask again', async () => {
  vi.spyOn(api, 'hints').mockRejectedValueOnce(new Refused('hints_failed', 'no hint was found'));
  const before = notices().length;
  await hinting.ask();
  expect(hinting.open).toBe(false);
  expect(notices().length).toBe(before + 1);
  vi.spyOn(api, 'hints').mockRejectedValueOnce(new Refused('stale_ply', 'moved on'));
  await hinting.ask();
  expect(notices().length).toBe(before + 1);
  vi.spyOn(api, 'hints').mockResolvedValue({ ply: 5, hints: [BEST] });
  await hinting.ask();
  expect(hinting.hints).toEqual([BEST]);
});
