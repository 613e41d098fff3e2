import { type Drawings, drawing } from '../../draw/drawing'
import { label, speech } from '../../draw/labels'
import { person } from '../../draw/people'
import {
  circle,
  GREEN,
  GREY,
  LEAF,
  line,
  MARIGOLD,
  PAPER,
  path,
  place,
  rect,
  SAND,
  SKY,
} from '../../draw/shapes'
import { banknote, bench, book, floor } from '../../draw/things'

const GATE_BARS = [200, 216, 232, 248, 264, 280, 296]

export const cases7To9: Drawings = {
  'case-sixty-rupees': drawing(
    232,
    floor(212),
    // The shop, its owner behind the counter.
    rect(16, 44, 132, 168, { fill: '#f3dfb4' }),
    rect(30, 76, 104, 136, { fill: PAPER, width: 1.6 }),
    path('M12 44H152L146 70H18z', { fill: MARIGOLD }),
    label([82, 62], 'Stationery'),
    ...[38, 62, 86, 110].map((x, index) =>
      rect(x, 84, 16, 18, { fill: [LEAF, SKY, SAND, LEAF][index], width: 1.4 }),
    ),
    line(
      [
        [34, 103],
        [130, 103],
      ],
      { width: 2.4 },
    ),
    person([82, 220], {
      hair: 'grey',
      look: 'front',
      mouth: 'flat',
      legs: 'none',
      shirt: SKY,
      hands: [
        [-20, -52],
        [20, -52],
      ],
    }),
    rect(18, 168, 128, 44, { fill: SAND }, 2),
    line(
      [
        [18, 180],
        [146, 180],
      ],
      { width: 1.4 },
    ),
    person([206, 212], {
      hair: 'plaits',
      look: 'down',
      mouth: 'flat',
      legs: 'skirt',
      scale: 1.12,
      hands: [
        [-16, -56],
        [14, -58],
      ],
    }),
    banknote([184, 146]),
    banknote([226, 144]),
    label([196, 92], '₹50 and ₹50'),
    person([288, 212], {
      hair: 'long',
      look: 'left',
      mouth: 'open',
      legs: 'skirt',
      scale: 1.05,
      hands: [
        [-24, -62],
        [18, -34],
      ],
    }),
    speech([244, 46], 'Now you are even.', [284, 100]),
    label([206, 228], 'Sana'),
    label([288, 228], 'Her friend'),
  ),
  'case-bad-reading': drawing(
    236,
    floor(214),
    // A pendulum that hangs from its stand.
    rect(20, 164, 54, 8, { fill: GREY }),
    line(
      [
        [28, 164],
        [28, 50],
      ],
      { width: 4 },
    ),
    line(
      [
        [26, 54],
        [62, 54],
      ],
      { width: 4 },
    ),
    line(
      [
        [60, 54],
        [74, 138],
      ],
      { width: 1.6 },
    ),
    circle([76, 144], 8, { fill: MARIGOLD }),
    path('M50 150Q60 156 68 153', { width: 1.2, dash: '3 3' }),
    person([140, 216], {
      look: 'right',
      mouth: 'open',
      legs: 'none',
      scale: 1.1,
      hands: [
        [-14, -44],
        [24, -54],
      ],
    }),
    person([214, 216], {
      hair: 'plaits',
      look: 'down',
      mouth: 'flat',
      legs: 'none',
      scale: 1.1,
      hands: [
        [-18, -46],
        [26, -48],
      ],
    }),
    bench([164, 172], 292, 42),
    rect(252, 58, 62, 100, { fill: PAPER }),
    label([283, 76], 'g'),
    ...['9.8', '9.7', '9.9', '9.8', '9.2'].map((value, row) => label([283, 92 + row * 15], value)),
    line(
      [
        [252, 81],
        [314, 81],
      ],
      { width: 1.2 },
    ),
    line(
      [
        [243, 162],
        [256, 148],
      ],
      { stroke: MARIGOLD, width: 3.4 },
    ),
    speech([132, 60], 'Write 9.8.', [140, 104]),
    label([140, 230], 'Arnav'),
    label([214, 230], 'Bhavna'),
  ),
  'case-promise': drawing(
    232,
    floor(212),
    rect(186, 64, 12, 148, { fill: '#c9743f' }),
    rect(304, 64, 12, 148, { fill: '#c9743f' }),
    path('M186 64Q252 26 316 64', { width: 5 }),
    ...GATE_BARS.map((x) =>
      line(
        [
          [x, 84],
          [x, 206],
        ],
        { width: 2.6 },
      ),
    ),
    line([
      [198, 96],
      [304, 96],
    ]),
    line([
      [198, 196],
      [304, 196],
    ]),
    label([252, 74], 'School'),
    person([74, 212], {
      hair: 'bun',
      look: 'right',
      legs: 'sari',
      scale: 1.22,
      shirt: GREEN,
      hands: [
        [-18, -34],
        [28, -54],
      ],
    }),
    person([164, 212], {
      hair: 'plaits',
      look: 'down',
      mouth: 'flat',
      legs: 'skirt',
      scale: 1.1,
      hands: [
        [-15, -52],
        [15, -52],
      ],
    }),
    place([164, 158], [book(-14, -10, 28, 12)]),
    speech([104, 40], 'You two tell each other|everything, no?', [84, 90]),
    label([74, 228], 'Zoya’s mother'),
    label([164, 228], 'Ritu'),
  ),
}
