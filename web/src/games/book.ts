/** The shape of a rulebook: sections with paragraphs, lists, tables and pictures. The words are messages. */

/**
 * What stands in a cell of a table: the key of a message of the section, with a sign before it if it has one on the
 * board; a number; or what is written the same in every language.
 */
export type Entry = string | number | { as: string } | { word: string; sign: string };

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[]; numbered: boolean }
  | { kind: 'table'; head: string[]; rows: Entry[][] }
  | { kind: 'picture'; picture: string };

export interface Section {
  name: string;
  blocks: Block[];
  /** The sections that a reader may want next. */
  see: string[];
  /** Whether it is a part of the section before it: the stairs among the decorations. */
  part: boolean;
}

export interface Book {
  game: string;
  sections: Section[];
}

export const text = (key: string): Block => ({ kind: 'text', text: key });
export const heading = (key: string): Block => ({ kind: 'heading', text: key });
export const list = (...items: string[]): Block => ({ kind: 'list', items, numbered: false });
export const steps = (...items: string[]): Block => ({ kind: 'list', items, numbered: true });
export const table = (head: string[], ...rows: Entry[][]): Block => ({ kind: 'table', head, rows });
export const picture = (name: string): Block => ({ kind: 'picture', picture: name });

/** A word with its sign. */
export const signed = (sign: string, word: string): Entry => ({ sign, word });

/** The keys of messages that are counted: `step-1`, `step-2`, … */
export function counted(key: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${key}-${n + 1}`);
}

export function section(name: string, blocks: Block[], see: string[] = []): Section {
  return { name, blocks, see, part: false };
}

export function part(name: string, blocks: Block[], see: string[] = []): Section {
  return { name, blocks, see, part: true };
}

/** The blocks one by one, but for pictures that follow each other: those stand side by side. */
export function groups(of: Section): { first: number; blocks: Block[] }[] {
  const found: { first: number; blocks: Block[] }[] = [];
  of.blocks.forEach((block, number) => {
    const last = found.at(-1);
    if (block.kind === 'picture' && last?.blocks[0]?.kind === 'picture') last.blocks.push(block);
    else found.push({ first: number, blocks: [block] });
  });
  return found;
}

/** What follows `rules-GAME-` in the id of a message: of a section's own words, or of a picture's. */
export const word = (of: Section, key: string): string => `${of.name}-${key}`;
export const caption = (picture: string): string => `${picture}-picture`;
export const alternative = (picture: string): string => `${picture}-picture-alt`;

/** The key of the words of an entry, if it has any. */
export function keyOf(entry: Entry): string | null {
  if (typeof entry === 'string') return entry;
  return typeof entry === 'object' && 'word' in entry ? entry.word : null;
}

/** An entry without words: the same in every language. */
export function literal(entry: Entry): string {
  return typeof entry === 'object' && 'as' in entry ? entry.as : String(entry);
}

export const signOf = (entry: Entry): string | null =>
  typeof entry === 'object' && 'sign' in entry ? entry.sign : null;

/** Every word of a block in reading order, but for what is the same in every language. */
export function wordsOf(of: Section, block: Block): string[] {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return [word(of, block.text)];
    case 'list':
      return block.items.map((item) => word(of, item));
    case 'table':
      return [...block.head, ...block.rows.flat()].flatMap((entry) => {
        const key = keyOf(entry);
        return key === null ? [] : [word(of, key)];
      });
    case 'picture':
      return [caption(block.picture), alternative(block.picture)];
  }
}

export function sectionOf(book: Book, name: string | null): Section | undefined {
  return book.sections.find((section) => section.name === name);
}
