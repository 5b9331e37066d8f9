import { expect, test } from 'vitest';
import { formatPlacement } from './actions';
import { choicesOf, POSITIONS } from './fixtures/fixtures';
import { sitesByCell } from './held-tile.svelte';

const PLAYED = Object.entries(POSITIONS).filter(([, { player }]) => player !== null);

test.each(PLAYED)('the choices of %s are formatted as its legal placements', (_, position) => {
  const choices = choicesOf(position);
  const sites = [...sitesByCell(choices).values()].flat();
  const placements = choices.tiles.flatMap(({ source, rotations }) =>
    rotations.flatMap((rotation) => sites.map((site) => formatPlacement({ ...site, source, rotation }))),
  );
  const legal = position.legal?.filter((action) => action.startsWith('place')) ?? [];
  expect(placements.sort()).toEqual(legal.toSorted());
});

test('some fixtures have placements', () => {
  const legal = Object.values(POSITIONS).flatMap((position) => position.legal ?? []);
  expect(legal.filter((action) => action.startsWith('place')).length).toBeGreaterThan(10);
});
