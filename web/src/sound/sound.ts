/** Short sounds made on the spot: stone on stone, wood, a card, a bell, a fanfare. No file is loaded for them. */

import { settings } from '../settings.svelte';

export const SOUNDS = ['stone', 'wood', 'card', 'points', 'bell', 'fanfare'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone of a sound: it sets in at once and fades away. */
export interface Tone {
  frequency: number;
  /** Seconds after the beginning of the sound. */
  begins: number;
  lasts: number;
  loudness: number;
  shape: OscillatorType;
}

/** A breath of noise around a pitch. */
export interface Rustle {
  pitch: number;
  lasts: number;
  loudness: number;
}

const tone = (frequency: number, begins: number, lasts: number, loudness: number, shape: OscillatorType = 'sine') => ({
  frequency,
  begins,
  lasts,
  loudness,
  shape,
});

export const MADE_OF: Record<Sound, { tones: Tone[]; rustle?: Rustle }> = {
  stone: {
    tones: [tone(92, 0, 0.16, 0.5), tone(61, 0.012, 0.2, 0.35)],
    rustle: { pitch: 900, lasts: 0.09, loudness: 0.22 },
  },
  wood: { tones: [tone(415, 0, 0.08, 0.22, 'triangle'), tone(622, 0.008, 0.05, 0.12, 'triangle')] },
  card: { tones: [], rustle: { pitch: 3_200, lasts: 0.16, loudness: 0.12 } },
  points: { tones: [tone(659.3, 0, 0.22, 0.12, 'triangle'), tone(987.8, 0.07, 0.34, 0.1, 'triangle')] },
  fanfare: {
    tones: [
      tone(523.3, 0, 0.3, 0.14, 'triangle'),
      tone(659.3, 0.13, 0.3, 0.14, 'triangle'),
      tone(784, 0.26, 0.4, 0.14, 'triangle'),
      tone(1046.5, 0.42, 1, 0.16, 'triangle'),
    ],
  },
  // The partials of a small bell are no multiples of each other.
  bell: {
    tones: [tone(523.3, 0, 1.5, 0.16), tone(1099, 0, 1.0, 0.07), tone(1413, 0, 0.7, 0.05), tone(2617, 0, 0.4, 0.025)],
  },
};

let context: AudioContext | null = null;

/** Browsers allow sounds only after the first click, touch or key. */
export function listenForGesture(): () => void {
  const begin = () => {
    stop();
    try {
      context ??= new AudioContext();
    } catch {
      // Then the game is played in silence.
    }
  };
  const stop = () => {
    removeEventListener('pointerdown', begin);
    removeEventListener('keydown', begin);
  };
  addEventListener('pointerdown', begin);
  addEventListener('keydown', begin);
  return stop;
}

export function sound(name: Sound): void {
  if (settings.volume === 0 || !context) return;
  if (context.state === 'suspended') void context.resume();
  const { tones, rustle } = MADE_OF[name];
  const loudness = new GainNode(context, { gain: settings.volume / 100 });
  loudness.connect(context.destination);
  for (const one of tones) play(context, one, loudness);
  if (rustle) whisper(context, rustle, loudness);
}

function play(on: AudioContext, { frequency, begins, lasts, loudness, shape }: Tone, out: AudioNode): void {
  const start = on.currentTime + begins;
  const voice = new OscillatorNode(on, { type: shape, frequency });
  voice.connect(fading(on, start, lasts, loudness)).connect(out);
  voice.start(start);
  voice.stop(start + lasts);
}

function whisper(on: AudioContext, { pitch, lasts, loudness }: Rustle, out: AudioNode): void {
  const length = Math.ceil(lasts * on.sampleRate);
  const noise = new AudioBuffer({ length, sampleRate: on.sampleRate });
  noise.copyToChannel(
    Float32Array.from({ length }, () => 2 * Math.random() - 1),
    0,
  );
  const voice = new AudioBufferSourceNode(on, { buffer: noise });
  const colour = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  voice
    .connect(colour)
    .connect(fading(on, on.currentTime, lasts, loudness))
    .connect(out);
  voice.start();
}

/** A gain that comes up within a few milliseconds, so that nothing clicks, and dies away. */
function fading(on: AudioContext, start: number, lasts: number, loudness: number): GainNode {
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  return gain;
}
