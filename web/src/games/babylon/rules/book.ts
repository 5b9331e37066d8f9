import { type Book, counted, heading, list, part, picture, section, signed, steps, table, text } from '../../book';

const TOKENS = ['extra_single', 'extra_double', 'change_icon', 'fill_blank', 'double_flower', 'one_fewer', 'blank'];
const LINES = [
  'statues',
  'fountains',
  'bridges',
  'stairs',
  'decoration_sets',
  'flower_sets',
  'belvederes',
  'highest_level',
];
const EXAMPLE = [1, 3, 3, 3, 4, 4, 1, 4];
const TOTAL = 23;

const BABYLON: Book = {
  game: 'babylon',
  sections: [
    section(
      'overview',
      [
        picture('overview'),
        ...['1', '2', '3', '4'].map(text),
        heading('tips'),
        list(...counted('tip', 4)),
        text('credit'),
      ],
      ['setup', 'round', 'dig', 'scoring'],
    ),
    section(
      'components',
      [
        text('1'),
        picture('tiles'),
        text('2'),
        picture('signs'),
        table(
          ['what', 'number', 'about'],
          ['clay', 16, 'clay-about'],
          ['granite', 16, 'granite-about'],
          ['basalt', 16, 'basalt-about'],
          ['start', 4, 'start-about'],
          ['tokens', 14, 'tokens-about'],
          ['singles', 148, 'singles-about'],
          ['doubles', 60, 'doubles-about'],
          ['belvederes', 38, 'belvederes-about'],
          ['stairs', 15, 'two-spaces'],
          ['fountains', 15, 'two-spaces'],
          ['bridges', 15, 'two-spaces'],
          ['statues', 38, 'statues-about'],
        ),
        heading('words'),
        list(...counted('word', 5)),
        text('3'),
      ],
      ['tokens', 'supply'],
    ),
    section('setup', [
      text('1'),
      steps(...counted('step', 5)),
      table(
        ['players', 'removals', 'tokens', 'rounds'],
        [2, 'removals-2', 14, 15],
        [3, 'removals-3', 12, 13],
        [4, 'removals-4', 10, 11],
      ),
      text('2'),
    ]),
    section(
      'round',
      [text('1'), list(...counted('part', 3)), text('2'), text('3')],
      ['dig', 'build', 'store', 'tokens', 'hidden'],
    ),
    section(
      'dig',
      [text('1'), text('2'), picture('dig'), list(...counted('edge', 3)), ...['3', '4', '5'].map(text)],
      ['tokens', 'store'],
    ),
    section('build', ['1', '2', '3', '4'].map(text), ['place', 'decorations']),
    part(
      'place',
      [
        text('1'),
        picture('place'),
        list(...counted('rule', 8)),
        picture('same-cells'),
        heading('support'),
        text('2'),
        table(
          ['cell', 'stands', 'costs'],
          ['cell-1', 'stands-1', 'costs-1'],
          ['cell-2', 'stands-2', 'costs-2'],
          ['cell-3', 'stands-3', 'costs-3'],
        ),
        text('3'),
        heading('pay'),
        text('4'),
        text('5'),
        heading('statue'),
        text('6'),
        picture('statue-carries'),
      ],
      ['levels', 'open-corner', 'rulings'],
    ),
    part('levels', [text('1'), picture('levels'), ...['2', '3', '4'].map(text)], ['place', 'scoring']),
    part(
      'open-corner',
      [text('1'), picture('open-corner'), text('2'), text('3'), list(...counted('not', 2)), text('4')],
      ['place', 'supply'],
    ),
    section(
      'decorations',
      [
        text('1'),
        list(...counted('rule', 5)),
        text('2'),
        text('3'),
        table(
          ['kind', 'where', 'worth'],
          ...['stairs', 'fountain', 'bridge', 'statue'].map((kind) => [
            signed(`icon-${kind}`, kind),
            `${kind}-where`,
            `${kind}-worth`,
          ]),
        ),
      ],
      ['tokens', 'scoring', 'supply'],
    ),
    part('stairs', [text('1'), text('2'), picture('stairs')], ['decorations', 'scoring']),
    part('fountain', [text('1'), text('2'), picture('fountain')], ['decorations', 'scoring']),
    part(
      'bridge',
      [text('1'), picture('bridge-high'), ...['2', '3', '4'].map(text), picture('bridge')],
      ['decorations', 'options', 'rulings'],
    ),
    part('statue', [text('1'), picture('statue'), text('2'), text('3')], ['decorations', 'place', 'rulings']),
    section('store', [text('1'), list(...counted('rule', 3)), text('2')], ['supply']),
    section(
      'tokens',
      [
        text('1'),
        table(['token', 'effect'], ...TOKENS.map((token) => [signed(`token-${token}`, token), `${token}-effect`])),
        heading('wild'),
        text('2'),
        text('3'),
      ],
      ['dig', 'decorations'],
    ),
    section(
      'scoring',
      [
        text('1'),
        list(...counted('seen', 4)),
        picture('half-covered'),
        picture('covered'),
        table(['line', 'points'], ...LINES.map((line) => [line, `${line}-points`])),
        text('2'),
        heading('winner'),
        text('3'),
        heading('example'),
        text('4'),
        picture('scoring'),
        table(['line', 'points'], ...LINES.map((line, n) => [`example-${line}`, EXAMPLE[n] ?? 0]), [
          'example-total',
          TOTAL,
        ]),
        text('5'),
      ],
      ['decorations', 'levels'],
    ),
    section('supply', [text('1'), list(...counted('rule', 4)), text('2'), text('3')], ['options']),
    section(
      'options',
      [
        text('1'),
        table(
          ['option', 'choices'],
          ...['same_footprint', 'bridge_gap', 'limited_supply', 'covered_belvederes'].map((option) => [
            option,
            `${option}-choices`,
          ]),
        ),
      ],
      ['rulings'],
    ),
    section('rulings', [
      text('1'),
      text('r1'),
      text('r1-example'),
      ...Array.from({ length: 14 }, (_, n) => text(`r${n + 2}`)),
    ]),
    section('hidden', [text('1'), text('2')]),
    section('notation', [
      text('1'),
      table(
        ['action', 'written'],
        ['remove', { as: 'remove b3' }],
        ['dig', { as: 'dig b3' }],
        ['place', { as: 'place dug c4 r1 L2 open se' }],
        ['decorate', { as: 'stairs c4-d4, fountain c4-c5, bridge c4-e4, statue c4' }],
        ['finish', { as: 'finish dug, finish stored, finish none' }],
      ),
      text('2'),
    ]),
  ],
};

export default BABYLON;
