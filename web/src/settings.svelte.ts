/** What a person chose in this browser, and nothing that the server has to know. */

import { MediaQuery } from 'svelte/reactivity';

export const LANGUAGES = ['en', 'es', 'fr', 'it', 'ja', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
/** How the moves of others are shown: at their pace, faster, or at once. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
export const GARDENS = ['solid', 'plan'] as const;

const KEY = 'semiramis.settings';
const dark = new MediaQuery('(prefers-color-scheme: dark)');
const still = new MediaQuery('(prefers-reduced-motion: reduce)');

const CHOICES = {
  /** `null`: as the browser prefers. */
  language: [null, ...LANGUAGES],
  theme: THEMES,
  pace: PACES,
  sound: [true, false],
  garden: GARDENS,
} as const;

type Choices = { -readonly [name in keyof typeof CHOICES]: (typeof CHOICES)[name][number] };

const DEFAULTS: Choices = { language: null, theme: 'system', pace: 'calm', sound: true, garden: 'solid' };

/** What was stored, as far as it is something one can choose: an older or edited entry must not break the page. */
export function readChoices(stored: string | null): Choices {
  const choices: Choices = { ...DEFAULTS };
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return choices;
  }
  if (typeof found !== 'object' || found === null) return choices;
  const entries = new Map<string, unknown>(Object.entries(found));
  const pick = <T>(allowed: readonly T[], name: string, otherwise: T): T =>
    allowed.find((value) => value === entries.get(name)) ?? otherwise;
  choices.language = pick(CHOICES.language, 'language', null);
  choices.theme = pick(CHOICES.theme, 'theme', DEFAULTS.theme);
  choices.pace = pick(CHOICES.pace, 'pace', DEFAULTS.pace);
  choices.sound = pick(CHOICES.sound, 'sound', DEFAULTS.sound);
  choices.garden = pick(CHOICES.garden, 'garden', DEFAULTS.garden);
  return choices;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser may forbid it
  }
}

export const settings: Choices = $state(readChoices(stored()));

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // What cannot be kept is chosen anew next time.
    }
  });
  $effect(() => {
    document.documentElement.setAttribute('data-theme', isDark() ? 'dark' : 'light');
  });
});

/** Whether the person asked the system for less motion. */
export function motionIsReduced(): boolean {
  return still.current;
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && dark.current);
}
