import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/client';
import { Foresight } from './foresight.svelte';

const outcome = (action: string): Outcome => ({ action, refused: null, events: [], points: { track: action.length } });

/** A server that answers when it is told to. */
function server() {
  const asked: string[][] = [];
  const waiting: (() => void)[] = [];
  const foresee = (actions: string[]) => {
    asked.push(actions);
    return new Promise<Outcome[]>((resolve) => waiting.push(() => resolve(actions.map(outcome))));
  };
  return { asked, foresee, answer: () => waiting.shift()?.() };
}

describe('foresight', () => {
  it('asks once for each position, and remembers', async () => {
    const { asked, foresee, answer } = server();
    const foresight = new Foresight();
    const first = foresight.look('one', ['a1 a1'], foresee);
    const again = foresight.look('one', ['a1 a1'], foresee);
    answer();
    await Promise.all([first, again]);
    expect([...foresight.outcomes.keys()]).toEqual(['a1 a1']);
    const other = foresight.look('two', ['b1 b1'], foresee);
    expect(foresight.outcomes.size).toBe(0);
    answer();
    await other;
    await foresight.look('one', ['a1 a1'], foresee);
    expect([...foresight.outcomes.keys()]).toEqual(['a1 a1']);
    expect(asked.length).toBe(2);
  });

  it('asks for no more than 200 actions at once', async () => {
    const { asked, foresee, answer } = server();
    const foresight = new Foresight();
    const looking = foresight.look(
      'many',
      Array.from({ length: 450 }, (_, index) => `${index}`),
      foresee,
    );
    for (const expected of [1, 2, 3]) {
      await Promise.resolve();
      while (asked.length < expected) await Promise.resolve();
      answer();
    }
    await looking;
    expect(asked.map((actions) => actions.length)).toEqual([200, 200, 50]);
    expect(foresight.outcomes.size).toBe(450);
  });

  it('does not show what comes too late for the position', async () => {
    const { foresee, answer } = server();
    const foresight = new Foresight();
    const late = foresight.look('one', ['a1 a1'], foresee);
    await foresight.look('two', null, foresee);
    answer();
    await late;
    expect(foresight.outcomes.size).toBe(0);
  });

  it('can ask again after a refusal', async () => {
    const { foresee, answer } = server();
    const foresight = new Foresight();
    await expect(foresight.look('one', ['a1 a1'], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    const looking = foresight.look('one', ['a1 a1'], foresee);
    answer();
    await looking;
    expect(foresight.outcomes.size).toBe(1);
  });
});
