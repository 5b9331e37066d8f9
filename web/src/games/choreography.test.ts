import { expect, test } from 'vitest';
import type { Done, GameEvent } from '../api/client';
import { MADE_OF } from '../sound/sound';
import amytis from './amytis/fixtures/history.json';
import amytisParts from './amytis/parts';
import babylon from './babylon/fixtures/history.json';
import babylonParts from './babylon/parts';
import type { Beat } from './beat';
import plain from './plain/parts';

const done = (action: string, events: GameEvent[]): Done => ({
  ply: 1,
  seat: 1,
  action,
  scores: [],
  points: [],
  at: 0,
  events,
});
const flights = (beats: Beat[]) => beats.flatMap((beat) => beat.flights ?? []);
const rises = (beats: Beat[]) => beats.flatMap((beat) => beat.rises ?? []);
const length = (beats: Beat[]) => beats.reduce((sum, beat) => sum + beat.lasts, 0);

test('a dig: a pillar out of each edge, one for the flower, and then the tile', () => {
  const beats = babylonParts.beats(
    done('dig b3', [
      { event: 'tile_dug', seat: 1, stack: 'b3', tile: 'C05' },
      { event: 'pillars', seat: 1, kind: 'single', count: 1, reason: 'quarry_side', side: 'north' },
      { event: 'pillars', seat: 1, kind: 'single', count: 1, reason: 'lower_layer', side: 'west', stack: 'a3' },
      { event: 'pillars', seat: 1, kind: 'single', count: 1, reason: 'own_flower' },
      { event: 'pillars', seat: 1, kind: 'single', count: -1, reason: 'one_fewer' },
      { event: 'tile_revealed', stack: 'b3', tile: 'G01' },
    ]),
  );
  expect(flights(beats).map(({ glyph, side, from, to }) => [glyph.kind, side, from, to])).toEqual([
    ['pillar', 'north', ['stack-b3'], ['pillars-1']],
    ['pillar', 'west', ['stack-b3'], ['pillars-1']],
    ['pillar', undefined, ['stack-b3'], ['pillars-1']],
    ['tile', undefined, ['stack-b3'], ['dug', 'garden-1']],
  ]);
  expect(rises(beats)).toMatchObject([{ at: ['pillars-1', 'stack-b3'], tells: { reason: 'received', count: 2 } }]);
  const shown = beats.findIndex((beat) => beat.shows);
  expect(shown).toBeGreaterThan(beats.findIndex((beat) => beat.flights?.some(({ glyph }) => glyph.kind === 'tile')));
});

test('a placement: pillars to their corners, the tile over all four cells, the belvedere from above, points', () => {
  const beats = babylonParts.beats(
    done('place stored d6 r3 L2 open ne', [
      { event: 'pillars_exchanged', seat: 1, singles: 2, doubles: 1 },
      {
        event: 'tile_placed',
        seat: 1,
        from: 'stored',
        tile: 'C02',
        cell: 'd6',
        rotation: 3,
        level: 2,
        open: 'ne',
        supports: ['single', null, 'double', 'statue'],
        new: true,
      },
      { event: 'statue_became_pillar', seat: 1, cell: 'd7' },
      { event: 'belvedere_placed', seat: 1, cell: 'e6', corner: 'ne', level: 2 },
      { event: 'points', seat: 1, reason: 'belvederes', points: 1, total: 1 },
    ]),
  );
  expect(flights(beats)).toMatchObject([
    {
      glyph: { kind: 'pillar', double: false },
      from: ['pillars-1'],
      to: [['cell-1-d6'], { anchor: 'garden-1', part: { x: 3 / 8, y: 5 / 8, width: 1 / 8, height: 1 / 8 } }],
    },
    { glyph: { kind: 'pillar', double: true }, to: [['cell-1-e7'], { anchor: 'garden-1' }] },
    {
      glyph: { kind: 'tile', tile: 'C02', rotation: 3 },
      from: ['stored-1'],
      to: [
        ['cell-1-d6', 'cell-1-e6', 'cell-1-e7', 'cell-1-d7'],
        { anchor: 'garden-1', part: { x: 3 / 8, y: 5 / 8, width: 2 / 8, height: 2 / 8 } },
      ],
    },
    { glyph: { kind: 'piece', piece: 'belvedere' }, from: [], to: [['cell-1-e6'], { anchor: 'garden-1' }] },
  ]);
  expect(beats.some((beat) => beat.tells?.event === 'statue_became_pillar')).toBe(true);
  expect(rises(beats)).toMatchObject([{ at: ['score-1', 'garden-1'], tells: { reason: 'belvederes' } }]);
});

