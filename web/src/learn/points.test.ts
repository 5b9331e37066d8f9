import { expect, test } from 'vitest';
import { placesOf } from './points';

test('what a move changed last is where its last glow is', () => {
  const beats = [
    { lasts: 1, glows: [['stored-0']] },
    {
      lasts: 1,
      glows: [
        [['cell-0-a1', 'cell-0-b1'], 'garden-0'],
        [{ anchor: 'token', part: { x: 0, y: 0, width: 1, height: 1 } }],
      ],
    },
    { lasts: 1 },
  ];
  expect(placesOf(beats)).toEqual(['cell-0-a1', 'cell-0-b1', 'token']);
  expect(placesOf([{ lasts: 1 }])).toEqual([]);
});
