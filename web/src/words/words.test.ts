/** No message is missing in any language, and none is there for nothing. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type Entry,
  Message,
  type Pattern,
  Placeable,
  parse,
  Term,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../settings.svelte';

const WORDS = import.meta.dirname;
const SOURCES = join(WORDS, '..');
/** The folders that have one folder for each language: this one, and those of the games. */
const FOLDERS = [
  WORDS,
  ...readdirSync(join(SOURCES, 'games')).flatMap((game) => {
    const words = join(SOURCES, 'games', game, 'words');
    return existsSync(words) ? [words] : [];
  }),
];
/** The folders with the texts of the lessons, which have one file for each language. */
const RULES = join(SOURCES, '../../src/semiramis/games');
const LESSONS = readdirSync(RULES).flatMap((game) => {
  const lessons = join(RULES, game, 'lessons');
  return existsSync(lessons) ? [lessons] : [];
});
const partsIn = (language: string) => [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(folder, language)).map((file) => relative(SOURCES, join(folder, '*', file))),
  ),
  ...LESSONS.flatMap((folder) =>
    existsSync(join(folder, `${language}.ftl`)) ? [relative(SOURCES, join(folder, '*.ftl'))] : [],
  ),
];
const PARTS = partsIn('en').sort();

interface Wording {
  /** The names of the variables that a message is given. */
  variables: Set<string>;
  empty: boolean;
}

class Variables extends Visitor {
  readonly names = new Set<string>();

  override visitVariableReference(found: VariableReference): void {
    this.names.add(found.id.name);
  }
}

function wording(pattern: Pattern): Wording {
  const found = new Variables();
  found.visit(pattern);
  const empty = pattern.elements.every((part) => !(part instanceof Placeable) && !part.value.trim());
  return { variables: found.names, empty };
}

/** Each message and attribute of a part in a language, by its id. */
function messages(language: string, part: string): Map<string, Wording> {
  const found = new Map<string, Wording>();
  const text = readFileSync(join(SOURCES, part.replace('*', language)), 'utf8');
  for (const entry of parse(text, {}).body) {
    const junk = (entry as Entry & { annotations?: { message: string }[] }).annotations;
    if (entry.type === 'Junk') throw new Error(`${language}/${part}: ${junk?.[0]?.message}`);
    if (!(entry instanceof Message || entry instanceof Term)) continue;
    const id = entry instanceof Term ? `-${entry.id.name}` : entry.id.name;
    if (found.has(id)) throw new Error(`${language}/${part}: ${id} is there twice`);
    if (entry.value) found.set(id, wording(entry.value));
    for (const attribute of entry.attributes) found.set(`${id}.${attribute.id.name}`, wording(attribute.value));
  }
  return found;
}

const english = new Map(PARTS.flatMap((part) => [...messages('en', part)]));

function programs(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return programs(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const program = programs(SOURCES).join('\n');
const literals = new Set([...program.matchAll(/(['"`])([a-z][\w.-]*)\1/g)].map((found) => found[2] ?? ''));
/** Ids that are put together, with anything in their gaps: t(`refusal-${code}`), t(`${game}-reason-${code}`). */
const composed = [...program.matchAll(/`((?:[a-z0-9_.-]|\$\{[^}`]*\})*\$\{[^`]*)`/gi)]
  .map((found) => (found[1] ?? '').split(/\$\{[^}]*\}/))
  .filter((pieces) => pieces.every((piece) => /^[\w.-]*$/.test(piece)) && pieces.join('').replace(/\W/g, '').length > 3)
  .map((pieces) => new RegExp(`^${pieces.join('[\\w-]+')}$`));
const asked = new Set([...program.matchAll(/\bt\(\s*(['"])([^'"]+)\1/g)].map((found) => found[2] ?? ''));

test('every message that the page asks for is there', () => {
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((id) => !english.has(id))).toEqual([]);
});

test('no message is there for nothing', () => {
  const used = (id: string) => id.startsWith('-') || literals.has(id) || composed.some((pattern) => pattern.test(id));
  expect([...english.keys()].filter((id) => !used(id))).toEqual([]);
});

test('every number of a score sheet that a message is given is one of a game', () => {
  const numbers = import.meta.glob<Record<string, number>>('../games/*/words/numbers.json', {
    eager: true,
    import: 'default',
  });
  const known = new Set(Object.values(numbers).flatMap((one) => Object.keys(one)));
  const given = [...english.values()].flatMap(({ variables }) =>
    [...variables].filter((name) => /^points-/.test(name)),
  );
  expect(given.length).toBeGreaterThan(50);
  expect(given.filter((name) => !known.has(name))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('there are all parts and no other', () => {
    expect(partsIn(language).sort()).toEqual(PARTS);
  });

  test.each(PARTS)('%s is complete', (part) => {
    const here = messages(language, part);
    const there = messages('en', part);
    const own = (ids: Iterable<string>) => [...ids].filter((id) => !id.startsWith('-')).sort();
    expect(own(here.keys())).toEqual(own(there.keys()));
    for (const [id, { variables, empty }] of here) {
      expect(empty, `${id} is empty`).toBe(false);
      const given = there.get(id)?.variables ?? new Set();
      expect(
        [...variables].filter((name) => !given.has(name)),
        `${id} uses what it is not given`,
      ).toEqual([]);
    }
  });
});
