/** How Babylon's moves are shown: pillars fly out of the quarry for each edge, tiles land, points rise. */

import type { Done } from '../../api/client';
import { type Beat, type Flight, fly as flyTo, type Places, staggered } from '../beat';
import { find, type Named } from '../events';
import { cellsOfTile, coordinatesOf, WIDTH } from './garden/garden';
import type { Babylon, BabylonEvent, Piece } from './types';

type Of<Name extends BabylonEvent['event']> = Named<BabylonEvent, Name>;

/** What flies over the table; see FlyingGlyph.svelte. */
export type BabylonGlyph =
  | { kind: 'pillar'; double: boolean }
  | { kind: 'tile'; tile: string; rotation?: number }
  | { kind: 'piece'; piece: Piece };

const SIZES: { [kind in BabylonGlyph['kind']]?: number } = { pillar: 30, piece: 30 };

function fly(glyph: BabylonGlyph, from: Places, to: Places, lasts?: number): Flight {
  const size = SIZES[glyph.kind];
  return flyTo(size === undefined ? glyph : { ...glyph, size }, from, to, lasts);
}

/** Each kind of action has one event that says what it is. */
export function babylonBeats({ events }: Done<Babylon>): Beat[] {
  return events.flatMap((event) => {
    switch (event.event) {
      case 'tile_removed':
        return remove(event);
      case 'tile_dug':
        return dig(event, find(events, 'pillars'));
      case 'tile_placed':
        return place(event, events);
      case 'decoration_placed':
        return decorate(event, events);
      case 'turn_ended':
        return finish(event, events);
      default:
        return [];
    }
  });
}

function remove(removed: Of<'tile_removed'>): Beat[] {
  const stack = `stack-${removed.stack}`;
  return [
    { lasts: 350, tells: removed, glows: [[stack]] },
    { lasts: 450, flights: [fly({ kind: 'tile', tile: removed.tile }, [stack], [], 600)], sound: 'stone' },
    { lasts: 250, shows: true },
  ];
}

function dig(dug: Of<'tile_dug'>, pillars: readonly Of<'pillars'>[]): Beat[] {
  const { seat, tile } = dug;
  const stack = `stack-${dug.stack}`;
  const storage = `pillars-${seat}`;
  const count = pillars.reduce((sum, pillar) => sum + pillar.count, 0);
  return [
    { lasts: 450, tells: dug, glows: [[stack]] },
    ...staggered(
      pillars.filter((pillar) => pillar.count > 0),
      140,
      ({ side }) => ({
        flights: [{ ...fly({ kind: 'pillar', double: false }, [stack], [storage], 650), ...(side ? { side } : {}) }],
        sound: 'wood',
      }),
    ),
    {
      lasts: 600,
      flights: [fly({ kind: 'tile', tile }, [stack], ['dug', `garden-${seat}`], 600)],
      rises: [{ at: [storage, stack], tells: { event: 'pillars', seat, reason: 'received', count } }],
    },
    { lasts: 200, shows: true, sound: 'stone' },
  ];
}

function place(placed: Of<'tile_placed'>, events: readonly BabylonEvent[]): Beat[] {
  const { seat, tile, rotation } = placed;
  const from = placed.from === 'dug' ? 'dug' : `stored-${seat}`;
  const corners = cellsOfTile(placed.cell).map((cell) => cell ?? '');
  const pillars = placed.supports.flatMap((support, corner) =>
    support === 'single' || support === 'double' ? [{ support, cell: corners[corner] ?? '' }] : [],
  );
  return [
    { lasts: 300, tells: placed, glows: [[from]] },
    ...staggered(pillars, 90, ({ support, cell }) => ({
      flights: [
        fly({ kind: 'pillar', double: support === 'double' }, [`pillars-${seat}`], inGarden(seat, [cell]), 420),
      ],
    })),
    { lasts: 550, flights: [fly({ kind: 'tile', tile, rotation }, [from], inGarden(seat, corners), 550)] },
    { lasts: 250, shows: true, sound: 'stone', glows: [inGarden(seat, corners)] },
    ...staggered(find(events, 'statue_became_pillar'), 500, (event) => ({
      tells: event,
      glows: [inGarden(seat, [event.cell])],
    })),
    ...find(events, 'belvedere_placed').map((event) => drop('belvedere', seat, [event.cell])),
    ...points(events),
  ];
}

function decorate(placed: Of<'decoration_placed'>, events: readonly BabylonEvent[]): Beat[] {
  const { seat, kind, cells, wild } = placed;
  const ground = inGarden(seat, cells);
  return [
    { lasts: 350, tells: placed, glows: wild ? [ground, ['token']] : [ground] },
    drop(kind, seat, cells),
    { lasts: 150, shows: true, sound: 'wood' },
    ...points(events),
  ];
}

function finish(ended: Of<'turn_ended'>, events: readonly BabylonEvent[]): Beat[] {
  const { seat } = ended;
  const keepsDug = ended.kept === 'dug';
  const stored = `stored-${seat}`;
  const gone = find(events, 'tile_discarded');
  // If two tiles leave the game, the dug one comes first; if the dug tile is kept, the other was the stored one.
  const sources = keepsDug ? [stored] : ['dug', stored];
  return [
    {
      lasts: 350,
      tells: ended,
      flights: [
        ...(keepsDug ? find(events, 'tile_stored') : []).map(({ tile }) =>
          fly({ kind: 'tile', tile }, ['dug'], [stored]),
        ),
        ...gone.map(({ tile }, n) => fly({ kind: 'tile', tile }, [sources[n] ?? 'dug'], [])),
        ...find(events, 'pillars_returned').map(({ kind }) =>
          fly({ kind: 'pillar', double: kind === 'double' }, [`pillars-${seat}`], []),
        ),
      ],
    },
    { lasts: 150, shows: true },
    ...points(events),
    ...staggered(find(events, 'token_turned_up'), 900, (event) => ({
      tells: event,
      glows: [['token']],
      sound: 'card',
    })),
    ...staggered(find(events, 'pillars'), 450, (event) => ({
      tells: event,
      flights: [fly({ kind: 'pillar', double: event.kind === 'double' }, ['token'], [`pillars-${event.seat}`])],
      sound: 'wood',
    })),
  ];
}

function points(events: readonly BabylonEvent[]): Beat[] {
  return staggered(find(events, 'points'), 380, (event) => ({
    rises: [{ at: [`score-${event.seat}`, `garden-${event.seat}`], tells: event }],
    sound: 'points',
  }));
}

function drop(piece: Piece, seat: number, cells: readonly string[]): Beat {
  return { lasts: 350, flights: [fly({ kind: 'piece', piece }, [], inGarden(seat, cells), 350)] };
}

/** The cells of the large garden or, if that one is not shown, the same part of the small picture of it. */
function inGarden(seat: number, cells: readonly string[]): Places {
  const columns = cells.map((cell) => coordinatesOf(cell).column);
  const rows = cells.map((cell) => coordinatesOf(cell).row);
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  const [width, height] = [Math.max(...columns) + 1 - x, Math.max(...rows) + 1 - y];
  const part = { x: x / WIDTH, y: y / WIDTH, width: width / WIDTH, height: height / WIDTH };
  return [cells.map((cell) => `cell-${seat}-${cell}`), { anchor: `garden-${seat}`, part }];
}
