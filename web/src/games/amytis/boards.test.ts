import { afterAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../settings.svelte';
import { learn, speak, t } from '../../words/words.svelte';

afterAll(() => speak('en'));

/** The name of a board, without an ending that may change in a sentence. */
const stem = (label: string) => (label.split('a1')[0] ?? '').trim().toLowerCase().slice(0, 4).replace('の', '');

test.each(LANGUAGES)('a build from a1 to a1 names both boards: %s', async (language) => {
  await speak(language);
  await learn('table', 'amytis/table', 'amytis/hints');
  const stack = stem(t('amytis-stack-empty-label', { cell: 'a1' }));
  const city = stem(t('amytis-cell-empty', { cell: 'a1' }));
  expect(stack && city).toBeTruthy();
  const facts = { name: 'Ada', tile: '…', color: 'blue', building: 'wall', stack: 'a1', cell: 'a1' };
  for (const message of ['amytis-todo-ghost', 'table-amytis-tile_built', 'hint-do-amytis-build']) {
    const sentence = t(message, facts).toLowerCase();
    expect(sentence.split('a1')).toHaveLength(3);
    expect(sentence).toContain(stack);
    expect(sentence).toContain(city);
  }
});
