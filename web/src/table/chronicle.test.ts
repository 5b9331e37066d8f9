import { afterEach, expect, test, vi } from 'vitest';
import { api, type Done, type Position } from '../api/client';
import { Chronicle, turnsOf } from './chronicle.svelte';

const done = (ply: number, seat = 0, action = `dig ${ply}`): Done => ({
  ply,
  seat,
  action,
  events: [],
  scores: [],
  points: [],
  at: ply,
});
const position = (ply: number, undone = 0, last: Done | null = done(ply)): Position => ({
  table: 't',
  ply,
  player: 0,
  over: false,
  undone,
  last,
  view: {},
});
const actions = (chronicle: Chronicle) => chronicle.done.map((one) => one.action);

afterEach(() => void vi.restoreAllMocks());

test('a move after the last is added without asking', async () => {
  const history = vi.spyOn(api, 'history');
  const chronicle = new Chronicle('t');
  await chronicle.follow(position(0, 0, null));
  await chronicle.follow(position(1));
  await chronicle.follow(position(2));
  await chronicle.follow(position(2));
  expect(actions(chronicle)).toEqual(['dig 1', 'dig 2']);
  expect(history).not.toHaveBeenCalled();
});

test('whoever comes later, or was away, reads what was missed', async () => {
  vi.spyOn(api, 'history').mockResolvedValue({ undone: 0, actions: [done(1), done(2), done(3)] });
  const chronicle = new Chronicle('t');
  await chronicle.follow(position(3));
  expect(actions(chronicle)).toEqual(['dig 1', 'dig 2', 'dig 3']);
});

test('after an undo while away the same ply may tell of another action', async () => {
  const chronicle = new Chronicle('t');
  await chronicle.follow(position(1));
  await chronicle.follow(position(2));
  vi.spyOn(api, 'history').mockResolvedValue({ undone: 1, actions: [done(1), done(2, 0, 'dig another')] });
  await chronicle.follow(position(2, 1));
  expect(actions(chronicle)).toEqual(['dig 1', 'dig another']);
});

test('what is taken back is gone at once, also when the server cannot be asked', async () => {
  const chronicle = new Chronicle('t');
  for (const ply of [1, 2, 3]) await chronicle.follow(position(ply));
  vi.spyOn(api, 'history').mockRejectedValueOnce(new Error('offline'));
  await chronicle.follow(position(1, 1));
  expect(actions(chronicle)).toEqual(['dig 1']);
  vi.mocked(api.history).mockResolvedValueOnce({ undone: 1, actions: [done(1), done(2, 1, 'dig b2')] });
  await chronicle.follow(position(2, 1));
  expect(actions(chronicle)).toEqual(['dig 1', 'dig b2']);
});

test('an answer that is older than what is known is not taken', async () => {
  const chronicle = new Chronicle('t');
  let answer: (history: { undone: number; actions: Done[] }) => void = () => {};
  vi.spyOn(api, 'history').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const reading = chronicle.follow(position(1, 1));
  vi.mocked(api.history).mockResolvedValueOnce({ undone: 2, actions: [done(1, 0, 'newer')] });
  const later = chronicle.follow(position(1, 2));
  answer({ undone: 1, actions: [done(1, 0, 'older')] });
  await Promise.all([reading, later]);
  expect(actions(chronicle)).toEqual(['newer']);
});

test('a turn is what one seat does without another between', () => {
  const turns = turnsOf([done(1, 0), done(2, 1), done(3, 1), done(4, 0)]);
  expect(turns.map((turn) => [turn.seat, turn.done.map((one) => one.ply)])).toEqual([
    [0, [1]],
    [1, [2, 3]],
    [0, [4]],
  ]);
  expect(turnsOf([])).toEqual([]);
});
