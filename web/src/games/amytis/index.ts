/** The Architects of Amytis in the browser: see `GameModule` for what each entry is. */

import { t } from '../../words/words.svelte';
import type { GameModule } from '../module';
import Picture from './HomePicture.svelte';
import './theme.css';

const amytis: GameModule = {
  name: 'amytis',
  order: 2,
  title: () => t('page-game-amytis'),
  about: () => t('home-about-amytis'),
  box: { minutes: [30, 30], weight: 'light' },
  Picture,
  sign: {
    path: 'M12 3.5a3.2 3.2 0 0 1 1.9 5.8L17 18h1.5v2.5h-13V18H7l3.1-8.7A3.2 3.2 0 0 1 12 3.5z',
    color: 'var(--lapis)',
  },
  // The pictures of the rules show cards and pieces, which have the words of the board.
  words: {
    home: ['amytis/home'],
    table: ['amytis/table'],
    hints: ['amytis/hints'],
    rules: ['amytis/rules', 'amytis/table'],
    shortcuts: [],
  },
  shortcuts: [],
  loadParts: async () => (await import('./parts')).default,
  loadBook: async () => {
    const [{ default: book }, { default: Drawing }] = await Promise.all([
      import('./rules/book'),
      import('./rules/RulesPicture.svelte'),
    ]);
    return { book, Drawing };
  },
};

export default amytis;
