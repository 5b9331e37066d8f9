/** What a person chose in this browser, and nothing that the server has to know. */

import { MediaQuery } from 'svelte/reactivity';

export const LANGUAGES = ['en', 'es', 'fr', 'it', 'ja', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
/** How the moves of others are shown: at their pace, faster, or at once. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
export const GARDENS = ['solid', 'plan'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
/** How fine a picture in three dimensions is drawn; `auto` follows the speed of the machine. */
export const QUALITIES = ['auto', 'low', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];
/** When a board shows the numbers that one can do without: always, or where one points. */
export const NUMBERS = ['always', 'pointed'] as const;
/** Which actions need a second click: all, only those that cannot be undone, none. */
export const CONFIRMATIONS = ['always', 'final', 'never'] as const;
/** In percent; 0 is silence. */
export const VOLUMES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

const KEY = 'semiramis.settings';
const dark = new MediaQuery('(prefers-color-scheme: dark)');
const still = new MediaQuery('(prefers-reduced-motion: reduce)');

const CHOICES = {
  /** `null`: as the browser prefers. */
  language: [null, ...LANGUAGES],
  theme: THEMES,
  pace: PACES,
  volume: VOLUMES,
  garden: GARDENS,
  /** Whether the pictures of a garden show the levels. */
  levels: [true, false],
  /** Whether the other player's garden is shown beside one's own, where there is room. */
  beside: [false, true],
  text: TEXT_SIZES,
  quality: QUALITIES,
  numbers: NUMBERS,
  confirm: CONFIRMATIONS,
  /** Whether the tutor speaks in games against the computer. */
  tutor: [false, true],
} as const;

type Choices = { -readonly [name in keyof typeof CHOICES]: (typeof CHOICES)[name][number] };

export const DEFAULTS: Readonly<Choices> = {
  language: null,
  theme: 'system',
  pace: 'calm',
  volume: 60,
  garden: 'solid',
  levels: true,
  beside: false,
  text: 'normal',
  quality: 'auto',
  numbers: 'always',
  confirm: 'final',
  tutor: false,
};

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
  for (const [name, value] of Object.entries(found)) {
    if (Object.hasOwn(CHOICES, name) && (CHOICES[name as keyof Choices] as readonly unknown[]).includes(value))
      Object.assign(choices, { [name]: value });
  }
  // Before there was a volume, sound was on or off.
  if ('sound' in found && found.sound === false && !('volume' in found)) choices.volume = 0;
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
    document.documentElement.setAttribute('data-text', settings.text);
    document.documentElement.setAttribute('data-numbers', settings.numbers);
  });
});

/** Whether the person asked the system for less motion. */
export function motionIsReduced(): boolean {
  return still.current;
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && dark.current);
}
