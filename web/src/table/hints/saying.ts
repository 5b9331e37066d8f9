/** Hints in words: what to do, and why. */

import type { Hint, Position } from '../../api/client';
import { parseAction as parseAmytis } from '../../games/amytis/actions';
import { amytisView } from '../../games/amytis/view';
import { parseAction as parseBabylon } from '../../games/babylon/actions';
import { babylonView } from '../../games/babylon/view';
import { percent } from '../../words/numbers';
import { t } from '../../words/words.svelte';
import { tileWords } from '../story/babylon';
import { type Cast, change, list } from '../story/cast';

type Args = Record<string, string | number>;

/** An action of a turn that begins in a position. One that this page does not know yet is told by its notation. */
export function sayAction(action: string, cast: Cast, position: Position): string {
  try {
    if (cast.game === 'babylon') return inBabylon(action, cast, position);
    if (cast.game === 'amytis') return inAmytis(action, position);
  } catch {
    // The notation is told instead.
  }
  return action;
}

function inBabylon(text: string, { components }: Cast, position: Position): string {
  const action = parseBabylon(text);
  switch (action.kind) {
    case 'place': {
      const { source, cell, level, open } = action;
      return t('hint-do-babylon-place', { source, cell, level, open: open ?? 'none' });
    }
    case 'decorate':
      return t(`hint-do-babylon-${action.icon}`, { cells: action.cells.join('–') });
    case 'finish':
      return t('hint-do-babylon-finish', { keep: action.keep });
    default: {
      const tile = babylonView(position).quarry[action.stack]?.top ?? '';
      return t(`hint-do-babylon-${action.kind}`, { stack: action.stack, ...tileWords(tile, components) });
    }
  }
}

function inAmytis(text: string, position: Position): string {
  const action = parseAmytis(text);
  switch (action?.kind) {
    case 'build': {
      const { stack, cell } = action;
      const tile = t(`amytis-tile-${amytisView(position).stacks[stack].top}`);
      return t('hint-do-amytis-build', { stack, cell, tile });
    }
    case 'project':
      return action.project === 'deck'
        ? t('hint-do-amytis-deck')
        : t('hint-do-amytis-project', { project: action.project });
    case 'favor':
      return t('hint-do-amytis-favor', { favor: action.favor });
    case 'score':
      return t('hint-do-amytis-score');
    default:
      return text;
  }
}

/** Why an action is good. A reason that this page has no words for is told by its code. */
export function sayReason({ code, facts }: Hint['reasons'][number], cast: Cast): string {
  const id = idOf(code, facts, cast.game);
  const text = t(id, wordsOf(facts, cast));
  return text === id ? code.replaceAll('_', ' ') : text;
}

/** Points are told as the log tells them. */
function idOf(code: string, { line, building, side }: Readonly<Record<string, unknown>>, game: string): string {
  if (game === 'babylon' && code === 'points') return `table-babylon-points-${line}`;
  if (game === 'amytis' && code === 'building_points') return `table-amytis-points-${building}-${side}`;
  return `hint-why-${game}-${code}`;
}

function wordsOf(facts: Readonly<Record<string, unknown>>, { game, names, components }: Cast): Args {
  const args: Args = {};
  for (const [fact, value] of Object.entries(facts)) {
    if (typeof value === 'string' || typeof value === 'number') args[fact] = value;
  }
  const { points, stacks, seat, tile, color } = args;
  if (typeof points === 'number') args.change = change(points);
  if (typeof stacks === 'string') args.stacks = list(stacks.split(' '));
  if (typeof seat === 'number') args.name = names[seat] ?? '';
  if (typeof tile === 'string' && game === 'babylon') Object.assign(args, tileWords(tile, components));
  if (typeof tile === 'string' && game === 'amytis') args.tile = t(`amytis-tile-${tile}`);
  if (typeof color === 'string') args.color = t(`amytis-color-${color}`);
  return args;
}

/** The chance to win, as people write it: 62 %. */
export function sayChance(chance: number): string {
  return percent(chance);
}

/** By how many points one may expect to be ahead at the end. */
export function sayMargin(margin: number): string {
  const points = Math.round(Math.abs(margin));
  if (!points) return t('hint-margin-even');
  return margin > 0 ? t('hint-margin-ahead', { points }) : t('hint-margin-behind', { points });
}
