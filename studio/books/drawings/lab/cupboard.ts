import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer } from '../../draw/labels'
import {
  circle,
  GREY,
  LEAF,
  line,
  MARIGOLD,
  oval,
  PAPER,
  path,
  place,
  rect,
  SAND,
  SKY,
} from '../../draw/shapes'
import { paperCup } from '../../draw/things'

export const cupboard: Drawings = {
  'lab-cupboard': drawing(
    278,
    line([
      [12, 250],
      [316, 250],
    ]),
    rect(22, 24, 128, 226, { fill: SAND }, 3),
    ...[
      [30, 62],
      [102, 76],
      [188, 54],
    ].map(([y = 0, height = 0]) => rect(30, y, 112, height, { fill: PAPER, width: 1.6 })),
    // Locked shelf.
    rect(44, 66, 16, 26, { fill: GREY }, 2),
    path('M48 66V54h8V66', {}),
    rect(70, 72, 22, 20, { fill: LEAF }, 2),
    rect(100, 74, 26, 18, { fill: MARIGOLD }, 2),
    circle([134, 60], 5, { fill: MARIGOLD }),
    path('M131 57v-5q3-5 6 0v5', { width: 1.6 }),
    // Tools in front of their outlines; one outline is empty.
    place(
      [0, -7],
      [
        path('M46 118V160M46 118q-8-2-8-8q8-2 8 8q0-10 8-8q0 6-8 8', { width: 2.4 }),
        rect(64, 112, 8, 54, { fill: GREY }, 2),
        path('M86 112V140M82 140h8V166H82z', { fill: MARIGOLD }),
        path('M104 112l8 22l8-22M112 134l-7 32M112 134l7 32', { dash: '3 4', width: 1.8 }),
      ],
    ),
    ...[36, 64, 92, 116].map(
      (x) =>
        rect(x, 212, 22, 28, { fill: LEAF, width: 1.6 }, 1) +
        rect(x - 1, 208, 24, 8, { fill: SKY, width: 1.6 }, 1) +
        line(
          [
            [x + 5, 226],
            [x + 16, 226],
          ],
          { width: 3 },
        ),
    ),
    rect(172, 178, 92, 9, { fill: SAND }, 2),
    rect(180, 187, 7, 63, { fill: SAND }),
    rect(249, 187, 7, 63, { fill: SAND }),
    paperCup([200, 178]),
    rect(222, 156, 30, 22, { fill: LEAF }),
    path('M228 156q2-10 9-10t9 10', {}),
    rect(274, 206, 40, 44, { fill: '#c9743f' }, 2),
    line(
      [
        [274, 220],
        [314, 220],
      ],
      { width: 1.4 },
    ),
    line(
      [
        [274, 235],
        [314, 235],
      ],
      { width: 1.4 },
    ),
    oval([286, 203], 7, 9, { fill: SKY }),
    path('M298 206V188H308V206', { fill: LEAF }),
    label([80, 46], 'Locked: teacher'),
    label([86, 174], 'Tools on outlines'),
    label([86, 202], 'Ten shoeboxes'),
    pointer([184, 96], 'An empty outline:|a tool is missing', [118, 138], { from: [180, 100] }),
    label([214, 132], 'Work in progress'),
    label([294, 164], 'Clean|scrap'),
    label([218, 268], 'Bench'),
    label([86, 268], 'Cupboard'),
    label([294, 268], 'Crate'),
  ),
}
