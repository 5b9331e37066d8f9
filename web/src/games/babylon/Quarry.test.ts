import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { learn, speak } from '../../words/words.svelte';
import { find } from '../events';
import { COMPONENTS, choicesOf, OUTCOMES, POSITIONS } from './fixtures/fixtures';
import Quarry from './Quarry.svelte';
import { tileBook } from './tiles';
import type { Stack } from './types';

const tiles = tileBook(COMPONENTS);
const { quarry } = POSITIONS.dig.view;
const open = Object.keys(choicesOf(POSITIONS.dig).stacks) as Stack[];
const pillars = POSITIONS.dig.annotations?.pillars;

afterEach(cleanup);

beforeAll(async () => {
  await speak('en');
  await learn('babylon/table');
});

function stack(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-stack="${name}"]`);
  if (!found) throw new Error(`there is no stack ${name}`);
  return found;
}

test('every stack says what it shows, how high it is, and what it would bring', () => {
  render(Quarry, { quarry, tiles, verb: 'dig', open });
  expect(screen.getByRole('grid').querySelectorAll('td').length).toBe(16);
  expect(stack('b2').getAttribute('aria-label')).toBe(
    'b2, 3 tiles high. Clay, yellow flower: fountain and bridge. Digging gives 3 pillars.',
  );
  expect(stack('d4').getAttribute('aria-label')).toBe('d4: empty');
});

test('a chosen stack keeps its button while others are looked at, and is seen again afterwards', async () => {
  const onchoose = vi.fn();
  const { rerender } = render(Quarry, { quarry, tiles, verb: 'dig', open, onchoose });
  await fireEvent.click(stack('b2'));
  expect(onchoose.mock.calls).toEqual([['b2']]);
  expect(screen.queryByText('Dig b2')).toBeNull();
  await rerender({ picked: 'b2' });
  await fireEvent.pointerEnter(stack('c1'), { pointerType: 'mouse' });
  await fireEvent.blur(stack('b2'));
  expect(document.querySelector('.looked')).toBe(stack('c1'));
  screen.getByText('Dig b2');
  await fireEvent.pointerLeave(stack('c1'), { pointerType: 'mouse' });
  expect(document.querySelector('.looked')).toBe(stack('b2'));
  expect(stack('b2').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(screen.getByText('Dig b2'));
  expect(onchoose.mock.calls).toEqual([['b2'], ['b2']]);
});

test('without a current player a click does nothing', async () => {
  const onchoose = vi.fn();
  render(Quarry, { quarry, tiles, onchoose });
  await fireEvent.click(stack('b2'));
  expect(onchoose).not.toHaveBeenCalled();
});

test('a focused stack shows where each pillar comes from', async () => {
  const { container } = render(Quarry, { quarry, tiles, verb: 'dig', open, pillars });
  const [known] = OUTCOMES.dig;
  if (!known) throw new Error('the fixture foresees a dig');
  const name = known.action.slice(4);
  await fireEvent.focus(stack(name));
  const gains = find(known.events, 'pillars');
  expect(container.querySelectorAll('.told li').length).toBe(gains.length);
  expect(container.querySelectorAll('.edge.gives').length).toBe(gains.filter(({ side }) => side).length);
  expect(container.querySelectorAll('.edge').length).toBe(4);
  await fireEvent.blur(stack(name));
  expect(container.querySelectorAll('.edge').length).toBe(0);
});

test('arrow keys walk over the stacks', async () => {
  render(Quarry, { quarry, tiles, verb: 'dig', open });
  stack('a1').focus();
  await fireEvent.keyDown(stack('a1'), { key: 'ArrowRight' });
  await fireEvent.keyDown(stack('b1'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(stack('b2'));
  expect(stack('b2').tabIndex).toBe(0);
  await fireEvent.keyDown(stack('b2'), { key: 'ArrowUp' });
  await fireEvent.keyDown(stack('b1'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(stack('b1'));
});
