import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromThinker, ToThinker } from './thinker';
import { Thinking } from './thinking';

const HINTS = JSON.stringify({ level: null, record: {} });
const TURN = JSON.stringify({ level: 'novice', record: {} });

let heard: ToThinker[];
let ended: boolean;
let say: (data: FromThinker) => void;
let thinking: Thinking;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  ended = false;
  const makeWorker = () => {
    const worker = {
      onmessage: (_: { data: FromThinker }) => {},
      postMessage: (message: ToThinker) => void heard.push(message),
      terminate: () => {
        ended = true;
      },
    };
    say = (data) => worker.onmessage({ data });
    return worker as unknown as Worker;
  };
  const file = { address: 'file', size: 1 };
  thinking = new Thinking({ wasm: file, program: file, library: file, engine: file }, 'cache', makeWorker);
});

afterEach(() => void vi.useRealTimers());

test('a turn is computed here while the worker starts; hints wait, so that an action does not wait for them', async () => {
  expect(heard).toEqual([]);
  thinking.start();
  expect(heard.map(({ kind }) => kind)).toEqual(['start']);
  expect(await thinking.ask(TURN)).toBeNull();
  const hints = thinking.ask(HINTS);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(heard).toHaveLength(1);
  say({ kind: 'ready' });
  expect(heard.at(-1)).toEqual({ kind: 'think', question: HINTS });
  say({ kind: 'thought', text: 'b' });
  expect(await hints).toBe('b');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toBe(false);
});

test('a worker that never becomes ready is given up, and all is computed here', async () => {
  const hints = thinking.ask(HINTS);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await hints, ended]).toEqual([null, true]);
  expect(await thinking.ask(HINTS)).toBeNull();
});

test('what a silent worker was asked is answered elsewhere, and so is all that follows', async () => {
  await thinking.ask(TURN);
  say({ kind: 'ready' });
  const asked = thinking.ask('b');
  await vi.advanceTimersByTimeAsync(20_000);
  expect([await asked, ended]).toEqual([null, true]);
  expect(await thinking.ask('c')).toBeNull();
});

test('each question has its own time, from when the one before it is answered', async () => {
  await thinking.ask(TURN);
  say({ kind: 'ready' });
  const both = [thinking.ask('b'), thinking.ask('c')];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(heard.at(-1)).toEqual({ kind: 'think', question: 'b' });
  say({ kind: 'thought', text: 'x' });
  expect(heard.at(-1)).toEqual({ kind: 'think', question: 'c' });
  await vi.advanceTimersByTimeAsync(15_000);
  say({ kind: 'thought', text: 'y' });
  expect(await Promise.all(both)).toEqual(['x', 'y']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toBe(false);
});

test('hints that are withdrawn before their turn comes are not computed: the turn behind them is', async () => {
  const hints = (ply: number) => JSON.stringify({ level: null, record: { ply } });
  await thinking.ask(TURN);
  say({ kind: 'ready' });
  const begun = thinking.ask(hints(1));
  const late = thinking.ask(hints(2));
  const asked = thinking.ask(TURN);
  thinking.withdrawHints();
  await expect(late).rejects.toThrow('withdrawn');
  say({ kind: 'thought', text: 'x' });
  expect(await begun).toBe('x');
  expect(heard.at(-1)).toEqual({ kind: 'think', question: TURN });
  say({ kind: 'thought', text: 'y' });
  expect(await asked).toBe('y');
});
