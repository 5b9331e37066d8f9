import { expect, test, vi } from 'vitest';
import type { GameParts } from '../../games/module';
import { bringIntoSight, light, lightNext } from './lights';

const parts = { placesOf: ({ verb }: { verb: string }, me: number) => [`${verb}-${me}`] } as unknown as GameParts;

function boardOf(...anchors: string[]): HTMLElement {
  const board = document.createElement('div');
  board.innerHTML = anchors.map((anchor) => `<i data-anchor="${anchor}"></i>`).join('');
  return board;
}

const lit = (board: HTMLElement) =>
  [...board.querySelectorAll<HTMLElement>('[data-lit]')].map(({ dataset }) => `${dataset.anchor} ${dataset.lit}`);

test('a hint lights the place of its first action, not that of its last', () => {
  const board = boardOf('place-1', 'finish-1', 'place-0');
  const actions = ['place', 'finish'].map((verb) => ({ action: verb, does: { verb } }));
  const out = lightNext(board, { actions, pointed: false, picked: null }, parts, 1);
  expect(lit(board)).toEqual(['place-1 next']);
  out();
  expect(lit(board)).toEqual([]);
  lightNext(board, { actions: [{ action: 'dance', does: null }], pointed: false, picked: null }, parts, 1);
  expect(lit(board)).toEqual([]);
});

test('a place that is drawn later lights up, too', async () => {
  const board = boardOf();
  light(board, ['deck'], 'point');
  board.innerHTML = '<i data-anchor="deck"></i>';
  await Promise.resolve();
  expect(lit(board)).toEqual(['deck point']);
});

test('the page is not scrolled to what always stays where it is', () => {
  // A hint to end the turn scrolled the garden out of sight: the button is in a bar that does not scroll.
  const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
  const board = boardOf('garden', 'end');
  document.body.append(board);
  for (const place of board.children) place.getBoundingClientRect = () => new DOMRect(0, innerHeight, 10, 10);
  const idea = { actions: [], pointed: false, picked: { action: 'finish', does: null } };
  board.children[1]?.setAttribute('style', 'position: sticky');
  light(board, ['end'], 'next');
  bringIntoSight(board, idea, null);
  expect(scroll).not.toHaveBeenCalled();
  light(board, ['garden'], 'next');
  bringIntoSight(board, idea, null);
  expect(scroll).toHaveBeenCalledOnce();
});
