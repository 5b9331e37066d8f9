import { expect, test } from 'vitest';
import type { Done } from '../api/client';
import history from '../games/amytis/fixtures/history.json';
import { graphOf, MARGIN, scoresOf } from './graph';

const SIZE = { width: 300 + MARGIN.left + MARGIN.right, height: 100 + MARGIN.top + MARGIN.bottom };
const done = (ply: number, seat: number, points: number[]): Done => ({
  ply,
  seat,
  action: '',
  events: [],
  scores: points.map(() => 0),
  points,
  at: 0,
});
const GAME = [done(1, 0, [5, 0]), done(2, 0, [10, 0]), done(3, 1, [10, 20])];

const graph = (done: readonly Done[], first?: number[]) => graphOf(scoresOf(done, 2, first), done, SIZE);

test('everybody begins with nothing', () => {
  expect(scoresOf(GAME, 2)).toEqual([
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 20],
  ]);
});

test('the graph shows what the seats say, not the track alone: the winner does not change at the last step', () => {
  const [before, after] = scoresOf(history as unknown as Done[], 2).slice(-2);
  expect(before).toEqual([46, 46]);
  expect(after).toEqual([46, 55]);
});

test('a line goes from the first position to the last, as high as the score', () => {
  const { lines, levels } = graph(GAME);
  expect(levels.map(({ score }) => score)).toEqual([0, 5, 10, 15, 20]);
  const x = (ply: number) => MARGIN.left + 100 * ply;
  const y = (score: number) => MARGIN.top + 100 - 5 * score;
  expect(lines[0]?.path).toBe(`M${x(0)} ${y(0)}L${x(1)} ${y(5)}L${x(2)} ${y(10)}L${x(3)} ${y(10)}`);
  expect(lines[1]?.end).toMatchObject({ x: x(3), y: y(20) });
});

test('each seat has its marks after its own turns', () => {
  const { lines, turns, xOf } = graph(GAME);
  expect(lines.map(({ marks }) => marks.map(({ ply }) => ply))).toEqual([[2], [3]]);
  expect(turns).toEqual([xOf(0), xOf(2), xOf(3)]);
});

test('a place in the graph leads to the nearest ply, and never beside the game', () => {
  const { plyAt, xOf } = graph(GAME);
  for (const ply of [0, 1, 2, 3]) expect(plyAt(xOf(ply) + 30)).toBe(ply);
  expect(plyAt(-500)).toBe(0);
  expect(plyAt(5_000)).toBe(3);
});

test('a game that has not begun is a graph, too', () => {
  const { lines, plyAt } = graph([]);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.path).toMatch(/^M[\d.]+ [\d.]+$/);
  expect(plyAt(100)).toBe(0);
});

test('marks of a long game do not lie on each other', () => {
  const { lines } = graph(history as unknown as Done[]);
  for (const { marks } of lines) {
    expect(marks.length).toBeGreaterThan(3);
    for (const [n, mark] of marks.entries()) if (n) expect(mark.x - (marks[n - 1]?.x ?? 0)).toBeGreaterThanOrEqual(22);
  }
});

test('the lines of a game from a position begin with its scores', () => {
  expect(scoresOf(GAME, 2, [7, 4])[0]).toEqual([7, 4]);
  const [from, at] = [graph(GAME).lines[0], graph(GAME, [7, 4]).lines[0]];
  expect(from?.path.split('L')[0]).not.toBe(at?.path.split('L')[0]);
  expect(from?.path.split('L').slice(1)).toEqual(at?.path.split('L').slice(1));
});
