import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer, speech } from '../../draw/labels'
import { person, seat } from '../../draw/people'
import {
  circle,
  GREEN,
  GREY,
  INK,
  LEAF,
  line,
  MARIGOLD,
  oval,
  PAPER,
  path,
  rect,
  SAND,
  SKY,
} from '../../draw/shapes'
import { book } from '../../draw/things'

/** For the book on projects that students run. */
export const projectsOfTerms1And2: Drawings = {
  'wall-list': drawing(
    226,
    rect(16, 18, 210, 176, { fill: PAPER }, 2),
    circle([121, 18], 4, { fill: MARIGOLD }),
    ...['What', 'Who', 'By when', 'Done'].map((words, column) =>
      label([[48, 102, 152, 203][column] ?? 0, 40], words),
    ),
    ...[82, 124, 182].map((x) =>
      line(
        [
          [x, 26],
          [x, 188],
        ],
        { width: 1.2 },
      ),
    ),
    ...[48, 82, 116, 150].map((y) =>
      line(
        [
          [20, y],
          [222, y],
        ],
        { width: 1.2 },
      ),
    ),
    ...['Stamp', 'Slips', 'Trolley'].map((words, row) => label([48, 70 + row * 34], words)),
    ...['Arun', 'Divya', 'Salma'].map((words, row) => label([103, 70 + row * 34], words)),
    ...['Monday', 'Friday', 'Friday'].map((words, row) => label([153, 70 + row * 34], words)),
    path('M194 64l6 7l12-15', { stroke: GREEN, width: 3 }),
    path('M194 98l6 7l12-15', { stroke: GREEN, width: 3 }),
    line([
      [236, 200],
      [318, 200],
    ]),
    person([280, 200], {
      hair: 'plaits',
      look: 'left',
      legs: 'skirt',
      scale: 1.15,
      hands: [
        [-36, -76],
        [18, -36],
      ],
    }),
    line(
      [
        [238, 114],
        [230, 106],
      ],
      { stroke: MARIGOLD, width: 3.4 },
    ),
    label([121, 216], 'One name for each task'),
  ),
  'library-desk': drawing(
    232,
    rect(14, 14, 300, 176, { fill: PAPER, width: 4 }, 1),
    line(
      [
        [60, 190],
        [104, 190],
      ],
      { stroke: PAPER, width: 7 },
    ),
    path('M60 190l8-30', { width: 2 }),
    rect(120, 150, 56, 20, { fill: SAND }, 2),
    seat([148, 142], [148, 190], LEAF, 1.3),
    book(126, 155, 18, 9),
    ...[30, 74, 118].map(
      (y) =>
        rect(230, y - 4, 72, 14, { fill: SAND, width: 1.6 }, 1) +
        Array.from({ length: 8 }, (_, index) =>
          rect(233 + index * 8.4, y - 2, 6, 10, {
            fill: [LEAF, SKY, MARIGOLD][index % 3],
            width: 1,
          }),
        ).join(''),
    ),
    rect(20, 24, 150, 14, { fill: SAND, width: 1.6 }, 1),
    ...Array.from({ length: 17 }, (_, index) =>
      rect(23 + index * 8.6, 26, 6, 10, { fill: [SKY, LEAF, SAND][index % 3], width: 1 }),
    ),
    seat([206, 84], [240, 84], LEAF, 1.3),
    rect(60, 74, 60, 26, { fill: SKY }, 2),
    seat([90, 64], [90, 90], LEAF, 1.3),
    seat([62, 150], [120, 158], MARIGOLD, 1.3),
    label([148, 184], 'Desk'),
    label([90, 92], 'Mending'),
    label([206, 108], 'Shelves'),
    label([46, 134], 'Visitors'),
    label([164, 214], 'One door, with the desk beside it'),
  ),
  'reading-hour': drawing(
    224,
    oval([164, 190], 136, 22, { fill: SKY }),
    person([164, 214], {
      hair: 'plaits',
      look: 'down',
      legs: 'none',
      scale: 1.25,
      hands: [
        [-20, -38],
        [20, -38],
      ],
      shirt: LEAF,
    }),
    person([84, 208], {
      hair: 'short',
      look: 'right',
      legs: 'none',
      scale: 0.86,
      hands: [
        [-14, -36],
        [30, -46],
      ],
      shirt: MARIGOLD,
    }),
    person([244, 208], {
      hair: 'long',
      look: 'left',
      legs: 'none',
      mouth: 'open',
      scale: 0.86,
      hands: [
        [-28, -46],
        [14, -36],
      ],
      shirt: MARIGOLD,
    }),
    oval([84, 188], 28, 13, { fill: INK }),
    oval([244, 188], 28, 13, { fill: INK }),
    oval([164, 188], 42, 18, { fill: INK }),
    path('M134 164Q150 154 164 164Q178 154 194 164V184Q178 176 164 184Q150 176 134 184z', {
      fill: PAPER,
    }),
    line(
      [
        [164, 164],
        [164, 184],
      ],
      { width: 1.4 },
    ),
    circle([150, 171], 5, { fill: GREEN, width: 1.2 }),
    speech([94, 46], 'What do you see?|What might happen?', [150, 96]),
    speech([258, 88], 'A tiger!', [248, 124]),
  ),
  'drip-test': drawing(
    246,
    rect(20, 28, 22, 60, { fill: GREY }),
    path('M42 44H112Q136 44 136 68V84H116V72Q116 64 106 64H42z', { fill: SKY }),
    rect(72, 26, 14, 18, { fill: SKY }),
    line(
      [
        [60, 26],
        [98, 26],
      ],
      { width: 5 },
    ),
    path('M126 96q-6 10 0 11q6-1 0-11zM126 124q-6 10 0 11q6-1 0-11z', { fill: SKY, width: 1.6 }),
    path('M102 146V218Q102 226 110 226H142Q150 226 150 218V146', { fill: PAPER }),
    path('M103 206H149V217Q149 225 142 225H110Q103 225 103 217z', { fill: SKY, width: 0 }),
    ...[154, 167, 180, 193, 206].map((y) =>
      line(
        [
          [102, y],
          [112, y],
        ],
        { width: 1.2 },
      ),
    ),
    line([
      [60, 226],
      [200, 226],
    ]),
    circle([252, 70], 36, { fill: PAPER, width: 3 }),
    path('M252 70V34A36 36 0 0 1 270 38.8z', { fill: SAND, width: 0 }),
    line(
      [
        [252, 70],
        [252, 44],
      ],
      { width: 3 },
    ),
    line(
      [
        [252, 70],
        [265, 47.5],
      ],
      { width: 2 },
    ),
    circle([252, 70], 3, { fill: INK }),
    circle([252, 70], 36, { width: 3 }),
    label([252, 126], '5 minutes'),
    pointer([176, 200], '40 mL', [146, 206]),
    label([242, 160], '40 × 12 = 480 mL an hour|about 11.5 litres a day'),
  ),
}
