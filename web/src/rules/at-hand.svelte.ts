/** The rules at hand: open over whatever one is doing, at the section of what one is looking at. */

import type { Component } from 'svelte';
import { takesLetters } from '../ui/keyboard';
import { notify } from '../ui/notices.svelte';
import { openShortcuts } from '../ui/shortcuts.svelte';
import { t } from '../words/words.svelte';

export interface Rule {
  game: string;
  section: string;
}

let rule: Rule | null = $state.raw(null);
/** Loaded when a rule is opened for the first time. */
let Dialog: Component | null = $state.raw(null);
let clicked: Element | null = null;

/** The rule that is open over the page. */
export function ruleAtHand(): Rule | null {
  return rule;
}

/** What shows it. */
export function ruleDialog(): Component | null {
  return rule && Dialog;
}

export async function openRule(game: string, section = 'overview'): Promise<void> {
  rule = { game, section };
  try {
    Dialog ??= (await import('./RulesDialog.svelte')).default;
  } catch {
    rule = null;
    notify(t('page-unloaded-why'), 'refusal');
  }
}

export function closeRule(): void {
  rule = null;
}

/** The game that an element belongs to, or else the one that the page is about. */
function gameOf(element: Element | null): string | null {
  const named = element?.closest('[data-game]') ?? document.querySelector('[data-game]');
  return named?.getAttribute('data-game') ?? null;
}

/** The rule of what is focused, else of what is hovered, else of what was clicked last, else the whole game's. */
export function ruleInSight(): Rule | null {
  const hovered = [...document.querySelectorAll(':hover')].at(-1) ?? null;
  for (const element of [document.activeElement, hovered, clicked]) {
    const ruled = element?.isConnected ? element.closest('[data-rule]') : null;
    const section = ruled?.getAttribute('data-rule');
    const game = gameOf(ruled ?? null);
    if (section && game) return { game, section };
  }
  const game = gameOf(null);
  return game === null ? null : { game, section: 'overview' };
}

/** From the open rule to the keyboard shortcuts. */
export function turnToShortcuts(): void {
  const game = rule?.game;
  closeRule();
  openShortcuts(game);
}

/** Answer the key `?` on this page, and `K` after it; returns how to stop. */
export function answerTheKey(): () => void {
  const stop = new AbortController();
  /** The last key was `?`. The rules open a moment later, or not at all where there are none. */
  let wasAsked = false;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Shift') return;
      const asked = rule !== null || wasAsked;
      wasAsked = event.key === '?';
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || takesLetters(event.target)) return;
      if (event.key.toLowerCase() === 'k' && asked) {
        event.preventDefault();
        turnToShortcuts();
      }
      if (event.key !== '?' || rule) return;
      const found = ruleInSight();
      if (!found) return;
      event.preventDefault();
      void openRule(found.game, found.section);
    },
    { signal: stop.signal },
  );
  addEventListener(
    'pointerdown',
    (event) => {
      clicked = event.target instanceof Element ? event.target : null;
    },
    { signal: stop.signal, capture: true },
  );
  return () => stop.abort();
}
