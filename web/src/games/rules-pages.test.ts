/** The pages `docs/rules/GAME.md` are made from the rules in the client: `make rules-pages` writes them. */

import { expect, test } from 'vitest';
import { speak, t } from '../words/words.svelte';
import AMYTIS from './amytis/rules/book';
import BABYLON from './babylon/rules/book';
import { alternative, type Block, type Book, caption, type Entry, keyOf, literal, type Section, word } from './book';

const INTRODUCTION: Record<string, string> = {
  babylon: `Four printed rulebooks were compared: the Spanish, French, Italian and Japanese ones. [The reasons for the
rulings](babylon-rulings.md) say which edition reads how. For programmers there are two more pages: [where each rule is
in the code](babylon-code.md), and [notation, events and reasons](babylon-programs.md).`,
  amytis: `The rules follow the Russian edition; what its rulebook shows only as pictures is that of the published
game. There is a page with [the reasons for the rulings](amytis-rulings.md). For programmers there are two more: [where
each rule is in the code](amytis-code.md), and [notation, events and reasons](amytis-programs.md).`,
};

function page(book: Book): string {
  const say = (key: string) => t(`rules-${book.game}-${key}`);
  const title = (name: string) => say(`${name}-title`);
  const slug = (name: string) =>
    title(name)
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s+/g, '-');

  function cell(of: Section, entry: Entry): string {
    const key = keyOf(entry);
    if (key !== null) return say(word(of, key));
    return typeof entry === 'object' ? `\`${literal(entry)}\`` : literal(entry);
  }

  function lines(of: Section, block: Block): string {
    switch (block.kind) {
      case 'text':
        return say(word(of, block.text));
      case 'heading':
        return `**${say(word(of, block.text))}**`;
      case 'list':
        return block.items.map((item, n) => `${block.numbered ? `${n + 1}.` : '-'} ${say(word(of, item))}`).join('\n');
      case 'table': {
        const rows = [block.head, block.head.map(() => null), ...block.rows];
        return rows
          .map((row) => `| ${row.map((one) => (one === null ? '---' : cell(of, one))).join(' | ')} |`)
          .join('\n');
      }
      case 'picture':
        return `> *Picture.* ${say(caption(block.picture))}\n>\n> ${say(alternative(block.picture))}`;
    }
  }

  const blocks = book.sections.flatMap((one) => [
    `${one.part ? '###' : '##'} ${title(one.name)}`,
    ...one.blocks.map((block) => lines(one, block)),
    ...(one.see.length ? [`See also: ${one.see.map((name) => `[${title(name)}](#${slug(name)})`).join(' · ')}`] : []),
  ]);
  const from = `web/src/games/${book.game}/rules/book.ts and words/en/rules.ftl`;
  return `${[
    `<!-- Written by \`make rules-pages\` from ${from}: change those. -->`,
    `# ${t(`page-game-${book.game}`)}: the rules`,
    INTRODUCTION[book.game],
    ...blocks,
  ].join('\n\n')}\n`;
}

test.each([BABYLON, AMYTIS])('the page of the rules of $game is current', async (book) => {
  await speak('en', `${book.game}/home`, `${book.game}/rules`);
  const titles = book.sections.map((section) => t(`rules-${book.game}-${section.name}-title`));
  expect(new Set(titles).size, 'links to a title need it once').toBe(titles.length);
  await expect(page(book)).toMatchFileSnapshot(`../../../docs/rules/${book.game}.md`);
});
