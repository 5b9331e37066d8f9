/** Short messages of the page: notices on the screen, and announcements for screen readers. */

import { Refused } from '../api/client';
import { lookUp, t } from '../words/words.svelte';

export interface Notice {
  id: number;
  text: string;
  kind: 'word' | 'refusal';
}

const LASTS = 6_000;

let shown: Notice[] = $state.raw([]);
let said: string = $state('');
let count = 0;

export function notices(): readonly Notice[] {
  return shown;
}

export function notify(text: string, kind: Notice['kind'] = 'word'): void {
  count += 1;
  const notice = { id: count, text, kind };
  shown = [...shown.filter((other) => other.text !== text), notice].slice(-3);
  setTimeout(() => dismiss(notice.id), LASTS);
}

export function dismiss(id: number): void {
  shown = shown.filter((notice) => notice.id !== id);
}

/** Let a screen reader speak, without showing anything. */
export function announce(text: string): void {
  said = text;
}

export function announcement(): string {
  return said;
}

/** Why a call was refused, in words. A reason of the game (`not_enough_pillars`) has words of its own. */
export function refusalText(refused: unknown, game: string): string {
  if (!(refused instanceof Refused)) return t('refusal-server_error');
  const facts = Object.fromEntries(
    Object.entries(refused.facts).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
  const reason = refused.facts.reason;
  const id = refused.code === 'illegal_action' && reason ? `${game}-reason-${reason}` : `refusal-${refused.code}`;
  return lookUp(id, facts) ?? refused.message;
}

export function notifyRefusal(refused: unknown, game = ''): void {
  notify(refusalText(refused, game), 'refusal');
}
