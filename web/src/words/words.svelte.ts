/** The words of the page: Fluent messages in the language of the person, loaded part by part. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { during } from '../rest';
import { LANGUAGES, type Language } from '../settings.svelte';

/**
 * Messages in files by language and part. A part is loaded when something needs it: `home` is `en/home.ftl`, and
 * `GAME/home` the file of this name in the folder of a game. The texts of lessons lie beside the rules, since
 * the terminal prints them, too.
 */
const FILES = import.meta.glob<string>(
  ['./*/*.ftl', '../games/*/words/*/*.ftl', '../../../src/semiramis/games/*/lessons/*.ftl'],
  { query: '?raw', import: 'default' },
);
/** The numbers of the score sheet of every game: each message is given them, so that none stands in a message. */
const NUMBERS: Readonly<Record<string, number>> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, number>>('../games/*/words/numbers.json', { eager: true, import: 'default' }),
  ),
);
/** The part of a game that has the texts of its lessons. */
const LESSONS = 'lessons';

/** Where messages come from that no file of ours has, by part. */
const sources = new Map<string, Source>();

/** The messages of a part in a language: plain ones, without variables, by their ids, or the text of a Fluent file. */
export type Source = (language: Language) => Promise<Readonly<Record<string, string>> | string>;

/** The parts that every page needs. */
const EVERYWHERE = ['page'];

let language: Language = $state('en');
let loaded = $state(0);
let bundle = new FluentBundle('en');
const parts = new Set<string>(EVERYWHERE);
/** The parts that the bundle has. */
let held: ReadonlySet<string> = new Set();
/** The language that is being composed, or was. */
let next: Language = 'en';
let composing: Promise<void> | null = null;
const known = new Map<string, string>();

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => one === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

/** Speak a language from now on; `null` is the one that the browser prefers. `also` are parts that will be needed. */
export function speak(wanted: Language | null, ...also: string[]): Promise<void> {
  for (const part of also) parts.add(part);
  return compose(wanted ?? preferredLanguage(navigator.languages));
}

/** Load the messages of parts before they are shown. */
export function learn(...wanted: string[]): Promise<void> {
  for (const part of wanted) parts.add(part);
  if (!composing && wanted.every((part) => held.has(part))) return Promise.resolve();
  return compose(next);
}

/** The same for a part that a source may have to give, since its game comes from another package. */
export function learnFrom(part: string, source: Source): Promise<void> {
  sources.set(part, source);
  return learn(part);
}

function compose(wanted: Language): Promise<void> {
  next = wanted;
  const mine = during(gather(wanted)).finally(() => {
    if (composing === mine) composing = null;
  });
  composing = mine;
  return mine;
}

async function gather(wanted: Language): Promise<void> {
  if (wanted === 'ja') import('@fontsource/zen-kaku-gothic-new/500.css').catch(() => {}); // then the system's font
  const all = [...parts];
  const texts = await Promise.all(
    all.map((part) =>
      read(wanted, part).catch((failure: unknown) => {
        // The next call tries again; the other parts must not wait for it.
        if (!EVERYWHERE.includes(part)) parts.delete(part);
        throw failure;
      }),
    ),
  );
  // Another language or part was requested meanwhile: wait for that one.
  if (wanted !== next || all.length < parts.size) return composing ?? undefined;
  // Names and numbers of people stay as they are: no isolation marks, which would show up in tests and copies.
  bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  held = new Set(all);
  language = wanted;
  loaded += 1;
  document.documentElement.lang = wanted;
}

async function read(of: Language, part: string): Promise<string> {
  const [file = part, game] = part.split('/').reverse();
  const path = pathOf(of, file, game);
  const text = known.get(path) ?? (await load(of, part, path)); // one that failed is asked for again
  known.set(path, text);
  return text;
}

async function load(of: Language, part: string, path: string): Promise<string> {
  const file = FILES[path];
  if (file) return file();
  const source = sources.get(part);
  if (!source) throw new Error(`there are no words in ${path}`);
  const messages = await source(of);
  if (typeof messages === 'string') return messages;
  const entries = Object.entries(messages);
  return entries.map(([id, text]) => `${id} = ${text}`).join('\n');
}

function pathOf(language: Language, file: string, game: string | undefined): string {
  if (game === undefined) return `./${language}/${file}.ftl`;
  if (file === LESSONS) return `../../../src/semiramis/games/${game}/lessons/${language}.ftl`;
  return `../games/${game}/words/${language}/${file}.ftl`;
}

/** A message in the language of the person. Read in a component or an effect, it follows the language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return lookUp(id, args) ?? id;
}

/** The same; null if there is no such message. */
export function lookUp(id: string, args?: Record<string, FluentVariable>): string | null {
  void loaded;
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  return typeof pattern === 'string' ? pattern : bundle.formatPattern(pattern, { ...NUMBERS, ...args });
}

/** A name of the server as words, where there is no message for it: `open_corner` is "open corner". */
export function readable(name: string): string {
  return name.replaceAll(/[_.-]+/g, ' ');
}

export function spoken(): Language {
  return language;
}
