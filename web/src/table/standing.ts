/** What the views of all games tell alike: the phase, and how the seats stand. */

import type { GameInfo, Position, Table } from '../api/client';
import { t } from '../words/words.svelte';

/** A position as it stands at its table: when the last move is shown of a game that was given up, nobody is to act. */
export function settled(position: Position, table: Table): Position {
  if (table.status !== 'over' || position.over || position.ply < table.ply) return position;
  return { ...position, player: null, over: true };
}

export interface Standing {
  score: number;
  /** By line, and the tie-breakers. */
  breakdown: Record<string, number>;
}

function facts(position: Position): Map<string, unknown> {
  return new Map(Object.entries(position.view));
}

export function standingsOf(position: Position): Standing[] {
  const seats = facts(position).get('seats');
  return Array.isArray(seats) ? seats.map(({ score, breakdown }: Standing) => ({ score, breakdown })) : [];
}

function phaseOf(position: Position): string {
  return String(facts(position).get('phase'));
}

/** What whoever is to act has to do. */
export function toDo(position: Position, game: string): string {
  const left = facts(position).get('removals_left');
  const told = t(`table-do-${game}-${phaseOf(position)}`, { removals_left: typeof left === 'number' ? left : 0 });
  return [lastOf(facts(position)), told].filter(Boolean).join(' ');
}

/** That the game ends with this turn, or with this round; nothing where it does not. */
function lastOf(told: ReadonlyMap<string, unknown>): string {
  if (told.get('last_turn') === true) return t('table-last-turn');
  return told.has('rounds') && told.get('round') === told.get('rounds') ? t('table-last-round') : '';
}

/** What the others wait for. */
export function waitsFor(position: Position, game: string, name: string): string {
  return t(`table-waits-${game}-${phaseOf(position)}`, { name });
}

/** The first tie-breaker that decided between seats with the same score, if one did. */
export function decidedBy(table: Table, game: GameInfo, standings: readonly Standing[]): string | null {
  const { result } = table;
  if (result?.reason !== 'finished' && result?.reason !== 'imported') return null;
  const best = Math.max(...result.scores);
  const tied = result.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (tied.length < 2 || tied.length === result.winners.length) return null;
  return (
    game.tie_breakers.find((line) => new Set(tied.map((seat) => standings[seat]?.breakdown[line])).size > 1) ?? null
  );
}

export function lineName(game: string, line: string): string {
  return game === 'babylon' ? t(`table-babylon-line-${line}`) : t(`table-amytis-line-${line}`);
}
