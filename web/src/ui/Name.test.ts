import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../api/client';
import { personName } from '../person.svelte';
import { LANGUAGES } from '../settings.svelte';
import { speak, t } from '../words/words.svelte';
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

test.each(LANGUAGES)('in %s the suggested names are different and short', async (code) => {
  await speak(code);
  const names = t('page-names').split(/[,、]\s*/);
  expect(new Set(names).size).toBeGreaterThan(20);
  expect(names).toHaveLength(new Set(names).size);
  expect(names.filter((name) => name.length > 11)).toEqual([]); // the header of a phone has no more room
});

test('a guest changes the name that is suggested, and a refused one changes nothing', async () => {
  const enter = vi.spyOn(api, 'enter').mockResolvedValue({ id: 'ada', name: 'Ada', token: 'secret' });
  render(Name);
  const suggested = screen.getByRole('button', { name: /^Change your name/ }).textContent?.trim() ?? '';
  expect(t('page-names').split(', ')).toContain(suggested);
  // Both at a table were offered the same one.
  const others = t('page-names')
    .split(', ')
    .filter((name) => name !== suggested);
  expect(others).toContain(personName([suggested]));
  // The header and the invitation to a table offered different ones.
  expect(personName(others.slice(1))).toBe(suggested);
  await fireEvent.click(screen.getByRole('button', { name: /^Change your name/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe(suggested);
  await fireEvent.keyDown(screen.getByLabelText('Your name'), { key: 'Escape' });
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
