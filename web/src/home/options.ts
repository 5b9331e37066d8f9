/** The options of a game in words. What this page has no words for yet goes by the server's names. */

import type { GameInfo, OptionInfo } from '../api/client';
import { lookUp, readable } from '../words/words.svelte';

type Value = OptionInfo['default'];

const key = (name: string) => name.replaceAll('.', '-');

export function optionText(game: string, name: string): string {
  return lookUp(`home-option-${game}-${key(name)}`) ?? readable(name);
}

export function valueText(game: string, name: string, value: Value): string {
  return lookUp(`home-option-${game}-${key(name)}-${value}`) ?? readable(String(value));
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
