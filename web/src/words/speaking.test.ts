import { expect, test, vi } from 'vitest';
import { learn, learnFrom, preferredLanguage, speak, spoken, t } from './words.svelte';

test('the language follows the browser', () => {
  expect(preferredLanguage(['pt-BR', 'fr-CA', 'en'])).toBe('fr');
  expect(preferredLanguage(['ja'])).toBe('ja');
  expect(preferredLanguage(['de', 'nl'])).toBe('en');
});

test('a part that two ask for at once is there for both', async () => {
  await speak('en');
  expect(t('replay-play')).toBe('replay-play');
  const first = learn('replay');
  const second = learn('replay');
  await second;
  expect(t('replay-play')).toBe('Play');
  await first;
});

test('a part that is asked for while the language changes comes in the new one', async () => {
  await speak('en');
  const changed = speak('ru');
  await learn('home');
  expect(spoken()).toBe('ru');
  expect(t('home-play')).not.toBe('home-play');
  expect(t('home-play')).not.toBe('Play now');
  await changed;
});

test('the last language that was wished for is spoken', async () => {
  await Promise.all([speak('ja'), speak('ru'), speak('en')]);
  expect(spoken()).toBe('en');
  expect(t('page-home')).toBe('Home');
});

test('what cannot be loaded is told, and what was there stays', async () => {
  await speak('en');
  await expect(learn('no-such-part')).rejects.toThrow('no words');
  expect(t('page-home')).toBe('Home');
  await speak('ru');
  expect(t('page-home')).not.toBe('Home');
});

test('the words of a game from another package come from a source, in each language', async () => {
  await speak('en');
  const texts: Record<string, string> = { en: 'Towers', fr: 'Les tours' };
  const source = vi.fn(async (language: string) => ({ 'lesson-hanoi-towers': texts[language] ?? '' }));
  await learnFrom('hanoi/lessons', source);
  expect(t('lesson-hanoi-towers')).toBe('Towers');
  await speak('fr');
  expect(t('lesson-hanoi-towers')).toBe('Les tours');
  await speak('en');
  expect(source.mock.calls).toEqual([['en'], ['fr']]);
});

test('a source is not asked for words that are here', async () => {
  const source = vi.fn();
  await speak('en');
  await learnFrom('amytis/lessons', source);
  expect(source).not.toHaveBeenCalled();
  expect(t('lesson-amytis-build')).toBe('Take and build');
});
