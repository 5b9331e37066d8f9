import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { learn, speak } from '../../words/words.svelte';
import { COMPONENTS, POSITIONS } from './fixtures/fixtures';
import { printOf, tileBook } from './tiles';
import { sayCell, sayDecoration, sayReason, sayTile } from './wording';

/** The codes that the rules promise, out of their own description, with their facts. */
const chapter =
  readFileSync('../docs/rules/babylon-programs.md', 'utf8').split('\n## Refusals')[1]?.split('\n## ')[0] ?? '';
const codes = [...chapter.matchAll(/^\| `(\w+)` \|([^|]*)\| .* \|$/gm)].map(
  (found) => [found[1] ?? '', found[2] ?? ''] as const,
);

const tiles = tileBook(COMPONENTS);

beforeAll(async () => {
  await speak('en');
  await learn('babylon/table');
});

test('the description has the codes', () => {
  expect(codes.length).toBeGreaterThan(28);
});

test.each(codes)('the reason %s has a message', (reason, named) => {
  const facts = [...named.matchAll(/`(\w+)`/g)].map(([, fact = '']) => [fact, 2]);
  const told = { reason, ...Object.fromEntries(facts.filter(([fact]) => fact !== 'piece')) };
  const said = sayReason(told);
  expect(said).not.toMatch(/babylon-reason|[{}]/);
  expect(said).not.toBe(reason.replaceAll('_', ' '));
  expect(said.length).toBeGreaterThan(10);
});

test('a piece in the way is named', () => {
  const facts = { reason: 'corner_without_support', corner: 'nw', cell: 'c4', top: 1, piece: 'belvedere' };
  expect(sayReason(facts)).toContain('A belvedere stands on c4');
});

test('a reason of a newer server is shown as its code', () => {
  expect(sayReason({ reason: 'the_garden_sleeps' })).toBe('the garden sleeps');
});

test('tiles, cells and decorations have readable labels', () => {
  expect(sayTile(printOf(tiles, 'C01'))).toBe('Clay, white flower: stairs and fountain');
  expect(sayDecoration('stairs', ['b2', 'b3'])).toBe('Stairs b2–b3');
  expect(sayDecoration('statue', ['b2'])).toBe('Statue b2');
  const [garden] = POSITIONS.decorate.view.seats;
  if (!garden) throw new Error('the fixture has a first seat');
  expect(sayCell(garden, tiles, 'h8')).toBe('h8: bare pit');
  expect(sayCell(garden, tiles, 'b3')).toMatch(/^b3: level 2, basalt, \w+ flower, stairs icon$/);
});
