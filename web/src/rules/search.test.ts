import { expect, test } from 'vitest';
import { type Book, list, section, table, text } from '../games/book';
import { createIndex, excerpt, findWords, passages, queryWords, runs, search } from './search';

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

const index = createIndex(all);
const textsOf = (query: string) => search(index, query).passages.map((passage) => passage.text);

test('finds the passages with all the words; the title of a section counts for all of it', () => {
  expect(textsOf('pillar')).toEqual(['One pillar for each edge.']);
  expect(textsOf('one flower')).toEqual(['One more for your flower.']);
  expect(textsOf('dig flower')).toEqual(['One more for your flower.']);
  expect(search(index, 'finish').passages.map((passage) => passage.section.name)).toEqual(['tokens']);
  expect(textsOf('camel')).toEqual([]);
  expect(textsOf('  ')).toEqual([]);
});

test('shows a long text around the first word found, in whole words', () => {
  const long = `${'before '.repeat(40)}belvedere ${'after '.repeat(40)}`.trim();
  const short = excerpt(long, queryWords('belvedere'));
  expect(short).toMatch(/^… before (before )*belvedere (after )*after …$/);
  expect(short.length).toBeLessThan(120);
  expect(excerpt('円'.repeat(200), queryWords('円'))).toMatch(/^円{110} …$/);
});

/** An index of paragraphs. */
function indexOf(...texts: string[]) {
  const book: Book = { game: 'babylon', sections: [section('dig', texts.map(text))] };
  return createIndex(passages(book, (key) => key.replace(/^dig-/, '')));
}

const rules = indexOf(
  'Place a pillar in the palace.',
  'Every place has a flower.',
  'Достройте башню с колоннами.',
  'Une étoile de l’étage.',
  '円柱をすべて戻す。',
  'バルコニーをおく。',
);

test.each([
  ['pilar', 'Place a pillar in the palace.', 'pillar'],
  ['flowr', 'Every place has a flower.', 'flower'],
  ['колонами', 'Достройте башню с колоннами.', 'колоннами'],
])('finds a word in spite of a typo, and marks what it is: %s', (query, passage, word) => {
  const { passages: found, marks } = search(rules, query);
  expect(found.map((one) => one.text)).toEqual([passage]);
  expect(findWords(passage, marks).map(([start, end]) => passage.slice(start, end))).toEqual([word]);
});

test('a word that is there is not taken for a typo of another one', () => {
  expect(search(rules, 'palace').passages).toHaveLength(1);
});

test.each([
  ['円柱', '円柱をすべて戻す。'],
  ['柱', '円柱をすべて戻す。'],
  ['柱をすべて', '円柱をすべて戻す。'],
  ['ばるこにー', 'バルコニーをおく。'],
  ['バルコ', 'バルコニーをおく。'],
  ['etage', 'Une étoile de l’étage.'],
])('finds words that no spaces separate: %s', (query, passage) => {
  expect(search(rules, query).passages.map((one) => one.text)).toEqual([passage]);
});
