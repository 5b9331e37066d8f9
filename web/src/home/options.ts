/** The options of a game in words. What this page has no words for yet goes by the server's names. */

import type { GameInfo, OptionInfo } from '../api/client';
import { t } from '../words/words.svelte';

type Value = OptionInfo['default'];

const key = (name: string) => name.replaceAll('.', '-');

export function optionText(name: string): string {
  const text = t(`home-option-${key(name)}`);
  return text.startsWith('home-option-') ? name : text;
}

export function valueText(name: string, value: Value): string {
  const text = t(`home-option-${key(name)}-${value}`);
  return text.startsWith('home-option-') ? String(value) : text;
}

/** What a table has agreed on otherwise than usual. */
export function unusual(game: GameInfo, options: Readonly<Record<string, unknown>>): [OptionInfo, Value][] {
  return game.options.flatMap((option): [OptionInfo, Value][] => {
    const [group = '', inner] = option.name.split('.');
    const outer = options[group];
    const found: unknown = inner === undefined ? outer : new Map(Object.entries(outer ?? {})).get(inner);
    const value = option.values.find((one) => one === found);
    return value === undefined || value === option.default ? [] : [[option, value]];
  });
}
