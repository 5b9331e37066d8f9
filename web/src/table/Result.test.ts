import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type Table } from '../api/client';
import LineShowcase from '../fixtures/LineShowcase.svelte';
import { BABYLON, done, position, seat, table } from '../fixtures/tables';
import type { GameParts } from '../games/module';
import plain from '../games/plain/parts';
import { learn, speak } from '../words/words.svelte';
import { headlineOf } from './headline';
import Result from './Result.svelte';
import { named } from './seats';
import { type Standing, widestLine } from './standing';

const who = vi.hoisted(() => ({ person: { id: 'ada', name: 'Ada' }, still: false }));
vi.mock('../person.svelte', () => ({ person: () => who.person }));
vi.mock('../settings.svelte', async (original) => ({ ...(await original()), motionIsReduced: () => who.still }));

const heard = vi.hoisted(() => vi.fn());
vi.mock('../sound/sound', () => ({ sound: heard }));

let Showcase: GameParts['Showcase'] = LineShowcase;

const view = {
  seats: [
    { score: 9, breakdown: { statues: 3, fountains: 6, visible_pits: 30 } },
    { score: 9, breakdown: { statues: 9, fountains: 0, visible_pits: 28 } },
  ],
};

function shown(
  result: Table['result'],
  facts: Partial<Table> = {},
  mine: number[] = [0],
  fresh = false,
  game = BABYLON,
): HTMLElement {
  const ended = table({ status: 'over', result, ...facts });
  render(Result, {
    table: ended,
    game,
    parts: { ...plain, Showcase },
    position: position(40, null, { view }),
    seats: named(ended.seats),
    mine,
    done: [done(1, 0), done(2, 1)],
    fresh,
    onclose: () => {},
  });
  return screen.getByRole('dialog');
}

const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.trim());

beforeEach(async () => {
  who.person = { id: 'ada', name: 'Ada' };
  who.still = false;
  Showcase = LineShowcase;
  await speak('en');
  await learn('table', 'replay', 'babylon/table');
});

afterEach(() => {
  vi.useRealTimers();
  heard.mockClear();
  vi.restoreAllMocks();
  cleanup();
});

test('the scores of all seats, line by line', () => {
  shown({ reason: 'finished', winners: [0], scores: [9, 8] });
  expect(row('Statues')).toEqual(['3', '9']);
  expect(row('Fountains')).toEqual(['6', '0']);
  expect(row('Score')).toEqual(['9 ★', '8']);
  expect(screen.queryByRole('row', { name: /^Visible pits/ })).toBeNull();
});

test('a game that ended just now is counted line by line', async () => {
  vi.useFakeTimers();
  shown({ reason: 'finished', winners: [0], scores: [9, 9] }, {}, [0], true);
  expect(row('Score')).toEqual(['0', '0']);
  await vi.advanceTimersByTimeAsync(1000);
  expect([row('Statues'), row('Fountains'), row('Score')]).toEqual([
    ['3', '9'],
    ['0', '0'],
    ['3', '9'],
  ]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(row('Score')).toEqual(['9 ★', '9']);
});

test('the count takes no longer where the pictures are slow', async () => {
  // It was counted by ticks: eight lines took 120 s on a busy machine without a graphics card.
  vi.useFakeTimers();
  shown({ reason: 'finished', winners: [0], scores: [9, 9] }, {}, [0], true);
  vi.setSystemTime(Date.now() + 2500);
  await vi.advanceTimersByTimeAsync(40);
  expect(row('Score')).toEqual(['9 ★', '9']);
});

test('who won is not said before the points are counted, on pictures that are drawn', async () => {
  vi.useFakeTimers();
  Showcase = () => ({ paint: async () => document.createElement('canvas') });
  shown({ reason: 'finished', winners: [0], scores: [9, 8] }, {}, [0], true);
  const dialog = screen.getByRole('dialog', { name: 'Final scoring' });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(row('Score')).toEqual(['0', '0']);
  expect(dialog.textContent).not.toMatch(/You win|biggest difference|★/);
  expect(heard).not.toHaveBeenCalled();
  // A picture that is never drawn does not keep the result from the players.
  await vi.advanceTimersByTimeAsync(4000);
  expect(screen.getByRole('dialog', { name: 'You win by 1 point' })).toBe(dialog);
  expect(heard.mock.calls).toEqual([['fanfare']]);
});

test('the line of the score that made the most difference', () => {
  const lines = (...breakdowns: Standing['breakdown'][]) =>
    widestLine(
      ['statues', 'fountains'],
      ...(breakdowns.map((breakdown) => ({ score: 0, breakdown })) as [Standing, Standing]),
    );
  expect(lines({ statues: 9, fountains: 7 }, { statues: 8, fountains: 2 })).toBe('fountains');
  expect(lines({ statues: 2, fountains: 2 }, { statues: 8, fountains: 2 })).toBeNull();
  const dialog = shown({ reason: 'finished', winners: [1], scores: [9, 12] });
  expect(dialog.textContent).toContain('The biggest difference: Statues, 9 to 3.');
});

test('who beat a level is offered the next one, and who lost to play again', async () => {
  const seats = [seat('Ada'), seat('Novice', { kind: 'bot', person: null, level: 'novice' })];
  const game = { ...BABYLON, levels: ['novice', 'greedy'] };
  const made = vi.spyOn(api, 'newTable').mockResolvedValue(table({ id: 'next' }));
  const options = { with: 'belvederes' };
  shown({ reason: 'finished', winners: [0], scores: [9, 8] }, { seats, options }, [0], false, game);
  await fireEvent.click(screen.getByRole('button', { name: 'Try Greedy' }));
  expect(made.mock.lastCall?.[0]).toMatchObject({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }], options });
  expect(location.hash).toBe('#/table/next');
  cleanup();
  shown({ reason: 'finished', winners: [1], scores: [8, 9] }, { seats }, [0], false, game);
  expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Play again' }).classList.contains('main')).toBe(true);
});

