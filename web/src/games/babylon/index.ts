/** Babylon in the browser: see `GameModule` for what each entry is. */

import { t } from '../../words/words.svelte';
import type { GameModule } from '../module';
import Picture from './HomePicture.svelte';
import { SHORTCUTS } from './shortcuts';
import './theme.css';

const babylon: GameModule = {
  name: 'babylon',
  order: 1,
  title: () => t('page-game-babylon'),
  about: () => t('home-about-babylon'),
  box: { minutes: [40, 60], weight: 'medium' },
  Picture,
  sign: {
    path: 'M3 18h18v2.5H3zM5.5 11.5h13V14h-13zM8.5 5h7v2.5h-7zM6.5 14h2v4h-2zm9 0h2v4h-2zm-6-6.5h1.6v4H9.5zm3.4 0h1.6v4h-1.6zM11 14h2v4h-2z',
    color: 'var(--brick)',
  },
  // The pictures of the rules show cards and pieces, which have the words of the board.
  words: {
    home: ['babylon/home'],
    table: ['babylon/table'],
    hints: ['babylon/hints'],
    rules: ['babylon/rules', 'babylon/table'],
    shortcuts: ['babylon/shortcuts'],
  },
  shortcuts: SHORTCUTS,
  loadParts: async () => (await import('./parts')).default,
  loadBook: async () => {
    const [{ default: book }, { default: Drawing }] = await Promise.all([
      import('./rules/book'),
      import('./rules/RulesPicture.svelte'),
    ]);
    return { book, Drawing };
  },
};

export default babylon;
