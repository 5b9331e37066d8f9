import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import AMYTIS from './amytis/rules/book';
import amytis from './amytis/words/en/rules.ftl?raw';
import BABYLON from './babylon/rules/book';
import babylon from './babylon/words/en/rules.ftl?raw';
import { type Book, groups, picture, section, text, word, wordsOf } from './book';

/** What the client's boards and the server's options call for: see `data-rule` and `<Help section />`. */
const SECTIONS: Record<string, string> = {
  babylon:
    'overview components setup round dig build place levels open-corner decorations stairs fountain bridge statue ' +
    'store tokens scoring supply options',
  amytis:
    'overview components setup turn architects choose build garden market wall palace residence theater projects ' +
    'favor favors end scoring options',
};

function spoken(book: Book): string[] {
  return book.sections.flatMap((section) => [
    word(section, 'title'),
    ...section.blocks.flatMap((block) => wordsOf(section, block)),
  ]);
}

describe.each([
  [BABYLON, babylon],
  [AMYTIS, amytis],
])('the rules of $game', (book, source) => {
  const ids = new FluentResource(source).body.map((message) => message.id);
  const wanted = new Set(spoken(book).map((key) => `rules-${book.game}-${key}`));

  test('have words for every place', () => {
    expect([...wanted].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('have a place for all words, and each once', () => {
    expect(ids.filter((id) => !wanted.has(id))).toEqual([]);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });

  test('have the sections that boards refer to, each once', () => {
    const names = book.sections.map((section) => section.name);
    expect((SECTIONS[book.game] ?? '').split(' ').filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('refer only to sections that there are', () => {
    const names = book.sections.map((section) => section.name);
    expect(book.sections.flatMap((section) => section.see).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('close every bold word', () => {
    for (const message of new FluentResource(source).body) {
      const stars = String(message.value).split('**').length - 1;
      expect([message.id, stars % 2]).toEqual([message.id, 0]);
    }
  });
});

test('pictures that follow each other stand side by side', () => {
  const blocks = [text('1'), picture('a'), picture('b'), text('2'), picture('c')];
  expect(groups(section('dig', blocks)).map(({ first, blocks }) => [first, blocks.length])).toEqual([
    [0, 1],
    [1, 2],
    [3, 1],
    [4, 1],
  ]);
});
