import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../api/client';
import { speak } from '../words/words.svelte';
import Name from './Name.svelte';

beforeEach(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const edit = async (name: string) => {
  await fireEvent.click(screen.getByRole('button', { name: /^Change your name/ }));
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: name } });
};

test('a guest takes a name, which a refused one does not change', async () => {
  const enter = vi.spyOn(api, 'enter').mockResolvedValue({ id: 'ada', name: 'Ada', token: 'secret' });
  render(Name);
  expect(screen.getByRole('button', { name: 'Change your name, Guest' })).toBeTruthy();
  await edit(' Ada ');
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Change your name, Ada' });
  expect(enter).toHaveBeenCalledExactlyOnceWith('Ada');

  vi.spyOn(api, 'rename').mockRejectedValue(new Refused('bad_name', ''));
  await edit('bot:Ada');
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('visible text'));
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('bot:Ada');
  expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');

  await fireEvent.keyDown(screen.getByLabelText('Your name'), { key: 'Escape' });
  expect(await screen.findByRole('button', { name: 'Change your name, Ada' })).toBe(document.activeElement);
});
