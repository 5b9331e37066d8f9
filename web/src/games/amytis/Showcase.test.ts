import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speak } from '../../words/words.svelte';
import { components, positions } from './fixtures/fixtures';
import Showcase from './Showcase.svelte';

beforeEach(() => speak('en', 'amytis/table'));
afterEach(cleanup);

test('a city with its projects and favours, and what a line counts is lit', () => {
  const position = positions.find(({ over }) => over);
  const [of] = position?.view.seats ?? [];
  if (!position || !of) throw new Error('no fixture of a game that is over');
  const [first = 0] = of.completed;
  const none = { cells: [], projects: [], favors: [] };
  const sources = {
    track: none,
    favors: { ...none, cells: ['b2' as const] },
    projects: { ...none, projects: [first] },
  };
  const annotations = { ...(position.annotations as never as object), score_sources: [sources, sources] } as never;
  const shown = { position, annotations, components, seat: 0, name: 'Ada' };
  const { container } = render(Showcase, { ...shown, line: 'projects' });
  expect(screen.getByRole('img', { name: 'Ada’s city' }).querySelectorAll('.place')).toHaveLength(9);
  expect(container.querySelectorAll('li.lit')).toHaveLength(of.completed.length ? 1 : 0);
  expect(container.querySelector('.marked')).toBeNull();
  cleanup();
  render(Showcase, { ...shown, line: 'favors' });
  expect(document.querySelectorAll('.marked')).toHaveLength(1);
});
