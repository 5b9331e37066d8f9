/** The board of each game, with what flies over it and the words for it. Loaded when a table of the game is shown. */

import type { Component } from 'svelte';
import type { GameInfo } from '../api/client';
import { learn } from '../words/words.svelte';
import type { BoardProps } from './board';
import type { Glyph } from './choreography/beat';

/** What is given to draw something that flies, about 48 pixels large. */
export interface GlyphProps {
  glyph: Glyph;
  components: GameInfo['components'];
}

export interface GameParts {
  Board: Component<BoardProps>;
  Glyph: Component<GlyphProps>;
}

const PARTS: Record<string, () => Promise<GameParts>> = {
  babylon: async () => {
    const [board, glyph] = await Promise.all([
      import('../games/babylon/Babylon.svelte'),
      import('./glyphs/BabylonGlyph.svelte'),
    ]);
    return { Board: board.default, Glyph: glyph.default };
  },
  amytis: async () => {
    const [board, glyph] = await Promise.all([
      import('../games/amytis/Amytis.svelte'),
      import('./glyphs/AmytisGlyph.svelte'),
    ]);
    return { Board: board.default, Glyph: glyph.default };
  },
};

/** Everything that a table of this game needs to be shown; `words` are further parts of messages. */
export async function partsOf(game: string, ...words: string[]): Promise<GameParts> {
  const load = PARTS[game];
  if (!load) throw new Error(`there is no board for ${game}`);
  const [parts] = await Promise.all([load(), learn('table', game, ...words)]);
  return parts;
}
