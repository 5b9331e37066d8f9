import { describe, expect, it } from 'vitest';
import { Sharpness } from './sharpness';

describe('sharpness in motion', () => {
  it('is full while the machine keeps up, also after a hiccup', () => {
    const sharpness = new Sharpness(false);
    for (let n = 0; n < 100; n++) sharpness.note(n % 10 ? 1 / 60 : 0.2);
    expect(sharpness.inMotion).toBe(1);
  });

  it('falls step by step when frames stay slow, but not for ever', () => {
    const sharpness = new Sharpness(false);
    for (let n = 0; n < 4; n++) sharpness.note(0.1);
    expect(sharpness.inMotion).toBeLessThan(1);
    for (let n = 0; n < 100; n++) sharpness.note(0.1);
    expect(sharpness.inMotion).toBeGreaterThan(0.5);
  });

  it('is low from the beginning where the processor draws', () => {
    expect(new Sharpness(true).inMotion).toBeLessThan(0.7);
  });
});
