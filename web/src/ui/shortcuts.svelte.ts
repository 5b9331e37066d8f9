/** The list of keyboard shortcuts: whether it is open, and for which game. `table/Shortcuts.svelte` shows it. */

/** `game` is null where the page is about no game. */
let list: { readonly game: string | null } | null = $state.raw(null);

export function shortcutList(): { readonly game: string | null } | null {
  return list;
}

/** Opens the list with the keys of a game; without one, of the game that the page shows. */
export function openShortcuts(game?: string): void {
  list = { game: game ?? document.querySelector('[data-game]')?.getAttribute('data-game') ?? null };
}

export function closeShortcuts(): void {
  list = null;
}
