import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer } from '../../draw/labels'
import { arrow, LEAF, line, MARIGOLD, PAPER, rect, SAND, SKY, shape } from '../../draw/shapes'
import { eye } from '../../draw/things'

/** A pupil builds from these: sizes, sides and directions are those of the text. */
export const periscopeDrawing: Drawings = {
  periscope: drawing(
    312,
    rect(222, 108, 30, 190, { fill: SAND }),
    ...[134, 160, 186, 212, 238, 264].map(
      (y, row) =>
        line(
          [
            [222, y],
            [252, y],
          ],
          { width: 1 },
        ) +
        line(
          [
            [row % 2 ? 232 : 242, y],
            [row % 2 ? 232 : 242, y + 26],
          ],
          { width: 1 },
        ),
    ),
    line([
      [20, 298],
      [308, 298],
    ]),
    rect(112, 46, 46, 230, { fill: '#f3dfb4' }),
    // The openings, in front above and at the back below.
    line(
      [
        [158, 50],
        [158, 88],
      ],
      { stroke: PAPER, width: 4 },
    ),
    line(
      [
        [112, 234],
        [112, 272],
      ],
      { stroke: PAPER, width: 4 },
    ),
    line(
      [
        [112, 92],
        [158, 46],
      ],
      { width: 5 },
    ),
    line(
      [
        [114.5, 93.5],
        [160.5, 47.5],
      ],
      { stroke: SKY, width: 2.4 },
    ),
    line(
      [
        [112, 276],
        [158, 230],
      ],
      { width: 5 },
    ),
    line(
      [
        [109.5, 274.5],
        [155.5, 228.5],
      ],
      { stroke: SKY, width: 2.4 },
    ),
    line(
      [
        [296, 69],
        [137, 69],
      ],
      { stroke: MARIGOLD, width: 2.6 },
    ),
    arrow(
      [
        [260, 69],
        [190, 69],
      ],
      { stroke: MARIGOLD, width: 2.6 },
    ),
    arrow(
      [
        [137, 69],
        [137, 168],
      ],
      { stroke: MARIGOLD, width: 2.6 },
    ),
    line(
      [
        [137, 160],
        [137, 253],
      ],
      { stroke: MARIGOLD, width: 2.6 },
    ),
    arrow(
      [
        [137, 253],
        [64, 253],
      ],
      { stroke: MARIGOLD, width: 2.6 },
    ),
    eye([46, 253], 'right'),
    line(
      [
        [276, 298],
        [276, 46],
      ],
      { width: 3 },
    ),
    shape(
      [
        [278, 46],
        [314, 46],
        [314, 66],
        [278, 66],
      ],
      { fill: LEAF },
    ),
    label([296, 60], 'GO', { size: 13 }),
    line(
      [
        [172, 48],
        [172, 274],
      ],
      { width: 1.2 },
    ),
    line(
      [
        [167, 48],
        [177, 48],
      ],
      { width: 1.2 },
    ),
    line(
      [
        [167, 274],
        [177, 274],
      ],
      { width: 1.2 },
    ),
    label([180, 204], '40 cm', { anchor: 'start' }),
    label([135, 40], '8 cm'),
    pointer([96, 74], 'Mirror at 45°', [128, 77], { anchor: 'end' }),
    label([222, 58], 'Light'),
    label([222, 92], 'Window in front'),
    pointer([100, 208], 'Mirror,|facing the first', [138, 247], {
      anchor: 'end',
      from: [104, 214],
    }),
    label([62, 290], 'Window at the back'),
    label([237, 128], 'Wall'),
  ),
}
