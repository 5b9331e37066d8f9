import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speak } from '../../words/words.svelte';
import { COMPONENTS, POSITIONS } from './fixtures/fixtures';
import Showcase from './Showcase.svelte';

beforeEach(() => speak('en', 'babylon/table'));
afterEach(cleanup);

test('a finished garden, as a plan where there is no WebGL, and what a line counts is lit', async () => {
  const sources = { statues: ['b2', 'c3'] };
  const annotations = { pillar_storage: 6, choices: null, score_sources: [sources, sources, sources] } as never;
  const shown = { position: POSITIONS.over, annotations, components: COMPONENTS, seat: 1, name: 'Bo' };
  const { rerender } = render(Showcase, { ...shown, line: 'statues' });
  const plan = screen.getByRole('img', { name: 'Bo’s garden' });
  expect(plan.querySelectorAll('.lit')).toHaveLength(2);
  await rerender({ line: 'bridges' });
  expect(plan.querySelectorAll('.lit')).toHaveLength(0);
});
