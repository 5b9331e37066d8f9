import { beforeEach, expect, test, vi } from 'vitest';
import { api, type Hint, type Position, Refused } from '../../api/client';
import { done, position, table } from '../../fixtures/tables';
import { notices } from '../../ui/notices.svelte';
import type { TableSession } from '../session.svelte';
import { HintSession, turnOf } from './hint-session.svelte';

const hint = (...turn: string[]): Hint => ({ action: turn[0] ?? '', turn, chance: 0.5, margin: 1, reasons: [] });
const BEST = hint('dig a1', 'place dug c4 r0 L1', 'finish none');
const OTHER = { ...hint('dig b2', 'finish dug'), actions: [{ verb: 'dig', stack: 'b2' }, null] };

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
let hintSession: HintSession;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, 'hints').mockResolvedValue({ ply: 5, hints: [BEST, OTHER] });
  sitting = new Sitting();
  hintSession = new HintSession(sitting as unknown as TableSession);
});

const after = (action: string, player: number | null = 0, facts: Partial<Position> = {}) =>
  position(6, player, { last: done(6, 0, action), ...facts });

test('only a table that allows hints gives them, to those who play there', () => {
  expect([hintSession.allowed, hintSession.possible]).toEqual([true, true]);
  sitting.choices = null;
  expect([hintSession.allowed, hintSession.possible]).toEqual([true, false]);
  sitting.table = table({ hints: false });
  expect(hintSession.allowed).toBe(false);
  sitting.table = table();
  sitting.mine = [];
  expect(hintSession.allowed).toBe(false);
});

test('the best is shown, unless another is pointed at', async () => {
  const asked = hintSession.ask();
  expect([hintSession.thinking, hintSession.open]).toEqual([true, true]);
  await asked;
  expect(api.hints).toHaveBeenCalledWith('t', { ply: 5, undone: 0 }, expect.anything());
  expect(hintSession.thinking).toBe(false);
  expect(hintSession.idea).toEqual({ actions: turnOf(BEST), pointed: false, picked: null });
  hintSession.pointed = OTHER;
  expect(hintSession.idea).toEqual({ actions: turnOf(OTHER), pointed: true, picked: null });
});

test('a hint that is chosen is picked, and done when the person says so', async () => {
  await hintSession.ask();
  hintSession.choose(OTHER);
  expect(hintSession.idea?.picked).toEqual({ action: 'dig b2', does: { verb: 'dig', stack: 'b2' } });
  expect(sitting.act).not.toHaveBeenCalled();
  await hintSession.act(OTHER);
  expect(sitting.act).toHaveBeenCalledExactlyOnceWith('dig b2');
});

test('a hint that is done at once is the one that is followed', async () => {
  await hintSession.ask();
  await hintSession.act(OTHER);
  expect(sitting.act).toHaveBeenCalledExactlyOnceWith('dig b2');
  expect(hintSession.chosen).toBe(OTHER);
  hintSession.follow(after('dig b2'));
  expect(hintSession.hints).toEqual([OTHER]);
});

test('it goes on to the next action of the turn that is followed, chosen or not', async () => {
  await hintSession.ask();
  hintSession.follow(after('dig a1'));
  expect(hintSession.hints).toEqual([BEST]);
  expect(hintSession.chosen).toBe(BEST);
  expect(hintSession.idea).toEqual({
    actions: turnOf(BEST).slice(1),
    pointed: false,
    picked: { action: 'place dug c4 r0 L1', does: null },
  });
  hintSession.check(['place dug c4 r0 L1']);
  expect(hintSession.open).toBe(true);
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
    await hintSession.ask();
    expect(hintSession.open, what).toBe(true);
    hintSession.follow(next);
    expect(hintSession.open, what).toBe(false);
    expect(hintSession.idea, what).toBeNull();
  }
});

test('the end of the turn ends the hints', async () => {
  await hintSession.ask();
  hintSession.choose(OTHER);
  hintSession.follow(after('dig b2'));
  expect(hintSession.open).toBe(true);
  hintSession.follow(position(7, 0, { last: done(7, 0, 'finish dug') }));
  expect(hintSession.open).toBe(false);
});

test('what turned up may make the next action impossible', async () => {
  await hintSession.ask();
  hintSession.follow(after('dig a1'));
  hintSession.check(['finish dug']);
  expect(hintSession.open).toBe(false);
});

test('the same position with another deadline changes nothing', async () => {
  await hintSession.ask();
  hintSession.follow(position(5, 0, { deadline: 99 }));
  expect(hintSession.hints).toHaveLength(2);
});

test('a hint that comes too late is nobody’s business', async () => {
  let tell = (_: { ply: number; hints: Hint[] }) => {};
  vi.spyOn(api, 'hints').mockReturnValue(
    new Promise((resolve) => {
      tell = resolve;
    }),
  );
  const asked = hintSession.ask();
  hintSession.follow(after('dig c3'));
  expect(hintSession.thinking).toBe(false);
  tell({ ply: 5, hints: [BEST] });
  await asked;
  expect(hintSession.open).toBe(false);
});

test('a refusal is told, and one may ask again', async () => {
  vi.spyOn(api, 'hints').mockRejectedValueOnce(new Refused('hints_failed', 'no hint was found'));
  const before = notices().length;
  await hintSession.ask();
  expect(hintSession.open).toBe(false);
  expect(notices().length).toBe(before + 1);
  vi.spyOn(api, 'hints').mockRejectedValueOnce(new Refused('stale_ply', 'moved on'));
  await hintSession.ask();
  expect(notices().length).toBe(before + 1);
  vi.spyOn(api, 'hints').mockResolvedValue({ ply: 5, hints: [BEST] });
  await hintSession.ask();
  expect(hintSession.hints).toEqual([BEST]);
});
