import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { done, position } from '../fixtures/tables';
import { learn, speak } from '../words/words.svelte';
import { Replay } from './replay.svelte';
import Transport from './Transport.svelte';

const GAME = [done(1, 0), done(2, 1), done(3, 1), done(4, 0)];
let replay: Replay;

beforeEach(async () => {
  await speak('en');
  await learn('replay');
  replay = new Replay(
    { done: GAME },
    (ply) => Promise.resolve(position(ply, 0)),
    () => 0,
    () => {},
  );
  await replay.go(2);
  render(Transport, { replay, told: 'Bo digs.' });
});

afterEach(cleanup);

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('each button leads where it says', async () => {
  await press(/^Forward one step/);
  expect(replay.ply).toBe(3);
  await press(/^Back one turn/);
  expect(replay.ply).toBe(1);
  await press(/^Forward one turn/);
  expect(replay.ply).toBe(3);
  await press(/^Back one step/);
  expect(replay.ply).toBe(2);
  await press(/^To the end/);
  expect(replay.ply).toBe(4);
  await press(/^To the beginning/);
  expect(replay.ply).toBe(0);
});

test('at an end there is nothing beyond it', async () => {
  const disabled = () => screen.getAllByRole<HTMLButtonElement>('button').map((button) => button.disabled);
  expect(disabled()).toEqual([false, false, false, false, false, false, false]);
  await press(/^To the end/);
  expect(disabled()).toEqual([false, false, false, false, true, true, true]);
  await press(/^To the beginning/);
  expect(disabled()).toEqual([true, true, true, false, false, false, false]);
});

test('the slider goes anywhere, and says where that is', async () => {
  const slider = screen.getByRole<HTMLInputElement>('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe('Step 2 of 4. Bo digs.');
  await fireEvent.input(slider, { target: { value: '3' } });
  expect(replay.ply).toBe(3);
});
