import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openBook } from '../games/registry.svelte';
import { speak } from '../words/words.svelte';
import RulesPage from './RulesPage.svelte';

// The pictures have tests of their own, and take their time to draw.
vi.mock('../games/babylon/rules/RulesPicture.svelte', () => ({ default: () => {} }));
vi.mock('../games/amytis/rules/RulesPicture.svelte', () => ({ default: () => {} }));

beforeAll(async () => {
  await speak('en');
  // Loaded before a test waits for it: modules take their time the first time.
  await Promise.all([openBook('babylon'), openBook('amytis')]);
});
beforeEach(() => {
  location.hash = '#/rules/babylon';
});
afterEach(cleanup);

async function page(game: 'babylon' | 'amytis', section: string | null = null) {
  const rendered = render(RulesPage, { game, section });
  const field = await waitFor(() => {
    const found = rendered.container.querySelector('search input');
    if (!found) throw new Error('there is no field to search in yet');
    return found;
  });
  return { ...rendered, field };
}

const title = (name: string) => document.getElementById(`title-${name}`);

test('shows every section, and contents that lead to it', async () => {
  const { container } = await page('babylon');
  const links = [...container.querySelectorAll('nav a')];
  const titles = [...container.querySelectorAll('section [id^="title-"]')];
  expect(links.map((link) => link.textContent)).toEqual(titles.map((heading) => heading.textContent));
  expect(links.map((link) => link.getAttribute('href'))).toContain('#/rules/babylon/open-corner');
});

test.each(['babylon', 'amytis'] as const)('leaves no message of %s without its words', async (game) => {
  const { container } = await page(game);
  expect(container.textContent).not.toMatch(/(rules|page)-[a-z]/);
  expect(container.textContent).not.toContain('**');
});

test('comes to the section of the address, and to another when it changes', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = await page('babylon', 'bridge');
  await waitFor(() => expect(document.activeElement).toBe(title('bridge')));
  await rerender({ game: 'babylon', section: 'store' });
  await waitFor(() => expect(document.activeElement).toBe(title('store')));
  expect(scrolled.mock.contexts).toEqual([title('bridge'), title('store')]);
  scrolled.mockRestore();
});

test('finds words, marks them, and leads to the place where they stand', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { field, container, rerender } = await page('babylon');
  await fireEvent.input(field, { target: { value: 'expansion' } });
  expect(container.querySelector('[role=status]')?.textContent).toBe('1 match for “expansion”.');
  expect([...container.querySelectorAll('article mark')].map((mark) => mark.textContent)).toEqual(['expansion']);
  const place = container.querySelector('search li button');
  expect(place?.textContent).toContain('17 expansion cards');
  if (place) await fireEvent.click(place);
  await waitFor(() => expect(location.hash).toBe('#/rules/babylon/rulings'));
  await rerender({ game: 'babylon', section: 'rulings' });
  await waitFor(() => expect(scrolled.mock.contexts).toHaveLength(1));
  expect(scrolled.mock.contexts[0]).toBe(container.querySelector('article mark')?.closest('[data-block]'));
  scrolled.mockRestore();
});

test('gives the contents back when the search is cleared', async () => {
  const { field, container } = await page('babylon');
  await fireEvent.input(field, { target: { value: 'camel' } });
  expect(container.querySelector('[role=status]')?.textContent).toBe('Nothing found for “camel”.');
  expect(container.querySelector('nav')).toBeNull();
  await fireEvent.keyDown(field, { key: 'Escape' });
  expect(container.querySelector('nav')).not.toBeNull();
  expect(document.activeElement).toBe(field);
});

test('without a game, the rules of the first; a game without rules has no page', async () => {
  const { container, rerender } = render(RulesPage, { game: null, section: null });
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('The rules of Babylon'));
  await rerender({ game: 'chess', section: null });
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('There is no such page'));
});
