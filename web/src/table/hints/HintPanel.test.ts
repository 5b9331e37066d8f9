import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type Hint } from '../../api/client';
import { table } from '../../fixtures/tables';
import { COMPONENTS, POSITIONS } from '../../games/babylon/fixtures/fixtures';
import parts from '../../games/babylon/parts';
import { learn, speak } from '../../words/words.svelte';
import type { TableSession } from '../session.svelte';
import HintPanel from './HintPanel.svelte';
import { HintSession } from './hint-session.svelte';

const position = POSITIONS.dig;
const HINTS: Hint[] = [
  {
    action: 'dig a1',
    turn: ['dig a1', 'place dug c4 r0 L1', 'finish none'],
    chance: 0.62,
    margin: 4.2,
    reasons: [
      { code: 'points', facts: { line: 'bridges', points: 3 } },
      { code: 'stars_align', facts: {} },
    ],
    actions: [
      { verb: 'dig', stack: 'a1', tile: position.view.quarry.a1.top ?? '' },
      { verb: 'place', source: 'dug', tile: '', cell: 'c4', rotation: 0, level: 1, open: null, supports: [] },
      { verb: 'finish', keep: 'none' },
    ],
  },
  {
    action: 'finish none',
    turn: ['finish none'],
    chance: 0.4,
    margin: -2,
    reasons: [],
    actions: [{ verb: 'finish', keep: 'none' }],
  },
];

const act = vi.fn(async () => true);
const onclose = vi.fn();

async function shown(): Promise<HintSession> {
  const session = { id: 't', table: table(), mine: [1], position, choices: ['dig a1'], act };
  const hintSession = new HintSession(session as unknown as TableSession);
  const context = { game: 'babylon', parts, names: ['Ada', 'Bo'], components: COMPONENTS };
  const asked = hintSession.ask();
  render(HintPanel, { props: { hintSession, context, busy: false, onclose } });
  expect(screen.getByRole('status').textContent).toBe('Thinking…');
  await asked;
  return hintSession;
}

beforeEach(async () => {
  await speak('en');
  await learn('table', 'hint', 'babylon/hints', 'babylon/table');
  vi.spyOn(api, 'hints').mockResolvedValue({ ply: position.ply, hints: HINTS });
  act.mockClear();
  onclose.mockClear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a hint tells what to do, what may be expected of it, how the turn goes on, and why', async () => {
  await shown();
  const [best, other] = await screen.findAllByRole('heading', { level: 3 });
  const card = within(best?.closest('li') ?? document.body);
  expect(card.getByRole('button', { pressed: false }).textContent).toMatch(/^Dig the \w+-flower \w+ tile out of a1$/);
  expect(card.getByText('62% chance of winning')).toBeTruthy();
  expect(card.getByText('ahead by 4 points')).toBeTruthy();
  const turn = within(card.getByRole('list', { name: 'The rest of the turn' })).getAllByRole('listitem');
  expect(turn.map((item) => item.textContent)).toEqual(['Place the dug tile on c4, level 1', 'End the turn']);
  const why = within(card.getByRole('list', { name: 'Why' })).getAllByRole('listitem');
  expect(why.map((item) => item.textContent)).toEqual(['+3 for bridges.', 'stars align']);
  expect(other?.textContent).toContain('End the turn');
  expect(screen.getByRole('status').textContent).toMatch(/^2 hints\. The best: Dig the /);
});

test('pointing at a hint shows it, with the pointer or the keyboard', async () => {
  const hintSession = await shown();
  const [first, second] = await screen.findAllByRole('button', { name: /^(Dig|End)/ });
  await fireEvent.focus(second as HTMLElement);
  expect(hintSession.idea).toMatchObject({ actions: [{ action: 'finish none' }], pointed: true });
  await fireEvent.blur(second as HTMLElement);
  expect(hintSession.idea?.actions.map(({ action }) => action)).toEqual(HINTS[0]?.turn);
  expect(hintSession.idea?.pointed).toBe(false);
  await fireEvent.pointerEnter(second?.closest('li') as HTMLElement, { pointerType: 'mouse' });
  expect(hintSession.shown).toBe(HINTS[1]);
  await fireEvent.pointerLeave(second?.closest('li') as HTMLElement, { pointerType: 'mouse' });
  expect(hintSession.shown).toBe(HINTS[0]);
  expect(first?.closest('li')?.className).toContain('shown');
});

test('the best hint is open; another one opens in its place when it is chosen', async () => {
  const hintSession = await shown();
  const [first, second] = await screen.findAllByRole('button', { name: /^(Dig|End)/ });
  expect(screen.getAllByRole('list', { name: 'Why' })).toHaveLength(1);
  await fireEvent.click(second as HTMLElement);
  expect(hintSession.chosen).toBe(HINTS[1]);
  expect(second?.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('list', { name: 'Why' })).toBeNull();
  await fireEvent.click(first as HTMLElement);
  expect(screen.getAllByRole('list', { name: 'Why' })).toHaveLength(1);
  expect(act).not.toHaveBeenCalled();
});

test('each hint has a button that does its next action at once', async () => {
  await shown();
  const buttons = await screen.findAllByRole('button', { name: 'Do it' });
  expect(buttons).toHaveLength(HINTS.length);
  await fireEvent.click(buttons[1] as HTMLElement);
  expect(act).toHaveBeenCalledExactlyOnceWith('finish none');
});

test('it can be closed', async () => {
  await shown();
  await fireEvent.click(screen.getByRole('button', { name: 'Close the hints' }));
  expect(onclose).toHaveBeenCalledOnce();
});
