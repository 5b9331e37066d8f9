import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';

/** An orchestra that counts who plays. */
const played = { tones: 0, rustles: 0, contexts: 0 };

class Part {
  gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  connect = (to: unknown) => to;
  stop = () => {};
  copyToChannel = () => {};
}

beforeEach(() => {
  Object.assign(played, { tones: 0, rustles: 0, contexts: 0 });
  settings.volume = 60;
  vi.resetModules();
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      sampleRate = 100;
      destination = {};
      constructor() {
        played.contexts += 1;
      }
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class extends Part {
      start = () => (played.tones += 1);
    },
  );
  vi.stubGlobal(
    'AudioBufferSourceNode',
    class extends Part {
      start = () => (played.rustles += 1);
    },
  );
  for (const name of ['GainNode', 'BiquadFilterNode', 'AudioBuffer']) vi.stubGlobal(name, Part);
});

afterEach(() => void vi.unstubAllGlobals());

test('nothing is heard before somebody has touched the page', async () => {
  const { listenForGesture, sound } = await import('./sound');
  const stop = listenForGesture();
  sound('stone');
  expect(played).toEqual({ tones: 0, rustles: 0, contexts: 0 });
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('pointerdown'));
  sound('stone');
  expect(played).toEqual({ tones: 2, rustles: 1, contexts: 1 });
  stop();
});

test('who wants silence has it', async () => {
  const { listenForGesture, sound } = await import('./sound');
  const { settings: choices } = await import('../settings.svelte');
  const stop = listenForGesture();
  dispatchEvent(new Event('keydown'));
  choices.volume = 0;
  sound('bell');
  expect(played.tones).toBe(0);
  choices.volume = 60;
  sound('bell');
  expect(played.tones).toBe(4);
  stop();
});

test('a page that is left before anybody touched it does not listen any more', async () => {
  const { listenForGesture } = await import('./sound');
  listenForGesture()();
  dispatchEvent(new Event('pointerdown'));
  expect(played.contexts).toBe(0);
});

test('every sound is short, soft, and made of something', async () => {
  const { MADE_OF, SOUNDS } = await import('./sound');
  for (const name of SOUNDS) {
    const { tones, rustle } = MADE_OF[name];
    expect(tones.length + (rustle ? 1 : 0)).toBeGreaterThan(0);
    for (const { begins, lasts, loudness } of tones) {
      expect(begins + lasts).toBeLessThanOrEqual(1.5);
      expect(loudness).toBeLessThanOrEqual(0.5);
    }
  }
});
