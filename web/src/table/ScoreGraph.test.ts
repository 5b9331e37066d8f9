import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Done } from '../api/client';
import { seat } from '../fixtures/tables';
import history from '../games/amytis/fixtures/history.json';
import { learn, speak } from '../words/words.svelte';
import ScoreGraph from './ScoreGraph.svelte';

const GAME = history as unknown as Done[];
const ongo = vi.fn();

beforeEach(async () => {
  await speak('en');
  await learn('replay');
  ongo.mockClear();
  render(ScoreGraph, { done: GAME, seats: [seat('Ada'), seat('Bo')], ply: 2, table: 't', ongo });
});

afterEach(cleanup);

test('a line with marks of its own for each seat, not a colour alone', () => {
  const graph = screen.getByRole('img');
  expect(graph.querySelectorAll('.line')).toHaveLength(2);
  const marks = [...graph.querySelectorAll('.seat')].map((group) => new Set(group.textContent?.trim().split('')));
  expect(marks).toEqual([new Set('●'), new Set('▲')]);
  expect(graph.getAttribute('aria-label')).toBe('The scores over the game. Here: Ada 2 and Bo 2.');
});

test('the same as a table, each turn with a link to where it ended', () => {
  const rows = screen.getAllByRole('row', { hidden: true });
  const last = rows.at(-1);
  const scores = [...(last?.querySelectorAll('td') ?? [])].map((cell) => Number(cell.textContent));
  expect(scores).toEqual(GAME.at(-1)?.points);
  expect(last?.querySelector('a')?.getAttribute('href')).toBe(`#/table/t/at/${GAME.length}`);
});

test('a press in the graph leads there, and a pointer that only passes does not', async () => {
  const graph = screen.getByRole('img');
  await fireEvent.pointerMove(graph, { buttons: 0, clientX: 150 });
  expect(ongo).not.toHaveBeenCalled();
  await fireEvent.pointerDown(graph, { buttons: 1, clientX: 10_000 });
  expect(ongo).toHaveBeenCalledWith(GAME.length);
});
