import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { learn, speak } from '../words/words.svelte';
import AMYTIS from './amytis/rules/book';
import AmytisPicture from './amytis/rules/RulesPicture.svelte';
import BABYLON from './babylon/rules/book';
import BabylonPicture from './babylon/rules/RulesPicture.svelte';
import { sceneOf } from './babylon/rules/scenes';
import type { Block, Book } from './book';
import { signOf } from './book';

beforeAll(async () => {
  await speak('en');
  await learn('rules', 'amytis/table', 'babylon/table');
});
afterEach(cleanup);

function picturesOf(block: Block): string[] {
  if (block.kind === 'picture') return [block.picture];
  return block.kind === 'table' ? block.rows.flat().flatMap((entry) => signOf(entry) ?? []) : [];
}

const everyPicture = (book: Book) => book.sections.flatMap((section) => section.blocks.flatMap(picturesOf));

/** It shows something, and nothing in it can be focused or be taken for a part of the table. */
function expectPicture(container: HTMLElement) {
  expect(container.querySelectorAll('svg path, svg polygon, svg rect, svg circle').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('button, a, input, [tabindex], [data-anchor], [data-rule]')).toHaveLength(0);
}

test.each(everyPicture(BABYLON))('Babylon: %s is drawn', (picture) => {
  expectPicture(render(BabylonPicture, { picture }).container);
});

test.each(everyPicture(AMYTIS))('Amytis: %s is drawn', (picture) => {
  expectPicture(render(AmytisPicture, { picture }).container);
});

test('a garden at an angle has its pillars, its tiles and its belvedere', () => {
  const { container } = render(BabylonPicture, { picture: 'open-corner' });
  expect(container.querySelectorAll('g.pillar')).toHaveLength(3);
  expect(container.querySelectorAll('g.slab')).toHaveLength(1);
  expect(container.querySelectorAll('g.belvedere')).toHaveLength(1);
});

test('a double pillar is two levels high, a statue that carries a tile stands under it', () => {
  const { container } = render(BabylonPicture, { picture: 'levels' });
  expect(container.querySelectorAll('g.pillar')).toHaveLength(4 + 1 + 3 * 2);
  cleanup();
  const carried = render(BabylonPicture, { picture: 'statue-carries' });
  expect(carried.container.querySelectorAll('g.statue')).toHaveLength(2);
});

test('three edges of the dug tile bring a pillar, one does not', () => {
  const { container } = render(BabylonPicture, { picture: 'dig' });
  expect(container.querySelectorAll('.gives')).toHaveLength(3);
  expect(container.querySelectorAll('.not')).toHaveLength(1);
});

test('what counts for a building is marked', () => {
  const { container } = render(AmytisPicture, { picture: 'market' });
  const [first, second] = container.querySelectorAll('.panel');
  expect(first?.querySelectorAll('.marked')).toHaveLength(4);
  expect(first?.textContent).toContain('8 points');
  expect(second?.textContent).toContain('4 points');
});

test('the example of scoring in the text is the one in the picture', () => {
  const [seat] = sceneOf('score').seats;
  if (!seat) throw new Error('the picture shows a seat');
  const scoring = BABYLON.sections.find((section) => section.name === 'scoring');
  const example = scoring?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])) ?? [];
  const told = example.flatMap(([line, points]) =>
    typeof line === 'string' && line.startsWith('example-') ? [[line.replace('example-', ''), points]] : [],
  );
  const { visible_pits: _, ...lines } = seat.breakdown;
  const total = Object.values(lines).reduce((sum, points) => sum + points, 0);
  expect(Object.fromEntries(told)).toEqual({ ...lines, total });
});
