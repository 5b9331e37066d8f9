/** Finding words in the rules, whatever their accents, their case or, in Japanese, their kana. */

import MiniSearch from 'minisearch';
import { type Block, type Book, caption, type Entry, keyOf, literal, type Section, word } from '../games/book';

/** A text as it is compared, and for each of its characters where it stands in the text as it is read. */
interface Folded {
  text: string;
  at: number[];
}

/** Accents of Latin and Cyrillic letters; the voicing marks of kana are no accents, they make other letters. */
const ACCENTS = /[\u0300-\u036f]/g;
const KATAKANA = /[\u30a1-\u30f6]/g;

/** The rules have some hundred different characters, and all of them are compared with every letter that is typed. */
const known = new Map<string, string>();

function foldCharacter(character: string): string {
  const plain = known.get(character) ?? foldAnew(character);
  known.set(character, plain);
  return plain;
}

function foldAnew(character: string): string {
  return character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

export function fold(text: string): Folded {
  let folded = '';
  const at: number[] = [];
  let start = 0;
  for (const character of text) {
    const plain = foldCharacter(character);
    for (let n = 0; n < plain.length; n += 1) at.push(start);
    folded += plain;
    start += character.length;
  }
  at.push(text.length);
  return { text: folded, at };
}

/** The words of a query as they are compared. */
export function queryWords(query: string): string[] {
  return fold(query).text.split(/\s+/).filter(Boolean);
}

/** Where the words stand in a text, as pairs of start and end, in order and without overlap. */
export function findWords(text: string, words: readonly string[]): [number, number][] {
  if (!words.length) return [];
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const one of words) {
    for (let at = folded.text.indexOf(one); at >= 0; at = folded.text.indexOf(one, at + one.length)) {
      found.push([folded.at[at] ?? 0, folded.at[at + one.length] ?? text.length]);
    }
  }
  return merge(found);
}

function merge(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** A piece of text of one look. */
export interface Run {
  text: string;
  bold: boolean;
  marked: boolean;
}

/** A message without its stars. */
export function plain(message: string): string {
  return message.replaceAll('**', '');
}

/** A message in pieces: bold between two stars and two stars, marked where a word that is looked for stands. */
export function runs(message: string, words: readonly string[] = []): Run[] {
  const text = plain(message);
  const bold: [number, number][] = [];
  let at = 0;
  message.split('**').forEach((piece, n) => {
    if (n % 2) bold.push([at, at + piece.length]);
    at += piece.length;
  });
  const marked = findWords(text, words);
  const cuts = new Set([0, text.length, ...bold.flat(), ...marked.flat()]);
  const ends = [...cuts].sort((one, other) => one - other);
  const inside = (ranges: [number, number][], point: number) =>
    ranges.some(([start, end]) => start <= point && point < end);
  return ends.slice(1).flatMap((end, n) => {
    const start = ends[n] ?? 0;
    return [{ text: text.slice(start, end), bold: inside(bold, start), marked: inside(marked, start) }];
  });
}

/** A place in the rules that can be found: a paragraph, an item of a list, a row of a table, a caption. */
export interface Passage {
  section: Section;
  /** The number of its block in the section; the title has none. */
  block: number | null;
  text: string;
}

/** Every passage of a book in reading order; `say` gives the words of a key. */
export function passages(book: Book, say: (key: string) => string): Passage[] {
  return book.sections.flatMap((section) => [
    { section, block: null, text: say(word(section, 'title')) },
    ...section.blocks.flatMap((block, n) => textsOf(section, block, say).map((text) => ({ section, block: n, text }))),
  ]);
}

function textsOf(section: Section, block: Block, say: (key: string) => string): string[] {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return [plain(say(word(section, block.text)))];
    case 'list':
      return block.items.map((item) => plain(say(word(section, item))));
    case 'table':
      return block.rows.map((row) => row.map((entry) => entryText(section, entry, say)).join(' · '));
    case 'picture':
      return [plain(say(caption(block.picture)))];
  }
}

function entryText(section: Section, entry: Entry, say: (key: string) => string): string {
  const key = keyOf(entry);
  return key === null ? literal(entry) : plain(say(word(section, key)));
}

const tokenize = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/**
 * The forms under which a word is found, also by its beginning. Japanese has no spaces between words, and what stands
 * there for a word is a clause: it is found from each of its letters on, so that every part of it is found.
 */
function formsOf(word: string): string[] {
  const { text } = fold(word);
  return JAPANESE.test(word) ? [...text].map((_, at) => text.slice(at)) : [text];
}

/** Passages that can be searched. */
export interface RulesIndex {
  passages: readonly Passage[];
  words: MiniSearch;
}

export function createIndex(all: readonly Passage[]): RulesIndex {
  const titles = new Map(all.flatMap(({ section, block, text }) => (block === null ? [[section, text]] : [])));
  const words = new MiniSearch({ fields: ['text', 'title'], tokenize, processTerm: formsOf });
  words.addAll(
    all.map(({ section, block, text }, id) => ({ id, text, title: block === null ? '' : titles.get(section) })),
  );
  return { passages: all, words };
}

export interface Found {
  /** In the order of the book. */
  passages: Passage[];
  /** The words to be marked in them, as they are compared. */
  marks: string[];
}

/** The part of the letters of a word that may be wrong. */
const TYPOS = 0.2;

/**
 * The passages with all words of a query. A word in the title of a section counts for the whole section. Words with
 * typos are found if nothing is found for the query as it is written.
 */
export function search({ passages, words }: RulesIndex, query: string): Found {
  const find = (fuzzy: number | false) =>
    words
      .search(query, { combineWith: 'AND', prefix: true, fuzzy, processTerm: (word) => fold(word).text })
      .filter(({ match }) => Object.values(match).some((fields) => fields.includes('text')));
  const exact = find(false);
  const found = exact.length ? exact : find(TYPOS);
  const ids = new Set(found.map(({ id }) => id));
  return {
    passages: passages.filter((_, id) => ids.has(id)),
    marks: exact.length ? queryWords(query) : [...new Set(found.flatMap(({ terms }) => terms))],
  };
}

/** What is shown of a passage: around the first word found, as far as a line or two go. */
export function excerpt(text: string, words: readonly string[], length = 110): string {
  if (text.length <= length) return text;
  const first = findWords(text, words)[0]?.[0] ?? 0;
  // Whole words, if it can be; a text without spaces, as in Japanese, is cut where it has to be.
  let start = Math.max(0, Math.min(first - Math.floor(length / 3), text.length - length));
  const after = start ? text.indexOf(' ', start) : -1;
  if (after >= 0 && after < first) start = after + 1;
  let end = Math.min(start + length, text.length);
  const before = end < text.length ? text.lastIndexOf(' ', end) : -1;
  if (before > first + length / 3) end = before;
  return `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
