/** A game that the client has no folder for: with the board of its package, or with lists and the names of the server. */

import { readable, t } from '../../words/words.svelte';
import type { GameModule } from '../module';
import Picture from './PlainPicture.svelte';

const BOARD =
  'M4 4h16v16H4zM6 6v3.3h3.3V6zm4.4 0v3.3h3.2V6zm4.3 0v3.3H18V6zM6 10.4v3.2h3.3v-3.2zm4.4 0v3.2h3.2v-3.2zm4.3 0v3.2H18v-3.2zM6 14.7V18h3.3v-3.3zm4.4 0V18h3.2v-3.3zm4.3 0V18H18v-3.3z';

function plainGame(name: string): GameModule {
  const words = readable(name);
  return {
    name,
    order: Number.POSITIVE_INFINITY,
    title: () => words.charAt(0).toUpperCase() + words.slice(1),
    about: () => t('plain-about'),
    Picture,
    sign: { path: BOARD, color: 'var(--leaf)' },
    words: { home: ['plain/table'], table: ['plain/table'], hints: [], rules: [], shortcuts: [] },
    shortcuts: [],
    loadParts: async () => (await import('./parts')).default,
    loadBook: null,
  };
}

/** A game from another package: with the board at this address, or with the fallback if it has none. */
export async function foreignGame(name: string, board?: string | null): Promise<GameModule> {
  const plain = plainGame(name);
  return board ? (await import('./packaged')).packagedGame(plain, board) : plain;
}
