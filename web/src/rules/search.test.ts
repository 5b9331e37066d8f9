import { expect, test } from 'vitest';
import { type Book, list, section, table, text } from '../games/book';
import { excerpt, findWords, passages, queryWords, runs, search } from './search';

const found = (message: string, query: string) =>
  findWords(message, queryWords(query)).map(([start, end]) => message.slice(start, end));

test('finds words whatever their accents and their case', () => {
  expect(found('Une Étage, un étage', 'ETAGE')).toEqual(['Étage', 'étage']);
  expect(found('El año del pilar', 'ano')).toEqual(['año']);
  expect(found('Ещё одна фишка', 'еще')).toEqual(['Ещё']);
});

test('finds Japanese in either kana, and tells voiced letters from unvoiced ones', () => {
  expect(found('円柱をすべて戻す。バルコニー', '円柱')).toEqual(['円柱']);
  expect(found('バルコニー', 'ばるこにー')).toEqual(['バルコニー']);
  expect(found('ガラス', 'カラス')).toEqual([]);
});

test('finds letters that are written wide, and marks them where they stand', () => {
  expect(found('レベルＬの上', 'l')).toEqual(['Ｌ']);
  expect(found('a ﬁne ﬂower', 'flower')).toEqual(['ﬂower']);
});

test('joins words that overlap', () => {
  expect(found('belvedere', 'belve vedere')).toEqual(['belvedere']);
});

test('cuts a message into bold and marked pieces', () => {
  expect(runs('You **must dig** now', queryWords('dig'))).toEqual([
    { text: 'You ', bold: false, marked: false },
    { text: 'must ', bold: true, marked: false },
    { text: 'dig', bold: true, marked: true },
    { text: ' now', bold: false, marked: false },
  ]);
});

test('marks a word that is partly bold', () => {
  expect(runs('a **bel**vedere', queryWords('belvedere')).filter((run) => run.marked)).toEqual([
    { text: 'bel', bold: true, marked: true },
    { text: 'vedere', bold: false, marked: true },
  ]);
});

const BOOK: Book = {
  game: 'babylon',
  sections: [
    section('dig', [text('1'), list('one', 'two')]),
    section('tokens', [table(['head'], [{ sign: 'token-blank', word: 'blank' }, 4, { as: 'finish none' }])]),
  ],
};
const WORDS: Record<string, string> = {
  'dig-title': 'Dig',
  'dig-1': 'Take **one** tile.',
  'dig-one': 'One pillar for each edge.',
  'dig-two': 'One more for your flower.',
  'tokens-title': 'Round tokens',
  'tokens-head': 'Token',
  'tokens-blank': 'No effect',
};
const all = passages(BOOK, (key) => WORDS[key] ?? key);

test('lists what can be found, in reading order', () => {
  expect(all.map((passage) => passage.text)).toEqual([
    'Dig',
    'Take one tile.',
    'One pillar for each edge.',
    'One more for your flower.',
    'Round tokens',
    'No effect · 4 · finish none',
  ]);
});

test('finds the passages with all the words; the title of a section counts for all of it', () => {
  expect(search(all, 'pillar').map((passage) => passage.text)).toEqual(['One pillar for each edge.']);
  expect(search(all, 'one flower').map((passage) => passage.text)).toEqual(['One more for your flower.']);
  expect(search(all, 'dig flower').map((passage) => passage.text)).toEqual(['One more for your flower.']);
  expect(search(all, 'finish').map((passage) => passage.section.name)).toEqual(['tokens']);
  expect(search(all, 'camel')).toEqual([]);
  expect(search(all, '  ')).toEqual([]);
});

test('shows a long text around the first word found, in whole words', () => {
  const long = `${'before '.repeat(40)}belvedere ${'after '.repeat(40)}`.trim();
  const short = excerpt(long, queryWords('belvedere'));
  expect(short).toMatch(/^… before (before )*belvedere (after )*after …$/);
  expect(short.length).toBeLessThan(120);
  expect(excerpt('円'.repeat(200), queryWords('円'))).toMatch(/^円{110} …$/);
});
