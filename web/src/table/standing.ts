/** What the views of all games have in common: the phase, the last round, and how the seats stand. */

import type { GameInfo, Position, Table } from '../api/client';
import { messageArguments } from '../games/facts';
import { summed } from '../words/numbers';
import { lookUp, readable, t } from '../words/words.svelte';

/** A position as it stands at its table: when the last move is shown of a game that was given up, there is no current player. */
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

/** What the current player has to do. */
export function toDo(position: Position, game: string): string {
  const words = messageArguments(position.view, { names: [] });
  const text = lookUp(`table-do-${game}-${phaseOf(position)}`, words) ?? t('table-do-any');
  return [lastOf(facts(position)), text].filter(Boolean).join(' ');
}

/** That the game ends with this turn, or with this round; nothing where it does not. */
function lastOf(told: ReadonlyMap<string, unknown>): string {
  if (told.get('last_turn') === true) return t('table-last-turn');
  return told.has('rounds') && told.get('round') === told.get('rounds') ? t('table-last-round') : '';
}

/** What the others wait for. */
export function waitsFor(position: Position, game: string, name: string): string {
  return lookUp(`table-waits-${game}-${phaseOf(position)}`, { name }) ?? t('table-waits-any', { name });
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

/** A line of the score, or a tie-breaker. */
export function lineName(game: string, line: string): string {
  return lookUp(`table-${game}-line-${line}`) ?? readable(line);
}

/** The lines that make a score: Statues 6 + Stairs 3 = 9. */
export function totalText(game: string, lines: readonly string[], pointsOf: (line: string) => number): string {
  const some = lines.filter((line) => pointsOf(line) !== 0);
  const total = some.reduce((sum, line) => sum + pointsOf(line), 0);
  return some.length
    ? summed(
        some.map((line) => `${lineName(game, line)} ${pointsOf(line)}`),
        total,
      )
    : t('table-why-none');
}

/** That a tie-breaker decided. */
export function decidedText(game: string, line: string): string {
  return lookUp(`table-${game}-decided-${line}`) ?? t('table-decided-any', { line: lineName(game, line) });
}

/** The line of the score that brought a winner the most points more than the other seat; null if none did. */
export function widestLine(lines: readonly string[], winner: Standing, other: Standing): string | null {
  const lead = (line: string) => (winner.breakdown[line] ?? 0) - (other.breakdown[line] ?? 0);
  const [widest] = [...lines].sort((one, another) => lead(another) - lead(one));
  return widest !== undefined && lead(widest) > 0 ? widest : null;
}
