import { type Drawings, drawing } from '../draw/drawing'
import { label, pointer } from '../draw/labels'
import { person, teacherSeat } from '../draw/people'
import {
  arrow,
  CLAY,
  circle,
  GREEN,
  LEAF,
  MARIGOLD,
  PAPER,
  path,
  rect,
  SAND,
  SKY,
} from '../draw/shapes'
import { board, book, floor, sheet, table } from '../draw/things'

/** For the books on rubrics and on the Global Goals. */
export const rubricDrawings: Drawings = {
  'rubric-steps': drawing(
    226,
    ...[0, 1, 2, 3].map((step) =>
      rect(22 + step * 72, 176 - step * 30, 72, 22 + step * 30, {
        fill: [SKY, LEAF, SAND, MARIGOLD][step],
      }),
    ),
    ...['Just|begun', 'Partly|there', 'It|works', 'Ready|to show'].map(
      (words, step) =>
        label([58 + step * 72, 150 - step * 30 + 44], String(step + 1), { size: 15 }) +
        label([58 + step * 72, 212], words.replace('|', ' ')),
    ),
    person([202, 116], {
      hair: 'plaits',
      look: 'right',
      legs: 'skirt',
      scale: 0.78,
      hands: [
        [-18, -36],
        [24, -74],
      ],
    }),
    pointer([30, 66], 'Begin with 3: sound work|by an ordinary student', [182, 92], {
      from: [164, 72],
    }),
    arrow([
      [222, 58],
      [262, 40],
    ]),
    label([286, 34], 'Then 4'),
  ),
  'build-a-rubric': drawing(
    236,
    floor(214),
    board(96, 20, 214, 118),
    label([204, 42], 'What does A do that B does not?', { fill: PAPER }),
    ...[
      [130, 'See the|numbers'],
      [204, 'Honest'],
      [276, '?'],
    ].map(([x, words]) => label([Number(x), 72], String(words), { fill: PAPER })),
    ...[130, 204, 274].map((x) =>
      path(`M${x - 34} 76q2-20 34-20t34 20q-2 22-34 22t-34-22z`, { stroke: PAPER, width: 1.4 }),
    ),
    person([62, 214], {
      hair: 'bun',
      look: 'right',
      legs: 'sari',
      scale: 1.15,
      shirt: GREEN,
      hands: [
        [-18, -36],
        [26, -88],
      ],
    }),
    rect(88, 106, 10, 5, { fill: PAPER, width: 1.4 }, 1),
    ...[150, 206, 262].map((x, index) =>
      person([x, 216], {
        look: 'back',
        hair: (['plaits', 'short', 'long'] as const)[index],
        legs: 'none',
        hands:
          index === 1
            ? [
                [-17, -40],
                [22, -96],
              ]
            : [
                [-15, -36],
                [15, -36],
              ],
      }),
    ),
    table([206, 186], 190, 28),
  ),
  moderation: drawing(
    214,
    rect(84, 62, 160, 92, { fill: SAND }, 10),
    ...[
      [120, 40],
      [208, 40],
      [164, 176],
    ].map(([x = 0, y = 0]) => teacherSeat([x, y], [164, 108])),
    sheet(150, 86, 28, 38, 4),
    ...[
      [116, 74],
      [200, 74],
      [160, 130],
    ].map(([x = 0, y = 0]) => rect(x - 8, y - 4, 22, 13, { fill: PAPER, width: 1.4 })),
    circle([104, 132], 8, { fill: PAPER }),
    circle([104, 132], 5, { fill: CLAY, width: 0 }),
    path('M112 130q6 0 4 5h-4', { width: 1.4 }),
    pointer([252, 112], 'One piece,|name hidden', [174, 104], { from: [249, 112] }),
    pointer([262, 52], 'Slips: three|levels each', [212, 78], { from: [259, 58] }),
    pointer([24, 108], 'Tea', [98, 128], { from: [48, 106] }),
    label([164, 204], 'Turn the slips over together'),
  ),
  'three-piles': drawing(
    208,
    table([164, 150], 304, 44),
    ...[62, 164, 266].flatMap((x, pile) =>
      Array.from({ length: [5, 8, 4][pile] ?? 0 }, (_, index) =>
        book(
          x - 30 + ((index * 7) % 5),
          141 - index * 9,
          58,
          9,
          [LEAF, SKY, SAND][(index + pile) % 3],
        ),
      ),
    ),
    label([62, 54], 'Seems|strong'),
    label([164, 34], 'Seems|to work'),
    label([266, 60], 'Seems|weak'),
  ),
}
