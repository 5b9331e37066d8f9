import { type Book, counted, heading, list, part, picture, section, signed, steps, table, text } from '../../book';
import { FAVORS } from '../pieces';

const BUILDINGS = ['garden', 'market', 'wall', 'palace', 'residence', 'theater'];

const AMYTIS: Book = {
  game: 'amytis',
  sections: [
    section(
      'overview',
      [picture('overview'), ...['1', '2', '3'].map(text), heading('tips'), list(...counted('tip', 4)), text('credit')],
      ['setup', 'turn', 'build', 'scoring'],
    ),
    section('components', [
      picture('signs'),
      table(
        ['what', 'number', 'about'],
        ['board', 1, 'board-about'],
        ['cities', 2, 'cities-about'],
        ['tiles', 48, 'tiles-about'],
        ['cards', 12, 'cards-about'],
        ['projects', 20, 'projects-about'],
        ['architects', 8, 'architects-about'],
        ['tokens', 10, 'tokens-about'],
        ['favors', 1, 'favors-about'],
      ),
      text('1'),
      heading('words'),
      list(...counted('word', 5)),
    ]),
    section('setup', [text('1'), steps(...counted('step', 6))], ['options']),
    section(
      'turn',
      [
        text('1'),
        steps(...counted('step', 4)),
        text('2'),
        heading('example'),
        text('3'),
        steps(...counted('example', 3)),
      ],
      ['architects', 'choose', 'build', 'favor'],
    ),
    part('architects', [picture('architects'), text('1'), text('2')], ['favor', 'theater']),
    part('choose', [text('1'), list(...counted('rule', 2)), text('2'), text('3')], ['architects', 'end']),
    section(
      'build',
      [
        text('1'),
        text('2'),
        table(
          ['building', 'a', 'b'],
          ...BUILDINGS.map((building) => [signed(`building-${building}`, building), `${building}-a`, `${building}-b`]),
        ),
        text('3'),
      ],
      ['projects', 'options'],
    ),
    part('garden', [text('1'), text('2'), picture('garden')]),
    part('market', [text('1'), text('2'), picture('market')]),
    part('wall', [text('1'), text('2'), text('3'), picture('wall')]),
    part('palace', [...['1', '2', '3', '4'].map(text), picture('palace')], ['projects', 'rulings']),
    part('residence', [text('1'), text('2'), picture('residence')]),
    part('theater', [text('1'), text('2'), text('3'), picture('theater')], ['architects']),
    section(
      'projects',
      [
        text('1'),
        list(...counted('rule', 6)),
        picture('projects-turned'),
        text('2'),
        heading('cards'),
        picture('projects-cards'),
      ],
      ['palace', 'rulings'],
    ),
    section('favor', [text('1'), list(...counted('rule', 4)), text('2')], ['favors', 'architects']),
    part(
      'favors',
      [
        text('1'),
        table(['place', 'points'], ...FAVORS.map((place) => [signed(`favor-${place}`, place), `${place}-points`])),
        text('2'),
        ...['favors-stairs', 'favors-corners', 'favors-board'].map(picture),
      ],
      ['favor', 'scoring'],
    ),
    section('end', [text('1'), list(...counted('rule', 2)), text('2')], ['scoring']),
    section(
      'scoring',
      [
        text('1'),
        table(['line', 'what'], ...['track', 'projects', 'favors'].map((line) => [line, `${line}-what`])),
        text('2'),
      ],
      ['build', 'projects', 'favors'],
    ),
    section(
      'options',
      [text('1'), table(['option', 'choices'], ['sides', 'sides-choices'], ['second', 'second-choices'])],
      ['build', 'setup'],
    ),
    section('rulings', [text('1'), ...counted('a', 7).map((key) => text(key.replace('-', '')))]),
    section('hidden', [text('1'), text('2')]),
    section('notation', [
      text('1'),
      table(
        ['action', 'written'],
        ['build', { as: 'b2 c3' }],
        ['project', { as: 'project 8' }],
        ['deck', { as: 'project deck' }],
        ['score', { as: 'score' }],
        [
          'favor',
          { as: 'favor I, favor II, favor III, favor IV, favor stairs, favor corners, favor projects, favor row' },
        ],
      ),
    ]),
  ],
};

export default AMYTIS;