test('that the other player wants to play again is said, not only by another button', () => {
  shown({ reason: 'finished', winners: [0], scores: [9, 8] }, { rematch: 'again' });
  expect(screen.getByRole('status').textContent).toContain('Bo would like to play again.');
});

test('a key or a click brings the counting to its end; keys that have a meaning do not', async () => {
  shown({ reason: 'finished', winners: [0], scores: [9, 9] }, {}, [0], true);
  expect(await fireEvent.keyDown(document.body, { key: 'Tab' })).toBe(true);
  expect(row('Score')).toEqual(['0', '0']);
  // What has the focus is not pressed by the key that skips.
  expect(await fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(false);
  expect(row('Score')).toEqual(['9 ★', '9']);
  expect(await fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(true);
  cleanup();
  shown({ reason: 'finished', winners: [0], scores: [9, 9] }, {}, [0], true);
  // A finger that scrolls comes down, too, and does not click.
  await fireEvent.pointerDown(document.body);
  expect(row('Score')).toEqual(['0', '0']);
  await fireEvent.click(document.body);
  expect(row('Score')).toEqual(['9 ★', '9']);
});

test('with reduced motion nothing is counted', () => {
  who.still = true;
  shown({ reason: 'finished', winners: [0], scores: [9, 9] }, {}, [0], true);
  expect(row('Score')).toEqual(['9 ★', '9']);
});

test('the line that is counted is lit on each board, and later the one that is chosen', async () => {
  shown({ reason: 'finished', winners: [0], scores: [9, 9] }, {}, [0], true);
  const lit = () => [...document.querySelectorAll('[data-seat]')].map((one) => one.textContent);
  expect(lit()).toEqual(['statues', 'statues']);
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(lit()).toEqual(['none', 'none']);
  await fireEvent.click(screen.getByRole('button', { name: 'Fountains' }));
  expect(lit()).toEqual(['fountains', 'fountains']);
});

test('the result from the point of view of a person', () => {
  const of = (winners: number[], scores: number[], mine: number[], reason: 'finished' | 'resigned' = 'finished') =>
    headlineOf({ reason, winners, scores }, ['Ada', 'Bo', 'Cleo'], mine);
  expect(of([0], [31, 19], [0])).toBe('You win by 12 points');
  expect(of([1], [18, 19], [0])).toBe('Bo wins, 1 point ahead of you');
  expect(of([1], [12, 19, 18], [0])).toBe('Bo wins, 7 points ahead of you');
  expect(of([0], [31, 19], [])).toBe('Ada wins by 12 points');
  expect(of([0], [31, 19], [0, 1])).toBe('Ada wins by 12 points');
  expect(of([0], [19, 19], [0])).toBe('You win!');
  expect(of([1], [19, 19], [0])).toBe('Bo wins');
  expect(of([0], [3, 19], [0], 'resigned')).toBe('You win!');
  expect(of([0, 2], [9, 3, 9], [2])).toBe('You share the victory with Ada');
  expect(of([0, 2], [9, 3, 9], [1])).toBe('Ada and Cleo share the victory');
});

test('a tie-breaker that decided is told and shown', () => {
  const dialog = shown({ reason: 'finished', winners: [1], scores: [9, 9] });
  expect(dialog.textContent).toContain('Bo wins');
  expect(dialog.textContent).toContain('The last round is over. The scores are tied');
  expect(row('Visible pits')).toEqual(['30', '28']);
});

test('who gave up is told, and may still play again', () => {
  const seats = [seat('Ada', { resigned: true }), seat('Bo')];
  const dialog = shown({ reason: 'resigned', winners: [1], scores: [9, 9] }, { seats }, []);
  expect(dialog.textContent).toContain('Ada gave up.');
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
});

test('who only watched is not offered to play again', () => {
  who.person = { id: 'cleo', name: 'Cleo' };
  const seats = [seat('Ada', { resigned: true }), seat('Bo')];
  shown({ reason: 'resigned', winners: [1], scores: [9, 9] }, { seats }, []);
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
});

test('a shared victory, a game that was brought along, and the ways on', () => {
  const dialog = shown({ reason: 'imported', winners: [0, 1], scores: [9, 9] }, {}, []);
  expect(dialog.textContent).toContain('Ada and Bo share the victory');
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['#/table/t/at/0?report', '#/table/t/at/0', 'api/v1/tables/t/record', '#/']);
});

test('a game that starts from a position has no record to save', () => {
  shown({ reason: 'finished', winners: [0], scores: [9, 8] });
  expect(screen.getByRole('link', { name: 'Save the game to a file' })).toBeTruthy();
  cleanup();
  shown(
    { reason: 'finished', winners: [0], scores: [9, 8] },
    { start: { position: 'babylon phase=dig …', points: [4, 2] } },
  );
  expect(screen.queryByRole('link', { name: 'Save the game to a file' })).toBeNull();
});
