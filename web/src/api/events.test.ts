import { expect, test } from 'vitest';
import { EventReader } from './events';

const TEXT =
  'event: table\ndata: {"ply":1}\n\nid: 7\nevent: move\ndata: {"text":"a: b"}\n\n:\n\nevent: reconnect\nretry: 900\ndata: {}\n\n';
const EVENTS = [
  { name: 'table', data: '{"ply":1}', id: '' },
  { name: 'move', data: '{"text":"a: b"}', id: '7' },
  { name: 'reconnect', data: '{}', id: '' },
];

test('events have a name, data and perhaps an id; a comment is none', () => {
  expect(new EventReader().read(TEXT)).toEqual(EVENTS);
});

test.each([1, 2, 5, 13])('in pieces of %d characters they are the same', (size) => {
  const reader = new EventReader();
  const pieces = TEXT.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  expect(pieces.flatMap((piece) => reader.read(piece))).toEqual(EVENTS);
});
