/** How the moves of The Architects of Amytis are shown: a tile goes into the city, an architect onto its stack. */

import type { Done } from '../../api/client';
import { type Beat, type Flight, fly as flyTo, type Places, staggered } from '../beat';
import { find, type Named } from '../events';
import type { Amytis, Event, Tile } from './types';

type Of<Name extends Event['event']> = Named<Event, Name>;

/** What flies over the table; see FlyingGlyph.svelte. */
export type AmytisGlyph =
  | { kind: 'tile'; tile: Tile }
  | { kind: 'architect' | 'token'; seat: number }
  | { kind: 'project'; project: number | null };

const SIZES: { [kind in AmytisGlyph['kind']]?: number } = { architect: 34, token: 26, project: 56 };

function fly(glyph: AmytisGlyph, from: Places, to: Places, lasts?: number): Flight {
  const size = SIZES[glyph.kind];
  return flyTo(size === undefined ? glyph : { ...glyph, size }, from, to, lasts);
}

export function beats({ events }: Done<Amytis>): Beat[] {
  const built = find(events, 'tile_built');
  const cells: Places = built.map(({ seat, cell }) => `city-${seat}-${cell}`);
  const happened = [
    ...built.flatMap(build),
    ...find(events, 'project_taken').flatMap((taken) => take(taken, find(events, 'project_revealed'))),
    ...find(events, 'favor_placed').flatMap(favor),
  ];
  return [
    // A palace that scores moves nothing but points.
    ...(happened.length ? happened : [{ lasts: 100, shows: true as const }]),
    ...staggered(find(events, 'points'), 500, (event) => ({
      rises: [{ at: [...cells, `score-${event.seat}`], tells: event }],
      sound: 'points',
    })),
    ...find(events, 'project_completed').map(complete),
    ...find(events, 'line_completed').map(line),
    ...staggered(find(events, 'last_turn'), 900, (event) => ({ tells: event, sound: 'bell' })),
    ...find(events, 'architects_taken_back').flatMap(takeBack),
  ];
}

function build(built: Of<'tile_built'>): Beat[] {
  const { seat, tile } = built;
  const stack = `stack-${built.stack}`;
  const cell = `city-${seat}-${built.cell}`;
  return [
    { lasts: 450, tells: built, glows: [[stack]] },
    { lasts: 300, flights: [fly({ kind: 'tile', tile }, [stack], [cell], 700)] },
    {
      lasts: 500,
      flights: [fly({ kind: 'architect', seat }, [`architects-${seat}`], [stack], 500)],
      sound: 'wood',
    },
    { lasts: 250, shows: true, glows: [[cell]], sound: 'stone' },
  ];
}

function take(taken: Of<'project_taken'>, revealed: readonly Of<'project_revealed'>[]): Beat[] {
  const [next] = revealed;
  // Without a card to replace it, no event has the slot that it lay in.
  const from = taken.from === 'open' && next ? `open-${next.slot}` : 'deck';
  const { seat, project } = taken;
  return [
    { lasts: 350, tells: taken, glows: [[from]] },
    { lasts: 550, flights: [fly({ kind: 'project', project }, [from], [`projects-${seat}`], 550)], sound: 'card' },
    ...staggered(revealed, 300, (card) => ({
      flights: [fly({ kind: 'project', project: card.project }, ['deck'], [`open-${card.slot}`], 400)],
    })),
    { lasts: 150, shows: true },
  ];
}

function favor(placed: Of<'favor_placed'>): Beat[] {
  const { seat } = placed;
  const place = `favor-${placed.favor}`;
  return [
    { lasts: 350, tells: placed, glows: [[place]] },
    { lasts: 500, flights: [fly({ kind: 'token', seat }, [`architects-${seat}`, `score-${seat}`], [place])] },
    { lasts: 200, shows: true, sound: 'wood' },
  ];
}

function complete(event: Of<'project_completed'>): Beat {
  const at: Places = [`projects-${event.seat}`, `score-${event.seat}`];
  return { lasts: 700, tells: event, glows: [at], rises: [{ at, tells: event }], sound: 'points' };
}

function line(event: Of<'line_completed'>): Beat {
  return { lasts: 700, tells: event, glows: event.stacks.map((name) => [`stack-${name}`]), sound: 'points' };
}

function takeBack(event: Of<'architects_taken_back'>): Beat[] {
  const { seat, stacks } = event;
  return staggered(stacks, 110, (name) => ({
    tells: event,
    flights: [fly({ kind: 'architect', seat }, [`stack-${name}`], [`architects-${seat}`])],
    sound: 'wood',
  }));
}
