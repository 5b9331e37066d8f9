/** Numbers are written as the language of the person writes them, and agree with the words around them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../settings.svelte';
import { listed, percent, signed } from './numbers';
import { speak } from './words.svelte';

const SOURCES = join(import.meta.dirname, '..');

test('they are formatted in one place: elsewhere points were written in English in every language', () => {
  const others = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name) && name !== join('words', 'numbers.ts'))
    .filter((name) => /\bIntl\.|toLocale(Date|Time)?String\(/.test(readFileSync(join(SOURCES, name), 'utf8')));
  expect(others).toEqual([]);
});

/** There are several kinds of spaces between digits. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('they follow the language', async () => {
  await speak('en');
  expect([signed(1), signed(0), signed(-1), signed(1234)]).toEqual(['+1', '0', '-1', '+1,234']);
  expect([percent(0.62), listed(['a', 'b'])]).toEqual(['62%', 'a and b']);
  await speak('fr');
  expect([signed(1234), percent(0.62)].map(plain)).toEqual(['+1 234', '62 %']);
  expect(listed(['a', 'b'])).toBe('a et b');
  await speak('ru');
  expect(plain(signed(12345))).toBe('+12 345');
  expect(listed(['a', 'b'])).toBe('a и b');
});

/** Points in the plural, after the number 1. Japanese has no plural. */
const PLURALS: Record<string, RegExp> = {
  en: /\b1\spoints\b/,
  es: /\b1\spuntos\b/,
  fr: /\b1\spoints\b/,
  it: /\b1\spunti\b/,
  ru: /\b1\sочков/,
};

/** The numbers of the rules, which messages are always given. */
const RULES: Record<string, number> = Object.assign(
  {},
  ...readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(join('words', 'numbers.json')))
    .map((name) => JSON.parse(readFileSync(join(SOURCES, name), 'utf8'))),
);

/** Whatever else a message asks for is 1. */
const ONE = new Proxy(RULES, {
  has: () => true,
  get: (rules, name: string) => rules[name] ?? 1,
  getOwnPropertyDescriptor: (rules, name: string) => ({ configurable: true, value: rules[name] ?? 1 }),
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('one of a thing is not told as many: "+1 points"', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ftl') && name.includes(`words/${language}/`),
    );
    expect(files.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const part of files) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      const resource = new FluentResource(readFileSync(join(SOURCES, part), 'utf8'));
      bundle.addResource(resource);
      for (const { id, value } of resource.body) {
        if (id.startsWith('-') || !value) continue;
        const said = bundle.formatPattern(value, ONE, []);
        if (PLURALS[language]?.test(said)) wrong.push(`${id}: ${said}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
