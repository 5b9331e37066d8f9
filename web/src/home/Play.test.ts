import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type Table } from '../api/client';
import { ADA, AMYTIS, BABYLON, BO, BOT, table } from '../fixtures/tables';
import { isNewcomer, lessonInProgress } from '../learn/progress.svelte';
import { ensurePerson } from '../person.svelte';
import { go, route, to } from '../routing.svelte';
import { speak } from '../words/words.svelte';
import { choose } from './choices.svelte';
import Play from './Play.svelte';

vi.mock('../learn/progress.svelte');

/** What the server has of one's own tables, by status, the newest first. */
let mine: Record<string, Table[]>;

beforeEach(async () => {
  mine = {};
  await speak('en');
  vi.spyOn(api, 'enter').mockResolvedValue({ id: 'ada', name: 'Ada', token: 'secret' });
  await ensurePerson();
  vi.spyOn(api, 'games').mockResolvedValue([BABYLON, AMYTIS]);
  vi.spyOn(api, 'tables').mockImplementation(async ({ status } = {}) => ({
    tables: mine[`${status}`] ?? [],
    next: null,
  }));
  vi.spyOn(api, 'newTable').mockImplementation(async ({ game }) => table({ id: `new-${game}` }));
  go(to.home);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.mocked(isNewcomer).mockReset();
  vi.mocked(lessonInProgress).mockReset().mockReturnValue(null);
});

const BOTS = table({ id: 'bots', seats: [BOT, BOT] });
const OPEN_BABYLON = table({ id: 'b', seats: [ADA, BO] });
const OVER = table({ id: 'over', game: 'amytis', status: 'over', seats: [ADA, BOT] });

async function play(game: string | null): Promise<string> {
  render(Play, { game });
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  return location.hash;
}

test('a game of one’s own that is not over goes on', async () => {
  vi.mocked(lessonInProgress).mockReturnValue('babylon');
  mine = { playing: [BOTS, OPEN_BABYLON], over: [OVER] };
  expect(await play(null)).toBe('#/table/b');
  expect(route()).toEqual({ page: 'table', id: 'b', invitation: null });
  expect(api.newTable).not.toHaveBeenCalled();
});

test('a newcomer gets the home page, and so does one with lessons to go on with', async () => {
  vi.mocked(isNewcomer).mockReturnValueOnce(true);
  mine = { over: [OVER] };
  expect(await play(null)).toBe('#/');
  cleanup();
  vi.mocked(lessonInProgress).mockReturnValueOnce('babylon');
  expect(await play(null)).toBe('#/');
  expect(api.newTable).not.toHaveBeenCalled();
});

test('otherwise a new game of the last kind begins, as it was chosen last', async () => {
  choose('amytis', { level: 'greedy' });
  mine = { over: [OVER, OPEN_BABYLON] };
  const steps = history.length;
  expect(await play(null)).toBe('#/table/new-amytis');
  expect(history.length).toBe(steps); // the way back does not make another one
  expect(api.newTable).toHaveBeenCalledExactlyOnceWith({
    game: 'amytis',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    autostart: true,
  });
});

test('without a finished game there is no kind to choose', async () => {
  expect(await play(null)).toBe('#/');
});

test('a game that is named begins, also for a newcomer, if none of its kind goes on', async () => {
  vi.mocked(isNewcomer).mockReturnValue(true);
  mine = { playing: [OPEN_BABYLON] };
  expect(await play('amytis')).toBe('#/table/new-amytis');
  cleanup();
  expect(await play('babylon')).toBe('#/table/b');
});

test('a game that the server does not have is no page', async () => {
  expect(await play('chess')).toBe('#/');
  expect(screen.getByRole('heading', { name: 'There is no such page' })).toBeTruthy();
});

test('a server that does not answer can be asked again', async () => {
  vi.mocked(api.games).mockRejectedValueOnce(new Error('offline'));
  await play(null);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
