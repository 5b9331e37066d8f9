/** What a report says in words. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api, type GameReport, type TurnReport } from '../api/client';
import { seat } from '../fixtures/tables';
import type { GameContext } from '../games/module';
import { learn, speak } from '../words/words.svelte';
import Report from './Report.svelte';
import { ReportSession } from './report.svelte';

const turn = (ply: number, of: number, facts: Partial<TurnReport> = {}): TurnReport => ({
  ply,
  seat: of,
  played: ['dig a1'],
  best: ['dig b2'],
  chance: 0.5,
  chance_best: 0.5,
  lost_chance: 0,
  lost_points: 0,
  error_chance: 0.01,
  label: null,
  praise: null,
  forced: false,
  chances: [0.5, 0.5],
  difficulty: 0.1,
  luck_chance: 0,
  luck_chances: [0, 0],
  luck_points: [0, 0],
  reasons: [],
  reasons_played: [],
  best_actions: [null],
  played_actions: [null],
  ...facts,
});

const player = (of: number, facts: Partial<GameReport['players'][number]> = {}): GameReport['players'][number] => ({
  seat: of,
  name: '',
  lost_points: 1.25,
  lost_chance: 0.02,
  accuracy: 81,
  luck_chance: 0,
  luck_points: 0,
  margin: 0,
  adjusted_margin: 0,
  best_turn: null,
  worst_turn: null,
  level: null,
  ...facts,
});

const report: GameReport = {
  game: 'dip',
  players: [player(0, { adjusted_margin: 4.4, level: 'architect' }), player(1, { worst_turn: 1 })],
  turns: [
    turn(0, 0),
    turn(1, 1, { label: 'blunder', chance: 0.4, chance_best: 0.62, lost_chance: 0.22 }),
    turn(2, 0, { luck_chances: [-0.2, 0.2] }),
  ],
  turning_points: [1, 2],
  verdict: 'luck_decided',
  winners: [1],
  simulations: 100,
  seed: 0,
  total: 3,
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('skill and luck are told apart, and each turning point leads to its position', async () => {
  await speak('en');
  await learn('table', 'report', 'hint');
  vi.spyOn(api, 'report').mockResolvedValue(report);
  const session = new ReportSession('t', () => 'dip');
  await session.ask();
  const ongo = vi.fn();
  const parts = { actionText: () => null, reasonText: () => null } as unknown as GameContext['parts'];
  const context = { game: 'dip', parts, names: ['Ada', 'Bo'], components: {} };
  render(Report, { props: { session, table: 't', context, seats: [seat('Ada'), seat('Bo')], last: 3, ply: 1, ongo } });
  expect(screen.getByText('Ada played as well or better; luck decided for Bo.')).toBeTruthy();
  expect(screen.getByText('Without luck Ada would be ahead by 4 points.')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Architect' })).toBeTruthy();
  expect(screen.getByText('dig b2')).toBeTruthy();
  const points = screen.getAllByRole('button').map((button) => button.textContent?.replace(/\s+/g, ' ').trim());
  expect(points[0]).toBe('▲ Turn 2, Bo ?? Blunder: the chance to win was 62%, and became 40%.');
  expect(points[1]).toBe('● Turn 3, Ada Luck: Bo gained 20%.');
  screen.getByRole('button', { name: /Turn 3/ }).click();
  expect(ongo).toHaveBeenCalledWith(2);
});
