import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mistake } from '../../api/client';
import { COMPONENTS } from '../../games/babylon/fixtures/fixtures';
import parts from '../../games/babylon/parts';
import { learn, speak } from '../../words/words.svelte';
import TutorPanel from './TutorPanel.svelte';
import type { TutorSession } from './tutor-session.svelte';

const TOPIC = { code: 'points', facts: { line: 'bridges', points: 3 } };
const MISTAKE: Mistake & { ply: number } = {
  ply: 4,
  lost_chance: 0.2,
  lost_points: 7.4,
  in_points: false,
  better: {
    action: 'dig a1',
    turn: ['dig a1', 'finish none'],
    chance: 0.6,
    margin: 4,
    reasons: [TOPIC],
    actions: [null, { verb: 'finish', keep: 'none' }],
  },
};

const takeBack = vi.fn(async () => {});
const dismiss = vi.fn();

function show(said: Partial<TutorSession>, waits = false): void {
  const tutor = { topic: null, mistake: null, takeBack, dismiss, ...said } as unknown as TutorSession;
  const context = { game: 'babylon', parts, names: ['Ada', 'Bo'], components: COMPONENTS };
  render(TutorPanel, { props: { tutor, context, busy: false, waits } });
}

beforeEach(async () => {
  await speak('en');
  await learn('table', 'hint', 'tutor', 'babylon/hints', 'babylon/table');
  takeBack.mockClear();
  dismiss.mockClear();
});

afterEach(cleanup);

test('a topic is shown and read aloud', async () => {
  show({ topic: TOPIC });
  const panel = screen.getByRole('region', { name: 'Find the turn that brings this:' });
  expect(within(panel).getByText('+3 for bridges.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Find the turn that brings this: +3 for bridges.');
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  await fireEvent.click(screen.getByRole('button', { name: 'Close the tutor’s note' }));
  expect(dismiss).toHaveBeenCalledOnce();
});

test('a mistake shows its cost, what was better, and why, and can be taken back', async () => {
  show({ mistake: MISTAKE });
  const panel = screen.getByRole('region', { name: 'That turn lowered your chance to win from 60% to 40%.' });
  const items = within(panel).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['dig a1', 'End the turn', '+3 for bridges.']);
  expect(screen.getByRole('status').textContent).toContain('This was better: dig a1, End the turn.');
  await fireEvent.click(screen.getByRole('button', { name: 'Take the turn back' }));
  expect(takeBack).toHaveBeenCalledOnce();
});

test('a mistake is told when nothing flies over the board any more', () => {
  show({ mistake: MISTAKE }, true);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('in a decided game the cost is told in points', () => {
  show({ mistake: { ...MISTAKE, in_points: true } });
  expect(screen.getByRole('region', { name: 'That turn cost 7 points.' })).toBeTruthy();
});

test('with nothing to say, only the place for screen readers is there', () => {
  show({});
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});
