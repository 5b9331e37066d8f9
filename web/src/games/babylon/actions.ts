/** The notation of placements. All other actions are sent as the server wrote them. */

import type { Corner, Source } from './types';

export interface Placement {
  /** Which of the two tiles at hand. */
  source: Source;
  cell: string;
  rotation: number;
  level: number;
  open: Corner | null;
}

export function formatPlacement({ source, cell, rotation, level, open }: Placement): string {
  return `place ${source} ${cell} r${rotation} L${level}${open ? ` open ${open}` : ''}`;
}
