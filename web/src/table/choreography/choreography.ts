/** A move as it is to be seen, by the game that is played. */

import type { Done } from '../../api/client';
import { amytisBeats } from './amytis';
import { babylonBeats } from './babylon';
import type { Beat } from './beat';

const GAMES: Record<string, (done: Done) => Beat[]> = { babylon: babylonBeats, amytis: amytisBeats };

export function choreograph(game: string, done: Done): Beat[] {
  return GAMES[game]?.(done) ?? [];
}
