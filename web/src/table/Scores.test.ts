import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { ADA, BO } from '../fixtures/tables';
import Scores from './Scores.svelte';

test('the points of a seat are the sum of its lines, without tie-breakers and whatever is scored already', () => {
  const standings = [
    { score: 46, breakdown: { track: 46, projects: 0, favors: 11, tie: 5 } },
    { score: 36, breakdown: { track: 36, projects: -2, favors: 0, tie: 7 } },
  ];
  render(Scores, { seats: [ADA, BO], standings, lines: ['track', 'projects', 'favors'], player: 1 });
  expect(screen.getAllByRole('listitem').map((one) => one.querySelector('b')?.textContent)).toEqual(['57', '34']);
});
