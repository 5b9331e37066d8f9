import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../api/client';
import { openTable } from '../fixtures/tables';
import { speak } from '../words/words.svelte';
import Record from './Record.svelte';

const RECORD = { format: 'semiramis-record/1', game: 'babylon', players: ['Ada', 'Bo'], actions: [] };

beforeEach(async () => {
  await speak('en', 'home');
  location.hash = '';
  vi.spyOn(api, 'enter').mockResolvedValue({ id: 'ada', name: 'Guest', token: 'secret' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function paste(text: string): Promise<void> {
  render(Record);
  await fireEvent.input(screen.getByLabelText('The text of the saved game'), { target: { value: text } });
  await fireEvent.click(screen.getByRole('button', { name: 'Load' }));
}

const problem = () => screen.getByRole('alert').textContent;

test('a record that was pasted is loaded and replayed from its beginning', async () => {
  const load = vi.spyOn(api, 'load').mockResolvedValue(openTable([], { id: 'R7', status: 'over' }));
  await paste(JSON.stringify(RECORD));
  await waitFor(() => expect(location.hash).toBe('#/table/R7/at/0'));
  expect(load).toHaveBeenCalledExactlyOnceWith(RECORD);
  expect(problem()).toBe('');
});

test('a file is loaded', async () => {
  const load = vi.spyOn(api, 'load').mockResolvedValue(openTable([], { id: 'R8' }));
  const { container } = render(Record);
  const files = container.querySelector('input[type=file]');
  if (!files) throw new Error('there is no way to choose a file');
  const file = new File([JSON.stringify(RECORD)], 'game.json', { type: 'application/json' });
  Object.defineProperty(files, 'files', { value: [file] });
  await fireEvent.change(files);
  await waitFor(() => expect(location.hash).toBe('#/table/R8/at/0'));
  expect(load).toHaveBeenCalledExactlyOnceWith(RECORD);
});

test('what is no JSON is not sent', async () => {
  const load = vi.spyOn(api, 'load');
  await paste('1. e4 e5');
  await waitFor(() => expect(problem()).toContain('JSON'));
  expect(load).not.toHaveBeenCalled();
  expect(api.enter).not.toHaveBeenCalled();
});

test('the server’s reason is told, and the text is still there', async () => {
  vi.spyOn(api, 'load').mockRejectedValue(new Refused('bad_record', 'action 3: ‘dig z9’ is not an action'));
  await paste(JSON.stringify(RECORD));
  await waitFor(() => expect(problem()).toContain('action 3: ‘dig z9’ is not an action'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('The text of the saved game').value).toBe(JSON.stringify(RECORD));
  expect(location.hash).toBe('');
});

test('other refusals have their own words', async () => {
  vi.spyOn(api, 'load').mockRejectedValue(new Refused('too_large', 'more than 200000 bytes'));
  await paste(JSON.stringify(RECORD));
  await waitFor(() => expect(problem()).toContain('too large'));
});

test('a file that cannot be read is told', async () => {
  const { container } = render(Record);
  const files = container.querySelector('input[type=file]');
  if (!files) throw new Error('there is no way to choose a file');
  const file = new File(['{}'], 'game.json');
  vi.spyOn(file, 'text').mockRejectedValue(new Error('gone'));
  Object.defineProperty(files, 'files', { value: [file] });
  await fireEvent.change(files);
  await waitFor(() => expect(problem()).toContain('cannot be read'));
});
