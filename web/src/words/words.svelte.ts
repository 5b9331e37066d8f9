/** The words of the page: Fluent messages in the language of the person, loaded part by part. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, type Language } from '../settings.svelte';

/** Messages in files by part: `en/home.ftl`. A part is loaded when something needs it. */
const FILES = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });

/** The parts that every page needs. */
const EVERYWHERE = ['page'];

let language: Language = $state('en');
let loaded = $state(0);
let bundle = new FluentBundle('en');
const parts = new Set<string>(EVERYWHERE);
const known = new Map<string, Promise<string>>();

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => one === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

/** Speak a language from now on; `null` is the one that the browser prefers. `also` are parts that will be needed. */
export async function speak(wanted: Language | null, ...also: string[]): Promise<void> {
  for (const part of also) parts.add(part);
  const next = wanted ?? preferredLanguage(navigator.languages);
  // Names and numbers of people stay as they are: no isolation marks, which would show up in tests and copies.
  const fresh = new FluentBundle(next, { useIsolating: false });
  const wantedParts = [...parts];
  for (const text of await Promise.all(wantedParts.map((part) => read(next, part)))) {
    fresh.addResource(new FluentResource(text));
  }
  bundle = fresh;
  language = next;
  loaded += 1;
  document.documentElement.lang = next;
  const late = [...parts].filter((part) => !wantedParts.includes(part));
  if (late.length) await speak(wanted);
}

/** Load the messages of a part (`babylon`, `rules`) before they are shown. */
export async function learn(...wanted: string[]): Promise<void> {
  const fresh = wanted.filter((part) => !parts.has(part));
  for (const part of fresh) parts.add(part);
  const texts = await Promise.all(fresh.map((part) => read(language, part)));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  if (texts.length) loaded += 1;
}

function read(of: Language, part: string): Promise<string> {
  const path = `./${of}/${part}.ftl`;
  const load = FILES[path];
  if (!load) return Promise.reject(new Error(`there are no words in ${path}`));
  const text = known.get(path) ?? load();
  known.set(path, text);
  return text;
}

/** A message in the language of the person. Read in a component or an effect, it follows the language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  void loaded;
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, args);
}

export function spoken(): Language {
  return language;
}
