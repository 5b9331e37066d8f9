import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { learn, speak } from '../../words/words.svelte';
import { COMPONENTS, OUTCOMES, POSITIONS } from './fixtures/fixtures';
import Quarry from './Quarry.svelte';
import { babylonView, type StackView, tileBook } from './view';

const tiles = tileBook(COMPONENTS);
const { quarry } = babylonView(POSITIONS.dig);
const open = new Set((POSITIONS.dig.legal ?? []).map((action) => action.slice(4)));
const outcome = (stack: string) => OUTCOMES.dig.find(({ action }) => action === `dig ${stack}`);

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

test('a click digs where it is legal, and only there', async () => {
  const onchoose = vi.fn();
  render(Quarry, { quarry, tiles, verb: 'dig', open, onchoose });
  await fireEvent.click(stack('d4'));
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent.click(stack('b2'));
  expect(onchoose.mock.calls).toEqual([['b2']]);
});

test('nothing is chosen where nobody may act', async () => {
  const onchoose = vi.fn();
  render(Quarry, { quarry, tiles, onchoose });
  await fireEvent.click(stack('b2'));
  expect(onchoose).not.toHaveBeenCalled();
});

test('looked at, a tile tells where each pillar comes from', async () => {
  const { container } = render(Quarry, { quarry, tiles, verb: 'dig', open, outcome });
  const [known] = OUTCOMES.dig;
  if (!known) throw new Error('the fixture foresees a dig');
  const name = known.action.slice(4);
  await fireEvent.focus(stack(name));
  const gains = known.events.filter(({ event }) => event === 'pillars');
  expect(container.querySelectorAll('.told li').length).toBe(gains.length);
  expect(container.querySelectorAll('.edge.gives').length).toBe(gains.filter(({ side }) => side).length);
  expect(container.querySelectorAll('.edge').length).toBe(4);
  await fireEvent.blur(stack(name));
  expect(container.querySelectorAll('.edge').length).toBe(0);
});

async function touch(button: HTMLElement): Promise<void> {
  const how = { bubbles: true, pointerType: 'touch' };
  await fireEvent(button, new PointerEvent('pointerdown', how));
  button.focus();
  await tick();
  if (button.isConnected) await fireEvent(button, new PointerEvent('click', how));
}

test('a finger looks first and digs with a second touch', async () => {
  const onchoose = vi.fn();
  render(Quarry, { quarry, tiles, verb: 'dig', open, onchoose });
  await touch(stack('b2'));
  await touch(stack('c1'));
  expect(onchoose).not.toHaveBeenCalled();
  await touch(stack('c1'));
  expect(onchoose.mock.calls).toEqual([['c1']]);
});

test.each(['dig', 'remove'] as const)(
  'the button to %s is still there when the finger has moved the focus to it',
  async (verb) => {
    const onchoose = vi.fn();
    render(Quarry, { quarry, tiles, verb, open, onchoose });
    await touch(stack('b2'));
    await touch(screen.getByText(verb === 'dig' ? 'Dig b2' : 'Remove b2'));
    expect(onchoose.mock.calls).toEqual([['b2']]);
  },
);

test('what a finger looked at in another position is not dug by one touch', async () => {
  const onchoose = vi.fn();
  const { rerender } = render(Quarry, { quarry, tiles, verb: 'dig', open, onchoose });
  await touch(stack('b2'));
  await rerender({ quarry: { ...quarry, d4: quarry.b2 as StackView } });
  await touch(stack('b2'));
  expect(onchoose).not.toHaveBeenCalled();
});

test('an imaginary mouse neither chooses for a finger nor takes the button away', async () => {
  // After a touch, Chromium moves a mouse over what has come to lie there. The next touch on it dug at once.
  const onchoose = vi.fn();
  render(Quarry, { quarry, tiles, verb: 'dig', open, onchoose });
  const mouse = { pointerType: 'mouse' };
  await fireEvent(stack('b2'), new PointerEvent('pointerenter', mouse));
  await touch(stack('b2'));
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent(stack('b2'), new PointerEvent('pointerleave', mouse));
  await touch(screen.getByText('Dig b2'));
  expect(onchoose.mock.calls).toEqual([['b2']]);
});

test('a position that is sent again leaves the button where it is', async () => {
  // On a slow line the same position came once more between the two touches, and the button was gone.
  const onchoose = vi.fn();
  const { rerender } = render(Quarry, { quarry, tiles, verb: 'dig', open, onchoose });
  await touch(stack('b2'));
  await rerender({ quarry: { ...quarry } });
  await touch(screen.getByText('Dig b2'));
  expect(onchoose.mock.calls).toEqual([['b2']]);
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
