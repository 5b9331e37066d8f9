import { expect, test } from 'vitest';
import { done, position } from '../../fixtures/tables';
import { type LastTurns, lastTurns } from './last';

const EVENTS = {
  dig: [],
  place: [{ event: 'tile_placed', seat: 1, cell: 'c4' }],
  decorate: [{ event: 'decoration_placed', seat: 1, kind: 'bridge', cells: ['c3', 'c5'] }],
  finish: [{ event: 'turn_ended', seat: 1, kept: 'none' }],
};

function after(actions: readonly (readonly [number, keyof typeof EVENTS])[]): LastTurns {
  let seen: LastTurns | null = null;
  for (const [n, [seat, action]] of actions.entries()) {
    const last = done(n + 1, seat, action, EVENTS[action]);
    seen = lastTurns(position(n + 1, 0, { last }) as never, seen, 0);
  }
  if (!seen) throw new Error('there is no action');
  return seen;
}

test('the tiles and decorations of the last turn of each other player are marked until one acts', () => {
  const turn = [
    [1, 'dig'],
    [1, 'place'],
    [1, 'decorate'],
    [1, 'finish'],
  ] as const;
  const marks = { tiles: ['c4'], cells: ['c3', 'c5'] };
  expect(after(turn).bySeat).toEqual({ 1: marks });
  expect(after([...turn, [2, 'dig'], [2, 'place']]).bySeat).toEqual({ 1: marks, 2: { tiles: ['c4'], cells: [] } });
  expect(after([...turn, [0, 'dig']]).bySeat).toEqual({});
  expect(after([...turn, [0, 'dig'], [1, 'dig']]).bySeat).toEqual({ 1: { tiles: [], cells: [] } });
});

test('after a jump to another position only its last action is marked', () => {
  const before = after([[1, 'place']]);
  const last = done(5, 1, 'statue', EVENTS.decorate);
  const seen = lastTurns(position(5, 0, { last }) as never, before, 0);
  expect(seen.bySeat).toEqual({ 1: { tiles: [], cells: ['c3', 'c5'] } });
});