test('the end of a turn: the kept tile goes into storage, the other leaves, a token turns', () => {
  const beats = babylonParts.beats(
    done('finish dug', [
      { event: 'tile_stored', seat: 1, tile: 'C02' },
      { event: 'tile_discarded', seat: 1, tile: 'S-pink' },
      { event: 'pillars_returned', seat: 1, kind: 'double', count: 1 },
      { event: 'turn_ended', seat: 1, kept: 'dug' },
      { event: 'token_turned_up', token: 'extra_single', round: 2, rounds: 15 },
      { event: 'turn_began', seat: 0 },
      { event: 'pillars', seat: 0, kind: 'single', count: 1, reason: 'extra_single' },
    ]),
  );
  expect(flights(beats)).toMatchObject([
    { glyph: { tile: 'C02' }, from: ['dug'], to: ['stored-1'] },
    { glyph: { tile: 'S-pink' }, from: ['stored-1'], to: [] },
    { glyph: { kind: 'pillar', double: true }, from: ['pillars-1'], to: [] },
    { glyph: { kind: 'pillar', double: false }, from: ['token'], to: ['pillars-0'] },
  ]);
  expect(beats.find((beat) => beat.tells?.event === 'token_turned_up')?.glows).toEqual([['token']]);
});

test('nothing kept: the dug tile leaves first, then the stored one', () => {
  const beats = babylonParts.beats(
    done('finish none', [
      { event: 'tile_discarded', seat: 1, tile: 'C02' },
      { event: 'tile_discarded', seat: 1, tile: 'S-pink' },
      { event: 'turn_ended', seat: 1, kept: 'none' },
    ]),
  );
  expect(flights(beats).map(({ from }) => from)).toEqual([['dug'], ['stored-1']]);
});

test('a wild icon lights up the token beside the decoration', () => {
  const placed = {
    event: 'decoration_placed',
    seat: 0,
    kind: 'bridge',
    cells: ['c3', 'c5'],
    levels: [2, 2],
    wild: 'c5',
  };
  const beats = babylonParts.beats(done('bridge c3-c5', [placed]));
  expect(beats[0]?.glows).toMatchObject([[['cell-0-c3', 'cell-0-c5'], { anchor: 'garden-0' }], ['token']]);
});

test('a building: the tile to its cell, the architect to its stack, points from the cell, a line, a way back', () => {
  const beats = amytisParts.beats(
    done('b2 c3', [
      { event: 'architect_placed', seat: 1, stack: 'b2' },
      { event: 'tile_built', seat: 1, stack: 'b2', cell: 'c3', tile: 'market-blue', height: 2 },
      { event: 'tile_revealed', stack: 'b2', tile: null },
      { event: 'stack_emptied', stack: 'b2', empty: 1, last_turn: null },
      { event: 'points', seat: 1, points: 4, reason: 'market', side: 'A', count: 2 },
      { event: 'project_completed', seat: 1, project: 13, points: 10 },
      { event: 'line_completed', seat: 1, stacks: ['b1', 'b2', 'b3'] },
      { event: 'architects_taken_back', seat: 0, stacks: ['a1', 'a2'] },
    ]),
  );
  expect(flights(beats)).toMatchObject([
    { glyph: { kind: 'tile', tile: 'market-blue' }, from: ['stack-b2'], to: ['city-1-c3'] },
    { glyph: { kind: 'architect', seat: 1 }, from: ['architects-1'], to: ['stack-b2'] },
    { glyph: { kind: 'architect', seat: 0 }, from: ['stack-a1'], to: ['architects-0'] },
    { glyph: { kind: 'architect', seat: 0 }, from: ['stack-a2'], to: ['architects-0'] },
  ]);
  expect(rises(beats).map(({ at }) => at[0])).toEqual(['city-1-c3', 'projects-1']);
  expect(beats.find((beat) => beat.tells?.event === 'line_completed')?.glows).toHaveLength(3);
});

test('an open project comes from its slot, which the deck fills again', () => {
  const beats = amytisParts.beats(
    done('project 8', [
      { event: 'project_taken', seat: 1, project: 8, from: 'open' },
      { event: 'project_revealed', project: 3, slot: 2 },
    ]),
  );
  expect(flights(beats)).toMatchObject([
    { glyph: { kind: 'project', project: 8 }, from: ['open-2'], to: ['projects-1'] },
    { glyph: { kind: 'project', project: 3 }, from: ['deck'], to: ['open-2'] },
  ]);
});

test.each([
  ['babylon', babylonParts.beats, babylon],
  ['amytis', amytisParts.beats, amytis],
  ['a game without a client', plain.beats, babylon],
] as const)(
  'every move of a game of %s changes the board once, shows what it is, and takes at most five seconds',
  (_, beatsOf, history) => {
    for (const one of history) {
      const beats = beatsOf(one as unknown as Done);
      expect(beats.filter((beat) => beat.shows)).toHaveLength(1);
      expect(length(beats)).toBeGreaterThan(0);
      expect(length(beats)).toBeLessThan(5_000);
      for (const { sound } of beats) if (sound) expect(MADE_OF[sound]).toBeDefined();
    }
  },
);
