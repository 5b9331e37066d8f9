import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import('./progress.svelte');

test('progress is kept after a reload', async () => {
  const { keepChapter } = await load();
  keepChapter('hanoi', 'towers', { answers: [['a b'], []] });
  keepChapter('hanoi', 'disks', 'done');
  vi.resetModules();
  expect((await load()).progressOf('hanoi').chapters).toEqual({ towers: { answers: [['a b'], []] }, disks: 'done' });
});

test('a chapter that is repeated stays done', async () => {
  const { keepChapter, progressOf } = await load();
  keepChapter('hanoi', 'towers', 'done');
  keepChapter('hanoi', 'towers', { answers: [] });
  expect(progressOf('hanoi').chapters.towers).toBe('done');
});

test('a game is learnt when all of its chapters with steps are done', async () => {
  const { isLearnt, keepChapter, keepChapters } = await load();
  keepChapter('hanoi', 'towers', 'done');
  expect(isLearnt('hanoi')).toBe(false); // it is not known yet whether there are others
  keepChapters('hanoi', ['towers', 'disks']);
  expect(isLearnt('hanoi')).toBe(false);
  keepChapter('hanoi', 'disks', { answers: [] });
  expect(isLearnt('hanoi')).toBe(false);
  keepChapter('hanoi', 'disks', 'done');
  expect(isLearnt('hanoi')).toBe(true);
  expect(isLearnt('go')).toBe(false);
});

test('a newcomer is one who has neither learnt nor played nor said that they know the rules', async () => {
  expect((await load()).isNewcomer()).toBe(true);
  (await load()).keepChapters('hanoi', ['towers']); // only looked at
  expect((await load()).isNewcomer()).toBe(true);
  (await load()).keepChapter('hanoi', 'towers', { answers: [] });
  expect((await load()).isNewcomer()).toBe(false);
});

test('a person who knows the rules or has an identity is no newcomer', async () => {
  (await load()).knowRules();
  expect((await load()).isNewcomer()).toBe(false);
  vi.resetModules();
  expect((await load()).isNewcomer()).toBe(false);
  localStorage.clear();
  vi.resetModules();
  localStorage.setItem('semiramis.person', 'P0');
  expect((await load()).isNewcomer()).toBe(false);
});

test.each([null, '', '{', 'null', '[]', '{"games":7}', '{"games":{"a":null,"b":{"chapters":[]}}}'])(
  'what cannot be progress is as if there were none: %s',
  async (text) => {
    const { readProgress } = await load();
    expect(readProgress(text)).toEqual({ knows: false, games: {} });
  },
);

test('a chapter that cannot be read is as if it were not begun', async () => {
  const { readProgress } = await load();
  const chapters = { one: 'done', two: 'begun', three: { answers: [[1]] }, four: { answers: [['x']] } };
  const { games } = readProgress(JSON.stringify({ games: { hanoi: { chapters, all: 'none' } } }));
  expect(games.hanoi).toEqual({ chapters: { one: 'done', four: { answers: [['x']] } }, all: [] });
});
